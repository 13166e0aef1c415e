/** The contact form, for its page and for content. It is sent without JavaScript; faults come back on a page of its own. */
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH, MAX_REFERENCE_LENGTH, type ContactField } from '#domain/contact/contact.ts'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'
import * as text from '#messages/contact/form.ts'
import { leaveEmpty } from '#messages/forms.ts'
import { useFormStamp } from '#web/app/browser/form-stamp.browser.ts'
import { SelectField, TextArea, TextField, Trap } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import type { TypedMessage } from './form-fields.ts'
import * as styles from './form.module.css'

interface Props {
  /** When the page was shown; a page that is the same for all visitors asks when the form is begun. */
  stamp?: string
  typed?: TypedMessage
  /** Address of the privacy page, null where there is none. */
  privacy?: string | null
}

interface FieldsProps {
  typed: TypedMessage
  onFocus: () => void
}

const EMPTY: TypedMessage = {
  topic: 'order',
  reference: '',
  firstName: '',
  lastName: '',
  email: '',
  message: '',
  faults: {},
}

export function ContactForm({ stamp = '', typed = EMPTY, privacy = null }: Props) {
  const market = useMarket()
  const { begun, begin } = useFormStamp()
  return (
    <form className={`${fieldStyles.form} ${styles.contact}`} noValidate action="/contact/forms/send" method="post">
      <input type="hidden" name="locale" value={market.locale} />
      <input type="hidden" name="stamp" defaultValue={stamp} ref={begun} />
      <Trap label={leaveEmpty()} />
      <Subject typed={typed} onFocus={begin} />
      <Person typed={typed} onFocus={begin} />
      <TextArea
        id="contact-message"
        onFocus={begin}
        name="message"
        label={text.message()}
        defaultValue={typed.message}
        error={text.faultText(typed.faults.message, 'message')}
        maxLength={MAX_MESSAGE_LENGTH}
        rows={6}
      />
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.send}`}>
        {text.send()}
      </button>
      <p className={`${fieldStyles.span6} ${textStyles.extraSmall} ${textStyles.muted}`}>
        {text.kept()}
        {privacy !== null && (
          <>
            {' '}
            <a className={textStyles.link} href={privacy}>
              {text.privacyPage()}
            </a>
          </>
        )}
      </p>
    </form>
  )
}

/** What it is about. */
const Subject = ({ typed, onFocus }: FieldsProps) => (
  <>
    <SelectField
      onFocus={onFocus}
      id="contact-topic"
      name="topic"
      label={text.topic()}
      defaultValue={typed.topic}
      span={fieldStyles.span3}
    >
      {CONTACT_TOPICS.map((topic) => (
        <option key={topic} value={topic}>
          {text.topicText(topic)}
        </option>
      ))}
    </SelectField>
    <TextField
      id="contact-reference"
      onFocus={onFocus}
      name="reference"
      label={text.reference()}
      optional
      defaultValue={typed.reference}
      maxLength={MAX_REFERENCE_LENGTH}
      autoComplete="off"
      spellCheck={false}
      span={fieldStyles.span3}
    />
  </>
)

/** Names stand in the order of the market (LOC-12). */
function Person({ typed, onFocus }: FieldsProps) {
  const { familyNameFirst } = useMarket()
  const field = (name: Exclude<ContactField, 'message'>, label: string, autoComplete: string) => (
    <TextField
      key={name}
      id={`contact-${name}`}
      onFocus={onFocus}
      name={name}
      {...(name === 'email' && { type: 'email' })}
      label={label}
      defaultValue={typed[name]}
      error={text.faultText(typed.faults[name], name)}
      maxLength={name === 'email' ? MAX_EMAIL_LENGTH : MAX_NAME_LENGTH}
      autoComplete={autoComplete}
      span={name === 'email' ? fieldStyles.span6 : fieldStyles.span3}
    />
  )
  const names = [field('lastName', text.lastName(), 'family-name'), field('firstName', text.firstName(), 'given-name')]
  return (
    <>
      {familyNameFirst.form ? names : names.toReversed()}
      {field('email', text.email(), 'email')}
    </>
  )
}
