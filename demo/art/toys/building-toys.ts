/** Magnetic tiles, dominoes and building toys. */
import { isLight, mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'

/** Coloured magnetic tiles that let the light through. Variants: 0 house, 1 tower, 2 cube and star. */
export function tiles(pen: Pen, { main, trim, ramp, variant }: Paint): string {
  const hues = [main, nth(MANY, 1), nth(MANY, 2), trim, nth(MANY, 5), nth(MANY, 4), nth(MANY, 3)].map((k, i) =>
    ramp ? nth(ramp, i) : k,
  )
  const tile = (outline: string, i: number): string => {
    const k = nth(hues, i)
    return `<g>${pen.path(outline, k, 'fill-opacity=".62"')}${pen.path(
      outline,
      pen.linear(
        [
          [0, '#fff', 0.55],
          [0.45, '#fff', 0.08],
          [1, k, 0.5],
        ],
        0,
        0,
        1,
        1,
      ),
    )}<g clip-path="${pen.clip(outline)}">${pen.stroke(outline, k, 17)}${pen.stroke(outline, '#fff', 5, 'opacity=".45" transform="translate(3 3)"')}</g>${pen.stroke(outline, tone(k, -0.1), 2)}</g>`
  }
  const square = (x: number, y: number, i: number, s = 84): string => tile(roundedRect(x, y, s, s, 5), i)
  const roof = (x: number, y: number, i: number, w = 84, h = 74): string =>
    tile(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, i)
  /** Tile seen from the side, going back to the right. */
  const side = (x: number, y: number, i: number): string => tile(`M${x} ${y}l46-26v84l-46 26z`, i)
  const glow = (x: number, width: number, i: number): string =>
    pen.path(`M${x} 422h${width}l40 34h${-width + 10}z`, nth(hues, i), `opacity=".26" filter="${pen.blur(6)}"`)
  let drawing = pen.groundShadow(204, 424, 140, 12, 0.22)
  if (variant === 1)
    return (
      drawing +
      glow(120, 90, 1) +
      glow(206, 60, 2) +
      [0, 1, 2].map((n) => side(224, 338 - n * 86, n + 3)).join('') +
      square(140, 338, 0) +
      square(140, 252, 1) +
      square(140, 166, 2) +
      tile('M224 164l46-26L206 66Z', 6) +
      roof(140, 164, 4, 84, 98) +
      square(54, 338, 5) +
      roof(54, 336, 3) +
      square(272, 338, 4) +
      roof(272, 336, 1)
    )
  if (variant === 2) {
    const petals = Array.from(
      { length: 8 },
      (_, i) => `<g transform="rotate(${i * 45} 190 200)">${tile('M190 192L162 124L190 62L218 124Z', i)}</g>`,
    ).join('')
    return (
      drawing +
      glow(210, 110, 2) +
      `<g transform="translate(-34 82)">${petals}</g>` +
      tile('M218 336l46-26h92l-46 26z', 1) +
      square(218, 338, 0, 90) +
      tile('M310 338l46-28v86l-46 30z', 2)
    )
  }
  for (const n of [0, 1, 2]) drawing += glow(76 + n * 86, 80, n)
  return (
    drawing +
    side(328, 338, 5) +
    side(328, 252, 2) +
    tile('M328 252l46-26L300 138L286 176Z', 6) +
    square(72, 338, 0) +
    square(158, 338, 1) +
    square(244, 338, 4) +
    square(72, 252, 2) +
    square(158, 252, 5) +
    square(244, 252, 3) +
    roof(72, 250, 4) +
    tile('M116 176L158 250L200 176Z', 1) +
    roof(158, 250, 0) +
    tile('M202 176L244 250L286 176Z', 2) +
    roof(244, 250, 6) +
    roof(116, 174, 3) +
    tile('M160 100L202 174L244 100Z', 5) +
    roof(202, 174, 1) +
    roof(160, 98, 0, 84, 70)
  )
}

/** Dominoes, laid out. Variants: 0 plain wood, 1 painted, 2 pictures. */
export function dominoes(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const dots = [
    [[0, 0]],
    [
      [-11, -11],
      [11, 11],
    ],
    [
      [-11, -11],
      [0, 0],
      [11, 11],
    ],
    [
      [-11, -11],
      [11, -11],
      [-11, 11],
      [11, 11],
    ],
  ] as const
  const shapes = [
    circle(0, 0, 14),
    'M0-16l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z',
    'M0 14C-6 8-18 2-15-8C-12-16-3-14 0-8C3-14 12-16 15-8C18 2 6 8 0 14Z',
    'M-14 12L0-14L14 12Z',
  ]
  const stone = (x: number, y: number, up: number, low: number, colour: string, turn: number, i: number): string => {
    const body = variant === 1 ? nth([main, second, colour], i) : wood
    const half = (n: number, dy: number, ink: string): string =>
      variant === 2
        ? pen.path(nth(shapes, n), pen.ball(ink), `transform="translate(0 ${dy}) rotate(${-turn})"`)
        : nth(dots, n)
            .map(([dx, y2]) =>
              pen.path(circle(dx, dy + y2, 6.4), variant === 1 ? (isLight(body) ? tone(body, -0.34) : PAPER) : pen.ball(ink)),
            )
            .join('')
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(roundedRect(-31, -62, 62, 124, 11), { dx: 4, dy: 7, blur: 5, opacity: 0.26 })}${pen.padded(roundedRect(-28, -57, 62, 124, 11), tone(body, -0.12), { width: 5 })}${variant === 1 ? pen.padded(roundedRect(-31, -62, 62, 124, 11), body, { width: 10 }) : pen.wood(roundedRect(-31, -62, 62, 124, 11), body, { direction: 90, width: 10 })}${pen.stroke('M-20 0H20', tone(body, -0.2), 2.4)}${half(up, -31, trim)}${half(low, 31, colour)}</g>`
  }
  const [y, g, r] = [nth(MANY, 1), nth(MANY, 2), nth(MANY, 5)]
  return (
    stone(92, 130, 3, 1, main, -12, 0) +
    stone(214, 112, 1, 2, y, 90, 1) +
    stone(316, 150, 2, 0, g, 8, 2) +
    stone(126, 272, 0, 3, r, 4, 1) +
    stone(254, 262, 3, 2, main, 90, 2) +
    stone(92, 398, 2, 1, g, 84, 2) +
    stone(214, 378, 1, 0, main, -6, 0) +
    stone(312, 366, 0, 2, y, 14, 1)
  )
}

/** Things built upward. Variants: 0 marble run, 1 stacking houses, 2 planks. */
export function building(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant === 2) {
    const hue = (i: number): string => nth([wood, tone(wood, 0.03), main, wood, nth(MANY, 1), tone(wood, -0.03), trim], i)
    const row = (y: number, n: number): string =>
      n % 2
        ? pen.wood(roundedRect(96 + (n % 3) * 4, y, 208, 22, 3), hue(n), { width: 6, seed: n })
        : [0, 1, 2]
            .map((i) =>
              pen.padded(roundedRect(104 + i * 74 + (n % 4) * 2, y, 44, 22, 3), tone(hue(n + i * 2), -0.02), { width: 8 }),
            )
            .join('')
    return (
      pen.groundShadow(204, 424, 160, 14) +
      Array.from({ length: 12 }, (_, n) => row(400 - n * 22, n)).join('') +
      `<g transform="rotate(-17 200 128)">${pen.wood(roundedRect(126, 112, 150, 20, 3), main, { width: 6 })}</g>` +
      pen.wood(roundedRect(188, 84, 22, 42, 3), nth(MANY, 1), { direction: 90, width: 6 }) +
      `<g transform="rotate(12 340 404)">${pen.wood(roundedRect(296, 398, 92, 20, 3), trim, { width: 6 })}</g>` +
      pen.wood(roundedRect(24, 402, 70, 20, 3), wood, { width: 6 })
    )
  }
  if (variant === 0) {
    const post = (x: number, y: number): string =>
      pen.wood(roundedRect(x - 13, y, 26, 418 - y, 5), tone(wood, -0.02), { direction: 90, width: 8 })
    const gutter = (x1: number, y1: number, x2: number, y2: number, colour: string): string =>
      pen.stroke(`M${x1} ${y1 + 8}L${x2} ${y2 + 8}`, '#3a2418', 24, `opacity=".2" filter="${pen.blur(5)}"`) +
      pen.rod(`M${x1} ${y1}L${x2} ${y2}`, colour, 26) +
      pen.stroke(`M${x1} ${y1 - 6}L${x2} ${y2 - 6}`, tone(colour, -0.2), 7)
    const marble = (x: number, y: number, k: string): string =>
      pen.path(
        circle(x, y, 13),
        pen.radial(
          [
            [0, '#fff', 0.95],
            [0.3, tone(k, 0.08)],
            [1, tone(k, -0.18)],
          ],
          0.34,
          0.28,
        ),
      )
    return (
      pen.groundShadow(204, 420, 164, 14) +
      post(74, 88) +
      post(330, 150) +
      post(202, 250) +
      gutter(66, 108, 288, 158, main) +
      gutter(338, 188, 120, 238, MANY[1] as string) +
      gutter(72, 272, 292, 318, trim) +
      gutter(336, 346, 150, 384, MANY[2] as string) +
      pen.padded('M36 86Q74 62 112 86L98 116H50Z', second, { width: 10 }) +
      pen.path(ellipse(74, 86, 37, 9), tone(second, -0.18)) +
      pen.wood(roundedRect(40, 400, 320, 22, 9), wood, { width: 8 }) +
      pen.padded('M52 384H146V402Q146 410 138 410H60Q52 410 52 402Z', tone(wood, 0.03), { width: 8 }) +
      marble(76, 78, MANY[3] as string) +
      marble(206, 122, MANY[0] as string) +
      marble(222, 198, MANY[2] as string) +
      marble(246, 292, MANY[1] as string) +
      marble(86, 382, MANY[6] as string) +
      marble(114, 382, MANY[3] as string)
    )
  }
  const house = (x: number, width: number, height: number, k: string, roof: string, i: number): string => {
    const y = 420 - height
    return (
      pen.wood(roundedRect(x, y, width, height, 6), k, { direction: 90, width: 12 }) +
      pen.padded(`M${x - 10} ${y + 5}L${x + width / 2} ${y - width * 0.56}L${x + width + 10} ${y + 5}Z`, roof, { width: 13 }) +
      (i % 2
        ? pen.path(`M${x + width / 2 - 14} 420v-30a14 14 0 0 1 28 0v30z`, tone(k, -0.22))
        : pen.path(roundedRect(x + width / 2 - 14, 382, 28, 38, 4), tone(k, -0.22))) +
      Array.from({ length: Math.floor((height - 60) / 52) }, (_, n) =>
        [0.28, 0.72]
          .map((t) =>
            pen.padded(roundedRect(x + width * t - 10, y + 22 + n * 46, 20, 24, 4), mix('#f4dfa8', k, 0.12), { width: 6 }),
          )
          .join(''),
      ).join('')
    )
  }
  return (
    pen.groundShadow(204, 422, 172, 13) +
    house(118, 92, 238, main, trim, 0) +
    house(214, 84, 186, MANY[1] as string, MANY[0] as string, 1) +
    house(38, 84, 148, second, tone(main, -0.06), 1) +
    house(286, 84, 122, MANY[2] as string, MANY[3] as string, 0) +
    house(176, 62, 84, wood, trim, 1)
  )
}
