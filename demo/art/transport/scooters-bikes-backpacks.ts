/** Scooters, bikes and backpacks. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, bead } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { disc, spoked } from './spoked-wheels.ts'

/** Three wheel scooter, side view. Variants: 0 with seat off, 1 low, 2 with basket. */
export function scooter(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  let drawing = pen.groundShadow(204, 430, 148, 12)
  const top = variant === 1 ? 132 : 92
  drawing += `<g transform="translate(18 -5)">${disc(pen, 286, 396, 34, { rim: tone(second, -0.1) })}</g>`
  drawing += pen.rod(`M288 372L258 ${top + 6}`, '#c9c4bd', 15)
  drawing += pen.rod(`M283 332L273 ${top + 120}`, main, 19)
  drawing += pen.wood(
    'M84 368C84 358 92 354 102 354H236C262 354 270 340 276 326L296 330C290 362 276 382 244 384H104C92 384 84 380 84 368Z',
    main,
    { width: 14, fill: pen.matte(main) },
  )
  drawing += pen.path(
    'M104 356H236',
    'none',
    `stroke="${DARK}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 6" opacity=".65"`,
  )
  drawing +=
    pen.stroke(`M216 ${top}H300`, DARK, 15) +
    pen.rod(`M228 ${top}H288`, '#c9c4bd', 11) +
    pen.stroke(`M206 ${top}H228M290 ${top}H312`, second, 19) +
    pen.stroke(`M208 ${top - 4}H226M292 ${top - 4}H310`, tone(second, 0.1), 5)
  drawing +=
    pen.stroke(
      `M208 ${top + 10}C198 ${top + 34} 196 ${top + 50} 202 ${top + 66}M212 ${top + 10}C212 ${top + 34} 214 ${top + 48} 220 ${top + 60}`,
      trim,
      3,
    ) + pen.stroke(`M206 ${top + 10}C186 ${top + 30} 184 ${top + 44} 186 ${top + 56}`, main, 3)
  if (variant === 2)
    drawing +=
      pen.wood('M272 146H350L338 206H284Z', wood, { width: 10, direction: 0 }) +
      pen.stroke('M276 166H346M279 186H342', tone(wood, -0.14), 3) +
      pen.stroke('M292 148L298 204M311 148V204M330 148L324 204', tone(wood, -0.14), 3)
  drawing += disc(pen, 108, 400, 30, { rim: second }) + disc(pen, 292, 394, 36, { rim: second })
  return drawing
}

/** Balance bike. Variants: 0 wood, 1 painted, 2 with basket. */
export function bike(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const body = variant === 0 ? wood : main
  let drawing = pen.groundShadow(200, 424, 164, 13)
  drawing +=
    spoked(pen, 100, 356, 64, { tyre: '#4a433e', rim: '#d9d2c7', hub: second, n: 9 }) +
    spoked(pen, 302, 356, 64, { tyre: '#4a433e', rim: '#d9d2c7', hub: second, n: 9 })
  drawing += pen.wood(
    'M100 342C132 318 150 284 168 246C180 226 206 222 226 226L276 232L270 262L222 258C208 258 202 268 196 280C180 318 152 352 112 366C94 370 90 352 100 342Z',
    body,
    { width: 18, shade: 0.4, fill: variant ? pen.matte(body) : undefined },
  )
  drawing += pen.wood('M252 158L280 152C292 216 304 286 316 350C316 366 296 370 290 356Z', body, {
    width: 14,
    shade: 0.4,
    direction: 70,
    fill: variant ? pen.matte(body) : undefined,
  })
  drawing += pen.rod('M186 232L180 204', '#c9c4bd', 11)
  drawing +=
    pen.padded('M126 190C140 178 196 178 220 186C228 196 218 208 202 208H146C130 208 120 198 126 190Z', second, { width: 15 }) +
    pen.seam('M136 200C160 206 190 204 210 202', second)
  drawing +=
    pen.rod('M264 160L260 138M230 136H292', '#c9c4bd', 9) +
    pen.stroke('M218 136H240M284 136H304', trim, 17) +
    pen.stroke('M220 132H238M286 132H302', tone(trim, 0.1), 5)
  if (variant === 2)
    drawing +=
      pen.wood('M282 170H356L346 226H296Z', wood, { width: 10 }) +
      pen.stroke('M286 188H353M289 207H349M304 172L309 224M322 172V224M340 172L335 224', tone(wood, -0.15), 2.8)
  drawing += pen.path(circle(100, 356, 12), pen.ball(second)) + pen.path(circle(302, 356, 12), pen.ball(second))
  return drawing
}

/** Backpack. Variants: 0 kids, 1 changing bag, 2 animal face. */
export function backpack(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const body = symmetric(
    200,
    [200, 112],
    [262, 112, 302, 150, 306, 222],
    [310, 290, 312, 350, 306, 392],
    [300, 420, 250, 424, 200, 424],
  )
  let drawing = pen.groundShadow(200, 426, 122, 14)
  if (variant === 2)
    drawing +=
      pen.padded(circle(128, 130, 34), main, { width: 16 }) +
      pen.padded(circle(272, 130, 34), main, { width: 16 }) +
      pen.path(circle(128, 132, 18), pen.ball(trim)) +
      pen.path(circle(272, 132, 18), pen.ball(trim))
  drawing +=
    pen.stroke('M168 116C164 70 236 70 232 116', tone(second, -0.1), 13) + pen.stroke('M168 116C164 72 236 72 232 116', second, 8)
  drawing += pen.stroke('M100 250C66 290 66 360 96 398M300 250C334 290 334 360 304 398', tone(second, -0.14), 14)
  drawing += pen.padded(body, main, { width: 38, shade: 0.42, pattern: pen.pattern(pattern, main) })
  if (variant === 2) {
    drawing +=
      bead(pen, 158, 216, 7, main) +
      bead(pen, 242, 216, 7, main) +
      pen.padded(ellipse(200, 246, 40, 28), trim, { width: 12, shade: 0.2 }) +
      pen.path(ellipse(200, 234, 11, 8), '#33271f') +
      pen.stroke('M200 242v10q-8 9-16 4M200 252q8 9 16 4', '#33271f', 2.4)
    drawing +=
      pen.padded('M124 312H276C282 346 280 384 270 402C226 412 174 412 130 402C120 384 118 346 124 312Z', tone(main, -0.02), {
        width: 16,
      }) + pen.seam('M132 322H268', main)
    return drawing
  }
  const flap = symmetric(200, [200, 116], [258, 116, 294, 150, 298, 206], [298, 238, 260, 250, 200, 250])
  if (variant === 0)
    drawing +=
      pen.padded(flap, second, { width: 22, shade: 0.38 }) +
      pen.seam(symmetric(200, [200, 126], [252, 126, 284, 156, 288, 204], [286, 228, 252, 238, 200, 240]), second)
  const pocket = 'M116 292H284C292 330 292 376 282 400C230 412 170 412 118 400C108 376 108 330 116 292Z'
  drawing +=
    pen.padded(pocket, tone(main, variant ? -0.02 : 0.02), {
      width: 20,
      pattern: pen.pattern(variant ? 'quilt' : pattern, main),
    }) +
    pen.stroke('M124 306H276', tone(main, -0.18), 3) +
    pen.path(roundedRect(262, 302, 10, 20, 4), pen.ball('#c9a36a'))
  const strap = (x: number): string =>
    pen.padded(roundedRect(x, variant ? 150 : 226, 20, variant ? 96 : 62, 6), tone(trim, -0.02), { width: 7 }) +
    pen.path(roundedRect(x - 3, variant ? 226 : 262, 26, 18, 4), pen.ball('#c9a36a')) +
    pen.path(roundedRect(x + 3, variant ? 231 : 267, 14, 8, 2), tone(trim, -0.2))
  drawing += strap(150) + strap(230)
  return drawing
}
