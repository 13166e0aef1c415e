/** The demo blog's articles, the newest first. */
import type { DemoArticle } from './articles/article.ts'
import { babywearing } from './articles/babywearing/babywearing.ts'
import { bellyBands } from './articles/belly-bands/belly-bands.ts'
import { carSeats } from './articles/car-seats/car-seats.ts'
import { firstFoods } from './articles/first-foods/first-foods.ts'
import { firstShoes } from './articles/first-shoes/first-shoes.ts'
import { hospitalBag } from './articles/hospital-bag/hospital-bag.ts'
import { prams } from './articles/prams/prams.ts'
import { roomTemperature } from './articles/room-temperature/room-temperature.ts'
import { safeSleep } from './articles/safe-sleep/safe-sleep.ts'
import { teething } from './articles/teething/teething.ts'
import { toySafety } from './articles/toy-safety/toy-safety.ts'
import { visitingNewborn } from './articles/visiting-newborn/visiting-newborn.ts'
import { washingClothes } from './articles/washing-clothes/washing-clothes.ts'

export const ARTICLES: readonly DemoArticle[] = [
  roomTemperature,
  safeSleep,
  hospitalBag,
  carSeats,
  bellyBands,
  prams,
  firstFoods,
  babywearing,
  teething,
  firstShoes,
  toySafety,
  washingClothes,
  visitingNewborn,
]
