/** Furniture, toiletries, packs, jars and monitors. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { knob } from './parts.ts'

/** The mark of the house on a label: a nest with an egg. */
const houseMark = (p: Pen, x: number, y: number, s: number, c: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${p.path('M-12 2a12 16 0 0 1 24 0z', mix(c, '#ffffff', 0.55))}${p.path('M-24 0q24 10 48 0q-2 22-24 22t-24-22z', c)}</g>`

/** Nursery furniture. v: 0 chest of drawers, 1 wardrobe, 2 shelf with baskets. */
export function dresser(p: Pen, { a, b, c, wood, v }: Paint): string {
  const leg = (x: number, y: number): string => p.wood(`M${x} ${y}h18l-3 26h-12z`, tone(wood, -0.05), { w: 6 })
  if (v === 1) {
    const door = (x: number): string =>
      p.puff(rr(x, 96, 84, 286, 8), a, { w: 14, lo: 0.3 }) +
      p.stroke(rr(x + 12, 110, 60, 258, 6), tone(a, -0.1), 2, 'opacity=".5"')
    return (
      p.ground(200, 424, 122, 14) +
      leg(112, 398) +
      leg(270, 398) +
      p.wood(rr(98, 74, 204, 328, 12), wood, { seed: 3, dir: 90, w: 14 }) +
      door(112) +
      door(204) +
      knob(p, 190, 246, wood) +
      knob(p, 210, 246, wood)
    )
  }
  if (v === 2) {
    const cell = (x: number, y: number): string =>
      p.path(rr(x, y, 82, 84, 5), tone(wood, -0.2)) + p.shade(rr(x, y, 82, 84, 5), `M${x} ${y}h82v18h-82z`, 0.3, 5)
    const basket = (x: number, y: number, col: string): string =>
      p.puff(rr(x + 5, y + 26, 72, 56, 10), col, { w: 12, pat: p.pattern('waffle', col) }) +
      p.stroke(`M${x + 28} ${y + 42}h26`, tone(col, -0.2), 5)
    const book = (x: number, y: number, col: string, h: number): string => p.puff(rr(x, y + 80 - h, 13, h, 3), col, { w: 5 })
    let o =
      p.ground(200, 420, 156, 15) + leg(70, 396) + leg(312, 396) + p.wood(rr(54, 196, 292, 206, 10), wood, { seed: 6, w: 12 })
    for (const x of [66, 159, 252]) o += cell(x, 208) + cell(x, 306)
    o += basket(66, 306, a) + basket(159, 306, b) + basket(252, 306, a)
    o += book(72, 208, c, 62) + book(87, 208, a, 70) + book(102, 208, b, 56) + book(118, 208, tone(a, -0.1), 66)
    return o + p.puff(circ(200, 268, 24), c, { w: 12 }) + p.wood('M266 292l28-44 28 44z', tone(wood, 0.06), { w: 8 })
  }
  const drawer = (y: number): string =>
    p.puff(rr(86, y, 228, 54, 8), a, { w: 12, lo: 0.3 }) + knob(p, 146, y + 28, wood) + knob(p, 254, y + 28, wood)
  return (
    p.ground(200, 424, 152, 15) +
    leg(84, 396) +
    leg(298, 396) +
    p.wood(rr(70, 208, 260, 194, 10), wood, { seed: 2, w: 12 }) +
    drawer(222) +
    drawer(282) +
    drawer(342) +
    p.wood(rr(58, 190, 284, 22, 9), tone(wood, 0.04), { seed: 9, w: 10 })
  )
}

/** Toiletries. v: 0 pump bottle, 1 cream jar, 2 tube. */
export function lotion(p: Pen, { a, b, c, v }: Paint): string {
  if (v === 1)
    return (
      p.ground(200, 416, 110, 15) +
      p.puff(rr(102, 276, 196, 136, 26), b, { w: 30, lo: 0.36 }) +
      p.path(rr(116, 306, 168, 78, 10), PAPER, 'opacity=".92"') +
      houseMark(p, 200, 332, 0.9, c) +
      p.stroke('M164 368h72', tone(c, 0.1), 4) +
      p.puff(rr(94, 214, 212, 70, 20), a, { w: 22 }) +
      p.stroke('M100 262h200', tone(a, -0.12), 2, 'opacity=".5"')
    )
  if (v === 2) {
    const tube = sym(200, [200, 92], [276, 92], [272, 200, 262, 300, 248, 352], [226, 356, 200, 356, 200, 356])
    return (
      p.ground(200, 420, 70, 11) +
      p.puff(rr(156, 348, 88, 70, 14), a, { w: 16, fill: p.tube(a) }) +
      p.puff(tube, b, { w: 30, lo: 0.36 }) +
      p.path(rr(124, 80, 152, 22, 5), p.bar(tone(b, -0.04))) +
      p.path('M138 150h124l-8 110h-108z', PAPER, 'opacity=".92"') +
      houseMark(p, 200, 186, 1, c) +
      p.stroke('M172 232h56M180 246h40', tone(c, 0.1), 4)
    )
  }
  return (
    p.ground(200, 424, 90, 13) +
    p.path('M188 118h24v62h-24z', p.tube(tone(a, 0.04))) +
    p.puff('M158 96h74q10 0 10 12v12h-60q-10 0-26-6q-8-4-6-10q2-8 8-8z', a, { w: 12 }) +
    p.puff(rr(160, 164, 80, 34, 10), a, { w: 12, fill: p.tube(a) }) +
    p.puff(rr(118, 192, 164, 226, 34), b, { w: 34, lo: 0.38 }) +
    p.path(rr(132, 244, 136, 122, 12), PAPER, 'opacity=".92"') +
    houseMark(p, 200, 284, 1.1, c) +
    p.stroke('M166 330h68M176 346h48', tone(c, 0.1), 4)
  )
}

/** Packs of soft goods. v: 0 nappies, 1 wipes, 2 carton. */
export function pack(p: Pen, { a, b, c, v }: Paint): string {
  if (v === 1) {
    const bag = 'M52 300Q46 282 66 280H334Q354 282 348 300Q340 350 350 396Q352 414 332 414H68Q48 414 50 396Q60 350 52 300Z'
    return (
      p.ground(200, 416, 156, 13) +
      p.puff(bag, b, { w: 30, lo: 0.34 }) +
      p.puff(rr(128, 296, 144, 74, 30), a, { w: 18 }) +
      p.stroke(rr(142, 308, 116, 50, 22), tone(a, -0.12), 2, 'opacity=".5"') +
      p.path('M176 318q24-52 48 0q-24 10-48 0z', p.matte('#ffffff')) +
      p.stroke('M82 392h64M254 392h64', tone(c, 0.05), 5, 'opacity=".7"')
    )
  }
  if (v === 2) {
    const top = 'M96 208L236 184L312 212L172 240Z'
    return (
      p.ground(206, 418, 130, 16) +
      p.puff('M172 240L312 212V382L172 418Z', a, { w: 16, lo: 0.3 }) +
      p.puff('M96 208L172 240V418L96 378Z', tone(a, -0.06), { w: 14, lo: 0.36 }) +
      p.path(top, tone(a, 0.06)) +
      p.path('M192 262L292 242V342L192 364Z', PAPER, 'opacity=".94"') +
      houseMark(p, 242, 296, 1, c) +
      p.stroke('M212 346l60-12', tone(c, 0.1), 4)
    )
  }
  const bag = 'M92 190Q88 168 112 168H288Q312 168 308 190Q300 292 312 392Q314 418 288 418H112Q86 418 88 392Q100 292 92 190Z'
  return (
    p.ground(200, 420, 124, 15) +
    p.puff('M150 176Q152 140 200 140Q248 140 250 176Q240 160 200 160Q160 160 150 176Z', tone(a, -0.04), { w: 8 }) +
    p.puff(bag, a, { w: 36, lo: 0.4 }) +
    p.path(rr(118, 214, 164, 118, 44), PAPER, 'opacity=".95"') +
    p.puff('M150 250h100q6 0 4 8q-8 44-34 54h-40q-26-10-34-54q-2-8 4-8z', b, { w: 14 }) +
    p.stroke('M150 262q20 6 26 44M250 262q-20 6-26 44', tone(b, -0.16), 2) +
    p.stroke('M138 364h124M160 382h80', mix(a, '#ffffff', 0.5), 6)
  )
}

/** Food. v: 0 glass jar, 1 pouch with a spout, 2 box of cereal. */
export function jar(p: Pen, { a, b, c, v }: Paint): string {
  const fruit = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${p.path('M0-14C16-26 36-14 32 8C28 30 12 36 0 30C-12 36-28 30-32 8C-36-14-16-26 0-14Z', p.ball(c))}${p.stroke('M0-14q2-12 8-16', tone(c, -0.25), 4)}${p.path('M8-28q14-8 22 2q-12 10-22-2z', '#8f9c7c')}</g>`
  if (v === 1) {
    const pouch = sym(
      200,
      [200, 150],
      [236, 150],
      [262, 158, 282, 174, 286, 196],
      [296, 270, 302, 340, 298, 404],
      [260, 420, 226, 420, 200, 420],
    )
    return (
      p.ground(200, 420, 104, 14) +
      p.path(rr(180, 108, 40, 44, 6), p.tube('#f2ece3')) +
      p.puff(rr(170, 78, 60, 44, 12), a, { w: 10, fill: p.tube(a) }) +
      p.puff(pouch, b, { w: 34, lo: 0.4 }) +
      p.path(ell(200, 290, 66, 76), PAPER, 'opacity=".94"') +
      fruit(200, 284, 1.3) +
      p.stroke('M150 396h100', tone(b, -0.14), 3, 'opacity=".5"')
    )
  }
  if (v === 2)
    return (
      p.ground(204, 420, 110, 15) +
      p.puff('M284 150l28 18v232l-28 18z', tone(a, -0.1), { w: 10 }) +
      p.puff(rr(104, 138, 182, 280, 8), a, { w: 20, lo: 0.3 }) +
      p.path(rr(122, 172, 146, 56, 10), PAPER, 'opacity=".95"') +
      houseMark(p, 195, 194, 0.9, c) +
      p.puff('M132 306h126q-6 66-63 66t-63-66z', b, { w: 16 }) +
      p.path(ell(195, 306, 63, 16), p.matte(mix(c, '#fff3e0', 0.6))) +
      p.rod('M236 300l34-54', '#d8c3a5', 8)
    )
  return (
    p.ground(200, 418, 88, 13) +
    p.puff(rr(118, 196, 164, 220, 30), mix(c, '#fff0dc', 0.45), { w: 34, lo: 0.36, hi: 0.6 }) +
    p.path(rr(122, 250, 156, 112, 6), PAPER, 'opacity=".96"') +
    fruit(200, 298, 1.15) +
    p.stroke('M160 350h80', tone(c, 0.08), 4) +
    p.puff(rr(112, 156, 176, 54, 14), a, { w: 16, fill: p.tube(a) }) +
    p.stroke('M116 192h168', tone(a, -0.14), 2, 'opacity=".6"')
  )
}

/** Baby monitors. v: 0 screen and camera, 1 sound only, 2 camera. */
export function monitor(p: Pen, { a, b, c, v }: Paint): string {
  const eye = (x: number, y: number, r: number): string =>
    p.path(circ(x, y, r), p.ball('#4a433d')) +
    p.path(circ(x, y, r * 0.5), p.ball('#221c18')) +
    p.path(circ(x - r * 0.25, y - r * 0.28, r * 0.16), '#fff', 'opacity=".8"')
  const camera = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${p.puff('M-46 150q0-40 46-40t46 40q0 12-14 12h-64q-14 0-14-12z', tone(b, -0.05), { w: 14 })}${p.puff(circ(0, 56, 70), b, { w: 26 })}${p.path(circ(0, 56, 42), p.matte(tone(b, -0.12)))}${eye(0, 56, 30)}${p.path(circ(0, 112, 5), c)}</g>`
  if (v === 2) return p.ground(200, 412, 96, 14) + camera(200, 156, 1.55)
  if (v === 1)
    return (
      p.ground(200, 418, 88, 13) +
      p.rod('M258 176L276 88', tone(b, -0.2), 12) +
      p.puff(rr(118, 156, 164, 260, 52), b, { w: 34, lo: 0.4 }) +
      p.path(circ(200, 250, 52), p.matte(tone(b, -0.1))) +
      p.path(
        [0, 1, 2, 3, 4]
          .map((i) =>
            [-2, -1, 0, 1, 2]
              .map((k) => (Math.abs(k) + Math.abs(i - 2) < 4 ? circ(200 + k * 16, 218 + i * 16, 3.4) : ''))
              .join(''),
          )
          .join(''),
        tone(b, -0.4),
      ) +
      knob(p, 200, 348, a) +
      p.path(circ(168, 348, 5), c) +
      p.path(circ(232, 348, 5), tone(b, -0.2))
    )
  const screen = rr(66, 232, 176, 116, 12)
  return (
    p.ground(190, 418, 140, 14) +
    p.puff(rr(46, 206, 216, 206, 38), b, { w: 30, lo: 0.38 }) +
    p.path(
      screen,
      p.lg([
        [0, '#5b6b7c'],
        [1, '#33414f'],
      ]),
    ) +
    p.path('M92 330q20-34 62-34t62 34z', mix(a, '#ffffff', 0.3)) +
    p.path(circ(154, 284, 24), mix(a, '#ffe9d6', 0.7)) +
    p.path('M214 252a12 12 0 1 0 12 16a10 10 0 0 1-12-16z', '#f4e2b0') +
    knob(p, 112, 380, a) +
    knob(p, 154, 380, tone(b, -0.1)) +
    knob(p, 196, 380, c) +
    camera(318, 272, 0.85)
  )
}
