/** Toys and books from another side, and open. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import { icon } from '../../icons.ts'
import { MANY, bead } from '../../parts.ts'
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

/** A rocking horse from the front: its legs stand apart on the runners. */
export function rockerFront(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const body = variant === 1 ? main : wood
  const side = (turn: 1 | -1) => {
    const x = (by: number) => 200 + turn * by
    return (
      pen.wood(`M${x(30)} 286L${x(66)} 410H${x(96)}L${x(60)} 280Z`, tone(body, -0.05), { width: 9, seed: 4, direction: 80 }) +
      pen.wood(
        `M${x(64)} 392C${x(64)} 384 ${x(98)} 384 ${x(98)} 392L${x(102)} 426C${x(102)} 438 ${x(62)} 438 ${x(62)} 426Z`,
        tone(wood, -0.03),
        {
          width: 9,
          seed: 6,
        },
      ) +
      pen.wood(`M${x(14)} 116C${x(10)} 92 ${x(18)} 70 ${x(32)} 58C${x(46)} 74 ${x(46)} 100 ${x(36)} 122Z`, body, { width: 8 }) +
      pen.path(
        `M${x(22)} 112C${x(20)} 96 ${x(24)} 82 ${x(31)} 74C${x(38)} 86 ${x(38)} 102 ${x(33)} 116Z`,
        tone(body, -0.14),
        'opacity=".6"',
      )
    )
  }
  const neck = symmetric(200, [200, 150], [244, 150], [254, 200, 266, 240, 268, 290], [262, 322, 240, 332, 200, 332])
  const head = symmetric(
    200,
    [200, 94],
    [234, 94, 248, 118, 246, 148],
    [244, 176, 230, 196, 230, 218],
    [232, 240, 220, 252, 200, 252],
  )
  return (
    pen.groundShadow(204, 432, 128, 14) +
    pen.padded('M132 300C132 262 152 246 200 246C248 246 268 262 268 300C268 318 132 318 132 300Z', second, { width: 14 }) +
    side(-1) +
    side(1) +
    pen.wood(roundedRect(112, 396, 176, 15, 7), tone(wood, -0.06), { width: 7, seed: 3 }) +
    pen.wood(neck, body, { seed: 7, width: 30, shade: 0.44, light: 0.4 }) +
    pen.shade(neck, 'M150 170C170 262 230 262 250 170L262 250H138Z', 0.22, 9) +
    pen.stroke('M166 188C152 214 146 240 148 262M234 188C248 214 254 240 252 262', second, 6) +
    pen.wood(head, body, { seed: 9, width: 26, shade: 0.4, light: 0.5 }) +
    pen.path(
      'M172 222C176 236 184 244 200 244C216 244 224 236 228 222C214 214 186 214 172 222Z',
      tone(body, 0.07),
      'opacity=".7"',
    ) +
    pen.path(ellipse(187, 230, 5, 3.4) + ellipse(213, 230, 5, 3.4), tone(body, -0.3)) +
    pen.stroke('M164 186Q200 200 236 186M160 140Q158 164 165 186M240 140Q242 164 235 186', second, 8) +
    bead(pen, 172, 150, 6, body) +
    bead(pen, 228, 150, 6, body) +
    pen.path(circle(170, 148, 2) + circle(226, 148, 2), '#fff') +
    pen.padded(
      'M180 96C178 78 194 66 204 70C220 68 226 88 220 104C222 126 212 146 204 158C206 140 198 132 194 118C186 116 180 106 180 96Z',
      trim,
      {
        width: 10,
      },
    ) +
    pen.stroke('M200 82C204 104 208 124 206 144', tone(trim, variant === 1 ? 0.08 : -0.12), 2.4)
  )
}

/** Wax crayons out of their box, side by side on a sheet that tries each of them. */
export function crayonsOut(pen: Pen, { trim }: Paint): string {
  const sheet = 'M46 66L340 50L362 436L58 452Z'
  const crayon = (y: number, colour: string, i: number) => {
    const body = `M150 ${y}H306C312 ${y} 316 ${y + 4} 316 ${y + 10}V${y + 18}C316 ${y + 24} 312 ${y + 28} 306 ${y + 28}H150Z`
    return (
      `<g transform="rotate(${(i % 3) - 1} 230 ${y})">` +
      pen.flatShadow(body, { dx: 3, dy: 6, blur: 4, opacity: 0.24 }) +
      pen.padded(`M122 ${y + 9}L152 ${y + 1}V${y + 27}L122 ${y + 19}C117 ${y + 17} 117 ${y + 11} 122 ${y + 9}Z`, colour, {
        width: 7,
      }) +
      pen.padded(body, colour, { width: 10, fill: pen.bar(colour) }) +
      pen.path(`M172 ${y}H288V${y + 28}H172Z`, tone(colour, 0.07)) +
      pen.stroke(`M176 ${y}V${y + 28}M284 ${y}V${y + 28}`, tone(colour, -0.16), 3) +
      pen.stroke(`M206 ${y + 14}q7 -9 14 0t14 0t14 0`, tone(colour, -0.16), 3.4) +
      pen.path(roundedRect(152, y + 4, 158, 5, 2.5), '#fff', 'opacity=".3"') +
      `</g>`
    )
  }
  return (
    pen.flatShadow(sheet, { opacity: 0.22 }) +
    pen.path(sheet, '#fbf6ec') +
    MANY.map(
      (colour, i) =>
        pen.stroke(`M66 ${92 + i * 42}q10 -16 16 0t16 0t14 2`, colour, 5, 'opacity=".9"') + crayon(78 + i * 42, colour, i),
    ).join('') +
    pen.path(circle(336, 420, 7), trim)
  )
}

/** A book to colour in or to stick in, closed: its cover. */
export function workbookClosed(pen: Pen, { main, second, trim, variant }: Paint): string {
  const cover = roundedRect(84, 62, 246, 360, 12)
  const stickers = variant === 4
  return (
    pen.flatShadow(cover, { opacity: 0.28, blur: 13 }) +
    pen.path(roundedRect(92, 70, 244, 358, 10), '#e9e2d6') +
    pen.path(roundedRect(88, 66, 245, 358, 11), '#fbf6ec') +
    pen.padded(cover, main, { width: 20, shade: 0.34 }) +
    pen.path(roundedRect(84, 62, 30, 360, 10), tone(main, -0.1), 'opacity=".7"') +
    pen.path(roundedRect(132, 92, 178, 46, 12), '#fbf6ec') +
    pen.stroke('M152 108H262M152 122H226', mix(main, '#33271f', 0.5), 6) +
    pen.path(roundedRect(132, 160, 178, 234, 14), mix(second, '#ffffff', 0.4)) +
    (stickers
      ? (
          [
            ['star', 176, 214, '#e3b257'],
            ['heart', 262, 214, '#d4553d'],
            ['moon', 178, 296, '#5f7f9e'],
            ['flower', 264, 300, '#cf8f92'],
            ['leaf', 220, 358, '#8f9c7c'],
          ] as const
        )
          .map(
            ([name, x, y, colour]) =>
              pen.path(circle(x + 2, y + 4, 36), '#3a2418', 'opacity=".16"') +
              pen.path(circle(x, y, 36), '#ffffff') +
              icon(pen, name, x, y, 0.9, colour),
          )
          .join('')
      : pen.stroke(
          circle(182, 220, 20) + circle(258, 220, 20) + ellipse(220, 276, 62, 56) + ellipse(220, 296, 26, 20),
          '#33271f',
          4,
        ) +
        pen.path(circle(200, 262, 4) + circle(240, 262, 4) + ellipse(220, 288, 8, 6), '#33271f') +
        pen.path(
          'M158 276C158 246 178 224 212 220C190 240 178 262 180 292C182 316 192 326 206 331C176 328 158 308 158 276Z',
          trim,
          'opacity=".5"',
        ) +
        pen.rod('M252 376L306 318', '#d4553d', 14) +
        pen.path('M252 376l-8 14 15-7z', '#e3c196')) +
    pen.stroke('M120 66V418', '#fff', 2, 'opacity=".3"')
  )
}
