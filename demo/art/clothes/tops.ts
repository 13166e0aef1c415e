/** T-shirts, long-sleeved tops and sweatshirts. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { button, cuff, fold, pair, pile, zip } from '../garment-parts.ts'
import { circle, ellipse, symmetric } from '../shapes.ts'
import { LONG, LONG_CUFFS, armholes, front, neckline } from './parts.ts'

/** Top with short sleeves. Variants: 0 round neck, 1 with pocket, 2 vest. */
export function tee(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const edge = variant === 1 ? trim : second
  if (variant === 2) {
    const outline = symmetric(
      200,
      [200, 176],
      [230, 174, 236, 140, 238, 100],
      [262, 100],
      [262, 146, 276, 172, 294, 184],
      [288, 250, 290, 330, 296, 396],
      [260, 406, 230, 408, 200, 408],
    )
    return (
      pen.path('M162 100C162 150 176 176 200 176S238 150 238 100C238 128 226 138 200 138S162 128 162 100Z', tone(main, -0.2)) +
      pile(pen, [outline, main, { width: 30, shade: 0.38, pattern: print }]) +
      pen.stroke('M162 102C164 140 170 176 200 176S236 140 238 102', edge, 9) +
      pen.stroke('M138 102C138 146 124 172 106 184M262 102C262 146 276 172 294 184', edge, 9) +
      pen.seam('M110 388C160 398 240 398 290 388', main) +
      fold(pen, 'M128 260Q140 310 128 360M270 250Q258 300 270 350M212 220Q204 270 214 320', main)
    )
  }
  const body = front(402, 98)
  const [l, r] = pair((m) => `M${m(62)} 105C${m(104)} 108 ${m(130)} 134 ${m(146)} 172L${m(164)} 214L${m(112)} 242L${m(84)} 200Z`)
  const hems = pair((m) => `M${m(161)} 206L${m(167)} 221C${m(150)} 236 ${m(130)} 246 ${m(114)} 250L${m(108)} 235Z`)
  return (
    pile(pen, [l, main, { width: 22, pattern: print }], [r, tone(main, -0.01), { width: 22, pattern: print }]) +
    hems.map((d) => pen.padded(d, variant ? trim : tone(main, -0.02), { width: 7, pattern: variant ? '' : print })).join('') +
    pile(pen, [body, main, { width: 32, shade: 0.36, pattern: print }]) +
    neckline(pen, main, edge) +
    armholes(pen, main) +
    pen.seam('M108 386C160 396 240 396 292 386', main) +
    (variant === 1
      ? pen.padded('M222 192H276V238Q276 250 249 258Q222 250 222 238Z', tone(main, 0.02), { width: 9, pattern: print }) +
        pen.padded('M220 188H278V204H220Z', trim, { width: 5 })
      : '') +
    (variant === 0 && pattern === 'plain'
      ? pen.path('M168 246a32 32 0 0 1 64 0Z', trim) +
        pen.stroke('M154 256H246M168 268H232', trim, 5) +
        pen.stroke('M200 204v-12M164 218l-8-9M236 218l8-9', trim, 5)
      : '') +
    fold(pen, 'M126 280Q138 320 128 366M272 270Q260 316 272 360M204 300Q196 340 206 376', main)
  )
}

/** Top with long sleeves. Variants: 0 round neck, 1 roll neck, 2 shirt with stand-up collar. */
export function longsleeve(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(variant === 1 && pattern === 'plain' ? 'rib' : pattern, main)
  const edge = variant === 0 ? second : main
  const low =
    variant === 2
      ? 'M104 382C150 398 250 398 296 382C298 396 290 412 262 416C230 410 170 410 138 416C110 412 102 396 104 382Z'
      : ''
  const base =
    (low ? pile(pen, [low, tone(main, -0.01), { width: 14, pattern: print }]) : '') +
    pile(pen, [LONG[0], main, { width: 24, pattern: print }], [LONG[1], tone(main, -0.01), { width: 24, pattern: print }]) +
    LONG_CUFFS.map((d) => cuff(pen, d, edge)).join('') +
    pile(pen, [front(396, 96), main, { width: 32, shade: 0.36, pattern: print }]) +
    armholes(pen, main) +
    fold(pen, 'M126 270Q140 320 128 360M272 262Q258 312 272 356M78 250Q86 274 82 296M322 250Q314 274 318 296', main)
  if (variant === 1)
    return (
      base +
      pen.shade(front(396, 96), ellipse(200, 134, 62, 20), 0.28, 6) +
      cuff(pen, 'M150 74C148 62 252 62 250 74L262 112C254 162 146 162 138 112Z', main, 12) +
      pen.stroke('M146 100C170 112 230 112 254 100', tone(main, -0.16), 2.4, 'opacity=".6"') +
      pen.path('M154 70C170 80 230 80 246 70C230 64 170 64 154 70Z', tone(main, -0.2))
    )
  if (variant === 2)
    return (
      base +
      pen.path('M152 103C158 152 242 152 248 103C220 117 180 117 152 103Z', tone(main, -0.24)) +
      pen.padded('M186 134H214V386H186Z', tone(main, 0.02), { width: 7, pattern: print }) +
      pen.padded('M140 102L152 98C160 128 182 138 198 140L196 160C168 158 142 138 140 102Z', second, { width: 7 }) +
      pen.padded('M260 102L248 98C240 128 218 138 202 140L204 160C232 158 258 138 260 102Z', second, { width: 7 }) +
      [178, 220, 262, 304, 346].map((y) => button(pen, 200, y, trim, 7)).join('') +
      pen.padded('M226 206H276V246L251 258L226 246Z', tone(main, 0.015), { width: 8, pattern: print })
    )
  return base + neckline(pen, main, second) + pen.seam('M108 380C160 390 240 390 292 380', main)
}

/** Sweatshirt. Variants: 0 round neck, 1 hood and pouch, 2 hood and zip. */
export function sweatshirt(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const edge = variant === 0 ? second : tone(main, -0.03)
  const hem = 'M104 364C160 378 240 378 296 364C300 380 300 394 296 406C240 416 160 416 104 406C100 394 100 380 104 364Z'
  const wide = { width: 34, shade: 0.4, pattern: print }
  const hood = symmetric(
    200,
    [200, 52],
    [252, 52, 288, 80, 284, 122],
    [276, 150, 250, 168, 226, 178],
    [214, 170, 206, 166, 200, 160],
  )
  let o =
    pile(pen, [LONG[0], main, { width: 28, pattern: print }], [LONG[1], tone(main, -0.01), { width: 28, pattern: print }]) +
    LONG_CUFFS.map((d) => cuff(pen, d, edge, 10)).join('') +
    pile(pen, [hem, edge, { width: 10 }], [front(384, 98), main, wide]) +
    cuff(pen, hem, edge, 10) +
    fold(pen, 'M128 250Q140 300 126 350M274 240Q260 296 274 344M76 250Q86 274 80 294M324 250Q314 274 320 294', main, 2.4)
  if (variant === 2) o += zip(pen, 'M200 164V404', trim, [200, 182], 13)
  if (variant) {
    const pouch =
      variant === 1 ? ['M146 296H254L284 344V384H116V344Z'] : pair((m) => `M${m(12)} 290H${m(54)}L${m(84)} 336V384H${m(12)}Z`)
    o +=
      pouch.map((d) => pen.padded(d, tone(main, 0.012), { width: 14, pattern: print })).join('') +
      pair((m) => `M${m(54)} 296L${m(84)} 344`)
        .map((d) => pen.stroke(d, tone(main, -0.14), 4, 'opacity=".55"'))
        .join('') +
      pen.shade(front(384, 98), 'M120 120Q200 220 280 120L280 150Q200 250 120 150Z', 0.26, 8) +
      pile(pen, [hood, main, { width: 28, shade: 0.4, pattern: print }]) +
      pen.padded(
        symmetric(200, [200, 76], [238, 76, 258, 96, 254, 120], [246, 142, 222, 154, 200, 158]),
        tone(mix(main, second, 0.45), -0.05),
        {
          width: 20,
          shade: 0.5,
          light: 0.1,
        },
      ) +
      pen.stroke('M200 160C170 158 144 144 144 118M200 160C230 158 256 144 256 118', tone(main, -0.12), 2.4, 'opacity=".6"') +
      pen.rod('M180 162C176 190 178 210 174 234', second, 6) +
      pen.rod('M220 162C226 190 222 206 228 228', second, 6)
    return o
  }
  return (
    o +
    armholes(pen, main) +
    neckline(pen, main, second) +
    pen.path('M188 152L212 152L200 176Z', second) +
    (pattern === 'plain'
      ? pen.path(circle(200, 236, 34), trim, 'opacity=".92"') +
        pen.path('M166 236a34 34 0 0 0 68 0q-17-14-34 0t-34 0z', tone(trim, 0.14))
      : '')
  )
}
