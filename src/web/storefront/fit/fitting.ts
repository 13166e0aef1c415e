/** Which of a customer's children something fits. */
import { ageOn } from '#domain/customers/age.ts'
import { fitsOf, type Ages, type Fit } from '#domain/customers/fit.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { ageText } from '#messages/customers/ages.ts'
import { childOfAge } from '#messages/customers/child-marks.ts'
import type { ChildView } from '#web/schema/account.ts'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { ownChildren } from './own-children.browser.ts'

/** A child with its place among the children, by which it has its colour. */
export interface Fitted {
  name: string
  birth: string
  place: number
}

/** Returns the children and the present day in the market's time zone. */
export function useChildren(): { children: readonly Fitted[]; today: string } {
  const market = useMarket()
  const { children, asOf } = useStore(ownChildren)
  return { children: children.map(asFitted), today: marketDay(market, new Date(asOf)) }
}

const asFitted = ({ name, dateOfBirth }: ChildView, place: number): Fitted => ({ name, birth: dateOfBirth, place })

/** Returns the children that are of these ages on a day. */
export const ofAges = (children: readonly Fitted[], ages: Ages, today: string): Fitted[] =>
  children.filter(({ birth }) => fitsOf(birth, [ages], today)[0] === 'now')

/** Returns the fit of one of several sizes for each child that wears it now or next. */
export const wearersOf = (
  children: readonly Fitted[],
  sizes: readonly Ages[],
  at: number,
  today: string,
): { child: Fitted; fit: Fit }[] =>
  children.flatMap((child) => {
    const fit = fitsOf(child.birth, sizes, today)[at]
    return fit ? [{ child, fit }] : []
  })

/** 'Matei, 14 months'. */
export const withAge = ({ name, birth }: Fitted, today: string): string => childOfAge({ name, age: ageText(ageOn(birth, today)) })
