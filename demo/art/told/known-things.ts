/** Things whose size everybody knows: an egg, a mug, a teddy bear, a chair. */
import { tone } from '../colour.ts'
import type { Kind } from '../kinds.ts'
import type { Colourway } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { roundedRect } from '../shapes.ts'
import { thingOf, type Thing } from './thing.ts'

export const KNOWN_THINGS = ['egg', 'mug', 'teddy', 'chair'] as const
export type KnownThing = (typeof KNOWN_THINGS)[number]

const SHELL = '#e9cdb0'
const GLAZE = '#f3ede2'
const BEECH = '#e3c196'

function egg(pen: Pen): string {
  const outline = 'M200 96C262 96 318 206 318 292C318 372 266 424 200 424C134 424 82 372 82 292C82 206 138 96 200 96Z'
  const freckles = [
    [150, 210],
    [236, 180],
    [262, 276],
    [176, 322],
    [214, 252],
    [142, 286],
  ]
  return (
    pen.groundShadow(204, 424, 104, 15) +
    pen.padded(outline, SHELL, { width: 60, shade: 0.4, fill: pen.ball(SHELL) }) +
    freckles
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="3.500" fill="${tone(SHELL, -0.14)}" opacity=".55"/>`)
      .join('') +
    pen.path('M150 150C164 122 184 112 200 112C176 134 160 172 152 214C142 196 142 168 150 150Z', '#fff', 'opacity=".5"')
  )
}

function mug(pen: Pen): string {
  const body = 'M82 126H284V356C284 404 254 424 183 424C112 424 82 404 82 356Z'
  const inside = 'M82 126a101 26 0 1 0 202 0a101 26 0 1 0 -202 0Z'
  return (
    pen.groundShadow(196, 424, 112, 14) +
    pen.stroke('M278 186C356 176 360 330 270 336', tone(GLAZE, -0.12), 30) +
    pen.stroke('M277 184C352 176 354 326 270 333', GLAZE, 22) +
    pen.padded(body, GLAZE, { width: 44, shade: 0.36, fill: pen.tube(GLAZE) }) +
    pen.path('M82 232H284V266H82Z', '#79aeb0', 'opacity=".75"') +
    pen.path(inside, tone(GLAZE, 0.02)) +
    pen.path('M94 128a89 20 0 1 0 178 0a89 20 0 1 0 -178 0Z', tone(GLAZE, -0.17))
  )
}

function chair(pen: Pen): string {
  const leg = (x: number, y: number, lean: number) => pen.rod(`M${x} ${y}L${x + lean} 424`, BEECH, 15)
  const seat = 'M92 246L308 246L332 286C332 296 326 300 314 300H86C74 300 68 296 68 286Z'
  return (
    pen.groundShadow(204, 424, 132, 13) +
    leg(122, 296, 4) +
    leg(278, 296, -4) +
    pen.rod('M112 248C104 190 102 130 110 62', BEECH, 16) +
    pen.rod('M288 248C296 190 298 130 290 62', BEECH, 16) +
    pen.wood(roundedRect(102, 56, 196, 46, 20), BEECH, { seed: 3 }) +
    pen.wood(roundedRect(106, 128, 188, 26, 12), BEECH, { seed: 5 }) +
    pen.wood(roundedRect(106, 182, 188, 26, 12), BEECH, { seed: 7 }) +
    pen.wood(seat, BEECH, { seed: 2, width: 16 }) +
    leg(88, 300, -8) +
    leg(312, 300, 8) +
    pen.rod('M88 372H312', BEECH, 9)
  )
}

const TEDDY_CM = 30

/** Returns the thing, in a colour of its own where it has one. @throws for a teddy bear that is not drawn */
export function knownThing(known: KnownThing, beside: Colourway): Thing {
  switch (known) {
    case 'egg':
      return { draw: egg, box: [82, 96, 318, 424], cm: 5.8 }
    case 'mug':
      return { draw: mug, box: [82, 100, 340, 424], cm: 10 }
    case 'chair':
      return { draw: chair, box: [68, 54, 332, 424], cm: 85 }
    case 'teddy': {
      const colour = beside === 'honey' || beside === 'oat' ? 'cocoa' : 'honey'
      const bear = thingOf({ type: 'bear', variant: 0, pattern: 'plain', tilt: 0, scale: 98 }, colour, TEDDY_CM)
      if (!bear) throw new Error('No teddy bear')
      return bear
    }
  }
}

/** Kinds that look like a teddy bear, and are shown beside something else. */
export const LIKE_TEDDY: readonly Kind[] = ['bear', 'bunny', 'doll', 'comforter']
const EGG_CM = 13
const MUG_CM = 27
const TEDDY_MOST_CM = 76

/** Returns what a thing of a height is best compared with. */
export function comparedWith(kind: Kind, cm: number, isFlat: boolean): KnownThing {
  if (cm < EGG_CM) return 'egg'
  if (!isFlat && (cm < MUG_CM || LIKE_TEDDY.includes(kind))) return 'mug'
  if (LIKE_TEDDY.includes(kind)) return 'egg'
  return isFlat || cm < TEDDY_MOST_CM ? 'teddy' : 'chair'
}
