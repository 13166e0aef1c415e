/** Cots, nests and mattresses opened, folded and beside a bed. What is drawn in them is a mattress with its sheet, and nothing else. */
import { mix, tone } from '../../colour.ts'
import { fold } from '../../garment-parts.ts'
import type { Paint } from '../../paint.ts'
import { DARK } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect } from '../../shapes.ts'

const SHEET = '#f6f1e8'
const BED = '#e4ddd2'

/** A bedside cot from its end, open towards the bed of the parents and as high as it. */
export function besideBed(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const isWood = variant === 2
  const leg = (x: number, lean: number) =>
    isWood ? pen.rod(`M${x} 336L${x + lean} 422`, wood, 15) : pen.rod(`M${x} 336L${x + lean} 418`, '#c3c6c8', 11)
  const cross = pen.rod('M206 344L330 420', wood, 12) + pen.rod('M330 344L206 420', wood, 12)
  return (
    pen.groundShadow(200, 426, 184, 13) +
    pen.padded('M-30 330H176V400C176 410 170 414 160 414H-30Z', BED, { width: 16 }) +
    pen.rod('M150 410V424', '#8e6f52', 14) +
    pen.padded('M-30 262H166C180 262 188 270 188 284V316C188 330 180 336 166 336H-30Z', SHEET, { width: 26, shade: 0.3 }) +
    pen.stroke('M-30 326H178', tone(SHEET, -0.1), 2.6) +
    fold(pen, 'M20 268Q30 300 22 332M90 266Q98 300 88 334', SHEET, 3) +
    (variant === 1 ? cross : leg(212, -2) + leg(328, 4)) +
    (isWood
      ? ''
      : pen.padded(roundedRect(186, 414, 50, 12, 6), DARK, { width: 5 }) +
        pen.padded(roundedRect(310, 414, 50, 12, 6), DARK, { width: 5 })) +
    pen.padded('M196 316H344V344C344 352 338 356 330 356H208C200 356 196 352 196 344Z', isWood ? wood : main, { width: 14 }) +
    pen.padded(roundedRect(198, 286, 142, 34, 12), SHEET, { width: 16, shade: 0.28, pattern: pen.pattern('quilt', SHEET) }) +
    (isWood
      ? pen.wood(roundedRect(326, 190, 20, 170, 9), wood, { direction: 90, seed: 3, width: 8 }) +
        pen.path(circle(336, 188, 11), pen.ball(second))
      : pen.padded('M316 200C316 180 352 180 354 204L356 346C356 356 326 356 326 346Z', main, {
          width: 20,
          shade: 0.42,
          pattern: print,
        }) + pen.stroke('M334 212V304', mix(second, '#ffffff', 0.3), 7, 'opacity=".6"')) +
    pen.stroke('M204 330C170 344 110 346 40 344', tone(trim, -0.04), 8) +
    pen.padded(roundedRect(146, 334, 34, 20, 5), '#57514c', { width: 6 })
  )
}

/** What is inside of a mattress, layer by layer. */
function core(pen: Pen, variant: number): string {
  const foam = '#f3e6c4'
  const box = roundedRect(40, 246, 320, 88, 14)
  const at = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('')
  if (variant === 1)
    return (
      pen.padded(box, '#b98d5f', { width: 20 }) +
      pen.stroke(
        at(26, (i) => `M${46 + i * 11} ${258 + ((i * 37) % 44)}q10 -14 22 ${(i % 3) * 8 - 6}t18 10`),
        '#8a6138',
        2.4,
        'opacity=".6"',
      ) +
      pen.stroke(
        at(24, (i) => `M${46 + i * 12} ${274 + ((i * 29) % 44)}q12 10 20 -6t16 4`),
        '#dcb588',
        2,
        'opacity=".7"',
      )
    )
  if (variant === 4)
    return (
      pen.padded(box, mix(foam, '#ffffff', 0.4), { width: 20 }) +
      at(
        10,
        (i) =>
          pen.padded(roundedRect(50 + i * 30.4, 258, 26, 64, 12), '#eef0ee', { width: 10 }) +
          pen.stroke(`M${54 + i * 30.4} 270q9 -6 18 0t-18 10q9 6 18 0t-18 10q9 6 18 0t-18 10`, '#8d9296', 2.6),
      )
    )
  if (variant === 3)
    return (
      pen.padded(box, '#f6ecd2', { width: 20 }) +
      pen.path(
        at(54, (i) => circle(56 + (i % 18) * 17, 268 + Math.floor(i / 18) * 21, 4)),
        '#c9b58a',
        'opacity=".75"',
      )
    )
  return (
    pen.padded(box, foam, { width: 20 }) +
    (variant === 2 ? pen.padded(roundedRect(40, 246, 320, 36, 12), '#d8e3de', { width: 12 }) : '') +
    pen.stroke(
      at(8, (i) => `M${72 + i * 37} 332v-28q0 -9 8 -9t8 9v28`),
      tone(foam, -0.14),
      4,
      'opacity=".8"',
    )
  )
}

/** A mattress from its end with the cover unzipped. */
export function mattressOpen(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const cover = mix(main, '#fffaf2', 0.35)
  const quilted = pen.pattern('quilt', cover)
  const top =
    'M30 246C30 232 36 224 46 216L84 184C92 178 100 176 110 176H290C300 176 308 178 316 184L354 216C364 224 370 232 370 246V256C300 250 100 250 30 256Z'
  const flap = 'M30 326C120 336 280 336 370 326L380 378C300 402 100 402 20 378Z'
  return (
    pen.groundShadow(204, 392, 184, 15) +
    pen.padded(top, cover, { width: 28, shade: 0.34, pattern: pattern === 'plain' ? quilted : pen.pattern(pattern, cover) }) +
    core(pen, variant) +
    pen.stroke('M32 254C100 248 300 248 368 254', second, 12) +
    pen.stroke('M32 258C100 252 300 252 368 258', '#b8b2a8', 5, 'stroke-dasharray="3 3"') +
    pen.stroke('M30 324C120 336 280 336 370 324', '#3a2418', 14, `opacity=".22" filter="${pen.blur(5)}"`) +
    pen.padded(flap, tone(cover, -0.02), { width: 20, shade: 0.4 }) +
    pen.stroke('M30 330C120 340 280 340 370 330', '#b8b2a8', 5, 'stroke-dasharray="3 3"') +
    fold(pen, 'M90 344Q86 366 94 388M200 348Q196 370 204 394M310 344Q306 366 314 388', cover, 3) +
    pen.padded(roundedRect(44, 240, 16, 28, 5), '#c3c6c8', { width: 5 }) +
    pen.padded(roundedRect(310, 362, 30, 20, 3), trim, { width: 6 })
  )
}

/** A baby nest folded over, tied with its ribbons. */
export function nestFolded(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const lower = 'M58 330C58 290 84 274 120 274H300C336 274 356 296 356 330C356 372 330 392 296 392H116C82 392 58 370 58 330Z'
  const upper = 'M50 236C48 194 78 174 116 174H284C324 174 346 198 344 236C342 276 318 292 284 292H112C76 292 52 274 50 236Z'
  const bolster = 'M290 176C340 176 366 214 366 280C366 346 340 390 296 392C330 372 338 340 338 284C338 226 326 192 290 176Z'
  return (
    pen.groundShadow(208, 398, 160, 15) +
    pen.padded(lower, main, { width: 44, shade: 0.42, light: 0.5, pattern: print }) +
    pen.padded('M86 270H330V306H86Z', second, { width: 16, pattern: pen.pattern('quilt', second) }) +
    pen.padded(upper, main, { width: 46, shade: 0.42, light: 0.6, pattern: print }) +
    pen.padded(bolster, tone(main, -0.02), { width: 26, shade: 0.44, pattern: print }) +
    fold(
      pen,
      'M110 184Q104 220 112 284M180 178Q174 230 182 288M250 178Q244 230 252 288M120 300Q116 340 122 386M210 300Q206 340 212 388',
      main,
      3,
    ) +
    pen.stroke('M158 172C150 230 150 330 160 394', tone(trim, -0.05), 11) +
    pen.stroke('M157 172C148 230 148 330 158 394', tone(trim, 0.05), 4) +
    pen.padded('M152 282C126 258 98 264 102 284C106 304 134 304 152 290C172 306 202 304 204 284C206 264 176 258 152 282Z', trim, {
      width: 9,
    }) +
    pen.stroke('M148 290C140 320 128 336 112 350M158 290C166 322 178 338 196 348', trim, 8)
  )
}

/** A fringed or stitched carpet, mat or pad rolled up and tied. */
export function rolledUp(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const body = 'M74 274C70 226 92 196 128 196H322C350 196 366 226 366 270C366 320 346 352 318 352H126C94 352 76 322 74 274Z'
  return (
    pen.groundShadow(212, 356, 158, 15) +
    pen.padded('M150 330H352C366 330 374 346 368 358C362 366 352 368 340 368H136Z', tone(main, -0.04), {
      width: 12,
      pattern: print,
    }) +
    pen.padded(body, main, { width: 50, shade: 0.44, light: 0.5, pattern: print, fill: pen.bar(main) }) +
    pen.padded(ellipse(128, 274, 55, 78), second, { width: 14, shade: 0.34 }) +
    pen.stroke(
      'M128 336C98 336 82 308 82 274C82 236 104 210 130 210C158 210 170 240 170 272C170 304 154 322 130 322C108 322 96 300 96 274C96 246 112 226 130 226C148 226 156 248 156 272C156 294 146 308 130 308C116 308 110 292 110 274C110 256 118 244 130 244C140 244 144 258 144 272C144 284 138 292 130 292',
      tone(second, -0.2),
      4,
      'opacity=".7"',
    ) +
    [206, 306]
      .map(
        (x) =>
          pen.stroke(`M${x} 198C${x + 24} 236 ${x + 24} 312 ${x} 352`, trim, 13) +
          pen.stroke(`M${x + 3} 204C${x + 24} 240 ${x + 24} 308 ${x + 3} 346`, tone(trim, 0.09), 3),
      )
      .join('') +
    pen.padded(roundedRect(212, 258, 26, 34, 6), '#57514c', { width: 7 }) +
    pen.padded(roundedRect(312, 258, 26, 34, 6), '#57514c', { width: 7 })
  )
}
