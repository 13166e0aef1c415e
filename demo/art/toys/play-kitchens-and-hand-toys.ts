/** Play kitchens and toys for the hand. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'

/** Play kitchen and its food. Variants: 0 kitchen, 1 fruit to cut, 2 tea set. */
export function kitchen(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant === 1) {
    const half = (x: number, y: number, r: number, colour: string, flesh: string, turn: number): string =>
      `<g transform="rotate(${turn} ${x} ${y})">${pen.padded(`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z`, colour, { width: r * 0.4 })}${pen.padded(ellipse(x, y, r, r * 0.34), flesh, { width: 8 })}${pen.path(ellipse(x - r * 0.2, y, 3, 5) + ellipse(x + r * 0.24, y, 3, 5), '#6b4a33')}</g>`
    return (
      pen.groundShadow(200, 408, 172, 18) +
      pen.wood('M36 350L92 280H348L372 350Q374 360 362 360H46Q32 360 36 350Z', wood, { width: 12 }) +
      pen.wood('M36 354Q34 384 48 384H360Q374 384 372 354Z', tone(wood, -0.06), { width: 8 }) +
      pen.padded(
        'M92 310C60 280 70 218 112 224C120 228 128 228 136 224C178 218 184 282 156 312C140 324 110 324 92 310Z',
        '#d4553d',
        {
          width: 26,
        },
      ) +
      pen.rod('M124 228Q124 208 134 196', '#7d5a3c', 7) +
      pen.padded('M132 208C146 190 170 192 176 204C164 220 146 220 132 208Z', '#84885a', { width: 6 }) +
      half(236, 288, 46, '#84885a', '#f4e9c8', -18) +
      pen.padded(
        'M256 330C290 346 336 326 352 282C360 276 366 282 364 292C360 340 314 372 262 354C252 348 248 334 256 330Z',
        '#e3b257',
        { width: 16 },
      ) +
      half(186, 336, 34, '#eaa978', '#f6d9ae', 12) +
      `<g transform="rotate(-16 270 240)">${pen.padded('M214 226H330Q338 240 318 256H214Z', '#dcdad6', { width: 8, light: 0.7 })}${pen.padded(roundedRect(146, 226, 74, 24, 11), main, { width: 10 })}${pen.path(circle(166, 238, 3.5) + circle(198, 238, 3.5), tone(main, -0.2))}</g>`
    )
  }
  if (variant === 2) {
    const cup = (x: number, y: number): string =>
      pen.padded(ellipse(x, y + 56, 54, 12), second, { width: 9 }) +
      pen.stroke(`M${x + 30} ${y + 12}q30 0 22 22t-30 10`, tone(main, -0.03), 9) +
      pen.padded(
        `M${x - 38} ${y}H${x + 38}C${x + 38} ${y + 34} ${x + 24} ${y + 54} ${x} ${y + 54}S${x - 38} ${y + 34} ${x - 38} ${y}Z`,
        main,
        { width: 16 },
      ) +
      pen.path(ellipse(x, y, 38, 9), tone(second, -0.02)) +
      pen.path(ellipse(x, y + 2, 31, 6), '#a8724a')
    return (
      pen.groundShadow(200, 420, 176, 15) +
      pen.padded(ellipse(200, 396, 176, 26), wood, { width: 14 }) +
      pen.path(ellipse(200, 390, 154, 18), tone(wood, -0.05)) +
      pen.stroke('M272 246Q330 240 322 296Q316 336 268 338', tone(main, -0.03), 18) +
      pen.stroke('M272 246Q330 240 322 296Q316 336 268 338', tone(main, 0.03), 8) +
      pen.padded('M136 304C104 300 98 268 82 250L98 238C122 252 126 268 150 262Z', main, { width: 12 }) +
      pen.padded('M126 292C126 240 160 220 202 220S280 240 280 292C280 346 250 374 202 374S126 346 126 292Z', main, {
        width: 34,
        pattern: pen.pattern('dots', main),
      }) +
      pen.padded('M150 236C156 206 248 206 254 236C230 246 174 246 150 236Z', second, { width: 10 }) +
      pen.padded(circle(202, 200, 14), trim, { width: 9 }) +
      cup(92, 330) +
      cup(310, 344)
    )
  }
  const knob = (x: number): string =>
    pen.path(circle(x, 274, 10), pen.ball(trim)) + pen.stroke(`M${x} 274v-6`, tone(trim, -0.25), 2.4)
  return (
    pen.groundShadow(200, 424, 154, 14) +
    pen.wood(roundedRect(60, 52, 280, 366, 14), wood, { direction: 90, width: 14 }) +
    pen.path(roundedRect(76, 68, 248, 168, 8), mix(second, '#fff', 0.2)) +
    pen.path(roundedRect(76, 68, 248, 168, 8), pen.pattern('check', mix(second, '#fff', 0.2), tone(second, -0.06))) +
    pen.shade(roundedRect(76, 68, 248, 168, 8), 'M70 62H330V84H92V240H70Z', 0.3, 8) +
    pen.wood(roundedRect(76, 126, 248, 13, 4), wood, { width: 5 }) +
    [104, 142]
      .map(
        (x, i) =>
          pen.padded(roundedRect(x - 15, 88, 30, 38, 7), nth([main, trim], i), { width: 8 }) +
          pen.padded(roundedRect(x - 17, 84, 34, 11, 5), wood, { width: 4 }),
      )
      .join('') +
    pen.padded('M250 104H300Q300 126 275 126T250 104Z', main, { width: 8 }) +
    pen.stroke('M116 222V184Q116 168 132 168T148 186', '#c9a36a', 8) +
    pen.rod('M228 150v16M262 150v16M294 150v16', '#c9a36a', 3) +
    pen.padded('M220 166h16l-3 34q-5 6-10 0zM286 166h16l-3 34q-5 6-10 0z', wood, { width: 4 }) +
    pen.padded(circle(262, 186, 17), '#6a625b', { width: 7 }) +
    pen.padded(roundedRect(48, 220, 304, 32, 9), PAPER, { width: 10 }) +
    pen.path(ellipse(132, 232, 52, 8), tone(second, -0.12)) +
    pen.padded(roundedRect(224, 196, 74, 34, 9), main, { width: 12 }) +
    pen.padded(roundedRect(218, 190, 86, 12, 6), tone(main, 0.03), { width: 5 }) +
    pen.path(circle(261, 187, 6), pen.ball(trim)) +
    pen.rod('M302 208h22', INK, 7) +
    [222, 248, 274, 300].map(knob).join('') +
    pen.padded(roundedRect(196, 292, 128, 108, 10), main, { width: 16 }) +
    pen.path(roundedRect(214, 322, 92, 58, 8), '#4a4440') +
    pen.path('M214 372L262 322H284L222 380Z', '#fff', 'opacity=".14"') +
    pen.rod('M216 308H304', '#c9a36a', 7) +
    pen.padded(roundedRect(76, 264, 108, 136, 10), mix(wood, '#fff', 0.3), { width: 12 }) +
    pen.rod('M168 308V342', '#c9a36a', 7)
  )
}

/** Wooden toys for small hands. Variants: 0 bead maze, 1 hammer bench, 2 shape sorter. */
export function handwork(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant === 1) {
    const peg = (x: number, height: number, colour: string): string =>
      pen.path(roundedRect(x - 15, 300 - height, 30, height + 8, 5), pen.tube(colour)) +
      pen.padded(ellipse(x, 300 - height, 21, 9), tone(colour, 0.03), { width: 6 })
    return (
      pen.groundShadow(204, 420, 160, 14) +
      [88, 312].map((x) => pen.wood(roundedRect(x - 18, 262, 36, 158, 12), wood, { direction: 90, width: 9 })).join('') +
      [124, 162, 200, 238, 276]
        .map((x, i) =>
          peg(x, nth([52, 24, 62, 12, 44], i), nth([main, trim, MANY[1] as string, MANY[2] as string, tone(main, 0.1)], i)),
        )
        .join('') +
      pen.wood(roundedRect(66, 296, 268, 44, 10), tone(wood, 0.01), { width: 12 }) +
      [124, 162, 200, 238, 276]
        .map((x, i) =>
          pen.path(
            roundedRect(x - 12, 340, 24, nth([14, 34, 8, 44, 18], i), 4),
            pen.tube(nth([main, trim, MANY[1] as string, MANY[2] as string, tone(main, 0.1)], i)),
          ),
        )
        .join('') +
      `<g transform="rotate(-24 250 190)">${pen.rod('M150 196H300', wood, 14)}${pen.padded(roundedRect(286, 150, 56, 92, 14), trim, { width: 18 })}${pen.path(roundedRect(286, 162, 56, 10, 3), tone(trim, 0.12), 'opacity=".6"')}</g>`
    )
  }
  if (variant === 2) {
    const hole = tone(wood, -0.26)
    const star = 'l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z'
    return (
      pen.groundShadow(206, 424, 152, 16) +
      pen.wood('M66 236L246 264V420L78 384Q66 382 66 372Z', wood, { width: 14 }) +
      pen.wood('M246 264L334 226V366Q334 374 326 380L246 420Z', tone(wood, -0.06), { width: 12 }) +
      pen.wood('M66 236L156 202L334 226L246 264Z', tone(wood, 0.03), { width: 8 }) +
      pen.path('M124 232l26-10 34 5-26 11z', hole) +
      pen.path(ellipse(222, 240, 27, 9), hole) +
      pen.path('M238 220l34-4 12 14z', hole) +
      `<g transform="skewY(8.8) translate(0 -18)">${pen.path(circle(114, 300, 24), hole)}${pen.path(roundedRect(164, 276, 46, 46, 5), hole)}${pen.path(`M114 342${star}`, hole)}${pen.path('M187 344l27 46h-54z', hole)}</g>` +
      pen.padded('M262 300L286 256L318 312Z', trim, { width: 10, shade: 0.2 }) +
      `<g transform="translate(4 2)">${pen.padded(roundedRect(150, 158, 62, 56, 8), main, { width: 14 })}${pen.padded('M150 166L168 150H226L212 166Z', tone(main, 0.05), { width: 5 })}${pen.padded('M212 166L226 150V198L212 212Z', tone(main, -0.07), { width: 5 })}</g>` +
      pen.path(roundedRect(338, 386, 44, 40, 4), pen.tube(MANY[1] as string)) +
      pen.path(ellipse(360, 386, 22, 8), tone(MANY[1] as string, 0.06)) +
      pen.path(`M28 380${star}`.replace('M28', 'M40'), pen.ball(MANY[2] as string))
    )
  }
  const wire = (outline: string, k: string): string =>
    pen.stroke(outline, '#3a2418', 8, 'opacity=".16" transform="translate(5 5)"') + pen.rod(outline, k, 7)
  const bead = (x: number, y: number, k: string, r = 15): string => pen.padded(circle(x, y, r), k, { width: r * 0.7 })
  const cube = (x: number, y: number, k: string): string => pen.padded(roundedRect(x - 14, y - 14, 28, 28, 5), k, { width: 9 })
  return (
    pen.groundShadow(202, 422, 160, 15) +
    wire('M92 384C70 200 128 96 178 132C232 172 140 236 190 262C250 290 252 160 300 172C342 184 322 300 312 384', trim) +
    bead(104, 186, main) +
    bead(136, 130, MANY[1] as string) +
    cube(174, 240, MANY[2] as string) +
    wire('M150 384C120 300 220 300 212 232C206 160 268 66 296 116C326 170 262 240 276 384', main) +
    bead(168, 312, trim) +
    cube(214, 214, MANY[1] as string) +
    bead(262, 106, second) +
    bead(304, 150, MANY[2] as string) +
    bead(276, 232, trim) +
    wire('M120 384C110 330 160 340 178 300C206 250 244 300 236 384', MANY[1] as string) +
    cube(134, 346, main) +
    bead(206, 276, MANY[3] as string) +
    bead(236, 330, trim) +
    cube(318, 320, MANY[5] as string) +
    pen.wood(roundedRect(52, 378, 300, 42, 16), wood, { width: 14 }) +
    [92, 120, 150, 236, 276, 312].map((x) => pen.path(ellipse(x, 381, 9, 3.4), tone(wood, -0.2))).join('')
  )
}

/** To count and to sort. Variants: 0 beads to thread, 1 board of shapes on pegs, 2 abacus. */
export function learning(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const hues = [main, nth(MANY, 1), nth(MANY, 2), trim, nth(MANY, 5)]
  const post = (x: number, y: number, height: number): string =>
    pen.path(roundedRect(x - 8, y - height, 16, height, 7), pen.tube(tone(wood, 0.04)))
  if (variant === 1) {
    const disc = (x: number, y: number, width: number, colour: string, kind: number): string =>
      kind === 2
        ? pen.padded(
            `M${x - width} ${y + 8}L${x} ${y - 16}L${x + width} ${y + 8}V${y + 20}L${x} ${y + 20}H${x - width}Z`,
            colour,
            { width: 9 },
          )
        : pen.padded(roundedRect(x - width, y - 4, width * 2, 24, kind ? 4 : 12), colour, { width: 9 }) +
          pen.path(
            kind
              ? `M${x - width + 3} ${y - 3}L${x - width + 14} ${y - 12}H${x + width - 14}L${x + width - 3} ${y - 3}Z`
              : ellipse(x, y - 3, width - 4, 9),
            tone(colour, 0.06),
          )
    let drawing = pen.groundShadow(204, 422, 172, 14)
    for (const [i, x] of [88, 164, 240, 316].entries()) {
      const n = i + 1
      drawing += post(x, 384, 70 + n * 34)
      for (let s = 0; s < n; s++) drawing += disc(x, 360 - s * 27, 33, nth(hues, i), nth([0, 1, 1, 0], i))
    }
    return drawing + pen.wood(roundedRect(36, 378, 332, 40, 14), wood, { width: 13 }) + disc(206, 434, 33, nth(hues, 4), 0)
  }
  if (variant === 2) {
    let o = pen.groundShadow(204, 424, 150, 14)
    for (let r = 0; r < 6; r++) {
      const y = 116 + r * 46
      const left = nth([4, 7, 2, 5, 8, 3], r)
      o += pen.rod(`M80 ${y}H322`, '#c9a36a', 5)
      const hue = nth([...hues, nth(MANY, 3)], r)
      o += `<g id="bead${r}">${pen.padded(ellipse(97, y, 10.5, 17), hue, { width: 8 })}</g>`
      for (let i = 1; i < 9; i++) o += `<use href="#bead${r}" x="${i < left ? i * 22 : 32 + i * 22}"/>`
    }
    return (
      o +
      [roundedRect(58, 66, 24, 344, 9), roundedRect(320, 66, 24, 344, 9)]
        .map((d) => pen.wood(d, wood, { direction: 90, width: 9 }))
        .join('') +
      pen.wood(roundedRect(46, 58, 310, 26, 12), tone(wood, 0.02), { width: 9 }) +
      pen.wood(roundedRect(36, 390, 330, 32, 12), tone(wood, -0.02), { width: 11 })
    )
  }
  const lace = 'M60 150C120 90 214 96 226 160C240 232 96 224 90 300C86 362 196 372 250 336C300 304 352 330 346 392'
  const bead = (x: number, y: number, i: number, k: string, turn: number): string => {
    const outline = nth(
      [
        circle(0, 0, 27),
        roundedRect(-25, -25, 50, 50, 10),
        'M0-32C8-32 12-18 18-14C28-12 34-6 30 2C24 10 22 16 22 26C12 30 6 22 0 20C-6 22-12 30-22 26C-22 16-24 10-30 2C-34-6-28-12-18-14C-12-18-8-32 0-32Z',
        'M0 28C-12 18-36 2-28-18C-20-32-6-26 0-14C6-26 20-32 28-18C36 2 12 18 0 28Z',
      ],
      i,
    )
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(outline, { dx: 4, dy: 7, blur: 5, opacity: 0.24 })}${i % 2 ? pen.wood(outline, k, { width: 12 }) : pen.padded(outline, k, { width: 15 })}${pen.path(ellipse(0, 0, 6, 5), tone(k, -0.28))}</g>`
  }
  return (
    pen.stroke(lace, '#3a2418', 8, `opacity=".2" transform="translate(4 7)" filter="${pen.blur(3)}"`) +
    pen.rod(lace, second, 8) +
    pen.rod('M346 392V430', wood, 11) +
    bead(98, 122, 0, main, 10) +
    bead(168, 104, 1, nth(MANY, 1), 12) +
    bead(224, 150, 3, trim, 40) +
    bead(196, 216, 2, nth(MANY, 2), 20) +
    bead(128, 244, 1, main, 30) +
    bead(92, 306, 0, nth(MANY, 5), 0) +
    bead(142, 356, 3, nth(MANY, 1), -10) +
    bead(300, 116, 2, nth(MANY, 1), 14) +
    bead(322, 206, 1, wood, 24) +
    bead(264, 268, 0, trim, 0) +
    bead(236, 420, 2, main, -14) +
    bead(78, 412, 1, nth(MANY, 3), 18)
  )
}
