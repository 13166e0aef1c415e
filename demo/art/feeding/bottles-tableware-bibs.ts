/** Bottles, tableware, bibs and soothers. */
import { tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'

/** Feeding bottle. Variants: 0 straight, 1 wide neck, 2 with handles. */
export function bottle(pen: Pen, { main, second, trim, variant }: Paint): string {
  const wide = variant === 1 ? 16 : 0
  const glass = symmetric(
    200,
    [200, 188],
    [232 + wide, 188],
    [236 + wide, 208, 262 + wide * 0.6, 222, 264 + wide * 0.6, 254],
    [262 + wide * 0.4, 300, 262 + wide * 0.4, 350, 264 + wide * 0.6, 394],
    [264 + wide * 0.6, 418, 252, 424, 200, 424],
  )
  const milk = symmetric(
    200,
    [200, 268],
    [262 + wide * 0.5, 268],
    [261 + wide * 0.4, 310, 261 + wide * 0.4, 350, 262 + wide * 0.5, 392],
    [262, 414, 250, 420, 200, 420],
  )
  let drawing = pen.groundShadow(200, 426, 78, 12)
  if (variant === 2)
    drawing +=
      pen.stroke('M138 236C94 232 84 330 138 336', tone(second, -0.08), 22) +
      pen.stroke('M138 236C96 232 86 330 138 336', second, 15) +
      pen.stroke('M262 236C306 232 316 330 262 336', tone(second, -0.12), 22) +
      pen.stroke('M262 236C304 232 314 330 262 336', tone(second, -0.02), 15)
  drawing += pen.path(
    glass,
    pen.linear(
      [
        [0, '#ffffff', 0.95],
        [0.3, '#f3f1ec', 0.85],
        [0.75, '#e4e4e0', 0.9],
        [1, '#cfd0cc', 0.95],
      ],
      0,
      0,
      1,
      0.1,
    ),
  )
  drawing +=
    pen.path(
      milk,
      pen.linear(
        [
          [0, '#fffdf8'],
          [0.5, '#fbf3e4'],
          [1, '#e8dac4'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) + pen.path(ellipse(200, 268, 62 + wide * 0.5, 6), '#fffaf1')
  drawing += [290, 316, 342, 368, 394]
    .map((y, i) => pen.stroke(`M${i % 2 ? 226 : 214} ${y}H242`, tone(main, -0.02), 3, 'opacity=".75"'))
    .join('')
  drawing += pen.path(symmetric(200, [200, 330], [200, 330]), 'none')
  drawing += `<g transform="translate(176 342)">${pen.path('M-22 0C-22-18-6-26 8-20C22-14 24 4 14 14C2 24-22 18-22 0Z', pen.matte(main), 'opacity=".9"')}${pen.path('M14-8l12 3-11 6z', second)}${pen.path(circle(6, -8, 2.2), INK)}</g>`
  drawing += pen.path(ellipse(150 - wide * 0.5, 300, 7, 72), '#fff', `opacity=".65" filter="${pen.blur(3)}"`)
  drawing += pen.path(glass, 'none', 'stroke="#bfbdb6" stroke-width="1.4" opacity=".7"')
  const col = symmetric(
    200,
    [200, 160],
    [236 + wide, 160],
    [244 + wide, 160, 246 + wide, 166, 246 + wide, 176],
    [246 + wide, 194],
    [246 + wide, 204, 240 + wide, 206, 200, 206],
  )
  drawing += pen.padded(col, main, { width: 12, fill: pen.tube(main), light: 0.3 })
  let ribs = ''
  for (let x = 164 - wide; x <= 236 + wide; x += 9) ribs += `M${x} 168V200`
  drawing += pen.stroke(ribs, tone(main, -0.1), 2, 'opacity=".55"')
  const teat = symmetric(
    200,
    [200, 70],
    [212, 70, 216, 80, 215, 92],
    [214, 112, 222, 122, 232 + wide * 0.6, 138],
    [236 + wide, 148, 238 + wide, 156, 236 + wide, 161],
    [200, 161],
  )
  drawing += pen.padded(teat, '#efd9b8', { width: 16, shade: 0.3, light: 0.7 })
  return drawing
}

/** Tableware set. Variants: 0 bowl, cup and spoon, 1 animal plate, 2 divided plate. */
export function tableware(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant > 0) {
    const plate =
      variant === 1
        ? `M200 128C290 128 330 196 330 270C330 352 274 408 200 408C126 408 70 352 70 270C70 196 110 128 200 128Z`
        : roundedRect(64, 150, 272, 236, 84)
    let o =
      variant === 1
        ? [
            pen.flatShadow(circle(118, 148, 44)),
            pen.flatShadow(circle(282, 148, 44)),
            pen.flatShadow(plate),
            pen.padded(circle(118, 148, 46), main, { width: 20 }),
            pen.padded(circle(282, 148, 46), main, { width: 20 }),
            pen.path(circle(118, 148, 26), pen.ball(tone(main, -0.07))),
            pen.path(circle(282, 148, 26), pen.ball(tone(main, -0.07))),
          ].join('')
        : pen.flatShadow(plate)
    o += pen.padded(plate, main, { width: 26, light: 0.6 })
    const well = variant === 1 ? circle(200, 270, 100) : 'M94 268V232C94 200 118 178 150 178H250C282 178 306 200 306 232V268Z'
    o +=
      `<path d="${well}" fill="#2a170d" fill-opacity=".2" filter="${pen.blur(5)}"/>` +
      pen.padded(well, tone(main, 0.03), { width: 20, shade: 0.12, light: 0.4 }) +
      pen.shade(well, `M60 120H340V200C260 170 140 180 110 300L60 400Z`, 0.2, 12)
    if (variant === 2)
      o += ['M94 284H192V360H150C118 360 94 336 94 304Z', 'M208 284H306V304C306 336 282 360 250 360H208Z']
        .map(
          (d) =>
            pen.padded(d, tone(main, 0.03), { width: 14, shade: 0.1 }) +
            pen.shade(
              d,
              d.replace('M94 284H192V360', 'M94 278H192V300').replace('M208 284H306V304', 'M208 278H306V296'),
              0.22,
              7,
            ),
        )
        .join('')
    else
      o +=
        pen.path(circle(162, 246, 7), faceOn(main)) +
        pen.path(circle(238, 246, 7), faceOn(main)) +
        pen.padded(ellipse(200, 286, 38, 28), tone(main, 0.06), { width: 10, shade: 0.2 }) +
        pen.path(ellipse(200, 274, 11, 8), faceOn(main)) +
        pen.stroke('M200 282v8q-9 9-17 4M200 290q9 9 17 4', faceOn(main), 2.4)
    const spoon =
      'M352 150C366 150 372 166 370 184C368 198 362 204 360 214L362 380C362 388 346 388 346 380L346 214C344 204 338 198 336 184C334 166 340 150 352 150Z'
    return o + pen.flatShadow(spoon) + pen.wood(spoon, wood, { direction: 90, width: 8 })
  }
  let drawing = pen.groundShadow(190, 410, 150, 16)
  const cup = 'M236 214H342L330 372C328 392 314 398 290 398C266 398 252 392 250 372Z'
  drawing +=
    pen.stroke('M334 250C380 246 382 336 328 336', tone(second, -0.1), 17) +
    pen.stroke('M334 250C376 248 378 334 328 334', second, 10)
  drawing +=
    pen.padded(cup, second, { width: 26, fill: pen.tube(second) }) +
    pen.path(ellipse(289, 214, 53, 12), tone(second, -0.2)) +
    pen.path(ellipse(289, 216, 48, 9), pen.matte(tone(second, -0.28))) +
    pen.stroke(ellipse(289, 214, 53, 12), tone(second, 0.06), 4)
  drawing += pen.wood(
    'M262 116C276 112 284 128 284 146C284 160 278 170 276 178L281 219L268 220L264 180C258 172 250 162 248 148C246 132 252 118 262 116Z',
    wood,
    { direction: 84, width: 8 },
  )
  drawing += pen.stroke('M241 222A53 12 0 0 0 337 222', tone(second, 0.05), 5)
  const bowl = 'M48 286H256C256 352 216 404 152 404C88 404 48 352 48 286Z'
  drawing +=
    pen.padded(bowl, main, { width: 34, shade: 0.42, light: 0.5 }) +
    pen.path(ellipse(152, 286, 104, 22), tone(main, -0.14)) +
    pen.path(
      ellipse(152, 290, 95, 17),
      pen.linear(
        [
          [0, tone(main, -0.2)],
          [1, tone(main, -0.04)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    pen.stroke(ellipse(152, 286, 104, 22), tone(main, 0.06), 5)
  drawing += pen.padded('M96 404H208C210 416 200 420 190 420H114C104 420 94 416 96 404Z', tone(main, -0.06), { width: 8 })
  return drawing
}

/** Bib, flat. Variants: 0 cotton, 1 silicone with pocket, 2 bandana. */
export function bib(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  if (variant === 2) {
    const outline =
      'M74 168C110 190 160 196 200 196C240 196 290 190 326 168C336 178 334 196 326 206L214 388C206 400 194 400 186 388L74 206C66 196 64 178 74 168Z'
    return (
      pen.flatShadow(outline) +
      pen.padded(outline, main, { width: 26, pattern: pen.pattern(pattern, main) }) +
      pen.seam('M84 204L200 386L316 204', main) +
      pen.path(circle(88, 188, 7), pen.ball('#e9e2d6')) +
      pen.path(circle(312, 188, 7), pen.ball('#e9e2d6')) +
      pen.stroke('M160 204Q190 250 196 300M240 204Q216 240 208 280', tone(main, -0.14), 2, 'opacity=".4"')
    )
  }
  const d =
    'M124 116C96 92 110 66 136 72C158 80 150 112 150 134C150 176 172 196 200 196C228 196 250 176 250 134C250 112 242 80 264 72C290 66 304 92 276 116C318 166 326 226 322 296C316 372 272 420 200 420C128 420 84 372 78 296C74 226 82 166 124 116Z'
  let drawing = pen.flatShadow(d) + pen.padded(d, main, { width: 26, pattern: variant ? '' : pen.pattern(pattern, main) })
  if (variant === 0)
    drawing +=
      pen.seam(
        'M128 124C96 170 88 230 90 294C96 360 136 406 200 408C264 406 304 360 310 294C312 230 304 170 272 124M138 128C136 184 164 210 200 210C236 210 264 184 262 128',
        main,
      ) + pen.padded(roundedRect(300, 306, 24, 15, 3), trim, { width: 5 })
  else {
    const pocket = 'M84 316C140 344 260 344 316 316C330 336 322 372 300 396C270 430 130 430 100 396C78 372 70 336 84 316Z'
    drawing +=
      pen.flatShadow(pocket, { opacity: 0.2 }) +
      pen.padded(pocket, tone(main, -0.015), { width: 20, light: 0.6 }) +
      pen.path('M92 322C140 346 260 346 308 322C260 334 140 334 92 322Z', tone(main, -0.22)) +
      `<g transform="translate(200 262)">${pen.path('M-34 10C-34-22-8-36 14-28C38-18 40 10 24 26C6 42-34 38-34 10Z', pen.matte(second))}${pen.path('M28-8l20 5-18 9z', trim)}${pen.path(circle(14, -8, 3.6), INK)}</g>`
  }
  return drawing + pen.path(circle(128, 92, 6), pen.ball('#e9e2d6'))
}

/** Dummy. Variants: 0 round shield, 1 butterfly shield, 2 with clip. */
export function pacifier(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const shield =
    variant === 1
      ? symmetric(200, [200, 224], [236, 212, 300, 214, 318, 256], [326, 300, 280, 330, 250, 320], [232, 312, 218, 308, 200, 308])
      : ellipse(200, 266, 112, 70)
  let drawing = ''
  if (variant === 2) {
    const bead = [
      [300, 168, 20],
      [328, 132, 17],
      [340, 92, 20],
      [332, 54, 15],
    ] as const
    drawing +=
      pen.stroke('M262 236C290 196 320 170 332 132C344 92 336 60 326 40', tone(wood, -0.1), 4) +
      bead
        .map(
          ([x, y, r], i) =>
            pen.flatShadow(circle(x, y, r), { opacity: 0.18 }) +
            pen.padded(circle(x, y, r), nth([main, wood, second, trim], i), {
              width: 14,
              fill: pen.ball(nth([main, wood, second, trim], i)),
            }),
        )
        .join('')
  }
  const ring = ellipse(200, 340, 66, 58)
  drawing +=
    pen.flatShadow(shield) +
    `<g>${pen.stroke(ring, '#3a2418', 20, `opacity=".2" transform="translate(6 10)" filter="${pen.blur(7)}"`)}</g>`
  drawing += pen.padded('M180 236C160 214 152 172 168 148C184 126 216 126 232 148C248 172 240 214 220 236Z', '#efd9b8', {
    width: 22,
    light: 0.7,
    shade: 0.34,
  })
  drawing += pen.padded(shield, main, { width: 28, light: 0.6, shade: 0.4 })
  drawing +=
    pen.path(circle(134, 262, 9), tone(main, -0.2)) +
    pen.path(circle(266, 262, 9), tone(main, -0.2)) +
    pen.path(circle(152, 290, 5), tone(main, -0.18)) +
    pen.path(circle(248, 290, 5), tone(main, -0.18))
  drawing +=
    pen.stroke(ring, tone(second, -0.12), 20) +
    pen.stroke(ring, second, 15) +
    pen.stroke('M140 322A66 58 0 0 1 190 284', tone(second, 0.1), 5)
  return drawing + pen.padded(ellipse(200, 276, 42, 30), second, { width: 16, light: 0.6 })
}
