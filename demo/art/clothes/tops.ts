/** T-shirts, long-sleeved tops and sweatshirts. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { button, cuff, fold, pair, pile, zip } from '../sewing.ts'
import { circ, ell, sym } from '../shapes.ts'
import { LONG, LONG_CUFFS, armholes, front, neckline } from './parts.ts'

/** Top with short sleeves. v: 0 round neck, 1 with pocket, 2 vest. */
export function tee(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const trim = v === 1 ? c : b
  if (v === 2) {
    const d = sym(
      200,
      [200, 176],
      [230, 174, 236, 140, 238, 100],
      [262, 100],
      [262, 146, 276, 172, 294, 184],
      [288, 250, 290, 330, 296, 396],
      [260, 406, 230, 408, 200, 408],
    )
    return (
      p.path('M162 100C162 150 176 176 200 176S238 150 238 100C238 128 226 138 200 138S162 128 162 100Z', tone(a, -0.2)) +
      pile(p, [d, a, { w: 30, lo: 0.38, pat: pt }]) +
      p.stroke('M162 102C164 140 170 176 200 176S236 140 238 102', trim, 9) +
      p.stroke('M138 102C138 146 124 172 106 184M262 102C262 146 276 172 294 184', trim, 9) +
      p.seam('M110 388C160 398 240 398 290 388', a) +
      fold(p, 'M128 260Q140 310 128 360M270 250Q258 300 270 350M212 220Q204 270 214 320', a)
    )
  }
  const body = front(402, 98)
  const [l, r] = pair((m) => `M${m(62)} 105C${m(104)} 108 ${m(130)} 134 ${m(146)} 172L${m(164)} 214L${m(112)} 242L${m(84)} 200Z`)
  const hems = pair((m) => `M${m(161)} 206L${m(167)} 221C${m(150)} 236 ${m(130)} 246 ${m(114)} 250L${m(108)} 235Z`)
  return (
    pile(p, [l, a, { w: 22, pat: pt }], [r, tone(a, -0.01), { w: 22, pat: pt }]) +
    hems.map((d) => p.puff(d, v ? c : tone(a, -0.02), { w: 7, pat: v ? '' : pt })).join('') +
    pile(p, [body, a, { w: 32, lo: 0.36, pat: pt }]) +
    neckline(p, a, trim) +
    armholes(p, a) +
    p.seam('M108 386C160 396 240 396 292 386', a) +
    (v === 1
      ? p.puff('M222 192H276V238Q276 250 249 258Q222 250 222 238Z', tone(a, 0.02), { w: 9, pat: pt }) +
        p.puff('M220 188H278V204H220Z', c, { w: 5 })
      : '') +
    (v === 0 && pat === 'plain'
      ? p.path('M168 246a32 32 0 0 1 64 0Z', c) +
        p.stroke('M154 256H246M168 268H232', c, 5) +
        p.stroke('M200 204v-12M164 218l-8-9M236 218l8-9', c, 5)
      : '') +
    fold(p, 'M126 280Q138 320 128 366M272 270Q260 316 272 360M204 300Q196 340 206 376', a)
  )
}

/** Top with long sleeves. v: 0 round neck, 1 roll neck, 2 shirt with stand-up collar. */
export function longsleeve(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(v === 1 && pat === 'plain' ? 'rib' : pat, a)
  const trim = v === 0 ? b : a
  const low =
    v === 2 ? 'M104 382C150 398 250 398 296 382C298 396 290 412 262 416C230 410 170 410 138 416C110 412 102 396 104 382Z' : ''
  const base =
    (low ? pile(p, [low, tone(a, -0.01), { w: 14, pat: pt }]) : '') +
    pile(p, [LONG[0], a, { w: 24, pat: pt }], [LONG[1], tone(a, -0.01), { w: 24, pat: pt }]) +
    LONG_CUFFS.map((d) => cuff(p, d, trim)).join('') +
    pile(p, [front(396, 96), a, { w: 32, lo: 0.36, pat: pt }]) +
    armholes(p, a) +
    fold(p, 'M126 270Q140 320 128 360M272 262Q258 312 272 356M78 250Q86 274 82 296M322 250Q314 274 318 296', a)
  if (v === 1)
    return (
      base +
      p.shade(front(396, 96), ell(200, 134, 62, 20), 0.28, 6) +
      cuff(p, 'M150 74C148 62 252 62 250 74L262 112C254 162 146 162 138 112Z', a, 12) +
      p.stroke('M146 100C170 112 230 112 254 100', tone(a, -0.16), 2.4, 'opacity=".6"') +
      p.path('M154 70C170 80 230 80 246 70C230 64 170 64 154 70Z', tone(a, -0.2))
    )
  if (v === 2)
    return (
      base +
      p.path('M152 103C158 152 242 152 248 103C220 117 180 117 152 103Z', tone(a, -0.24)) +
      p.puff('M186 134H214V386H186Z', tone(a, 0.02), { w: 7, pat: pt }) +
      p.puff('M140 102L152 98C160 128 182 138 198 140L196 160C168 158 142 138 140 102Z', b, { w: 7 }) +
      p.puff('M260 102L248 98C240 128 218 138 202 140L204 160C232 158 258 138 260 102Z', b, { w: 7 }) +
      [178, 220, 262, 304, 346].map((y) => button(p, 200, y, c, 7)).join('') +
      p.puff('M226 206H276V246L251 258L226 246Z', tone(a, 0.015), { w: 8, pat: pt })
    )
  return base + neckline(p, a, b) + p.seam('M108 380C160 390 240 390 292 380', a)
}

/** Sweatshirt. v: 0 round neck, 1 hood and pouch, 2 hood and zip. */
export function sweatshirt(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const trim = v === 0 ? b : tone(a, -0.03)
  const hem = 'M104 364C160 378 240 378 296 364C300 380 300 394 296 406C240 416 160 416 104 406C100 394 100 380 104 364Z'
  const wide = { w: 34, lo: 0.4, pat: pt }
  const hood = sym(200, [200, 52], [252, 52, 288, 80, 284, 122], [276, 150, 250, 168, 226, 178], [214, 170, 206, 166, 200, 160])
  let o =
    pile(p, [LONG[0], a, { w: 28, pat: pt }], [LONG[1], tone(a, -0.01), { w: 28, pat: pt }]) +
    LONG_CUFFS.map((d) => cuff(p, d, trim, 10)).join('') +
    pile(p, [hem, trim, { w: 10 }], [front(384, 98), a, wide]) +
    cuff(p, hem, trim, 10) +
    fold(p, 'M128 250Q140 300 126 350M274 240Q260 296 274 344M76 250Q86 274 80 294M324 250Q314 274 320 294', a, 2.4)
  if (v === 2) o += zip(p, 'M200 164V404', c, [200, 182], 13)
  if (v) {
    const pouch =
      v === 1 ? ['M146 296H254L284 344V384H116V344Z'] : pair((m) => `M${m(12)} 290H${m(54)}L${m(84)} 336V384H${m(12)}Z`)
    o +=
      pouch.map((d) => p.puff(d, tone(a, 0.012), { w: 14, pat: pt })).join('') +
      pair((m) => `M${m(54)} 296L${m(84)} 344`)
        .map((d) => p.stroke(d, tone(a, -0.14), 4, 'opacity=".55"'))
        .join('') +
      p.shade(front(384, 98), 'M120 120Q200 220 280 120L280 150Q200 250 120 150Z', 0.26, 8) +
      pile(p, [hood, a, { w: 28, lo: 0.4, pat: pt }]) +
      p.puff(sym(200, [200, 76], [238, 76, 258, 96, 254, 120], [246, 142, 222, 154, 200, 158]), tone(mix(a, b, 0.45), -0.05), {
        w: 20,
        lo: 0.5,
        hi: 0.1,
      }) +
      p.stroke('M200 160C170 158 144 144 144 118M200 160C230 158 256 144 256 118', tone(a, -0.12), 2.4, 'opacity=".6"') +
      p.rod('M180 162C176 190 178 210 174 234', b, 6) +
      p.rod('M220 162C226 190 222 206 228 228', b, 6)
    return o
  }
  return (
    o +
    armholes(p, a) +
    neckline(p, a, b) +
    p.path('M188 152L212 152L200 176Z', b) +
    (pat === 'plain'
      ? p.path(circ(200, 236, 34), c, 'opacity=".92"') + p.path('M166 236a34 34 0 0 0 68 0q-17-14-34 0t-34 0z', tone(c, 0.14))
      : '')
  )
}
