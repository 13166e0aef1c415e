/** Further cuts of what mothers wear and lie on. */
import { mix, tone } from '../colour.ts'
import { button, cuff, fold, pair } from '../garment-parts.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { still } from '../still-life.ts'
import { bellyband } from '../clothes/hats-shoes-socks.ts'
import { mumdress } from '../maternity/bras-dresses-tops.ts'
import { brief } from '../maternity/briefs-bags-pillows.ts'
import { belt } from '../maternity/trousers-robes-belts.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

/** A soft bra without wires: wide straps, a broad band, a clip on each strap. */
function wireless(pen: Pen, { main, second, trim }: Paint): string {
  const cups = symmetric(
    200,
    [200, 250],
    [226, 214, 262, 176, 286, 128],
    [310, 126, 316, 140, 316, 160],
    [336, 220, 350, 270, 346, 312],
    [300, 326, 250, 328, 200, 328],
  )
  const strap = pair((m) => `M${m(100)} 136L${m(92)} 50`)
  return (
    strap
      .map(
        (d) =>
          pen.stroke(d, '#3a2418', 30, `opacity=".2" transform="translate(7 10)" filter="${pen.blur(6)}"`) +
          pen.stroke(d, tone(main, -0.08), 30) +
          pen.stroke(d, main, 24),
      )
      .join('') +
    pen.flatShadow(cups) +
    pen.padded(cups, main, { width: 34, shade: 0.4, light: 0.5 }) +
    pair((m) => `M${m(8)} 256C${m(50)} 262 ${m(96)} 240 ${m(116)} 170`)
      .map((d) => pen.seam(d, main, 2))
      .join('') +
    cuff(pen, 'M54 306C110 334 290 334 346 306L344 352C290 374 110 374 56 352Z', second, 12) +
    pair((m) => `M${m(86)} 128H${m(116)}V146H${m(86)}Z`)
      .map((d) => pen.padded(d, trim, { width: 5 }))
      .join('') +
    icon(pen, 'heart', 200, 300, 0.4, trim)
  )
}

/** A bra for the night: two crossed fronts, no fastening. */
function night(pen: Pen, { main, second, trim }: Paint): string {
  const [left, right] = pair(
    (m) =>
      `M${m(96)} 86C${m(110)} 80 ${m(122)} 86 ${m(124)} 100C${m(128)} 180 ${m(150)} 240 ${m(144)} 306C${m(90)} 336 ${m(20)} 330 ${m(-60)} 300C${m(0)} 250 ${m(70)} 180 ${m(96)} 86Z`,
  )
  return (
    pen.flatShadow(left) +
    pen.flatShadow(right) +
    pen.padded(left, tone(main, -0.03), { width: 28, shade: 0.42 }) +
    pen.padded(right, main, { width: 28, shade: 0.4 }) +
    pen.stroke('M296 92C272 184 202 252 142 298', second, 7) +
    pen.seam('M288 96C262 184 196 246 136 290', main) +
    cuff(pen, 'M56 296C110 324 290 324 344 296L342 344C290 366 110 366 58 344Z', second, 12) +
    icon(pen, 'moon', 118, 250, 0.42, trim)
  )
}

const buttoned: Drawing = (pen, { second, trim }) =>
  pen.stroke('M200 196V426', second, 20) +
  [216, 258, 300, 342, 384].map((y) => button(pen, 200, y, trim, 7)).join('') +
  icon(pen, 'heart', 256, 196, 0.4, trim)

/** A pillow cover, folded, with its zip. */
function pillowCover(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const fold1 = roundedRect(70, 150, 260, 214, 30)
  return (
    pen.flatShadow(fold1) +
    pen.padded(roundedRect(76, 178, 260, 204, 30), tone(main, -0.04), { width: 20, pattern: pen.pattern(pattern, main) }) +
    pen.padded(fold1, main, { width: 28, shade: 0.38, pattern: pen.pattern(pattern, main) }) +
    pen.padded('M70 250Q200 278 330 250V334Q330 364 300 364H100Q70 364 70 334Z', tone(main, 0.015), {
      width: 18,
      pattern: pen.pattern(pattern, main),
    }) +
    pen.stroke('M76 252Q200 280 324 252', tone(main, -0.16), 2.4, 'opacity=".6"') +
    pen.stroke('M98 168H302', '#f4eee4', 9) +
    pen.stroke('M98 168H302', '#b8ac9b', 3, 'stroke-dasharray="2.500 2.500"') +
    pen.path(roundedRect(290, 160, 22, 11, 4), pen.ball('#c9bda9')) +
    pen.padded(roundedRect(152, 288, 96, 52, 8), mix(second, PAPER, 0.6), { width: 7 }) +
    icon(pen, 'moon', 200, 314, 0.56, trim)
  )
}

/** A straight pillow as long as the body. */
function bodyPillow(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const outline =
    'M160 52C184 36 226 36 246 54C262 110 266 180 258 250C266 320 262 390 246 446C226 464 184 464 160 446C142 390 140 320 148 250C140 180 144 110 160 52Z'
  return `<g transform="rotate(14 200 250)">${
    pen.flatShadow(outline, { blur: 14 }) +
    pen.padded(outline, main, { width: 44, shade: 0.44, light: 0.55, pattern: pen.pattern(pattern, main) }) +
    `<g clip-path="${pen.clip(outline)}">${pen.padded('M130 20H280V112Q200 132 130 112Z', second, { width: 18 })}${pen.padded('M130 390Q200 370 280 390V480H130Z', second, { width: 18 })}</g>` +
    fold(pen, 'M160 210Q176 226 180 246M248 210Q230 226 226 246M164 330Q178 320 184 302', main) +
    pen.padded(roundedRect(250, 270, 14, 24, 3), trim, { width: 5 })
  }</g>`
}

const softPad: Drawing = (pen, { second, trim }) =>
  pen.padded(roundedRect(116, 226, 116, 52, 24), mix(second, PAPER, 0.4), { width: 12, pattern: pen.pattern('waffle', second) }) +
  pen.stroke('M138 252H210', trim, 4, 'stroke-dasharray="2 7"')

const lumbar: Drawing = (pen, { second, main }) =>
  [152, 200, 248]
    .map(
      (x) =>
        pen.padded(roundedRect(x - 11, 196, 22, 118, 10), tone(main, -0.05), { width: 8 }) + pen.seam(`M${x} 204V306`, second, 2),
    )
    .join('')

const adjustable: Drawing = (pen, { trim, second }) =>
  pen.padded(roundedRect(256, 226, 66, 58, 12), second, { width: 9 }) +
  pen.path(
    Array.from({ length: 8 }, (_, i) => circle(272 + (i % 4) * 12, 246 + Math.floor(i / 4) * 16, 3)).join(''),
    tone(second, -0.24),
  ) +
  pen.padded(roundedRect(64, 234, 40, 42, 9), trim, { width: 7 })

export const maternity: Cuts = {
  nursingbra: { 3: wireless, 4: night },
  mumdress: { 3: on(mumdress, 2, buttoned) },
  longpillow: { 3: pillowCover, 4: bodyPillow },
  brief: {
    3: (pen, paint) =>
      still(pen, paint, [
        { draw: brief, x: 128, y: 346, scale: 0.86, turn: -4, paint: { variant: 0 } },
        { draw: belt, x: 296, y: 342, scale: 0.76, turn: 74, paint: { variant: 2 } },
        { draw: brief, x: 200, y: 124, scale: 0.94, turn: -3, paint: { variant: 2 } },
      ]),
    4: on(brief, 2, softPad),
  },
  belt: { 3: on(belt, 0, adjustable), 4: on(belt, 0, lumbar) },
  bellyband: {
    3: on(bellyband, 0, (pen, { main }) => {
      const band = 'M120 252C180 262 280 262 334 250C342 296 334 342 306 370C240 392 150 388 96 366C98 330 114 294 120 252Z'
      return (
        pen.padded(band, main, { width: 38, shade: 0.46, light: 0.55 }) +
        pen.path(ellipse(230, 316, 74, 40), '#ffffff', `opacity=".14" filter="${pen.blur(9)}"`)
      )
    }),
  },
}
