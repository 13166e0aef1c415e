/** Toys and books from another side, and open. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

/** A sitting bear from behind, with its tail; a rabbit of its build with its ears. */
export function bearBack(pen: Pen, { main }: Paint, ears?: string): string {
  const fur = pen.pattern('boucle', main)
  const inner = mix(main, '#fff1de', 0.72)
  const body = symmetric(200, [200, 232], [262, 232, 290, 300, 288, 352], [286, 410, 250, 436, 200, 436])
  const head = symmetric(200, [200, 112], [258, 112, 292, 150, 292, 190], [292, 236, 250, 262, 200, 262])
  const arm = (side: number) => {
    const x = (by: number) => 200 + side * by
    const outline = `M${x(58)} 266C${x(84)} 256 ${x(116)} 292 ${x(120)} 330C${x(123)} 362 ${x(98)} 372 ${x(84)} 352C${x(72)} 330 ${x(66)} 308 ${x(54)} 300Z`
    return pen.padded(outline, tone(main, -0.02), { pattern: fur, width: 20 })
  }
  const part = (outline: string, width: number) => pen.padded(outline, main, { pattern: fur, width })
  return (
    pen.groundShadow(200, 438, 138, 17) +
    part(ellipse(122, 410, 40, 30), 20) +
    part(ellipse(278, 410, 40, 30), 20) +
    arm(-1) +
    arm(1) +
    part(body, 34) +
    (ears ?? part(circle(132, 134, 31), 16) + part(circle(268, 134, 31), 16)) +
    pen.shade(body, ellipse(200, 262, 74, 20), 0.3, 8) +
    part(head, 32) +
    pen.seam('M200 120C206 160 206 216 200 258M200 270C206 320 204 380 200 430', main, 1.8) +
    pen.shade(body, ellipse(206, 400, 34, 28), 0.26, 7) +
    pen.padded(circle(200, 388, 27), inner, { pattern: pen.pattern('boucle', inner), width: 16 })
  )
}

/** A standing rabbit from behind. */
export function bunnyBack(pen: Pen, { main, second, pattern, variant }: Paint): string {
  const fur = pen.pattern('boucle', main)
  const part = (outline: string, width: number) => pen.padded(outline, main, { pattern: fur, width })
  const dress = symmetric(200, [200, 236], [232, 236], [250, 270, 268, 330, 276, 376], [250, 392, 226, 394, 200, 394])
  const head = symmetric(200, [200, 116], [244, 116, 268, 146, 268, 178], [268, 216, 238, 236, 200, 236])
  const mirrored = (side: number) => (by: number) => 200 + side * by
  const ear = (side: number) => {
    const x = mirrored(side)
    return variant === 2
      ? part(
          `M${x(34)} 140C${x(66)} 128 ${x(92)} 160 ${x(96)} 214C${x(98)} 254 ${x(74)} 262 ${x(64)} 236C${x(58)} 210 ${x(52)} 180 ${x(28)} 160Z`,
          16,
        )
      : part(`M${x(10)} 140C${x(-2)} 84 ${x(8)} 34 ${x(32)} 34C${x(58)} 36 ${x(60)} 96 ${x(48)} 142Z`, 16)
  }
  const arm = (side: number) => {
    const x = mirrored(side)
    return part(
      `M${x(32)} 250C${x(54)} 246 ${x(78)} 290 ${x(86)} 326C${x(90)} 346 ${x(66)} 352 ${x(58)} 334C${x(50)} 312 ${x(40)} 290 ${x(30)} 276Z`,
      14,
    )
  }
  const foot = (x: number) => part(`M${x - 21} 380h42v34q0 22 -21 22q-21 0 -21 -22z`, 14)
  return (
    pen.groundShadow(200, 436, 86, 12) +
    (variant === 2 ? '' : ear(-1) + ear(1)) +
    foot(172) +
    foot(228) +
    arm(-1) +
    arm(1) +
    pen.padded(dress, second, { pattern: pen.pattern(pattern, second), width: 24 }) +
    pen.stroke('M200 240V318', tone(second, -0.2), 2.4) +
    [256, 280, 304].map((y) => pen.path(circle(204, y, 4.5), pen.ball('#e7d9bd'))).join('') +
    part(head, 26) +
    (variant === 2 ? ear(-1) + ear(1) : '') +
    pen.seam('M200 122C205 160 205 200 200 232', main, 1.6) +
    pen.padded(circle(200, 360, 21), mix(main, '#ffffff', 0.6), {
      pattern: pen.pattern('boucle', mix(main, '#ffffff', 0.6)),
      width: 12,
    })
  )
}

/** A picture book lies open: hills under a sun, and three lines of text. */
export function openBook(pen: Pen, { main, second, trim }: Paint): string {
  const paper = '#fbf6ec'
  const cover = 'M30 146C90 126 160 130 200 150C240 130 310 126 370 146V392C310 372 240 376 200 396C160 376 90 372 30 392Z'
  const left = 'M42 150C98 134 160 138 199 156V384C160 366 98 362 42 378Z'
  const right = 'M358 150C302 134 240 138 201 156V384C240 366 302 362 358 378Z'
  const text = (y: number, width: number) =>
    pen.stroke(`M228 ${y}C262 ${y - 8} 300 ${y - 10} ${228 + width} ${y - 9}`, '#6b5d52', 5, 'opacity=".55"')
  return (
    pen.groundShadow(204, 398, 170, 16) +
    pen.padded(cover, main, { width: 14 }) +
    pen.padded(left, paper, { width: 16, shade: 0.2 }) +
    pen.padded(right, paper, { width: 16, shade: 0.2 }) +
    `<g clip-path="${pen.clip(left)}">` +
    pen.path(roundedRect(30, 120, 180, 280, 0), tone(second, 0.01)) +
    pen.path(circle(92, 206, 28), pen.ball('#e3b257')) +
    pen.path('M20 330C70 270 120 280 210 320V420H20Z', pen.matte(main)) +
    pen.path('M20 372C90 330 150 340 210 362V420H20Z', pen.matte(tone(trim, 0.06))) +
    `</g>` +
    pen.path('M160 138C180 140 194 148 199 156V384C190 374 176 368 160 366Z', '#3a2418', 'opacity=".08"') +
    pen.path('M240 138C220 140 206 148 201 156V384C210 374 224 368 240 366Z', '#3a2418', 'opacity=".1"') +
    text(222, 104) +
    text(250, 92) +
    text(278, 110) +
    text(306, 58) +
    pen.path(circle(330, 346, 9), pen.ball(trim))
  )
}
