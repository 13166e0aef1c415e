/** Prams for two and what covers a pushchair. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'
import { GRIP, bar, wheel } from './parts.ts'
import { stroller } from './prams-and-pushchairs.ts'

/** A wheel from the front. */
const tyre = (pen: Pen, x: number, y: number, height: number, w = 28): string =>
  pen.padded(roundedRect(x - w / 2, y - height, w, height, 13), DARK, { width: 10, light: 0.3 }) +
  pen.stroke(`M${x - w * 0.2} ${y - height + 14}V${y - 14}M${x + w * 0.2} ${y - height + 14}V${y - 14}`, '#57504a', 2.4)

function tandem(pen: Pen, { main, second, trim, pattern, frame }: Paint): string {
  const seat = (x: number, y: number): string => {
    const back = 'M-66-28C-50-36-34-28-28-12L0 76C2 92-8 104-24 102C-38 100-46 92-50 78L-78 4C-82-10-78-22-66-28Z'
    const base = 'M-34 68H58C76 68 82 82 76 94C72 104 62 108 52 108H-18C-36 108-42 74-34 68Z'
    const hood = 'M-84 8C-98-54-58-98 4-98C54-96 90-68 98-24C38-28-24-18-84 8Z'
    return moved(
      x,
      y,
      pen.padded('M56 74C74 70 84 78 86 94L96 150C98 164 74 170 68 156Z', tone(second, -0.05), { width: 12 }) +
        pen.padded(back, second, { width: 20, pattern: pen.pattern('quilt', second) }) +
        pen.padded(base, second, { width: 18, pattern: pen.pattern('quilt', second) }) +
        pen.stroke('M-40 0L-12 74M-30 24L22 76', '#5b4a3f', 5, 'opacity=".85"') +
        pen.rod('M-12 62C20 34 56 38 78 62', GRIP, 8) +
        pen.padded(hood, main, { width: 24, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
        pen.stroke('M-80 0C-66-52-40-80-6-97M-72 4C-36-56 8-80 46-85', tone(main, -0.13), 2.4, 'opacity=".7"') +
        pen.stroke('M-84 8C-24-18 38-28 98-24', trim, 5) +
        pen.path(circle(-66, 2, 8), pen.ball(frame)),
      0.82,
    )
  }
  return (
    pen.groundShadow(200, 432, 166, 13) +
    moved(12, -5, wheel(pen, 96, 386, 40, '#9d958b') + wheel(pen, 330, 398, 27, '#9d958b')) +
    pen.rod('M90 386L340 398', tone(frame, -0.06), 9) +
    pen.rod('M90 386L132 250M330 398L54 130', frame, 10) +
    pen.stroke('M58 134L32 116', GRIP, 15) +
    pen.stroke('M56 131L32 113', '#a3724e', 6) +
    pen.padded('M134 340H262C266 366 252 378 236 378H164C146 378 132 366 134 340Z', mix(frame, '#6b625a', 0.4), { width: 12 }) +
    pen.rod('M196 300L262 372', frame, 8) +
    seat(146, 186) +
    seat(266, 262) +
    wheel(pen, 84, 386, 44) +
    wheel(pen, 336, 398, 31)
  )
}

/** Twin prams. Variants: 0 side by side, 1 tandem from the side, 2 side by side with two carrycots. */
export function twin(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, frame, variant } = paint
  if (variant === 1) return tandem(pen, paint)
  const place = (x: number): string => {
    const hood = `M${x - 72} 226C${x - 78} 148 ${x - 46} 110 ${x} 110C${x + 46} 110 ${x + 78} 148 ${x + 72} 226C${x + 44} 202 ${x - 44} 202 ${x - 72} 226Z`
    const tub = `M${x - 70} 216C${x - 72} 290 ${x - 62} 350 ${x} 352C${x + 62} 350 ${x + 72} 290 ${x + 70} 216Z`
    const back = roundedRect(x - 58, 180, 116, 140, 26)
    const inside =
      variant === 2
        ? pen.padded(tub, second, { width: 26, shade: 0.42 }) +
          pen.padded(
            `M${x - 72} 226C${x - 40} 248 ${x + 40} 248 ${x + 72} 226C${x + 72} 300 ${x + 54} 322 ${x} 324C${x - 54} 322 ${x - 72} 300 ${x - 72} 226Z`,
            main,
            { width: 20, pattern: pen.pattern(pattern, main) },
          )
        : pen.padded(roundedRect(x - 46, 336, 92, 62, 16), mix(second, '#6b625a', 0.45), { width: 12 }) +
          pen.padded(back, second, { width: 20, pattern: pen.pattern('quilt', second) }) +
          pen.padded(roundedRect(x - 62, 294, 124, 60, 24), tone(second, 0.01), {
            width: 18,
            pattern: pen.pattern('quilt', second),
          }) +
          pen.stroke(`M${x - 22} 216L${x - 10} 304M${x + 22} 216L${x + 10} 304M${x} 312V332`, '#5b4a3f', 7, 'opacity=".85"') +
          pen.padded(roundedRect(x - 16, 298, 32, 22, 8), DARK, { width: 6 }) +
          pen.shade(back, `M${x - 60} 180H${x + 60}V246Q${x} 212 ${x - 60} 246Z`, 0.36, 9) +
          pen.rod(`M${x - 66} 292C${x - 40} 262 ${x + 40} 262 ${x + 66} 292`, GRIP, 11)
    return (
      inside +
      pen.padded(hood, main, { width: 26, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
      pen.stroke(
        `M${x - 48} 212C${x - 50} 160 ${x - 30} 126 ${x - 8} 112M${x + 48} 212C${x + 50} 160 ${x + 30} 126 ${x + 8} 112`,
        tone(main, -0.13),
        2.4,
        'opacity=".6"',
      ) +
      pen.stroke(`M${x - 72} 226C${x - 44} 202 ${x + 44} 202 ${x + 72} 226`, trim, 6)
    )
  }
  let drawing = pen.groundShadow(200, 432, 166, 14) + bar(pen, 84, frame)
  drawing += pen.rod('M44 110L48 400M356 110L352 400', frame, 11) + pen.rod('M48 378H352', frame, 9)
  drawing += tyre(pen, 46, 432, 88) + tyre(pen, 354, 432, 88) + pen.rod('M126 350V396M274 350V396M200 330V384', frame, 9)
  drawing += pen.padded('M74 352H326C330 376 318 388 302 388H98C82 388 70 376 74 352Z', mix(frame, '#6b625a', 0.5), { width: 12 })
  drawing += place(122) + place(278) + tyre(pen, 126, 436, 60, 24) + tyre(pen, 274, 436, 60, 24)
  return drawing
}

/** Covers on a pushchair. Variants: 0 clear rain cover, 1 net, 2 sun shade. */
export function raincover(pen: Pen, { main, second, trim, pattern, frame, variant }: Paint): string {
  const chair = {
    main: variant === 0 ? main : mix(second, '#8c8279', 0.5),
    second: variant === 0 ? second : mix(second, '#b5aca2', 0.5),
    trim: variant === 0 ? trim : '#8d857b',
  }
  const under = stroller(pen, {
    ...chair,
    pattern: variant === 0 ? pattern : 'plain',
    frame: variant === 0 ? frame : '#5a534d',
    wood: frame,
    ramp: undefined,
    variant: 0,
  })
  if (variant === 2) {
    const shade =
      'M150 96C210 70 280 92 306 142C330 190 338 244 334 304C332 316 322 318 312 312C276 296 236 290 196 300C186 302 180 296 180 286C186 220 178 150 150 96Z'
    return (
      under +
      pen.padded(shade, main, { width: 26, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
      pen.stroke('M214 96C232 150 234 220 226 288M264 112C286 168 292 232 288 294', tone(main, -0.14), 2.2, 'opacity=".55"') +
      pen.stroke('M182 290C230 280 284 290 330 308', trim, 6) +
      pen.stroke('M150 98C178 150 186 220 181 286', tone(main, -0.1), 3) +
      pen.path(circle(158, 116, 8), pen.ball(trim)) +
      pen.path(circle(188, 272, 8), pen.ball(trim))
    )
  }
  const cover =
    'M102 196C78 100 134 50 206 50C272 52 314 96 322 152C338 216 340 300 332 372C330 390 310 394 280 392C220 392 190 394 166 388C146 382 128 322 118 272C112 242 108 220 102 196Z'
  const clear = pen.linear([
    [0, '#ffffff', 0.62],
    [0.35, '#eef6f8', 0.3],
    [0.7, '#dfeaee', 0.34],
    [1, '#c5d5db', 0.6],
  ])
  let drawing = under + pen.path(cover, variant === 1 ? '#ffffff' : clear, variant === 1 ? 'opacity=".42"' : '')
  if (variant === 1) {
    drawing += pen.path(cover, pen.pattern('waffle', '#57504a', undefined, 0.6), 'opacity=".85"')
    drawing += pen.stroke(
      'M130 150C190 170 270 150 318 170M120 240C180 280 270 250 334 274',
      '#ffffff',
      9,
      `opacity=".5" filter="${pen.blur(4)}"`,
    )
    drawing += pen.stroke('M166 388C190 396 220 390 280 392C310 394 330 390 332 372', main, 9)
    return drawing + pen.stroke(cover, '#ffffff', 3, 'opacity=".9"') + pen.stroke(cover, '#9a9188', 1, 'opacity=".6"')
  }
  drawing += pen.stroke('M128 176C116 112 150 74 196 66', '#ffffff', 13, `opacity=".85" filter="${pen.blur(3)}"`)
  drawing += pen.stroke('M300 176C316 230 318 300 312 356', '#ffffff', 9, `opacity=".8" filter="${pen.blur(2.5)}"`)
  drawing += pen.stroke('M226 250L196 352M250 262L226 352', '#ffffff', 7, `opacity=".5" filter="${pen.blur(2.5)}"`)
  drawing += pen.stroke('M112 190C180 158 250 150 322 156', trim, 6) + pen.stroke('M200 158C192 230 200 310 214 390', trim, 4)
  drawing += pen.path(roundedRect(196, 196, 10, 22, 4), pen.ball('#e9e2d6'))
  return (
    drawing +
    pen.stroke(cover, '#ffffff', 4, 'opacity=".95"') +
    pen.stroke(cover, '#93a6ad', 1.3, 'opacity=".8"') +
    pen.stroke('M166 388C190 394 220 392 280 392C310 394 330 390 332 372', trim, 7)
  )
}
