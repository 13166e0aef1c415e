/** Which goods have which views. What is missing is listed; the lists may only become shorter. */
import { expect, test } from 'vitest'
import type { Art } from '../art.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { heightOf } from './sizes.ts'
import { canTell, type ToldView } from './tell.ts'

type Missing = 'other' | 'use' | 'scale'

/** Kinds, or variants of them, without a view: whole from the front, a heap of things, or a tin that nothing may advertise. */
const WITHOUT: Record<Missing, string> = {
  other:
    'bear:5,6,8 car:0,1,2 pull rattle rocker ball lamp backpack:2 bath crib:0 tableware pacifier mobile pillow giftcard hat:0,2,3 socks:4 bellyband dresser:4 lotion:0,2 pack jar:1,2,7,8,9 monitor gate thermometer pump:2 pencils jigsaw:1,3,5 drum bucket potty raincover cupholder organiser straps isofix:2 sling pramparts tote:2 teats flask:2 warmer steriliser foodmaker milkstore sleevebib spoons snackbox booster silicone nursing bouncer swing linen:0,2,3,4,6 rug:2 towel:2 changemat:1,2,3 bunting gym:0,2 playmat:2 guards glow:1,2 cap:2 swimsuit:1 trunks:2 winter belt brief holdall:2,3 longpillow nursingbra pads bathtoys boardbook:1,2 comforter:2,3 crayons cube:2 dollpram playhouse:1,2 firstset giftset firsttoy toiletry:0,1,2,3,4,5,6 healthkit tin snacks keepbox',
  use: 'blanket:4 giftcard bunting tin',
  scale: 'blanket:4 bunting',
}
/** How many drawings were without when the list was written: a longer list is a step back. */
const MOST: Record<Missing, number> = { other: 276, use: 10, scale: 4 }

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
