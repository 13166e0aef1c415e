/** The table of what a child wears: clothes, sleeping bag, shoes, car seat, toys. */
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import { sizeLabel, sizeMeasure, USUAL_BAGS } from '#domain/catalog/size.ts'
import { ageOn } from '#domain/customers/age.ts'
import { usualSizes, wearingOf } from '#domain/customers/fit.ts'
import type { Locale } from '#domain/market/market.ts'
import * as text from '#messages/customers/child-sizes.ts'
import { ageBand } from '#messages/filters.ts'
import type { ChildView } from '#web/schema/account.ts'

/** '' where nothing is known to come. */
export interface SizeRow {
  what: string
  now: string
  next: string
}

/** A child with the table of what it wears. */
export type ChildWithSizes = ChildView & { sizes: SizeRow[] }

/** Children of a younger age may not sit facing forward (UN R129). */
const REAR_FACING_MONTHS = 15
/** Before it hardly a child walks. */
const SHOES_FROM_MONTHS = 12

/** Returns the rows of a child on a day; none for one that is not yet born on that day. */
export function sizeRows(birth: string, today: string, locale: Locale): SizeRow[] {
  if (birth > today) return []
  const { months } = ageOn(birth, today)
  const clothes = usualSizes(birth, today)
  const bands = AGE_BANDS.map((band) => ({ ...band, unit: 'm' as const }))
  const toys = wearingOf(birth, bands, today)
  const bags = wearingOf(birth, USUAL_BAGS, today)
  const rows: (SizeRow | false)[] = [
    {
      what: text.clothes(),
      now: clothes.now ? sizeMeasure(clothes.now, locale) : text.adultSizes(),
      next: clothes.next ? text.sizeFrom(sizeMeasure(clothes.next.one, locale), clothes.next.from) : '',
    },
    bags.now !== null && {
      what: text.sleepingBag(),
      now: sizeLabel(bags.now, locale),
      next: bags.next ? text.sizeFrom(sizeLabel(bags.next.one, locale), bags.next.from) : '',
    },
    months >= SHOES_FROM_MONTHS && { what: text.shoes(), now: text.byFoot(), next: text.measureOften() },
    months < REAR_FACING_MONTHS && { what: text.carSeat(), now: text.rearFacing(), next: text.stillRearFacing() },
    toys.now !== null && {
      what: text.toys(),
      now: ageBand(toys.now),
      next: toys.next ? text.sizeFrom(ageBand(toys.next.one), toys.next.from) : '',
    },
  ]
  return rows.filter((row) => row !== false)
}
