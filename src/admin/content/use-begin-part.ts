/** Beginning a written part of the shop's own pages. */
import { perLocale } from '#domain/market/market.ts'
import { parts } from '#messages/admin/content/pages.ts'
import { inLocale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import type { ContentBegun } from '#admin/schema/content.ts'

export type PartName = keyof typeof parts

/** Returns what begins a part, and how that goes; `onBegun` gets the id of the content. */
export function useBeginPart() {
  const { isBusy, failure, send } = useSentForm()
  const beginPart = (name: PartName, onBegun: (id: number) => void) =>
    send(
      () => call<ContentBegun>('POST', '/content', { kind: 'part', name, title: perLocale((at) => inLocale(at, parts[name])) }),
      ({ id }) => onBegun(id),
    )
  return { isBusy, failure, beginPart }
}
