/** Games and kits, with all that is in their boxes. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'

const WOOD = '#e3c196'
const many = (i: number): string => MANY[i % MANY.length] ?? WOOD

const pawn = (pen: Pen, x: number, y: number, c: string, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${pen.path('M-18 34C-18 26 20 26 22 34C20 42-18 42-18 34Z', '#3a2418', 'opacity=".22"')}${pen.padded('M-18 30C-10 14-8 0-8-8H8C8 0 10 14 18 30C12 38-12 38-18 30Z', c, { width: 9 })}${pen.padded(circle(0, -18, 15), c, { width: 8, light: 0.5 })}</g>`

const die = (pen: Pen, x: number, y: number): string =>
  pen.flatShadow(roundedRect(x, y, 40, 40, 9), { dx: 3, dy: 5, blur: 4 }) +
  pen.padded(roundedRect(x, y, 40, 40, 9), PAPER, { width: 8 }) +
  pen.path(circle(x + 12, y + 12, 4) + circle(x + 20, y + 20, 4) + circle(x + 28, y + 28, 4), '#33271f')

/** Games with all that lies on the table. Variants: 0 a track of fields, pawns and a die, 1 a game played together: an orchard. */
export function game(pen: Pen, { main, second, trim, variant }: Paint): string {
  const board = roundedRect(58, 104, 284, 292, 18)
  const ground =
    pen.flatShadow(board, { opacity: 0.26 }) + pen.padded(board, variant ? mix('#a9b89b', main, 0.2) : main, { width: 14 })
  if (variant === 1)
    return (
      ground +
      pen.path(roundedRect(76, 122, 248, 256, 12), mix('#dbe4cf', second, 0.3)) +
      [
        [130, 190],
        [270, 190],
        [130, 308],
        [270, 308],
      ]
        .map(
          ([x, y], i) =>
            icon(pen, 'tree', x as number, y as number, 1.7, '#8f9c7c') +
            [0, 1, 2]
              .map((k) =>
                pen.path(circle((x as number) - 18 + k * 18, (y as number) - 14 + (k % 2) * 16, 7), pen.ball(many(i * 2))),
              )
              .join(''),
        )
        .join('') +
      pen.padded('M166 250H234L226 300H174Z', WOOD, { width: 9, pattern: pen.pattern('waffle', WOOD) }) +
      pen.path(circle(184, 248, 9) + circle(200, 244, 9) + circle(216, 249, 9), pen.ball(trim)) +
      pawn(pen, 92, 400, main, 1.1) +
      pawn(pen, 138, 412, trim, 1.1) +
      die(pen, 296, 384)
    )
  const fields = Array.from({ length: 18 }, (_, i) => {
    const t = (i / 18) * Math.PI * 2
    return pen.path(circle(200 + 106 * Math.cos(t), 250 + 110 * Math.sin(t), 15), [PAPER, trim, second][i % 3] ?? PAPER)
  })
  return (
    ground +
    pen.path(roundedRect(74, 120, 252, 260, 12), mix(main, PAPER, 0.35)) +
    fields.join('') +
    icon(pen, 'house', 200, 246, 2, trim) +
    pawn(pen, 108, 190, MANY[0] ?? trim) +
    pawn(pen, 290, 300, MANY[1] ?? trim) +
    pawn(pen, 92, 412, MANY[2] ?? trim, 1.15) +
    pawn(pen, 330, 404, MANY[3] ?? trim, 1.15) +
    die(pen, 176, 396)
  )
}

/** Kits with what is in them. Variants: 0 paper, scissors, brush and paint, 1 a frame with prints of a hand and a foot. */
export function kit(pen: Pen, { main, second, trim, variant }: Paint): string {
  if (variant === 1)
    return (
      pen.flatShadow(roundedRect(44, 118, 312, 232, 10), { opacity: 0.28 }) +
      pen.wood(roundedRect(44, 118, 312, 232, 10), WOOD, { width: 12 }) +
      pen.path(roundedRect(66, 140, 268, 188, 4), PAPER) +
      [134, 266].map((x) => pen.padded(circle(x, 234, 62), mix(second, '#ffffff', 0.4), { width: 14 })).join('') +
      icon(pen, 'hand', 134, 234, 1.5, tone(mix(second, '#ffffff', 0.4), -0.14)) +
      icon(pen, 'foot', 266, 236, 1.5, tone(mix(second, '#ffffff', 0.4), -0.14)) +
      icon(pen, 'heart', 200, 300, 0.5, trim) +
      pen.padded(roundedRect(84, 376, 108, 50, 12), main, { width: 10 }) +
      pen.path(roundedRect(96, 386, 84, 30, 6), tone(main, -0.16)) +
      pen.rod('M222 410H318', '#d8c3a5', 16) +
      pen.rod('M206 410H222M318 410H334', tone('#d8c3a5', -0.1), 10)
    )
  const sheet = (x: number, y: number, turn: number, c: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(roundedRect(-70, -90, 140, 180, 6), { opacity: 0.2 })}${pen.padded(roundedRect(-70, -90, 140, 180, 6), c, { width: 8, shade: 0.2 })}</g>`
  return (
    sheet(132, 190, -10, main) +
    sheet(168, 196, -2, second) +
    sheet(204, 204, 7, PAPER) +
    icon(pen, 'flower', 206, 190, 1.6, trim) +
    pen.stroke('M206 224V264M206 246q16-2 20-14', '#8f9c7c', 6) +
    [-1, 1].map((s) => pen.stroke(`M318 250L${318 + s * 20} 330`, s > 0 ? '#c3c6c8' : '#b3b6b8', 10)).join('') +
    pen.stroke('M298 116L322 262M344 116L314 262', '#c9c4bd', 11) +
    pen.stroke(circle(294, 346, 22), trim, 11) +
    pen.stroke(circle(342, 346, 22), trim, 11) +
    pen.rod('M64 330L150 420', WOOD, 10) +
    pen.padded('M144 410L168 418L176 442L152 430Z', '#7a5238', { width: 6 }) +
    [0, 1, 2]
      .map(
        (i) =>
          pen.padded(circle(206 + i * 50, 414, 22), many(i + 1), { width: 9, light: 0.5 }) +
          pen.stroke(circle(206 + i * 50, 414, 22), PAPER, 4),
      )
      .join('') +
    pen.padded(circle(78, 420, 15), trim, { width: 7 }) +
    pen.padded(circle(112, 446, 12), main, { width: 6 })
  )
}
