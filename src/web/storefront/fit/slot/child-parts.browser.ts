/** What a page shows for a customer's children, loaded in browsers of signed-in customers who have some (D-62). */
import type { ComponentType } from 'react'
import type { Ages } from '#domain/customers/fit.ts'
import { createStore } from '#web/ui/store.browser.ts'

export interface SizeOption {
  label: string
  /** None for a size that is not by age. */
  ages?: Ages | undefined
}

/** Place in a page → what the page says there. */
export interface ChildPlaces {
  /** On the picture of a card. */
  card: { product: string }
  /** On the first picture of a product page. */
  product: { sizes: readonly SizeOption[]; ages: Ages | null }
  /** On the button of a size. */
  size: { sizes: readonly SizeOption[]; at: number }
  /** In an option of a filter. */
  option: { group: string; value: string }
  /** Beside the number of products of a listing. */
  presets: { form: string; ages: readonly string[] }
  /** Between the sections of a page; `className` of each of them. */
  rails: { className: string }
}

export type ChildParts = { [Place in keyof ChildPlaces]: ComponentType<ChildPlaces[Place]> }

/** Null for everybody else, and until the code is loaded. */
export const childParts = createStore<ChildParts | null>(null)
