/** The button that sends an address to somebody. */
import { useEffect, useRef, useState } from 'react'
import * as text from '#messages/shopping/share.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as styles from './share-button.module.css'

interface Props {
  /** Path with nothing in its query that tells where the visitor came from. */
  path: () => string
  title: string
  label: string
}

/** Opens the share sheet of the device; copies the address where there is none; shows it where nothing may be copied. */
export function ShareButton({ path, title, label }: Props) {
  const [shown, setShown] = useState('')
  const send = async () => {
    const url = new URL(path(), location.origin).href
    if ((await openSheet({ title, url })) || (await copy(url))) setShown('')
    else setShown(url)
  }
  return (
    <>
      <button type="button" className={`${styles.share} ${scriptStyles.live}`} aria-label={label} onClick={() => void send()}>
        <Icon name="share-network" small />
        {text.share()}
      </button>
      {shown && <Address key={shown} url={shown} />}
    </>
  )
}

/** Returns whether the sheet was open; false where the device has none. */
async function openSheet(data: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // Closed without a choice: that was an answer.
    return (error as Error).name === 'AbortError'
  }
}

/** Returns whether the address was copied. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    toast(text.copied())
    return true
  } catch {
    return false
  }
}

/** The address, selected, to be copied by hand. */
function Address({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <input ref={field} className={`${fieldStyles.input} ${styles.address}`} readOnly value={url} aria-label={text.address()} />
  )
}
