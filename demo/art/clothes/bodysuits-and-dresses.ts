/** Bodysuits, sleepsuits, dresses and overalls. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { button, cuff, fold, snap } from '../garment-parts.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { tieredDress } from './tiered-dress.ts'

/** Bodysuit, flat. Variants: 0 short sleeves, 1 long sleeves, 2 sleeveless with collar. */
export function bodysuit(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const body = symmetric(
    200,
    [200, 130],
    [226, 128, 236, 114, 244, 100],
    [262, 96, 276, 104, 290, 116],
    [286, 150, 286, 178, 288, 206],
    [290, 250, 288, 290, 290, 320],
    [264, 330, 240, 356, 236, 392],
    [224, 398, 212, 398, 200, 398],
  )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    if (variant === 1)
      return `M${mirrored(66)} 104C${mirrored(96)} 106 ${mirrored(112)} 124 ${mirrored(120)} 156L${mirrored(150)} 290L${mirrored(112)} 300L${mirrored(84)} 190Z`
    return `M${mirrored(60)} 102C${mirrored(96)} 104 ${mirrored(122)} 136 ${mirrored(140)} 182L${mirrored(96)} 208L${mirrored(84)} 180Z`
  }
  const cuffAt = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return variant === 1
      ? `M${mirrored(150)} 288L${mirrored(155)} 314L${mirrored(117)} 323L${mirrored(111)} 298Z`
      : `M${mirrored(139)} 180L${mirrored(146)} 195L${mirrored(102)} 222L${mirrored(95)} 207Z`
  }
  let drawing = pen.flatShadow(body)
  if (variant !== 2)
    drawing +=
      pen.flatShadow(sleeve(-1)) +
      pen.flatShadow(sleeve(1)) +
      pen.padded(sleeve(-1), main, { width: 20, pattern: print }) +
      pen.padded(sleeve(1), tone(main, -0.01), { width: 20, pattern: print }) +
      cuff(pen, cuffAt(-1), second) +
      cuff(pen, cuffAt(1), second)
  drawing += pen.padded(body, main, { width: 28, shade: 0.36, pattern: print })
  drawing +=
    cuff(pen, 'M164 392C156 356 134 332 110 322L110 306C142 318 170 344 178 394Z', second) +
    cuff(pen, 'M236 392C244 356 266 332 290 322L290 306C258 318 230 344 222 394Z', second)
  drawing +=
    pen.padded('M164 384C188 390 212 390 236 384V404C212 410 188 410 164 404Z', second, { width: 8 }) +
    snap(pen, 178, 396) +
    snap(pen, 200, 398) +
    snap(pen, 222, 396)
  const neck = 'M152 102C158 140 242 140 248 102L262 97C258 162 142 162 138 97Z'
  drawing += pen.path('M152 102C158 140 242 140 248 102C220 112 180 112 152 102Z', tone(main, -0.2))
  drawing += cuff(pen, neck, second)
  if (variant === 2) {
    const col = (side: number): string => {
      const mirrored = (x: number): number => 200 + side * x
      return `M${mirrored(0)} 148C${mirrored(24)} 150 ${mirrored(50)} 138 ${mirrored(58)} 104C${mirrored(78)} 112 ${mirrored(82)} 140 ${mirrored(64)} 160C${mirrored(44)} 180 ${mirrored(10)} 176 ${mirrored(0)} 148Z`
    }
    drawing += pen.padded(col(-1), trim, { width: 10, shade: 0.28 }) + pen.padded(col(1), trim, { width: 10, shade: 0.28 })
  } else
    drawing += pen.stroke('M138 98C150 132 128 160 112 176M262 98C250 132 272 160 288 176', tone(main, -0.17), 2, 'opacity=".6"')
  return drawing + fold(pen, 'M128 240Q140 280 128 306M272 236Q258 276 272 304M200 330Q196 356 200 380', main)
}

/** Footed sleepsuit, flat. Variants: 0 zip, 1 buttons, 2 with collar. */
export function sleepsuit(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const body = symmetric(
    200,
    [200, 96],
    [222, 96, 234, 88, 242, 76],
    [262, 74, 274, 84, 284, 96],
    [276, 140, 276, 180, 280, 216],
    [286, 280, 290, 350, 292, 404],
    [286, 420, 248, 424, 236, 414],
    [226, 370, 218, 330, 200, 310],
  )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(62)} 80C${mirrored(92)} 84 ${mirrored(108)} 104 ${mirrored(116)} 134L${mirrored(140)} 250L${mirrored(104)} 260L${mirrored(78)} 168Z`
  }
  const cuffAt = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(140)} 248L${mirrored(145)} 274L${mirrored(108)} 283L${mirrored(103)} 258Z`
  }
  const foot = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(34)} 398H${mirrored(92)}C${mirrored(98)} 424 ${mirrored(104)} 446 ${mirrored(84)} 452C${mirrored(56)} 456 ${mirrored(40)} 446 ${mirrored(34)} 398Z`
  }
  let drawing =
    pen.flatShadow(body) +
    pen.flatShadow(sleeve(-1)) +
    pen.flatShadow(sleeve(1)) +
    pen.flatShadow(foot(-1)) +
    pen.flatShadow(foot(1))
  drawing +=
    pen.padded(sleeve(-1), main, { width: 20, pattern: print }) +
    pen.padded(sleeve(1), tone(main, -0.01), { width: 20, pattern: print }) +
    cuff(pen, cuffAt(-1), second) +
    cuff(pen, cuffAt(1), second)
  drawing +=
    pen.padded(foot(-1), second, { width: 14 }) +
    pen.padded(foot(1), second, { width: 14 }) +
    pen.padded(body, main, { width: 28, shade: 0.36, pattern: print })
  drawing +=
    pen.path('M158 78C164 112 236 112 242 78C220 88 180 88 158 78Z', tone(main, -0.2)) +
    cuff(pen, 'M158 78C164 112 236 112 242 78L254 74C250 132 150 132 146 74Z', second)
  if (variant === 0)
    drawing +=
      pen.stroke('M200 118C204 210 196 280 162 366', '#f3ede3', 9) +
      pen.stroke('M200 118C204 210 196 280 162 366', '#b8ac9b', 3, 'stroke-dasharray="2.500 2.500"') +
      pen.path(roundedRect(195, 112, 10, 20, 4), pen.ball('#c9bda9'))
  else
    drawing +=
      pen.stroke('M200 118V306', second, 12) +
      [138, 172, 206, 240, 274].map((y) => (variant === 1 ? button(pen, 200, y, trim) : snap(pen, 200, y))).join('')
  if (variant === 2) {
    const col = (side: number): string => {
      const mirrored = (x: number): number => 200 + side * x
      return `M${mirrored(0)} 118C${mirrored(20)} 120 ${mirrored(44)} 108 ${mirrored(50)} 80C${mirrored(70)} 86 ${mirrored(74)} 112 ${mirrored(58)} 130C${mirrored(40)} 148 ${mirrored(8)} 142 ${mirrored(0)} 118Z`
    }
    drawing += pen.padded(col(-1), trim, { width: 9 }) + pen.padded(col(1), trim, { width: 9 })
  }
  return (
    drawing + fold(pen, 'M136 220Q146 260 138 290M264 216Q252 260 262 290M150 330Q156 360 150 390M250 330Q244 360 252 390', main)
  )
}

/** Dress, flat. Variants: 0 short puffed sleeves, 1 pinafore, 2 tiered. */
export function dress(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  if (variant === 2) return tieredDress(pen, paint)
  const print = pen.pattern(pattern, main)
  const skirt = symmetric(200, [200, 206], [254, 204], [282, 262, 312, 340, 324, 400], [280, 418, 240, 422, 200, 422])
  const top = symmetric(
    200,
    [200, 126],
    [222, 124, 230, 112, 236, 96],
    [254, 92, 266, 98, 276, 108],
    [268, 140, 262, 170, 258, 212],
    [238, 218, 220, 218, 200, 218],
  )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(56)} 98C${mirrored(92)} 88 ${mirrored(124)} 112 ${mirrored(128)} 152C${mirrored(124)} 172 ${mirrored(96)} 182 ${mirrored(74)} 168Z`
  }
  let drawing = pen.flatShadow(skirt) + pen.flatShadow(top)
  if (variant !== 1)
    drawing +=
      pen.flatShadow(sleeve(-1)) +
      pen.flatShadow(sleeve(1)) +
      pen.padded(sleeve(-1), main, { width: 20, pattern: print }) +
      pen.padded(sleeve(1), tone(main, -0.01), { width: 20, pattern: print }) +
      fold(pen, 'M92 112Q96 140 112 166M106 106Q108 136 122 160M308 112Q304 140 288 166M294 106Q292 136 278 160', main) +
      pen.stroke('M74 154Q96 180 126 170M326 154Q304 180 274 170', second, 6)
  drawing += pen.padded(skirt, main, { width: 32, shade: 0.36, pattern: print })
  drawing += fold(
    pen,
    'M160 214Q146 300 132 410M182 216Q178 310 172 416M218 216Q222 310 228 416M240 214Q254 300 268 410M148 216Q120 290 98 400M252 216Q280 290 302 400',
    main,
    2.4,
  )
  drawing += pen.padded(top, variant === 1 ? second : main, {
    width: 20,
    pattern: variant === 1 ? pen.pattern('rib', second) : print,
  })
  if (variant === 1)
    drawing +=
      pen.padded('M152 148H248V222H152Z', main, { width: 12, pattern: print }) +
      pen.stroke('M160 152L150 98M240 152L250 98', main, 15) +
      button(pen, 160, 158, trim) +
      button(pen, 240, 158, trim)
  drawing += pen.path('M166 97C170 128 230 128 234 97C214 106 186 106 166 97Z', tone(variant === 1 ? second : main, -0.2))
  drawing += pen.stroke('M144 212Q200 224 256 212', variant === 1 ? tone(main, -0.06) : second, 9)
  if (variant === 0) {
    const col = (side: number): string => {
      const mirrored = (x: number): number => 200 + side * x
      return `M${mirrored(0)} 132C${mirrored(18)} 134 ${mirrored(36)} 122 ${mirrored(40)} 96C${mirrored(60)} 100 ${mirrored(64)} 128 ${mirrored(50)} 146C${mirrored(34)} 160 ${mirrored(6)} 154 ${mirrored(0)} 132Z`
    }
    drawing += pen.padded(col(-1), trim, { width: 9, shade: 0.28 }) + pen.padded(col(1), trim, { width: 9, shade: 0.28 })
  }
  return drawing
}

/** Teddy or padded overall with hood. Variants: 0 teddy with ears, 1 quilted, 2 rain. */
export function overall(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = [pen.pattern('boucle', main), pen.pattern('quilt', main), pen.pattern(pattern, main)][variant]
  const body = symmetric(
    200,
    [200, 150],
    [246, 150],
    [268, 156, 276, 168, 280, 190],
    [284, 250, 290, 330, 292, 392],
    [284, 404, 246, 408, 232, 398],
    [224, 360, 218, 330, 200, 318],
  )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(56)} 152C${mirrored(94)} 156 ${mirrored(114)} 184 ${mirrored(122)} 220L${mirrored(138)} 290C${mirrored(136)} 304 ${mirrored(106)} 310 ${mirrored(98)} 300L${mirrored(72)} 224Z`
  }
  const foot = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(30)} 388H${mirrored(94)}C${mirrored(104)} 410 ${mirrored(108)} 438 ${mirrored(86)} 442C${mirrored(56)} 446 ${mirrored(36)} 438 ${mirrored(30)} 388Z`
  }
  const hand = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(100)} 292L${mirrored(138)} 284C${mirrored(148)} 306 ${mirrored(144)} 330 ${mirrored(124)} 332C${mirrored(106)} 332 ${mirrored(100)} 312 ${mirrored(100)} 292Z`
  }
  const hood = symmetric(
    200,
    [200, 54],
    [252, 54, 276, 88, 274, 124],
    [272, 152, 256, 168, 240, 172],
    [226, 176, 212, 178, 200, 178],
  )
  let o = [body, sleeve(-1), sleeve(1), foot(-1), foot(1), hood].map((d) => pen.flatShadow(d, { opacity: 0.2 })).join('')
  if (variant === 0)
    o += [-1, 1]
      .map(
        (s) =>
          pen.padded(circle(200 + s * 58, 74, 24), main, { width: 14, pattern: print }) +
          pen.path(circle(200 + s * 57, 77, 13), pen.ball(mix(main, '#fff', 0.4))),
      )
      .join('')
  o +=
    pen.padded(hand(-1), second, { width: 12 }) +
    pen.padded(hand(1), second, { width: 12 }) +
    pen.padded(foot(-1), second, { width: 16 }) +
    pen.padded(foot(1), second, { width: 16 })
  o +=
    pen.padded(sleeve(-1), main, { width: 24, pattern: print }) +
    pen.padded(sleeve(1), tone(main, -0.01), { width: 24, pattern: print }) +
    pen.padded(body, main, { width: 34, shade: 0.42, pattern: print })
  if (variant === 1)
    o +=
      fold(
        pen,
        'M124 206Q200 220 276 206M118 250Q200 266 282 250M114 296Q200 312 286 296M112 344Q140 350 186 346M288 344Q260 350 214 346',
        main,
        3,
      ) + pen.shade(body, 'M116 208H284V216H116ZM112 252H288V260H112ZM110 298H290V306H110Z', 0.24, 5)
  o +=
    pen.padded(hood, main, { width: 30, shade: 0.4, pattern: print }) +
    pen.path(ellipse(200, 122, 48, 44), tone(second, -0.16)) +
    pen.padded(ellipse(200, 126, 44, 42), mix(second, '#fff6ea', 0.35), {
      width: 14,
      pattern: pen.pattern('boucle', mix(second, '#fff6ea', 0.35)),
    }) +
    pen.path(ellipse(200, 136, 36, 32), tone(second, -0.22), 'opacity=".5"')
  o +=
    pen.stroke('M200 168C206 240 200 290 166 372', tone(main, -0.16), 9) +
    pen.stroke('M200 168C206 240 200 290 166 372', trim, 4, 'stroke-dasharray="3 2.500"') +
    pen.path(roundedRect(195, 166, 10, 22, 4), pen.ball(trim))
  if (variant === 2)
    o +=
      pen.padded(roundedRect(222, 216, 48, 40, 8), tone(main, 0.02), { width: 8, pattern: print }) +
      pen.padded('M218 208H274V226H218Z', second, { width: 6 })
  return o
}
