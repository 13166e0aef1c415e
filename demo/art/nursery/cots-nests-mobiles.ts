/** Cots, nests and mobiles. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'

/** Slatted crib, three-quarter front. Variants: 0 with canopy, 1 plain, 2 toddler bed with open side. */
export function crib(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  const post = (x: number, y: number, height: number): string =>
    pen.wood(roundedRect(x, y, 17, height, 8), wood, { direction: 88, width: 8 })
  let drawing = pen.groundShadow(200, 430, 162, 15)
  if (variant === 0) {
    const veil =
      'M200 62C150 92 92 150 66 262C92 244 104 252 120 236C146 190 176 140 200 112C224 140 254 190 280 236C296 252 308 244 334 262C308 150 250 92 200 62Z'
    drawing +=
      pen.padded(veil, mix(trim, '#ffffff', 0.35), { width: 22, shade: 0.22, light: 0.6 }) +
      pen.stroke(
        'M190 76C150 120 116 180 96 246M210 76C250 120 284 180 304 246M196 84C172 120 146 170 128 226M204 84C228 120 254 170 272 226',
        tone(trim, -0.08),
        1.6,
        'opacity=".6"',
      ) +
      pen.path(circle(200, 62, 10), pen.ball(wood))
  }
  // far rail
  drawing += pen.wood(roundedRect(66, 240, 268, 12, 6), tone(wood, -0.08), { width: 6 })
  for (let x = 84; x < 320; x += 23) drawing += pen.path(roundedRect(x, 250, 8, 96, 4), tone(wood, -0.12))
  // a bed from two years on has a pillow and a duvet, a cot for babies has a mattress with its sheet and nothing else
  drawing += pen.padded('M62 322H338V364H62Z', '#f7f1e7', { width: 14, shade: 0.3 })
  if (variant !== 2)
    drawing += pen.padded('M62 314H338V348H62Z', second, { width: 14, shade: 0.3, pattern: pen.pattern(pattern, second) })
  else {
    drawing += pen.padded(
      'M74 318C72 292 90 286 130 288C160 288 168 300 164 322C140 330 96 330 74 318Z',
      mix(second, '#fff8ee', 0.5),
      { width: 18 },
    )
    drawing += pen.padded('M164 328C172 296 200 300 250 300C300 300 332 302 336 318L338 374H168C160 360 160 344 164 328Z', main, {
      width: 20,
      pattern: pen.pattern(pattern, main),
    })
  }
  // near side
  drawing += post(48, 216, 206) + post(335, 216, 206)
  if (variant === 2) drawing += pen.wood(roundedRect(56, 352, 288, 36, 8), wood, { width: 10 })
  else {
    for (let x = 78; x < 330; x += 25) drawing += pen.path(roundedRect(x, 268, 10, 112, 5), pen.tube(wood))
    drawing +=
      pen.wood(roundedRect(52, 256, 296, 19, 9), wood, { width: 9 }) +
      pen.wood(roundedRect(52, 374, 296, 19, 9), wood, { width: 9 })
  }
  return drawing + pen.path(circle(56, 217, 11), pen.ball(wood)) + pen.path(circle(344, 217, 11), pen.ball(wood))
}

/** A strap with a wooden grip at the side of a nest. */
const handle = (pen: Pen, wood: string, trim: string, side: number): string => {
  const m = (x: number): number => 200 + side * x
  return (
    pen.stroke(`M${m(112)} 178C${m(176)} 176 ${m(176)} 324 ${m(112)} 322`, tone(trim, -0.08), 13) +
    pen.stroke(`M${m(112)} 178C${m(174)} 178 ${m(174)} 322 ${m(112)} 320`, trim, 7) +
    pen.rod(`M${m(160)} 226V274`, wood, 15)
  )
}

/** Baby nest, from above. Variants: 0 classic, 1 with handles to carry it, 2 rounded with ruffle. */
export function nest(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  const outer = symmetric(
    200,
    [200, 50],
    [286, 50, 322, 104, 326, 190],
    [332, 280, 320, 360, 286, 412],
    [262, 444, 236, 438, 224, 424],
  )
  const inner = symmetric(
    200,
    [200, 112],
    [246, 112, 264, 150, 266, 214],
    [268, 280, 262, 340, 238, 384],
    [226, 396, 214, 400, 200, 400],
  )
  let drawing = pen.flatShadow(outer, { blur: 15, opacity: 0.3 })
  if (variant === 2) {
    let r = ''
    for (let i = 0; i < 46; i++) {
      const t = (i / 46) * Math.PI * 2
      r += circle(200 + 136 * Math.cos(t) * (Math.sin(t) > 0 ? 0.93 : 1), 240 + 196 * Math.sin(t), 14)
    }
    drawing +=
      pen.path(r, pen.matte(tone(second, 0.02))) +
      pen.path(r, 'none', `stroke="${tone(second, -0.1)}" stroke-width="1" opacity=".5"`)
  }
  drawing += pen.padded(outer, main, { width: 46, shade: 0.46, light: 0.5, pattern: pen.pattern(pattern, main) })
  const creases = [
    [330, 200, 268, 210],
    [326, 290, 266, 280],
    [300, 390, 246, 360],
    [70, 200, 132, 210],
    [74, 290, 134, 280],
    [100, 390, 154, 360],
    [258, 68, 236, 126],
    [142, 68, 164, 126],
    [318, 130, 262, 160],
    [82, 130, 138, 160],
  ] as const
  drawing += creases
    .map(([x, y, u, w]) =>
      pen.stroke(`M${x} ${y}Q${(x + u) / 2 + 4} ${(y + w) / 2 - 6} ${u} ${w}`, tone(main, -0.13), 2, 'opacity=".4"'),
    )
    .join('')
  drawing += `<path d="${inner}" fill="#2a170d" fill-opacity=".34" filter="${pen.blur(9)}"/>`
  drawing +=
    pen.padded(inner, second, { width: 30, shade: 0.2, light: 0.5, pattern: pen.pattern('quilt', second) }) +
    pen.shade(inner, 'M120 96H284V134C240 120 170 122 148 160L138 380H120Z', 0.24, 12)
  drawing +=
    pen.stroke('M196 432C176 456 150 462 132 456M204 432C224 456 250 462 268 456', trim, 7) +
    pen.padded('M200 430C180 410 160 414 160 428C160 444 182 446 200 432Z', trim, { width: 8 }) +
    pen.padded('M200 430C220 410 240 414 240 428C240 444 218 446 200 432Z', trim, { width: 8 }) +
    pen.path(circle(200, 430, 8), pen.ball(tone(trim, -0.04)))
  if (variant === 1)
    drawing +=
      handle(pen, wood, trim, -1) +
      handle(pen, wood, trim, 1) +
      pen.seam('M134 150C128 210 130 300 150 380M266 150C272 210 270 300 250 380', main)
  return drawing
}

/** Mobile for above the crib. Variants: 0 clouds, 1 birds, 2 stars. */
export function mobile(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  let drawing = pen.stroke('M200 0V110', tone(wood, -0.2), 2.5) + pen.path(circle(200, 92, 11), pen.ball(wood))
  drawing += pen.stroke('M200 102L92 158M200 102L308 158', tone(wood, -0.16), 1.8)
  const hoop = ellipse(200, 162, 116, 25)
  drawing +=
    pen.stroke(hoop, tone(wood, -0.1), 12) +
    pen.stroke(hoop, wood, 8) +
    pen.stroke('M90 154A116 25 0 0 1 250 139', tone(wood, 0.08), 3)
  const items = [
    [98, 300, 0.9],
    [158, 370, 1],
    [238, 326, 1.05],
    [304, 262, 0.85],
    [200, 256, 0.8],
  ] as const
  items.forEach(([x, y, k], i) => {
    const col = nth([main, second, trim, mix(main, '#fff5e8', 0.4), mix(second, '#fff5e8', 0.35)], i)
    drawing +=
      pen.stroke(`M${x} ${162 + (i % 2 ? 16 : 8)}V${y - 26 * k}`, tone(wood, -0.2), 1.6) +
      pen.path(circle(x, y - 44 * k, 5.5), pen.ball(wood))
    const outline =
      variant === 0
        ? `M${x - 34 * k} ${y + 16 * k}a${17 * k} ${17 * k} 0 0 1 ${2 * k} ${-34 * k}a${24 * k} ${24 * k} 0 0 1 ${44 * k} ${-4 * k}a${19 * k} ${19 * k} 0 0 1 ${16 * k} ${38 * k}z`
        : variant === 1
          ? `M${x - 44 * k} ${y - 12 * k}C${x - 24 * k} ${y + 2 * k} ${x - 14 * k} ${y - 16 * k} ${x + 6 * k} ${y - 18 * k}C${x + 26 * k} ${y - 20 * k} ${x + 34 * k} ${y - 4 * k} ${x + 46 * k} ${y - 2 * k}C${x + 34 * k} ${y + 6 * k} ${x + 28 * k} ${y + 28 * k} ${x} ${y + 28 * k}C${x - 22 * k} ${y + 28 * k} ${x - 30 * k} ${y + 10 * k} ${x - 44 * k} ${y - 12 * k}Z`
          : `M${x} ${y - 34 * k}C${x + 5 * k} ${y - 12 * k} ${x + 12 * k} ${y - 10 * k} ${x + 34 * k} ${y - 8 * k}C${x + 16 * k} ${y + 6 * k} ${x + 14 * k} ${y + 10 * k} ${x + 20 * k} ${y + 32 * k}C${x + 4 * k} ${y + 20 * k} ${x - 4 * k} ${y + 20 * k} ${x - 20 * k} ${y + 32 * k}C${x - 14 * k} ${y + 10 * k} ${x - 16 * k} ${y + 6 * k} ${x - 34 * k} ${y - 8 * k}C${x - 12 * k} ${y - 10 * k} ${x - 5 * k} ${y - 12 * k} ${x} ${y - 34 * k}Z`
    drawing += pen.padded(
      outline.replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1)),
      col,
      { width: 16, light: 0.55, pattern: pen.pattern('boucle', col) },
    )
    if (variant === 1) drawing += pen.path(circle(x + 26 * k, y - 4 * k, 3), INK)
  })
  return (
    drawing +
    `<ellipse cx="206" cy="452" rx="120" ry="12" fill="${pen.radial(
      [
        [0, '#3a2418', 0.14],
        [1, '#3a2418', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>`
  )
}
