/** Briefs, hospital bags, pads and long pillows. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { placed, cuff, fold, pair, pile, snap, zip } from '../garment-parts.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'
import { bedPads } from './bed-pads.ts'
import { scallops } from './parts.ts'

/** After birth. Variants: 0 high brief, 1 three disposable briefs, 2 band with fastenings. */
export function brief(pen: Pen, { main, second, trim, variant }: Paint): string {
  const cut = (top: number, colour: string, pattern: string): string => {
    const outline = symmetric(
      200,
      [200, top + 8],
      [278, top],
      [288, top + 50, 298, 250, 302, 284],
      [264, 292, 240, 326, 230, 372],
      [220, 380, 210, 382, 200, 382],
    )
    return (
      pile(pen, [outline, colour, { width: 32, shade: 0.4, pattern }]) +
      pair(
        (m) =>
          `M${m(102)} 276C${m(66)} 290 ${m(42)} 324 ${m(32)} 374Q${m(28)} 364 ${m(28)} 356C${m(36)} 310 ${m(62)} 274 ${m(101)} 266Z`,
      )
        .map((x) => cuff(pen, x, tone(colour, 0.02), 5))
        .join('') +
      cuff(
        pen,
        `M120 ${top - 10}C160 ${top + 4} 240 ${top + 4} 280 ${top - 10}L281 ${top + 16}C240 ${top + 30} 160 ${top + 30} 119 ${top + 16}Z`,
        variant ? tone(colour, 0.02) : second,
        8,
      )
    )
  }
  if (variant === 1) {
    const one = (x: number, y: number, k: string, turn: number): string =>
      placed(
        x,
        y,
        0.84,
        cut(190, k, pen.pattern('rib', k)) + fold(pen, 'M150 230Q156 270 148 300M250 230Q244 270 252 300', k),
        turn,
      )
    return one(128, 118, tone(main, 0.03), -7) + one(268, 214, mix(second, '#fff', 0.3), 6) + one(142, 326, main, -3)
  }
  if (variant === 2) {
    const d = 'M62 190C130 172 270 172 338 190C330 240 330 280 340 330C270 350 130 350 60 330C70 280 70 240 62 190Z'
    return (
      pile(pen, [d, main, { width: 34, shade: 0.44, pattern: pen.pattern('rib', main) }]) +
      [118, 160, 240, 282]
        .map((x) => pen.stroke(`M${x} 184Q${x + (200 - x) * 0.1} 260 ${x} 338`, tone(main, -0.12), 7, 'opacity=".4"'))
        .join('') +
      pen.padded('M176 170C190 168 210 168 224 170V348C210 350 190 350 176 348Z', second, { width: 12 }) +
      [196, 232, 268, 304]
        .map(
          (y) =>
            pen.padded(roundedRect(222, y, 84, 26, 6), tone(main, 0.03), { width: 7 }) +
            pen.padded(roundedRect(282, y + 2, 26, 22, 5), trim, { width: 6 }),
        )
        .join('') +
      pen.stroke('M64 194C130 178 270 178 336 194M62 326C130 346 270 346 338 326', tone(second, -0.02), 6)
    )
  }
  const lace = mix(second, '#fff', 0.2)
  return (
    cut(118, main, pen.pattern('plain', main)) +
    `<g clip-path="${pen.clip('M118 140H282L300 282H100Z')}">${pen.path(symmetric(200, [200, 170], [236, 160, 250, 190, 252, 230], [248, 270, 226, 296, 200, 300]), tone(main, 0.035), 'opacity=".8"')}</g>` +
    pen.seam(symmetric(200, [200, 170], [236, 160, 250, 190, 252, 230], [248, 270, 226, 296, 200, 300]), main, 2) +
    pen.path(scallops(120, 280, 136, 12), lace, 'opacity=".9"') +
    pen.padded(
      'M200 148C188 136 174 140 176 150C178 160 190 158 200 150C210 158 222 160 224 150C226 140 212 136 200 148Z',
      trim,
      {
        width: 5,
      },
    )
  )
}

/** Bag for the hospital. Variants: 0 soft bag, 1 with a wide pocket, 2 small suitcase. */
export function holdall(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const leather = '#a9744c'
  if (variant === 2)
    return (
      pen.groundShadow(200, 422, 138, 15) +
      pen.rod('M152 142V92Q152 78 166 78H234Q248 78 248 92V142', '#8b857e', 10) +
      pen.padded(roundedRect(72, 136, 256, 272, 34), main, { width: 40, shade: 0.42, pattern: print }) +
      [112, 152, 248, 288].map((x) => pen.stroke(`M${x} 142V402`, tone(main, -0.12), 6, 'opacity=".4"')).join('') +
      pen.stroke(roundedRect(72, 136, 256, 272, 34), tone(second, -0.02), 7) +
      zip(pen, 'M74 218H326', second, [252, 212], 10) +
      pen.padded(roundedRect(156, 124, 88, 22, 11), leather, { width: 8 }) +
      pen.padded('M200 330C170 296 138 312 148 342C156 366 200 388 200 388S244 366 252 342C262 312 230 296 200 330Z', trim, {
        width: 14,
      }) +
      [108, 292].map((x) => pen.padded(roundedRect(x - 17, 404, 34, 20, 8), '#4a4440', { width: 6 })).join('') +
      [
        [84, 148],
        [316, 148],
        [84, 396],
        [316, 396],
      ]
        .map(([x, y]) => pen.padded(circle(x as number, y as number, 14), leather, { width: 6 }))
        .join('')
    )
  const body = variant
    ? 'M36 256Q38 206 84 204H316Q362 206 364 256L374 388Q376 418 346 418H54Q24 418 26 388Z'
    : 'M74 204H326L344 386Q346 418 318 418H82Q54 418 56 386Z'
  const handle = variant ? 'M136 250C134 150 152 126 200 126S266 150 264 250' : 'M136 250C134 110 152 78 200 78S266 110 264 250'
  return (
    pen.groundShadow(202, 420, 168, 16) +
    pen.rod(handle, tone(leather, -0.07), 14) +
    pen.padded(body, main, { width: 44, shade: 0.44, pattern: pen.pattern(variant ? 'quilt' : pattern, main) }) +
    zip(pen, 'M84 214C150 204 250 204 316 214', second, [292, 208], 10) +
    pen.shade(body, 'M60 226Q200 250 340 226V244Q200 266 60 244Z', 0.18, 7) +
    (variant
      ? pen.padded('M96 300H304L312 396Q312 404 302 404H98Q88 404 88 396Z', tone(main, 0.015), {
          width: 18,
          pattern: pen.pattern('quilt', main),
        }) +
        pen.padded('M90 292H310V318H90Z', second, { width: 9 }) +
        pen.padded('M176 284H224V332L200 346L176 332Z', leather, { width: 9 }) +
        snap(pen, 200, 328, 8)
      : pen.padded('M58 366Q200 390 342 366L344 388Q346 418 318 418H82Q54 418 56 388Z', leather, { width: 14 })) +
    pen.rod(
      variant ? 'M150 270C146 180 160 156 200 156S254 180 250 270' : 'M150 270C146 140 160 112 200 112S254 140 250 270',
      leather,
      15,
    ) +
    [148, 252]
      .map(
        (x) =>
          pen.padded(
            `M${x - 16} 244H${x + 16}V${variant ? 292 : 322}L${x} ${variant ? 304 : 336}L${x - 16} ${variant ? 292 : 322}Z`,
            leather,
            {
              width: 8,
            },
          ) + pen.path(circle(x, 262, 5), pen.ball('#d9c08f')),
      )
      .join('') +
    `<g transform="rotate(8 268 250)">${pen.stroke('M268 214V240', leather, 4)}${pen.padded('M268 268C250 246 230 256 236 274C242 290 268 304 268 304S294 290 300 274C306 256 286 246 268 268Z', trim, { width: 8 })}</g>`
  )
}

/** Pads. Variants: 0 box and two pads, 1 washable with a pouch, 2 pads for the bed. */
export function pads(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  if (variant === 2) return bedPads(pen, paint)
  const pad = (x: number, y: number, r: number, colour: string): string =>
    pen.flatShadow(circle(x, y, r), { dx: 3, dy: 6, blur: 5, opacity: 0.22 }) +
    pen.padded(circle(x, y, r), colour, { width: r * 0.4, shade: 0.26 }) +
    pen.stroke(circle(x, y, r * 0.72), tone(colour, -0.07), 2.4, 'stroke-dasharray="5 5"') +
    pen.stroke(`M${x} ${y - r * 0.06}L${x + r * 0.98} ${y - r * 0.14}`, tone(colour, -0.1), 3)
  if (variant === 1) {
    const bag = 'M70 226C120 214 200 214 250 226C276 290 282 350 270 404C210 420 110 420 52 404C42 350 46 290 70 226Z'
    return (
      pen.groundShadow(196, 418, 160, 14) +
      pen.padded('M88 196C110 184 130 208 160 196S212 184 232 196L244 232H78Z', tone(main, -0.04), {
        width: 12,
        pattern: pen.pattern(pattern, main),
      }) +
      pen.padded(bag, main, { width: 36, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
      fold(pen, 'M100 236Q86 270 90 310M160 236V290M220 236Q236 270 232 310', main, 2.6) +
      pen.rod('M72 230C120 246 200 246 250 230', second, 9) +
      pen.rod('M246 232C272 240 276 266 268 290', second, 6) +
      pen.rod('M246 232C282 232 300 250 296 272', second, 6) +
      pad(304, 210, 50, PAPER) +
      pad(268, 344, 62, mix(second, '#fff', 0.35)) +
      pen.padded(circle(336, 374, 48), mix(main, '#fff', 0.4), {
        width: 20,
        pattern: pen.pattern('dots', mix(main, '#fff', 0.4), trim),
      }) +
      pen.stroke(circle(336, 374, 47), trim, 4)
    )
  }
  return (
    pen.groundShadow(196, 420, 150, 15) +
    pen.padded('M70 200L252 200L312 176L126 176Z', tone(main, 0.06), { width: 6 }) +
    pen.padded('M252 200L312 176V392L252 418Z', tone(main, -0.07), { width: 10 }) +
    pen.padded('M70 200H252V418H80Q70 418 70 408Z', main, { width: 18 }) +
    pen.padded('M70 200H252V246H70Z', second, { width: 8 }) +
    pen.padded('M252 200L312 176V220L252 246Z', tone(second, -0.05), { width: 6 }) +
    pen.padded(circle(160, 334, 56), PAPER, { width: 16, shade: 0.22 }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        pen.padded(circle(160 + 23 * Math.sin(i * 1.2566), 334 - 23 * Math.cos(i * 1.2566), 15), mix(main, '#fff', 0.25), {
          width: 8,
        }),
      )
      .join('') +
    pen.padded(circle(160, 334, 11), trim, { width: 6 }) +
    pad(308, 366, 54, PAPER) +
    pad(344, 300, 36, mix(second, '#fff', 0.5))
  )
}

/** Long pillows for lying and nursing. Variants: 0 crescent, 1 U, 2 long and bent. */
export function longpillow(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const outline = [
    'M44 296C40 170 110 108 200 108S360 170 356 296C356 344 326 372 298 366C268 360 264 330 264 300C262 244 238 222 200 222S138 244 136 300C136 330 132 360 102 366C74 372 44 344 44 296Z',
    'M84 190C84 96 130 44 200 44S316 96 316 190V410C316 446 292 462 268 460C242 458 228 440 228 410V196C228 156 220 132 200 132S172 156 172 196V410C172 440 158 458 132 460C108 462 84 446 84 410Z',
    'M128 74C176 40 250 60 256 122C262 176 200 194 190 244C182 300 250 322 262 380C270 436 214 464 168 444C118 420 98 346 96 272C94 190 88 104 128 74Z',
  ][variant] as string
  const ends = [
    [
      'M40 300C52 316 126 318 140 304C138 340 128 364 102 368C70 372 42 344 40 300Z',
      'M360 300C348 316 274 318 260 304C262 340 272 364 298 368C330 372 358 344 360 300Z',
    ],
    [
      'M80 396C100 410 156 410 176 396V412C172 444 158 460 132 462C106 464 82 446 80 396Z',
      'M320 396C300 410 244 410 224 396V412C228 444 242 460 268 462C294 464 318 446 320 396Z',
    ],
    ['M120 66C150 60 160 90 262 108C250 56 180 36 120 66Z', 'M138 420C180 430 220 420 266 396C264 440 214 470 138 420Z'],
  ][variant] as string[]
  const crease = ['M92 300Q86 190 200 162T308 300', 'M128 400V200Q130 86 200 86T272 200V400', 'M178 84Q140 150 142 240T200 420'][
    variant
  ] as string
  return (
    pen.flatShadow(outline, { blur: 14, opacity: 0.3 }) +
    pen.padded(outline, main, { width: 54, shade: 0.44, light: 0.5, pattern: print }) +
    `<g clip-path="${pen.clip(outline)}">${ends.map((e) => pen.padded(e, second, { width: 20, pattern: variant === 2 ? '' : pen.pattern('dots', second) })).join('')}</g>` +
    pen.seam(crease, main, 1.6) +
    pen.padded(
      variant === 0
        ? roundedRect(330, 226, 22, 28, 4)
        : variant === 1
          ? roundedRect(300, 250, 20, 26, 4)
          : roundedRect(92, 250, 20, 26, 4),
      trim,
      { width: 5 },
    )
  )
}
