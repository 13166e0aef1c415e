/** Soft toys and cushions from behind, hats from below. */
import { DRAWINGS } from '../../drawings.ts'
import { mix, tone } from '../../colour.ts'
import { fold } from '../../garment-parts.ts'
import { CUSHIONS } from '../../nursery/parts.ts'
import type { Paint } from '../../paint.ts'
import { MANY, STEEL } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'
import { standing } from '../../still-life.ts'
import { bearBack } from './toys.ts'

const PALE = '#fff4e4'

/** A mother bear and her cub from behind. */
export const bearsBack = (pen: Pen, paint: Paint): string =>
  standing(pen, paint, [
    { draw: bearWithApronBack, x: 160, y: 418, scale: 0.88 },
    { draw: (one, own) => bearBack(one, own), x: 306, y: 440, scale: 0.48, paint: { main: mix(paint.main, PALE, 0.45) } },
  ])

/** The ties of an apron cross on the back and end in a bow. */
const bearWithApronBack = (pen: Pen, paint: Paint): string =>
  bearBack(pen, paint) +
  pen.stroke('M148 268C180 300 200 316 246 344M252 268C220 300 200 316 154 344', tone(paint.second, -0.08), 11) +
  pen.stroke('M148 268C180 300 200 316 246 344M252 268C220 300 200 316 154 344', paint.second, 7)

/** A bear in a dress from behind: a collar, buttons, a bow. */
export const dressedBearBack = (pen: Pen, paint: Paint): string => {
  const { second, trim } = paint
  const dress = symmetric(200, [200, 262], [244, 264], [278, 310, 296, 360, 300, 396], [270, 416, 236, 420, 200, 420])
  return (
    bearBack(pen, paint) +
    pen.flatShadow(dress, { dx: 3, dy: 5, blur: 5, opacity: 0.2 }) +
    pen.padded(dress, second, { width: 28, shade: 0.36 }) +
    pen.stroke('M102 392Q200 420 298 392', trim, 5) +
    pen.stroke('M200 276V410', tone(second, -0.16), 2.4) +
    [300, 352, 378].map((y) => pen.path(circle(206, y, 5), pen.ball(trim))).join('') +
    pen.padded('M152 262C172 282 228 282 248 262L254 276C228 296 172 296 146 276Z', mix(second, '#ffffff', 0.4), { width: 7 }) +
    pen.stroke('M116 330Q200 350 284 330', trim, 9) +
    pen.padded(
      'M200 342C172 312 138 318 142 342C146 366 178 364 200 348C222 364 254 366 258 342C262 318 228 312 200 342Z',
      trim,
      {
        width: 10,
      },
    ) +
    pen.stroke('M194 350C184 376 176 390 166 402M206 350C216 376 224 390 234 402', trim, 6) +
    pen.padded(circle(200, 344, 10), tone(trim, -0.04), { width: 5 })
  )
}

/** The pocket bear and its pocket side by side. */
export const bearOutOfPocket = (pen: Pen, paint: Paint): string => {
  const { second, trim } = paint
  const pocket = 'M214 268H372C366 316 368 370 376 414C340 428 246 428 210 414C218 370 220 316 214 268Z'
  return (
    standing(pen, paint, [{ draw: DRAWINGS.bear, x: 124, y: 428, scale: 0.64, paint: { variant: 2 } }]) +
    pen.path('M214 268C246 288 340 288 372 268C340 250 246 250 214 268Z', tone(second, -0.26)) +
    pen.padded(pocket.replace('H372', 'C246 290 340 290 372 268'), second, {
      width: 26,
      shade: 0.38,
      pattern: pen.pattern(paint.pattern, second),
    }) +
    pen.stroke('M213 272C246 294 340 294 373 272', tone(second, -0.12), 12) +
    pen.stroke('M213 270C246 292 340 292 373 270', tone(second, 0.02), 8) +
    pen.padded('M293 366C272 344 252 356 258 376C264 392 293 406 293 406S322 392 328 376C334 356 314 344 293 366Z', trim, {
      width: 10,
    })
  )
}

type Extra = 'bobble' | 'ears' | 'ties' | 'bow'

/** Returns the drawing of a soft hat from below: its turned-up band, its lining, and what is sewn to it. */
export const softHatInside =
  (extra: Extra) =>
  (pen: Pen, { main, second, trim, pattern }: Paint): string => {
    const lining = mix(second, main, 0.3)
    const crown = ellipse(200, 256, 146, 132)
    const weave = pen.pattern(extra === 'ties' ? pattern : 'knit', main)
    const round = (x: number, y: number, r: number, colour: string) =>
      pen.flatShadow(circle(x, y, r), { opacity: 0.22 }) +
      pen.padded(circle(x, y, r), colour, { width: r * 0.5, pattern: pen.pattern('boucle', colour) })
    const ties =
      extra === 'ears' || extra === 'ties'
        ? pen.stroke('M84 318C60 366 84 410 66 452M316 318C340 366 316 410 334 452', tone(trim, -0.08), 10) +
          pen.stroke('M84 318C60 366 84 410 66 452M316 318C340 366 316 410 334 452', trim, 6)
        : ''
    const behind =
      extra === 'bobble'
        ? round(200, 108, 46, second)
        : extra === 'ears'
          ? round(96, 148, 38, main) + round(304, 148, 38, main)
          : ''
    return (
      behind +
      ties +
      pen.flatShadow(crown, { opacity: 0.26 }) +
      pen.padded(crown, main, { width: 34, shade: 0.4, light: 0.5, pattern: weave }) +
      pen.padded(ellipse(200, 262, 120, 106), extra === 'ears' ? main : second, {
        width: 20,
        shade: 0.36,
        pattern: pen.pattern('rib', second),
      }) +
      pen.padded(ellipse(200, 266, 92, 80), tone(lining, -0.13), { width: 40, shade: 0.5, light: 0.08 }) +
      pen.stroke(
        'M200 188V342M120 236C164 258 236 258 280 236M122 300C166 272 234 272 278 300',
        tone(lining, -0.24),
        2.4,
        'opacity=".6"',
      ) +
      pen.seam(ellipse(200, 265, 96, 84), lining, 2) +
      pen.padded(roundedRect(178, 322, 44, 26, 4), trim, { width: 6 }) +
      pen.stroke('M188 334H212', '#fff', 3, 'opacity=".8"') +
      (extra === 'bow'
        ? pen.padded(
            'M200 384C164 352 122 358 126 388C130 418 170 416 200 394C230 416 270 418 274 388C278 358 236 352 200 384Z',
            trim,
            {
              width: 12,
            },
          ) + pen.padded(roundedRect(188, 374, 24, 28, 9), tone(trim, -0.04), { width: 6 })
        : '')
    )
  }

/** A moon turned round opens to the other side. */
const MOON_BACK =
  'M154 76C250 60 330 140 326 246C322 350 236 426 138 408C100 400 70 378 60 362C56 352 64 346 74 350C142 372 210 320 210 242C210 178 178 138 138 104C122 92 132 80 154 76Z'

/** Star, cloud and moon from behind: the outline, where the zip runs, where the label is. */
const BACKS = [
  { outline: CUSHIONS.star, zip: 'M138 300C176 270 224 270 262 300', label: [186, 342] },
  { outline: CUSHIONS.cloud, zip: 'M100 330C160 346 250 346 316 326', label: [186, 328] },
  { outline: MOON_BACK, zip: 'M292 158C312 220 304 300 254 350', label: [92, 372] },
] as const

/** A cushion from behind: plain cloth, a zip, the label. */
export function cushionBack(pen: Pen, { main, second, trim, variant }: Paint): string {
  const { outline, zip, label } = BACKS[variant - 1] ?? BACKS[0]
  return (
    pen.flatShadow(outline, { blur: 14, opacity: 0.28 }) +
    pen.padded(outline, mix(main, second, 0.18), { width: 50, shade: 0.44, light: 0.55 }) +
    pen.stroke(zip, tone(second, -0.1), 15) +
    pen.stroke(zip, tone(second, 0.01), 11) +
    pen.stroke(zip, STEEL, 4, 'stroke-dasharray="3 3"') +
    pen.padded(roundedRect(label[0], label[1], 28, 18, 3), trim, { width: 5 })
  )
}

/** The star comforter from behind, and the other side of the crinkle toy. */
export function clothToyBack(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  if (variant === 3) {
    const cloth = roundedRect(84, 134, 232, 232, 26)
    const ribbon = (x: number, y: number, turn: number, i: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.padded('M-13 0C-16 34-8 42 0 42C8 42 16 34 13 0Z', MANY[i % MANY.length] ?? trim, { width: 7 })}</g>`
    const places = [112, 170, 230, 288].flatMap((at, i) => [
      ribbon(at, 364, 0, i + 2),
      ribbon(at, 136, 180, i + 5),
      ribbon(86, at + 50, 90, i + 4),
      ribbon(314, at + 50, -90, i),
    ])
    return (
      places.join('') +
      pen.flatShadow(cloth) +
      pen.padded(cloth, second, {
        width: 26,
        pattern: pen.pattern(pattern === 'plain' ? 'stripe' : pattern, second, mix(main, second, 0.3)),
      }) +
      pen.seam(roundedRect(98, 148, 204, 204, 18), second, 2.2) +
      fold(pen, 'M120 190Q170 214 180 290M290 170Q250 210 262 320', second, 3) +
      pen.padded(roundedRect(176, 318, 48, 26, 4), trim, { width: 6 })
    )
  }
  const cloth =
    'M200 214C244 236 318 236 364 218C350 270 352 330 372 384C318 372 262 380 216 416L200 440L184 416C138 380 82 372 28 384C48 330 50 270 36 218C82 236 156 236 200 214Z'
  const star =
    'M200 62C212 62 226 112 238 118C252 124 302 120 304 134C306 148 264 172 260 188C256 204 280 248 268 258C256 266 216 236 200 236C184 236 144 266 132 258C120 248 144 204 140 188C136 172 94 148 96 134C98 120 148 124 162 118C174 112 188 62 200 62Z'
  const lining = mix(second, '#ffffff', 0.25)
  return (
    pen.flatShadow(cloth, { opacity: 0.24 }) +
    pen.padded(cloth, lining, { width: 28, shade: 0.34, light: 0.5, pattern: pen.pattern('waffle', lining) }) +
    pen.stroke(cloth, main, 6) +
    fold(pen, 'M200 250V416M150 250Q116 310 80 362M250 250Q284 310 320 362', lining, 3) +
    pen.padded(roundedRect(300, 330, 26, 34, 3), trim, { width: 6 }) +
    pen.flatShadow(star, { opacity: 0.22, blur: 7 }) +
    pen.padded(star, main, { width: 30, shade: 0.4, pattern: pen.pattern('boucle', main) }) +
    pen.seam('M200 76C204 120 204 190 200 230', main, 1.8)
  )
}
