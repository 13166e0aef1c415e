/** Furniture, toiletries, packs, jars and monitors. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { knob } from './parts.ts'

/** The mark of the house on a label: a nest with an egg. */
const houseMark = (pen: Pen, x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${pen.path('M-12 2a12 16 0 0 1 24 0z', mix(colour, '#ffffff', 0.55))}${pen.path('M-24 0q24 10 48 0q-2 22-24 22t-24-22z', colour)}</g>`

/** Nursery furniture. Variants: 0 chest of drawers, 1 wardrobe, 2 shelf with baskets. */
export function dresser(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const leg = (x: number, y: number): string => pen.wood(`M${x} ${y}h18l-3 26h-12z`, tone(wood, -0.05), { width: 6 })
  if (variant === 1) {
    const door = (x: number): string =>
      pen.padded(roundedRect(x, 96, 84, 286, 8), main, { width: 14, shade: 0.3 }) +
      pen.stroke(roundedRect(x + 12, 110, 60, 258, 6), tone(main, -0.1), 2, 'opacity=".5"')
    return (
      pen.groundShadow(200, 424, 122, 14) +
      leg(112, 398) +
      leg(270, 398) +
      pen.wood(roundedRect(98, 74, 204, 328, 12), wood, { seed: 3, direction: 90, width: 14 }) +
      door(112) +
      door(204) +
      knob(pen, 190, 246, wood) +
      knob(pen, 210, 246, wood)
    )
  }
  if (variant === 2) {
    const cell = (x: number, y: number): string =>
      pen.path(roundedRect(x, y, 82, 84, 5), tone(wood, -0.2)) +
      pen.shade(roundedRect(x, y, 82, 84, 5), `M${x} ${y}h82v18h-82z`, 0.3, 5)
    const basket = (x: number, y: number, col: string): string =>
      pen.padded(roundedRect(x + 5, y + 26, 72, 56, 10), col, { width: 12, pattern: pen.pattern('waffle', col) }) +
      pen.stroke(`M${x + 28} ${y + 42}h26`, tone(col, -0.2), 5)
    const book = (x: number, y: number, col: string, height: number): string =>
      pen.padded(roundedRect(x, y + 80 - height, 13, height, 3), col, { width: 5 })
    let o =
      pen.groundShadow(200, 420, 156, 15) +
      leg(70, 396) +
      leg(312, 396) +
      pen.wood(roundedRect(54, 196, 292, 206, 10), wood, { seed: 6, width: 12 })
    for (const x of [66, 159, 252]) o += cell(x, 208) + cell(x, 306)
    o += basket(66, 306, main) + basket(159, 306, second) + basket(252, 306, main)
    o += book(72, 208, trim, 62) + book(87, 208, main, 70) + book(102, 208, second, 56) + book(118, 208, tone(main, -0.1), 66)
    return (
      o +
      pen.padded(circle(200, 268, 24), trim, { width: 12 }) +
      pen.wood('M266 292l28-44 28 44z', tone(wood, 0.06), { width: 8 })
    )
  }
  const drawer = (y: number): string =>
    pen.padded(roundedRect(86, y, 228, 54, 8), main, { width: 12, shade: 0.3 }) +
    knob(pen, 146, y + 28, wood) +
    knob(pen, 254, y + 28, wood)
  return (
    pen.groundShadow(200, 424, 152, 15) +
    leg(84, 396) +
    leg(298, 396) +
    pen.wood(roundedRect(70, 208, 260, 194, 10), wood, { seed: 2, width: 12 }) +
    drawer(222) +
    drawer(282) +
    drawer(342) +
    pen.wood(roundedRect(58, 190, 284, 22, 9), tone(wood, 0.04), { seed: 9, width: 10 })
  )
}

/** Toiletries. Variants: 0 pump bottle, 1 cream jar, 2 tube. */
export function lotion(pen: Pen, { main, second, trim, variant }: Paint): string {
  if (variant === 1)
    return (
      pen.groundShadow(200, 416, 110, 15) +
      pen.padded(roundedRect(102, 276, 196, 136, 26), second, { width: 30, shade: 0.36 }) +
      pen.path(roundedRect(116, 306, 168, 78, 10), PAPER, 'opacity=".92"') +
      houseMark(pen, 200, 332, 0.9, trim) +
      pen.stroke('M164 368h72', tone(trim, 0.1), 4) +
      pen.padded(roundedRect(94, 214, 212, 70, 20), main, { width: 22 }) +
      pen.stroke('M100 262h200', tone(main, -0.12), 2, 'opacity=".5"')
    )
  if (variant === 2) {
    const tube = symmetric(200, [200, 92], [276, 92], [272, 200, 262, 300, 248, 352], [226, 356, 200, 356, 200, 356])
    return (
      pen.groundShadow(200, 420, 70, 11) +
      pen.padded(roundedRect(156, 348, 88, 70, 14), main, { width: 16, fill: pen.tube(main) }) +
      pen.padded(tube, second, { width: 30, shade: 0.36 }) +
      pen.path(roundedRect(124, 80, 152, 22, 5), pen.bar(tone(second, -0.04))) +
      pen.path('M138 150h124l-8 110h-108z', PAPER, 'opacity=".92"') +
      houseMark(pen, 200, 186, 1, trim) +
      pen.stroke('M172 232h56M180 246h40', tone(trim, 0.1), 4)
    )
  }
  return (
    pen.groundShadow(200, 424, 90, 13) +
    pen.path('M188 118h24v62h-24z', pen.tube(tone(main, 0.04))) +
    pen.padded('M158 96h74q10 0 10 12v12h-60q-10 0-26-6q-8-4-6-10q2-8 8-8z', main, { width: 12 }) +
    pen.padded(roundedRect(160, 164, 80, 34, 10), main, { width: 12, fill: pen.tube(main) }) +
    pen.padded(roundedRect(118, 192, 164, 226, 34), second, { width: 34, shade: 0.38 }) +
    pen.path(roundedRect(132, 244, 136, 122, 12), PAPER, 'opacity=".92"') +
    houseMark(pen, 200, 284, 1.1, trim) +
    pen.stroke('M166 330h68M176 346h48', tone(trim, 0.1), 4)
  )
}

/** Packs of soft goods. Variants: 0 nappies, 1 wipes, 2 carton. */
export function pack(pen: Pen, { main, second, trim, variant }: Paint): string {
  if (variant === 1) {
    const bag = 'M52 300Q46 282 66 280H334Q354 282 348 300Q340 350 350 396Q352 414 332 414H68Q48 414 50 396Q60 350 52 300Z'
    return (
      pen.groundShadow(200, 416, 156, 13) +
      pen.padded(bag, second, { width: 30, shade: 0.34 }) +
      pen.padded(roundedRect(128, 296, 144, 74, 30), main, { width: 18 }) +
      pen.stroke(roundedRect(142, 308, 116, 50, 22), tone(main, -0.12), 2, 'opacity=".5"') +
      pen.path('M176 318q24-52 48 0q-24 10-48 0z', pen.matte('#ffffff')) +
      pen.stroke('M82 392h64M254 392h64', tone(trim, 0.05), 5, 'opacity=".7"')
    )
  }
  if (variant === 2) {
    const top = 'M96 208L236 184L312 212L172 240Z'
    return (
      pen.groundShadow(206, 418, 130, 16) +
      pen.padded('M172 240L312 212V382L172 418Z', main, { width: 16, shade: 0.3 }) +
      pen.padded('M96 208L172 240V418L96 378Z', tone(main, -0.06), { width: 14, shade: 0.36 }) +
      pen.path(top, tone(main, 0.06)) +
      pen.path('M192 262L292 242V342L192 364Z', PAPER, 'opacity=".94"') +
      houseMark(pen, 242, 296, 1, trim) +
      pen.stroke('M212 346l60-12', tone(trim, 0.1), 4)
    )
  }
  const bag = 'M92 190Q88 168 112 168H288Q312 168 308 190Q300 292 312 392Q314 418 288 418H112Q86 418 88 392Q100 292 92 190Z'
  return (
    pen.groundShadow(200, 420, 124, 15) +
    pen.padded('M150 176Q152 140 200 140Q248 140 250 176Q240 160 200 160Q160 160 150 176Z', tone(main, -0.04), { width: 8 }) +
    pen.padded(bag, main, { width: 36, shade: 0.4 }) +
    pen.path(roundedRect(118, 214, 164, 118, 44), PAPER, 'opacity=".95"') +
    pen.padded('M150 250h100q6 0 4 8q-8 44-34 54h-40q-26-10-34-54q-2-8 4-8z', second, { width: 14 }) +
    pen.stroke('M150 262q20 6 26 44M250 262q-20 6-26 44', tone(second, -0.16), 2) +
    pen.stroke('M138 364h124M160 382h80', mix(main, '#ffffff', 0.5), 6)
  )
}

/** Food. Variants: 0 glass jar, 1 pouch with a spout, 2 box of cereal. */
export function jar(pen: Pen, { main, second, trim, variant }: Paint): string {
  const red = '#cf5a42'
  const fruit = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${pen.path('M0-14C16-26 36-14 32 8C28 30 12 36 0 30C-12 36-28 30-32 8C-36-14-16-26 0-14Z', pen.ball(red))}${pen.stroke('M0-14q2-12 8-16', tone(red, -0.25), 4)}${pen.path('M8-28q14-8 22 2q-12 10-22-2z', '#8f9c7c')}</g>`
  if (variant === 1) {
    const pouch = symmetric(
      200,
      [200, 150],
      [236, 150],
      [262, 158, 282, 174, 286, 196],
      [296, 270, 302, 340, 298, 404],
      [260, 420, 226, 420, 200, 420],
    )
    return (
      pen.groundShadow(200, 420, 104, 14) +
      pen.path(roundedRect(180, 108, 40, 44, 6), pen.tube('#f2ece3')) +
      pen.padded(roundedRect(170, 78, 60, 44, 12), main, { width: 10, fill: pen.tube(main) }) +
      pen.padded(pouch, second, { width: 34, shade: 0.4 }) +
      pen.path(ellipse(200, 290, 66, 76), PAPER, 'opacity=".94"') +
      fruit(200, 284, 1.3) +
      pen.stroke('M150 396h100', tone(second, -0.14), 3, 'opacity=".5"')
    )
  }
  if (variant === 2)
    return (
      pen.groundShadow(204, 420, 110, 15) +
      pen.padded('M284 150l28 18v232l-28 18z', tone(main, -0.1), { width: 10 }) +
      pen.padded(roundedRect(104, 138, 182, 280, 8), main, { width: 20, shade: 0.3 }) +
      pen.path(roundedRect(122, 172, 146, 56, 10), PAPER, 'opacity=".95"') +
      houseMark(pen, 195, 194, 0.9, trim) +
      pen.padded('M132 306h126q-6 66-63 66t-63-66z', second, { width: 16 }) +
      pen.path(ellipse(195, 306, 63, 16), pen.matte(mix(trim, '#fff3e0', 0.6))) +
      pen.rod('M236 300l34-54', '#d8c3a5', 8)
    )
  return (
    pen.groundShadow(200, 418, 88, 13) +
    pen.padded(roundedRect(118, 196, 164, 220, 30), mix(trim, '#fff0dc', 0.45), { width: 34, shade: 0.36, light: 0.6 }) +
    pen.path(roundedRect(122, 250, 156, 112, 6), PAPER, 'opacity=".96"') +
    fruit(200, 298, 1.15) +
    pen.stroke('M160 350h80', tone(trim, 0.08), 4) +
    pen.padded(roundedRect(112, 156, 176, 54, 14), main, { width: 16, fill: pen.tube(main) }) +
    pen.stroke('M116 192h168', tone(main, -0.14), 2, 'opacity=".6"')
  )
}

/** Baby monitors. Variants: 0 screen and camera, 1 sound only, 2 camera. */
export function monitor(pen: Pen, { main, second, trim, variant }: Paint): string {
  const eye = (x: number, y: number, r: number): string =>
    pen.path(circle(x, y, r), pen.ball('#4a433d')) +
    pen.path(circle(x, y, r * 0.5), pen.ball('#221c18')) +
    pen.path(circle(x - r * 0.25, y - r * 0.28, r * 0.16), '#fff', 'opacity=".8"')
  const camera = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${pen.padded('M-46 150q0-40 46-40t46 40q0 12-14 12h-64q-14 0-14-12z', tone(second, -0.05), { width: 14 })}${pen.padded(circle(0, 56, 70), second, { width: 26 })}${pen.path(circle(0, 56, 42), pen.matte(tone(second, -0.12)))}${eye(0, 56, 30)}${pen.path(circle(0, 112, 5), trim)}</g>`
  if (variant === 2) return pen.groundShadow(200, 412, 96, 14) + camera(200, 156, 1.55)
  if (variant === 1)
    return (
      pen.groundShadow(200, 418, 88, 13) +
      pen.rod('M258 176L276 88', tone(second, -0.2), 12) +
      pen.padded(roundedRect(118, 156, 164, 260, 52), second, { width: 34, shade: 0.4 }) +
      pen.path(circle(200, 250, 52), pen.matte(tone(second, -0.1))) +
      pen.path(
        [0, 1, 2, 3, 4]
          .map((i) =>
            [-2, -1, 0, 1, 2]
              .map((k) => (Math.abs(k) + Math.abs(i - 2) < 4 ? circle(200 + k * 16, 218 + i * 16, 3.4) : ''))
              .join(''),
          )
          .join(''),
        tone(second, -0.4),
      ) +
      knob(pen, 200, 348, main) +
      pen.path(circle(168, 348, 5), trim) +
      pen.path(circle(232, 348, 5), tone(second, -0.2))
    )
  const screen = roundedRect(66, 232, 176, 116, 12)
  return (
    pen.groundShadow(190, 418, 140, 14) +
    pen.padded(roundedRect(46, 206, 216, 206, 38), second, { width: 30, shade: 0.38 }) +
    pen.path(
      screen,
      pen.linear([
        [0, '#5b6b7c'],
        [1, '#33414f'],
      ]),
    ) +
    pen.stroke('M92 284V330M216 284V330M92 292H216M92 324H216', mix(main, '#ffffff', 0.4), 6) +
    pen.stroke([112, 132, 152, 172, 194].map((x) => `M${x} 294V322`).join(''), mix(main, '#ffffff', 0.4), 4) +
    pen.path('M214 252a12 12 0 1 0 12 16a10 10 0 0 1-12-16z', '#f4e2b0') +
    knob(pen, 112, 380, main) +
    knob(pen, 154, 380, tone(second, -0.1)) +
    knob(pen, 196, 380, trim) +
    camera(318, 272, 0.85)
  )
}
