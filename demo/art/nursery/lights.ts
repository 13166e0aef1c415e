/** Bunting, guards and lights. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { STAR } from './parts.ts'

const HOLES = [
  [150, 262, 0.8],
  [214, 232, 1],
  [262, 288, 0.7],
  [190, 306, 0.62],
  [240, 336, 0.6],
  [132, 316, 0.55],
] as const

const SKY = [
  [74, 120, 0.7],
  [140, 68, 0.9],
  [226, 50, 0.62],
  [300, 84, 1],
  [350, 150, 0.6],
  [54, 200, 0.5],
  [338, 220, 0.5],
  [190, 112, 0.5],
  [268, 140, 0.55],
] as const

function bulbLit(p: Pen, col: string): string {
  const bulb = 'M-7 10C-8 18-17 26-17 40C-17 52-8 60 0 60C8 60 17 52 17 40C17 26 8 18 7 10Z'
  return (
    p.path(
      circ(0, 38, 44),
      p.rg(
        [
          [0, '#ffdf9a', 0.85],
          [0.45, '#ffdf9a', 0.32],
          [1, '#ffdf9a', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    p.puff(bulb, mix('#ffe9b8', col, 0.28), { w: 10, hi: 0.9, lo: 0.22 }) +
    p.path(circ(-2, 38, 6), '#fffbe9', `filter="${p.blur(2)}"`) +
    p.puff(rr(-8, -4, 16, 17, 4), '#6d6256', { w: 5, hi: 0.4 })
  )
}

/** Garlands. v: 0 flags, 1 lights, 2 stars and pompoms. */
export function bunting(p: Pen, { a, b, c, pat, wood, v }: Paint): string {
  const line = (y: number, sag: number): string => `M22 ${y}Q200 ${y + sag * 2} 378 ${y}`
  const at = (t: number, y: number, sag: number): [number, number, number] => [
    22 + 356 * t,
    y + 4 * sag * t * (1 - t),
    Math.atan2(4 * sag * (1 - 2 * t), 356) * 57.3,
  ]
  const cols = [a, b, c, mix(a, '#fff5e8', 0.5), b]
  let o = ''
  const rows = [
    [76, 62],
    [206, 84],
  ] as const
  rows.forEach(([y, sag], row) => {
    const n = v === 1 ? 7 : 6
    const cord = line(y, sag)
    o +=
      p.stroke(cord, '#3a2418', 4, `opacity=".14" transform="translate(5 10)" filter="${p.blur(4)}"`) +
      p.stroke(cord, v === 1 ? '#6d6256' : tone(c, 0.02), v === 1 ? 3 : 6)
    for (let i = 0; i < n; i++) {
      const [x, z, turn] = at((i + 0.5) / n, y, sag)
      const col = nth(cols, i + row * 2)
      let body = ''
      if (v === 0) {
        const flag = 'M-27-2H27C22 24 12 52 3 70C1 74-1 74-3 70C-12 52-22 24-27-2Z'
        body =
          p.lay(flag, { s: 6, dx: 4, dy: 8, o: 0.18 }) +
          p.puff(flag, col, { w: 14, lo: 0.36, pat: i % 2 ? '' : p.pattern(pat, col) }) +
          p.stroke('M-27 0H27', tone(c, 0.02), 7)
      } else if (v === 1) body = bulbLit(p, col)
      else
        body =
          i % 2
            ? p.stroke('M0 0V16', '#a08a72', 2) +
              moved(
                0,
                40,
                p.lay(STAR, { s: 5, dx: 3, dy: 7, o: 0.18 }) + p.puff(STAR, col, { w: 12, hi: 0.5, pat: p.pattern(pat, col) }),
                1.1,
              )
            : p.lay(circ(0, 14, 19), { s: 5, dx: 3, dy: 7, o: 0.2 }) +
              p.puff(circ(0, 14, 21), col, { w: 16, pat: p.pattern('boucle', col) })
      o += moved(x, z, body, v === 2 ? 0.95 : 1, v === 1 ? turn * 0.4 : turn * 0.8)
    }
    o += [22, 378]
      .map(
        (x) =>
          p.path(circ(x + 2, y + 6, 9), '#3a2418', `opacity=".2" filter="${p.blur(2.5)}"`) + p.path(circ(x, y, 9), p.ball(wood)),
      )
      .join('')
  })
  return o
}

/** Small guards of the home. v: 0 socket covers, 1 drawer lock, 2 door stops. */
export function guards(p: Pen, { a, b, c, v }: Paint): string {
  if (v === 0)
    return [
      [128, 160, a],
      [272, 160, b],
      [128, 328, b],
      [272, 328, a],
    ]
      .map(([x, y, col]) =>
        moved(
          x as number,
          y as number,
          p.lay(circ(0, 0, 60), { s: 9, o: 0.24 }) +
            p.puff(circ(0, 0, 62), col as string, { w: 24, lo: 0.36, hi: 0.6 }) +
            p.path(circ(0, 0, 42), tone(col as string, -0.06)) +
            p.shade(circ(0, 0, 42), 'M-50-50H50V-22Q-10-34-30 30L-50 40Z', 0.24, 7) +
            p.path(circ(-17, 0, 6.5) + circ(17, 0, 6.5), tone(col as string, -0.38)) +
            p.puff(rr(-8, -34, 16, 12, 5), c, { w: 4 }),
        ),
      )
      .join('')
  if (v === 1) {
    const strap = 'M92 216C130 196 270 196 308 216C316 232 316 262 308 278C270 258 130 258 92 278C84 262 84 232 92 216Z'
    const pad = (x: number, y: number): string =>
      p.lay(rr(x - 48, y - 48, 96, 96, 28), { s: 9, o: 0.26 }) +
      p.puff(rr(x - 48, y - 48, 96, 96, 28), a, { w: 24, lo: 0.38, hi: 0.6 }) +
      p.puff(rr(x - 24, y - 22, 48, 44, 12), tone(a, 0.03), { w: 10 }) +
      p.path(circ(x, y, 8), p.ball(c))
    return moved(
      0,
      0,
      p.lay(strap, { s: 8, o: 0.2 }) +
        p.puff(strap, b, { w: 16, lo: 0.4 }) +
        p.stroke('M140 216V256M164 212V252M188 210V250M212 210V250M236 212V252M260 216V256', tone(b, -0.14), 4) +
        pad(84, 246) +
        pad(316, 246),
    )
  }
  const wedge = (x: number, y: number, col: string, s: number): string =>
    moved(
      x,
      y,
      p.ground(0, 0, 116, 14) +
        p.puff('M-120-20C-112-40-60-96 60-112C96-116 112-104 112-80V-18C112-6 104 0 92 0H-104C-122 0-128-8-120-20Z', col, {
          w: 30,
          lo: 0.38,
          hi: 0.55,
        }) +
        p.stroke('M-70-52C-40-74 0-88 44-96', tone(col, -0.14), 4, 'opacity=".6"') +
        p.path(circ(58, -62, 6), INK) +
        p.path(circ(88, -60, 5), INK) +
        p.stroke('M64-44q9 8 18-1', INK, 3) +
        p.puff('M22-104C10-130 28-146 44-132C56-122 58-112 56-108Z', col, { w: 10 }) +
        p.puff('M78-110C80-134 102-138 108-120C112-108 108-100 104-98Z', col, { w: 10 }),
      s,
    )
  return wedge(236, 300, b, 0.86) + wedge(188, 420, a, 1.1)
}

function wakeUpLight(p: Pen, { a, b, c, wood }: Paint): string {
  const halo = (x: number, y: number, r: number, o = 0.85): string =>
    p.path(
      circ(x, y, r),
      p.rg(
        [
          [0, '#ffe6a8', o],
          [0.5, '#ffe6a8', o * 0.34],
          [1, '#ffe6a8', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    )
  return (
    halo(200, 236, 190, 0.7) +
    p.ground(200, 424, 106, 14) +
    p.wood('M110 372H290L302 412C304 420 298 424 290 424H110C102 424 96 420 98 412Z', wood, { w: 12 }) +
    p.puff(circ(200, 238, 142), mix('#ffdf9c', a, 0.14), { w: 44, lo: 0.26, hi: 0.7 }) +
    p.path(
      circ(200, 238, 96),
      p.rg(
        [
          [0, '#fff8e4'],
          [0.7, '#ffe9b6'],
          [1, '#ffd98c'],
        ],
        0.45,
        0.4,
        0.7,
      ),
    ) +
    p.stroke(circ(200, 238, 96), '#ffffff', 4, 'opacity=".7"') +
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map((t) => p.path(circ(200 + 80 * Math.cos(t / 57.3), 238 + 80 * Math.sin(t / 57.3), t % 90 ? 3.4 : 6), tone(c, 0)))
      .join('') +
    p.stroke('M200 238L168 196', INK, 8) +
    p.stroke('M200 238L236 212', INK, 6) +
    p.path(circ(200, 238, 9), p.ball(c)) +
    p.puff(rr(170, 390, 22, 12, 6), a, { w: 5 }) +
    p.puff(rr(208, 390, 22, 12, 6), b, { w: 5 })
  )
}

function lantern(p: Pen, { a, b, wood }: Paint): string {
  const halo = (x: number, y: number, r: number, o = 0.85): string =>
    p.path(
      circ(x, y, r),
      p.rg(
        [
          [0, '#ffe6a8', o],
          [0.5, '#ffe6a8', o * 0.34],
          [1, '#ffe6a8', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    )
  return (
    halo(200, 280, 180, 0.8) +
    p.ground(200, 426, 84, 12) +
    p.stroke('M134 190C134 70 266 70 266 190', tone(wood, -0.1), 15) +
    p.stroke('M134 188C134 71 265 71 265 188', wood, 10) +
    p.puff(sym(200, [200, 172], [262, 172, 290, 220, 290, 290], [290, 350, 268, 392, 200, 392]), '#fff1cd', {
      w: 44,
      lo: 0.22,
      hi: 0.8,
    }) +
    p.path(ell(200, 300, 54, 62), '#ffe09a', `opacity=".8" filter="${p.blur(10)}"`) +
    p.puff('M134 176C136 154 160 146 200 146C240 146 264 154 266 176C262 192 240 198 200 198C160 198 138 192 134 176Z', a, {
      w: 16,
    }) +
    p.puff(
      'M124 372H276C286 372 290 380 290 390V404C290 418 282 424 270 424H130C118 424 110 418 110 404V390C110 380 114 372 124 372Z',
      a,
      { w: 20 },
    ) +
    p.path(circ(200, 398, 12), p.ball(b)) +
    p.path(circ(180, 280, 5), INK) +
    p.path(circ(220, 280, 5), INK) +
    p.stroke('M190 296q10 9 20 0', INK, 2.8) +
    p.path(ell(162, 298, 12, 8), '#e8836b', 'opacity=".35"') +
    p.path(ell(238, 298, 12, 8), '#e8836b', 'opacity=".35"')
  )
}

/** Lights for the night. v: 0 star projector, 1 wake-up light, 2 a lantern with a handle. */
export function glow(p: Pen, paint: Paint): string {
  const { a, b, c, v } = paint
  const halo = (x: number, y: number, r: number, o = 0.85): string =>
    p.path(
      circ(x, y, r),
      p.rg(
        [
          [0, '#ffe6a8', o],
          [0.5, '#ffe6a8', o * 0.34],
          [1, '#ffe6a8', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    )
  if (v === 1) return wakeUpLight(p, paint)
  if (v === 2) return lantern(p, paint)
  return (
    p.path(
      'M200 300L18 60H382Z',
      p.lg(
        [
          [0, '#ffe6a8', 0],
          [1, '#ffe6a8', 0.5],
        ],
        0,
        0,
        0,
        1,
      ),
      `filter="${p.blur(10)}"`,
    ) +
    SKY.map(
      ([x, y, s]) => halo(x, y, 34 * s) + moved(x, y, p.path(STAR, '#fff3c9') + p.stroke(STAR, '#f0c869', 2), s * 0.8),
    ).join('') +
    p.ground(200, 424, 118, 14) +
    halo(200, 290, 140, 0.6) +
    p.puff('M78 344C78 262 132 208 200 208C268 208 322 262 322 344Z', mix('#fff4da', a, 0.12), { w: 36, lo: 0.28, hi: 0.8 }) +
    HOLES.map(([x, y, s]) => moved(x, y, p.path(STAR, '#ffd67c') + p.stroke(STAR, '#ffffff', 3, 'opacity=".8"'), s)).join('') +
    p.puff(
      'M70 336H330C340 336 344 344 342 354L330 402C326 418 316 424 300 424H100C84 424 74 418 70 402L58 354C56 344 60 336 70 336Z',
      a,
      { w: 30, lo: 0.4 },
    ) +
    p.puff(rr(60, 328, 280, 20, 10), tone(a, 0.04), { w: 8 }) +
    p.path(circ(200, 384, 17), p.ball(b)) +
    p.path(circ(156, 384, 8), p.ball(c)) +
    p.path(circ(244, 384, 8), p.ball(c))
  )
}
