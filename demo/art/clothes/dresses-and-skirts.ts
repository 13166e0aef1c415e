/** Dresses and skirts. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { button, cuff, fold, pair, pile } from '../garment-parts.ts'
import { roundedRect, symmetric } from '../shapes.ts'
import { HOLLOW, LONG, LONG_CUFFS, armholes, front, neckline } from './parts.ts'

/** Dress. Variants: 0 long sleeves and collar, 1 with thin straps, 2 knitted. */
export function frock(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const knit = variant === 2
  const print = pen.pattern(knit ? 'knit' : pattern, main)
  const skirt = knit
    ? symmetric(
        200,
        [200, 138],
        [230, 136, 240, 118, 248, 103],
        [268, 102, 284, 110, 296, 123],
        [276, 160, 268, 200, 268, 240],
        [276, 300, 294, 350, 304, 414],
        [270, 428, 236, 430, 200, 430],
      )
    : symmetric(200, [200, 222], [254, 220], [280, 270, 314, 352, 328, 414], [284, 432, 240, 436, 200, 436])
  const pleats = fold(
    pen,
    'M164 232Q150 320 136 424M184 232Q180 330 174 430M216 232Q220 330 226 430M236 232Q250 320 264 424M150 232Q122 310 100 410M250 232Q278 310 300 410',
    main,
    2.4,
  )
  if (variant === 1) {
    const top = 'M142 152C166 140 184 156 200 156S234 140 258 152L256 228H144Z'
    const straps = 'M152 150C150 118 158 90 168 70M248 150C250 118 242 90 232 70'
    const hem = symmetric(200, [200, 392], [321, 388], [330, 410, 332, 424, 334, 432], [290, 452, 240, 456, 200, 456])
    return (
      pen.stroke(straps, '#3a2418', 9, `opacity=".22" transform="translate(5 9)" filter="${pen.blur(5)}"`) +
      pile(pen, [hem, main, { width: 12, pattern: print }], [skirt, main, { width: 34, shade: 0.38, pattern: print }]) +
      pleats +
      pen.rod(straps, second, 9) +
      pen.shade(skirt, 'M140 224H260V238H140Z', 0.3, 5) +
      pile(pen, [top, main, { width: 16, pattern: print }]) +
      pen.stroke(
        'M146 176Q200 186 254 176M146 192Q200 202 254 192M146 208Q200 218 254 208',
        tone(main, -0.16),
        2,
        'opacity=".55" stroke-dasharray="6 4"',
      ) +
      pen.stroke('M142 152C166 140 184 156 200 156S234 140 258 152', second, 6) +
      pen.padded(
        'M152 138C134 126 124 140 132 152C138 160 146 152 152 142C158 152 168 160 172 150C176 138 166 128 152 138Z',
        second,
        {
          width: 7,
        },
      ) +
      pen.padded(
        'M248 138C230 126 224 140 228 152C234 160 242 152 248 142C254 152 264 160 268 150C274 138 262 128 248 138Z',
        second,
        {
          width: 7,
        },
      )
    )
  }
  const long = { width: 24, pattern: print }
  const sleeves =
    pile(pen, [LONG[0], main, long], [LONG[1], tone(main, -0.01), long]) + LONG_CUFFS.map((d) => cuff(pen, d, second)).join('')
  const top = front(232, 60)
  if (knit)
    return (
      sleeves +
      pile(pen, [skirt, main, { width: 34, shade: 0.4, pattern: print }]) +
      cuff(pen, 'M98 404C160 420 240 420 302 404L306 428C250 444 150 444 94 428Z', second) +
      fold(pen, 'M134 244Q150 262 150 290M266 244Q250 262 250 290M170 300Q164 350 160 396M230 300Q236 350 240 396', main, 2.4) +
      pen.stroke(
        'M104 372l12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12',
        trim,
        5,
      ) +
      neckline(pen, main, second) +
      armholes(pen, main)
    )
  const collar = pair(
    (m) =>
      `M${m(0)} 144C${m(20)} 146 ${m(44)} 134 ${m(48)} 104C${m(70)} 108 ${m(76)} 138 ${m(60)} 158C${m(42)} 174 ${m(8)} 168 ${m(0)} 144Z`,
  )
  return (
    sleeves +
    pile(pen, [skirt, main, { width: 34, shade: 0.38, pattern: print }]) +
    pleats +
    pen.shade(skirt, 'M140 224H260V240H140Z', 0.32, 5) +
    pen.padded(top, main, { width: 24, pattern: print }) +
    pen.stroke('M142 228Q200 238 258 228', second, 8) +
    pen.path(HOLLOW, tone(main, -0.22)) +
    collar.map((d) => pen.padded(d, trim, { width: 9, shade: 0.28 })).join('') +
    [186, 208].map((y) => button(pen, 200, y, second, 6)).join('') +
    armholes(pen, main)
  )
}

/** Skirt. Variants: 0 tiers, 1 tulle, 2 button front. */
export function skirt(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const cut = (y: number, top: number, low: number, height: number): string =>
    symmetric(
      200,
      [200, y],
      [200 + top, y - 4],
      [200 + top + 10, y + height * 0.4, 200 + low - 8, y + height * 0.8, 200 + low, y + height - 6],
      [260, y + height + 8, 230, y + height + 10, 200, y + height + 10],
    )
  const band = 'M124 118C170 130 230 130 276 118L278 148C230 160 170 160 122 148Z'
  const rays = (y: number, h: number, top: number, low: number, n: number): string =>
    Array.from({ length: n }, (_, i) => {
      const t = (i + 0.5) / n - 0.5
      return `M${(200 + t * 2 * top).toFixed(0)} ${y}Q${(200 + t * (top + low)).toFixed(0)} ${y + h * 0.5} ${(200 + t * 2 * low).toFixed(0)} ${y + h}`
    }).join('')
  let drawing = ''
  if (variant === 1) {
    for (const [i, low] of [166, 156, 146, 136].entries()) {
      const outline = cut(146, 76, low, 250 - i * 22)
      drawing +=
        (i ? pen.flatShadow(outline, { dx: 2, dy: 6, blur: 5, opacity: 0.14 }) : pen.flatShadow(outline)) +
        `<g opacity="${i ? 0.72 : 1}">${pen.padded(outline, tone(mix(main, '#fff', 0.2), i * 0.012), { width: 26, shade: 0.3 })}</g>` +
        fold(pen, rays(150, 236 - i * 22, 70, low - 6, 12 - i), main, 2)
    }
    return (
      drawing +
      cuff(pen, band, trim) +
      pen.padded(
        'M200 136C170 112 146 118 148 138C150 158 176 156 200 140C224 156 250 158 252 138C254 118 230 112 200 136Z',
        second,
        {
          width: 10,
        },
      ) +
      pen.padded(roundedRect(190, 128, 20, 20, 8), tone(second, -0.03), { width: 6 })
    )
  }
  if (variant === 2) {
    const d = cut(144, 78, 142, 244)
    return (
      pile(pen, [d, main, { width: 36, shade: 0.4, pattern: print }]) +
      fold(pen, rays(150, 230, 76, 134, 6), main, 2.4) +
      pen.padded('M186 146H214V394H186Z', tone(main, 0.015), { width: 8, pattern: print }) +
      pen.seam('M66 372C140 392 260 392 334 372', main) +
      cuff(pen, band, second) +
      [180, 228, 276, 324].map((y) => button(pen, 200, y, trim, 9)).join('') +
      pair((m) => `M${m(34)} 196H${m(80)}V232Q${m(80)} 252 ${m(57)} 252T${m(34)} 232Z`)
        .map((x) => pen.padded(x, tone(main, 0.015), { width: 10, pattern: print }))
        .join('')
    )
  }
  const tiers = [cut(312, 130, 160, 84), cut(228, 104, 138, 92), cut(142, 76, 112, 92)]
  for (const [i, d] of tiers.entries())
    drawing +=
      pile(pen, [d, tone(main, i * 0.008), { width: 24, shade: 0.36, pattern: print }]) +
      fold(pen, rays(316 - i * 85, 70, 124 - i * 26, 150 - i * 22, 12 - i * 2), main, 2.2)
  return (
    drawing + cuff(pen, band, second) + pen.stroke('M194 138C186 160 182 172 178 182M206 138C214 160 218 172 224 180', trim, 4.5)
  )
}
