/** Prams and pushchairs. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'
import { disc, spoked } from './spoked-wheels.ts'

/** Classic pram with carrycot, side view. Variants: 0 spoked wheels, 1 disc wheels, 2 without hood apron and with basket. */
export function pram(pen: Pen, { main, second, trim, pattern, frame, variant }: Paint): string {
  const hoodPat = pen.pattern(pattern, main)
  const wheel = (x: number, y: number, r: number, far = false): string =>
    variant === 1
      ? disc(pen, x, y, r, far ? { rim: '#a8a097' } : {})
      : spoked(pen, x, y, r, far ? { tyre: '#d8d0c4', rim: '#b9b0a4', hub: frame } : { hub: frame, rim: '#d7cfc3' })
  const tub = 'M78 236H322C322 296 284 338 206 338C126 338 80 298 78 236Z'
  const hood = 'M204 240L326 236C330 166 280 108 204 106C184 106 172 110 160 116Z'
  const apron = 'M74 232C74 218 84 212 100 212H206V252C160 258 112 258 76 250Z'
  let drawing = pen.groundShadow(204, 434, 152, 14)
  drawing += `<g transform="translate(16 -5)">${wheel(124, 388, 44, true)}${wheel(290, 388, 44, true)}</g>`
  // frame
  drawing += pen.rod('M112 386C168 380 214 362 262 330', frame, 9) + pen.rod('M300 386C246 376 196 360 148 326', frame, 9)
  drawing +=
    pen.rod('M92 246C76 220 62 196 50 172', frame, 9) +
    pen.stroke('M55 182L41 153', '#7a5238', 14) +
    pen.stroke('M53 178L40 152', '#9a6b4a', 7)
  if (variant === 2)
    drawing += pen.padded('M146 352H262C266 372 252 384 236 384H172C156 384 144 372 146 352Z', mix(main, '#4a4038', 0.35), {
      width: 10,
    })
  drawing += pen.path('M108 384C168 374 234 374 304 384', 'none', `stroke="${tone(frame, -0.1)}" stroke-width="5"`)
  drawing += wheel(116, 388, 46) + wheel(300, 388, 46)
  drawing += pen.padded(tub, second, { width: 40, shade: 0.42, pattern: pen.pattern(variant === 2 ? 'quilt' : 'plain', second) })
  drawing +=
    pen.shade(tub, 'M78 236H322V256H78Z', 0.28, 8) + pen.seam('M92 262C100 304 142 328 206 328C270 328 304 300 310 262', second)
  drawing += pen.padded(hood, main, { width: 30, shade: 0.4, pattern: hoodPat })
  drawing += pen.stroke(
    'M204 240C204 190 206 140 216 107M204 240C226 190 254 152 282 138M204 240C246 212 284 196 314 190',
    tone(main, -0.12),
    2.6,
    'opacity=".75"',
  )
  drawing += pen.stroke(
    'M204 240C204 190 206 140 216 107M204 240C226 190 254 152 282 138M204 240C246 212 284 196 314 190',
    tone(main, 0.1),
    1.4,
    'opacity=".5" transform="translate(3 1)"',
  )
  drawing +=
    pen.stroke('M160 118C178 146 190 190 202 238', trim, 7) +
    pen.stroke('M160 118C178 146 190 190 202 238', tone(trim, -0.14), 1.5, 'stroke-dasharray="3 4"')
  drawing += pen.path(
    'M162 122C180 150 192 192 200 236C178 228 150 226 124 232C120 190 134 146 162 122Z',
    pen.linear([
      [0, tone(second, -0.18)],
      [1, tone(second, -0.3)],
    ]),
  )
  drawing += pen.padded(apron, main, { width: 18, pattern: hoodPat }) + pen.seam('M84 244C118 250 160 250 198 246', main)
  drawing += pen.path(circle(206, 240, 9), pen.ball(frame)) + pen.path(circle(204, 238, 3), '#fff', 'opacity=".6"')
  return drawing
}

/** Pushchair, side view. Variants: 0 city, 2 light buggy. */
export function stroller(pen: Pen, { main, second, trim, pattern, frame, variant }: Paint): string {
  const g = frame
  let drawing = pen.groundShadow(206, 430, 142, 13)
  const rearR = variant === 2 ? 34 : 46
  const frontR = variant === 2 ? 30 : 33
  const ry = 428 - rearR
  const fy = 428 - frontR
  drawing += `<g transform="translate(14 -5)" opacity=".85">${disc(pen, 116, ry, rearR, { rim: '#9d958b', hub: g })}${disc(pen, 302, fy, frontR, { rim: '#9d958b', hub: g })}</g>`
  drawing += pen.rod(`M116 ${ry}L196 268`, g, 10) + pen.rod(`M302 ${fy}L184 232L92 128`, g, 11)
  drawing += pen.stroke('M96 132L70 116', '#7a5238', 15) + pen.stroke('M94 129L69 113', '#a3724e', 7)
  drawing +=
    pen.padded(`M134 336L286 340C288 366 274 378 252 378H164C146 378 134 362 134 336Z`, mix(g, '#6b625a', 0.3), { width: 14 }) +
    pen.stroke('M134 338L286 341', tone(g, 0.05), 4)
  // seat
  const back =
    'M136 140C154 132 172 140 178 158L206 270C208 286 198 298 182 296C168 294 160 284 156 270L126 172C122 156 126 146 136 140Z'
  const seat = 'M168 262H270C288 262 296 276 290 290C286 300 276 304 264 304H186C166 304 158 268 168 262Z'
  const foot = 'M262 268C282 264 294 274 296 292L308 356C310 372 284 378 278 362Z'
  drawing +=
    pen.padded(foot, tone(second, -0.05), { width: 14 }) +
    pen.padded(back, second, { width: 22, pattern: pen.pattern('quilt', second) }) +
    pen.padded(seat, tone(second, 0.01), { width: 20, pattern: pen.pattern('quilt', second) })
  drawing +=
    pen.stroke('M160 176L196 262M170 204L230 266', '#5b4a3f', 6, 'opacity=".85"') +
    pen.path(roundedRect(196, 252, 22, 16, 5), pen.matte('#3c3733'))
  if (variant !== 2)
    drawing +=
      pen.rod('M188 244C220 214 262 218 286 244', '#7a5238', 9) + pen.stroke('M200 234C222 218 254 220 274 236', '#a3724e', 4)
  // canopy
  const can =
    variant === 2
      ? 'M118 168C112 116 148 84 196 86C236 88 262 106 270 136C222 136 174 144 118 168Z'
      : 'M112 178C98 112 140 66 206 66C258 68 296 98 306 144C244 138 180 150 112 178Z'
  drawing += pen.padded(can, main, { width: 28, shade: 0.42, pattern: pen.pattern(pattern, main) })
  const ribs =
    variant === 2
      ? 'M122 160C136 118 158 98 184 87M130 162C164 116 204 98 232 96'
      : 'M116 170C132 112 160 82 196 67M124 172C164 108 214 82 250 78'
  drawing +=
    pen.stroke(ribs, tone(main, -0.13), 2.6, 'opacity=".7"') +
    pen.stroke(ribs, tone(main, 0.1), 1.3, 'opacity=".5" transform="translate(2.500 1)"')
  drawing += pen.stroke(variant === 2 ? 'M118 168C174 144 222 136 270 136' : 'M112 178C180 150 244 138 306 144', trim, 6)
  drawing +=
    pen.path(circle(130, 168, 9), pen.ball(g)) +
    pen.path(circle(186, 246, 10), pen.ball(g)) +
    pen.path(circle(184, 244, 3), '#fff', 'opacity=".35"')
  drawing += disc(pen, 106, ry, rearR, { hub: g }) + disc(pen, 308, fy, frontR, { hub: g })
  return drawing
}
