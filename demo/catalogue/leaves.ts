/** Every category that sells goods of its own. */
import { bathAndFood } from './leaves/care-bath.ts'
import { feeding } from './leaves/care-feeding.ts'
import { basics } from './leaves/fashion-basics.ts'
import { outer } from './leaves/fashion-outer.ts'
import { gifts } from './leaves/gifts.ts'
import { maternity } from './leaves/maternity.ts'
import { room } from './leaves/nursery-room.ts'
import { sleep } from './leaves/nursery-sleep.ts'
import { books } from './leaves/toys-books.ts'
import { firstToys } from './leaves/toys-first.ts'
import { learningToys } from './leaves/toys-learn.ts'
import { woodToys } from './leaves/toys-wood.ts'
import { outAndAbout } from './leaves/transport-out.ts'
import { prams } from './leaves/transport-prams.ts'
import { carSeats } from './leaves/transport-seats.ts'
import type { Leaf } from './leaf.ts'

export const LEAVES: readonly Leaf[] = [
  ...prams,
  ...carSeats,
  ...outAndAbout,
  ...firstToys,
  ...woodToys,
  ...learningToys,
  ...books,
  ...basics,
  ...outer,
  ...feeding,
  ...bathAndFood,
  ...sleep,
  ...room,
  ...maternity,
  ...gifts,
]
