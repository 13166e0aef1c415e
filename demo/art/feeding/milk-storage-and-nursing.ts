/** What keeps milk and helps with nursing. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { SILICONE, clear, shine } from './parts.ts'

function milkPots(pen: Pen, { main, second, trim }: Paint): string {
  const milk = '#fbf2e2'
  const pot = (x: number, y: number, col: string, s: number): string =>
    moved(
      x,
      y,
      pen.path('M-54-74H54L46-8C44 0 38 2 28 2H-28C-38 2-44 0-46-8Z', milk) +
        clear(pen, 'M-60-124H60L48-8C46 2 40 4 30 4H-30C-40 4-46 2-48-8Z') +
        shine(pen, 'M-44-106L-38-24', 8) +
        pen.stroke('M24-84H40M26-62H40M28-40H40', tone(col, -0.08), 2.6) +
        pen.padded(roundedRect(-68, -156, 136, 40, 14), col, { width: 14, fill: pen.tube(col) }) +
        pen.stroke(
          'M-50-140V-124M-34-140V-122M-18-140V-122M-2-140V-122M14-140V-122M30-140V-122M46-140V-124',
          tone(col, -0.1),
          2,
          'opacity=".6"',
        ),
      s,
    )
  return pen.groundShadow(200, 424, 150, 14) + pot(200, 268, trim, 0.98) + pot(126, 420, main, 1.02) + pot(274, 420, second, 1.02)
}

function milkCollector(pen: Pen, { main, second }: Paint): string {
  const milk = '#fbf2e2'
  const bulb = symmetric(
    200,
    [200, 168],
    [226, 168],
    [232, 208, 244, 224, 266, 250],
    [302, 296, 304, 368, 278, 404],
    [264, 422, 236, 424, 200, 424],
  )
  const cupD = 'M96 104C108 76 292 76 304 104C300 140 258 160 228 180H172C142 160 100 140 96 104Z'
  return (
    pen.groundShadow(200, 426, 92, 13) +
    pen.padded(bulb, mix(SILICONE, '#ffffff', 0.35), { width: 40, shade: 0.3, light: 0.8 }) +
    pen.path(
      'M110 322C150 312 250 312 290 322C294 356 290 386 278 404C264 422 236 424 200 424C164 424 136 422 122 404C110 386 106 356 110 322Z',
      milk,
      'opacity=".85"',
    ) +
    pen.stroke('M226 300H258M230 326H262M230 352H264M228 378H260', tone(main, -0.04), 3, 'opacity=".8"') +
    pen.padded(cupD, mix(SILICONE, '#ffffff', 0.2), { width: 26, shade: 0.3, light: 0.8 }) +
    pen.path(ellipse(200, 100, 102, 22), tone(SILICONE, -0.06)) +
    pen.path('M124 104C150 92 250 92 276 104C254 122 228 128 214 164H186C172 128 146 122 124 104Z', tone(SILICONE, -0.17)) +
    pen.stroke(ellipse(200, 100, 102, 22), '#fffaf2', 6) +
    pen.padded(roundedRect(152, 178, 96, 26, 12), main, { width: 10, fill: pen.tube(main) }) +
    shine(pen, 'M134 290C124 320 124 354 136 384', 11) +
    pen.padded('M92 392C80 412 92 430 112 428H288C308 430 320 412 308 392C290 410 110 410 92 392Z', second, { width: 12 })
  )
}

/** For milk that is kept. Variants: 0 bags, 1 pots, 2 silicone collector. */
export function milkstore(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 1) return milkPots(pen, paint)
  if (variant === 2) return milkCollector(pen, paint)
  const bag = (x: number, turn: number, col: string, full: number): string => {
    const outline = 'M-74-288H74L80-180C84-110 92-50 88-14C86 0 78 6 64 6H-64C-78 6-86 0-88-14C-92-50-84-110-80-180Z'
    return moved(
      x,
      416,
      pen.flatShadow(outline, { blur: 7, dx: 3, dy: 5, opacity: 0.16 }) +
        pen.path(outline, '#fdfaf4', 'opacity=".9"') +
        pen.path(
          `M-84 ${-full}C-40 ${-full - 12} 40 ${-full + 10} 84 ${-full}C90-70 90-40 86-16C84-4 76 2 62 2H-62C-76 2-84-4-86-16C-90-40-90-70-84 ${-full}Z`,
          pen.linear([
            [0, '#fffaf0'],
            [1, '#eeddc2'],
          ]),
        ) +
        clear(pen, outline) +
        pen.path('M-75-288H75L77-250H-77Z', pen.bar(col)) +
        pen.stroke('M-77-242H77M-77-232H77', tone(col, -0.06), 3) +
        pen.path(roundedRect(-50, -206, 100, 48, 8), '#ffffff', 'opacity=".85"') +
        pen.stroke('M-38-190H20M-38-174H0', tone(col, 0), 4, 'opacity=".8"') +
        pen.stroke('M56-130H72M58-104H74M60-78H76M60-52H76', tone(col, -0.1), 2.8) +
        shine(pen, 'M-62-140C-66-100-70-60-70-24', 9),
      0.98,
      turn,
    )
  }
  return pen.groundShadow(200, 426, 140, 13) + bag(256, 9, trim, 96) + bag(200, 1, second, 120) + bag(140, -7, main, 140)
}

function nursingPads(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const pad = (x: number, y: number, col: string, print: string, r = 96): string => {
    let edge = ''
    for (let i = 0; i < 26; i++)
      edge += circle(x + (r - 3) * Math.cos((i / 26) * 6.283), y + (r - 3) * Math.sin((i / 26) * 6.283), 13)
    return (
      pen.flatShadow(circle(x, y, r + 8), { blur: 9, opacity: 0.24 }) +
      pen.path(edge, pen.matte(tone(col, -0.03))) +
      pen.padded(circle(x, y, r), col, { width: 34, shade: 0.34, pattern: print }) +
      pen.seam(circle(x, y, r - 14), col) +
      pen.stroke(`M${x - r + 30} ${y + 6}Q${x} ${y - 20} ${x + r - 30} ${y + 6}`, tone(col, -0.1), 2, 'opacity=".4"')
    )
  }
  return (
    pad(150, 174, second, pen.pattern('waffle', second)) +
    pad(258, 262, main, pen.pattern(pattern, main)) +
    pad(142, 338, tone(second, 0.01), '', 86) +
    pen.path(circle(142, 338, 10), trim, 'opacity=".7"')
  )
}

/** For nursing, flat. Variants: 0 pads, 1 nipple shields, 2 milk shells. */
export function nursing(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 0) return nursingPads(pen, paint)
  const one = (x: number, y: number): string => {
    if (variant === 2)
      return (
        pen.flatShadow(circle(x, y, 104)) +
        pen.padded(circle(x, y, 104), mix(second, '#ffffff', 0.35), { width: 40, shade: 0.34, light: 0.8 }) +
        pen.path(circle(x, y, 60), tone(main, 0.02), 'opacity=".85"') +
        pen.padded(circle(x, y, 60), mix(main, SILICONE, 0.55), { width: 18, light: 0.6, shade: 0.26 }) +
        pen.path(circle(x, y, 25), tone(mix(main, SILICONE, 0.5), -0.2)) +
        pen.shade(circle(x, y, 25), circle(x - 4, y - 16, 24), 0.3, 6) +
        [40, 140, 220, 320]
          .map((t) =>
            pen.path(
              circle(x + 82 * Math.cos((t * Math.PI) / 180), y + 82 * Math.sin((t * Math.PI) / 180), 5),
              tone(second, -0.22),
            ),
          )
          .join('') +
        pen.padded(`M${x - 20} ${y - 108}Q${x} ${y - 126} ${x + 20} ${y - 108}Q${x} ${y - 92} ${x - 20} ${y - 108}Z`, trim, {
          width: 6,
        })
      )
    const wing = `M${x} ${y - 92}C${x + 78} ${y - 92} ${x + 104} ${y - 40} ${x + 100} ${y + 6}C${x + 96} ${y + 34} ${x + 70} ${y + 30} ${x + 56} ${y + 48}C${x + 42} ${y + 70} ${x + 26} ${y + 80} ${x} ${y + 80}C${x - 26} ${y + 80} ${x - 42} ${y + 70} ${x - 56} ${y + 48}C${x - 70} ${y + 30} ${x - 96} ${y + 34} ${x - 100} ${y + 6}C${x - 104} ${y - 40} ${x - 78} ${y - 92} ${x} ${y - 92}Z`
    return (
      pen.flatShadow(wing, { blur: 9, opacity: 0.2 }) +
      pen.padded(wing, mix(SILICONE, '#ffffff', 0.3), { width: 26, shade: 0.28, light: 0.85 }) +
      pen.stroke(circle(x, y, 52), tone(SILICONE, -0.08), 2) +
      pen.padded(circle(x, y - 4, 34), SILICONE, { width: 18, shade: 0.36, light: 0.85 }) +
      pen.path(
        [
          [-9, -12],
          [9, -12],
          [0, 4],
        ]
          .map(([i, k]) => circle(x + (i as number), y + (k as number), 3.4))
          .join(''),
        tone(SILICONE, -0.28),
      )
    )
  }
  if (variant === 2) return one(132, 186) + one(262, 318)
  const box = roundedRect(46, 156, 308, 210, 92)
  return (
    pen.flatShadow(box, { blur: 13 }) +
    pen.padded(box, main, { width: 24, light: 0.5 }) +
    pen.path(roundedRect(62, 172, 276, 178, 80), tone(main, -0.12)) +
    pen.shade(roundedRect(62, 172, 276, 178, 80), 'M50 160H350V196Q200 180 90 240L70 350H50Z', 0.26, 9) +
    moved(130, 262, one(0, 0), 0.64) +
    moved(270, 262, one(0, 0), 0.64) +
    pen.padded(roundedRect(174, 354, 52, 24, 10), trim, { width: 8 })
  )
}
