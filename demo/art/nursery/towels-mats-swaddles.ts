/** Towels, changing mats and swaddles. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, INK, faceOn, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'

function poncho(pen: Pen, { main, second, pattern }: Paint): string {
  const loops = pen.pattern('boucle', main)
  const outline =
    'M140 150C160 140 240 140 260 150C310 164 350 216 368 262C374 280 366 292 350 296C338 320 332 360 330 396C328 414 316 420 200 420C84 420 72 414 70 396C68 360 62 320 50 296C34 292 26 280 32 262C50 216 90 164 140 150Z'
  const hood = 'M126 160C112 96 152 56 200 56C248 56 288 96 274 160C266 190 236 204 200 204C164 204 134 190 126 160Z'
  return (
    pen.flatShadow(outline, { blur: 13 }) +
    pen.padded(outline, main, { width: 36, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M96 240C88 300 84 350 86 404M304 240C312 300 316 350 314 404', tone(main, -0.14), 2.2, 'opacity=".5"') +
    pen.stroke('M72 392C76 414 120 418 200 418C280 418 324 414 328 392', second, 9) +
    pen.flatShadow(hood, { blur: 7, opacity: 0.22 }) +
    [152, 248]
      .map(
        (x) => pen.padded(circle(x, 76, 26), main, { width: 12, pattern: loops }) + pen.path(circle(x, 78, 13), pen.ball(second)),
      )
      .join('') +
    pen.padded(hood, main, { width: 30, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
    pen.path(
      'M148 158C140 118 166 92 200 92C234 92 260 118 252 158C246 182 226 190 200 190C174 190 154 182 148 158Z',
      tone(main, -0.26),
    ) +
    pen.shade(
      'M148 158C140 118 166 92 200 92C234 92 260 118 252 158C246 182 226 190 200 190C174 190 154 182 148 158Z',
      'M140 86H260V126Q200 96 140 140Z',
      0.4,
      8,
    ) +
    pen.stroke(
      'M148 158C140 118 166 92 200 92C234 92 260 118 252 158C246 182 226 190 200 190C174 190 154 182 148 158Z',
      second,
      9,
    ) +
    pen.padded('M158 316H242C246 352 238 372 200 374C162 372 154 352 158 316Z', tone(main, -0.01), {
      width: 14,
      pattern: pen.pattern(pattern, main),
    }) +
    pen.stroke('M158 318H242', second, 7)
  )
}

/** Hooded towels, flat. Variants: 0 with bunny ears, 1 with bear ears, 2 poncho. */
export function towel(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const loops = pen.pattern('boucle', main)
  if (variant === 2) return poncho(pen, paint)
  const outline =
    'M200 108C210 108 218 112 226 120L358 262C370 276 370 288 358 300L226 440C212 454 188 454 174 440L42 300C30 288 30 276 42 262L174 120C182 112 190 108 200 108Z'
  const hood =
    'M200 100C212 100 220 104 228 112L300 190C310 202 306 216 290 216C236 226 164 226 110 216C94 216 90 202 100 190L172 112C180 104 188 100 200 100Z'
  const ear = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    if (variant === 1)
      return (
        pen.padded(circle(mirrored(48), 122, 30), main, { width: 16, pattern: loops }) +
        pen.path(circle(mirrored(48), 124, 16), pen.ball(second))
      )
    return (
      pen.padded(
        `M${mirrored(14)} 126C${mirrored(4)} 80 ${mirrored(14)} 34 ${mirrored(38)} 30C${mirrored(66)} 32 ${mirrored(68)} 90 ${mirrored(50)} 136Z`,
        main,
        {
          width: 15,
          pattern: loops,
        },
      ) +
      pen.path(
        `M${mirrored(24)} 122C${mirrored(18)} 84 ${mirrored(24)} 52 ${mirrored(38)} 50C${mirrored(52)} 54 ${mirrored(54)} 90 ${mirrored(44)} 128Z`,
        pen.matte(second),
      )
    )
  }
  return (
    pen.flatShadow(outline, { blur: 14 }) +
    pen.padded(outline, main, { width: 34, shade: 0.36, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(
      'M200 116C208 116 214 118 221 126L351 265C360 276 360 286 351 296L221 434C210 445 190 445 179 434L49 296C40 286 40 276 49 265L110 200',
      second,
      9,
    ) +
    pen.stroke('M120 266C160 300 180 340 186 400M280 266C246 300 226 330 216 380', tone(main, -0.13), 2.2, 'opacity=".4"') +
    pen.flatShadow(hood, { blur: 7, opacity: 0.2 }) +
    ear(-1) +
    ear(1) +
    pen.padded(hood, main, { width: 26, shade: 0.38, pattern: loops }) +
    pen.stroke('M110 214C164 226 236 226 290 214', second, 10) +
    pen.path(circle(172, 172, 5.5), faceOn(main)) +
    pen.path(circle(228, 172, 5.5), faceOn(main)) +
    (variant === 1 ? pen.padded(ellipse(200, 188, 24, 17), mix(main, '#fff1de', 0.7), { width: 9, shade: 0.2 }) : '') +
    pen.path(ellipse(200, 182, 7, 5), variant === 1 ? INK : faceOn(main)) +
    pen.stroke('M200 186q-5 9-12 5M200 186q5 9 12 5', variant === 1 ? INK : faceOn(main), 2.2) +
    pen.path(ellipse(154, 188, 11, 7), '#e8836b', 'opacity=".3"') +
    pen.path(ellipse(246, 188, 11, 7), '#e8836b', 'opacity=".3"') +
    pen.padded(roundedRect(192, 404, 16, 24, 3), trim, { width: 5 })
  )
}

/** Changing mats from above. Variants: 0 with raised edges, 1 shaped like a cloud, 2 for travel, half folded. */
export function changemat(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  if (variant === 2) {
    const outline = roundedRect(84, 70, 232, 336, 26)
    const flap = 'M84 296H316V384C316 400 306 410 290 410H110C94 410 84 400 84 384Z'
    return (
      pen.flatShadow(outline, { blur: 12 }) +
      pen.padded(outline, second, { width: 22, shade: 0.3, pattern: pen.pattern('quilt', second) }) +
      pen.path(outline, 'none', `stroke="${trim}" stroke-width="6"`) +
      pen.stroke('M88 184H312', tone(second, -0.13), 2.4, 'opacity=".6"') +
      pen.flatShadow(flap, { blur: 8, dx: 2, dy: -4, opacity: 0.24 }) +
      pen.padded(flap, main, { width: 26, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
      pen.stroke('M92 352H308', tone(main, -0.16), 2.6) +
      pen.padded('M164 286C164 278 236 278 236 286V352C236 372 164 372 164 352Z', trim, { width: 12 }) +
      pen.path(circle(200, 346, 8), pen.ball('#e9e2d6')) +
      pen.stroke('M300 404C332 420 340 446 318 458C300 464 288 444 298 410', trim, 7)
    )
  }
  const d =
    variant === 0
      ? symmetric(200, [200, 60], [270, 60, 304, 78, 310, 120], [318, 190, 318, 310, 310, 380], [304, 426, 268, 440, 200, 440])
      : symmetric(
          200,
          [200, 66],
          [222, 44, 262, 50, 272, 80],
          [306, 80, 324, 112, 310, 142],
          [336, 162, 336, 206, 314, 224],
          [336, 250, 334, 294, 312, 308],
          [324, 342, 304, 372, 272, 372],
          [272, 420, 238, 440, 200, 428],
        )
  const inner =
    variant === 0
      ? symmetric(200, [200, 104], [240, 104, 262, 112, 266, 140], [272, 200, 272, 310, 266, 396], [240, 402, 220, 402, 200, 402])
      : symmetric(200, [200, 102], [240, 100, 268, 116, 274, 150], [284, 200, 284, 250, 274, 296], [266, 360, 240, 392, 200, 392])
  let drawing =
    pen.flatShadow(d, { blur: 14, opacity: 0.28 }) +
    pen.padded(d, main, { width: 44, shade: 0.42, light: 0.55, pattern: pen.pattern(pattern, main) })
  drawing +=
    `<path d="${inner}" fill="#2a170d" fill-opacity=".26" filter="${pen.blur(8)}"/>` +
    pen.padded(inner, variant === 0 ? tone(main, 0.02) : second, {
      width: 26,
      shade: 0.18,
      light: 0.5,
      pattern: variant === 0 ? pen.pattern(pattern, main) : pen.pattern('quilt', second),
    }) +
    pen.shade(inner, 'M120 94H286V132Q180 122 150 160L138 400H110Z', 0.22, 12)
  drawing += pen.stroke('M152 120Q200 136 248 120M140 392Q200 376 260 392', tone(main, -0.12), 2.2, 'opacity=".4"')
  if (variant === 0)
    drawing +=
      pen.padded('M136 320H264C268 350 268 380 264 398C230 402 170 402 136 398C132 380 132 350 136 320Z', second, {
        width: 16,
        pattern: pen.pattern('waffle', second),
      }) +
      pen.stroke('M128 256H272', '#4a433e', 15) +
      pen.stroke('M128 254H272', trim, 11) +
      pen.padded(roundedRect(180, 240, 40, 30, 9), DARK, { width: 7, light: 0.4 })
  else
    drawing += [-34, 0, 34]
      .map((x) => moved(200 + x, 240, pen.path('M0-8C4-16 14-12 10-2C8 4 0 10 0 10S-8 4-10-2C-14-12-4-16 0-8Z', trim), 0.8))
      .join('')
  return drawing + pen.padded(roundedRect(300, 300, 16, 24, 3), trim, { width: 5 })
}

function zipCocoon(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const cloth = pen.pattern(pattern, main)
  const outline = symmetric(
    200,
    [200, 92],
    [226, 92, 238, 100, 242, 116],
    [290, 126, 312, 170, 308, 226],
    [302, 300, 276, 364, 262, 406],
    [250, 436, 230, 444, 200, 444],
  )
  const fold = (colour: string): string =>
    pen.stroke(colour, tone(main, -0.15), 2.4, 'opacity=".5"') +
    pen.stroke(colour, tone(main, 0.1), 1.5, 'opacity=".5" transform="translate(2 3)"')
  let drawing = variant ? pen.flatShadow(outline, { blur: 14 }) : ''
  const up = symmetric(
    200,
    [200, 112],
    [220, 112, 232, 108, 240, 100],
    [250, 70, 262, 54, 284, 56],
    [308, 60, 316, 92, 312, 132],
    [306, 190, 306, 230, 298, 266],
    [288, 330, 270, 380, 260, 410],
    [250, 438, 230, 446, 200, 446],
  )
  const collar = ellipse(200, 116, 40, 15)
  drawing +=
    pen.flatShadow(up, { blur: 14 }) +
    pen.padded(up, main, { width: 40, shade: 0.42, pattern: cloth }) +
    fold(
      'M104 170C122 186 134 206 138 236M296 170C278 186 266 206 262 236M128 104C134 130 140 150 152 166M272 104C266 130 260 150 248 166M140 404Q200 424 260 404',
    )
  drawing +=
    pen.path(collar, tone(main, -0.26)) +
    pen.stroke(collar, second, 9) +
    pen.stroke('M200 132V434', tone(main, -0.16), 10) +
    pen.stroke('M200 132V434', '#e9e2d6', 4, 'stroke-dasharray="3 3.200"') +
    pen.path(roundedRect(195, 142, 10, 24, 4), pen.ball('#c9a36a'))
  return drawing + pen.padded(roundedRect(226, 398, 24, 16, 3), trim, { width: 5 })
}

/** Swaddles, flat. Variants: 0 cocoon with a zip, 1 with wings, 2 cloth wrapped round. */
export function swaddle(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const cloth = pen.pattern(pattern, main)
  const outline = symmetric(
    200,
    [200, 92],
    [226, 92, 238, 100, 242, 116],
    [290, 126, 312, 170, 308, 226],
    [302, 300, 276, 364, 262, 406],
    [250, 436, 230, 444, 200, 444],
  )
  const fold = (colour: string): string =>
    pen.stroke(colour, tone(main, -0.15), 2.4, 'opacity=".5"') +
    pen.stroke(colour, tone(main, 0.1), 1.5, 'opacity=".5" transform="translate(2 3)"')
  const neck = ellipse(200, 108, 42, 17)
  let drawing = variant ? pen.flatShadow(outline, { blur: 14 }) : ''
  if (variant === 0) return zipCocoon(pen, paint)
  drawing += pen.padded(outline, variant === 1 ? second : tone(main, -0.03), {
    width: 36,
    shade: 0.4,
    pattern: variant === 1 ? pen.pattern(pattern, second) : cloth,
  })
  if (variant === 1) {
    const left =
      'M158 112C112 124 84 160 92 226C98 262 112 286 128 300C190 292 262 276 306 250C312 220 310 190 304 170C270 176 190 190 158 112Z'
    const right =
      'M242 112C288 124 316 160 308 226C304 262 292 290 278 312C216 300 150 270 110 236C122 214 140 194 158 184C200 190 240 160 242 112Z'
    return (
      drawing +
      pen.flatShadow(left, { blur: 6, opacity: 0.16 }) +
      pen.padded(left, tone(main, -0.03), { width: 24, shade: 0.4, pattern: cloth }) +
      pen.flatShadow(right, { blur: 6, opacity: 0.2 }) +
      pen.padded(right, main, { width: 26, shade: 0.4, pattern: cloth }) +
      fold('M290 150C270 200 220 224 160 214M298 210C266 240 220 250 170 246') +
      pen.path(neck, tone(main, -0.26)) +
      pen.stroke(neck, tone(second, -0.03), 9) +
      pen.padded('M112 232L152 194C160 190 166 200 162 210L132 262C124 270 104 244 112 232Z', tone(second, -0.02), { width: 9 }) +
      pen.padded(roundedRect(226, 398, 24, 16, 3), trim, { width: 5 })
    )
  }
  const over =
    'M242 112C298 126 318 176 306 240C294 316 262 388 244 424C196 390 120 300 96 214C100 170 124 132 158 116C180 140 220 140 242 112Z'
  drawing +=
    fold('M118 280C130 330 146 380 160 426') +
    pen.flatShadow(over, { blur: 6, opacity: 0.18 }) +
    pen.padded(over, main, { width: 32, shade: 0.4, pattern: cloth }) +
    fold('M290 150C240 210 180 240 112 236M302 200C260 256 206 284 140 286M296 262C262 310 222 332 178 338')
  const cuff = 'M146 114C150 92 174 84 200 84C228 84 250 92 254 114C246 138 224 150 200 150C176 150 154 138 146 114Z'
  drawing +=
    pen.flatShadow(cuff, { blur: 4, dx: 1, dy: 4, opacity: 0.16 }) +
    pen.padded(cuff, second, { width: 14, pattern: pen.pattern('rib', second) }) +
    pen.path(ellipse(200, 108, 38, 15), tone(main, -0.26)) +
    pen.stroke(ellipse(200, 108, 38, 15), tone(second, -0.05), 4)
  return drawing + pen.padded('M120 262L146 246C156 246 160 256 154 264L130 284C120 288 112 270 120 262Z', trim, { width: 7 })
}
