/** Which goods have which views. What is missing is listed; the lists may only become shorter. */
import { expect, test } from 'vitest'
import type { Art } from '../art.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { heightOf } from './sizes.ts'
import { canTell, type ToldView } from './tell.ts'

type Missing = 'other' | 'use' | 'scale'

/** Kinds, or variants of them, without a view: whole from the front, a heap of things, or a tin that nothing may advertise. */
const WITHOUT: Record<Missing, string> = {
  other: 'rocker:2 bath:4 crib:0 pack:2,8 jigsaw:1 booster:2 swing tin',
  use: 'giftcard bunting tin',
  scale: 'bunting',
}
/** How many drawings were without when the list was written: a longer list is a step back. */
const MOST: Record<Missing, number> = { other: 13, use: 9, scale: 3 }

const shown = (type: Kind, variant: number, missing: Missing): boolean => {
  const art: Art = { type, variant, pattern: 'plain', tilt: 0, scale: 98 }
  const cm = Math.round(heightOf(type, variant))
  const view: ToldView = missing === 'scale' ? `scale${cm}` : missing
  return (missing === 'other' || cm > 0) && canTell(art, view)
}

/** Returns the drawings of each kind without a view: the name of the kind where none of its drawings has it. */
function without(missing: Missing): { names: string[]; drawings: number } {
  let drawings = 0
  const names = (Object.keys(KINDS) as Kind[]).flatMap((type) => {
    const all = Array.from({ length: KINDS[type].variants }, (_, variant) => variant)
    const lacking = all.filter((variant) => !shown(type, variant, missing))
    drawings += lacking.length
    return lacking.length === 0 ? [] : lacking.length === all.length ? type : `${type}:${lacking.join(',')}`
  })
  return { names, drawings }
}

test.each(['other', 'use', 'scale'] as const)(
  'every drawing has the view “%s” but for those on the list, which does not grow',
  (missing) => {
    const { names, drawings } = without(missing)
    expect(names).toEqual(WITHOUT[missing].split(' ').filter(Boolean))
    expect(drawings).toBeLessThanOrEqual(MOST[missing])
  },
)
