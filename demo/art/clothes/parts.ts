/** Parts that several drawings of clothes share. */
import { tone } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { cuff, pair } from '../garment-parts.ts'
import { symmetric } from '../shapes.ts'

export const HOLLOW = 'M152 104C160 142 240 142 248 104C220 117 180 117 152 104Z'

export const NECK = 'M152 104C160 142 240 142 248 104L261 102C257 161 143 161 139 102Z'

export const LONG = pair(
  (m) => `M${m(62)} 106C${m(102)} 110 ${m(122)} 142 ${m(130)} 178L${m(156)} 302L${m(118)} 312L${m(84)} 204Z`,
)

export const LONG_CUFFS = pair((m) => `M${m(155)} 298L${m(160)} 324C${m(148)} 333 ${m(132)} 336 ${m(123)} 334L${m(117)} 308Z`)

export type Segment = Parameters<typeof symmetric>[2]

/** Round neck and shoulder of a top, right half. */
export const SHOULDER: Segment[] = [
  [230, 136, 240, 118, 248, 103],
  [268, 102, 284, 110, 294, 124],
]

/** Front of a top with a round neck; half its width at the hem. */
export const front = (hem: number, low: number): string =>
  symmetric(
    200,
    [200, 138],
    [230, 136, 240, 118, 248, 103],
    [268, 102, 284, 110, 296, 123],
    [288, 170, 286, 240, 200 + low, hem - 12],
    [256, hem, 228, hem + 2, 200, hem + 2],
  )

export const neckline = (pen: Pen, colour: string, b: string): string =>
  pen.path(HOLLOW, tone(colour, -0.22)) + cuff(pen, NECK, b, 7)

export const armholes = (pen: Pen, colour: string): string =>
  pen.stroke('M132 122Q118 164 116 204M268 122Q282 164 284 204', tone(colour, -0.16), 2, 'opacity=".5"')
