/** Boots, trainers and slippers. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { pair } from '../garment-parts.ts'
import { circle, roundedRect } from '../shapes.ts'

/** A pair of the same shoe: the far one above and behind. */
const shoePair = (pen: Pen, one: (far: boolean) => string): string =>
  pen.groundShadow(206, 398, 172, 16) +
  `<g transform="translate(66 -26)">${one(true)}</g><g transform="translate(10 22)">${one(false)}</g>`

/** Boots for rain and snow. Variants: 0 plain wellies, 1 with loops, 2 snow boots. */
export function wellies(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  return shoePair(pen, (far) => {
    const k = far ? tone(main, -0.03) : main
    const up =
      'M66 150C100 142 150 142 180 150C178 200 180 240 190 262C236 272 284 290 288 334C288 350 282 356 268 356H76C62 356 58 348 58 334C64 270 70 210 66 150Z'
    const sole = 'M54 346H290C294 366 288 374 272 374H206L200 368H124L118 374H70C54 374 50 364 54 346Z'
    let o =
      pen.padded(sole, variant === 2 ? '#5b4a40' : variant ? trim : second, { width: 10 }) +
      pen.padded(up, k, {
        width: 30,
        shade: 0.44,
        light: 0.55,
        pattern: variant === 2 ? pen.pattern('quilt', k) : pen.pattern(pattern, k),
      })
    if (variant === 2) {
      const fur = mix(second, '#fff6ea', 0.4)
      o +=
        pen.padded(
          'M58 330C100 322 150 318 196 288C240 290 286 300 289 340C289 352 282 358 268 358H76C60 358 56 348 58 330Z',
          tone(k, -0.07),
          { width: 16, shade: 0.44 },
        ) +
        pen.rod('M104 250L190 264', trim, 7) +
        pen.rod('M106 216L182 222', trim, 7) +
        pen.padded(
          'M58 142C54 120 68 112 84 116C104 104 142 104 160 116C178 110 194 122 188 144C192 164 180 172 166 168C140 176 106 176 84 168C66 172 54 162 58 142Z',
          fur,
          { width: 18, pattern: pen.pattern('boucle', fur) },
        )
      return o
    }
    o += pen.path('M118 190Q112 260 118 320', 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"')
    o += pen.path('M236 300Q262 304 272 322', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"')
    o += pen.path('M70 150C100 160 150 160 177 150C150 142 100 142 70 150Z', tone(k, -0.22))
    o += pen.padded('M65 148C98 162 148 162 181 148L180 178C148 190 98 190 67 178Z', variant ? trim : second, { width: 8 })
    if (variant)
      o +=
        pair((m) => `M${m(24)} 176V132Q${m(24)} 114 ${m(0)} 114`, 123)
          .map((d) => pen.rod(d, trim, 10))
          .join('') +
        pen.padded('M222 276C262 284 288 304 288 338C288 350 282 356 270 356H244C222 334 214 300 222 276Z', trim, { width: 12 })
    else o += pen.padded(roundedRect(100, 206, 54, 12, 6), second, { width: 4 })
    return o
  })
}

/** Sports shoes. Variants: 0 two straps, 1 canvas with laces, 2 high. */
export function trainers(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const white = '#f6f1e8'
  return shoePair(pen, (far) => {
    const k = far ? tone(main, -0.03) : main
    const high = variant === 2
    const up = high
      ? 'M60 206C90 194 142 196 168 206C172 228 184 240 200 248C240 262 280 286 284 330C284 344 278 350 264 350H70C56 350 50 342 50 330C54 290 62 250 60 206Z'
      : 'M54 252C66 238 84 244 98 254C118 262 138 260 152 244C168 232 182 240 194 252C236 266 282 290 286 330C286 344 278 350 264 350H66C52 350 46 342 46 328C44 300 46 272 54 252Z'
    const mouth = high
      ? 'M64 206C92 216 140 216 164 206C140 198 92 197 64 206Z'
      : 'M58 256C68 246 84 250 98 260C118 268 140 264 154 250C148 276 134 286 110 286C84 286 64 276 58 256Z'
    const tongue = high
      ? 'M150 214C158 190 186 196 196 216L214 262L184 272Z'
      : 'M142 262C146 228 176 224 190 240L216 268L186 288Z'
    const sole =
      'M40 338C40 330 52 330 64 332C110 344 220 338 262 330C284 328 294 334 294 348C294 366 286 376 268 376H66C46 376 38 366 40 338Z'
    let o =
      pen.padded(tongue, tone(second, -0.02), { width: 8 }) +
      pen.padded(up, k, { width: 26, shade: 0.42, pattern: variant === 1 ? pen.pattern(pattern, k) : '' }) +
      pen.path(mouth, tone(k, -0.24)) +
      pen.padded(tongue, second, { width: 8 })
    o += pen.padded(
      'M226 276C262 290 286 306 287 334C286 346 280 350 268 350H240C222 330 216 300 226 276Z',
      variant === 0 ? trim : white,
      {
        width: 12,
      },
    )
    o += pen.padded(
      high ? 'M56 268C76 266 92 290 92 350H66C54 350 50 342 50 330Z' : 'M47 286C72 288 88 310 88 350H66C52 350 46 340 46 328Z',
      variant === 0 ? trim : tone(k, -0.05),
      { width: 8 },
    )
    if (variant === 0)
      o += [
        'M96 300C116 284 140 268 158 250L190 262C176 290 150 312 122 330Z',
        'M138 330C160 314 184 294 200 268L228 282C218 306 196 328 174 342Z',
      ]
        .map((d) => pen.flatShadow(d, { dx: 2, dy: 3, blur: 3, opacity: 0.2 }) + pen.padded(d, second, { width: 8 }))
        .join('')
    else {
      const laces = high
        ? 'M158 244L200 232M166 262L212 250M178 280L226 266M166 226L192 218'
        : 'M156 280L196 252M172 292L212 264M190 302L228 276'
      o += pen.stroke(laces, '#3a2418', 7, 'opacity=".25" transform="translate(1 3)"') + pen.rod(laces, white, 7)
      if (high)
        o += pen.path(circle(122, 272, 21), white) + pen.path('M122 256l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', trim)
      else o += pen.seam('M96 346C100 320 120 306 140 300', k)
    }
    return (
      o +
      pen.padded(sole, variant === 0 ? white : tone(white, -0.01), { width: 10, shade: 0.28 }) +
      pen.stroke('M44 356C120 364 220 360 292 350', trim, 3)
    )
  })
}

/** House shoes. Variants: 0 felt, 1 with rabbit ears, 2 lined with fur. */
export function slippers(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const fur = mix(second, '#fff6ea', 0.4)
  return shoePair(pen, (far) => {
    const k = far ? tone(main, -0.03) : main
    const sole = 'M44 340H290C298 360 290 374 268 374H66C46 374 38 360 44 340Z'
    const up =
      'M48 300C50 262 60 246 80 246C104 250 120 262 140 262C170 232 236 236 268 278C290 306 294 336 276 352H66C50 350 46 330 48 300Z'
    const mouth = 'M56 268C66 250 86 250 102 258C124 270 140 268 154 262C160 282 140 298 112 298C82 298 60 288 56 268Z'
    let drawing = ''
    if (variant === 1)
      drawing +=
        ['M176 252C150 200 150 140 172 138C196 138 204 196 206 246Z', 'M214 246C214 190 236 140 256 148C276 160 256 220 236 254Z']
          .map((d) => pen.padded(d, k, { width: 12, pattern: pen.pattern('boucle', k) }))
          .join('') +
        pen.path(
          'M180 238C164 200 164 158 173 156C186 158 192 200 194 236ZM222 238C224 200 240 164 250 168C260 176 246 216 230 244Z',
          mix(k, '#f5c9bd', 0.6),
        )
    drawing +=
      pen.padded(sole, variant === 0 ? tone(second, -0.06) : '#efe4d2', { width: 9 }) +
      pen.padded(up, k, {
        width: 28,
        shade: 0.42,
        pattern: variant === 1 ? pen.pattern('boucle', k) : variant === 0 ? pen.pattern(pattern, k) : pen.pattern('quilt', k),
      })
    drawing +=
      pen.path(mouth, tone(variant === 2 ? fur : second, -0.16)) +
      pen.stroke(
        'M54 270C64 246 88 248 104 256C124 266 142 266 158 256',
        variant === 2 ? fur : tone(second, -0.02),
        variant === 2 ? 22 : 10,
      )
    if (variant === 2)
      drawing +=
        pen.stroke('M54 270C64 246 88 248 104 256C124 266 142 266 158 256', pen.pattern('boucle', fur), 22) +
        pen.padded('M66 330C110 340 220 340 284 330C288 344 284 352 274 352H66C54 350 50 340 66 330Z', tone(k, -0.06), {
          width: 8,
        })
    if (variant === 1)
      drawing +=
        pen.path(circle(224, 290, 5) + circle(262, 300, 5), faceOn(k)) +
        pen.path('M240 304q8-4 14 2-4 8-8 8t-6-10z', '#b97d6d') +
        pen.padded(circle(58, 330, 20), fur, { width: 12, pattern: pen.pattern('boucle', fur) })
    if (variant === 0)
      drawing +=
        pen.stroke('M120 304C150 300 180 300 210 330', trim, 4, 'stroke-dasharray="9 7"') +
        pen.padded('M214 270C200 250 184 258 188 272C192 284 214 292 214 292S240 286 242 274C246 258 226 250 214 270Z', trim, {
          width: 7,
        })
    return drawing
  })
}
