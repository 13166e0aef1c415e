/** The card form and its outcome. A card number is never stored or logged. */

export type CardOutcome = 'approve' | 'decline' | 'insufficient_funds' | 'challenge' | 'slow' | 'refund_fails'

/** The test cards (D-46). They accept any expiry from this month on and any security code of three digits. */
export const TEST_CARDS: readonly { number: string; outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'approve' },
  { number: '4000 0000 0000 0002', outcome: 'decline' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient_funds' },
  { number: '4000 0027 6000 3184', outcome: 'challenge' },
  { number: '4000 0000 0000 0077', outcome: 'slow' },
  { number: '4000 0000 0000 5126', outcome: 'refund_fails' },
]
/** Last digits of the card that is approved, and whose bank does not take the first refund. */
export const CARD_WITHOUT_REFUND = '5126'

export interface CardForm {
  number: string
  expiry: string
  cvc: string
  name: string
}

export type CardFault =
  | 'number_required'
  | 'number_invalid'
  | 'number_not_test'
  | 'expiry_required'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'cvc_required'
  | 'cvc_invalid'
  | 'name_required'

export type CardFaults = Partial<Record<keyof CardForm, CardFault>>
export type CardCheck = { ok: true; outcome: CardOutcome; lastFour: string } | { ok: false; faults: CardFaults }

/** Check digit of a card number, digits only (ISO/IEC 7812-1 annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    sum += at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9
  }
  return digits.length > 0 && sum % 10 === 0
}

function numberFault(digits: string): CardFault | null {
  if (digits === '') return 'number_required'
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'number_invalid'
  return TEST_CARDS.some((card) => card.number.replaceAll(' ', '') === digits) ? null : 'number_not_test'
}

/** `MM / YY`, `MMYY` and `MM/YYYY`; valid to the end of its month. */
function expiryFault(typed: string, now: Date): CardFault | null {
  if (typed === '') return 'expiry_required'
  const match = /^(0?[1-9]|1[0-2]) ?[/.-]? ?(?:20)?(\d{2})$/.exec(typed)
  if (!match) return 'expiry_invalid'
  return new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)) <= now ? 'expiry_past' : null
}

function cvcFault(typed: string): CardFault | null {
  if (typed === '') return 'cvc_required'
  return /^\d{3,4}$/.test(typed) ? null : 'cvc_invalid'
}

/** Returns all faults of a card form, or the bank's answer to the card. */
export function checkCard(form: CardForm, now: Date): CardCheck {
  const digits = form.number.replace(/[\s-]/g, '')
  const found: Record<keyof CardForm, CardFault | null> = {
    number: numberFault(digits),
    expiry: expiryFault(form.expiry.trim(), now),
    cvc: cvcFault(form.cvc.trim()),
    name: form.name.trim() === '' ? 'name_required' : null,
  }
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as CardFaults
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)!
  return { ok: true, outcome: card.outcome, lastFour: digits.slice(-4) }
}
