/** Things of the nursery from the front, from below, and open. */
import { mix, tone } from '../../colour.ts'
import { icon } from '../../icons.ts'
import type { Paint } from '../../paint.ts'
import { DARK, STEEL } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, rounded, roundedRect, symmetric } from '../../shapes.ts'

/** A bouncer from the front: seat, harness and feet. */
export function bouncerFront(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  const seat = symmetric(
    200,
    [200, 92],
    [262, 92, 296, 134, 298, 196],
    [302, 270, 286, 330, 262, 362],
    [244, 380, 222, 384, 200, 384],
  )
  const inner = symmetric(
    200,
    [200, 118],
    [246, 118, 268, 150, 268, 200],
    [272, 258, 258, 312, 240, 340],
    [228, 352, 214, 354, 200, 354],
  )
  const insert = symmetric(200, [200, 134], [232, 134, 248, 154, 246, 182], [240, 202, 222, 206, 200, 206])
  const runner = (side: 1 | -1) =>
    variant === 2
      ? pen.rod(`M${200 + side * 84} 300C${200 + side * 108} 360 ${200 + side * 118} 400 ${200 + side * 128} 420`, wood, 15)
      : pen.rod(`M${200 + side * 78} 300C${200 + side * 104} 350 ${200 + side * 118} 396 ${200 + side * 118} 416`, STEEL, 11) +
        pen.padded(roundedRect(200 + side * 118 - 21, 408, 42, 16, 8), DARK, { width: 6 })
  return (
    pen.groundShadow(204, 426, 140, 14) +
    runner(-1) +
    runner(1) +
    pen.rod('M86 398C150 412 250 412 314 398', variant === 2 ? wood : STEEL, 10) +
    pen.padded(seat, main, { width: 34, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.padded(inner, mix(second, main, 0.12), { width: 26, shade: 0.34, pattern: pen.pattern('quilt', second) }) +
    pen.padded(insert, second, { width: 18, light: 0.55 }) +
    pen.padded(
      'M128 274C160 262 172 284 182 300H218C228 284 240 262 272 274L264 322C236 318 226 346 200 350C174 346 164 318 136 322Z',
      main,
      { width: 16, pattern: pen.pattern(pattern, main) },
    ) +
    pen.padded(roundedRect(180, 284, 40, 30, 8), '#3c3733', { width: 8 }) +
    pen.path(roundedRect(190, 292, 20, 13, 4), pen.ball(trim)) +
    (variant === 1
      ? pen.rod('M108 220C104 100 150 46 200 46C250 46 296 100 292 220', wood, 12) +
        pen.stroke('M162 58V100M238 58V96M200 48V112', '#8d857b', 2.4) +
        pen.path(circle(162, 112, 15), pen.ball(trim)) +
        icon(pen, 'star', 200, 128, 0.55, '#e3b257') +
        pen.path(circle(238, 108, 14), pen.ball(second))
      : '')
  )
}

/** A safety gate with its door open. */
export function gateOpen(pen: Pen, { main, trim, wood }: Paint): string {
  const bar = (x: number, top: number, bottom: number, wide = 11) =>
    pen.wood(roundedRect(x, top, wide, bottom - top, 5), wood, { direction: 90, seed: x, width: 5 })
  const leaf = (d: number, top: number, bottom: number) => `M${d} ${top}L${d + 9} ${top - 3}V${bottom + 4}L${d} ${bottom}Z`
  return (
    pen.groundShadow(206, 424, 172, 13) +
    bar(34, 150, 420, 17) +
    bar(350, 150, 420, 17) +
    pen.wood(roundedRect(44, 164, 96, 17, 6), wood, { seed: 3, width: 7 }) +
    pen.wood(roundedRect(34, 404, 332, 15, 6), wood, { seed: 5, width: 7 }) +
    [64, 92, 120].map((x) => bar(x, 176, 408)).join('') +
    bar(136, 156, 412, 14) +
    pen.wood('M232 176L334 140V160L232 192Z', wood, { seed: 7, width: 8 }) +
    pen.wood('M232 386L334 414V434L232 404Z', wood, { seed: 8, width: 8 }) +
    [244, 266, 289, 312]
      .map((x, i) => pen.wood(leaf(x, 190 - i * 8, 390 + i * 6), wood, { direction: 90, seed: x, width: 5 }))
      .join('') +
    pen.wood('M222 172L236 168V410L222 404Z', wood, { direction: 90, seed: 9, width: 6 }) +
    pen.wood('M328 138L344 132V442L328 436Z', wood, { direction: 90, seed: 10, width: 7 }) +
    pen.padded(roundedRect(206, 154, 50, 32, 10), main, { width: 10 }) +
    pen.path(circle(231, 170, 8), pen.ball(trim)) +
    pen.padded(roundedRect(128, 168, 26, 28, 8), '#57514c', { width: 7 }) +
    [34, 350]
      .map(
        (x) =>
          pen.padded(roundedRect(x - 6, 196, 28, 18, 8), '#8d857b', { width: 6 }) +
          pen.padded(roundedRect(x - 6, 370, 28, 18, 8), '#8d857b', { width: 6 }),
      )
      .join('')
  )
}

/** A cot mobile from below, as it is seen by who lies under it. */
export function mobileBelow(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const at = (i: number, r: number): [number, number] => [
    200 + r * Math.cos((Math.PI * 2 * i) / 6 - 1),
    250 + r * Math.sin((Math.PI * 2 * i) / 6 - 1),
  ]
  const colours = [main, second, trim, tone(main, 0.07), mix(second, '#ffffff', 0.4), mix(trim, second, 0.4)]
  const figure = (i: number) => {
    const [x, y] = at(i, 128)
    const colour = colours[i] ?? main
    if (variant === 0)
      return pen.padded(
        `M${rounded(x - 40)} ${rounded(y + 20)}C${rounded(x - 52)} ${rounded(y - 6)} ${rounded(x - 22)} ${rounded(y - 18)} ${rounded(x - 16)} ${rounded(y - 20)}C${rounded(x - 8)} ${rounded(y - 42)} ${rounded(x + 22)} ${rounded(y - 34)} ${rounded(x + 22)} ${rounded(y - 14)}C${rounded(x + 48)} ${rounded(y - 12)} ${rounded(x + 48)} ${rounded(y + 20)} ${rounded(x + 32)} ${rounded(y + 20)}Z`,
        colour,
        { width: 16, light: 0.6 },
      )
    if (variant === 1)
      return (
        pen.padded(ellipse(x, y, 36, 22), colour, { width: 15 }) +
        pen.padded(ellipse(x - 4, y - 4, 17, 10), tone(colour, -0.07), { width: 7 }) +
        pen.path(`M${rounded(x + 34)} ${rounded(y - 4)}l16 4l-16 6z`, '#e3b257') +
        pen.path(circle(x + 22, y - 5, 3), DARK)
      )
    return `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(2.1)">${icon(pen, 'star', 0, 0, 0.9, colour)}</g>`
  }
  const ring =
    pen.stroke(circle(200, 250, 92), tone(wood, -0.1), 16) +
    pen.stroke(circle(198, 248, 92), wood, 11) +
    pen.stroke(circle(197, 246, 92), tone(wood, 0.08), 3)
  const arms = [0, 1, 2]
    .map(
      (i) =>
        `M${at(i, 92).map(rounded).join(' ')}L${at(i + 3, 92)
          .map(rounded)
          .join(' ')}`,
    )
    .join('')
  return (
    `<circle cx="208" cy="266" r="92" fill="none" stroke="#3a2418" stroke-width="14" opacity=".16" filter="${pen.blur(8)}"/>` +
    pen.rod(arms, wood, 8) +
    ring +
    pen.path(circle(200, 250, 17), pen.ball(wood)) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) => pen.stroke(`M${at(i, 92).map(rounded).join(' ')}L${at(i, 110).map(rounded).join(' ')}`, '#8d857b', 3) + figure(i),
      )
      .join('')
  )
}

/** A wooden car or van from the front. */
export function carFront(pen: Pen, { main, second, wood, variant }: Paint): string {
  const high = variant === 1 ? 128 : variant === 2 ? 216 : 164
  const wheel = (x: number) =>
    pen.padded(roundedRect(x, 316, 46, 106, 20), wood, { width: 18, shade: 0.42 }) +
    pen.stroke(`M${x + 10} 330V408M${x + 36} 330V408`, tone(wood, -0.14), 3, 'opacity=".6"')
  return (
    pen.groundShadow(204, 424, 146, 14) +
    wheel(58) +
    wheel(296) +
    pen.padded(
      `M96 ${high + 40}C100 ${high + 8} 130 ${high} 200 ${high}C270 ${high} 300 ${high + 8} 304 ${high + 40}V352C304 370 294 380 276 380H124C106 380 96 370 96 352Z`,
      main,
      { width: 40, shade: 0.42, light: 0.5 },
    ) +
    pen.padded(
      `M124 ${high + 46}C128 ${high + 26} 150 ${high + 22} 200 ${high + 22}C250 ${high + 22} 272 ${high + 26} 276 ${high + 46}L268 ${high + 92}H132Z`,
      wood,
      { width: 14, shade: 0.3 },
    ) +
    pen.stroke(`M200 ${high + 24}V${high + 90}`, tone(main, -0.04), 7) +
    [136, 264]
      .map((x) => pen.path(circle(x, 306, 21), pen.ball(second)) + pen.path(circle(x - 5, 300, 7), '#fff', 'opacity=".6"'))
      .join('') +
    pen.padded(roundedRect(170, 292, 60, 32, 12), tone(main, -0.14), { width: 8 }) +
    pen.stroke('M180 302H220M180 312H220', tone(main, 0.08), 3) +
    pen.wood(roundedRect(88, 344, 224, 24, 12), wood, { seed: 4, width: 9 })
  )
}
