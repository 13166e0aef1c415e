/** Toys to look into and to hang up. */
import { mix, tone } from '../colour.ts'
import { nth, type Paint } from '../paint.ts'
import { INK, bead, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'

const STAR = 'M0-40C6-16 14-12 40-10C20 8 18 14 25 39C5 25-5 25-25 39C-18 14-20 8-40-10C-14-12-6-16 0-40Z'

/** A mirror in a flower of cloth. */
function mirror(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    const col = i % 2 === 0 ? main : mix(main, second, 0.6)
    const outline = circle(200 + 108 * Math.cos(angle), 250 + 108 * Math.sin(angle), 56)
    return (
      pen.flatShadow(outline, { opacity: 0.16 }) +
      pen.padded(outline, col, { width: 20, pattern: i % 2 === 0 ? pen.pattern(pattern, col) : '' })
    )
  })
  const glass = pen.linear([
    [0, '#ffffff'],
    [0.45, '#dfe9ea'],
    [1, '#a9bcc0'],
  ])
  return (
    petals.join('') +
    pen.padded(circle(200, 250, 98), trim, { width: 16 }) +
    pen.path(circle(200, 250, 78), glass) +
    pen.stroke('M160 226L206 180M168 262L238 192', '#ffffff', 9, 'opacity=".75"')
  )
}

/** A spiral that winds about a bar, with three toys on it. */
function spiral(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const turns = Array.from(
    { length: 6 },
    (_, i) => `M${88 + i * 40} 150C${70 + i * 40} 96 ${128 + i * 40} 96 ${112 + i * 40} 150`,
  )
  const toys: [x: number, y: number, d: string, col: string][] = [
    [108, 318, STAR, trim],
    [200, 346, circle(0, 0, 38), mix(main, second, 0.5)],
    [292, 318, 'M0 34C-52 2-34-36-2-14C34-36 52 2 0 34Z', tone(trim, 0.12)],
  ]
  return (
    pen.rod('M64 150H336', tone(second, -0.06), 34) +
    turns.map((d, i) => pen.stroke(d, nth([main, second, trim], i), 30)).join('') +
    pen.padded(roundedRect(60, 132, 280, 40, 20), main, { width: 16, pattern: pen.pattern(pattern, main) }) +
    toys
      .map(
        ([x, y, d, col]) =>
          pen.stroke(`M${x} 168V${y - 30}`, '#a08a72', 4) +
          pen.padded(circle(x, 190, 12), second, { width: 8 }) +
          moved(x, y, pen.padded(d, col, { width: 18, light: 0.5 }), 1.15),
      )
      .join('')
  )
}

/** An animal's head on a clip, with ribbons and a ring below. */
function hanging(pen: Pen, { main, second, trim, wood, pattern }: Paint): string {
  const ribbons = [152, 184, 216, 248].map((x, i) =>
    pen.padded(roundedRect(x - 13, 296, 26, 74 + (i % 2) * 18, 12), nth([trim, second, tone(main, -0.08)], i), { width: 8 }),
  )
  const eye = (x: number): string => bead(pen, x, 238, 7, main) + pen.path(circle(x + 2, 236, 2), '#ffffff')
  return (
    pen.padded(roundedRect(184, 44, 32, 56, 14), wood, { width: 10 }) +
    pen.stroke('M200 96V152', '#a08a72', 6) +
    ribbons.join('') +
    pen.padded(circle(132, 176, 36), main, { width: 16 }) +
    pen.padded(circle(268, 176, 36), main, { width: 16 }) +
    pen.padded(ellipse(200, 236, 102, 88), main, { width: 28, pattern: pen.pattern(pattern, main) }) +
    pen.padded(ellipse(200, 268, 46, 34), mix(second, '#ffffff', 0.4), { width: 12 }) +
    pen.path(ellipse(200, 256, 12, 9), INK) +
    eye(164) +
    eye(236) +
    pen.stroke('M200 360V392', '#a08a72', 4) +
    pen.stroke(circle(200, 424, 32), tone(wood, -0.04), 16)
  )
}

/** Toys to look into and to hang up. Variants: 0 mirror, 1 spiral for a bar, 2 on a clip. */
export function firsttoy(pen: Pen, paint: Paint): string {
  return paint.variant === 0 ? mirror(pen, paint) : paint.variant === 1 ? spiral(pen, paint) : hanging(pen, paint)
}
