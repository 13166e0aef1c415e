/** What staff have typed into a form and not saved, and who has the same form open. */
import { DAY_MS } from '#domain/time/durations.ts'
import type { JsonValue } from './audit-entry.ts'
import type { Action } from './roles.ts'

/** Forms that keep drafts → the action that saves them. None of them has secrets or data of customers. */
const DRAFT_FORMS = {
  product: 'products.change',
  'new-product': 'products.change',
  prices: 'prices.change',
  delivery: 'settings.change',
  coupon: 'promotions.change',
  'new-coupon': 'promotions.change',
  partnership: 'promotions.change',
  'new-partnership': 'promotions.change',
  campaign: 'campaigns.change',
  collection: 'products.change',
  brand: 'products.change',
  seller: 'settings.change',
  payment: 'settings.change',
} as const satisfies Record<string, Action>
type FormKind = keyof typeof DRAFT_FORMS
/** 'product/10423': the form and its record; a form of one record has its name alone. */
export type DraftForm = FormKind | `${FormKind}/${string}`

/** Of 'product/10423'. */
export const MAX_FORM_NAME = 120
/** Of 'prices'. */
export const MAX_SECTION_NAME = 30
/** Drafts that a person has at once; the oldest give way. */
export const MAX_DRAFTS = 50
export const DRAFT_KEPT_MS = 30 * DAY_MS
/** What is typed is kept once nothing was typed for this long. */
export const DRAFT_QUIET_MS = 3_000
/** A form that is open says so this often. */
export const BEAT_MS = 15_000
/** A person who was not heard of for this long has left: two beats may be late. */
export const PRESENT_MS = 3 * BEAT_MS

/** Returns the action that saves a form, null for a form without drafts. */
export function actionOfForm(form: string): Action | null {
  const kind = form.split('/', 1)[0]!
  return Object.hasOwn(DRAFT_FORMS, kind) ? DRAFT_FORMS[kind as FormKind] : null
}

type Values = Readonly<Record<string, JsonValue>>

export interface DraftContent {
  /** Of the record, as it was read. */
  version: string | number
  /** Values that were read. */
  base: Values
  /** Values that were typed. */
  typed: Values
}

export interface KeptDraft {
  content: DraftContent
  keptAt: Date
}

/** A person who has the same form open. */
export interface FormPerson {
  id: string
  firstName: string
  lastName: string
  section: string | null
}
