/** Moulds for sand, and a cake that was made with one. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'

const SAND = '#e6cfa2'

/** Outlines about (0, 0), 130 px across. */
const STAR =
  'M0-66C6-66 9-58 14-46C19-34 22-30 36-28C54-26 66-26 66-18C66-10 54-2 44 8C36 16 36 22 40 36C44 52 46 62 38 64C30 66 20 58 8 50C2 46-2 46-8 50C-20 58-30 66-38 64C-46 62-44 52-40 36C-36 22-36 16-44 8C-54-2-66-10-66-18C-66-26-54-26-36-28C-22-30-19-34-14-46C-9-58-6-66 0-66Z'
const SHELL =
  'M0 62C-14 60-20 52-24 46C-58 30-72-6-58-34C-50-46-40-42-34-48C-26-58-14-58-8-60C-3-62 3-62 8-60C14-58 26-58 34-48C40-42 50-46 58-34C72-6 58 30 24 46C20 52 14 60 0 62Z'
const FISH = 'M-66 0C-48-40 6-48 34-14C46-22 58-32 66-30C70-12 70 12 66 30C58 32 46 22 34 14C6 48-48 40-66 0Z'
const HEART = 'M0 60C-40 34-66 4-60-28C-54-56-16-58 0-30C16-58 54-56 60-28C66 4 40 34 0 60Z'

export function sandMoulds(pen: Pen, { main, second, trim }: Paint): string {
  const mould = (x: number, y: number, turn: number, outline: string, colour: string, lines: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    pen.flatShadow(outline, { opacity: 0.28, dx: 6, dy: 10, blur: 8 }) +
    pen.padded(outline, colour, { width: 16, shade: 0.4, light: 0.6 }) +
    `<g transform="scale(.8)">${pen.padded(outline, tone(colour, -0.09), { width: 22, shade: 0.16, light: 0.1 })}</g>` +
    `<g transform="translate(3 4) scale(.68)">${pen.padded(outline, tone(colour, 0.02), { width: 16, shade: 0.34, light: 0.5 })}${pen.stroke(lines, tone(colour, -0.14), 4, 'opacity=".7"')}</g></g>`
  return (
    mould(112, 142, -8, STAR, main, '') +
    mould(288, 154, 6, SHELL, mix(trim, second, 0.2), 'M0 46V-48M-8 44L-36-38M8 44L36-38') +
    mould(106, 344, -12, FISH, mix(main, second, 0.55), 'M-40-8h1M-18-16C-8-6-8 6-18 16M4-18C14-6 14 6 4 18') +
    mould(292, 346, 8, HEART, tone(trim, 0.06), '') +
    `<g transform="translate(204 250) scale(.62)">${pen.flatShadow(STAR, { opacity: 0.24 })}${pen.padded(STAR, SAND, { width: 22, shade: 0.4, pattern: pen.pattern('boucle', SAND, undefined, 0.6) })}</g>`
  )
}
