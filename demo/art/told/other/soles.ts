/** Shoes from above and from below, side by side. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse } from '../../shapes.ts'

/** A small foot from above, toes up. */
const FOOT =
  'M118 66C160 62 186 98 186 150C186 196 172 232 174 282C178 350 164 428 122 430C78 432 62 360 64 296C66 240 52 206 52 156C52 102 80 70 118 66Z'
const INSIDE = 'M120 236C146 236 154 262 154 300C156 356 148 408 122 408C94 408 86 356 86 304C86 262 94 236 120 236Z'

type Shoe = 'soft' | 'strap' | 'lace' | 'sandal' | 'boot' | 'slipper'

/** How the upper of a shoe closes. */
function closure(pen: Pen, shoe: Shoe, { main, second, trim }: Paint): string {
  switch (shoe) {
    case 'strap':
      return [196, 244]
        .map((y) =>
          pen.padded(`M56 ${y}C96 ${y - 16} 146 ${y - 16} 182 ${y}V${y + 30}C146 ${y + 16} 96 ${y + 16} 58 ${y + 30}Z`, second, {
            width: 9,
          }),
        )
        .join('')
    case 'lace':
      return (
        pen.padded('M96 172C110 164 132 164 144 172L150 244C132 252 108 252 90 244Z', tone(main, -0.06), { width: 9 }) +
        pen.stroke('M92 184L146 200M146 184L92 200M90 208L148 226M148 208L90 226M88 234L150 246', second, 7)
      )
    case 'sandal':
      return (
        [150, 206, 262]
          .map((y) =>
            pen.padded(`M54 ${y}C92 ${y - 26} 146 ${y - 26} 184 ${y}V${y + 28}C146 ${y + 4} 92 ${y + 4} 56 ${y + 28}Z`, main, {
              width: 10,
            }),
          )
          .join('') + pen.path(circle(168, 270, 8), pen.ball('#d7c08a'))
      )
    case 'soft':
      return pen.padded(
        'M120 186C98 166 76 172 80 188C84 204 106 202 120 192C134 202 158 204 160 188C164 172 142 166 120 186Z',
        trim,
        { width: 7 },
      )
    case 'slipper':
      return pen.path(
        'M120 178C110 160 90 166 96 182C100 194 114 200 120 206C126 200 142 194 144 182C150 166 130 160 120 178Z',
        pen.ball(second),
      )
    case 'boot':
      return pen.padded('M66 232C92 214 146 214 172 232L174 262C146 246 92 246 66 262Z', second, {
        width: 12,
        pattern: pen.pattern('boucle', second),
      })
  }
}

/** What is under the foot: suede patches, ribs, or deep lugs. */
function tread(pen: Pen, shoe: Shoe, colour: string): string {
  if (shoe === 'soft' || shoe === 'slipper')
    return (
      pen.padded(ellipse(118, 148, 46, 56), tone(colour, -0.1), { width: 12 }) +
      pen.padded(ellipse(121, 350, 36, 50), tone(colour, -0.1), { width: 12 }) +
      pen.seam(ellipse(118, 148, 38, 48) + ellipse(121, 350, 28, 42), tone(colour, -0.1), 2)
    )
  const rows = shoe === 'boot' ? 9 : 13
  const lines = Array.from({ length: rows }, (_, i) => {
    const y = 104 + (i * 300) / (rows - 1)
    return shoe === 'lace' || shoe === 'strap' ? `M76 ${y}q11 -12 22 0t22 0t22 0t22 0` : `M80 ${y}H162`
  }).join('')
  const wide = shoe === 'boot' ? 13 : 5
  return (
    pen.stroke(lines, tone(colour, -0.2), wide, 'opacity=".75"') +
    pen.stroke(lines, tone(colour, 0.08), wide * 0.4, 'opacity=".7" transform="translate(-1.500 -2.500)"') +
    pen.stroke('M66 268C100 258 140 258 174 268', colour, 20) +
    pen.path(ellipse(120, 262, 26, 13), tone(colour, -0.12))
  )
}

const pairOf =
  (shoe: Shoe, soleOf: (paint: Paint) => string) =>
  (pen: Pen, paint: Paint): string => {
    const { main, second, pattern } = paint
    const upper = shoe === 'sandal' ? mix('#d9b483', second, 0.25) : main
    const sole = soleOf(paint)
    const lining = mix(second, '#e6d2b4', 0.5)
    const outline =
      'M118 58C166 54 194 96 194 150C194 198 180 234 182 282C186 356 170 438 122 438C70 440 54 362 56 296C58 240 44 208 44 156C44 96 76 62 118 58Z'
    const above =
      pen.flatShadow(outline, { opacity: 0.24 }) +
      pen.padded(outline, shoe === 'soft' || shoe === 'slipper' ? tone(main, -0.05) : sole, { width: 12 }) +
      pen.padded(FOOT, upper, {
        width: 34,
        shade: 0.4,
        light: 0.5,
        pattern: shoe === 'sandal' ? '' : pen.pattern(pattern, main),
      }) +
      pen.path(INSIDE, tone(lining, -0.2)) +
      pen.padded(
        'M120 250C140 250 146 270 146 304C148 352 142 398 122 398C102 398 94 352 94 306C94 270 102 250 120 250Z',
        lining,
        { width: 16, shade: 0.44 },
      ) +
      closure(pen, shoe, paint)
    const below =
      pen.flatShadow(outline, { opacity: 0.24 }) +
      pen.padded(outline, tone(sole, -0.06), { width: 14 }) +
      pen.padded(FOOT, sole, { width: 16, shade: 0.28 }) +
      tread(pen, shoe, sole)
    return (
      `<g transform="rotate(-6 120 250) translate(-8 4)">${above}</g>` +
      `<g transform="translate(404 8) scale(-1 1) rotate(-6 120 250)">${below}</g>`
    )
  }

const CREPE = '#e6cfa8'
const pale = ({ second }: Paint): string => mix(second, '#f1e6d2', 0.5)
const rubber = ({ main }: Paint): string => mix(main, '#4a4038', 0.62)

export const solesOfSoft = pairOf('soft', ({ second }) => mix(second, '#c9a77c', 0.6))
export const solesOfSlippers = pairOf('slipper', ({ second }) => mix(second, '#c9a77c', 0.5))
export const solesOfStraps = pairOf('strap', () => CREPE)
export const solesOfTrainers = pairOf('lace', pale)
export const solesOfSandals = pairOf('sandal', () => CREPE)
export const solesOfBoots = pairOf('boot', rubber)
