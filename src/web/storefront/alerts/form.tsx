/**
 * The form for a mail when goods are back in stock. It is sent without JavaScript to `/alerts`; with it, in place. What was typed is the
 * caller's, so that another colour or size keeps it.
 */
import { useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { NOTIFY } from '#domain/alerts/alert.ts'
import { emailProblem, MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import * as text from '#messages/alerts/form.ts'
import { notifyMe } from '#messages/alerts/button.ts'
import { leaveEmpty } from '#messages/forms.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { useFormStamp } from '#web/app/browser/form-stamp.browser.ts'
import type { AlertAnswer } from '#web/schema/forms.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField, Trap } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './form.module.css'

const EMAIL = 'notify-email'

/** A variant that is out of stock, by its item id. */
export interface OutOfStock {
  item: string
  /** Size and colour, '' without a choice. */
  option: string
}

interface Props {
  /** What can be asked for: one, or a choice. */
  goods: readonly OutOfStock[]
  title: string
  email: string
  onType: (email: string) => void
  /** When the page was shown; a page that is the same for all visitors asks when the form is begun. */
  stamp?: string
  /** What the server says is wrong with the address. */
  fault?: string | null
  /** Heading of the page itself. */
  isPage?: boolean
  /** Beside the title. */
  aside?: ReactNode
  /** Below the form. */
  children?: ReactNode
}

/** A second form of the page has another name, so that no id is there twice. */
export function AlertForm(props: Props & { name?: string }) {
  const [sent, setSent] = useState<{ item: string; state: AlertAnswer['state'] } | null>(null)
  const { goods, onType } = props
  const isSent = sent !== null && (goods.length > 1 || goods[0]?.item === sent.item)
  if (!isSent) return <Open {...props} onSent={setSent} />
  const again = () => {
    onType('')
    setSent(null)
  }
  return <Sent {...props} state={sent.state} onAgain={again} />
}

function Frame({
  name = NOTIFY,
  title,
  lead,
  isPage = false,
  aside,
  children,
}: Omit<Props, 'goods' | 'email' | 'onType'> & { name?: string; lead: ReactNode }) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className={styles.notify} id={name} aria-labelledby={`${name}-title`}>
      <div className={styles.head}>
        <div>
          <Title className={isPage ? undefined : styles.title} id={`${name}-title`}>
            {title}
          </Title>
          {lead}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface OpenProps extends Props {
  name?: string
  onSent: (sent: { item: string; state: AlertAnswer['state'] }) => void
}

function Open({ onSent, ...props }: OpenProps) {
  const { goods, email, onType, stamp = '', fault = null, name = NOTIFY, children } = props
  const market = useMarket()
  const { begun, begin } = useFormStamp()
  const field = useRef<HTMLFormElement>(null)
  const [picked, pick] = useState('')
  const wanted = goods.find(({ item }) => item === picked) ?? goods[0]!
  const { failure, problem, isBusy, send } = useSending(onSent, fault)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ market: market.locale, item: wanted.item, email }).then((isSound) => {
      if (!isSound) field.current?.querySelector<HTMLInputElement>('input[type=email]')?.focus()
    })
  }
  return (
    <Frame {...props} lead={<p className={`${textStyles.small} ${textStyles.muted}`}>{text.lead()}</p>}>
      <form noValidate className={styles.form} action="/alerts/forms/ask" method="post" ref={field} onSubmit={submit}>
        <input type="hidden" name="locale" value={market.locale} />
        <input type="hidden" name="stamp" defaultValue={stamp} ref={begun} />
        <Trap label={leaveEmpty()} />
        <Which {...{ goods, wanted, name }} onFocus={begin} onPick={pick} />
        <div className={styles.row}>
          <TextField
            id={name === NOTIFY ? EMAIL : `${name}-email`}
            name="email"
            type="email"
            label={text.email()}
            span=""
            autoComplete="email"
            maxLength={MAX_EMAIL_LENGTH}
            value={email}
            error={problem === null ? undefined : text.faultText(problem)}
            onFocus={begin}
            onChange={(event) => onType(event.target.value)}
          />
          <Button type="submit" busy={isBusy} className={`${buttonStyles.button} ${buttonStyles.primary}`}>
            {notifyMe()}
          </Button>
        </div>
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{text.promise()}</p>
      </form>
      {children}
    </Frame>
  )
}

interface WhichProps {
  goods: readonly OutOfStock[]
  wanted: OutOfStock
  name: string
  onFocus: () => void
  onPick: (item: string) => void
}

/** What is asked for: a choice where there are several. */
function Which({ goods, wanted, name, onFocus, onPick }: WhichProps) {
  if (goods.length === 1) return <input type="hidden" name="item" value={wanted.item} />
  return (
    <SelectField
      id={`${name}-item`}
      name="item"
      label={text.which()}
      span=""
      value={wanted.item}
      onFocus={onFocus}
      onChange={(event) => onPick(event.target.value)}
    >
      {goods.map(({ item, option }) => (
        <option key={item} value={item}>
          {option}
        </option>
      ))}
    </SelectField>
  )
}

interface Asked {
  market: string
  item: string
  email: string
}

/** Sends a request. Returns from `send` whether the address is sound. */
function useSending(onSent: OpenProps['onSent'], fault: string | null) {
  const [problem, setProblem] = useState<string | null>(fault)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async ({ email: typed, ...asked }: Asked): Promise<boolean> => {
    const email = typed.trim()
    const found = emailProblem(email)
    setProblem(found)
    setFailure(null)
    if (found !== null) return false
    setBusy(true)
    try {
      const { state } = await postJson<AlertAnswer>('/api/alerts', { ...asked, email })
      onSent({ item: asked.item, state })
      return true
    } catch (error) {
      const known = failureOf(error)
      const own = known.problem?.fields?.email ?? null
      setProblem(own)
      if (own === null) setFailure(sentenceOf(known))
      return own === null
    } finally {
      setBusy(false)
    }
  }
  return { problem, failure, isBusy, send }
}

function sentenceOf({ kind, problem }: ReturnType<typeof failureOf>): string {
  if (kind === 'busy') return text.tooMany()
  if (problem?.code === 'in_stock') return text.inStock()
  return problem?.code === 'item_not_found' ? text.notSold() : text.notSent()
}

/** Brings the form into view and the focus to its field, which the jump to an address would leave where it is. */
export function goToForm(event: MouseEvent): void {
  const field = document.getElementById(EMAIL)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** What follows; the focus goes there, because the button is gone. */
function Sent({ state, onAgain, ...props }: Props & { name?: string; state: AlertAnswer['state']; onAgain: () => void }) {
  const isWaiting = state === 'waiting'
  return (
    <Frame
      {...props}
      title={isWaiting ? text.waitingTitle() : text.sentTitle()}
      lead={
        <p
          className={`${textStyles.small} ${textStyles.muted} ${styles.told}`}
          tabIndex={-1}
          ref={(line) => line?.focus({ preventScroll: true })}
        >
          {isWaiting ? text.waitingText() : text.sentText()}
        </p>
      }
    >
      <p className={textStyles.small}>
        <b>{props.email.trim()}</b>{' '}
        <button type="button" className={textStyles.link} onClick={onAgain}>
          {text.anotherAddress()}
        </button>
      </p>
      {props.children}
    </Frame>
  )
}
