/** What holds for some types of goods whatever a table says of them. By keys of the table. */
import type { Season } from './season.ts'

/** They fit goods of their own brand only. */
export const BRAND_BOUND: readonly string[] = [
  'isofix-base',
  'car-seat-adapters',
  'wheel-set',
  'teat',
  'pump-parts',
  'nappy-bin-refills',
]

/** Products that a type is no addition to, by an attribute and its value: a seat that comes with its base needs none. */
export const NOT_WITH: Readonly<Record<string, readonly { attribute: string; value: unknown }[]>> = {
  'isofix-base': [
    { attribute: 'isofix', value: false },
    { attribute: 'base_included', value: true },
  ],
}

/** Types with all below them that are for one half of the year, whether their products say so or not. */
export const SEASONAL: Readonly<Record<string, Season>> = {
  footmuff: 'autumn-winter',
  'car-seat-footmuff': 'autumn-winter',
  'pram-apron': 'autumn-winter',
  'pram-hand-muff': 'autumn-winter',
  'winter-accessories': 'autumn-winter',
  'winter-boots': 'autumn-winter',
  'winter-sleeping-bag': 'autumn-winter',
  snowsuit: 'autumn-winter',
  sledge: 'autumn-winter',
  'pram-parasol': 'spring-summer',
  'sun-shade': 'spring-summer',
  'car-sun-shade': 'spring-summer',
  'mosquito-net': 'spring-summer',
  'insect-repellent': 'spring-summer',
  'sun-cream': 'spring-summer',
  'sun-hat': 'spring-summer',
  sunglasses: 'spring-summer',
  swimwear: 'spring-summer',
  sandals: 'spring-summer',
  'sand-toys': 'spring-summer',
  'paddling-pool': 'spring-summer',
  'summer-sleeping-bag': 'spring-summer',
}

/** Before its first birthday nothing soft lies in a child's bed (safe sleep). */
export const SAFE_SLEEP_MONTHS = 12
/** Types with all below them that do not. */
export const KEPT_FROM_COTS: readonly string[] = ['kids-duvet-and-pillow', 'duvet', 'pillow', 'cot-bumper', 'sleep-positioner']
