/** Sleeved bibs, cutlery and boxes. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'
import { clear, shine } from './parts.ts'

/** Bibs with sleeves, flat. Variants: 0 with a pocket, 1 plain cuffs and binding, 2 apron with short sleeves. */
export function sleevebib(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const body = symmetric(
    200,
    [200, 136],
    [222, 136, 236, 120, 240, 100],
    [262, 104, 284, 112, 292, 128],
    [298, 190, 302, 300, 308, 380],
    [308, 408, 260, 416, 200, 416],
  )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    const outline =
      variant === 2
        ? `M${mirrored(64)} 104C${mirrored(96)} 110 ${mirrored(112)} 122 ${mirrored(122)} 146L${mirrored(146)} 208C${mirrored(130)} 228 ${mirrored(104)} 232 ${mirrored(92)} 226Z`
        : `M${mirrored(64)} 104C${mirrored(100)} 110 ${mirrored(116)} 124 ${mirrored(126)} 150L${mirrored(172)} 286C${mirrored(160)} 304 ${mirrored(138)} 310 ${mirrored(124)} 304L${mirrored(90)} 216Z`
    const end =
      variant === 2
        ? `M${mirrored(148)} 200C${mirrored(154)} 214 ${mirrored(150)} 222 ${mirrored(142)} 228C${mirrored(126)} 238 ${mirrored(104)} 240 ${mirrored(94)} 234C${mirrored(88)} 226 ${mirrored(90)} 218 ${mirrored(94)} 214C${mirrored(114)} 220 ${mirrored(134)} 214 ${mirrored(148)} 200Z`
        : `M${mirrored(168)} 270C${mirrored(176)} 276 ${mirrored(180)} 292 ${mirrored(176)} 300C${mirrored(164)} 318 ${mirrored(136)} 324 ${mirrored(124)} 316C${mirrored(118)} 308 ${mirrored(116)} 296 ${mirrored(120)} 290C${mirrored(138)} 294 ${mirrored(156)} 286 ${mirrored(168)} 270Z`
    return (
      pen.flatShadow(outline, { blur: 10, opacity: 0.2 }) +
      pen.padded(outline, tone(main, side > 0 ? -0.02 : 0), { width: 22, pattern: pen.pattern(pattern, main) }) +
      pen.padded(end, second, { width: 10, pattern: pen.pattern('rib', second) })
    )
  }
  const tie = (side: number): string =>
    pen.stroke(
      `M${200 + side * 40} 102C${200 + side * 36} 70 ${200 + side * 60} 52 ${200 + side * 84} 60`,
      tone(trim, -0.06),
      8,
    ) +
    pen.stroke(`M${200 + side * 40} 100C${200 + side * 36} 68 ${200 + side * 60} 50 ${200 + side * 84} 58`, tone(trim, 0.05), 3)
  let o =
    tie(-1) +
    tie(1) +
    pen.path('M162 100C168 128 232 128 238 100C230 88 170 88 162 100Z', tone(main, -0.24)) +
    sleeve(-1) +
    sleeve(1) +
    pen.flatShadow(body, { blur: 12, opacity: 0.24 }) +
    pen.padded(body, main, { width: 30, shade: 0.4, pattern: pen.pattern(pattern, main) })
  o +=
    pen.stroke('M160 100C166 126 178 136 200 136C222 136 234 126 240 100', trim, 8) +
    pen.stroke('M110 226C106 280 102 340 96 388M290 226C294 280 298 340 304 388', tone(main, -0.14), 2.2, 'opacity=".4"')
  if (variant === 1)
    return (
      o +
      pen.stroke('M93 382C96 406 140 416 200 416C260 416 304 406 307 382', trim, 8) +
      moved(
        200,
        276,
        pen.path('M-44 10C-44-26-10-42 18-32C48-20 50 14 30 32C8 50-44 46-44 10Z', pen.matte(second)) +
          pen.path('M36-8l22 6-20 10z', trim) +
          pen.path(circle(18, -10, 4), INK),
      )
    )
  const pk =
    'M100 326C150 346 250 346 300 326C306 350 308 366 308 382C308 424 252 432 200 432C148 432 92 424 92 382C92 366 94 350 100 326Z'
  return (
    o +
    pen.flatShadow(pk, { blur: 6, opacity: 0.2 }) +
    pen.padded(pk, tone(main, -0.01), { width: 22, shade: 0.36, pattern: pen.pattern(pattern, main) }) +
    pen.path('M102 330C150 350 250 350 298 330C250 342 150 342 102 330Z', tone(main, -0.26)) +
    pen.stroke('M100 326C150 346 250 346 300 326', trim, 6)
  )
}

/** Cutlery, flat. Variants: 0 three soft spoons, 1 spoon and fork, 2 bent for small hands. */
export function spoons(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const bowl = 'M0-176C34-176 46-140 42-106C38-78 20-64 12-52H-12C-20-64-38-78-42-106C-46-140-34-176 0-176Z'
  const dip = 'M0-162C24-162 34-134 30-106C27-86 14-76 0-76C-14-76-27-86-30-106C-34-134-24-162 0-162Z'
  const tines =
    'M-38-176C-30-180-24-176-24-168L-22-128H-14L-12-172C-10-182 10-182 12-172L14-128H22L24-168C24-176 30-180 38-176C44-140 42-104 36-90C30-74 18-66 12-52H-12C-18-66-30-74-36-90C-42-104-44-140-38-176Z'
  const handle =
    variant === 2
      ? 'M-14-60H14C24-20 34 20 34 70C34 110 22 132 0 132C-22 132-34 110-34 70C-34 20-24-20-14-60Z'
      : 'M-12-60H12C14 0 20 80 24 150C24 174 14 184 0 184C-14 184-24 174-24 150C-20 80-14 0-12-60Z'
  const one = (x: number, y: number, turn: number, col: string, fork: boolean, grip: string): string => {
    const head = fork ? tines : bowl
    const bend =
      variant === 2
        ? (s: string) => `<g transform="translate(0 -52) rotate(${turn < 0 ? 24 : -24}) translate(0 52)">${s}</g>`
        : (s: string) => s
    const stem =
      variant === 0
        ? pen.padded(handle, grip, { width: 16, shade: 0.36 })
        : pen.wood(handle, variant === 1 ? wood : grip, {
            direction: 84,
            width: 14,
            fill: variant === 1 ? undefined : pen.matte(grip),
          })
    return moved(
      x,
      y,
      bend(pen.flatShadow(head, { blur: 7, opacity: 0.22 })) +
        pen.flatShadow(handle, { blur: 7, opacity: 0.22 }) +
        stem +
        bend(
          pen.padded(head, col, { width: 18, shade: 0.36, light: 0.55 }) +
            (fork ? '' : pen.path(dip, tone(col, -0.09)) + pen.shade(dip, 'M-34-164H34V-130Q0-150-34-116Z', 0.24, 6)),
        ) +
        (variant === 2
          ? pen.stroke('M-20 60Q0 70 20 60M-20 84Q0 94 20 84', tone(grip, -0.14), 3)
          : pen.path(circle(0, 150, 6), tone(variant === 1 ? wood : grip, -0.24))),
      variant === 2 ? 1.1 : 1,
      turn,
    )
  }
  if (variant === 0)
    return one(98, 256, -10, main, false, main) + one(200, 240, 0, second, false, second) + one(302, 256, 10, trim, false, trim)
  if (variant === 1) return one(134, 248, -7, main, false, main) + one(266, 248, 7, main, true, main)
  return one(126, 278, -8, mix(main, '#ffffff', 0.15), false, main) + one(276, 278, 8, mix(main, '#ffffff', 0.15), true, main)
}

function lunchBox(pen: Pen, { main, second, trim }: Paint): string {
  const box = 'M62 292H338L326 396C324 412 314 420 298 420H102C86 420 76 412 74 396Z'
  const lid = 'M72 292C72 250 84 236 108 234H292C316 236 328 250 328 292Z'
  return (
    pen.groundShadow(200, 422, 148, 15) +
    pen.stroke('M136 240C136 168 264 168 264 240', tone(trim, -0.1), 22) +
    pen.stroke('M136 238C136 168 264 168 264 238', trim, 15) +
    pen.stroke('M134 232C136 170 250 168 262 222', tone(trim, 0.09), 4, 'opacity=".7"') +
    pen.padded(lid, main, { width: 26, shade: 0.34 }) +
    pen.padded(box, mix(main, '#ffffff', 0.3), { width: 34, shade: 0.4 }) +
    pen.padded(roundedRect(50, 278, 300, 28, 13), tone(main, -0.02), { width: 11 }) +
    pen.padded(roundedRect(176, 264, 48, 66, 13), second, { width: 11 }) +
    pen.stroke('M188 312H212', tone(second, -0.2), 5) +
    [110, 288]
      .map((x, i) =>
        moved(x, 362, pen.path('M0-24l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z', pen.matte(i ? trim : second))),
      )
      .join('')
  )
}

function smallPots(pen: Pen, { main, second, trim }: Paint): string {
  const pot = (x: number, y: number, col: string, food: string, s: number): string =>
    moved(
      x,
      y,
      pen.path('M-70-92H70L60-14C58-2 50 2 40 2H-40C-50 2-58-2-60-14Z', pen.tube(food)) +
        clear(pen, 'M-74-104H74L62-14C60 0 52 4 42 4H-42C-52 4-60 0-62-14Z') +
        shine(pen, 'M-56-86L-48-24', 8) +
        pen.padded(
          'M-84-132H84C90-132 92-126 92-118C92-106 88-100 80-100H-80C-88-100-92-106-92-118C-92-126-90-132-84-132Z',
          col,
          {
            width: 12,
            fill: pen.bar(col),
          },
        ) +
        pen.padded(roundedRect(-28, -146, 56, 20, 9), tone(col, -0.03), { width: 7 }),
      s,
    )
  return (
    pen.groundShadow(200, 424, 156, 14) +
    pot(200, 296, trim, '#8fae63', 0.94) +
    pot(112, 422, main, '#e89a4a', 0.94) +
    pot(288, 422, second, '#b9556a', 0.94)
  )
}

/** Boxes. Variants: 0 open snack box from above, 1 closed lunch box, 2 small pots for purée. */
export function snackbox(pen: Pen, paint: Paint): string {
  const { main, trim, variant } = paint
  if (variant === 1) return lunchBox(pen, paint)
  if (variant === 2) return smallPots(pen, paint)
  const box = roundedRect(58, 116, 284, 268, 54)
  const cell = [
    'M84 176C84 154 96 142 118 142H282C304 142 316 154 316 176V236H84Z',
    'M84 250H192V358H118C96 358 84 346 84 324Z',
    'M206 250H316V324C316 346 304 358 282 358H206Z',
  ]
  const berry = (x: number, y: number, r: number, col: string): string => pen.padded(circle(x, y, r), col, { width: r * 0.7 })
  return (
    pen.flatShadow(box, { blur: 14 }) +
    pen.padded(box, main, { width: 24, light: 0.6 }) +
    cell
      .map(
        (d) =>
          pen.path(d, tone(main, -0.1)) +
          pen.shade(d, d, 0.12, 6) +
          pen.shade(d, 'M70 130H330V160H70ZM70 244H330V264H70ZM74 130H100V360H74ZM200 250H216V360H200Z', 0.3, 7),
      )
      .join('') +
    [
      [116, 170],
      [148, 178],
      [128, 204],
      [164, 208],
    ]
      .map(([x, y]) => berry(x as number, y as number, 18, '#56648f'))
      .join('') +
    [
      [210, 172],
      [246, 180],
      [284, 172],
      [226, 208],
      [264, 212],
      [294, 206],
    ]
      .map(([x, y]) => berry(x as number, y as number, 20, '#d4553d'))
      .join('') +
    [0, 1, 2]
      .map((i) =>
        moved(
          138 + i * 6,
          282 + i * 24,
          pen.padded('M-40 8C-30-18 30-18 40 8C24-2-24-2-40 8Z', '#f0cf7e', { width: 8 }),
          1,
          -8 + i * 8,
        ),
      )
      .join('') +
    [
      [240, 282],
      [278, 280],
      [236, 318],
      [274, 322],
    ]
      .map(([x, y], i) =>
        pen.padded(roundedRect((x as number) - 19, (y as number) - 14, 38, 28, 6), i % 2 ? '#e2bf86' : '#edd3a2', { width: 9 }),
      )
      .join('') +
    pen.padded(roundedRect(168, 366, 64, 30, 12), trim, { width: 9 })
  )
}
