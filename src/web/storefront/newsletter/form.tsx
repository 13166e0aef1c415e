/** The form of the newsletter. It is sent without JavaScript; faults come back on `/newsletter`, in the page's language. */
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'
import * as text from '#messages/newsletter/form.ts'
import { leaveEmpty } from '#messages/forms.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { TextField, Trap } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { type ShownSource, type TypedForm } from './form-fields.ts'
import { useFormStamp } from '#web/app/browser/form-stamp.browser.ts'
import * as styles from './form.module.css'

interface Props {
  source: ShownSource
  /** When the page was shown; a page that is the same for all visitors asks when the form is begun. */
  stamp?: string
  typed?: TypedForm
  /** What is wrong with a field, in words: only a page that shows faults needs them. */
  textOfFault?: TextOfFault
  /** On a page of its own it is the heading of the page. */
  isPage?: boolean
}

type FieldName = keyof TypedForm['faults']
type TextOfFault = (fault: NonNullable<TypedForm['faults'][FieldName]>, name: FieldName) => string | undefined

const EMPTY: TypedForm = { firstName: '', lastName: '', email: '', faults: {} }

export function NewsletterForm({ source, stamp = '', typed = EMPTY, textOfFault, isPage = false }: Props) {
  const market = useMarket()
  const { reward } = useShell()
  const { begun, begin } = useFormStamp()
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className={styles.news} aria-labelledby="newsletter-title">
      <div>
        <Title id="newsletter-title">{reward ? text.title({ amount: reward.amount }) : text.plainTitle()}</Title>
        <p className={textStyles.lead}>{reward ? text.lead({ minimum: reward.minimum }) : text.plainLead()}</p>
      </div>
      <form noValidate action="/newsletter/forms/ask" method="post">
        <input type="hidden" name="locale" value={market.locale} />
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="stamp" defaultValue={stamp} ref={begun} />
        <Trap label={leaveEmpty()} />
        <Fields typed={typed} textOfFault={textOfFault} onFocus={begin} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.wide}`}>
          {(reward ? text.send : text.plainSend)()}
        </button>
        <p className={`${textStyles.extraSmall} ${textStyles.muted} ${styles.wide}`}>{text.agreement()}</p>
      </form>
    </section>
  )
}

interface FieldsProps {
  typed: TypedForm
  textOfFault: TextOfFault | undefined
  onFocus: () => void
}

/** Names stand in the order of the market (LOC-12). */
function Fields({ typed, textOfFault, onFocus }: FieldsProps) {
  const { familyNameFirst } = useMarket()
  const field = (name: FieldName, label: string, autoComplete: string) => {
    const fault = typed.faults[name]
    return (
      <TextField
        key={name}
        id={`newsletter-${name}`}
        name={name}
        {...(name === 'email' && { type: 'email' })}
        label={label}
        onFocus={onFocus}
        defaultValue={typed[name]}
        error={fault && textOfFault?.(fault, name)}
        maxLength={name === 'email' ? MAX_EMAIL_LENGTH : MAX_NAME_LENGTH}
        autoComplete={autoComplete}
        span={name === 'email' ? styles.wide! : ''}
      />
    )
  }
  const names = [field('lastName', text.lastName(), 'family-name'), field('firstName', text.firstName(), 'given-name')]
  return (
    <>
      {familyNameFirst.form ? names : names.toReversed()}
      {field('email', text.email(), 'email')}
    </>
  )
}
