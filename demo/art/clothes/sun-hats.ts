/** Sun hats of soft cloth. */
import { mix, tone } from '../colour.ts'
import { fold } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'

/** The brim waves: its front is turned up and shows the lining. */
const BRIM =
  'M30 312C40 278 110 258 200 258C290 258 360 278 370 312C374 334 352 348 326 344C298 340 282 362 246 366C214 368 196 352 164 354C132 356 116 352 84 346C52 344 26 334 30 312Z'
const TURNED =
  'M70 342C104 352 132 356 164 354C196 352 214 368 246 366C266 364 280 354 292 348C270 350 250 352 226 346C196 336 168 340 140 342C114 344 92 344 70 342Z'
const ROWS = [
  'M48 308C62 286 122 272 200 272C278 272 338 286 352 308',
  'M64 316C80 298 130 284 200 284C270 284 320 298 336 316',
  'M48 322C80 342 126 340 166 340C204 340 220 352 246 352C280 350 300 332 330 330',
]

/** A sun hat with a low crown of panels, a soft stitched brim and ties. */
export function sunHat(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const light = tone(main, 0.035)
  const lining = mix(second, main, 0.12)
  const crown = symmetric(200, [200, 164], [252, 162, 288, 194, 294, 286], [276, 312, 240, 320, 200, 320])
  const seams = 'M200 164C204 210 204 260 200 318M166 168C136 200 126 248 126 300M234 168C264 200 274 248 274 300'
  return (
    pen.groundShadow(204, 366, 160, 17) +
    pen.stroke('M112 344C106 384 128 414 168 430M288 350C296 386 276 416 214 432', tone(trim, -0.04), 6) +
    pen.padded(circle(190, 432, 12), trim, { width: 9, light: 0.55 }) +
    pen.padded(BRIM, light, { width: 26, shade: 0.36, light: 0.6, pattern: print }) +
    ROWS.map((row) => pen.seam(row, light, 2)).join('') +
    pen.shade(BRIM, 'M98 304C110 340 290 344 312 300C320 330 280 346 206 346C130 346 92 332 98 304Z', 0.3, 7) +
    pen.padded(TURNED, lining, { width: 11, shade: 0.3, light: 0.5 }) +
    pen.padded(crown, light, { width: 36, shade: 0.38, light: 0.6, pattern: print }) +
    pen.stroke(seams, tone(light, -0.14), 2.4, 'opacity=".6"') +
    pen.stroke(seams, tone(light, 0.14), 1.6, 'opacity=".55" transform="translate(4 1)" stroke-dasharray="5 4"') +
    fold(pen, 'M148 214Q142 246 150 276M246 206Q256 240 250 270', light, 3) +
    pen.padded(symmetric(200, [200, 160], [208, 160, 213, 166, 213, 171], [208, 176, 204, 176, 200, 176]), light, { width: 7 }) +
    pen.padded('M106 284C148 312 252 312 294 284L297 308C252 336 148 336 103 308Z', second, { width: 9, light: 0.55 }) +
    pen.padded(roundedRect(262, 300, 24, 16, 3), trim, { width: 5 })
  )
}
