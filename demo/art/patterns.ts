/** Weaves and prints: SVG pattern tiles in a colour and its ink. */
import { isLight, tone } from './colour.ts'

/** What a shopper sees as the print of a cloth. */
export const PATTERNS = [
  'plain',
  'dots',
  'stripe',
  'pinstripe',
  'gingham',
  'check',
  'stars',
  'sprig',
  'terrazzo',
  'moon',
  'arcs',
  'hearts',
] as const
export type Pattern = (typeof PATTERNS)[number]
/** Surfaces that belong to a material, not to a choice: plush, knit, rib, waffle, quilting. */
export type Weave = 'boucle' | 'knit' | 'rib' | 'waffle' | 'quilt'

interface Tile {
  width: number
  height: number
  body: string
}

/** The tile of a pattern on cloth of colour `c`, drawn in `a`. Null for plain cloth. */
export function tile(kind: Pattern | Weave, cloth: string, ink: string): Tile | null {
  const drawn = (width: number, height: number, body: string): Tile => ({ width, height, body })
  switch (kind) {
    case 'plain':
      return null
    case 'dots':
      return drawn(22, 22, `<circle cx="6" cy="6" r="2.6" fill="${ink}"/><circle cx="17" cy="17" r="2.6" fill="${ink}"/>`)
    case 'stripe':
      return drawn(18, 18, `<rect width="18" height="6.5" fill="${ink}" fill-opacity=".85"/>`)
    case 'pinstripe':
      return drawn(11, 11, `<rect width="2" height="11" fill="${ink}" fill-opacity=".8"/>`)
    case 'gingham':
      return drawn(
        22,
        22,
        `<rect width="11" height="22" fill="${ink}" fill-opacity=".38"/><rect width="22" height="11" fill="${ink}" fill-opacity=".38"/>`,
      )
    case 'check':
      return drawn(
        40,
        40,
        `<path d="M0 10H40M10 0V40" stroke="${ink}" stroke-width="1.6" fill="none" opacity=".8"/><path d="M0 30H40M30 0V40" stroke="${ink}" stroke-width="5" opacity=".2" fill="none"/>`,
      )
    case 'stars':
      return drawn(
        44,
        44,
        `<path d="M11 4l2 5 5.2.4-4 3.4 1.3 5.1-4.5-2.8-4.5 2.8 1.3-5.1-4-3.4 5.2-.4z" fill="${ink}"/><path d="M33 26l2 5 5.200.4-4 3.400 1.300 5.100-4.500-2.800-4.500 2.800 1.300-5.100-4-3.400 5.200-.4z" fill="${ink}"/>`,
      )
    case 'sprig':
      return drawn(
        46,
        46,
        `<g fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"><path d="M12 22q1-9 5-15M35 45q1-9 5-15"/></g><g fill="${ink}"><ellipse cx="10" cy="12" rx="4" ry="1.9" transform="rotate(35 10 12)"/><ellipse cx="20" cy="11" rx="4" ry="1.9" transform="rotate(-12 20 11)"/><ellipse cx="9" cy="18" rx="3.600" ry="1.700" transform="rotate(28 9 18)"/><ellipse cx="33" cy="35" rx="4" ry="1.900" transform="rotate(35 33 35)"/><ellipse cx="43" cy="34" rx="4" ry="1.900" transform="rotate(-12 43 34)"/><ellipse cx="32" cy="41" rx="3.600" ry="1.700" transform="rotate(28 32 41)"/></g>`,
      )
    case 'terrazzo':
      return drawn(
        56,
        56,
        `<g fill="${ink}"><path d="M8 8l7-3 4 5-6 4z"/><path d="M34 14l5 3-2 5-6-2z" fill-opacity=".55"/><path d="M48 34l5 2 1 6-6 1-3-4z"/><path d="M20 34l6 1 1 6-8 1z" fill-opacity=".6"/><path d="M6 46l5-2 3 4-4 4z" fill-opacity=".8"/><path d="M36 46l4 1v4l-5-1z"/></g>`,
      )
    case 'moon':
      return drawn(
        50,
        50,
        `<path d="M16 6a8 8 0 1 0 5 14 7 7 0 0 1-5-14z" fill="${ink}"/><circle cx="38" cy="34" r="2.200" fill="${ink}"/><circle cx="30" cy="42" r="1.300" fill="${ink}"/><circle cx="40" cy="10" r="1.300" fill="${ink}"/>`,
      )
    case 'arcs':
      return drawn(
        36,
        24,
        `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"><path d="M3 18a9 9 0 0 1 18 0M8 18a4 4 0 0 1 8 0"/><path d="M21 6a9 9 0 0 1 18 0M-15 6a9 9 0 0 1 18 0M26 6a4 4 0 0 1 8 0"/></g>`,
      )
    case 'hearts':
      return drawn(
        40,
        40,
        `<path d="M10 9c2-4 8-2 6 2.500-1 2.300-6 6-6 6s-5-3.700-6-6C2 7 8 5 10 9zM30 29c2-4 8-2 6 2.500-1 2.300-6 6-6 6s-5-3.700-6-6c-2-4.500 4-6.500 6-2.500z" fill="${ink}"/>`,
      )
    case 'knit':
      return drawn(
        10,
        9,
        `<path d="M0 0l5 5 5-5" stroke="${tone(cloth, -0.12)}" stroke-width="2" fill="none" opacity=".55"/><path d="M0 2.500l5 5 5-5" stroke="${tone(cloth, 0.08)}" stroke-width="1.200" fill="none" opacity=".6"/>`,
      )
    case 'rib':
      return drawn(7, 10, `<rect width="2.200" height="10" fill="${tone(cloth, -0.13)}" fill-opacity=".5"/>`)
    case 'waffle':
      return drawn(9, 9, `<path d="M0 0H9M0 0V9" stroke="${tone(cloth, -0.14)}" stroke-width="1.700" fill="none" opacity=".5"/>`)
    case 'quilt':
      return drawn(
        34,
        34,
        `<path d="M0 17L17 0 34 17 17 34z" stroke="${tone(cloth, -0.15)}" stroke-width="1.500" fill="none" opacity=".6"/>`,
      )
    case 'boucle':
      return drawn(
        13,
        13,
        `<g fill="none" stroke-width="1.500"><path d="M2 4a3 3 0 1 1 4 2M8 10a3 3 0 1 1 4 2" stroke="${tone(cloth, -0.08)}" opacity=".32"/><path d="M7 3a2.500 2.500 0 1 1 4 2M1 10a2.500 2.500 0 1 1 4 2" stroke="${tone(cloth, 0.06)}" opacity=".4"/></g>`,
      )
  }
}

/** The ink a cloth is printed in unless the drawing says otherwise: darker on light cloth, lighter on dark. */
export const inkOn = (cloth: string): string => (isLight(cloth) ? tone(cloth, -0.28) : tone(cloth, 0.26))
