/** A quantity that a query names. */
import type { Currency } from '#domain/market/market.ts'

/** From and to, both inclusive. */
export interface Span {
  from: number
  to: number
}

export type Quantity =
  /** Months. */
  | { kind: 'age'; span: Span }
  /** Hundredths. */
  | { kind: 'price'; span: Span; currency: Currency }
  /** Kilograms. */
  | { kind: 'weight'; span: Span }
  /** Centimetres. */
  | { kind: 'height'; span: Span }
  /** Centimetres, the shorter first: 60x120. */
  | { kind: 'dimensions'; key: string }
  /** A number with its unit; 'size' for a size of any system. */
  | { kind: 'number'; value: string; unit: Unit | null }
  /** M, XL, 80B. */
  | { kind: 'letters'; value: string }

export type Unit = 'ml' | 'l' | 'g' | 'cm' | 'pieces' | 'tog' | 'size' | 'players'

/** A quantity and the range of the folded text that says it. */
export interface Reading {
  from: number
  to: number
  quantity: Quantity
}
