/** Blankets, tents, cushions and gift cards. */
import { isLight, mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { CUSHIONS } from './parts.ts'

/** Folded blankets. Variants: 0 stack of three, 1 single with fringe, 2 knitted with ribbon, 3 with a bound edge. */
export function blanket(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const fold = (y: number, height: number, col: string, print: string, w = 132): string => {
    const outline = `M${200 - w} ${y + height * 0.5}C${200 - w - 8} ${y + 2} ${200 - w + 12} ${y} ${200 - w + 24} ${y}H${200 + w - 10}C${200 + w + 10} ${y + 2} ${200 + w + 10} ${y + height - 2} ${200 + w - 8} ${y + height}H${200 - w + 22}C${200 - w - 2} ${y + height} ${200 - w - 6} ${y + height - 6} ${200 - w} ${y + height * 0.5}Z`
    return (
      pen.padded(outline, col, { width: Math.min(26, height * 0.42), shade: 0.42, light: 0.5, pattern: print }) +
      pen.stroke(`M${200 - w + 20} ${y + height * 0.5}H${200 + w - 2}`, tone(col, -0.17), 2.6, 'opacity=".7"') +
      pen.shade(outline, `M${200 - w} ${y + height * 0.5}h${2 * w}v${height * 0.16}h${-2 * w}z`, 0.2, 4)
    )
  }
  let drawing = pen.groundShadow(200, 418, 154, 15)
  if (variant === 0)
    return (
      drawing +
      fold(344, 72, main, pen.pattern(pattern, main)) +
      fold(276, 68, second, pen.pattern('knit', second), 126) +
      fold(214, 62, trim, pen.pattern('waffle', trim), 122)
    )
  if (variant === 1) {
    let fr = ''
    for (let x = 78; x < 326; x += 9) fr += `M${x} 404q2 8-1 15`
    return (
      drawing +
      pen.stroke(fr, tone(main, -0.02), 4) +
      fold(330, 78, main, pen.pattern(pattern, main), 130) +
      fold(252, 78, main, pen.pattern(pattern, main), 128)
    )
  }
  if (variant === 3)
    return (
      drawing +
      fold(338, 78, main, pen.pattern(pattern, main)) +
      fold(262, 76, main, pen.pattern(pattern, main), 128) +
      pen.stroke('M86 411H316M90 333H312', trim, 7) +
      pen.stroke('M86 409H316M90 331H312', tone(trim, 0.14), 2, 'opacity=".7"')
    )
  drawing += fold(338, 78, main, pen.pattern('knit', main)) + fold(262, 76, main, pen.pattern('knit', main), 128)
  return (
    drawing +
    pen.padded(roundedRect(186, 258, 30, 158, 4), second, { width: 10 }) +
    pen.padded('M200 262C170 226 136 232 138 254C140 276 176 276 200 264Z', second, { width: 12 }) +
    pen.padded('M202 262C232 226 266 232 264 254C262 276 226 276 202 264Z', second, { width: 12 }) +
    pen.path(roundedRect(189, 250, 24, 22, 7), pen.ball(tone(second, -0.04)))
  )
}

/** Play tent. Variants: 0 plain, 1 bunting, 2 closed flap. */
export function tent(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  let drawing = pen.groundShadow(200, 438, 160, 16)
  drawing += pen.rod('M180 42L330 430M220 42L70 430', tone(wood, -0.04), 8) + pen.rod('M208 36L268 420', tone(wood, -0.1), 7)
  const whole = 'M200 88L336 424C260 444 140 444 64 424Z'
  drawing += pen.padded(whole, main, { width: 24, shade: 0.42, pattern: pen.pattern(pattern, main) })
  const door =
    variant === 2 ? 'M200 214L226 438H174Z' : 'M200 206C206 280 232 370 262 440C222 444 178 444 138 440C168 370 194 280 200 206Z'
  drawing +=
    pen.path(
      door,
      pen.linear([
        [0, tone(main, -0.3)],
        [1, tone(main, -0.22)],
      ]),
    ) + pen.shade(door, 'M150 400H260V446H140Z', 0.3, 8)
  if (variant !== 2)
    drawing +=
      pen.padded(ellipse(200, 430, 48, 12), second, { width: 8 }) +
      pen.padded('M200 206C190 280 168 350 132 400C128 384 134 372 140 362C166 316 184 262 200 206Z', second, { width: 12 }) +
      pen.padded('M200 206C210 280 232 350 268 400C272 384 266 372 260 362C234 316 216 262 200 206Z', second, { width: 12 }) +
      pen.stroke('M122 392L146 396M278 392L254 396', trim, 5)
  drawing += pen.stroke('M200 96L150 436M200 96L250 436', tone(main, -0.12), 1.6, 'opacity=".3"')
  if (variant === 1) {
    drawing += pen.stroke('M120 290Q200 340 280 290', tone(wood, -0.1), 2)
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
        (drawing += `<g transform="rotate(${r * 2} ${x} ${y})">${pen.path(`M${x - 11} ${y}h22l-11 22z`, pen.matte(nth([second, trim, mix(main, '#fff', 0.5)], i % 3)))}</g>`),
    )
  }
  return drawing + pen.stroke('M186 74Q200 84 214 74', tone(second, -0.05), 9)
}

/** Feeding or sleep pillow. Variants: 0 crescent, 1 star, 2 cloud. */
export function pillow(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const outline = nth(
    [
      'M74 190C96 110 160 92 200 92C240 92 304 110 326 190C346 270 330 366 280 384C244 394 236 352 246 316C258 270 244 232 200 232C156 232 142 270 154 316C164 352 156 394 120 384C70 366 54 270 74 190Z',
      CUSHIONS.star,
      CUSHIONS.cloud,
    ],
    variant,
  )
  let drawing =
    pen.flatShadow(outline, { blur: 14, opacity: 0.28 }) +
    pen.padded(outline, main, { width: 50, shade: 0.44, light: 0.55, pattern: pen.pattern(pattern, main) })
  if (variant === 0)
    drawing += pen.stroke(
      'M96 300Q130 300 150 306M304 300Q270 300 250 306M120 150Q150 180 166 214M280 150Q250 180 234 214M200 96V160',
      tone(main, -0.13),
      2,
      'opacity=".4"',
    )
  else
    drawing +=
      pen.path(circle(174, variant === 1 ? 246 : 288, 5), faceOn(main)) +
      pen.path(circle(226, variant === 1 ? 246 : 288, 5), faceOn(main)) +
      pen.stroke(`M190 ${variant === 1 ? 262 : 304}q10 9 20 0`, faceOn(main), 2.6) +
      pen.path(ellipse(156, variant === 1 ? 262 : 304, 11, 7), '#e8836b', 'opacity=".3"') +
      pen.path(ellipse(244, variant === 1 ? 262 : 304, 11, 7), '#e8836b', 'opacity=".3"')
  return (
    drawing +
    pen.padded(roundedRect(variant === 0 ? 318 : variant === 1 ? 270 : 330, variant === 1 ? 290 : 300, 16, 20, 3), trim, {
      width: 5,
    })
  )
}

/** Gift card in an envelope. Variants: 0 nest, 1 star, 2 stripe. */
export function giftcard(pen: Pen, { main, second, trim, variant }: Paint): string {
  const card = roundedRect(70, 128, 260, 168, 16)
  const env = 'M52 236H348V404C348 414 342 420 332 420H68C58 420 52 414 52 404Z'
  let drawing = pen.flatShadow(env, { blur: 15 }) + pen.path('M52 236L200 130L348 236V300H52Z', pen.matte(tone(trim, -0.1)))
  drawing += `<g transform="rotate(-3 200 210)">${pen.flatShadow(card, { opacity: 0.2 })}${pen.padded(card, main, { width: 12, light: 0.3 })}`
  drawing +=
    variant === 0
      ? `<g transform="translate(200 204) scale(1.15)">${pen.path(ellipse(-12, -15, 14, 18), pen.ball('#a8cbcf'))}${pen.path(ellipse(14, -12, 13, 17), pen.ball('#f3d9a4'))}${pen.path('M-42-6C-28 0-14 3 0 3C14 3 28 0 42-6C44 18 26 36 0 36C-26 36-44 18-42-6Z', isLight(main) ? tone(main, -0.42) : '#fdf4e6')}${pen.stroke('M-34 10Q0 24 34 8M-22 23Q2 30 24 20', isLight(main) ? '#fdf6ea' : tone(main, -0.02), 2.4, 'opacity=".85"')}</g>`
      : variant === 1
        ? pen.path('M200 150l14 30 33 4-24 23 6 33-29-16-29 16 6-33-24-23 33-4z', pen.matte(second))
        : pen.path('M70 200h260v22H70zM170 128h22v168h-22z', pen.matte(second))
  drawing +=
    '</g>' +
    pen.padded('M52 236L200 344L348 236V404C348 414 342 420 332 420H68C58 420 52 414 52 404Z', trim, { width: 16 }) +
    pen.stroke('M58 416L176 328M342 416L224 328', tone(trim, -0.1), 2, 'opacity=".6"')
  return (
    drawing + pen.padded(circle(200, 338, 20), second, { width: 10 }) + pen.stroke('M191 340q9 8 18 0', tone(second, 0.2), 2.4)
  )
}
