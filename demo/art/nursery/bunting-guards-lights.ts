/** Bunting, guards and lights. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, faceOn, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
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

function bulbLit(pen: Pen, col: string): string {
  const bulb = 'M-7 10C-8 18-17 26-17 40C-17 52-8 60 0 60C8 60 17 52 17 40C17 26 8 18 7 10Z'
  return (
    pen.path(
      circle(0, 38, 44),
      pen.radial(
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
    pen.padded(bulb, mix('#ffe9b8', col, 0.28), { width: 10, light: 0.9, shade: 0.22 }) +
    pen.path(circle(-2, 38, 6), '#fffbe9', `filter="${pen.blur(2)}"`) +
    pen.padded(roundedRect(-8, -4, 16, 17, 4), '#6d6256', { width: 5, light: 0.4 })
  )
}

/** Garlands. Variants: 0 flags, 1 lights, 2 stars and pompoms. */
export function bunting(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  const line = (y: number, sag: number): string => `M22 ${y}Q200 ${y + sag * 2} 378 ${y}`
  const at = (t: number, y: number, sag: number): [number, number, number] => [
    22 + 356 * t,
    y + 4 * sag * t * (1 - t),
    Math.atan2(4 * sag * (1 - 2 * t), 356) * 57.3,
  ]
  const cols = [main, second, trim, mix(main, '#fff5e8', 0.5), second]
  let drawing = ''
  const rows = [
    [76, 62],
    [206, 84],
  ] as const
  rows.forEach(([y, sag], row) => {
    const n = variant === 1 ? 7 : 6
    const cord = line(y, sag)
    drawing +=
      pen.stroke(cord, '#3a2418', 4, `opacity=".14" transform="translate(5 10)" filter="${pen.blur(4)}"`) +
      pen.stroke(cord, variant === 1 ? '#6d6256' : tone(trim, 0.02), variant === 1 ? 3 : 6)
    for (let i = 0; i < n; i++) {
      const [x, z, turn] = at((i + 0.5) / n, y, sag)
      const col = nth(cols, i + row * 2)
      let body = ''
      if (variant === 0) {
        const flag = 'M-27-2H27C22 24 12 52 3 70C1 74-1 74-3 70C-12 52-22 24-27-2Z'
        body =
          pen.flatShadow(flag, { blur: 6, dx: 4, dy: 8, opacity: 0.18 }) +
          pen.padded(flag, col, { width: 14, shade: 0.36, pattern: i % 2 ? '' : pen.pattern(pattern, col) }) +
          pen.stroke('M-27 0H27', tone(trim, 0.02), 7)
      } else if (variant === 1) body = bulbLit(pen, col)
      else
        body =
          i % 2
            ? pen.stroke('M0 0V16', '#a08a72', 2) +
              moved(
                0,
                40,
                pen.flatShadow(STAR, { blur: 5, dx: 3, dy: 7, opacity: 0.18 }) +
                  pen.padded(STAR, col, { width: 12, light: 0.5, pattern: pen.pattern(pattern, col) }),
                1.1,
              )
            : pen.flatShadow(circle(0, 14, 19), { blur: 5, dx: 3, dy: 7, opacity: 0.2 }) +
              pen.padded(circle(0, 14, 21), col, { width: 16, pattern: pen.pattern('boucle', col) })
      drawing += moved(x, z, body, variant === 2 ? 0.95 : 1, variant === 1 ? turn * 0.4 : turn * 0.8)
    }
    drawing += [22, 378]
      .map(
        (x) =>
          pen.path(circle(x + 2, y + 6, 9), '#3a2418', `opacity=".2" filter="${pen.blur(2.5)}"`) +
          pen.path(circle(x, y, 9), pen.ball(wood)),
      )
      .join('')
  })
  return drawing
}

/** Small guards of the home. Variants: 0 socket covers, 1 drawer lock, 2 door stops. */
export function guards(pen: Pen, { main, second, trim, variant }: Paint): string {
  if (variant === 0)
    return [
      [128, 160, main],
      [272, 160, second],
      [128, 328, second],
      [272, 328, main],
    ]
      .map(([x, y, col]) =>
        moved(
          x as number,
          y as number,
          pen.flatShadow(circle(0, 0, 60), { blur: 9, opacity: 0.24 }) +
            pen.padded(circle(0, 0, 62), col as string, { width: 24, shade: 0.36, light: 0.6 }) +
            pen.path(circle(0, 0, 42), tone(col as string, -0.06)) +
            pen.shade(circle(0, 0, 42), 'M-50-50H50V-22Q-10-34-30 30L-50 40Z', 0.24, 7) +
            pen.path(circle(-17, 0, 6.5) + circle(17, 0, 6.5), tone(col as string, -0.38)) +
            pen.padded(roundedRect(-8, -34, 16, 12, 5), trim, { width: 4 }),
        ),
      )
      .join('')
  if (variant === 1) {
    const strap = 'M92 216C130 196 270 196 308 216C316 232 316 262 308 278C270 258 130 258 92 278C84 262 84 232 92 216Z'
    const pad = (x: number, y: number): string =>
      pen.flatShadow(roundedRect(x - 48, y - 48, 96, 96, 28), { blur: 9, opacity: 0.26 }) +
      pen.padded(roundedRect(x - 48, y - 48, 96, 96, 28), main, { width: 24, shade: 0.38, light: 0.6 }) +
      pen.padded(roundedRect(x - 24, y - 22, 48, 44, 12), tone(main, 0.03), { width: 10 }) +
      pen.path(circle(x, y, 8), pen.ball(trim))
    return moved(
      0,
      0,
      pen.flatShadow(strap, { blur: 8, opacity: 0.2 }) +
        pen.padded(strap, second, { width: 16, shade: 0.4 }) +
        pen.stroke('M140 216V256M164 212V252M188 210V250M212 210V250M236 212V252M260 216V256', tone(second, -0.14), 4) +
        pad(84, 246) +
        pad(316, 246),
    )
  }
  const wedge = (x: number, y: number, col: string, s: number): string =>
    moved(
      x,
      y,
      pen.groundShadow(0, 0, 116, 14) +
        pen.padded('M-120-20C-112-40-60-96 60-112C96-116 112-104 112-80V-18C112-6 104 0 92 0H-104C-122 0-128-8-120-20Z', col, {
          width: 30,
          shade: 0.38,
          light: 0.55,
        }) +
        pen.stroke('M-70-52C-40-74 0-88 44-96', tone(col, -0.14), 4, 'opacity=".6"') +
        pen.path(circle(58, -62, 6), faceOn(col)) +
        pen.path(circle(88, -60, 5), faceOn(col)) +
        pen.stroke('M64-44q9 8 18-1', faceOn(col), 3) +
        pen.padded('M22-104C10-130 28-146 44-132C56-122 58-112 56-108Z', col, { width: 10 }) +
        pen.padded('M78-110C80-134 102-138 108-120C112-108 108-100 104-98Z', col, { width: 10 }),
      s,
    )
  return wedge(236, 300, second, 0.86) + wedge(188, 420, main, 1.1)
}

function wakeUpLight(pen: Pen, { main, second, trim, wood }: Paint): string {
  const halo = (x: number, y: number, r: number, o = 0.85): string =>
    pen.path(
      circle(x, y, r),
      pen.radial(
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
    pen.groundShadow(200, 424, 106, 14) +
    pen.wood('M110 372H290L302 412C304 420 298 424 290 424H110C102 424 96 420 98 412Z', wood, { width: 12 }) +
    pen.padded(circle(200, 238, 142), mix('#ffdf9c', main, 0.14), { width: 44, shade: 0.26, light: 0.7 }) +
    pen.path(
      circle(200, 238, 96),
      pen.radial(
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
    pen.stroke(circle(200, 238, 96), '#ffffff', 4, 'opacity=".7"') +
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map((t) => pen.path(circle(200 + 80 * Math.cos(t / 57.3), 238 + 80 * Math.sin(t / 57.3), t % 90 ? 3.4 : 6), tone(trim, 0)))
      .join('') +
    pen.stroke('M200 238L168 196', INK, 8) +
    pen.stroke('M200 238L236 212', INK, 6) +
    pen.path(circle(200, 238, 9), pen.ball(trim)) +
    pen.padded(roundedRect(170, 390, 22, 12, 6), main, { width: 5 }) +
    pen.padded(roundedRect(208, 390, 22, 12, 6), second, { width: 5 })
  )
}

function lantern(pen: Pen, { main, second, wood }: Paint): string {
  const halo = (x: number, y: number, r: number, o = 0.85): string =>
    pen.path(
      circle(x, y, r),
      pen.radial(
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
    pen.groundShadow(200, 426, 84, 12) +
    pen.stroke('M134 190C134 70 266 70 266 190', tone(wood, -0.1), 15) +
    pen.stroke('M134 188C134 71 265 71 265 188', wood, 10) +
    pen.padded(symmetric(200, [200, 172], [262, 172, 290, 220, 290, 290], [290, 350, 268, 392, 200, 392]), '#fff1cd', {
      width: 44,
      shade: 0.22,
      light: 0.8,
    }) +
    pen.path(ellipse(200, 300, 54, 62), '#ffe09a', `opacity=".8" filter="${pen.blur(10)}"`) +
    pen.padded(
      'M134 176C136 154 160 146 200 146C240 146 264 154 266 176C262 192 240 198 200 198C160 198 138 192 134 176Z',
      main,
      {
        width: 16,
      },
    ) +
    pen.padded(
      'M124 372H276C286 372 290 380 290 390V404C290 418 282 424 270 424H130C118 424 110 418 110 404V390C110 380 114 372 124 372Z',
      main,
      { width: 20 },
    ) +
    pen.path(circle(200, 398, 12), pen.ball(second)) +
    pen.path(circle(180, 280, 5), INK) +
    pen.path(circle(220, 280, 5), INK) +
    pen.stroke('M190 296q10 9 20 0', INK, 2.8) +
    pen.path(ellipse(162, 298, 12, 8), '#e8836b', 'opacity=".35"') +
    pen.path(ellipse(238, 298, 12, 8), '#e8836b', 'opacity=".35"')
  )
}

/** Lights for the night. Variants: 0 star projector, 1 wake-up light, 2 a lantern with a handle. */
export function glow(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  const halo = (x: number, y: number, r: number, o = 0.85): string =>
    pen.path(
      circle(x, y, r),
      pen.radial(
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
  if (variant === 1) return wakeUpLight(pen, paint)
  if (variant === 2) return lantern(pen, paint)
  return (
    pen.path(
      'M200 300L18 60H382Z',
      pen.linear(
        [
          [0, '#ffe6a8', 0],
          [1, '#ffe6a8', 0.5],
        ],
        0,
        0,
        0,
        1,
      ),
      `filter="${pen.blur(10)}"`,
    ) +
    SKY.map(
      ([x, y, s]) => halo(x, y, 34 * s) + moved(x, y, pen.path(STAR, '#fff3c9') + pen.stroke(STAR, '#f0c869', 2), s * 0.8),
    ).join('') +
    pen.groundShadow(200, 424, 118, 14) +
    halo(200, 290, 140, 0.6) +
    pen.padded('M78 344C78 262 132 208 200 208C268 208 322 262 322 344Z', mix('#fff4da', main, 0.12), {
      width: 36,
      shade: 0.28,
      light: 0.8,
    }) +
    HOLES.map(([x, y, s]) => moved(x, y, pen.path(STAR, '#ffd67c') + pen.stroke(STAR, '#ffffff', 3, 'opacity=".8"'), s)).join(
      '',
    ) +
    pen.padded(
      'M70 336H330C340 336 344 344 342 354L330 402C326 418 316 424 300 424H100C84 424 74 418 70 402L58 354C56 344 60 336 70 336Z',
      main,
      { width: 30, shade: 0.4 },
    ) +
    pen.padded(roundedRect(60, 328, 280, 20, 10), tone(main, 0.04), { width: 8 }) +
    pen.path(circle(200, 384, 17), pen.ball(second)) +
    pen.path(circle(156, 384, 8), pen.ball(trim)) +
    pen.path(circle(244, 384, 8), pen.ball(trim))
  )
}
