/** Things of the house and the garden put away: folded flat, drawn in, half out of their covers. */
import { mix, tone } from '../../colour.ts'
import { fold } from '../../garment-parts.ts'
import type { Paint } from '../../paint.ts'
import { DARK, STEEL } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect } from '../../shapes.ts'

/** A playpen folded: its four sides lie against each other, the mat is rolled up before them. */
export function playpenFolded(pen: Pen, { main, second, trim, wood }: Paint): string {
  const panel = (dx: number, dy: number, colour: string, isFront: boolean) => {
    const [left, right, top, bottom] = [66 + dx, 318 + dx, 178 + dy, 412 + dy]
    const bar = (x: number) => pen.path(roundedRect(x - 5, top + 8, 10, bottom - top - 16, 5), pen.tube(colour))
    const post = (x: number) => pen.path(roundedRect(x - 9, top - 10, 18, bottom - top + 20, 8), pen.tube(colour))
    return (
      (isFront ? Array.from({ length: 7 }, (_, i) => bar(left + ((i + 1) * (right - left)) / 8)).join('') : '') +
      pen.path(roundedRect(left, top, right - left, 18, 8), pen.bar(colour)) +
      pen.path(roundedRect(left, bottom - 18, right - left, 18, 8), pen.bar(colour)) +
      post(left) +
      post(right)
    )
  }
  const roll = 'M92 362H296C316 362 326 378 326 396C326 414 316 428 296 428H92Z'
  return (
    pen.groundShadow(210, 424, 168, 15) +
    panel(27, -21, tone(wood, -0.12), true) +
    panel(18, -14, tone(wood, -0.09), false) +
    panel(9, -7, tone(wood, -0.05), false) +
    panel(0, 0, wood, true) +
    pen.path(circle(66, 166, 12) + circle(318, 166, 12), pen.ball(trim)) +
    pen.padded(roundedRect(56, 268, 300, 22, 6), second, { width: 8 }) +
    pen.padded(roundedRect(182, 260, 44, 38, 7), DARK, { width: 8, light: 0.3 }) +
    pen.padded(roll, main, { width: 24, shade: 0.42, fill: pen.bar(main), pattern: pen.pattern('quilt', main) }) +
    pen.padded(ellipse(92, 395, 22, 33), tone(main, 0.03), { width: 10 }) +
    pen.stroke('M92 374C108 376 110 412 92 414C80 412 80 384 92 384C100 386 100 402 93 403', tone(main, -0.2), 3) +
    pen.padded(roundedRect(148, 360, 18, 70, 5), trim, { width: 6 }) +
    pen.padded(roundedRect(250, 360, 18, 70, 5), trim, { width: 6 })
  )
}

/** A folding bucket pressed flat, its handle laid down. */
export function bucketFolded(pen: Pen, { main, second, trim }: Paint): string {
  const ring = (y: number, wide: number, colour: string) =>
    pen.padded(
      `M${200 - wide} ${y}H${200 + wide}C${208 + wide} ${y + 4} ${206 + wide} ${y + 24} ${196 + wide} ${y + 26}Q200 ${y + 44} ${204 - wide} ${y + 26}C${194 - wide} ${y + 24} ${192 - wide} ${y + 4} ${200 - wide} ${y}Z`,
      colour,
      {
        width: 12,
        light: 0.5,
      },
    )
  return (
    pen.groundShadow(204, 418, 146, 15) +
    ring(384, 96, tone(main, -0.06)) +
    ring(362, 112, tone(main, 0.01)) +
    ring(340, 126, tone(main, -0.04)) +
    pen.padded(ellipse(200, 330, 142, 46), second, { width: 14, light: 0.6 }) +
    pen.padded(ellipse(200, 328, 122, 36), tone(main, -0.12), { width: 20, light: 0.1, shade: 0.5 }) +
    pen.padded(ellipse(200, 340, 84, 18), tone(main, -0.03), { width: 12, shade: 0.3 }) +
    pen.stroke('M66 328C70 392 130 414 200 414C270 414 330 392 334 328', tone(trim, -0.08), 15) +
    pen.stroke('M66 326C70 390 130 411 200 411C270 411 330 390 334 326', trim, 10) +
    pen.path(circle(66, 326, 12) + circle(334, 326, 12), pen.ball(trim))
  )
}

/** A cover for the belts of a pushchair: one closed round its belt, one opened out. */
export function harnessCoverOpen(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const closed = roundedRect(66, 112, 84, 284, 32)
  const open =
    'M200 118C200 104 210 96 224 96H330C344 96 354 104 354 118V392C354 406 344 414 330 414H224C210 414 200 406 200 392Z'
  const fleece = mix(second, '#fffaf2', 0.45)
  const belt = (x: number) =>
    pen.path(roundedRect(x - 15, 20, 30, 460, 4), '#3a2418', `opacity=".2" transform="translate(5 8)" filter="${pen.blur(5)}"`) +
    pen.padded(roundedRect(x - 15, 20, 30, 460, 4), DARK, { width: 8, light: 0.25 }) +
    pen.seam(`M${x - 9} 26V474M${x + 9} 26V474`, DARK, 1.6)
  const ears =
    variant === 2
      ? [84, 132].map((x) => pen.padded(circle(x, 112, 17), main, { width: 9 }) + pen.path(circle(x, 113, 8), trim)).join('')
      : ''
  return (
    belt(108) +
    ears +
    pen.flatShadow(closed, { opacity: 0.26 }) +
    pen.padded(closed, main, { width: 30, shade: 0.42, light: 0.5, pattern: pen.pattern(pattern, main) }) +
    pen.seam(roundedRect(75, 121, 66, 266, 25), main, 2) +
    pen.padded(roundedRect(92, 360, 32, 20, 3), trim, { width: 6 }) +
    pen.flatShadow(open, { opacity: 0.26 }) +
    pen.padded(open, fleece, { width: 30, shade: 0.34, light: 0.5, pattern: pen.pattern('boucle', fleece) }) +
    pen.stroke(open, main, 8) +
    pen.seam(open, main, 1.8) +
    belt(277) +
    pen.padded(roundedRect(210, 132, 22, 246, 5), tone(main, -0.1), { width: 7, pattern: pen.pattern('boucle', main) }) +
    pen.padded(roundedRect(322, 132, 22, 246, 5), mix(main, STEEL, 0.4), { width: 7, pattern: pen.pattern('waffle', STEEL) })
  )
}

/** A straight pillow half out of its cover: the zip at its end is open. */
export function bodyPillowCover(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const filling = '#f8f4ec'
  const pillow =
    'M160 40C184 24 226 24 246 42C262 100 266 172 258 244C266 318 262 396 246 454C226 472 184 472 160 454C142 396 140 318 148 244C140 172 144 100 160 40Z'
  const cover =
    'M128 190C160 206 246 206 278 190C276 230 272 240 270 256C276 330 270 396 256 450C232 478 176 478 150 450C134 396 130 330 138 256C134 236 130 220 128 190Z'
  return `<g transform="rotate(14 200 250)">${
    pen.flatShadow(pillow, { blur: 14 }) +
    pen.padded(pillow, filling, { width: 42, shade: 0.3, light: 0.7 }) +
    fold(pen, 'M164 96Q178 110 182 130M244 96Q228 112 226 130M156 160Q200 172 250 160', filling, 3) +
    pen.shade(pillow, 'M120 170C160 192 246 192 286 170V204H120Z', 0.26, 8) +
    pen.padded(cover, main, { width: 44, shade: 0.44, light: 0.5, pattern: pen.pattern(pattern, main) }) +
    `<g clip-path="${pen.clip(cover)}">${pen.padded('M120 400Q200 380 280 400V490H120Z', second, { width: 18 })}</g>` +
    fold(pen, 'M150 230Q168 260 166 300M258 232Q240 262 242 296M178 222Q186 250 184 280', main, 3) +
    pen.stroke('M128 192C160 208 246 208 278 192', tone(second, -0.05), 15) +
    pen.stroke('M128 192C160 208 246 208 278 192', STEEL, 5, 'stroke-dasharray="3 3"') +
    pen.padded(roundedRect(262, 186, 15, 34, 6), STEEL, { width: 6 }) +
    pen.padded(roundedRect(250, 330, 16, 26, 3), trim, { width: 5 })
  }</g>`
}
