/** The drawing of a product itself, without what is around it. */
import type { Art } from './art.ts'
import { DRAWINGS } from './drawings.ts'
import { KINDS } from './kinds.ts'
import { COLOURWAYS, FRAMES, RAMPS, WOODS, type Colourway, type Paint } from './paint.ts'
import type { Pen } from './pen.ts'

/** Returns the paint of a product in a colourway. */
export function paintOf(art: Art, colourway: Colourway): Paint {
  const { main, second, trim } = COLOURWAYS[colourway]
  return {
    main,
    second,
    trim,
    pattern: art.pattern,
    wood: WOODS[art.wood ?? 'beech'],
    frame: FRAMES[art.frame ?? 'gold'],
    ramp: art.ramp && RAMPS[art.ramp],
    variant: art.variant % KINDS[art.type].variants,
  }
}

export const bodyOf = (pen: Pen, art: Art, colourway: Colourway): string => DRAWINGS[art.type](pen, paintOf(art, colourway))
