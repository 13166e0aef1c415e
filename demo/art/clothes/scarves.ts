/** Knitted scarves. */
import { tone } from '../colour.ts'
import { fold } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'

/** Laid once round the neck: the back of the loop, its front, and the ends that hang from it. */
const BACK = 'M72 288C84 240 134 218 200 218C266 218 316 240 328 288L296 316C276 276 244 264 200 264C156 264 124 276 104 316Z'
const FRONT =
  'M70 286C64 322 98 354 152 364C206 372 276 362 312 336C328 322 332 304 328 286C310 310 262 322 206 320C144 318 92 308 70 286Z'
const LOWER = 'M196 330C214 342 240 342 258 332C274 366 288 400 300 438C282 452 252 458 232 454C224 412 212 370 196 330Z'
const UPPER = 'M128 320C150 338 186 342 206 328C196 366 186 408 182 450C160 460 128 456 110 446C114 402 120 360 128 320Z'

/** A scarf laid round: striped ends with fringes. */
export function scarf(pen: Pen, { main, second, trim }: Paint): string {
  const knit = pen.pattern('knit', main)
  const piece = (outline: string, colour: string, inner = '') =>
    pen.flatShadow(outline, { opacity: 0.24, dx: 4, dy: 8, blur: 7 }) +
    pen.padded(outline, colour, { width: 26, shade: 0.46, light: 0.5, pattern: knit, inner })
  const stripes = (d: readonly string[]) =>
    d.map((line, i) => pen.stroke(line, i === 1 ? trim : second, i === 1 ? 9 : 14, 'opacity=".92"')).join('')
  const fringe = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 6 }, (_, i) => {
      const [x, y] = [from[0] + ((to[0] - from[0]) * i) / 5, from[1] + ((to[1] - from[1]) * i) / 5]
      return pen.rod(`M${x.toFixed(0)} ${y.toFixed(0)}l${((x - 200) * 0.06).toFixed(0)} 28`, second, 6)
    }).join('')
  return (
    piece(BACK, tone(main, -0.07)) +
    fringe([238, 450], [296, 438]) +
    piece(LOWER, tone(main, -0.03), stripes(['M216 402L286 386', 'M222 420L292 404', 'M226 438L298 422'])) +
    fringe([114, 444], [178, 448]) +
    piece(UPPER, main, stripes(['M110 398Q148 410 192 402', 'M106 416Q148 430 190 420', 'M104 434Q148 448 188 440'])) +
    piece(FRONT, tone(main, 0.015)) +
    fold(
      pen,
      'M92 304C140 334 250 342 314 312M110 330C160 350 240 352 296 334M150 350Q144 380 140 400M236 350Q250 380 256 400',
      main,
      3,
    )
  )
}
