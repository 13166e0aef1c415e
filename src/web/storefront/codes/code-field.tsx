/** The field for coupons and vouchers. */
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import * as text from '#messages/codes.ts'
import { MAX_CODE_LENGTH } from '#domain/promotions/codes.ts'
import { coupons, useCoupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { quoting } from '#web/storefront/cart/state/quote.browser.ts'
import { codeDraft, useCodeDraft } from './code-draft.browser.ts'
import type { Quote } from '#web/schema/cart.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { lazyPart, PartFailed } from '#web/ui/lazy-part.tsx'
import { loadPart, prefetchPart } from '#web/ui/load-part.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './code-field.module.css'

const loadSavedCodes = () => import('./saved-codes.tsx')
const SavedCodes = lazyPart(loadSavedCodes, PartFailed)
const loadTryCode = () => import('./try-code.ts')

/**
 * One field for coupons and vouchers, and what each code of the cart does. `dark`: the strong button of the cart page;
 * `brief`: without the conditions of the codes.
 */
export function Codes({ quote, dark = false, brief = false }: { quote: Quote | null; dark?: boolean; brief?: boolean }) {
  const savedCodes = useCoupons()
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const shown = savedCodes.flatMap((code) => quote?.codes.find((one) => one.code === code) ?? [])
  const [latest, setLatest] = useState('')
  const hasCodes = savedCodes.length > 0
  useEffect(() => {
    if (hasCodes) prefetchPart(loadSavedCodes)
  }, [hasCodes])
  const remove = (code: string) => {
    coupons.remove([code])
    setSaid(text.removedCode({ code }))
    input.current?.focus()
  }
  return (
    <div className={styles.codes}>
      <CodeForm input={input} dark={dark} onSaid={setSaid} onStored={setLatest} />
      <p className={layoutStyles.visuallyHidden} role="status">
        {said}
      </p>
      {shown.length > 0 && <SavedCodes codes={shown} brief={brief} latest={latest} onRemove={remove} />}
    </div>
  )
}

interface FormProps {
  input: RefObject<HTMLInputElement | null>
  dark: boolean
  onSaid: (text: string) => void
  /** With the code, when it has been stored. */
  onStored: (code: string) => void
}

function CodeForm({ input, dark, onSaid, onStored }: FormProps) {
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
    const answer = await loadPart(loadTryCode)
      .then(({ tryCode }) => tryCode(typed, question, market))
      .catch(() => ({ refusal: text.checkFailed() }))
    setBusy(false)
    if ('code' in answer) {
      onStored(answer.code)
      codeDraft.set('')
      return onSaid(answer.said)
    }
    codeDraft.refuse(answer.refusal)
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
        onFocus={() => prefetchPart(loadTryCode)}
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
