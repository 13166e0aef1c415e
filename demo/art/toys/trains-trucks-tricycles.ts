/** Trains, trucks and tricycles. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { GLASS, wheel } from './parts.ts'

/** Wooden trains. Variants: 0 with two wagons of blocks, 1 with carriages, 2 one large engine. */
export function train(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const engine = (): string =>
    pen.wood(roundedRect(18, 372, 132, 20, 8), wood, { width: 7 }) +
    pen.padded(roundedRect(26, 300, 78, 76, 30), main, { width: 18 }) +
    pen.padded(roundedRect(90, 262, 56, 114, 9), main, { width: 16 }) +
    pen.padded(roundedRect(82, 250, 72, 20, 9), trim, { width: 8 }) +
    pen.padded(roundedRect(104, 284, 30, 34, 7), mix(second, GLASS, 0.5), { width: 7 }) +
    pen.padded('M48 304L42 262H74L68 304Z', trim, { width: 8 }) +
    pen.path(ellipse(58, 262, 17, 5), tone(trim, -0.22)) +
    pen.padded(ellipse(86, 298, 11, 12), second, { width: 6 }) +
    pen.path(circle(28, 338, 9), pen.ball('#f4e6c0')) +
    [44, 84, 128].map((x, i) => wheel(pen, x, 400 - (i === 2 ? 3 : 0), i === 2 ? 23 : 19, wood, second)).join('')
  if (variant === 2) return pen.groundShadow(206, 424, 168, 15) + `<g transform="translate(36 -385) scale(1.92)">${engine()}</g>`
  const wagon = (x: number, colour: string, i: number): string => {
    const load =
      variant === 1
        ? pen.padded(roundedRect(x + 2, 300, 100, 76, 12), colour, { width: 16 }) +
          pen.padded(roundedRect(x - 5, 290, 114, 18, 9), trim, { width: 7 }) +
          [0, 1, 2]
            .map((n) => pen.padded(roundedRect(x + 12 + n * 29, 320, 22, 26, 6), mix(second, GLASS, 0.5), { width: 6 }))
            .join('')
        : (i
            ? [0, 1, 2]
                .map((n) => pen.padded(circle(x + 24 + n * 28, 330 - (n === 1 ? 10 : 0), 18), nth(MANY, n + 1), { width: 10 }))
                .join('')
            : pen.padded(roundedRect(x + 10, 302, 38, 38, 5), nth(MANY, 1), { width: 9 }) +
              pen.padded(`M${x + 52} 340L${x + 74} 296L${x + 96} 340Z`, nth(MANY, 2), { width: 9 })) +
          pen.padded(roundedRect(x, 334, 104, 42, 8), colour, { width: 14 })
    return (
      pen.rod(`M${x - 12} 384h14`, '#6a5a4c', 6) +
      load +
      pen.wood(roundedRect(x - 3, 372, 110, 18, 8), wood, { width: 6 }) +
      wheel(pen, x + 24, 402, 17, wood, second) +
      wheel(pen, x + 82, 402, 17, wood, second)
    )
  }
  return (
    pen.groundShadow(204, 420, 190, 11) +
    `<g transform="translate(4 0)">${wagon(280, tone(main, 0.06), 1)}${wagon(162, second, 0)}${engine()}</g>`
  )
}

/** Large cars. Variants: 0 fire engine, 1 tipper, 2 bus. */
export function truck(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const glass = (outline: string): string => pen.padded(outline, GLASS, { width: 8, light: 0.7 })
  const wheels = (xs: number[], r = 36): string => xs.map((x) => wheel(pen, x, 388, r, '#4a4440', wood)).join('')
  let drawing = pen.groundShadow(204, 422, 180, 14)
  if (variant === 2) {
    drawing +=
      pen.padded('M36 244Q38 212 70 210H326Q362 212 366 250L372 372Q372 388 356 388H44Q30 388 30 372Z', main, { width: 32 }) +
      pen.padded('M30 312H370L372 340H30Z', second, { width: 8 })
    drawing +=
      [0, 1, 2, 3].map((i) => glass(roundedRect(52 + i * 64, 234, 52, 60, 10))).join('') +
      glass('M308 234H336Q346 236 348 250L352 294H308Z')
    return (
      drawing +
      pen.padded(roundedRect(268, 240, 34, 138, 8), tone(main, -0.03), { width: 8 }) +
      glass(roundedRect(275, 248, 20, 60, 6)) +
      pen.path(circle(362, 358, 9), pen.ball('#f4e6c0')) +
      wheels([104, 296], 38)
    )
  }
  const cab =
    pen.padded(
      variant
        ? 'M236 262H310Q330 262 342 284L366 322Q372 332 372 344V376Q372 388 360 388H236Z'
        : 'M262 250H328Q346 250 354 270L368 314Q372 328 372 342V376Q372 388 360 388H262Z',
      variant ? trim : main,
      { width: 24 },
    ) +
    glass(variant ? 'M256 280H304Q314 280 320 290L338 322H256Z' : 'M284 268H324Q334 268 338 280L350 316H284Z') +
    pen.path(circle(362, 356, 9), pen.ball('#f4e6c0')) +
    pen.padded(roundedRect(356, 370, 24, 16, 6), '#cfc9c1', { width: 6 })
  if (variant === 1)
    return (
      drawing +
      pen.padded(roundedRect(32, 356, 220, 30, 8), '#6a625b', { width: 9 }) +
      pen.rod('M150 366L126 322', '#b9b4ad', 12) +
      `<g transform="translate(24 14) rotate(-9 56 340) scale(.92 .96)">${pen.path(ellipse(140, 250, 86, 40), pen.ball('#b89468'))}${[84, 112, 146, 176, 200].map((x, i) => pen.padded(circle(x, 244 - (i % 3) * 12, 20), nth(['#c9a87c', '#a98459', '#d6b88f'], i), { width: 10 })).join('')}${pen.padded('M22 246H262L246 340Q244 350 230 350H56Q46 350 44 342Z', main, { width: 28 })}${pen.padded('M16 238H268V258H16Z', tone(main, 0.03), { width: 7 })}${[82, 132, 182].map((x) => pen.stroke(`M${x} 268L${x + 4} 340`, tone(main, -0.16), 5, 'opacity=".5"')).join('')}</g>` +
      cab +
      wheels([80, 166, 312], 35)
    )
  const rungs = Array.from({ length: 9 }, (_, i) => `M${62 + i * 28} ${216 - i * 4.6}v22`).join('')
  return (
    drawing +
    pen.padded('M30 268H270V388H42Q30 388 30 376Z', main, { width: 26 }) +
    pen.padded('M30 338H372V358H30Z', PAPER, { width: 6 }) +
    [0, 1, 2]
      .map((i) =>
        pen.padded(roundedRect(50 + i * 66, 284, 54, 46, 6), '#d8d4cd', {
          width: 7,
          pattern: pen.pattern('stripe', '#d8d4cd', '#b9b4ad'),
        }),
      )
      .join('') +
    pen.rod('M214 268V226', '#8b857e', 16) +
    cab +
    pen.padded(roundedRect(292, 232, 34, 22, 9), '#5d86a0', { width: 8 }) +
    pen.rod(rungs, '#e9e2d6', 5) +
    pen.rod('M42 220L306 176M42 242L306 198', '#e9e2d6', 8) +
    wheels([96, 206, 316], 34)
  )
}

/** Three and four wheels. Variants: 0 tricycle, 1 tricycle with push bar, 2 ride-on car. */
export function trike(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const tyre = (x: number, y: number, r: number): string =>
    pen.stroke(circle(x, y, r), '#3c3733', 13) +
    pen.stroke(circle(x, y, r), '#6a625b', 3, 'transform="translate(-2 -3)"') +
    pen.path(circle(x, y, r - 6), pen.ball(second)) +
    pen.stroke(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${x} ${y}L${(x + (r - 8) * Math.cos(i * 1.047 + 0.4)).toFixed(1)} ${(y + (r - 8) * Math.sin(i * 1.047 + 0.4)).toFixed(1)}`,
      ).join(''),
      tone(second, -0.12),
      5,
    ) +
    pen.path(circle(x, y, 9), pen.ball(trim))
  if (variant === 2)
    return (
      pen.groundShadow(202, 422, 160, 15) +
      pen.padded(
        'M44 300Q44 276 68 274L130 268Q150 230 186 228H214Q232 228 244 262L326 272Q360 280 362 318V352Q362 376 338 376H64Q44 376 44 352Z',
        main,
        { width: 36, shade: 0.42 },
      ) +
      pen.padded('M128 262Q134 236 176 232L186 262Z', tone(trim, -0.02), { width: 9 }) +
      pen.padded('M96 270C76 236 78 186 98 176C112 176 118 236 142 262Z', trim, { width: 12 }) +
      pen.rod('M238 262L214 206', '#4a4440', 11) +
      pen.stroke(ellipse(208, 196, 16, 34), '#4a4440', 11, 'transform="rotate(-24 208 196)"') +
      pen.path(circle(342, 308, 15), pen.ball('#f4e6c0')) +
      pen.padded(roundedRect(340, 348, 34, 20, 9), second, { width: 7 }) +
      pen.path(circle(208, 322, 28), PAPER, 'opacity=".95"') +
      pen.path('M208 304l6 12 13 2-10 9 3 13-12-6-12 6 3-13-10-9 13-2z', trim) +
      tyre(110, 384, 30) +
      tyre(296, 384, 30)
    )
  let drawing = pen.groundShadow(208, 424, 160, 14)
  if (variant === 1)
    drawing +=
      pen.rod('M122 344C96 260 74 200 58 110', '#8b857e', 11) +
      pen.rod('M38 112L82 100', trim, 15) +
      pen.padded('M76 206C40 190 40 130 92 124C150 110 196 116 214 138C180 150 130 160 76 206Z', main, { width: 18 }) +
      pen.rod('M92 192C104 160 140 140 206 138', tone(main, -0.05), 5)
  drawing +=
    tyre(84, 382, 30) +
    pen.rod('M120 372L196 318L262 262', main, 19) +
    pen.rod('M196 318L160 280', main, 15) +
    pen.rod('M86 382L150 360', tone(main, -0.04), 12)
  drawing +=
    pen.padded('M112 264C116 250 180 246 204 262C210 274 190 284 168 284H132C116 284 110 276 112 264Z', trim, { width: 12 }) +
    pen.padded('M118 268C100 250 96 206 110 200C126 200 124 246 140 262Z', trim, { width: 10 })
  drawing +=
    tyre(290, 364, 48) +
    pen.rod('M290 364L262 220', main, 16) +
    pen.rod('M262 230L250 196', '#b9b4ad', 10) +
    pen.rod('M222 196C240 186 262 186 278 200', '#b9b4ad', 9) +
    pen.rod('M212 200L230 192', trim, 17) +
    pen.rod('M272 194L286 208', trim, 17) +
    pen.padded('M250 318C268 290 318 288 338 318C322 308 270 306 250 318Z', main, { width: 8 }) +
    pen.rod('M290 364L306 386', '#b9b4ad', 7) +
    pen.padded(roundedRect(294, 382, 34, 13, 5), '#4a4440', { width: 5 }) +
    tyre(128, 390, 32)
  return (
    drawing +
    (variant === 0
      ? pen.padded('M266 232H340L330 280H276Z', wood, { width: 10, pattern: pen.pattern('waffle', wood) }) +
        pen.rod('M262 232H344', tone(wood, -0.05), 8)
      : pen.padded(roundedRect(64, 300, 76, 44, 9), second, { width: 12 }) + pen.rod('M60 300H144', tone(second, -0.06), 8))
  )
}
