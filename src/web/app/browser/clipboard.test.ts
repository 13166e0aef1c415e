import { beforeEach, expect, test, vi } from 'vitest'
import { closeToast, toasts } from '#web/ui/toasts.browser.ts'
import { copyShown } from './clipboard.browser.ts'

/** The element in which the page shows the code. Only its identity counts here: a selection needs a browser. */
const box = {} as HTMLElement
const written: string[] = []
const selected: unknown[] = []

/** A browser whose clipboard takes what is written, or refuses it. */
function useClipboard(isAllowed: boolean): void {
  const writeText = async (letters: string) => {
    if (!isAllowed) throw new DOMException('Write permission denied.', 'NotAllowedError')
    written.push(letters)
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.stubGlobal('getSelection', () => ({ selectAllChildren: (node: unknown) => void selected.push(node) }))
}

beforeEach(() => {
  closeToast()
  written.length = 0
  selected.length = 0
})

test('what was copied is on the clipboard and said, and nothing is selected', async () => {
  useClipboard(true)
  copyShown('N3ST-2222', { current: box }, 'The code is copied.')
  await vi.waitFor(() => expect(toasts.get()).toEqual({ text: 'The code is copied.' }))
  expect([written, selected]).toEqual([['N3ST-2222'], []])
  closeToast()
})

test('what the browser does not let the page copy is selected to be copied by hand, and nothing is said', async () => {
  useClipboard(false)
  copyShown('N3ST-2222', { current: box }, 'The code is copied.')
  await vi.waitFor(() => expect(selected).toEqual([box]))
  expect([written, toasts.get()]).toEqual([[], null])
})

test('a refusal after the code has left the page selects nothing', async () => {
  useClipboard(false)
  const looked = vi.fn<() => null>(() => null)
  copyShown(
    'N3ST-2222',
    {
      get current() {
        return looked()
      },
    },
    'The code is copied.',
  )
  await vi.waitFor(() => expect(looked).toHaveBeenCalled())
  expect([selected, toasts.get()]).toEqual([[], null])
})
