/** Knitted scarves. */
import { tone } from '../colour.ts'
import { fold } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'

const BAND =
  'M84 438L88 318C90 254 142 232 200 232C258 232 310 254 312 318L316 438C296 444 272 444 254 438L256 336C256 304 236 292 200 292C164 292 144 304 144 336L146 438C128 444 104 444 84 438Z'

/** A scarf laid round: striped ends with fringes. */
export function scarf(pen: Pen, { main, second, trim }: Paint): string {
  const fringe = [90, 102, 115, 128, 140, 260, 272, 285, 298, 310].map((x) => pen.rod(`M${x} 436v30`, second, 6)).join('')
  const ends = (y: number, colour: string, wide: number) =>
    pen.path(
      [88, 256]
        .map(
          (x) =>
            `M${x} ${y}C${x + 16} ${y + 5} ${x + 40} ${y + 5} ${x + 56} ${y}V${y + wide}C${x + 40} ${y + wide + 5} ${x + 16} ${y + wide + 5} ${x} ${y + wide}Z`,
        )
        .join(''),
      colour,
      'opacity=".92"',
    )
  return (
    pen.flatShadow(BAND, { opacity: 0.24 }) +
    fringe +
    pen.padded(BAND, main, { width: 30, shade: 0.44, light: 0.5, pattern: pen.pattern('knit', main) }) +
    pen.stroke('M146 330C146 300 168 286 200 286S254 300 254 330', tone(main, -0.24), 5, 'opacity=".5"') +
    fold(pen, 'M112 290C124 262 160 250 200 250S276 262 288 290M116 330V420M284 330V420', main, 3) +
    ends(376, second, 15) +
    ends(400, trim, 9) +
    ends(422, second, 11)
  )
}
