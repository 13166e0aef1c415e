/** Every category that sells goods of its own. */
import { bath } from './leaves/care-bath.ts'
import { food } from './leaves/care-food.ts'
import { health } from './leaves/care-health.ts'
import { milk } from './leaves/care-milk.ts'
import { meals } from './leaves/care-table.ts'
import { basics } from './leaves/fashion-basics.ts'
import { outer } from './leaves/fashion-outer.ts'
import { gifts } from './leaves/gifts.ts'
import { maternity } from './leaves/maternity.ts'
import { bedding } from './leaves/nursery-bedding.ts'
import { beds } from './leaves/nursery-beds.ts'
import { room } from './leaves/nursery-room.ts'
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
  ...milk,
  ...meals,
  ...bath,
  ...health,
  ...food,
  ...beds,
  ...bedding,
  ...room,
  ...maternity,
  ...gifts,
]
