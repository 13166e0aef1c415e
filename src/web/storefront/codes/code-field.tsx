/** The field for coupons and vouchers. */
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import * as text from '#messages/codes.ts'
import { MAX_CODE_LENGTH } from '#domain/promotions/codes.ts'
import { coupons, checkCode, useCoupons, type Trial } from '#web/storefront/cart/state/coupons.browser.ts'
import { quoting } from '#web/storefront/cart/state/quote.browser.ts'
import { codeDraft, useCodeDraft } from './code-draft.browser.ts'
import type { Quote } from '#web/schema/cart.ts'
import type { QuoteCode } from '#web/schema/codes.ts'
import { Button } from '#web/ui/button.tsx'
import { codeEffect, codeFacts, codeProblem } from './code-view.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as noteStyles from '#web/ui/note.module.css'
import * as styles from './code-field.module.css'

/**
 * One field for coupons and vouchers, and what each code of the cart does. `dark`: the strong button of the cart page;
 * `brief`: without the conditions of the codes.
 */
export function Codes({ quote, dark = false, brief = false }: { quote: Quote | null; dark?: boolean; brief?: boolean }) {
  const savedCodes = useCoupons()
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const shown = savedCodes.flatMap((code) => quote?.codes.find((one) => one.code === code) ?? [])
  const list = useRef<HTMLUListElement>(null)
  const [latest, setLatest] = useState('')
  const isAnswered = shown.at(-1)?.code === latest
  // What the code typed last did is seen, wherever the list has been scrolled to.
  useEffect(() => {
    if (isAnswered) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  const remove = (code: string) => {
    coupons.remove([code])
    setSaid(text.removedCode({ code }))
    input.current?.focus()
  }
  return (
    <div className={styles.codes}>
      <CodeForm input={input} dark={dark} onSaid={setSaid} onKept={setLatest} />
      <p className={layoutStyles.visuallyHidden} role="status">
        {said}
      </p>
      {shown.length > 0 && (
        <ul ref={list} aria-label={text.codesOf()}>
          {shown.map((code) => (
            <SavedCode key={code.code} code={code} brief={brief} onRemove={() => remove(code.code)} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface FormProps {
  input: RefObject<HTMLInputElement | null>
  dark: boolean
  onSaid: (text: string) => void
  /** With the code, when it has been kept. */
  onKept: (code: string) => void
}

function CodeForm({ input, dark, onSaid, onKept }: FormProps) {
  const market = useMarket()
  const id = useId()
  const { typed, error } = useCodeDraft()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const question = quoting.asked()
    if (isBusy || !question) return
    setBusy(true)
    onSaid('')
    const trial = await checkCode(typed, question)
    setBusy(false)
    if (trial.kind === 'kept') {
      const { code } = trial
      onKept(code.code)
      codeDraft.set('')
      return onSaid(codeProblem(code, { ...market, currency: trial.currency }) || `${code.code} ${codeEffect(code, market)}`)
    }
    codeDraft.refuse(refusalOf(trial, typed, market))
    input.current?.focus()
  }
  return (
    <form
      noValidate
      className={error ? `${styles.coupon} ${fieldStyles.field} ${fieldStyles.bad}` : `${styles.coupon} ${fieldStyles.field}`}
      onSubmit={(event) => void submit(event)}
    >
      <label className={layoutStyles.visuallyHidden} htmlFor={id}>
        {text.label()}
      </label>
      <input
        ref={input}
        id={id}
        className={fieldStyles.input}
        value={typed}
        placeholder={text.label()}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-e` : undefined}
        onChange={(event) => codeDraft.set(event.target.value)}
      />
      <Button
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.medium} ${dark ? buttonStyles.dark : buttonStyles.quiet}`}
        busy={isBusy}
      >
        {text.apply()}
      </Button>
      <div role="alert">{error && <ErrorText id={`${id}-e`}>{error}</ErrorText>}</div>
    </form>
  )
}

function refusalOf(trial: Exclude<Trial, { kind: 'kept' }>, typed: string, market: ReturnType<typeof useMarket>): string {
  switch (trial.kind) {
    case 'empty':
      return text.codeRequired()
    case 'already':
      return text.alreadyInCart({ code: typed.trim().toUpperCase() })
    case 'full':
      return text.tooMany()
    case 'unanswered':
      return text.checkFailed()
    case 'refused':
      return codeProblem(trial.code, { ...market, currency: trial.currency })
  }
}

function SavedCode({ code, brief, onRemove }: { code: QuoteCode; brief: boolean; onRemove: () => void }) {
  const market = useMarket()
  const problem = codeProblem(code, market)
  const facts = brief ? [] : codeFacts(code, market)
  return (
    <li className={problem ? `${noteStyles.note} ${noteStyles.warn}` : `${noteStyles.note} ${noteStyles.ok}`}>
      <Icon name={problem ? 'info' : 'ticket'} />
      <div>
        <p>
          {problem || (
            <>
              <b>{code.code}</b> {codeEffect(code, market)}
            </>
          )}
        </p>
        {facts.length > 0 && (
          <details>
            <summary>{text.conditions()}</summary>
            <dl>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}: </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <button
        type="button"
        className={buttonStyles.iconButton}
        aria-label={text.removeCode({ code: code.code })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}
