/** Blankets, tents, cushions and gift cards. */
import { isLight, mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr } from '../shapes.ts'

/** Folded blankets. v: 0 stack of three, 1 single with fringe, 2 knitted with ribbon, 3 with a bound edge. */
export function blanket(p: Pen, { a, b, c, pat, v }: Paint): string {
  const fold = (y: number, h: number, col: string, pt: string, w = 132): string => {
    const d = `M${200 - w} ${y + h * 0.5}C${200 - w - 8} ${y + 2} ${200 - w + 12} ${y} ${200 - w + 24} ${y}H${200 + w - 10}C${200 + w + 10} ${y + 2} ${200 + w + 10} ${y + h - 2} ${200 + w - 8} ${y + h}H${200 - w + 22}C${200 - w - 2} ${y + h} ${200 - w - 6} ${y + h - 6} ${200 - w} ${y + h * 0.5}Z`
    return (
      p.puff(d, col, { w: Math.min(26, h * 0.42), lo: 0.42, hi: 0.5, pat: pt }) +
      p.stroke(`M${200 - w + 20} ${y + h * 0.5}H${200 + w - 2}`, tone(col, -0.17), 2.6, 'opacity=".7"') +
      p.shade(d, `M${200 - w} ${y + h * 0.5}h${2 * w}v${h * 0.16}h${-2 * w}z`, 0.2, 4)
    )
  }
  let o = p.ground(200, 418, 154, 15)
  if (v === 0)
    return (
      o +
      fold(344, 72, a, p.pattern(pat, a)) +
      fold(276, 68, b, p.pattern('knit', b), 126) +
      fold(214, 62, c, p.pattern('waffle', c), 122)
    )
  if (v === 1) {
    let fr = ''
    for (let x = 78; x < 326; x += 9) fr += `M${x} 404q2 8-1 15`
    return (
      o + p.stroke(fr, tone(a, -0.02), 4) + fold(330, 78, a, p.pattern(pat, a), 130) + fold(252, 78, a, p.pattern(pat, a), 128)
    )
  }
  if (v === 3)
    return (
      o +
      fold(338, 78, a, p.pattern(pat, a)) +
      fold(262, 76, a, p.pattern(pat, a), 128) +
      p.stroke('M86 411H316M90 333H312', c, 7) +
      p.stroke('M86 409H316M90 331H312', tone(c, 0.14), 2, 'opacity=".7"')
    )
  o += fold(338, 78, a, p.pattern('knit', a)) + fold(262, 76, a, p.pattern('knit', a), 128)
  return (
    o +
    p.puff(rr(186, 258, 30, 158, 4), b, { w: 10 }) +
    p.puff('M200 262C170 226 136 232 138 254C140 276 176 276 200 264Z', b, { w: 12 }) +
    p.puff('M202 262C232 226 266 232 264 254C262 276 226 276 202 264Z', b, { w: 12 }) +
    p.path(rr(189, 250, 24, 22, 7), p.ball(tone(b, -0.04)))
  )
}

/** Play tent. v: 0 plain, 1 bunting, 2 closed flap. */
export function tent(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  let o = p.ground(200, 438, 160, 16)
  o += p.rod('M180 42L330 430M220 42L70 430', tone(wood, -0.04), 8) + p.rod('M208 36L268 420', tone(wood, -0.1), 7)
  const whole = 'M200 88L336 424C260 444 140 444 64 424Z'
  o += p.puff(whole, a, { w: 24, lo: 0.42, pat: p.pattern(pat, a) })
  const door =
    v === 2 ? 'M200 214L226 438H174Z' : 'M200 206C206 280 232 370 262 440C222 444 178 444 138 440C168 370 194 280 200 206Z'
  o +=
    p.path(
      door,
      p.lg([
        [0, tone(a, -0.3)],
        [1, tone(a, -0.22)],
      ]),
    ) + p.shade(door, 'M150 400H260V446H140Z', 0.3, 8)
  if (v !== 2)
    o +=
      p.puff(ell(200, 430, 48, 12), b, { w: 8 }) +
      p.puff('M200 206C190 280 168 350 132 400C128 384 134 372 140 362C166 316 184 262 200 206Z', b, { w: 12 }) +
      p.puff('M200 206C210 280 232 350 268 400C272 384 266 372 260 362C234 316 216 262 200 206Z', b, { w: 12 }) +
      p.stroke('M122 392L146 396M278 392L254 396', c, 5)
  o += p.stroke('M200 96L150 436M200 96L250 436', tone(a, -0.12), 1.6, 'opacity=".3"')
  if (v === 1) {
    o += p.stroke('M120 290Q200 340 280 290', tone(wood, -0.1), 2)
    ;(
      [
        [130, 297, 8],
        [158, 309, 4],
        [186, 315, 1],
        [214, 315, -1],
        [242, 309, -4],
        [268, 297, -8],
      ] as const
    ).forEach(
      ([x, y, r], i) =>
        (o += `<g transform="rotate(${r * 2} ${x} ${y})">${p.path(`M${x - 11} ${y}h22l-11 22z`, p.matte(nth([b, c, mix(a, '#fff', 0.5)], i % 3)))}</g>`),
    )
  }
  return o + p.stroke('M186 74Q200 84 214 74', tone(b, -0.05), 9)
}

/** Feeding or sleep pillow. v: 0 crescent, 1 star, 2 cloud. */
export function pillow(p: Pen, { a, b, c, pat, v }: Paint): string {
  const d = nth(
    [
      'M74 190C96 110 160 92 200 92C240 92 304 110 326 190C346 270 330 366 280 384C244 394 236 352 246 316C258 270 244 232 200 232C156 232 142 270 154 316C164 352 156 394 120 384C70 366 54 270 74 190Z',
      'M200 86C222 86 234 150 250 164C266 176 332 172 338 194C344 214 292 250 286 270C280 292 306 350 288 364C270 376 222 334 200 334C178 334 130 376 112 364C94 350 120 292 114 270C108 250 56 214 62 194C68 172 134 176 150 164C166 150 178 86 200 86Z',
      'M92 366C44 362 36 292 84 276C72 208 142 172 184 208C204 150 302 160 306 234C366 238 372 340 312 364C280 374 130 374 92 366Z',
    ],
    v,
  )
  let o = p.lay(d, { s: 14, o: 0.28 }) + p.puff(d, a, { w: 50, lo: 0.44, hi: 0.55, pat: p.pattern(pat, a) })
  if (v === 0)
    o += p.stroke(
      'M96 300Q130 300 150 306M304 300Q270 300 250 306M120 150Q150 180 166 214M280 150Q250 180 234 214M200 96V160',
      tone(a, -0.13),
      2,
      'opacity=".4"',
    )
  else
    o +=
      p.path(circ(174, v === 1 ? 246 : 288, 5), INK) +
      p.path(circ(226, v === 1 ? 246 : 288, 5), INK) +
      p.stroke(`M190 ${v === 1 ? 262 : 304}q10 9 20 0`, INK, 2.6) +
      p.path(ell(156, v === 1 ? 262 : 304, 11, 7), '#e8836b', 'opacity=".3"') +
      p.path(ell(244, v === 1 ? 262 : 304, 11, 7), '#e8836b', 'opacity=".3"')
  return o + p.puff(rr(v === 0 ? 318 : v === 1 ? 270 : 330, v === 1 ? 290 : 300, 16, 20, 3), c, { w: 5 })
}

/** Gift card in an envelope. v: 0 nest, 1 star, 2 stripe. */
export function giftcard(p: Pen, { a, b, c, v }: Paint): string {
  const card = rr(70, 128, 260, 168, 16)
  const env = 'M52 236H348V404C348 414 342 420 332 420H68C58 420 52 414 52 404Z'
  let o = p.lay(env, { s: 15 }) + p.path('M52 236L200 130L348 236V300H52Z', p.matte(tone(c, -0.1)))
  o += `<g transform="rotate(-3 200 210)">${p.lay(card, { o: 0.2 })}${p.puff(card, a, { w: 12, hi: 0.3 })}`
  o +=
    v === 0
      ? `<g transform="translate(200 204) scale(1.15)">${p.path(ell(-12, -15, 14, 18), p.ball('#a8cbcf'))}${p.path(ell(14, -12, 13, 17), p.ball('#f3d9a4'))}${p.path('M-42-6C-28 0-14 3 0 3C14 3 28 0 42-6C44 18 26 36 0 36C-26 36-44 18-42-6Z', isLight(a) ? tone(a, -0.42) : '#fdf4e6')}${p.stroke('M-34 10Q0 24 34 8M-22 23Q2 30 24 20', isLight(a) ? '#fdf6ea' : tone(a, -0.02), 2.4, 'opacity=".85"')}</g>`
      : v === 1
        ? p.path('M200 150l14 30 33 4-24 23 6 33-29-16-29 16 6-33-24-23 33-4z', p.matte(b))
        : p.path('M70 200h260v22H70zM170 128h22v168h-22z', p.matte(b))
  o +=
    '</g>' +
    p.puff('M52 236L200 344L348 236V404C348 414 342 420 332 420H68C58 420 52 414 52 404Z', c, { w: 16 }) +
    p.stroke('M58 416L176 328M342 416L224 328', tone(c, -0.1), 2, 'opacity=".6"')
  return o + p.puff(circ(200, 338, 20), b, { w: 10 }) + p.stroke('M191 340q9 8 18 0', tone(b, 0.2), 2.4)
}
