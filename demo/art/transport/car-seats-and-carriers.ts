/** Car seats and carriers. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'

/** Child car seat, front view. Variants: 0 full harness, 1 high back booster, 2 with side shields. */
export function carseat(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const shell = DARK
  const outer = symmetric(
    200,
    [200, 66],
    [256, 66, 276, 84, 282, 120],
    [286, 150, 300, 160, 306, 196],
    [312, 250, 318, 290, 324, 330],
    [330, 376, 322, 402, 300, 414],
    [260, 426, 230, 428, 200, 428],
  )
  const back = symmetric(
    200,
    [200, 84],
    [242, 84, 260, 98, 264, 128],
    [268, 166, 278, 190, 282, 226],
    [286, 270, 288, 300, 288, 326],
    [260, 338, 230, 340, 200, 340],
  )
  const cushion = symmetric(200, [200, 304], [256, 304, 296, 314, 304, 348], [308, 390, 270, 408, 200, 408])
  const head = symmetric(
    200,
    [200, 92],
    [240, 92, 262, 104, 266, 136],
    [270, 172, 258, 194, 242, 196],
    [228, 196, 222, 186, 200, 186],
  )
  let drawing = pen.groundShadow(200, 430, 138, 14)
  if (variant === 2)
    drawing +=
      pen.padded('M74 190C86 178 104 182 108 200V290C104 304 86 302 78 288C70 262 68 214 74 190Z', shell, {
        width: 12,
        light: 0.3,
      }) +
      pen.padded('M326 190C314 178 296 182 292 200V290C296 304 314 302 322 288C330 262 332 214 326 190Z', shell, {
        width: 12,
        light: 0.3,
      })
  drawing += pen.padded(outer, shell, { width: 26, light: 0.34, shade: 0.5 })
  drawing += pen.padded(back, second, { width: 26, shade: 0.46, pattern: pen.pattern('quilt', second) })
  const wing = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return pen.padded(
      `M${mirrored(66)} 196C${mirrored(92)} 200 ${mirrored(104)} 236 ${mirrored(104)} 286C${mirrored(104)} 322 ${mirrored(98)} 340 ${mirrored(86)} 344C${mirrored(74)} 320 ${mirrored(68)} 240 ${mirrored(58)} 214Z`,
      main,
      { width: 16, pattern: pen.pattern(pattern, main) },
    )
  }
  drawing += wing(-1) + wing(1)
  drawing += pen.padded(cushion, main, { width: 30, shade: 0.42, pattern: pen.pattern(pattern, main) })
  drawing += pen.shade(cushion, symmetric(200, [200, 300], [250, 300], [250, 326, 220, 332, 200, 332]), 0.32, 8)
  drawing += pen.padded(head, main, { width: 24, shade: 0.4, pattern: pen.pattern(pattern, main) })
  drawing += pen.padded(
    symmetric(200, [200, 118], [226, 118, 240, 126, 240, 146], [240, 172, 222, 178, 200, 178]),
    tone(main, 0.03),
    {
      width: 12,
      shade: 0.25,
    },
  )
  if (variant !== 1) {
    const strap = 'M172 190C168 236 178 290 196 318M228 190C232 236 222 290 204 318'
    drawing +=
      pen.stroke(strap, '#2b2623', 13) +
      pen.stroke(strap, '#4a433e', 8) +
      pen.stroke('M200 330V372', '#2b2623', 14) +
      pen.stroke('M200 332V370', '#4a433e', 8)
    drawing +=
      pen.padded('M160 206C166 200 180 200 184 206L188 262C186 270 172 272 168 266Z', second, { width: 9 }) +
      pen.padded('M240 206C234 200 220 200 216 206L212 262C214 270 228 272 232 266Z', second, { width: 9 })
    drawing +=
      pen.padded(roundedRect(180, 306, 40, 34, 11), '#2f2a27', { width: 9, light: 0.4 }) +
      pen.path(roundedRect(191, 316, 18, 12, 4), pen.matte('#d5482f'))
  } else drawing += pen.stroke('M118 300L284 352', '#2b2623', 15) + pen.stroke('M118 299L284 351', '#57504a', 9)
  drawing += pen.seam(symmetric(200, [200, 396], [258, 396, 290, 386, 296, 352]), main)
  return drawing
}

/** Infant carrier seat with handle, side view. Variants: 0 plain, 1 with canopy, 2 with canopy and base. */
export function infantseat(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const shell = DARK
  const dy = variant === 2 ? -14 : 8
  const tub =
    'M58 170C54 140 84 126 106 146C132 182 148 240 184 262C220 280 270 262 308 236C334 222 356 238 350 268C338 334 292 394 208 396C122 396 70 300 58 170Z'
  const pad =
    'M88 140C112 122 142 160 162 202C180 240 208 238 240 228C270 218 296 204 318 214C334 224 330 246 306 262C262 286 214 298 178 272C140 240 116 186 88 140Z'
  const side = 'M92 226C124 290 168 322 220 320C262 316 296 296 322 270C310 328 268 372 208 374C150 374 110 314 92 226Z'
  let drawing = pen.groundShadow(208, variant === 2 ? 428 : 408, 132, 14)
  if (variant === 2)
    drawing +=
      pen.padded('M88 392C92 370 314 370 320 392L334 416C334 430 314 432 304 432H108C96 432 74 430 76 416Z', tone(shell, -0.02), {
        width: 14,
        light: 0.3,
      }) + pen.path(circle(296, 412, 6), pen.ball('#7fae6d'))
  drawing += `<g transform="translate(0 ${dy})">`
  drawing += pen.rod('M196 308C200 230 216 160 236 96', tone(shell, -0.04), 16)
  drawing += pen.padded(pad, second, { width: 24, shade: 0.46, pattern: pen.pattern('quilt', second) })
  drawing += pen.padded(
    'M112 152C132 148 150 184 160 206C168 222 162 236 150 230C132 214 114 186 108 168C104 158 106 154 112 152Z',
    tone(second, 0.05),
    { width: 14, shade: 0.3 },
  )
  if (variant > 0) {
    const can = 'M62 168C52 96 96 50 160 52C208 56 236 84 240 116C190 112 130 126 62 168Z'
    drawing +=
      pen.padded(can, main, { width: 26, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
      pen.stroke('M70 156C82 104 112 70 152 54M80 146C108 98 150 68 196 64', tone(main, -0.13), 2.4, 'opacity=".7"') +
      pen.stroke('M64 168C130 128 190 113 240 117', trim, 6)
  }
  drawing += pen.padded(tub, shell, { width: 30, light: 0.36, shade: 0.5 })
  drawing +=
    pen.padded(side, main, { width: 18, pattern: pen.pattern(pattern, main), shade: 0.34 }) +
    pen.seam('M106 250C134 298 174 326 220 326C258 322 288 306 310 284', main)
  drawing += pen.rod('M204 322C208 244 226 166 248 100', tone(shell, 0.04), 17)
  drawing +=
    pen.stroke('M236 92C242 78 262 80 264 96L258 118', '#7a5238', 17) + pen.stroke('M236 90C242 76 260 78 262 94', '#a3724e', 7)
  drawing += pen.path(circle(204, 318, 23), pen.ball(tone(shell, 0.05))) + pen.path(circle(204, 318, 9), pen.ball(trim))
  return drawing + '</g>'
}

/** Soft structured baby carrier, front view. Variants: 0 classic, 1 mesh, 2 wrap style with long ties. */
export function carrier(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const panel = symmetric(
    200,
    [200, 150],
    [238, 150, 262, 158, 268, 182],
    [278, 230, 288, 286, 298, 344],
    [262, 362, 232, 364, 200, 364],
  )
  const belt = 'M70 342C120 358 280 358 330 342C344 352 346 386 334 400C290 416 110 416 66 400C54 386 56 352 70 342Z'
  const web = 'M70 352L30 362V378L68 388ZM330 352L370 362V378L332 388Z'
  const strap = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(32)} 168C${mirrored(28)} 112 ${mirrored(52)} 60 ${mirrored(98)} 58C${mirrored(150)} 60 ${mirrored(166)} 130 ${mirrored(158)} 206C${mirrored(154)} 232 ${mirrored(128)} 236 ${mirrored(122)} 214C${mirrored(124)} 160 ${mirrored(122)} 104 ${mirrored(98)} 102C${mirrored(78)} 104 ${mirrored(72)} 134 ${mirrored(70)} 172Z`
  }
  const tail = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(140)} 218L${mirrored(88)} 262`
  }
  let o = [panel, belt, strap(-1), strap(1)].map((d) => pen.flatShadow(d, { opacity: 0.2 })).join('')
  o += pen.stroke(tail(-1) + tail(1), tone(second, -0.16), 11) + pen.stroke(tail(-1) + tail(1), tone(second, -0.06), 6)
  if (variant === 2) {
    const t1 = 'M66 396C48 416 46 440 58 462L86 456C76 438 80 420 96 402Z'
    const t2 = 'M334 396C352 416 354 440 342 462L314 456C324 438 320 420 304 402Z'
    o += pen.flatShadow(t1) + pen.flatShadow(t2) + pen.padded(t1, second, { width: 10 }) + pen.padded(t2, second, { width: 10 })
  } else o += pen.path(web, pen.matte('#4a433e'))
  o +=
    pen.padded(strap(-1), second, { width: 20, pattern: pen.pattern('rib', second) }) +
    pen.padded(strap(1), second, { width: 20, pattern: pen.pattern('rib', second) })
  o +=
    pen.stroke('M102 120Q200 150 298 120', tone(second, -0.12), 9) +
    pen.padded(roundedRect(182, 126, 36, 20, 6), DARK, { width: 6 })
  o += pen.padded(panel, main, { width: 30, shade: 0.42, pattern: pen.pattern(pattern, main) })
  if (variant === 1)
    o += pen.padded(
      symmetric(200, [200, 224], [232, 224, 246, 234, 250, 258], [254, 298, 244, 322, 200, 322]),
      tone(main, 0.05),
      {
        width: 12,
        pattern: pen.pattern('waffle', main),
      },
    )
  else
    o +=
      pen.padded(symmetric(200, [200, 252], [248, 252], [254, 312, 246, 326, 200, 328]), tone(main, -0.015), {
        width: 12,
        shade: 0.28,
        pattern: pen.pattern(pattern, main),
      }) + pen.stroke('M154 266H246', tone(main, -0.16), 2.5)
  const hood = symmetric(200, [200, 140], [242, 140, 256, 152, 258, 182], [240, 200, 222, 204, 200, 204])
  o +=
    pen.padded(hood, tone(main, 0.03), { width: 16, pattern: pen.pattern(pattern, main) }) +
    pen.seam(symmetric(200, [200, 150], [236, 150, 246, 160, 247, 178], [234, 192, 218, 194, 200, 194]), main)
  o +=
    pen.padded(belt, second, { width: 26, shade: 0.42 }) +
    pen.seam('M78 356C124 370 276 370 322 356M76 390C124 402 276 402 324 390', second)
  o +=
    variant === 2
      ? ''
      : pen.padded(roundedRect(346, 354, 34, 30, 8), DARK, { width: 7 }) +
        pen.padded(roundedRect(20, 354, 34, 30, 8), DARK, { width: 7 })
  return o + pen.padded(roundedRect(180, 380, 40, 15, 4), trim, { width: 5 })
}
