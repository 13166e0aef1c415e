/** Toys taken apart, and from another side. */
import { mix, tone } from '../../colour.ts'
import { fold } from '../../garment-parts.ts'
import { icon } from '../../icons.ts'
import { nth, type Paint } from '../../paint.ts'
import { MANY } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

const rampOf = ({ ramp, main, second, trim }: Paint): readonly string[] =>
  ramp ?? [main, second, trim, tone(main, 0.08), mix(main, trim, 0.5)]

/** The rings of a tower beside its peg. */
export function ringsApart(pen: Pen, paint: Paint): string {
  const { wood } = paint
  const ring = (x: number, y: number, r: number, colour: string) =>
    pen.groundShadow(x, y + r * 0.36, r, 8) +
    pen.padded(ellipse(x, y, r, r * 0.42), colour, { width: r * 0.4, shade: 0.4, light: 0.5 }) +
    pen.path(ellipse(x, y - r * 0.06, r * 0.3, r * 0.13), tone(colour, -0.26))
  const rings: readonly (readonly [x: number, y: number, r: number])[] = [
    [92, 300, 66],
    [306, 302, 60],
    [86, 384, 54],
    [210, 412, 50],
    [322, 396, 44],
  ]
  return (
    pen.groundShadow(200, 324, 110, 12) +
    pen.wood(roundedRect(118, 296, 164, 26, 12), wood, { seed: 3 }) +
    pen.rod('M200 300V104', wood, 17) +
    pen.path(circle(200, 104, 13), pen.ball(wood)) +
    rings.map(([x, y, r], i) => ring(x, y, r, nth(rampOf(paint), i))).join('') +
    pen.groundShadow(248, 346, 22, 6) +
    pen.path(circle(250, 330, 21), pen.ball(nth(rampOf(paint), 5)))
  )
}

/** The arches of a rainbow as bridge, gate and cradle. */
export function archesApart(pen: Pen, paint: Paint): string {
  const arch = (x: number, y: number, r: number, thick: number, colour: string, turn = 0) => {
    const outline = `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0h${-thick}a${r - thick} ${r - thick} 0 0 0 ${-2 * (r - thick)} 0Z`
    return `<g transform="rotate(${turn} ${x} ${y})">${pen.padded(outline, colour, { width: thick * 0.8, shade: 0.4, light: 0.5 })}</g>`
  }
  const colour = (i: number) => nth(rampOf(paint), i)
  return (
    pen.groundShadow(140, 422, 118, 12) +
    pen.groundShadow(310, 422, 70, 10) +
    arch(136, 420, 112, 24, colour(0)) +
    arch(136, 420, 60, 20, colour(3)) +
    arch(310, 420, 64, 22, colour(2)) +
    arch(136, 306, 86, 23, colour(1)) +
    arch(310, 314, 42, 20, colour(4), 180) +
    pen.path(circle(136, 196, 22), pen.ball(colour(5))) +
    pen.padded(`M284 420a26 26 0 0 1 52 0Z`, colour(5), { width: 14 })
  )
}

/** A cloth doll from behind. */
export function dollBack(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const skin = '#f0d3b4'
  const hair = variant === 1 ? '#4f3a2d' : '#86573b'
  const dress = symmetric(
    200,
    [200, 226],
    [226, 226, 244, 236, 248, 252],
    [260, 300, 276, 344, 282, 376],
    [250, 390, 226, 392, 200, 392],
  )
  const side = (s: 1 | -1) => (by: number) => 200 + s * by
  const limb = (s: 1 | -1) => {
    const x = side(s)
    return (
      pen.padded(`M${x(14)} 380h${s * 32}v36q${s * -16} 10 ${s * -32} 0z`, skin, { width: 12 }) +
      pen.padded(`M${x(8)} 408h${s * 44}q${s * 2} 22 ${s * -22} 22q${s * -24} 0 ${s * -22} -22z`, '#7d4632', { width: 10 }) +
      pen.padded(
        `M${x(40)} 240C${x(66)} 240 ${x(90)} 290 ${x(94)} 318C${x(94)} 336 ${x(72)} 338 ${x(66)} 322C${x(58)} 300 ${x(48)} 286 ${x(36)} 276Z`,
        variant === 2 ? second : main,
        { width: 14 },
      )
    )
  }
  const plait = (s: 1 | -1) =>
    [196, 220, 244].map((y, i) => pen.padded(ellipse(200 + s * (74 - i * 2), y, 17 - i * 2, 15), hair, { width: 9 })).join('') +
    pen.padded(circle(200 + s * 70, 262, 9), trim, { width: 6 })
  return (
    pen.groundShadow(202, 432, 88, 12) +
    limb(-1) +
    limb(1) +
    pen.padded(dress, main, { width: 26, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M200 232V330', tone(main, -0.2), 2.4) +
    [250, 278, 306].map((y) => pen.path(circle(205, y, 5), pen.ball('#e9e2d6'))).join('') +
    pen.stroke('M146 286C170 298 230 298 254 286', variant === 1 ? '#fbf6ec' : second, 11) +
    pen.padded(
      'M200 298C180 278 158 284 162 298C166 314 186 312 200 302C214 312 234 314 238 298C242 284 220 278 200 298Z',
      variant === 1 ? '#fbf6ec' : trim,
      { width: 7 },
    ) +
    (variant === 2
      ? pen.padded(symmetric(200, [200, 70], [262, 70, 290, 112, 288, 156], [270, 214, 236, 236, 200, 236]), hair, {
          width: 26,
        }) +
        pen.padded('M112 152C108 92 148 58 200 58C252 58 292 92 288 152C240 170 160 170 112 152Z', main, {
          width: 22,
          pattern: pen.pattern(pattern, main),
        })
      : pen.padded(symmetric(200, [200, 66], [260, 66, 290, 108, 288, 158], [284, 214, 244, 240, 200, 240]), hair, {
          width: 30,
          shade: 0.42,
        }) +
        pen.stroke(
          'M200 70C204 120 204 190 200 236M160 84C146 130 150 190 168 226M240 84C254 130 250 190 232 226',
          tone(hair, -0.14),
          3,
          'opacity=".6"',
        )) +
    (variant === 0 ? plait(-1) + plait(1) : '') +
    (variant === 1
      ? pen.padded(circle(200, 52, 32), hair, { width: 16 }) + pen.stroke('M172 76C186 84 214 84 228 76', trim, 8)
      : '')
  )
}

/** A large rabbit with the body of a bear, from behind. */
export const longEars = (pen: Pen, { main }: Paint): string =>
  [-1, 1]
    .map((side) => {
      const x = (by: number) => 200 + side * by
      return pen.padded(`M${x(16)} 136C${x(4)} 86 ${x(14)} 30 ${x(40)} 28C${x(68)} 30 ${x(72)} 96 ${x(58)} 146Z`, main, {
        width: 18,
        pattern: pen.pattern('boucle', main),
      })
    })
    .join('')

/** The other sides of an activity cube. */
export function cubeOtherSide(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const isSoft = variant === 0
  const face = (outline: string, colour: string, dark: number) =>
    isSoft
      ? pen.padded(outline, tone(colour, dark), { width: 24, shade: 0.4 })
      : pen.wood(outline, tone(wood, dark), { seed: outline.length, width: 16, direction: dark ? 60 : 0 })
  const bead = (x: number, y: number, i: number) => pen.path(circle(x, y, 11), pen.ball(nth(MANY, i)))
  return (
    pen.groundShadow(212, 424, 140, 16) +
    face('M84 196L216 226V420L84 376Z', main, 0) +
    face('M216 226L332 186V366L216 420Z', second, -0.06) +
    face('M84 196L206 160L332 186L216 226Z', trim, isSoft ? 0.06 : 0.04) +
    pen.padded('M104 222L196 242V340L104 316Z', '#dfeaec', { width: 12, light: 0.7 }) +
    pen.stroke('M118 294L166 246', '#fff', 9, 'opacity=".7"') +
    pen.stroke('M104 222L196 242V340L104 316Z', isSoft ? trim : tone(wood, -0.12), 6) +
    pen.stroke('M236 260L314 232M236 300L314 270M236 340L314 308', '#8d857b', 5) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .slice(0, 3 - (row % 2))
          .map((i) => bead(246 + i * 22 + row * 6, 257 + row * 40 - i * 8, row * 3 + i))
          .join(''),
      )
      .join('') +
    pen.padded(ellipse(208, 194, 38, 13), isSoft ? second : nth(MANY, 2), { width: 8 }) +
    pen.path(ellipse(208, 192, 17, 5), tone(isSoft ? second : '#79aeb0', -0.2)) +
    (isSoft
      ? pen.padded('M118 366q-6 34 8 42q12 -4 8 -38z', trim, { width: 8 }) +
        pen.padded('M150 376q-4 32 10 40q12 -6 8 -36z', second, { width: 8 })
      : icon(pen, 'star', 150, 366, 0.5, trim))
  )
}

/** A comforter from behind: the other cloth, the knots of its corners, its label. */
export function comforterBack(pen: Pen, { main, second, trim, variant }: Paint): string {
  const cloth =
    'M46 226C96 214 148 216 200 232C252 216 304 214 354 226C352 286 346 342 330 396C286 396 242 408 200 430C158 408 114 396 70 396C54 342 48 286 46 226Z'
  const ears =
    variant === 0
      ? [-1, 1]
          .map((s) =>
            pen.padded(
              `M${200 + s * 14} 120C${200 + s * 6} 66 ${200 + s * 20} 32 ${200 + s * 40} 36C${200 + s * 62} 42 ${200 + s * 62} 96 ${200 + s * 50} 136Z`,
              main,
              { width: 15 },
            ),
          )
          .join('')
      : [-1, 1].map((s) => pen.padded(circle(200 + s * 52, 108, 27), main, { width: 15 })).join('')
  return (
    pen.flatShadow(cloth, { opacity: 0.24 }) +
    pen.padded(cloth, second, { width: 26, shade: 0.34, light: 0.5, pattern: pen.pattern('waffle', second) }) +
    pen.stroke(cloth, main, 6) +
    fold(pen, 'M130 250Q120 320 140 380M270 250Q280 320 260 380M200 250V400', second, 3) +
    [
      [50, 228],
      [350, 228],
      [72, 394],
      [328, 394],
    ]
      .map(([x, y]) => pen.padded(circle(x ?? 0, y ?? 0, 15), main, { width: 8 }))
      .join('') +
    pen.padded(roundedRect(236, 384, 30, 40, 3), trim, { width: 6 }) +
    ears +
    pen.padded(symmetric(200, [200, 96], [246, 96, 270, 128, 268, 164], [266, 208, 238, 228, 200, 228]), main, {
      width: 26,
      shade: 0.4,
    }) +
    pen.seam('M200 100C205 140 205 190 200 224', main, 1.8) +
    pen.padded('M158 226C172 240 228 240 242 226L246 246C228 258 172 258 154 246Z', trim, { width: 9 })
  )
}
