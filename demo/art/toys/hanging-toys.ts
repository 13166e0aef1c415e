/** Toys to look into and to hang up. */
import { mix, tone } from '../colour.ts'
import { nth, type Paint } from '../paint.ts'
import { INK, bead, faceOn, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, rounded, roundedRect } from '../shapes.ts'
import { face } from './parts.ts'

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

/** A padded piece of a coil from one point to the other, `r` thick to each side. */
function coilPiece([x1, y1]: [number, number], [x2, y2]: [number, number], r: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y1 - y2) / length) * r, ((x2 - x1) / length) * r]
  const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`
  return `M${at(x1 + dx, y1 + dy)}L${at(x2 + dx, y2 + dy)}A${r} ${r} 0 0 0 ${at(x2 - dx, y2 - dy)}L${at(x1 - dx, y1 - dy)}A${r} ${r} 0 0 0 ${at(x1 + dx, y1 + dy)}Z`
}

const TURNS = [0, 1, 2, 3, 4, 5]

/** A caterpillar of padded cloth that winds about the bar of a cot or a pram; three toys hang from it. */
function spiral(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const x = (i: number) => 84 + i * 42
  const colours = [main, second, mix(main, trim, 0.4)]
  const hung = (at: number, to: number, outline: string, colour: string) =>
    pen.stroke(`M${at} 206V${to - 34}`, '#a08a72', 3.4) +
    moved(at, to, pen.padded(outline, colour, { width: 18, light: 0.55 }), 1.08)
  const back = TURNS.map((i) =>
    pen.padded(coilPiece([x(i) + 28, 200], [x(i) + 40, 112], 17), tone(nth(colours, i + 1), -0.1), { width: 14 }),
  )
  const front = TURNS.map((i) => {
    const colour = nth(colours, i)
    const outline = coilPiece([x(i), 110], [x(i) + 30, 204], 21)
    return (
      pen.flatShadow(outline, { opacity: 0.2, blur: 6, dx: 4, dy: 6 }) +
      pen.padded(outline, colour, {
        width: 19,
        shade: 0.42,
        light: 0.6,
        pattern: i % 3 === 1 ? '' : pen.pattern(pattern, colour),
      })
    )
  })
  return (
    hung(112, 320, STAR, '#e3b257') +
    hung(200, 356, 'M0 34C-52 2-34-36-2-14C34-36 52 2 0 34Z', trim) +
    hung(284, 318, circle(0, 0, 34), mix(main, second, 0.5)) +
    back.join('') +
    pen.rod('M18 156H382', '#8d857b', 15) +
    front.join('') +
    pen.padded(coilPiece([330, 192], [350, 128], 15), tone(trim, 0.04), { width: 12, light: 0.5 }) +
    pen.flatShadow(circle(70, 104, 38), { opacity: 0.2, blur: 6 }) +
    pen.stroke('M54 74C48 54 40 48 32 48M84 70C88 52 96 44 104 44', tone(trim, -0.04), 5) +
    pen.path(circle(31, 47, 8) + circle(106, 43, 8), pen.ball(trim)) +
    pen.padded(circle(70, 104, 38), main, { width: 20, light: 0.55 }) +
    face(pen, 70, 100, 0.9, faceOn(main))
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
