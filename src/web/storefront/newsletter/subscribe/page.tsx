/** The form of the newsletter on a page of its own, and what follows it. */
import { waitText } from '#messages/limits.ts'
import { oncemore } from '#messages/forms.ts'
import * as text from '#messages/newsletter/form.ts'
import { isFieldProblem, problemText } from '#messages/validation.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { Sent } from '#web/storefront/newsletter/sent.tsx'
import { NewsletterForm } from '#web/storefront/newsletter/form.tsx'
import type { AccountProblem } from '#domain/customers/account.ts'
import type { ShownSource, TypedForm } from '#web/storefront/newsletter/form-fields.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Note } from '#web/ui/note.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

export interface SubscribePage {
  isSent: boolean
  /** Seconds until the next try; 0 when no limit was reached. */
  wait: number
  source: ShownSource
  stamp: string
  /** What was typed before. */
  typed: TypedForm | null
  picture: string
}

export function Component({ data: { isSent, wait, source, stamp, typed, picture } }: { data: SubscribePage }) {
  const { reward } = useShell()
  const sent = [text.sentText(), ...(reward ? [text.codeFollows()] : [])].join(' ')
  if (isSent) return <Sent title={text.sentTitle()} lead={sent} picture={picture} />
  const isSound = typed !== null && Object.keys(typed.faults).length === 0
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.newsletter() }]} />
      <div className={styles.page}>
        {wait > 0 && <Note kind="bad">{text.tooMany({ wait: waitText(wait) })}</Note>}
        {isSound && <Note kind="warn">{oncemore()}</Note>}
        <NewsletterForm source={source} stamp={stamp} {...(typed && { typed, textOfFault })} isPage />
      </div>
    </main>
  )
}

const textOfFault = (fault: AccountProblem, name: keyof TypedForm['faults']): string | undefined =>
  isFieldProblem(fault) ? problemText(fault, name, '') : undefined
