/** Parasols, liners and footmuffs. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, STEEL } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { GRIP } from './parts.ts'

/** Parasols for a pram. Variants: 0 scalloped, 1 ruffled, 2 leaning sail. */
export function parasol(pen: Pen, { main, second, trim, pattern, frame, variant }: Paint): string {
  const top =
    variant === 2
      ? 'M56 212C78 128 140 92 200 92C260 92 322 128 344 212C250 190 150 190 56 212Z'
      : 'M56 214C62 128 128 82 200 82C272 82 338 128 344 214Q320 194 296 214Q272 194 248 214Q224 192 200 214Q176 192 152 214Q128 194 104 214Q80 194 56 214Z'
  const panel =
    'M200 82C252 96 284 150 296 214Q272 194 248 214C246 160 228 112 200 82ZM200 82C172 112 154 160 152 214Q128 194 104 214C116 150 148 96 200 82Z'
  let head = pen.path(ellipse(200, 212, 140, 18), tone(main, -0.26))
  head += pen.rod('M200 200V76', STEEL, 6)
  if (variant === 1) {
    let ruffle = ''
    for (let i = 0; i < 17; i++) ruffle += circle(60 + i * 17.5, 216 + 6 * Math.sin((i / 16) * Math.PI), 13)
    head += pen.path(ruffle, pen.matte(tone(second, -0.01))) + pen.stroke(ruffle, tone(second, -0.12), 1, 'opacity=".45"')
  }
  head += pen.padded(top, main, {
    width: 30,
    shade: 0.4,
    pattern: pen.pattern(pattern, main),
    inner: variant === 0 ? pen.path(panel, tone(second, -0.01), 'opacity=".9"') : '',
  })
  head += pen.stroke(
    'M200 84C172 112 154 160 152 208M200 84C228 112 246 160 248 208M200 84C148 96 116 150 104 208M200 84C252 96 284 150 296 208',
    tone(main, -0.15),
    2.2,
    'opacity=".6"',
  )
  if (variant === 2) head += pen.stroke('M56 212C150 190 250 190 344 212', trim, 7)
  head += pen.padded(roundedRect(191, 60, 18, 28, 8), trim, { width: 6 })
  return (
    pen.groundShadow(206, 446, 130, 10) +
    pen.rod('M60 418H340', frame, 20) +
    pen.stroke('M262 418H340', GRIP, 25) +
    pen.stroke('M264 412H336', '#a3724e', 7) +
    pen.rod('M200 206C204 268 216 288 204 324C194 350 182 362 184 396', STEEL, 12) +
    pen.stroke('M201 236h8M205 254h8M207 272h8M206 290h8M201 308h8M194 326h8M186 344h8', tone(STEEL, -0.18), 2) +
    pen.padded(roundedRect(160, 384, 52, 58, 14), DARK, { width: 10, light: 0.4 }) +
    pen.path(circle(222, 414, 11), pen.ball('#6b625a')) +
    `<g transform="rotate(${[-7, -7, -16][variant]} 200 200)">${head}</g>`
  )
}

/** Seat liners for a pram, flat. Variants: 0 quilted, 1 with a head pad, 2 fluffy. */
export function liner(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const outline = symmetric(
    200,
    [200, 52],
    [252, 52, 282, 70, 284, 112],
    [286, 152, 272, 168, 276, 206],
    [280, 240, 306, 250, 308, 296],
    [310, 340, 294, 350, 292, 388],
    [290, 436, 262, 448, 200, 448],
  )
  const inner = symmetric(
    200,
    [200, 70],
    [244, 70, 264, 84, 266, 116],
    [268, 152, 254, 172, 258, 210],
    [262, 248, 288, 260, 290, 298],
    [290, 336, 276, 348, 274, 386],
    [272, 420, 250, 430, 200, 430],
  )
  const cloth = variant === 2 ? tone(second, -0.01) : main
  const slot = (x: number, y: number, width: number, height: number): string =>
    pen.path(roundedRect(x - width / 2, y - height / 2, width, height, 5), tone(cloth, -0.34)) +
    pen.stroke(roundedRect(x - width / 2 - 3, y - height / 2 - 3, width + 6, height + 6, 8), trim, 4)
  let drawing =
    pen.flatShadow(outline, { blur: 13, opacity: 0.28 }) +
    pen.padded(outline, variant === 2 ? main : second, {
      width: 26,
      pattern: pen.pattern(variant === 2 ? pattern : 'plain', main),
    })
  drawing += pen.padded(inner, cloth, {
    width: 34,
    shade: 0.34,
    light: 0.5,
    pattern: pen.pattern(variant === 2 ? 'boucle' : pattern, cloth),
  })
  if (variant !== 2)
    drawing += pen.stroke(
      'M132 150Q200 166 268 150M128 220Q200 236 272 220M112 300Q200 318 288 300M124 366Q200 384 276 366',
      tone(main, -0.15),
      2,
      'opacity=".5"',
    )
  drawing += pen.shade(inner, 'M112 270H288V300Q200 330 112 300Z', 0.16, 12)
  drawing += slot(170, 186, 9, 34) + slot(230, 186, 9, 34) + slot(138, 276, 9, 30) + slot(262, 276, 9, 30) + slot(200, 344, 34, 9)
  if (variant === 1) {
    const pad = symmetric(
      200,
      [200, 76],
      [250, 74, 268, 96, 262, 138],
      [258, 164, 232, 162, 226, 138],
      [218, 128, 208, 126, 200, 126],
    )
    drawing +=
      pen.flatShadow(pad, { blur: 5, dx: 3, dy: 6, opacity: 0.2 }) +
      pen.padded(pad, second, { width: 18, pattern: pen.pattern('waffle', second) }) +
      pen.seam(symmetric(200, [200, 86], [244, 84, 256, 100, 252, 132]), second)
  }
  return drawing + pen.padded(roundedRect(284, 402, 18, 24, 3), trim, { width: 5 })
}

function pramApron(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const wide =
    'M64 196C70 176 92 168 116 172C170 184 230 184 284 172C308 168 330 176 336 196C350 270 346 352 322 404C304 434 96 434 78 404C54 352 50 270 64 196Z'
  const fluff = pen.pattern('boucle', second)
  const rows = (from: number, to: number, half: number): string => {
    let outline = ''
    for (let y = from; y <= to; y += 46) outline += `M${200 - half} ${y}Q200 ${y + 16} ${200 + half} ${y}`
    return (
      pen.stroke(outline, tone(main, -0.16), 2.2, 'opacity=".55"') +
      pen.stroke(outline, tone(main, 0.1), 1.4, 'opacity=".5" transform="translate(0 3)"')
    )
  }
  const cuff =
    'M60 192C66 160 96 148 122 158C172 174 228 174 278 158C304 148 334 160 340 192C344 218 322 230 300 224C232 240 168 240 100 224C78 230 56 218 60 192Z'
  return (
    pen.flatShadow(wide, { blur: 14 }) +
    pen.padded(wide, main, { width: 40, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    rows(270, 380, 128) +
    pen.flatShadow(cuff, { blur: 6, dy: 7, opacity: 0.18 }) +
    pen.padded(cuff, second, { width: 22, pattern: fluff }) +
    pen.path(circle(84, 190, 7), pen.ball(trim)) +
    pen.path(circle(316, 190, 7), pen.ball(trim)) +
    pen.padded(roundedRect(176, 396, 48, 20, 4), trim, { width: 5 })
  )
}

/** Footmuffs, flat. Variants: 0 for a pram, 1 for an infant seat with a hood, 2 apron. */
export function footmuff(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const tall = symmetric(
    200,
    [200, 48],
    [258, 48, 286, 72, 290, 128],
    [296, 220, 308, 320, 302, 398],
    [296, 440, 252, 452, 200, 452],
  )
  const round = symmetric(
    200,
    [200, 58],
    [254, 58, 292, 88, 292, 140],
    [292, 176, 282, 190, 288, 214],
    [308, 280, 318, 340, 298, 396],
    [280, 440, 240, 446, 200, 446],
  )
  const fluff = pen.pattern('boucle', second)
  const zip = (outline: string): string =>
    pen.stroke(outline, tone(main, -0.2), 6) + pen.stroke(outline, '#e9e2d6', 2.6, 'stroke-dasharray="3 3.2"')
  const rows = (from: number, to: number, half: number): string => {
    let d = ''
    for (let y = from; y <= to; y += 46) d += `M${200 - half} ${y}Q200 ${y + 16} ${200 + half} ${y}`
    return (
      pen.stroke(d, tone(main, -0.16), 2.2, 'opacity=".55"') +
      pen.stroke(d, tone(main, 0.1), 1.4, 'opacity=".5" transform="translate(0 3)"')
    )
  }
  if (variant === 2) return pramApron(pen, paint)
  const body = variant === 1 ? round : tall
  const lining =
    variant === 1
      ? symmetric(200, [200, 82], [240, 82, 262, 102, 262, 140], [262, 180, 256, 196, 262, 240], [240, 256, 220, 258, 200, 258])
      : symmetric(200, [200, 68], [246, 68, 268, 88, 270, 132], [272, 170, 274, 200, 276, 232], [250, 248, 224, 250, 200, 250])
  const front =
    variant === 1
      ? symmetric(200, [200, 254], [232, 254, 258, 248, 280, 236], [302, 300, 306, 350, 290, 394], [274, 430, 240, 438, 200, 438])
      : symmetric(200, [200, 244], [232, 244, 260, 240, 282, 228], [290, 300, 298, 350, 292, 398], [286, 430, 250, 442, 200, 442])
  const cuff =
    variant === 1
      ? symmetric(200, [200, 240], [236, 240, 258, 234, 276, 222], [290, 238, 294, 262, 290, 280], [262, 296, 230, 300, 200, 300])
      : symmetric(200, [200, 230], [236, 230, 262, 224, 284, 212], [294, 236, 296, 260, 292, 276], [264, 292, 232, 296, 200, 296])
  let drawing =
    pen.flatShadow(body, { blur: 14 }) + pen.padded(body, main, { width: 36, shade: 0.42, pattern: pen.pattern(pattern, main) })
  drawing +=
    `<path d="${lining}" fill="#2a170d" fill-opacity=".3" filter="${pen.blur(6)}"/>` +
    pen.padded(lining, tone(second, -0.02), { width: 26, shade: 0.36, pattern: fluff })
  drawing += [170, 230].map((x) => pen.path(roundedRect(x - 4, 150, 8, 30, 4), tone(second, -0.3))).join('')
  drawing +=
    pen.padded(front, main, { width: 34, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
    rows(340, 420, variant === 1 ? 92 : 90)
  drawing += zip(
    variant === 1
      ? 'M118 290C104 340 106 374 120 404M282 290C296 340 294 374 280 404'
      : 'M112 290C106 340 106 374 112 408M288 290C294 340 294 374 288 408',
  )
  drawing +=
    pen.flatShadow(cuff, { blur: 5, dx: 3, dy: 7, opacity: 0.2 }) + pen.padded(cuff, second, { width: 22, pattern: fluff })
  if (variant === 1)
    drawing +=
      pen.stroke('M152 92C136 124 140 190 150 226M248 92C264 124 260 190 250 226', tone(trim, -0.02), 4) +
      pen.path(circle(151, 232, 6), pen.ball(trim)) +
      pen.path(circle(249, 232, 6), pen.ball(trim))
  return drawing + pen.padded(roundedRect(182, 408, 36, 18, 4), trim, { width: 5 })
}
