/** Soft toys and balls. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, bead, faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'

/** Plush bear, sitting. Variants: 0 bow, 1 scarf, 2 bare, 3 overall. */
export function bear(pen: Pen, paint: Paint): string {
  const fur = pen.pattern('boucle', paint.main)
  const inner = mix(paint.main, '#fff1de', 0.72)
  const ear = (x: number): string =>
    pen.padded(circle(x, 134, 31), paint.main, { pattern: fur, width: 16 }) +
    pen.path(circle(x, 138, 17), pen.ball(inner), 'opacity=".85"')
  return plush(pen, paint, ear(132) + ear(268))
}

/** A sitting plush animal; what makes it this one are its ears. */
export function plush(pen: Pen, { main, second, trim, pattern, variant }: Paint, ears: string): string {
  const fur = pen.pattern('boucle', main)
  const inner = mix(main, '#fff1de', 0.72)
  const belly = symmetric(200, [200, 232], [262, 232, 290, 300, 288, 352], [286, 410, 250, 436, 200, 436])
  const head = symmetric(200, [200, 112], [258, 112, 292, 150, 292, 190], [292, 236, 250, 262, 200, 262])
  const leg = (x: number, s: number): string => {
    const outline = ellipse(x, 402, 46, 42)
    return (
      pen.padded(outline, main, { pattern: fur, width: 24 }) +
      pen.path(ellipse(x - 3 * s, 404, 25, 23), pen.ball(inner)) +
      pen.seam(ellipse(x - 3 * s, 404, 25, 23), inner)
    )
  }
  const arm = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    const d = `M${mirrored(58)} 266C${mirrored(84)} 256 ${mirrored(116)} 292 ${mirrored(120)} 330C${mirrored(123)} 362 ${mirrored(98)} 372 ${mirrored(84)} 352C${mirrored(72)} 330 ${mirrored(66)} 308 ${mirrored(54)} 300Z`
    return pen.padded(d, tone(main, side > 0 ? -0.02 : 0.01), { pattern: fur, width: 20 })
  }
  let drawing = pen.groundShadow(200, 438, 138, 17)
  drawing += pen.padded(belly, main, { pattern: fur, width: 34, shade: 0.42 })
  if (variant === 3) {
    const bib = symmetric(200, [200, 300], [246, 300], [256, 330, 286, 340, 287, 356], [286, 410, 250, 437, 200, 437])
    drawing +=
      pen.padded(bib, second, { pattern: pen.pattern(pattern, second), width: 24 }) +
      pen.seam(symmetric(200, [200, 306], [242, 306], [250, 330, 270, 344, 280, 352]), second)
    drawing +=
      pen.stroke('M160 304L150 262M240 304L250 262', tone(second, -0.03), 13) +
      pen.path(circle(163, 312, 5.5), pen.ball('#e7d9bd')) +
      pen.path(circle(237, 312, 5.5), pen.ball('#e7d9bd'))
  } else {
    drawing += pen.path(
      ellipse(200, 350, 52, 60),
      pen.radial([
        [0, tone(inner, 0.04)],
        [1, inner],
      ]),
      'opacity=".7"',
    )
  }
  drawing += leg(124, 1) + leg(276, -1) + arm(-1) + arm(1)
  drawing += ears
  drawing += pen.shade(belly, ellipse(200, 262, 74, 20), 0.3, 8)
  drawing += pen.padded(head, main, { pattern: fur, width: 32, shade: 0.38 })
  drawing += pen.padded(ellipse(200, 220, 39, 30), inner, { width: 16, shade: 0.22 })
  drawing +=
    pen.path('M189 203q11-5 22 0q2 9-11 14q-13-5-11-14z', INK) + pen.path(ellipse(196, 206, 4, 2), '#fff', 'opacity=".5"')
  drawing += pen.stroke('M200 217v8M200 225q-8 9-17 4M200 225q8 9 17 4', INK, 2.4, 'opacity=".8"')
  drawing +=
    bead(pen, 160, 190, 6.4, main) +
    bead(pen, 240, 190, 6.4, main) +
    pen.path(circle(158, 187.6, 2), '#fff', 'opacity=".85"') +
    pen.path(circle(238, 187.6, 2), '#fff', 'opacity=".85"')
  drawing +=
    pen.path(ellipse(146, 212, 14, 9), '#e8836b', 'opacity=".2"') + pen.path(ellipse(254, 212, 14, 9), '#e8836b', 'opacity=".2"')
  if (variant === 0) {
    const bl = 'M200 270C176 246 144 246 140 268C138 290 176 292 200 274Z'
    const br = 'M200 270C224 246 256 246 260 268C262 290 224 292 200 274Z'
    drawing +=
      pen.padded(bl, second, { pattern: pen.pattern(pattern, second), width: 12 }) +
      pen.padded(br, second, { pattern: pen.pattern(pattern, second), width: 12 }) +
      pen.padded(roundedRect(188, 260, 24, 24, 9), tone(second, -0.03), { width: 8 })
  } else if (variant === 1) {
    const scarf = 'M126 250C160 276 240 276 274 250C282 262 280 276 270 282C232 300 168 300 130 282C120 276 118 262 126 250Z'
    const tail = 'M232 282L266 274C270 306 276 330 282 352L244 362C240 334 236 308 232 282Z'
    drawing +=
      pen.padded(tail, second, { pattern: pen.pattern('stripe', second, trim), width: 12 }) +
      pen.stroke('M246 362v10M255 360v10M264 358v10M273 355v10', second, 3.5) +
      pen.padded(scarf, second, { pattern: pen.pattern('rib', second), width: 14 })
  }
  return drawing
}

/** Plush rabbit, standing, dressed. Variants: 0 ears up, 1 one ear folded, 2 long drooping ears. */
export function bunny(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const fur = pen.pattern('boucle', main)
  const inner = mix(main, '#f5c9bd', 0.6)
  const ear = (side: number, fold: boolean): string => {
    const mirrored = (x: number): number => 200 + side * x
    if (variant === 2) {
      const outline = `M${mirrored(34)} 140C${mirrored(66)} 128 ${mirrored(92)} 160 ${mirrored(96)} 214C${mirrored(98)} 254 ${mirrored(74)} 262 ${mirrored(64)} 236C${mirrored(58)} 210 ${mirrored(52)} 180 ${mirrored(28)} 160Z`
      return pen.padded(outline, main, { pattern: fur, width: 16 })
    }
    if (fold) {
      const d = `M${mirrored(10)} 138C${mirrored(6)} 96 ${mirrored(20)} 60 ${mirrored(42)} 60C${mirrored(74)} 62 ${mirrored(92)} 100 ${mirrored(88)} 120C${mirrored(82)} 134 ${mirrored(64)} 116 ${mirrored(54)} 104C${mirrored(56)} 120 ${mirrored(52)} 134 ${mirrored(46)} 142Z`
      return (
        pen.padded(d, main, { pattern: fur, width: 15 }) +
        pen.shade(d, `M${mirrored(44)} 70L${mirrored(58)} 108L${mirrored(48)} 112Z`, 0.3, 4)
      )
    }
    const d = `M${mirrored(10)} 140C${mirrored(-2)} 84 ${mirrored(8)} 34 ${mirrored(32)} 34C${mirrored(58)} 36 ${mirrored(60)} 96 ${mirrored(48)} 142Z`
    const e = `M${mirrored(20)} 132C${mirrored(12)} 92 ${mirrored(18)} 54 ${mirrored(31)} 54C${mirrored(46)} 56 ${mirrored(46)} 98 ${mirrored(39)} 132Z`
    return pen.padded(d, main, { pattern: fur, width: 16 }) + pen.path(e, pen.matte(inner), 'opacity=".8"')
  }
  const head = symmetric(200, [200, 116], [244, 116, 268, 146, 268, 178], [268, 216, 238, 236, 200, 236])
  const dress = symmetric(200, [200, 236], [232, 236], [250, 270, 268, 330, 276, 376], [250, 392, 226, 394, 200, 394])
  const foot = (x: number): string =>
    pen.padded(`M${x - 21} 380h42v34q0 22 -21 22q-21 0 -21 -22z`, main, { pattern: fur, width: 14 })
  const arm = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return (
      pen.padded(
        `M${mirrored(32)} 250C${mirrored(54)} 246 ${mirrored(78)} 290 ${mirrored(86)} 326C${mirrored(90)} 346 ${mirrored(66)} 352 ${mirrored(58)} 334C${mirrored(50)} 312 ${mirrored(40)} 290 ${mirrored(30)} 276Z`,
        main,
        { pattern: fur, width: 14 },
      ) +
      pen.padded(
        `M${mirrored(30)} 244C${mirrored(50)} 242 ${mirrored(66)} 270 ${mirrored(73)} 292L${mirrored(48)} 302C${mirrored(42)} 288 ${mirrored(36)} 280 ${mirrored(28)} 274Z`,
        tone(second, -0.02),
        { pattern: pen.pattern(pattern, second), width: 10 },
      )
    )
  }
  let drawing = pen.groundShadow(200, 436, 86, 12)
  drawing += ear(-1, false) + ear(1, variant === 1)
  drawing += foot(172) + foot(228)
  drawing += arm(-1) + arm(1)
  drawing += pen.padded(dress, second, { pattern: pen.pattern(pattern, second), width: 26 })
  drawing += pen.stroke('M128 372Q200 392 272 372', tone(second, -0.1), 2, 'opacity=".6"')
  drawing += pen.padded(
    symmetric(200, [200, 246], [232, 238], [244, 252, 230, 268, 214, 262], [206, 258, 200, 254, 200, 254]),
    trim,
    { width: 8 },
  )
  drawing += pen.shade(dress, ellipse(200, 240, 50, 12), 0.35, 6)
  drawing += pen.padded(head, main, { pattern: fur, width: 26 })
  drawing +=
    bead(pen, 172, 180, 5.2, main) +
    bead(pen, 228, 180, 5.2, main) +
    pen.path(circle(170.5, 178, 1.7), '#fff', 'opacity=".85"') +
    pen.path(circle(226.5, 178, 1.7), '#fff', 'opacity=".85"')
  drawing +=
    pen.path('M193 196q7-3 14 0q1 6-7 9q-8-3-7-9z', tone(inner, -0.22)) +
    pen.stroke('M200 205v6q-6 7-12 3M200 211q6 7 12 3', faceOn(main), 1.8, 'opacity=".65"')
  drawing +=
    pen.path(ellipse(158, 200, 12, 7), '#e8836b', 'opacity=".22"') +
    pen.path(ellipse(242, 200, 12, 7), '#e8836b', 'opacity=".22"')
  return drawing
}

/** Ball or soft cube toy. Variants: 0 fabric ball, 1 kick ball with dots. */
export function ball(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const outline = circle(200, 286, 132)
  const cols = [main, second, trim, tone(main, 0.08), tone(second, 0.1)]
  let inn = ''
  if (variant === 0) {
    const wedge = (x0: number, x1: number, i: number): string =>
      pen.path(`M200 154C${x0} 200 ${x0} 372 200 418C${x1} 372 ${x1} 200 200 154Z`, nth(cols, i % 5)) +
      pen.path(
        `M200 154C${x0} 200 ${x0} 372 200 418C${x1} 372 ${x1} 200 200 154Z`,
        pen.pattern(i % 2 ? pattern : 'plain', nth(cols, i % 5)) || 'none',
      ) +
      pen.stroke(`M200 154C${x0} 200 ${x0} 372 200 418`, tone(nth(cols, i % 5), -0.14), 2)
    inn = wedge(20, 96, 0) + wedge(96, 168, 1) + wedge(168, 246, 2) + wedge(246, 316, 3) + wedge(316, 392, 4)
  } else inn = pen.path(outline, pen.pattern('dots', main, second, 2.2))
  return pen.groundShadow(200, 420, 108, 15) + pen.padded(outline, main, { width: 54, shade: 0.5, light: 0.5, inner: inn })
}
