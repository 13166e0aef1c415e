/** Hats, shoes, socks and belly bands. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { cuff, fold } from '../sewing.ts'
import { circ, ell, rr, sym } from '../shapes.ts'

/** Hat. v: 0 bobble beanie, 1 sun hat, 2 bonnet with ears. */
export function hat(p: Pen, { a, b, c, pat, v }: Paint): string {
  if (v === 1) {
    const brim = 'M36 330C40 292 110 276 200 276C290 276 360 292 364 330C364 366 290 384 200 384C110 384 36 366 36 330Z'
    const crown = sym(200, [200, 132], [262, 132, 292, 196, 296, 300], [286, 322, 246, 332, 200, 332])
    return (
      p.ground(200, 378, 160, 18) +
      p.puff(brim, tone(a, -0.01), { w: 28, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.stroke('M56 336C70 362 140 374 200 374C260 374 330 362 344 336', tone(a, -0.14), 1.6, 'opacity=".6"') +
      p.shade(brim, ell(206, 322, 118, 26), 0.34, 9) +
      p.puff(crown, a, { w: 36, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.puff('M105 286C150 312 250 312 295 286L297 306C250 332 150 332 103 306Z', b, { w: 9 }) +
      fold(p, 'M200 134V296M152 150Q132 210 128 296M248 150Q268 210 272 296', a)
    )
  }
  if (v === 2) {
    const d = sym(
      200,
      [200, 112],
      [280, 112, 306, 180, 304, 250],
      [302, 306, 286, 346, 262, 366],
      [250, 372, 244, 360, 246, 344],
      [252, 280, 240, 250, 200, 250],
    )
    const ear = (s: number): string =>
      p.puff(circ(200 + s * 80, 136, 36), a, { w: 20, pat: p.pattern('boucle', a) }) +
      p.path(circ(200 + s * 79, 140, 19), p.ball(b))
    return (
      p.lay(d) +
      ear(-1) +
      ear(1) +
      p.stroke('M148 362C150 400 140 430 128 450M252 362C250 400 260 430 272 450', c, 7) +
      p.puff(circ(126, 452, 13), c, { w: 9 }) +
      p.puff(circ(274, 452, 13), c, { w: 9 }) +
      p.puff(d, a, { w: 38, lo: 0.42, pat: p.pattern('boucle', a) }) +
      p.stroke('M142 356C130 290 146 246 200 244C254 246 270 290 258 356', b, 10) +
      p.seam('M142 356C130 290 146 246 200 244C254 246 270 290 258 356', b)
    )
  }
  const crown = sym(200, [200, 150], [274, 150, 316, 218, 318, 330], [286, 346, 240, 350, 200, 350])
  const brim = 'M70 316C60 312 58 390 72 396C150 412 250 412 328 396C342 390 340 312 330 316C250 336 150 336 70 316Z'
  const pom = circ(200, 122, 48)
  let tuft = ''
  for (let i = 0; i < 40; i++) {
    const t = i * 2.399
    const r = 8 + 40 * Math.sqrt(i / 40)
    tuft += `M${(200 + r * Math.cos(t)).toFixed(1)} ${(122 + r * Math.sin(t)).toFixed(1)}l${(6 * Math.cos(t)).toFixed(1)} ${(6 * Math.sin(t)).toFixed(1)}`
  }
  return (
    p.ground(200, 402, 142, 15) +
    p.puff(crown, a, { w: 40, lo: 0.44, pat: p.pattern('knit', a) }) +
    fold(p, 'M200 160V330M150 176Q124 240 120 326M250 176Q276 240 280 326', a, 3) +
    p.puff(brim, tone(a, 0.015), { w: 24, pat: p.pattern('rib', a) }) +
    p.puff(pom, b, { w: 28, hi: 0.5, pat: p.pattern('boucle', b) }) +
    p.stroke(tuft, tone(b, 0.08), 2.2, 'opacity=".75"') +
    p.stroke(tuft, tone(b, -0.1), 1.4, 'opacity=".5" transform="translate(3 4)"') +
    p.puff(rr(258, 350, 34, 24, 3), c, { w: 5 })
  )
}

/** Pair of shoes. v: 0 soft booties, 1 first steps with strap, 2 boots. */
export function shoes(p: Pen, { a, b, c, pat, v }: Paint): string {
  const one = (dx: number, dy: number, far: boolean): string => {
    const k = far ? tone(a, -0.035) : a
    let s = `<g transform="translate(${dx} ${dy})">`
    const sole = 'M40 352C40 344 60 342 80 342H262C284 342 290 350 286 362C284 372 274 374 262 374H66C48 374 40 366 40 352Z'
    const up =
      v === 2
        ? 'M58 214C84 204 146 204 166 214C164 250 168 266 190 276C236 290 276 306 280 346C282 356 274 358 262 358H72C58 358 54 352 54 340C52 300 58 260 58 214Z'
        : 'M52 262C60 240 84 236 104 246C122 258 142 256 160 254C188 262 250 284 274 312C286 330 284 352 268 358H74C56 358 46 348 46 330C46 304 46 280 52 262Z'
    s += p.path(sole, p.bar(v === 0 ? tone(b, -0.02) : '#efe4d2')) + (v ? p.stroke('M48 362H280', '#c9b596', 2) : '')
    s += p.puff(up, k, { w: 24, lo: 0.42, pat: v === 0 ? p.pattern(pat, k) : '' })
    if (v === 2)
      s +=
        p.puff(
          'M54 206C84 192 146 192 170 206C174 226 168 240 164 240C130 228 92 228 60 240C54 236 52 220 54 206Z',
          mix(b, '#fff6ea', 0.4),
          { w: 14, pat: p.pattern('boucle', mix(b, '#fff6ea', 0.4)) },
        ) +
        p.stroke('M150 250L184 262M152 274L192 286M160 298L206 300', c, 5) +
        p.puff('M222 288C254 298 278 316 280 346C280 356 268 358 250 358C226 350 214 320 222 288Z', tone(k, -0.03), { w: 12 })
    else {
      s +=
        p.path(
          'M58 262C70 246 92 246 104 254C124 266 146 262 160 260C156 276 140 290 112 290C84 290 62 282 58 262Z',
          tone(b, -0.16),
        ) + p.stroke('M56 264C66 244 92 242 106 252C124 262 144 260 162 257', tone(k, 0.05), 7)
      if (v === 1)
        s +=
          p.puff('M86 262C110 296 150 316 186 322L198 292C164 288 128 270 112 250Z', b, { w: 10 }) +
          p.puff(rr(166, 296, 24, 20, 5), '#d9b98a', { w: 6 }) +
          p.puff('M206 290C246 298 282 320 280 346C278 358 256 358 240 358C216 344 204 320 206 290Z', tone(k, -0.03), { w: 12 })
      else
        s +=
          p.stroke('M60 276C90 296 150 296 176 268', c, 5) +
          p.puff('M150 286C128 264 110 270 112 284C114 300 134 300 150 290Z', c, { w: 7 }) +
          p.puff('M152 286C174 266 192 272 190 286C188 300 168 300 152 290Z', c, { w: 7 }) +
          p.seam('M196 276C230 290 262 306 272 330', k)
    }
    return s + '</g>'
  }
  return p.ground(210, 396, 172, 16) + one(62, -24, true) + one(12, 22, false)
}

/** Pair of socks or tights, flat. v: 0 stripes, 1 plain rib, 2 dots */
export function socks(p: Pen, { a, b, c, v }: Paint): string {
  const pt = [p.pattern('stripe', a, c), p.pattern('rib', a), p.pattern('dots', a, c)][v]
  const one = (x: number, y: number, r: number): string => {
    const d = 'M60 30H132V176C132 196 142 206 162 216C196 232 214 246 208 268C202 292 170 296 142 288C104 276 60 246 60 200Z'
    const heel = 'M60 176C84 178 104 204 92 240C74 228 60 216 60 200Z'
    const toe = 'M176 222C204 236 214 250 208 268C202 290 176 296 152 290C150 262 158 238 176 222Z'
    return `<g transform="translate(${x} ${y}) rotate(${r} 130 160)">${p.lay(d)}${p.puff(d, a, { w: 22, pat: pt })}<g clip-path="${p.clip(d)}">${p.puff(heel, b, { w: 10 })}${p.puff(toe, b, { w: 12 })}</g>${cuff(p, 'M56 20H136V58H56Z', b)}</g>`
  }
  return one(20, 76, 6) + one(124, 118, -4)
}

/** Pregnancy support band, on a plaster torso. v: 0 wide band, 1 with shoulder lines, 2 lace edge. */
export function bellyband(p: Pen, { a, b, c, pat, v }: Paint): string {
  const plaster = '#f1e9de'
  const torso =
    'M138 36C132 86 118 112 114 146C112 178 126 202 124 238C120 290 96 330 94 380C94 410 100 424 112 432H280C296 420 300 400 298 376C306 372 334 340 338 286C340 236 304 200 282 182C288 150 276 120 262 96C254 80 252 60 250 36Z'
  const band = 'M120 252C180 262 280 262 334 250C342 296 334 342 306 370C240 392 150 388 96 366C98 330 114 294 120 252Z'
  let o = p.ground(200, 434, 108, 14)
  o += p.puff(torso, plaster, { w: 48, lo: 0.36, hi: 0.7 })
  o += p.shade(torso, 'M150 150C170 190 240 196 276 178C300 190 250 214 200 206C160 200 140 176 150 150Z', 0.12, 10)
  o += p.puff(band, a, { w: 34, lo: 0.46, hi: 0.5, pat: p.pattern(pat && pat !== 'plain' ? pat : 'rib', a) })
  o +=
    p.stroke('M118 268C180 280 280 280 336 266M98 354C150 376 240 380 312 358', tone(a, -0.14), 2, 'opacity=".6"') +
    p.stroke('M120 256C180 266 280 266 334 254', b, 9) +
    p.stroke('M96 364C150 386 240 390 306 368', b, 9)
  if (v === 1)
    o +=
      p.stroke('M214 262C200 190 178 110 172 40M262 260C262 190 246 110 232 40', tone(b, -0.05), 13) +
      p.stroke('M214 262C200 190 178 110 172 40M262 260C262 190 246 110 232 40', b, 8)
  if (v === 2) {
    let l = ''
    for (let i = 0; i <= 22; i++) {
      const t = i / 22
      l += circ(120 + 214 * t, 252 + 9 * Math.sin(t * Math.PI), 6)
    }
    o += p.path(l, p.matte(tone(b, 0.04)))
  }
  return o + p.puff(rr(270, 320, 30, 22, 4), c, { w: 5 })
}
