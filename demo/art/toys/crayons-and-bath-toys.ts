/** Crayons and bath toys. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, MANY, PAPER, bead, faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { GLASS } from './parts.ts'

/** To draw with. Variants: 0 wax crayons, 1 felt pens, 2 stamps. */
export function crayons(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant === 2) {
    const shapes = [
      'M0-17l5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2z',
      'M0 14C-8 8-20 0-16-10C-12-18-3-14 0-8C3-14 12-18 16-10C20 0 8 8 0 14Z',
      circle(0, 0, 14),
      'M-15 12L0-14L15 12Z',
    ]
    const stamp = (x: number, y: number, i: number): string =>
      pen.path(ellipse(x + 4, y + 58, 36, 8), '#3a2418', `opacity=".22" filter="${pen.blur(4)}"`) +
      pen.wood(roundedRect(x - 34, y + 14, 68, 42, 8), wood, { width: 9, seed: i + 1 }) +
      pen.path(roundedRect(x - 32, y + 50, 64, 10, 4), trim) +
      pen.wood(
        `M${x - 12} ${y + 16}C${x - 4} ${y - 4} ${x - 24} ${y - 10} ${x - 22} ${y - 30}C${x - 18} ${y - 56} ${x + 18} ${y - 56} ${x + 22} ${y - 30}C${x + 24} ${y - 10} ${x + 4} ${y - 4} ${x + 12} ${y + 16}Z`,
        tone(wood, 0.02),
        { width: 9 },
      ) +
      pen.path(nth(shapes, i), nth(MANY, i), `transform="translate(${x} ${y + 35}) scale(.8)"`)
    return (
      pen.flatShadow('M56 250L330 236L352 424L70 436Z', { opacity: 0.2 }) +
      pen.path('M56 250L330 236L352 424L70 436Z', PAPER) +
      [
        [104, 284, 0],
        [176, 300, 1],
        [250, 278, 2],
        [296, 330, 0],
        [116, 390, 3],
        [304, 396, 1],
      ]
        .map(([x, y, i]) =>
          pen.path(
            nth(shapes, i as number),
            nth([main, trim, MANY[2] as string, MANY[1] as string], i as number),
            `transform="translate(${x} ${y}) scale(1.15)" opacity=".85"`,
          ),
        )
        .join('') +
      stamp(110, 178, 0) +
      stamp(200, 158, 1) +
      stamp(292, 176, 2) +
      `<g transform="rotate(-3 210 380)">${pen.padded(roundedRect(164, 348, 96, 62, 10), main, { width: 10 })}${pen.path(roundedRect(174, 356, 76, 40, 5), tone(trim, -0.1))}</g>`
    )
  }
  const one = (x: number, y: number, colour: string): string =>
    variant === 1
      ? pen.path(roundedRect(x - 13, y, 26, 200, 5), pen.tube(PAPER)) +
        pen.path(roundedRect(x - 13, y + 56, 26, 12, 0), pen.tube(colour)) +
        pen.path(roundedRect(x - 14, y - 50, 28, 78, 8), pen.tube(colour)) +
        pen.stroke(`M${x - 6} ${y - 38}v52`, '#fff', 3, 'opacity=".4"')
      : pen.path(
          `M${x - 14} ${y + 10}L${x - 6} ${y - 26}Q${x} ${y - 32} ${x + 6} ${y - 26}L${x + 14} ${y + 10}Z`,
          pen.tube(tone(colour, 0.02)),
        ) +
        pen.path(roundedRect(x - 16, y + 6, 32, 200, 4), pen.tube(colour)) +
        pen.path(
          `M${x - 16} ${y + 22}q16 7 32 0v6q-16 7-32 0zM${x - 16} ${y + 34}q16 7 32 0v4q-16 7-32 0z`,
          tone(colour, -0.2),
          'opacity=".6"',
        )
  const front =
    variant === 1
      ? 'M62 276H338V400Q338 418 320 418H80Q62 418 62 400Z'
      : 'M62 268Q130 318 200 318T338 268V400Q338 418 320 418H80Q62 418 62 400Z'
  return (
    pen.groundShadow(204, 424, 152, 14) +
    pen.padded(roundedRect(62, 250, 276, 160, 12), tone(main, -0.12), { width: 10 }) +
    MANY.map((k, i) => one(88 + i * 32, (variant === 1 ? 196 : 190) + nth([0, 10, -6, 6, -2, 12, 2, -8], i), k)).join('') +
    pen.padded(front, main, { width: 26 }) +
    pen.padded(roundedRect(130, 334, 140, 62, 16), second, { width: 9, shade: 0.22 }) +
    pen.stroke('M156 376Q170 340 186 366T216 362T246 356', trim, 7) +
    `<g transform="translate(330 424) rotate(82)">${variant === 1 ? pen.path(roundedRect(-12, 0, 24, 96, 5), pen.tube(PAPER)) + pen.path(roundedRect(-13, 60, 26, 60, 8), pen.tube(trim)) : pen.path(roundedRect(-15, 10, 30, 96, 4), pen.tube(trim)) + pen.path('M-14 106L-6 136Q0 142 6 136L14 106Z', pen.tube(tone(trim, 0.03)))}</g>`
  )
}

/** For the bath. Variants: 0 boat and duck, 1 stacking cups, 2 whale and fish. */
export function bathtoys(pen: Pen, { main, second, trim, variant }: Paint): string {
  const foam = (xs: number[], y = 412): string =>
    xs
      .map((x, i) =>
        pen.path(
          circle(x, y - (i % 3) * 8, nth([15, 10, 12, 8], i)),
          pen.radial([
            [0, '#fff', 0.95],
            [0.7, '#eef5f7', 0.75],
            [1, '#bcd3da', 0.5],
          ]),
        ),
      )
      .join('')
  if (variant === 1) {
    const cupOf = (x: number, y: number, width: number, colour: string): string =>
      pen.padded(
        `M${x - width} ${y}H${x + width}L${x + width * 0.84} ${y + width * 1.05}Q${x + width * 0.8} ${y + width * 1.16} ${x + width * 0.66} ${y + width * 1.16}H${x - width * 0.66}Q${x - width * 0.8} ${y + width * 1.16} ${x - width * 0.84} ${y + width * 1.05}Z`,
        colour,
        { width: width * 0.4 },
      ) + pen.padded(roundedRect(x - width - 5, y - 7, width * 2 + 10, 16, 8), tone(colour, 0.03), { width: 6 })
    const hues = [main, MANY[1] as string, trim, MANY[2] as string, second]
    let drawing = pen.groundShadow(200, 424, 116, 13)
    let y = 424
    for (const [i, w] of [86, 72, 58, 46].entries()) {
      y -= w * 1.16
      drawing +=
        `<g transform="translate(0 ${2 * y + w * 1.16}) scale(1 -1)">${cupOf(200, y, w, nth(hues, i))}</g>` +
        pen.path([-0.4, 0, 0.4].map((n) => circle(200 + n * w, y + w * 0.66, w * 0.1)).join(''), tone(nth(hues, i), -0.18))
    }
    return drawing + cupOf(332, 372, 40, nth(hues, 4))
  }
  if (variant === 2) {
    const fish = (x: number, y: number, k: string, s: number): string =>
      `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})">${pen.padded('M44 0C70-30 84-24 76 0C84 24 70 30 44 0Z', tone(k, -0.05), { width: 8 })}${pen.padded('M-58 0C-50-40 20-46 52 0C20 46-50 40-58 0Z', k, { width: 16 })}${pen.path(circle(-32, -8, 5), INK)}${pen.stroke('M-8-24Q6 0-8 24', tone(k, -0.14), 3, 'opacity=".6"')}</g>`
    return (
      pen.groundShadow(200, 422, 160, 14) +
      pen.stroke('M150 214Q150 176 118 168M150 214Q150 176 182 168M150 214V156', '#9cc4d2', 8, 'opacity=".85"') +
      pen.padded(
        'M318 300C300 262 276 252 284 236C306 226 328 244 334 266C346 244 370 236 384 252C386 272 362 284 348 314Z',
        main,
        {
          width: 14,
        },
      ) +
      pen.padded(
        'M44 318C44 250 100 210 166 210C240 210 268 268 322 292L352 300C352 380 280 418 186 418C100 418 44 388 44 318Z',
        main,
        {
          width: 42,
          shade: 0.44,
        },
      ) +
      pen.padded('M50 344C110 366 220 366 330 342C308 396 250 417 186 417C110 417 62 392 50 344Z', mix(second, '#fff', 0.3), {
        width: 16,
        shade: 0.24,
      }) +
      pen.stroke('M90 370Q150 384 210 382M110 392Q160 402 210 400', tone(second, -0.1), 3, 'opacity=".6"') +
      bead(pen, 112, 302, 8, main) +
      pen.path(circle(109, 299, 2.6), '#fff') +
      pen.stroke('M74 330Q92 346 112 336', faceOn(main), 3) +
      pen.path(ellipse(134, 322, 14, 8), '#e8836b', 'opacity=".3"') +
      pen.padded('M196 344C220 344 250 374 236 396C212 398 190 372 196 344Z', tone(main, -0.04), { width: 11 }) +
      fish(92, 130, trim, 0.86) +
      fish(292, 152, MANY[1] as string, -0.8) +
      foam([40, 66, 330, 356])
    )
  }
  return (
    pen.groundShadow(200, 418, 176, 14) +
    pen.rod('M148 320V110', '#e9e2d6', 9) +
    pen.padded('M158 128C220 150 256 210 262 286H158Z', second, { width: 20, pattern: pen.pattern('stripe', second, trim) }) +
    pen.padded('M138 152C112 190 92 240 84 286H138Z', trim, { width: 14 }) +
    pen.padded('M148 112L186 98L148 84Z', MANY[0] as string, { width: 6 }) +
    pen.padded('M46 304C130 318 200 318 282 300C280 356 254 410 206 412H122C76 410 50 360 46 304Z', main, {
      width: 32,
      shade: 0.44,
    }) +
    pen.padded('M42 296C130 312 200 312 286 292L284 314C200 332 130 332 46 316Z', tone(second, 0.02), { width: 8 }) +
    [110, 164, 216].map((x) => pen.path(circle(x, 354, 12), tone(main, -0.12)) + pen.path(circle(x, 354, 8), GLASS)).join('') +
    pen.padded(
      'M262 352C262 338 284 336 300 346C316 350 342 348 366 326C384 340 376 412 318 414C276 414 258 386 262 352Z',
      '#e9bf55',
      { width: 22 },
    ) +
    pen.padded(circle(296, 318, 34), '#e9bf55', { width: 18 }) +
    pen.padded('M268 318C250 314 236 322 242 332C252 340 266 338 274 332Z', '#e08a4a', { width: 6 }) +
    pen.path(circle(286, 308, 5), INK) +
    pen.padded('M312 366C330 360 352 360 356 372C350 392 322 394 312 366Z', '#dcae40', { width: 9 }) +
    foam([40, 62, 90, 236, 258, 372])
  )
}
