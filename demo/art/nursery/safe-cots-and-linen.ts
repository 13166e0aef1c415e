/** Cots for safe sleep and their linen. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, STEEL, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, rounded, roundedRect } from '../shapes.ts'
import { cotBedding } from './cot-bedding.ts'
import { SHEET, STAR } from './parts.ts'

const net = (pen: Pen, outline: string, edge: string): string =>
  pen.path(outline, '#ffffff', 'opacity=".34"') +
  pen.path(outline, pen.pattern('waffle', '#a79e94', undefined, 0.6), 'opacity=".75"') +
  pen.stroke(outline, edge, 3)

function woodenBedside(pen: Pen, { main, second, trim, pattern, wood }: Paint): string {
  const cloth = pen.pattern(pattern, main)
  const bed = 'M62 330L92 286H308L338 330V348H62Z'
  let drawing = pen.groundShadow(200, 432, 158, 13)
  const post = (x: number, y: number, height: number, far = 0): string =>
    pen.wood(roundedRect(x, y, 17, height, 8), tone(wood, -far), { direction: 88, width: 8 })
  drawing += post(88, 176, 200, 0.1) + post(295, 176, 200, 0.1)
  for (let x = 116; x < 292; x += 24) drawing += pen.path(roundedRect(x, 200, 9, 100, 4), pen.tube(tone(wood, -0.08)))
  drawing += pen.wood(roundedRect(84, 186, 232, 17, 8), tone(wood, -0.05), { width: 7 })
  drawing +=
    pen.padded(bed, second, { width: 14, shade: 0.3, pattern: cloth }) +
    pen.stroke('M66 332H334', tone(second, -0.14), 2, 'opacity=".6"')
  const end = (x: number, l: number): string =>
    [0.25, 0.5, 0.75]
      .map((t) => pen.rod(`M${rounded(x + l * t)} ${rounded(222 - 26 * t)}V${rounded(336 - 40 * t)}`, wood, 8))
      .join('') + pen.rod(`M${x} 222L${x + l} 196`, wood, 15)
  drawing +=
    end(54, 42) +
    end(346, -42) +
    pen.wood(roundedRect(46, 346, 308, 22, 9), wood, { width: 9 }) +
    post(42, 212, 214) +
    post(341, 212, 214) +
    pen.path(circle(50, 212, 11), pen.ball(wood)) +
    pen.path(circle(350, 212, 11), pen.ball(wood))
  return (
    drawing +
    pen.padded(
      'M96 352C96 346 116 346 116 352L112 404C110 410 102 410 100 404ZM284 352C284 346 304 346 304 352L300 404C298 410 290 410 288 404Z',
      trim,
      { width: 7 },
    )
  )
}

/** Cots for the side of the big bed, one side open. Variants: 0 on telescopic legs, 1 folding, 2 wooden. */
export function bedside(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, wood, variant } = paint
  const cloth = pen.pattern(pattern, main)
  const bed = 'M62 330L92 286H308L338 330V348H62Z'
  let drawing = pen.groundShadow(200, 432, 158, 13)
  if (variant === 2) return woodenBedside(pen, paint)
  const back = 'M92 190C92 172 104 164 122 164H278C296 164 308 172 308 190V300H92Z'
  const window = roundedRect(114, 196, 172, 84, 16)
  const flank = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return pen.padded(
      `M${mirrored(108)} 176C${mirrored(118)} 168 ${mirrored(130)} 180 ${mirrored(138)} 200L${mirrored(152)} 250C${mirrored(156)} 280 ${mirrored(154)} 330 ${mirrored(150)} 372H${mirrored(132)}L${mirrored(108)} 300Z`,
      tone(main, side < 0 ? 0.01 : -0.03),
      { width: 16, pattern: cloth },
    )
  }
  const legs =
    variant === 0
      ? pen.rod('M76 330V424M324 330V424', STEEL, 17) +
        pen.padded(roundedRect(42, 412, 68, 22, 10), DARK, { width: 8, light: 0.4 }) +
        pen.padded(roundedRect(290, 412, 68, 22, 10), DARK, { width: 8, light: 0.4 })
      : pen.wood('M84 344H108L300 430H266Z', tone(wood, -0.06), { direction: 24, width: 8 }) +
        pen.wood('M316 344H292L100 430H134Z', wood, { direction: 156, width: 8 })
  drawing +=
    legs +
    '<g transform="translate(0 -34)">' +
    pen.padded(back, tone(main, -0.02), { width: 20, shade: 0.4, pattern: cloth }) +
    pen.path(window, tone(main, -0.16)) +
    net(pen, window, tone(main, -0.14))
  drawing +=
    pen.padded(bed, SHEET, { width: 16, shade: 0.32, pattern: pen.pattern('quilt', SHEET) }) +
    pen.shade(bed, 'M80 284H320V304H80Z', 0.24, 8) +
    flank(-1) +
    flank(1)
  drawing +=
    pen.padded('M56 340H344L338 378C336 388 330 392 320 392H80C70 392 64 388 62 378Z', main, {
      width: 20,
      shade: 0.4,
      pattern: cloth,
    }) +
    pen.stroke('M58 342H342', second, 8) +
    pen.seam('M72 378H328', main)
  const fold = 'M96 344H304C308 358 306 372 300 380H100C94 372 92 358 96 344Z'
  return (
    drawing +
    pen.flatShadow(fold, { blur: 4, dx: 1, dy: 4, opacity: 0.16 }) +
    pen.padded(fold, second, { width: 14, pattern: pen.pattern('rib', second) }) +
    pen.padded(roundedRect(128, 338, 18, 54, 5), trim, { width: 6 }) +
    pen.padded(roundedRect(254, 338, 18, 54, 5), trim, { width: 6 }) +
    '</g>'
  )
}

/** A cot as a baby should sleep in it: a sheet and nothing else. Variants: 0 slats, 1 with a drawer, 2 solid ends. */
export function safecot(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  const low = variant === 1 ? 338 : 376
  const rail = variant === 0 ? 212 : 200
  let drawing = pen.groundShadow(200, 430, 162, 15)
  drawing += pen.wood(roundedRect(70, rail - 20, 260, 14, 7), tone(wood, -0.07), { width: 6 })
  for (let x = 86; x < 318; x += 23) drawing += pen.path(roundedRect(x, rail - 8, 8, 96, 4), tone(wood, -0.12))
  const y = low - 92
  const top = `M62 ${y + 40}C62 ${y + 32} 66 ${y + 24} 72 ${y + 18}L84 ${y + 4}C88 ${y} 92 ${y - 2} 98 ${y - 2}H302C308 ${y - 2} 312 ${y} 316 ${y + 4}L328 ${y + 18}C334 ${y + 24} 338 ${y + 32} 338 ${y + 40}Z`
  drawing +=
    pen.padded(roundedRect(60, y + 26, 280, 52, 12), tone(second, -0.02), {
      width: 16,
      shade: 0.34,
      pattern: pen.pattern(pattern, second),
    }) +
    pen.padded(top, second, { width: 18, shade: 0.24, light: 0.6, pattern: pen.pattern(pattern, second) }) +
    pen.stroke(`M64 ${y + 42}H336`, tone(second, -0.14), 2, 'opacity=".5"')
  if (variant === 2) {
    const end = (x: number): string =>
      pen.wood(
        `M${x} 424V236C${x} 190 ${x + 12} 172 ${x + 24} 172C${x + 36} 172 ${x + 48} 190 ${x + 48} 236V424H${x + 34}V400H${x + 14}V424Z`,
        wood,
        { direction: 88, width: 11, seed: x },
      )
    for (let x = 98; x < 304; x += 25) drawing += pen.path(roundedRect(x, rail + 54, 10, low - rail - 52, 5), pen.tube(wood))
    drawing +=
      pen.wood(roundedRect(70, rail + 40, 260, 19, 9), wood, { width: 9 }) +
      pen.wood(roundedRect(70, low, 260, 22, 9), wood, { width: 9 }) +
      end(32) +
      end(320)
    return (
      drawing + moved(56, 226, pen.path(STAR, tone(wood, -0.16)), 0.5) + moved(344, 226, pen.path(STAR, tone(wood, -0.16)), 0.5)
    )
  }
  for (let x = 78; x < 330; x += 25) drawing += pen.path(roundedRect(x, rail + 48, 10, low - rail - 40, 5), pen.tube(wood))
  drawing +=
    pen.wood(roundedRect(52, rail + 36, 296, 19, 9), wood, { width: 9 }) +
    pen.wood(roundedRect(52, low, 296, 19, 9), wood, { width: 9 })
  if (variant === 1)
    drawing +=
      pen.padded(roundedRect(64, low + 24, 272, 48, 8), main, { width: 13, shade: 0.32 }) +
      [140, 260]
        .map(
          (x) =>
            pen.path(circle(x + 1, low + 51, 8), '#3a2418', 'opacity=".25"') + pen.path(circle(x, low + 48, 8), pen.ball(wood)),
        )
        .join('')
  drawing +=
    pen.wood(roundedRect(44, rail - 10, 19, 430 - rail, 9), wood, { direction: 88, width: 8 }) +
    pen.wood(roundedRect(337, rail - 10, 19, 430 - rail, 9), wood, { direction: 88, width: 8 })
  return (
    drawing +
    [53, 347].map((x) => pen.path(circle(x, rail - 12, 12), pen.ball(variant === 0 ? main : wood))).join('') +
    (variant === 0 ? pen.padded(roundedRect(180, rail + 34, 40, 22, 6), trim, { width: 6 }) : '')
  )
}

function fittedSheet(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const cloth = pen.pattern(pattern, main)
  const crease = (outline: string, col: string): string =>
    pen.stroke(outline, tone(col, -0.14), 2.2, 'opacity=".5"') +
    pen.stroke(outline, tone(col, 0.1), 1.4, 'opacity=".5" transform="translate(2 3)"')
  const core = 'M36 312L204 384L368 298V372Q368 380 360 384L214 450Q204 454 194 450L44 388Q36 384 36 376Z'
  const skirt =
    'M36 304L204 376L368 290V342Q352 362 332 358Q316 376 292 376Q276 394 252 394Q236 412 204 414Q174 412 158 396Q136 396 120 380Q96 380 82 364Q56 362 36 344Z'
  const hem =
    'M36 344Q56 362 82 364Q96 380 120 380Q136 396 158 396Q174 412 204 414Q236 412 252 394Q276 394 292 376Q316 376 332 358Q352 362 368 342'
  const top = 'M44 296L190 228Q202 222 214 228L360 282Q376 290 360 300L216 374Q204 380 192 374L44 312Q28 304 44 296Z'
  return (
    pen.groundShadow(202, 438, 170, 22) +
    pen.padded(core, SHEET, { width: 16, shade: 0.36, pattern: pen.pattern('quilt', SHEET) }) +
    pen.flatShadow(skirt, { blur: 4, dx: 0, dy: 5, opacity: 0.2 }) +
    pen.padded(skirt, tone(main, -0.06), { width: 18, shade: 0.42, light: 0.2, pattern: cloth }) +
    pen.shade(skirt, 'M204 372L372 286V372L252 404L204 420Z', 0.17, 3) +
    crease(
      'M82 334Q84 350 80 362M120 352Q124 366 118 378M158 368Q162 382 156 394M192 384Q196 398 192 410M216 384Q214 398 218 408M252 366Q250 380 256 390M292 346Q290 360 296 372M332 326Q330 342 336 354',
      main,
    ) +
    pen.stroke(hem, second, 6) +
    pen.stroke(hem, tone(second, -0.2), 1.8, 'stroke-dasharray="3 5"') +
    pen.padded(top, main, { width: 30, shade: 0.28, light: 0.55, pattern: cloth }) +
    pen.stroke('M46 313L192 375Q204 381 216 375L360 301', tone(main, 0.11), 5, `opacity=".75" filter="${pen.blur(1.6)}"`) +
    crease('M60 304Q86 306 108 318M344 292Q318 296 300 308M196 362Q202 344 198 326', main) +
    pen.padded(roundedRect(88, 352, 26, 16, 3), trim, { width: 5 })
  )
}

/** Bed linen. Variants: 0 fitted sheet on a mattress, 1 two folded sheets, 2 duvet and pillow. */
export function linen(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const cloth = pen.pattern(pattern, main)
  if (variant === 0) return fittedSheet(pen, paint)
  const fold = (y: number, height: number, width: number, col: string, print: string): string => {
    const d = `M${200 - width} ${y + height * 0.5}C${200 - width - 10} ${y + 4} ${200 - width + 8} ${y} ${200 - width + 24} ${y}H${200 + width - 12}C${200 + width + 10} ${y + 2} ${200 + width + 10} ${y + height - 2} ${200 + width - 8} ${y + height}H${200 - width + 22}C${200 - width + 2} ${y + height} ${200 - width - 8} ${y + height - 8} ${200 - width} ${y + height * 0.5}Z`
    return (
      pen.padded(d, col, { width: Math.min(24, height * 0.42), shade: 0.42, light: 0.5, pattern: print }) +
      pen.stroke(
        `M${200 - width + 20} ${y + height * 0.34}H${200 + width - 4}M${200 - width + 20} ${y + height * 0.67}H${200 + width - 4}`,
        tone(col, -0.16),
        2.2,
        'opacity=".6"',
      )
    )
  }
  if (variant === 1)
    return (
      pen.groundShadow(200, 420, 152, 15) +
      fold(338, 80, 134, second, pen.pattern('pinstripe', second)) +
      fold(258, 82, 132, main, cloth) +
      pen.padded('M174 256C184 250 216 250 226 256V420H174Z', tone(trim, 0.03), { width: 12 }) +
      pen.padded(roundedRect(160, 308, 80, 62, 10), '#fbf6ec', { width: 10 }) +
      moved(
        200,
        342,
        pen.path('M-12 2a12 16 0 0 1 24 0z', mix(trim, '#ffffff', 0.55)) +
          pen.path('M-24 0q24 10 48 0q-2 22-24 22t-24-22z', trim),
        0.9,
      )
    )
  return cotBedding(pen, paint)
}
