/** Cots for safe sleep and their linen. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, STEEL, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, f, rr } from '../shapes.ts'
import { SHEET, STAR } from './parts.ts'

const net = (p: Pen, d: string, edge: string): string =>
  p.path(d, '#ffffff', 'opacity=".34"') +
  p.path(d, p.pattern('waffle', '#a79e94', undefined, 0.6), 'opacity=".75"') +
  p.stroke(d, edge, 3)

function woodenBedside(p: Pen, { a, b, c, pat, wood }: Paint): string {
  const cloth = p.pattern(pat, a)
  const bed = 'M62 330L92 286H308L338 330V348H62Z'
  let o = p.ground(200, 432, 158, 13)
  const post = (x: number, y: number, h: number, far = 0): string =>
    p.wood(rr(x, y, 17, h, 8), tone(wood, -far), { dir: 88, w: 8 })
  o += post(88, 176, 200, 0.1) + post(295, 176, 200, 0.1)
  for (let x = 116; x < 292; x += 24) o += p.path(rr(x, 200, 9, 100, 4), p.tube(tone(wood, -0.08)))
  o += p.wood(rr(84, 186, 232, 17, 8), tone(wood, -0.05), { w: 7 })
  o += p.puff(bed, b, { w: 14, lo: 0.3, pat: cloth }) + p.stroke('M66 332H334', tone(b, -0.14), 2, 'opacity=".6"')
  const end = (x: number, l: number): string =>
    [0.25, 0.5, 0.75].map((t) => p.rod(`M${f(x + l * t)} ${f(222 - 26 * t)}V${f(336 - 40 * t)}`, wood, 8)).join('') +
    p.rod(`M${x} 222L${x + l} 196`, wood, 15)
  o +=
    end(54, 42) +
    end(346, -42) +
    p.wood(rr(46, 346, 308, 22, 9), wood, { w: 9 }) +
    post(42, 212, 214) +
    post(341, 212, 214) +
    p.path(circ(50, 212, 11), p.ball(wood)) +
    p.path(circ(350, 212, 11), p.ball(wood))
  return (
    o +
    p.puff(
      'M96 352C96 346 116 346 116 352L112 404C110 410 102 410 100 404ZM284 352C284 346 304 346 304 352L300 404C298 410 290 410 288 404Z',
      c,
      { w: 7 },
    )
  )
}

/** Cots for the side of the big bed, one side open. v: 0 on telescopic legs, 1 folding, 2 wooden. */
export function bedside(p: Pen, paint: Paint): string {
  const { a, b, c, pat, wood, v } = paint
  const cloth = p.pattern(pat, a)
  const bed = 'M62 330L92 286H308L338 330V348H62Z'
  let o = p.ground(200, 432, 158, 13)
  if (v === 2) return woodenBedside(p, paint)
  const back = 'M92 190C92 172 104 164 122 164H278C296 164 308 172 308 190V300H92Z'
  const window = rr(114, 196, 172, 84, 16)
  const side = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return p.puff(
      `M${m(108)} 176C${m(118)} 168 ${m(130)} 180 ${m(138)} 200L${m(152)} 250C${m(156)} 280 ${m(154)} 330 ${m(150)} 372H${m(132)}L${m(108)} 300Z`,
      tone(a, s < 0 ? 0.01 : -0.03),
      { w: 16, pat: cloth },
    )
  }
  const legs =
    v === 0
      ? p.rod('M76 330V424M324 330V424', STEEL, 17) +
        p.puff(rr(42, 412, 68, 22, 10), DARK, { w: 8, hi: 0.4 }) +
        p.puff(rr(290, 412, 68, 22, 10), DARK, { w: 8, hi: 0.4 })
      : p.wood('M84 344H108L300 430H266Z', tone(wood, -0.06), { dir: 24, w: 8 }) +
        p.wood('M316 344H292L100 430H134Z', wood, { dir: 156, w: 8 })
  o +=
    legs +
    '<g transform="translate(0 -34)">' +
    p.puff(back, tone(a, -0.02), { w: 20, lo: 0.4, pat: cloth }) +
    p.path(window, tone(a, -0.16)) +
    net(p, window, tone(a, -0.14))
  o +=
    p.puff(bed, SHEET, { w: 16, lo: 0.32, pat: p.pattern('quilt', SHEET) }) +
    p.shade(bed, 'M80 284H320V304H80Z', 0.24, 8) +
    side(-1) +
    side(1)
  o +=
    p.puff('M56 340H344L338 378C336 388 330 392 320 392H80C70 392 64 388 62 378Z', a, { w: 20, lo: 0.4, pat: cloth }) +
    p.stroke('M58 342H342', b, 8) +
    p.seam('M72 378H328', a)
  const fold = 'M96 344H304C308 358 306 372 300 380H100C94 372 92 358 96 344Z'
  return (
    o +
    p.lay(fold, { s: 4, dx: 1, dy: 4, o: 0.16 }) +
    p.puff(fold, b, { w: 14, pat: p.pattern('rib', b) }) +
    p.puff(rr(128, 338, 18, 54, 5), c, { w: 6 }) +
    p.puff(rr(254, 338, 18, 54, 5), c, { w: 6 }) +
    '</g>'
  )
}

/** A cot as a baby should sleep in it: a sheet and nothing else. v: 0 slats, 1 with a drawer, 2 solid ends. */
export function safecot(p: Pen, { a, b, c, pat, wood, v }: Paint): string {
  const low = v === 1 ? 338 : 376
  const rail = v === 0 ? 212 : 200
  let o = p.ground(200, 430, 162, 15)
  o += p.wood(rr(70, rail - 20, 260, 14, 7), tone(wood, -0.07), { w: 6 })
  for (let x = 86; x < 318; x += 23) o += p.path(rr(x, rail - 8, 8, 96, 4), tone(wood, -0.12))
  const y = low - 92
  const top = `M62 ${y + 40}C62 ${y + 32} 66 ${y + 24} 72 ${y + 18}L84 ${y + 4}C88 ${y} 92 ${y - 2} 98 ${y - 2}H302C308 ${y - 2} 312 ${y} 316 ${y + 4}L328 ${y + 18}C334 ${y + 24} 338 ${y + 32} 338 ${y + 40}Z`
  o +=
    p.puff(rr(60, y + 26, 280, 52, 12), tone(b, -0.02), { w: 16, lo: 0.34, pat: p.pattern(pat, b) }) +
    p.puff(top, b, { w: 18, lo: 0.24, hi: 0.6, pat: p.pattern(pat, b) }) +
    p.stroke(`M64 ${y + 42}H336`, tone(b, -0.14), 2, 'opacity=".5"')
  if (v === 2) {
    const end = (x: number): string =>
      p.wood(
        `M${x} 424V236C${x} 190 ${x + 12} 172 ${x + 24} 172C${x + 36} 172 ${x + 48} 190 ${x + 48} 236V424H${x + 34}V400H${x + 14}V424Z`,
        wood,
        { dir: 88, w: 11, seed: x },
      )
    for (let x = 98; x < 304; x += 25) o += p.path(rr(x, rail + 54, 10, low - rail - 52, 5), p.tube(wood))
    o +=
      p.wood(rr(70, rail + 40, 260, 19, 9), wood, { w: 9 }) + p.wood(rr(70, low, 260, 22, 9), wood, { w: 9 }) + end(32) + end(320)
    return o + moved(56, 226, p.path(STAR, tone(wood, -0.16)), 0.5) + moved(344, 226, p.path(STAR, tone(wood, -0.16)), 0.5)
  }
  for (let x = 78; x < 330; x += 25) o += p.path(rr(x, rail + 48, 10, low - rail - 40, 5), p.tube(wood))
  o += p.wood(rr(52, rail + 36, 296, 19, 9), wood, { w: 9 }) + p.wood(rr(52, low, 296, 19, 9), wood, { w: 9 })
  if (v === 1)
    o +=
      p.puff(rr(64, low + 24, 272, 48, 8), a, { w: 13, lo: 0.32 }) +
      [140, 260]
        .map((x) => p.path(circ(x + 1, low + 51, 8), '#3a2418', 'opacity=".25"') + p.path(circ(x, low + 48, 8), p.ball(wood)))
        .join('')
  o +=
    p.wood(rr(44, rail - 10, 19, 430 - rail, 9), wood, { dir: 88, w: 8 }) +
    p.wood(rr(337, rail - 10, 19, 430 - rail, 9), wood, { dir: 88, w: 8 })
  return (
    o +
    [53, 347].map((x) => p.path(circ(x, rail - 12, 12), p.ball(v === 0 ? a : wood))).join('') +
    (v === 0 ? p.puff(rr(180, rail + 34, 40, 22, 6), c, { w: 6 }) : '')
  )
}

function fittedSheet(p: Pen, { a, b, c, pat }: Paint): string {
  const cloth = p.pattern(pat, a)
  const crease = (d: string, col: string): string =>
    p.stroke(d, tone(col, -0.14), 2.2, 'opacity=".5"') +
    p.stroke(d, tone(col, 0.1), 1.4, 'opacity=".5" transform="translate(2 3)"')
  const core = 'M36 312L204 384L368 298V372Q368 380 360 384L214 450Q204 454 194 450L44 388Q36 384 36 376Z'
  const skirt =
    'M36 304L204 376L368 290V342Q352 362 332 358Q316 376 292 376Q276 394 252 394Q236 412 204 414Q174 412 158 396Q136 396 120 380Q96 380 82 364Q56 362 36 344Z'
  const hem =
    'M36 344Q56 362 82 364Q96 380 120 380Q136 396 158 396Q174 412 204 414Q236 412 252 394Q276 394 292 376Q316 376 332 358Q352 362 368 342'
  const top = 'M44 296L190 228Q202 222 214 228L360 282Q376 290 360 300L216 374Q204 380 192 374L44 312Q28 304 44 296Z'
  return (
    p.ground(202, 438, 170, 22) +
    p.puff(core, SHEET, { w: 16, lo: 0.36, pat: p.pattern('quilt', SHEET) }) +
    p.lay(skirt, { s: 4, dx: 0, dy: 5, o: 0.2 }) +
    p.puff(skirt, tone(a, -0.04), { w: 18, lo: 0.4, pat: cloth }) +
    crease(
      'M82 334Q84 350 80 362M120 352Q124 366 118 378M158 368Q162 382 156 394M192 384Q196 398 192 410M216 384Q214 398 218 408M252 366Q250 380 256 390M292 346Q290 360 296 372M332 326Q330 342 336 354',
      a,
    ) +
    p.stroke(hem, b, 6) +
    p.stroke(hem, tone(b, -0.2), 1.8, 'stroke-dasharray="3 5"') +
    p.puff(top, a, { w: 30, lo: 0.28, hi: 0.55, pat: cloth }) +
    crease('M60 304Q86 306 108 318M344 292Q318 296 300 308M196 362Q202 344 198 326', a) +
    p.puff(rr(88, 352, 26, 16, 3), c, { w: 5 })
  )
}

/** Bed linen. v: 0 fitted sheet on a mattress, 1 two folded sheets, 2 duvet and pillow. */
export function linen(p: Pen, paint: Paint): string {
  const { a, b, c, pat, v } = paint
  const cloth = p.pattern(pat, a)
  const crease = (d: string, col: string): string =>
    p.stroke(d, tone(col, -0.14), 2.2, 'opacity=".5"') +
    p.stroke(d, tone(col, 0.1), 1.4, 'opacity=".5" transform="translate(2 3)"')
  if (v === 0) return fittedSheet(p, paint)
  const fold = (y: number, h: number, w: number, col: string, print: string): string => {
    const d = `M${200 - w} ${y + h * 0.5}C${200 - w - 10} ${y + 4} ${200 - w + 8} ${y} ${200 - w + 24} ${y}H${200 + w - 12}C${200 + w + 10} ${y + 2} ${200 + w + 10} ${y + h - 2} ${200 + w - 8} ${y + h}H${200 - w + 22}C${200 - w + 2} ${y + h} ${200 - w - 8} ${y + h - 8} ${200 - w} ${y + h * 0.5}Z`
    return (
      p.puff(d, col, { w: Math.min(24, h * 0.42), lo: 0.42, hi: 0.5, pat: print }) +
      p.stroke(
        `M${200 - w + 20} ${y + h * 0.34}H${200 + w - 4}M${200 - w + 20} ${y + h * 0.67}H${200 + w - 4}`,
        tone(col, -0.16),
        2.2,
        'opacity=".6"',
      )
    )
  }
  if (v === 1)
    return (
      p.ground(200, 420, 152, 15) +
      fold(338, 80, 134, b, p.pattern('pinstripe', b)) +
      fold(258, 82, 132, a, cloth) +
      p.puff('M174 256C184 250 216 250 226 256V420H174Z', tone(c, 0.03), { w: 12 }) +
      p.puff(rr(160, 308, 80, 62, 10), '#fbf6ec', { w: 10 }) +
      moved(
        200,
        342,
        p.path('M-12 2a12 16 0 0 1 24 0z', mix(c, '#ffffff', 0.55)) + p.path('M-24 0q24 10 48 0q-2 22-24 22t-24-22z', c),
        0.9,
      )
    )
  const pillow =
    'M86 206C78 190 92 182 112 186C170 178 230 178 288 186C308 182 322 190 314 206C322 236 322 262 314 290C322 306 308 314 288 310C230 318 170 318 112 310C92 314 78 306 86 290C78 262 78 236 86 206Z'
  const duvet =
    'M44 322C44 300 58 292 80 292H320C342 292 356 300 356 322C362 350 362 378 356 398C352 414 340 420 322 420H78C60 420 48 414 44 398C38 378 38 350 44 322Z'
  return (
    p.ground(200, 422, 164, 15) +
    moved(
      -22,
      -52,
      p.lay(pillow, { s: 8, dx: 3, dy: 7, o: 0.24 }) +
        p.puff(pillow, b, { w: 40, lo: 0.4, hi: 0.6, pat: p.pattern(pat, b) }) +
        p.seam('M100 204C170 192 230 192 300 204C308 236 308 262 300 292C230 304 170 304 100 292C92 262 92 236 100 204', b) +
        crease('M110 214Q130 224 142 240M290 214Q270 224 258 240', b),
      1.11,
    ) +
    p.puff(duvet, a, { w: 44, lo: 0.42, hi: 0.5, pat: cloth }) +
    p.stroke('M52 342C120 352 280 352 348 342M50 380C120 392 280 392 350 380', tone(a, -0.15), 2.6, 'opacity=".6"') +
    p.puff('M44 318C48 298 62 290 80 290H320C338 290 352 298 356 318C352 336 340 340 320 340H80C60 340 48 336 44 318Z', b, {
      w: 18,
      pat: p.pattern('pinstripe', b),
    }) +
    p.puff(rr(312, 384, 16, 22, 3), c, { w: 5 })
  )
}
