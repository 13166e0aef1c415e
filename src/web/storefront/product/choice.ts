/** The chosen colour and size of a product page. */
import { COLOR_QUERY } from '#domain/catalog/color-query.ts'
import { optionText } from '#domain/products/option-text.ts'
import { getsTo } from '#domain/delivery/places.ts'
import type { ProductView, VariantView } from './view.ts'

/** The present choice: indexes of colour and size, null for none. */
export interface Choice {
  color: number
  size: number | null
}

/** Returns the colour that the address asks for, or that of the first variant that can be bought; a size only where there is one. */
export function firstChoice({ variants, sizes, askedColor }: Pick<ProductView, 'variants' | 'sizes' | 'askedColor'>): Choice {
  const first = variants.find((variant) => variant.max > 0) ?? variants[0]
  return { color: askedColor ?? first?.color ?? 0, size: sizes.length > 1 ? null : sizes.length - 1 }
}

const ITEM = 'item'

/** Returns the query of the page with a colour chosen: no other variant is. */
export function queryOf({ colors }: ProductView, color: number, search: string): string {
  const query = new URLSearchParams(search)
  query.delete(ITEM)
  query.set(COLOR_QUERY, colors[color]?.key ?? '')
  return `?${query}`
}

/** Address of the page with this variant chosen: for feeds and search engines, which lead to one size and colour. */
export const variantHref = (path: string, item: string): string => `${path}?${ITEM}=${item}`

/** Returns the choice that such an address makes; null when it makes none. */
export function choiceFrom({ variants }: ProductView, search: string): Choice | null {
  const item = new URLSearchParams(search).get(ITEM)
  const variant = item === null ? undefined : variants.find((one) => one.item === item)
  return variant ? { color: variant.color, size: variant.size } : null
}

const ofColor = (data: ProductView, color: number) => data.variants.filter((variant) => variant.color === color)

/** Returns the variant of this colour and size; null when it is not made. */
export const variantOf = (data: ProductView, { color, size }: Choice): VariantView | null =>
  ofColor(data, color).find((variant) => size === null || variant.size === size) ?? null

/** Returns the index of the first size of the colour that can be bought; 0 when none can. */
export const firstAvailableSize = (data: ProductView, color: number): number =>
  Math.max(
    0,
    data.sizes.findIndex((_, size) => (variantOf(data, { color, size })?.max ?? 0) > 0),
  )

/** Returns the variant to price: the chosen one, or the cheapest of the colour that can be bought. */
export function shownVariant(data: ProductView, choice: Choice): VariantView {
  const chosen = choice.size === null ? null : variantOf(data, choice)
  if (chosen) return chosen
  const own = ofColor(data, choice.color)
  const buyable = own.filter((variant) => variant.max > 0)
  const [first, ...rest] = buyable.length > 0 ? buyable : own.length > 0 ? own : data.variants
  return rest.reduce((best, variant) => (variant.sale < best.sale ? variant : best), first as VariantView)
}

/** Returns whether the sizes of the colour differ in price, so that "from" is shown. */
export const isFrom = (data: ProductView, choice: Choice): boolean =>
  choice.size === null && ofColor(data, choice.color).some((variant) => variant.sale !== shownVariant(data, choice).sale)

/** Returns whether nothing delivers what is chosen to a country: the chosen variant, or every one while none is chosen. */
export function isAway(data: ProductView, choice: Choice, country: string): boolean {
  const chosen = choice.size === null ? null : variantOf(data, choice)
  return (chosen ? [chosen] : data.variants).every((variant) => !getsTo(variant, country))
}

export const isSoldOut = (data: ProductView): boolean => data.variants.every((variant) => variant.max === 0)

/** Returns a variant as it is chosen, in one phrase: its size, and its colour where there are several; '' without a choice. */
export const optionOf = ({ colors, sizes }: Pick<ProductView, 'colors' | 'sizes'>, { color, size }: VariantView): string =>
  optionText(sizes[size]?.label ?? '', colors.length > 1 ? (colors[color]?.name ?? '') : '')

/** Returns the variants that are out of stock and can be waited for, those of the chosen colour first; of a choice, only that one. */
export function awaited(data: ProductView, choice: Choice): VariantView[] {
  const chosen = choice.size === null ? null : variantOf(data, choice)
  if (chosen) return chosen.max === 0 ? [chosen] : []
  const out = data.variants.filter(({ max, only }) => max === 0 && only?.length !== 0)
  return [...out.filter(({ color }) => color === choice.color), ...out.filter(({ color }) => color !== choice.color)]
}
