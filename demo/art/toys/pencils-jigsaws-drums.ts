/** Pencils, jigsaws, drums and buckets. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { sandMoulds } from './sand-moulds.ts'

/** Craft. Variants: 0 pencils in a pot, 1 watercolours, 2 clay. */
export function pencils(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant === 1) {
    const pan = (x: number, y: number, col: string): string =>
      pen.path(circle(x, y, 24), tone(second, -0.14)) + pen.path(circle(x, y, 20), pen.ball(col))
    let drawing =
      pen.flatShadow(roundedRect(60, 150, 280, 230, 26), { opacity: 0.24 }) +
      pen.padded(roundedRect(60, 150, 280, 230, 26), second, { width: 22 })
    for (let i = 0; i < 8; i++) drawing += pan(106 + (i % 4) * 63, 204 + Math.floor(i / 4) * 62, nth(MANY, i))
    return (
      drawing +
      pen.path(roundedRect(86, 312, 228, 46, 14), tone(second, -0.1)) +
      `<g transform="rotate(-8 200 336)">${pen.rod('M116 336H270', wood, 12)}${pen.path(roundedRect(268, 328, 22, 16, 3), pen.bar('#c9ccce'))}${pen.path('M290 328q24 2 34 8q-10 6-34 8z', trim)}</g>`
    )
  }
  if (variant === 2) {
    const tub = (x: number, y: number, col: string): string =>
      pen.padded(roundedRect(x - 52, y, 104, 92, 14), mix(col, '#ffffff', 0.15), { width: 18 }) +
      pen.path(roundedRect(x - 40, y + 32, 80, 42, 8), PAPER, 'opacity=".92"') +
      pen.stroke(`M${x - 22} ${y + 54}h44`, tone(col, -0.1), 5) +
      pen.padded(roundedRect(x - 56, y - 22, 112, 36, 12), col, { width: 12 })
    return pen.groundShadow(200, 418, 150, 15) + tub(136, 320, main) + tub(262, 320, nth(MANY, 1)) + tub(200, 206, nth(MANY, 2))
  }
  const pencil = (i: number): string => {
    const turn = -26 + i * 8.6
    return `<g transform="rotate(${turn} 200 400)">${pen.path(roundedRect(188, 130, 24, 230, 2), pen.tube(nth(MANY, i)))}${pen.path('M188 132L200 92L212 132Z', pen.tube(tone(wood, 0.06)))}${pen.path('M196 106L200 92L204 106Z', nth(MANY, i))}</g>`
  }
  const pot = 'M120 262H280L268 398Q266 418 246 418H154Q134 418 132 398Z'
  return (
    pen.groundShadow(200, 420, 92, 13) +
    [0, 6, 1, 5, 2, 4, 3].map(pencil).join('') +
    pen.padded(pot, main, { width: 28 }) +
    pen.path(ellipse(200, 264, 80, 12), tone(main, -0.16)) +
    pen.padded('M120 262q80 28 160 0l-2 22q-78 24-156 0z', second, { width: 8 }) +
    pen.path(circle(200, 344, 20), trim, 'opacity=".9"')
  )
}

/** Puzzles and games. Variants: 0 puzzle, 1 box of a game, 2 cards. */
export function jigsaw(pen: Pen, { main, second, trim, variant }: Paint): string {
  const scene = (x: number, y: number, w: number, height: number): string =>
    pen.path(roundedRect(x, y, w, height, 6), mix(second, '#ffffff', 0.25)) +
    pen.path(circle(x + w * 0.74, y + height * 0.28, w * 0.1), '#e3b257') +
    pen.path(
      `M${x} ${y + height * 0.66}Q${x + w * 0.3} ${y + height * 0.4} ${x + w * 0.56} ${y + height * 0.62}T${x + w} ${y + height * 0.56}V${y + height}H${x}Z`,
      main,
    ) +
    pen.path(
      `M${x} ${y + height * 0.82}Q${x + w * 0.5} ${y + height * 0.6} ${x + w} ${y + height * 0.84}V${y + height}H${x}Z`,
      tone(main, -0.12),
    ) +
    pen.path(`M${x + w * 0.2} ${y + height * 0.62}l${w * 0.07}-${height * 0.2} ${w * 0.07} ${height * 0.2}z`, trim)
  if (variant === 1)
    return (
      pen.groundShadow(202, 352, 150, 22) +
      pen.padded('M54 243L201 315L346 231V275L201 361L54 289Z', tone(main, -0.08), { width: 14 }) +
      `<g transform="matrix(.84 .41 -.84 .49 198 158)">${pen.padded(roundedRect(0, 0, 176, 172, 4), main, { width: 10, shade: 0.2 })}${scene(16, 16, 144, 140)}</g>` +
      pen.path('M201 315V361', 'none', `stroke="${tone(main, -0.22)}" stroke-width="2"`)
    )
  if (variant === 2) {
    const card = (x: number, y: number, i: number, open: boolean): string =>
      pen.flatShadow(roundedRect(x, y, 78, 94, 12), { dx: 3, dy: 5, blur: 4, opacity: 0.2 }) +
      pen.padded(roundedRect(x, y, 78, 94, 12), open ? PAPER : main, {
        width: 8,
        shade: 0.24,
        pattern: open ? '' : pen.pattern('dots', main),
      }) +
      (open
        ? pen.path(
            nth(
              [
                circle(x + 39, y + 47, 20),
                `M${x + 39} ${y + 22}l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z`,
                `M${x + 18} ${y + 64}q21-52 42 0z`,
              ],
              i,
            ),
            nth([trim, '#e3b257', tone(main, -0.06)], i),
          )
        : '')
    let drawing = ''
    for (let i = 0; i < 9; i++)
      drawing += card(70 + (i % 3) * 92, 108 + Math.floor(i / 3) * 108, i, i === 1 || i === 3 || i === 8)
    return drawing
  }
  const frame = roundedRect(54, 104, 292, 292, 14)
  const cuts =
    'M147 120q-16 18 0 36t0 44M147 200q18 20 0 44t0 44M147 288q-18 22 0 46t0 46M243 120q16 18 0 36t0 44M243 200q-18 20 0 44t0 44M243 288q18 22 0 46t0 46M70 200q22 16 42 0t35 0M147 200q24-18 48 0t48 0M243 200q22 16 44 0t43 0M70 290q22-16 42 0t35 0M147 290q24 18 48 0t48 0M243 290q22-16 44 0t43 0'
  return (
    pen.flatShadow(frame, { opacity: 0.24 }) +
    pen.padded(frame, '#e3c196', { width: 12 }) +
    scene(70, 120, 260, 260) +
    pen.stroke(cuts, '#3a2418', 2.4, 'opacity=".45"') +
    pen.path('M245 292q22-16 44 0t39 0V378H246q18-22 0-44t-1-42z', tone('#e3c196', -0.16)) +
    `<g transform="translate(26 34) rotate(9 286 336)">${pen.flatShadow('M245 292q22-16 44 0t39 0V378H246q18-22 0-44t-1-42z', { dx: 4, dy: 7, blur: 5, opacity: 0.3 })}${pen.padded('M245 292q22-16 44 0t39 0V378H246q18-22 0-44t-1-42z', tone(main, -0.1), { width: 8 })}</g>`
  )
}

/** Music. Variants: 0 drum, 1 xylophone, 2 piano. */
export function drum(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const stick = (outline: string, x: number, y: number): string =>
    pen.rod(outline, wood, 11) + pen.padded(circle(x, y, 17), trim, { width: 9 })
  if (variant === 1) {
    let o =
      pen.flatShadow('M76 166L326 214V300L76 348Z', { opacity: 0.2 }) +
      pen.wood('M60 214h284v26H60zM60 274h284v26H60z', tone(wood, -0.05), { width: 8 })
    for (let i = 0; i < 7; i++)
      o +=
        pen.padded(roundedRect(72 + i * 38, 150 + i * 9, 30, 214 - i * 18, 9), nth(MANY, i), { width: 9 }) +
        pen.path(circle(87 + i * 38, 170 + i * 9, 3.6), PAPER) +
        pen.path(circle(87 + i * 38, 344 - i * 9, 3.6), PAPER)
    return o + stick('M120 420L262 328', 266, 324)
  }
  if (variant === 2) {
    let o =
      pen.groundShadow(200, 422, 146, 15) +
      pen.wood(roundedRect(78, 380, 20, 40, 6), wood, { direction: 90, width: 6 }) +
      pen.wood(roundedRect(302, 380, 20, 40, 6), wood, { direction: 90, width: 6 }) +
      pen.padded(roundedRect(62, 172, 276, 140, 20), main, { width: 26 }) +
      pen.padded('M52 300H348V366Q348 386 328 386H72Q52 386 52 366Z', tone(main, -0.03), { width: 18 }) +
      pen.path(roundedRect(72, 304, 256, 56, 6), PAPER)
    for (let i = 1; i < 10; i++) o += pen.stroke(`M${72 + i * 25.6} 306V358`, '#cfc4b4', 2)
    for (const i of [1, 2, 4, 5, 6, 8, 9])
      o += pen.padded(roundedRect(72 + i * 25.6 - 8, 304, 16, 32, 3), '#3c3733', { width: 5 })
    return (
      o +
      pen.path(circle(200, 238, 30), second) +
      pen.path('M192 252v-34l24-6v32', 'none', `stroke="${trim}" stroke-width="5"`) +
      pen.path(ellipse(187, 254, 9, 7) + ellipse(211, 246, 9, 7), trim)
    )
  }
  const body = 'M86 246V372Q86 412 200 412T314 372V246Z'
  return (
    pen.groundShadow(200, 414, 124, 15) +
    pen.padded(body, main, { width: 34 }) +
    pen.stroke('M92 280L130 392L170 296L210 408L250 296L284 396L310 282', second, 6) +
    pen.path('M84 236h232v24q0 34-116 34T84 260z', pen.bar(wood)) +
    pen.path(ellipse(200, 238, 116, 36), pen.matte(PAPER)) +
    pen.stroke(ellipse(200, 238, 116, 36), tone(wood, -0.08), 6) +
    stick('M96 130L206 222', 210, 226) +
    stick('M322 126L238 216', 234, 220)
  )
}

/** Sand and garden. Variants: 0 bucket and spade, 1 watering can, 2 moulds. */
export function bucket(pen: Pen, paint: Paint): string {
  const { main, second, trim, wood, variant } = paint
  if (variant === 1)
    return (
      pen.groundShadow(206, 420, 126, 14) +
      pen.stroke('M300 256Q368 250 352 330Q344 366 296 376', tone(second, -0.06), 17) +
      pen.stroke('M300 256Q368 250 352 330Q344 366 296 376', second, 10) +
      pen.padded('M128 318L52 214L34 222L66 372Z', tone(main, -0.04), { width: 12 }) +
      pen.padded('M22 208L66 180L74 200L38 236Z', second, { width: 8 }) +
      pen.padded('M122 240H302L314 400Q314 420 294 420H130Q110 420 112 400Z', main, { width: 30 }) +
      pen.path(ellipse(212, 242, 90, 16), tone(main, -0.2)) +
      pen.stroke('M150 238Q206 150 270 238', second, 11) +
      pen.path(circle(212, 336, 26), trim, 'opacity=".9"')
    )
  if (variant === 2) return sandMoulds(pen, paint)
  return (
    pen.groundShadow(200, 420, 140, 15) +
    pen.rod('M318 166L288 330', wood, 15) +
    pen.padded('M262 318q30-8 56 6l-6 54q-2 36-32 36t-26-38z', second, { width: 14 }) +
    pen.stroke('M84 252Q90 128 178 128T272 252', tone(trim, 0.02), 9) +
    pen.padded('M66 246H290L268 398Q264 420 242 420H114Q92 420 88 398Z', main, { width: 34 }) +
    pen.padded('M62 238q116 34 232 0l-3 30q-112 30-226 0z', tone(main, 0.04), { width: 8 }) +
    pen.path(circle(178, 344, 28), second, 'opacity=".9"')
  )
}
