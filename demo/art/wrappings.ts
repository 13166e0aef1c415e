/** What a thing comes in or with, standing beside it: a gift box, a crate, a pouch, a tin, a bag, a case. */
import { mix, tone } from './colour.ts'
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { circle, ellipse, roundedRect } from './shapes.ts'

type Drawn = (pen: Pen, paint: Paint) => string

const giftBox: Drawn = (pen, { second, trim }) =>
  pen.groundShadow(200, 424, 132, 15) +
  pen.padded(roundedRect(84, 242, 232, 180, 10), mix(second, '#fffaf2', 0.3), { width: 24, shade: 0.34 }) +
  pen.padded(roundedRect(180, 240, 40, 182, 3), trim, { width: 9 }) +
  pen.padded(roundedRect(70, 204, 260, 52, 10), mix(second, '#fffaf2', 0.5), { width: 14 }) +
  pen.padded(roundedRect(178, 202, 44, 54, 3), tone(trim, 0.02), { width: 9 }) +
  pen.padded('M200 206C150 150 92 156 98 190C104 222 160 222 200 208C240 222 296 222 302 190C308 156 250 150 200 206Z', trim, {
    width: 14,
  }) +
  pen.padded(circle(200, 204, 17), tone(trim, -0.04), { width: 7 })

const crate: Drawn = (pen, { main }) => {
  const wood = '#e3c196'
  return (
    pen.groundShadow(200, 424, 140, 15) +
    pen.wood(roundedRect(68, 264, 264, 40, 6), wood, { width: 8, seed: 2 }) +
    pen.wood(roundedRect(68, 310, 264, 50, 6), wood, { width: 8, seed: 4 }) +
    pen.wood(roundedRect(68, 366, 264, 54, 6), wood, { width: 8, seed: 6 }) +
    pen.path(roundedRect(160, 276, 80, 18, 9), tone(wood, -0.34)) +
    pen.wood(roundedRect(62, 258, 20, 164, 6), tone(wood, -0.06), { width: 6, direction: 88 }) +
    pen.wood(roundedRect(318, 258, 20, 164, 6), tone(wood, -0.06), { width: 6, direction: 88 }) +
    pen.path(circle(200, 335, 13), pen.ball(main))
  )
}

const pouch: Drawn = (pen, { main, second, trim, pattern }) =>
  pen.groundShadow(200, 424, 112, 14) +
  pen.padded(
    'M126 196C150 214 250 214 274 196C262 224 262 240 276 258C318 300 322 380 292 412C250 428 150 428 108 412C78 380 82 300 124 258C138 240 138 224 126 196Z',
    second,
    {
      width: 32,
      shade: 0.4,
      pattern: pen.pattern(pattern === 'plain' ? 'waffle' : pattern, second),
    },
  ) +
  pen.stroke('M134 246Q200 264 266 246', trim, 9) +
  pen.stroke('M200 256C180 286 176 300 180 322M206 256C226 284 228 300 222 316', trim, 6) +
  pen.path(circle(200, 360, 16), pen.ball(main))

const tinBox: Drawn = (pen, { main, second, trim }) =>
  pen.groundShadow(200, 424, 138, 15) +
  pen.padded(roundedRect(66, 300, 268, 120, 22), mix(main, '#c3c6c8', 0.25), { width: 22, light: 0.6 }) +
  pen.padded(roundedRect(58, 270, 284, 54, 22), mix(main, '#e3e6e7', 0.35), { width: 14, light: 0.7 }) +
  pen.path(roundedRect(130, 336, 140, 60, 12), second) +
  pen.stroke('M152 366q12-18 24 0t24 0t24 0t24 0', trim, 6)

const bag: Drawn = (pen, { main, second, trim }) =>
  pen.groundShadow(200, 424, 130, 15) +
  pen.stroke('M142 252C136 166 264 166 258 252', tone(trim, -0.06), 17) +
  pen.stroke('M143 250C140 172 260 172 257 250', trim, 9) +
  pen.padded(
    'M92 248H308C322 300 326 370 316 408Q312 422 296 422H104Q88 422 84 408C74 370 78 300 92 248Z',
    mix(main, second, 0.35),
    { width: 32, shade: 0.4 },
  ) +
  pen.stroke('M96 268H304', '#f4eee4', 7) +
  pen.stroke('M96 268H304', '#b8ac9b', 2.4, 'stroke-dasharray="3 3"') +
  pen.padded(roundedRect(144, 316, 112, 72, 14), tone(mix(main, second, 0.35), 0.03), { width: 12 })

const hardCase: Drawn = (pen, { main, second }) =>
  pen.groundShadow(200, 424, 130, 15) +
  pen.padded(roundedRect(76, 262, 248, 158, 60), main, { width: 28, light: 0.5 }) +
  pen.stroke('M80 336C150 350 250 350 320 336', tone(main, -0.16), 4) +
  pen.padded(roundedRect(178, 322, 44, 34, 10), second, { width: 8 }) +
  pen.path(ellipse(140, 290, 30, 10), '#fff', `opacity=".35" filter="${pen.blur(4)}"`) +
  pen.stroke('M312 300C350 300 356 346 330 352', tone(second, -0.06), 8)

export const WRAPPINGS = { box: giftBox, crate, pouch, tin: tinBox, bag, case: hardCase } satisfies Record<string, Drawn>
export type Wrapping = keyof typeof WRAPPINGS
