/** Hats, shoes, socks and belly bands. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { cuff, fold } from '../garment-parts.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'

/** Hat. Variants: 0 bobble beanie, 2 bonnet with ears. */
export function hat(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  if (variant === 2) {
    const outline = symmetric(
      200,
      [200, 112],
      [280, 112, 306, 180, 304, 250],
      [302, 306, 286, 346, 262, 366],
      [250, 372, 244, 360, 246, 344],
      [252, 280, 240, 250, 200, 250],
    )
    const ear = (s: number): string =>
      pen.padded(circle(200 + s * 80, 136, 36), main, { width: 20, pattern: pen.pattern('boucle', main) }) +
      pen.path(circle(200 + s * 79, 140, 19), pen.ball(second))
    return (
      pen.flatShadow(outline) +
      ear(-1) +
      ear(1) +
      pen.stroke('M148 362C150 400 140 430 128 450M252 362C250 400 260 430 272 450', trim, 7) +
      pen.padded(circle(126, 452, 13), trim, { width: 9 }) +
      pen.padded(circle(274, 452, 13), trim, { width: 9 }) +
      pen.padded(outline, main, { width: 38, shade: 0.42, pattern: pen.pattern('boucle', main) }) +
      pen.stroke('M142 356C130 290 146 246 200 244C254 246 270 290 258 356', second, 10) +
      pen.seam('M142 356C130 290 146 246 200 244C254 246 270 290 258 356', second)
    )
  }
  const crown = symmetric(200, [200, 150], [274, 150, 316, 218, 318, 330], [286, 346, 240, 350, 200, 350])
  const brim = 'M70 316C60 312 58 390 72 396C150 412 250 412 328 396C342 390 340 312 330 316C250 336 150 336 70 316Z'
  const pom = circle(200, 122, 48)
  let tuft = ''
  for (let i = 0; i < 40; i++) {
    const t = i * 2.399
    const r = 8 + 40 * Math.sqrt(i / 40)
    tuft += `M${(200 + r * Math.cos(t)).toFixed(1)} ${(122 + r * Math.sin(t)).toFixed(1)}l${(6 * Math.cos(t)).toFixed(1)} ${(6 * Math.sin(t)).toFixed(1)}`
  }
  return (
    pen.groundShadow(200, 402, 142, 15) +
    pen.padded(crown, main, { width: 40, shade: 0.44, pattern: pen.pattern('knit', main) }) +
    fold(pen, 'M200 160V330M150 176Q124 240 120 326M250 176Q276 240 280 326', main, 3) +
    pen.padded(brim, tone(main, 0.015), { width: 24, pattern: pen.pattern('rib', main) }) +
    pen.padded(pom, second, { width: 28, light: 0.5, pattern: pen.pattern('boucle', second) }) +
    pen.stroke(tuft, tone(second, 0.08), 2.2, 'opacity=".75"') +
    pen.stroke(tuft, tone(second, -0.1), 1.4, 'opacity=".5" transform="translate(3 4)"') +
    pen.padded(roundedRect(258, 350, 34, 24, 3), trim, { width: 5 })
  )
}

/** Pair of shoes. Variants: 0 soft booties, 1 first steps with strap, 2 boots. */
export function shoes(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const one = (dx: number, dy: number, far: boolean): string => {
    const k = far ? tone(main, -0.035) : main
    let s = `<g transform="translate(${dx} ${dy})">`
    const sole = 'M40 352C40 344 60 342 80 342H262C284 342 290 350 286 362C284 372 274 374 262 374H66C48 374 40 366 40 352Z'
    const up =
      variant === 2
        ? 'M58 214C84 204 146 204 166 214C164 250 168 266 190 276C236 290 276 306 280 346C282 356 274 358 262 358H72C58 358 54 352 54 340C52 300 58 260 58 214Z'
        : 'M52 262C60 240 84 236 104 246C122 258 142 256 160 254C188 262 250 284 274 312C286 330 284 352 268 358H74C56 358 46 348 46 330C46 304 46 280 52 262Z'
    s +=
      pen.path(sole, pen.bar(variant === 0 ? tone(second, -0.02) : '#efe4d2')) +
      (variant ? pen.stroke('M48 362H280', '#c9b596', 2) : '')
    s += pen.padded(up, k, { width: 24, shade: 0.42, pattern: variant === 0 ? pen.pattern(pattern, k) : '' })
    if (variant === 2)
      s +=
        pen.padded(
          'M54 206C84 192 146 192 170 206C174 226 168 240 164 240C130 228 92 228 60 240C54 236 52 220 54 206Z',
          mix(second, '#fff6ea', 0.4),
          { width: 14, pattern: pen.pattern('boucle', mix(second, '#fff6ea', 0.4)) },
        ) +
        pen.stroke('M150 250L184 262M152 274L192 286M160 298L206 300', trim, 5) +
        pen.padded('M222 288C254 298 278 316 280 346C280 356 268 358 250 358C226 350 214 320 222 288Z', tone(k, -0.03), {
          width: 12,
        })
    else {
      s +=
        pen.path(
          'M58 262C70 246 92 246 104 254C124 266 146 262 160 260C156 276 140 290 112 290C84 290 62 282 58 262Z',
          tone(second, -0.16),
        ) + pen.stroke('M56 264C66 244 92 242 106 252C124 262 144 260 162 257', tone(k, 0.05), 7)
      if (variant === 1)
        s +=
          pen.padded('M86 262C110 296 150 316 186 322L198 292C164 288 128 270 112 250Z', second, { width: 10 }) +
          pen.padded(roundedRect(166, 296, 24, 20, 5), '#d9b98a', { width: 6 }) +
          pen.padded('M206 290C246 298 282 320 280 346C278 358 256 358 240 358C216 344 204 320 206 290Z', tone(k, -0.03), {
            width: 12,
          })
      else
        s +=
          pen.stroke('M60 276C90 296 150 296 176 268', trim, 5) +
          pen.padded('M150 286C128 264 110 270 112 284C114 300 134 300 150 290Z', trim, { width: 7 }) +
          pen.padded('M152 286C174 266 192 272 190 286C188 300 168 300 152 290Z', trim, { width: 7 }) +
          pen.seam('M196 276C230 290 262 306 272 330', k)
    }
    return s + '</g>'
  }
  return pen.groundShadow(210, 396, 172, 16) + one(62, -24, true) + one(12, 22, false)
}

/** Pair of socks or tights, flat. Variants: 0 stripes, 1 plain rib, 2 dots */
export function socks(pen: Pen, { main, second, trim, variant }: Paint): string {
  const print = [pen.pattern('stripe', main, trim), pen.pattern('rib', main), pen.pattern('dots', main, trim)][variant]
  const one = (x: number, y: number, r: number): string => {
    const outline =
      'M60 30H132V176C132 196 142 206 162 216C196 232 214 246 208 268C202 292 170 296 142 288C104 276 60 246 60 200Z'
    const heel = 'M60 176C84 178 104 204 92 240C74 228 60 216 60 200Z'
    const toe = 'M176 222C204 236 214 250 208 268C202 290 176 296 152 290C150 262 158 238 176 222Z'
    return `<g transform="translate(${x} ${y}) rotate(${r} 130 160)">${pen.flatShadow(outline)}${pen.padded(outline, main, { width: 22, pattern: print })}<g clip-path="${pen.clip(outline)}">${pen.padded(heel, second, { width: 10 })}${pen.padded(toe, second, { width: 12 })}</g>${cuff(pen, 'M56 20H136V58H56Z', second)}</g>`
  }
  return one(20, 76, 6) + one(124, 118, -4)
}

/** Pregnancy support band, on a plaster torso. Variants: 0 wide band, 1 with shoulder lines, 2 lace edge. */
export function bellyband(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const plaster = '#f1e9de'
  const torso =
    'M138 36C132 86 118 112 114 146C112 178 126 202 124 238C120 290 96 330 94 380C94 410 100 424 112 432H280C296 420 300 400 298 376C306 372 334 340 338 286C340 236 304 200 282 182C288 150 276 120 262 96C254 80 252 60 250 36Z'
  const band = 'M120 252C180 262 280 262 334 250C342 296 334 342 306 370C240 392 150 388 96 366C98 330 114 294 120 252Z'
  let drawing = pen.groundShadow(200, 434, 108, 14)
  drawing += pen.padded(torso, plaster, { width: 48, shade: 0.36, light: 0.7 })
  drawing += pen.shade(torso, 'M150 150C170 190 240 196 276 178C300 190 250 214 200 206C160 200 140 176 150 150Z', 0.12, 10)
  drawing += pen.padded(band, main, {
    width: 34,
    shade: 0.46,
    light: 0.5,
    pattern: pen.pattern(pattern && pattern !== 'plain' ? pattern : 'rib', main),
  })
  drawing +=
    pen.stroke('M118 268C180 280 280 280 336 266M98 354C150 376 240 380 312 358', tone(main, -0.14), 2, 'opacity=".6"') +
    pen.stroke('M120 256C180 266 280 266 334 254', second, 9) +
    pen.stroke('M96 364C150 386 240 390 306 368', second, 9)
  if (variant === 1)
    drawing +=
      pen.stroke('M214 262C200 190 178 110 172 40M262 260C262 190 246 110 232 40', tone(second, -0.05), 13) +
      pen.stroke('M214 262C200 190 178 110 172 40M262 260C262 190 246 110 232 40', second, 8)
  if (variant === 2) {
    let l = ''
    for (let i = 0; i <= 22; i++) {
      const t = i / 22
      l += circle(120 + 214 * t, 252 + 9 * Math.sin(t * Math.PI), 6)
    }
    drawing += pen.path(l, pen.matte(tone(second, 0.04)))
  }
  return drawing + pen.padded(roundedRect(270, 320, 30, 22, 4), trim, { width: 5 })
}
