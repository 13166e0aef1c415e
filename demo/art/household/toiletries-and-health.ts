/** Soaps, oils and powders; what is needed when a child is ill; tins of milk, bags of biscuits; a box for memories. */
import { mix, tone } from '../colour.ts'
import { icon, type IconName } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { DARK, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { BISCUIT, morsel } from './morsels.ts'

type Part = (pen: Pen, paint: Paint) => string

const label = (pen: Pen, x: number, y: number, w: number, h: number, name: IconName, colour: string, k = 1): string =>
  pen.path(roundedRect(x, y, w, h, 12), PAPER, 'opacity=".94"') +
  icon(pen, name, x + w / 2, y + h * 0.44, k, colour) +
  pen.stroke(`M${x + w * 0.3} ${y + h - 14}h${w * 0.4}`, tone(colour, 0.1), 4)

const oil: Part = (pen, { main, second, trim }) => {
  const flask = symmetric(200, [200, 176], [226, 176], [230, 214, 272, 220, 272, 264], [272, 404], [272, 418, 256, 422, 200, 422])
  return (
    pen.groundShadow(200, 424, 84, 13) +
    pen.padded(roundedRect(168, 96, 64, 84, 12), main, { width: 14, fill: pen.tube(main) }) +
    pen.path(flask, '#f7f2e6') +
    pen.padded(
      symmetric(200, [200, 236], [262, 236], [268, 246, 270, 256, 270, 264], [270, 404], [270, 416, 256, 420, 200, 420]),
      '#e6bf6a',
      { width: 26, light: 0.7 },
    ) +
    pen.stroke(flask, '#bfb7a8', 1.6) +
    label(pen, 142, 288, 116, 96, 'flower', trim, 0.9) +
    pen.path(ellipse(146, 310, 7, 64), '#fff', `opacity=".6" filter="${pen.blur(3)}"`) +
    pen.path(circle(200, 250, 4), second)
  )
}

const wash =
  (top: 'flip' | 'bubbles'): Part =>
  (pen, { main, second, trim }) => {
    const body =
      top === 'flip'
        ? symmetric(
            200,
            [200, 168],
            [258, 168],
            [284, 178, 284, 220, 278, 300],
            [274, 350, 270, 390, 264, 408],
            [256, 422, 230, 422, 200, 422],
          )
        : symmetric(200, [200, 190], [236, 190], [300, 216, 302, 300, 292, 392], [286, 420, 240, 422, 200, 422])
    return (
      pen.groundShadow(200, 424, 94, 13) +
      (top === 'flip'
        ? pen.padded(roundedRect(150, 112, 100, 62, 18), main, { width: 16, fill: pen.tube(main) }) +
          pen.stroke('M156 140H244', tone(main, -0.16), 3)
        : pen.path(
            circle(292, 128, 28) + circle(326, 90, 16) + circle(262, 92, 12) + circle(318, 160, 12),
            pen.radial([
              [0, '#ffffff', 0.95],
              [0.7, '#eef8fa', 0.9],
              [1, '#c3dbe2', 0.9],
            ]),
          ) + pen.padded(roundedRect(160, 128, 80, 66, 20), main, { width: 16, fill: pen.tube(main) })) +
      pen.padded(body, second, { width: 34, shade: 0.38 }) +
      label(pen, 138, 248, 124, 118, top === 'flip' ? 'drop' : 'bubble', trim, 1.1)
    )
  }

const powder: Part = (pen, { main, second, trim }) =>
  pen.groundShadow(200, 422, 88, 13) +
  pen.padded(symmetric(200, [200, 196], [272, 196], [262, 280, 262, 340, 276, 404], [268, 420, 230, 422, 200, 422]), second, {
    width: 32,
    shade: 0.38,
  }) +
  pen.padded('M128 196C126 150 152 128 200 128C248 128 274 150 272 196Z', main, { width: 18 }) +
  pen.path(
    [
      [-34, 0],
      [-12, -10],
      [12, -10],
      [34, 0],
      [-20, 10],
      [4, 6],
      [24, 14],
    ]
      .map(([x, y]) => circle(200 + (x as number), 154 + (y as number), 5))
      .join(''),
    tone(main, -0.26),
  ) +
  pen.path(circle(286, 120, 5) + circle(304, 142, 4) + circle(300, 100, 3) + circle(322, 122, 3), '#ffffff') +
  label(pen, 142, 246, 116, 112, 'wheat', trim, 1)

const soap: Part = (pen, { main, second, trim }) =>
  pen.groundShadow(200, 410, 146, 15) +
  pen.padded('M56 376C80 412 320 412 344 376C352 392 340 410 318 412H82C60 410 48 392 56 376Z', '#d8c3a5', { width: 10 }) +
  pen.padded(
    'M78 330C76 292 110 280 200 280C290 280 324 292 322 330C322 378 290 390 200 390C110 390 78 378 78 330Z',
    mix(main, '#fffaf0', 0.45),
    { width: 34, light: 0.6 },
  ) +
  pen.path(ellipse(200, 326, 84, 30), tone(mix(main, '#fffaf0', 0.45), -0.05)) +
  icon(pen, 'flower', 200, 326, 0.8, tone(trim, 0.06)) +
  pen.path(
    circle(116, 268, 20) + circle(146, 246, 12) + circle(292, 262, 16) + circle(316, 240, 9),
    pen.radial([
      [0, '#ffffff', 0.95],
      [0.7, '#eef8fa', 0.9],
      [1, '#c3dbe2', 0.9],
    ]),
  ) +
  pen.path(circle(200, 404, 3), second)

const tube =
  (name: IconName, k: number, short = false): Part =>
  (pen, { main, second, trim }) => {
    const top = short ? 176 : 92
    return (
      pen.groundShadow(200, 420, 70, 11) +
      pen.padded(roundedRect(short ? 168 : 156, 348, short ? 64 : 88, 70, 14), main, { width: 16, fill: pen.tube(main) }) +
      pen.padded(
        symmetric(
          200,
          [200, top],
          [short ? 256 : 276, top],
          [262, 230, 258, 300, short ? 236 : 248, 352],
          [226, 356, 200, 356, 200, 356],
        ),
        short ? mix(second, main, 0.3) : second,
        { width: 28, shade: 0.36 },
      ) +
      pen.path(roundedRect(short ? 138 : 124, top - 12, short ? 124 : 152, 22, 5), pen.bar(tone(second, -0.06))) +
      label(pen, short ? 152 : 142, top + 42, short ? 96 : 116, short ? 86 : 124, name, trim, k)
    )
  }

const tinOfCream: Part = (pen, { main, second, trim }) =>
  pen.groundShadow(200, 416, 130, 15) +
  pen.padded('M74 316V372C74 402 326 402 326 372V316Z', tone(second, -0.04), { width: 22, fill: pen.tube(second) }) +
  pen.padded(ellipse(200, 314, 126, 50), tone(main, 0.02), { width: 18, light: 0.5 }) +
  pen.stroke(ellipse(200, 314, 106, 40), tone(main, 0.14), 3) +
  `<g transform="matrix(1 0 0 .5 200 312)">${icon(pen, 'snow', 0, 0, 1.8, trim)}</g>`

/** Toiletries. Variants: 0 oil, 1 shampoo, 2 bath foam, 3 powder, 4 soap, 5 sun cream, 6 small tube for mothers, 7 tin for cold days. */
export function toiletry(pen: Pen, paint: Paint): string {
  const all: Part[] = [oil, wash('flip'), wash('bubbles'), powder, soap, tube('sun', 1.3), tube('heart', 0.9, true), tinOfCream]
  return (all[paint.variant] ?? oil)(pen, paint)
}

const firstAid: Part = (pen, { main, second, trim }) =>
  pen.groundShadow(200, 420, 146, 15) +
  pen.padded('M326 396C346 372 350 340 340 312L356 306C372 340 366 390 342 414Z', PAPER, {
    width: 9,
    pattern: pen.pattern('waffle', PAPER),
  }) +
  pen.stroke('M154 218C152 166 248 166 246 218', tone(main, -0.14), 16) +
  pen.stroke('M156 216C156 172 244 172 244 216', tone(main, 0.04), 6) +
  pen.padded(roundedRect(70, 212, 260, 206, 30), main, { width: 34, shade: 0.4 }) +
  pen.stroke('M72 266H328', '#f4eee4', 8) +
  pen.stroke('M72 266H328', tone(main, -0.2), 2.4, 'stroke-dasharray="3 3"') +
  pen.path(circle(200, 344, 50), PAPER) +
  icon(pen, 'cross', 200, 344, 1.2, '#6f9a6b') +
  pen.padded(
    `M46 402C46 388 56 380 70 380H118C132 380 140 388 140 402C140 416 132 424 118 424H70C56 424 46 416 46 402Z`,
    '#e8c39e',
    { width: 8 },
  ) +
  pen.path(roundedRect(80, 386, 28, 32, 4), tone('#e8c39e', 0.06)) +
  pen.path(circle(300, 242, 5), second) +
  pen.path(circle(290, 244, 3), trim)

const vial = (pen: Pen, x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(roundedRect(-20, -60, 40, 120, 12), { dx: 4, dy: 6, blur: 5, opacity: 0.2 })}${pen.path(
    roundedRect(-20, -34, 40, 94, 12),
    pen.linear(
      [
        [0, '#ffffff', 0.95],
        [0.5, '#e6f1f4', 0.9],
        [1, '#bcd3da', 0.95],
      ],
      0,
      0,
      1,
      0,
    ),
  )}${pen.padded('M-7-34L-10-64C-10-72 10-72 10-64L7-34Z', '#dfeaec', { width: 6 })}${pen.padded(roundedRect(-24, -98, 48, 40, 10), colour, { width: 9 })}${pen.path(roundedRect(-14, 0, 28, 54, 8), '#c3dfe8', 'opacity=".8"')}${pen.path(ellipse(-11, 12, 3, 28), '#fff', 'opacity=".8"')}</g>`

const saline: Part = (pen, { main, second, trim }) =>
  [0, 1, 2, 3, 4].map((i) => vial(pen, 104 + i * 48, 204 - (i % 2) * 6, -8 + i * 4, i % 2 ? tone(main, 0.04) : main)).join('') +
  pen.flatShadow(roundedRect(92, 300, 216, 124, 12)) +
  pen.padded(roundedRect(92, 300, 216, 124, 12), second, { width: 16 }) +
  pen.path('M92 300H308V330H92Z', main) +
  label(pen, 134, 338, 132, 76, 'drop', trim, 0.8)

const manicure: Part = (pen, { main, second, trim }) => {
  const steel = '#c9cccd'
  return (
    pen.flatShadow(roundedRect(56, 96, 288, 310, 40)) +
    pen.padded(roundedRect(56, 96, 288, 310, 40), main, { width: 28, shade: 0.38 }) +
    pen.padded(roundedRect(76, 116, 248, 270, 28), second, { width: 18, shade: 0.3 }) +
    pen.rod('M122 152L144 262', steel, 8) +
    pen.rod('M150 152L128 262', steel, 8) +
    pen.stroke(circle(116, 290, 19), trim, 10) +
    pen.stroke(circle(158, 290, 19), trim, 10) +
    pen.padded('M196 150H224V290C224 304 196 304 196 290Z', steel, { width: 9 }) +
    pen.padded('M192 222H228V330C228 344 192 344 192 330Z', tone(trim, 0.04), { width: 9 }) +
    pen.padded('M256 148C270 142 286 148 286 162V330C286 344 256 344 256 330Z', mix(main, PAPER, 0.5), {
      width: 9,
      pattern: pen.pattern('waffle', mix(main, PAPER, 0.5)),
    }) +
    pen.stroke('M86 348H314', tone(main, -0.02), 18) +
    pen.seam('M86 348H314', main, 2)
  )
}

const aspirator: Part = (pen, { main, second, trim }) =>
  pen.groundShadow(206, 422, 110, 14) +
  pen.padded(symmetric(200, [200, 70], [212, 70, 218, 84, 218, 100], [218, 126, 234, 140, 238, 164], [200, 170]), '#f0e6d8', {
    width: 16,
    light: 0.7,
  }) +
  pen.path(circle(200, 76, 5), '#a99b8a') +
  pen.padded(roundedRect(154, 160, 92, 74, 20), mix(second, '#ffffff', 0.5), { width: 16, light: 0.7 }) +
  pen.path('M158 204H242V214C242 228 236 232 226 232H174C164 232 158 228 158 214Z', '#cfe3ea', 'opacity=".8"') +
  pen.padded(symmetric(200, [200, 228], [250, 228], [266, 280, 268, 350, 258, 402], [252, 422, 226, 422, 200, 422]), main, {
    width: 34,
    shade: 0.4,
    light: 0.5,
  }) +
  pen.padded(circle(200, 292, 25), second, { width: 10, light: 0.6 }) +
  pen.stroke('M200 282v10m-9-6a13 13 0 1 0 18 0', trim, 4) +
  [0, 1, 2].map((i) => pen.path(circle(182 + i * 18, 346, 4.6), i ? tone(main, -0.2) : '#7fae6d')).join('') +
  pen.padded(symmetric(318, [318, 340], [330, 340, 336, 350, 336, 362], [344, 384, 352, 400, 352, 422], [318, 424]), '#f0e6d8', {
    width: 12,
    light: 0.7,
  })

const nebuliser: Part = (pen, { main, second, trim }) =>
  pen.groundShadow(180, 424, 140, 14) +
  pen.stroke('M236 330C330 330 380 280 350 214C336 186 306 192 302 216', '#dfe6e6', 13) +
  pen.stroke('M236 328C326 328 376 280 346 214', '#ffffff', 4, 'opacity=".8"') +
  pen.padded(roundedRect(58, 254, 188, 168, 46), second, { width: 32, shade: 0.38 }) +
  icon(pen, 'heart', 118, 332, 0.8, trim) +
  pen.padded(circle(190, 330, 24), main, { width: 10, light: 0.5 }) +
  pen.path([0, 1, 2, 3].map((i) => roundedRect(92 + i * 28, 384, 16, 6, 3)).join(''), tone(second, -0.24)) +
  pen.padded(roundedRect(262, 176, 44, 84, 16), mix('#dfeaec', main, 0.1), { width: 12, light: 0.7 }) +
  pen.padded('M206 84C254 60 322 84 328 138C330 176 296 196 262 190C222 184 188 132 206 84Z', mix('#eaf3f4', main, 0.14), {
    width: 24,
    light: 0.8,
  }) +
  pen.stroke('M206 84C254 60 322 84 328 138C330 176 296 196 262 190C222 184 188 132 206 84Z', main, 6) +
  pen.path(circle(262, 132, 6) + circle(284, 120, 6) + circle(282, 146, 6), DARK, 'opacity=".35"') +
  pen.stroke('M212 96C170 110 150 150 156 190', trim, 7)

/** Health. Variants: 0 first-aid kit, 1 vials with a carton, 2 manicure set, 3 nasal aspirator, 4 nebuliser. */
export function healthkit(pen: Pen, paint: Paint): string {
  const all: Part[] = [firstAid, saline, manicure, aspirator, nebuliser]
  return (all[paint.variant] ?? firstAid)(pen, paint)
}

/** A tin of milk powder and its scoop. Variants by what the tin shows: 0 a drop, 1 bubbles, 2 a goat. */
export function tin(pen: Pen, { main, second, trim, variant }: Paint): string {
  const name = (['drop', 'bubble', 'goat'] as const)[variant] ?? 'drop'
  return (
    pen.groundShadow(200, 424, 128, 15) +
    pen.padded('M94 156V396C94 432 276 432 276 396V156Z', second, { width: 30, fill: pen.tube(second) }) +
    pen.path('M94 214V318C94 348 276 348 276 318V214C276 240 94 240 94 214Z', pen.tube(main)) +
    icon(pen, name, 185, 284, 1.3, mix(trim, PAPER, variant === 2 ? 0.5 : 0.1)) +
    pen.padded(ellipse(185, 152, 96, 30), tone(main, 0.06), { width: 12, light: 0.6 }) +
    pen.stroke(ellipse(185, 150, 80, 22), tone(main, -0.1), 2.4) +
    pen.rod('M330 300L296 386', trim, 11) +
    pen.padded('M256 384H318C318 416 306 426 288 426C268 426 256 416 256 384Z', mix(trim, PAPER, 0.3), { width: 10 }) +
    pen.path(ellipse(287, 384, 30, 9), '#fffaf0')
  )
}

/** Things to nibble and to drink. Variants: 0 biscuits, 1 rice cakes, 2 corn puffs, 3 tea. */
export function snacks(pen: Pen, { main, second, trim, variant }: Paint): string {
  const name = (['biscuit', 'apple', 'corn', 'cup'] as const)[variant] ?? 'biscuit'
  const colour = [BISCUIT, '#d4553d', '#e3b257', '#8f9c7c'][variant] ?? trim
  if (variant === 3)
    return (
      pen.groundShadow(200, 420, 128, 15) +
      pen.padded('M270 176l28 16v212l-28 16z', tone(main, -0.1), { width: 10 }) +
      pen.padded(roundedRect(92, 168, 180, 250, 8), main, { width: 20, shade: 0.3 }) +
      label(pen, 112, 204, 140, 140, 'leaf', colour, 1.6) +
      pen.stroke('M306 330C340 320 350 352 336 372', '#d9d2c7', 3) +
      pen.padded('M304 372H364V420Q334 430 304 420Z', PAPER, { width: 8 }) +
      pen.path(circle(334, 398, 12), tone('#8f9c7c', 0.06))
    )
  const bag = 'M104 130Q152 142 200 130T296 130L300 168C290 250 292 330 306 402Q252 426 200 424T94 402C108 330 110 250 100 168Z'
  return (
    pen.groundShadow(200, 424, 126, 15) +
    pen.padded(bag, main, { width: 34, shade: 0.4 }) +
    pen.stroke('M104 152Q152 164 200 152T296 152', tone(main, -0.14), 3) +
    pen.path(ellipse(200, 262, 74, 84), PAPER, 'opacity=".95"') +
    icon(pen, name, 200, 250, 1.9, colour) +
    pen.stroke('M168 322H232', tone(trim, 0.1), 4) +
    morsel(pen, variant, 84, 400) +
    morsel(pen, variant, 318, 396) +
    morsel(pen, variant, 140, 424) +
    pen.path(circle(260, 380, 5), second)
  )
}

/** A wooden box with an open lid and keepsakes in it. */
export function keepbox(pen: Pen, { main, second, trim }: Paint): string {
  const wood = '#dcb98c'
  return (
    pen.groundShadow(200, 424, 156, 16) +
    pen.wood('M62 250L84 112H316L338 250Z', tone(wood, -0.05), { width: 14, seed: 4 }) +
    pen.padded('M84 242L100 130H300L316 242Z', mix(second, main, 0.2), { width: 14, shade: 0.36 }) +
    icon(pen, 'heart', 200, 186, 1.5, trim) +
    pen.path('M62 250H338V290H62Z', tone(wood, -0.26)) +
    `<g transform="translate(132 240) rotate(-10)">${pen.padded(roundedRect(-44, -54, 88, 84, 4), PAPER, { width: 6 })}${pen.path(roundedRect(-36, -46, 72, 56, 3), mix(main, PAPER, 0.5))}${icon(pen, 'foot', 0, -18, 0.8, main)}</g>` +
    `<g transform="translate(214 244) rotate(6)">${pen.padded(roundedRect(-32, -46, 64, 76, 10), trim, { width: 8 })}${pen.stroke('M-32-20H32', PAPER, 4)}</g>` +
    pen.padded(circle(278, 246, 26), second, { width: 12, pattern: pen.pattern('knit', second) }) +
    pen.stroke('M262 238Q280 232 296 246M260 252Q278 248 292 262', tone(second, -0.14), 2.4) +
    pen.wood('M54 272H346L334 412Q334 420 322 420H78Q66 420 66 412Z', wood, { width: 16, seed: 8 }) +
    pen.path(roundedRect(172, 280, 56, 44, 8), pen.ball('#c9a36a')) +
    pen.path(circle(200, 300, 7), tone('#c9a36a', -0.3)) +
    icon(pen, 'star', 200, 372, 0.9, tone(wood, -0.16))
  )
}
