/** A message that is corrected or sent once more, and what follows it. */
import { contactHref } from '#domain/market/page-paths.ts'
import { waitText } from '#messages/limits.ts'
import { oncemore } from '#messages/forms.ts'
import * as text from '#messages/contact/form.ts'
import { contact, title } from '#messages/contact/page.ts'
import { ContactForm } from '#web/storefront/contact/form.tsx'
import type { TypedMessage } from '#web/storefront/contact/form-fields.ts'
import { Sent } from '#web/storefront/newsletter/sent.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from '#web/storefront/contact/page.module.css'

export interface MessagePage {
  isSent: boolean
  /** Seconds until the next try; 0 when no limit was reached. */
  wait: number
  stamp: string
  /** What was typed before. */
  typed: TypedMessage | null
  privacy: string | null
  picture: string
}

export function Component({ data: { isSent, wait, stamp, typed, privacy, picture } }: { data: MessagePage }) {
  const market = useMarket()
  if (isSent) return <Sent title={text.sentTitle()} lead={text.sentText()} picture={picture} />
  const count = Object.keys(typed?.faults ?? {}).length
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: contact(), href: contactHref(market) }]} />
      <div className={styles.narrow}>
        <h1>{title()}</h1>
        <div className={styles.note}>
          {wait > 0 && <Note kind="bad">{text.tooMany({ wait: waitText(wait) })}</Note>}
          {typed && (count > 0 ? <Note kind="bad">{text.faults(count)}</Note> : <Note kind="warn">{oncemore()}</Note>)}
        </div>
        <ContactForm stamp={stamp} {...(typed && { typed })} privacy={privacy} />
      </div>
    </main>
  )
}
