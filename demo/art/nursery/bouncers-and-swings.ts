/** Bouncers and swings. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, STEEL, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { CLOUD, SHEET, STAR, toy } from './parts.ts'

/** Baby bouncers from the side. Variants: 0 cloth on a steel frame, 1 with a toy bar, 2 on wooden runners. */
export function bouncer(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  const seat =
    'M56 160C52 138 78 126 94 144C116 178 130 228 160 262C188 292 228 296 264 276C296 258 322 244 346 252C364 258 364 278 352 294C316 342 270 366 218 362C146 354 88 272 56 160Z'
  const pad =
    'M82 146C100 126 128 146 142 184C154 220 176 246 210 248C244 248 276 222 312 224C336 226 346 246 338 262C302 262 266 290 222 294C162 290 116 232 82 146Z'
  const bar = 'M150 284C136 150 206 92 268 110C300 120 314 150 314 190'
  let drawing = pen.groundShadow(206, 428, 142, 13)
  if (variant === 2) {
    const runner =
      'M48 398C60 394 74 398 84 402C150 424 256 424 322 402C332 398 346 394 356 398C364 404 360 412 352 416C270 444 136 444 52 416C44 412 40 404 48 398Z'
    drawing +=
      moved(10, -8, pen.wood(runner, tone(wood, -0.12), { width: 9 })) +
      pen.wood('M122 250L140 244L160 412H136Z', tone(wood, -0.03), { direction: 84, width: 8 }) +
      pen.wood('M262 330L284 324L292 410H268Z', tone(wood, -0.03), { direction: 84, width: 8 }) +
      pen.wood(runner, wood, { width: 9 })
  } else {
    const spring = 'M84 424H304C342 424 346 392 322 376C296 360 258 356 222 348'
    drawing +=
      moved(12, -7, pen.rod(spring, tone(STEEL, -0.14), 11)) +
      pen.rod('M134 262L112 424', STEEL, 11) +
      pen.rod(spring, STEEL, 12) +
      pen.padded(roundedRect(70, 414, 34, 20, 8), DARK, { width: 7, light: 0.4 }) +
      pen.padded(roundedRect(286, 414, 34, 20, 8), DARK, { width: 7, light: 0.4 })
  }
  if (variant === 1) drawing += moved(12, -4, pen.rod(bar, tone(wood, -0.12), 10))
  drawing += pen.padded(pad, second, { width: 26, shade: 0.44, pattern: pen.pattern('quilt', second) })
  drawing += pen.padded(
    'M96 150C114 144 132 172 142 196C150 216 144 232 132 226C114 210 98 186 92 168C88 156 90 152 96 150Z',
    tone(second, 0.05),
    { width: 14, shade: 0.3 },
  )
  drawing +=
    pen.padded(
      'M178 268C186 226 214 206 242 210C262 214 274 226 276 244C268 270 238 296 210 298C194 296 182 286 178 268Z',
      tone(main, 0.03),
      { width: 18, pattern: pen.pattern(pattern, main) },
    ) + pen.stroke('M172 246C160 226 152 206 148 190', tone(main, -0.08), 9)
  drawing +=
    pen.padded(seat, main, { width: 30, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.seam('M70 172C100 266 152 340 218 348C264 350 308 326 338 288', main) +
    pen.padded(roundedRect(206, 318, 36, 20, 4), trim, { width: 6 })
  if (variant === 1)
    drawing +=
      pen.rod(bar, wood, 12) +
      toy(pen, 190, 128, 176, STAR, '#f0cf7e', 0.85) +
      toy(pen, 236, 108, 168, circle(0, 0, 20), trim, 0.95) +
      toy(pen, 282, 118, 172, CLOUD, mix(main, '#ffffff', 0.5), 0.8) +
      pen.path(circle(150, 286, 11), pen.ball(wood))
  else
    drawing +=
      pen.path(circle(136, 268, 13), pen.ball(variant === 2 ? wood : '#8d857b')) +
      pen.path(circle(133, 265, 4), '#fff', 'opacity=".5"')
  return drawing
}

function hungCradle(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  const cloth = pen.pattern(pattern, main)
  const y = variant === 1 ? 0 : -6
  const boat = `M62 ${268 + y}C110 ${290 + y} 290 ${290 + y} 338 ${268 + y}C346 ${336 + y} 290 ${392 + y} 200 ${392 + y}C110 ${392 + y} 54 ${336 + y} 62 ${268 + y}Z`
  let h = ''
  if (variant === 2)
    h +=
      pen.groundShadow(200, 432, 160, 14) +
      pen.rod('M196 68L46 424M204 68L354 424', tone(wood, -0.1), 16) +
      pen.wood('M196 56L214 64L64 430H40Z', wood, { direction: 66, width: 9 }) +
      pen.wood('M204 56L186 64L336 430H360Z', tone(wood, -0.02), { direction: 114, width: 9 }) +
      pen.wood(roundedRect(170, 52, 60, 26, 12), wood, { width: 9 })
  else
    h +=
      pen.path(ellipse(206, 462, 116, 12), '#3a2418', `opacity=".16" filter="${pen.blur(6)}"`) +
      pen.stroke('M200 0V60', '#b8aa98', 5) +
      pen.stroke(circle(200, 72, 13), '#8d857b', 6) +
      pen.wood(roundedRect(92, 112, 216, 18, 9), wood, { width: 8 }) +
      pen.stroke('M200 84L104 120M200 84L296 120', '#c9bba6', 5)
  const top = variant === 2 ? 76 : 122
  h += pen.stroke(
    variant === 2
      ? `M200 ${top}V104M200 104L70 ${270 + y}M200 104L330 ${270 + y}`
      : `M106 ${top}L70 ${270 + y}M294 ${top}L330 ${270 + y}`,
    tone('#d8cbb8', -0.08),
    5,
  )
  h +=
    pen.padded(
      `M66 ${262 + y}C110 ${226 + y} 290 ${226 + y} 334 ${262 + y}C300 ${292 + y} 100 ${292 + y} 66 ${262 + y}Z`,
      tone(main, -0.12),
      { width: 14 },
    ) +
    pen.padded(
      `M92 ${262 + y}C130 ${242 + y} 270 ${242 + y} 308 ${262 + y}C280 ${286 + y} 120 ${286 + y} 92 ${262 + y}Z`,
      SHEET,
      {
        width: 14,
        pattern: pen.pattern('quilt', SHEET),
      },
    )
  h +=
    pen.padded(boat, main, { width: 38, shade: 0.44, pattern: cloth }) +
    pen.stroke(`M62 ${268 + y}C110 ${290 + y} 290 ${290 + y} 338 ${268 + y}`, second, 11) +
    pen.stroke(`M62 ${268 + y}C110 ${290 + y} 290 ${290 + y} 338 ${268 + y}`, tone(second, -0.14), 1.6, 'stroke-dasharray="4 4"')
  h += pen.stroke(
    `M92 ${296 + y}C108 ${346 + y} 140 ${374 + y} 170 ${386 + y}M308 ${296 + y}C292 ${346 + y} 260 ${374 + y} 230 ${386 + y}M200 ${300 + y}V${388 + y}`,
    tone(main, -0.14),
    2.2,
    'opacity=".5"',
  )
  return (
    h +
    pen.path(circle(68, 268 + y, 9), pen.ball(wood)) +
    pen.path(circle(332, 268 + y, 9), pen.ball(wood)) +
    pen.padded(roundedRect(288, 330 + y, 18, 24, 3), trim, { width: 5 })
  )
}

/** Swings and cradles that hang. Variants: 0 electric, in its frame, 1 hung from the ceiling, 2 on a wooden stand. */
export function swing(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const cloth = pen.pattern(pattern, main)
  if (variant !== 0) return hungCradle(pen, paint)
  const pod = symmetric(
    200,
    [200, 152],
    [254, 152, 284, 190, 292, 246],
    [300, 310, 290, 372, 250, 392],
    [232, 400, 216, 402, 200, 402],
  )
  const bed = symmetric(
    200,
    [200, 176],
    [240, 176, 262, 204, 268, 252],
    [274, 306, 264, 352, 236, 368],
    [224, 374, 212, 376, 200, 376],
  )
  const arch = 'M62 424C44 220 92 84 200 84C308 84 356 220 338 424'
  let o =
    pen.groundShadow(200, 432, 160, 14) +
    pen.rod('M62 424C90 404 310 404 338 424', tone(STEEL, -0.12), 13) +
    pen.rod(arch, STEEL, 17) +
    pen.padded(roundedRect(36, 412, 62, 24, 11), DARK, { width: 8, light: 0.4 }) +
    pen.padded(roundedRect(302, 412, 62, 24, 11), DARK, { width: 8, light: 0.4 })
  o += pen.rod('M66 230L122 300M334 230L278 300', STEEL, 13)
  o +=
    pen.padded(pod, main, { width: 34, shade: 0.44, pattern: cloth }) +
    `<path d="${bed}" fill="#2a170d" fill-opacity=".3" filter="${pen.blur(7)}"/>` +
    pen.padded(bed, second, { width: 30, shade: 0.34, pattern: pen.pattern('quilt', second) })
  o +=
    pen.padded(symmetric(200, [200, 188], [228, 188, 242, 202, 240, 222], [238, 244, 222, 250, 200, 250]), tone(second, 0.04), {
      width: 14,
      shade: 0.3,
    }) +
    pen.stroke('M178 246C176 280 184 306 196 324M222 246C224 280 216 306 204 324M200 336V366', '#5b4a3f', 9) +
    pen.padded('M166 248C172 242 186 242 188 248L190 288C186 294 176 294 172 290Z', main, { width: 8 }) +
    pen.padded('M234 248C228 242 214 242 212 248L210 288C214 294 224 294 228 290Z', main, { width: 8 }) +
    pen.padded(roundedRect(180, 314, 40, 30, 10), DARK, { width: 7, light: 0.4 }) +
    pen.path(roundedRect(192, 322, 16, 10, 4), pen.matte('#d5482f'))
  o += [66, 334]
    .map((x) => pen.padded(circle(x, 230, 28), tone(second, -0.04), { width: 14 }) + pen.path(circle(x, 230, 11), pen.ball(trim)))
    .join('')
  return (
    o +
    pen.padded(roundedRect(160, 66, 80, 34, 16), tone(second, -0.03), { width: 12 }) +
    toy(pen, 172, 98, 128, STAR, '#f0cf7e', 0.6) +
    toy(pen, 228, 98, 128, CLOUD, mix(main, '#ffffff', 0.45), 0.6) +
    toy(pen, 200, 98, 138, circle(0, 0, 18), trim, 0.8)
  )
}
