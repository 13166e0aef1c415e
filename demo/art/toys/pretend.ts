/** Play kitchens and toys for the hand. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr } from '../shapes.ts'

/** Play kitchen and its food. v: 0 kitchen, 1 fruit to cut, 2 tea set. */
export function kitchen(p: Pen, { a, b, c, wood, v }: Paint): string {
  if (v === 1) {
    const half = (x: number, y: number, r: number, k: string, flesh: string, turn: number): string =>
      `<g transform="rotate(${turn} ${x} ${y})">${p.puff(`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z`, k, { w: r * 0.4 })}${p.puff(ell(x, y, r, r * 0.34), flesh, { w: 8 })}${p.path(ell(x - r * 0.2, y, 3, 5) + ell(x + r * 0.24, y, 3, 5), '#6b4a33')}</g>`
    return (
      p.ground(200, 408, 172, 18) +
      p.wood('M36 350L92 280H348L372 350Q374 360 362 360H46Q32 360 36 350Z', wood, { w: 12 }) +
      p.wood('M36 354Q34 384 48 384H360Q374 384 372 354Z', tone(wood, -0.06), { w: 8 }) +
      p.puff('M92 310C60 280 70 218 112 224C120 228 128 228 136 224C178 218 184 282 156 312C140 324 110 324 92 310Z', '#d4553d', {
        w: 26,
      }) +
      p.rod('M124 228Q124 208 134 196', '#7d5a3c', 7) +
      p.puff('M132 208C146 190 170 192 176 204C164 220 146 220 132 208Z', '#84885a', { w: 6 }) +
      half(236, 288, 46, '#84885a', '#f4e9c8', -18) +
      p.puff(
        'M256 330C290 346 336 326 352 282C360 276 366 282 364 292C360 340 314 372 262 354C252 348 248 334 256 330Z',
        '#e3b257',
        { w: 16 },
      ) +
      half(186, 336, 34, '#eaa978', '#f6d9ae', 12) +
      `<g transform="rotate(-16 270 240)">${p.puff('M214 226H330Q338 240 318 256H214Z', '#dcdad6', { w: 8, hi: 0.7 })}${p.puff(rr(146, 226, 74, 24, 11), a, { w: 10 })}${p.path(circ(166, 238, 3.5) + circ(198, 238, 3.5), tone(a, -0.2))}</g>`
    )
  }
  if (v === 2) {
    const cup = (x: number, y: number): string =>
      p.puff(ell(x, y + 56, 54, 12), b, { w: 9 }) +
      p.stroke(`M${x + 30} ${y + 12}q30 0 22 22t-30 10`, tone(a, -0.03), 9) +
      p.puff(
        `M${x - 38} ${y}H${x + 38}C${x + 38} ${y + 34} ${x + 24} ${y + 54} ${x} ${y + 54}S${x - 38} ${y + 34} ${x - 38} ${y}Z`,
        a,
        { w: 16 },
      ) +
      p.path(ell(x, y, 38, 9), tone(b, -0.02)) +
      p.path(ell(x, y + 2, 31, 6), '#a8724a')
    return (
      p.ground(200, 420, 176, 15) +
      p.puff(ell(200, 396, 176, 26), wood, { w: 14 }) +
      p.path(ell(200, 390, 154, 18), tone(wood, -0.05)) +
      p.stroke('M272 246Q330 240 322 296Q316 336 268 338', tone(a, -0.03), 18) +
      p.stroke('M272 246Q330 240 322 296Q316 336 268 338', tone(a, 0.03), 8) +
      p.puff('M136 304C104 300 98 268 82 250L98 238C122 252 126 268 150 262Z', a, { w: 12 }) +
      p.puff('M126 292C126 240 160 220 202 220S280 240 280 292C280 346 250 374 202 374S126 346 126 292Z', a, {
        w: 34,
        pat: p.pattern('dots', a),
      }) +
      p.puff('M150 236C156 206 248 206 254 236C230 246 174 246 150 236Z', b, { w: 10 }) +
      p.puff(circ(202, 200, 14), c, { w: 9 }) +
      cup(92, 330) +
      cup(310, 344)
    )
  }
  const knob = (x: number): string => p.path(circ(x, 274, 10), p.ball(c)) + p.stroke(`M${x} 274v-6`, tone(c, -0.25), 2.4)
  return (
    p.ground(200, 424, 154, 14) +
    p.wood(rr(60, 52, 280, 366, 14), wood, { dir: 90, w: 14 }) +
    p.path(rr(76, 68, 248, 168, 8), mix(b, '#fff', 0.2)) +
    p.path(rr(76, 68, 248, 168, 8), p.pattern('check', mix(b, '#fff', 0.2), tone(b, -0.06))) +
    p.shade(rr(76, 68, 248, 168, 8), 'M70 62H330V84H92V240H70Z', 0.3, 8) +
    p.wood(rr(76, 126, 248, 13, 4), wood, { w: 5 }) +
    [104, 142]
      .map(
        (x, i) => p.puff(rr(x - 15, 88, 30, 38, 7), nth([a, c], i), { w: 8 }) + p.puff(rr(x - 17, 84, 34, 11, 5), wood, { w: 4 }),
      )
      .join('') +
    p.puff('M250 104H300Q300 126 275 126T250 104Z', a, { w: 8 }) +
    p.stroke('M116 222V184Q116 168 132 168T148 186', '#c9a36a', 8) +
    p.rod('M228 150v16M262 150v16M294 150v16', '#c9a36a', 3) +
    p.puff('M220 166h16l-3 34q-5 6-10 0zM286 166h16l-3 34q-5 6-10 0z', wood, { w: 4 }) +
    p.puff(circ(262, 186, 17), '#6a625b', { w: 7 }) +
    p.puff(rr(48, 220, 304, 32, 9), PAPER, { w: 10 }) +
    p.path(ell(132, 232, 52, 8), tone(b, -0.12)) +
    p.puff(rr(224, 196, 74, 34, 9), a, { w: 12 }) +
    p.puff(rr(218, 190, 86, 12, 6), tone(a, 0.03), { w: 5 }) +
    p.path(circ(261, 187, 6), p.ball(c)) +
    p.rod('M302 208h22', INK, 7) +
    [222, 248, 274, 300].map(knob).join('') +
    p.puff(rr(196, 292, 128, 108, 10), a, { w: 16 }) +
    p.path(rr(214, 322, 92, 58, 8), '#4a4440') +
    p.path('M214 372L262 322H284L222 380Z', '#fff', 'opacity=".14"') +
    p.rod('M216 308H304', '#c9a36a', 7) +
    p.puff(rr(76, 264, 108, 136, 10), mix(wood, '#fff', 0.3), { w: 12 }) +
    p.rod('M168 308V342', '#c9a36a', 7)
  )
}

/** Wooden toys for small hands. v: 0 bead maze, 1 hammer bench, 2 shape sorter. */
export function handwork(p: Pen, { a, b, c, wood, v }: Paint): string {
  if (v === 1) {
    const peg = (x: number, h: number, k: string): string =>
      p.path(rr(x - 15, 300 - h, 30, h + 8, 5), p.tube(k)) + p.puff(ell(x, 300 - h, 21, 9), tone(k, 0.03), { w: 6 })
    return (
      p.ground(204, 420, 160, 14) +
      [88, 312].map((x) => p.wood(rr(x - 18, 262, 36, 158, 12), wood, { dir: 90, w: 9 })).join('') +
      [124, 162, 200, 238, 276]
        .map((x, i) => peg(x, nth([52, 24, 62, 12, 44], i), nth([a, c, MANY[1] as string, MANY[2] as string, tone(a, 0.1)], i)))
        .join('') +
      p.wood(rr(66, 296, 268, 44, 10), tone(wood, 0.01), { w: 12 }) +
      [124, 162, 200, 238, 276]
        .map((x, i) =>
          p.path(
            rr(x - 12, 340, 24, nth([14, 34, 8, 44, 18], i), 4),
            p.tube(nth([a, c, MANY[1] as string, MANY[2] as string, tone(a, 0.1)], i)),
          ),
        )
        .join('') +
      `<g transform="rotate(-24 250 190)">${p.rod('M150 196H300', wood, 14)}${p.puff(rr(286, 150, 56, 92, 14), c, { w: 18 })}${p.path(rr(286, 162, 56, 10, 3), tone(c, 0.12), 'opacity=".6"')}</g>`
    )
  }
  if (v === 2) {
    const hole = tone(wood, -0.26)
    const star = 'l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z'
    return (
      p.ground(206, 424, 152, 16) +
      p.wood('M66 236L246 264V420L78 384Q66 382 66 372Z', wood, { w: 14 }) +
      p.wood('M246 264L334 226V366Q334 374 326 380L246 420Z', tone(wood, -0.06), { w: 12 }) +
      p.wood('M66 236L156 202L334 226L246 264Z', tone(wood, 0.03), { w: 8 }) +
      p.path('M124 232l26-10 34 5-26 11z', hole) +
      p.path(ell(222, 240, 27, 9), hole) +
      p.path('M238 220l34-4 12 14z', hole) +
      `<g transform="skewY(8.8) translate(0 -18)">${p.path(circ(114, 300, 24), hole)}${p.path(rr(164, 276, 46, 46, 5), hole)}${p.path(`M114 342${star}`, hole)}${p.path('M187 344l27 46h-54z', hole)}</g>` +
      p.puff('M262 300L286 256L318 312Z', c, { w: 10, lo: 0.2 }) +
      `<g transform="translate(4 2)">${p.puff(rr(150, 158, 62, 56, 8), a, { w: 14 })}${p.puff('M150 166L168 150H226L212 166Z', tone(a, 0.05), { w: 5 })}${p.puff('M212 166L226 150V198L212 212Z', tone(a, -0.07), { w: 5 })}</g>` +
      p.path(rr(338, 386, 44, 40, 4), p.tube(MANY[1] as string)) +
      p.path(ell(360, 386, 22, 8), tone(MANY[1] as string, 0.06)) +
      p.path(`M28 380${star}`.replace('M28', 'M40'), p.ball(MANY[2] as string))
    )
  }
  const wire = (d: string, k: string): string =>
    p.stroke(d, '#3a2418', 8, 'opacity=".16" transform="translate(5 5)"') + p.rod(d, k, 7)
  const bead = (x: number, y: number, k: string, r = 15): string => p.puff(circ(x, y, r), k, { w: r * 0.7 })
  const cube = (x: number, y: number, k: string): string => p.puff(rr(x - 14, y - 14, 28, 28, 5), k, { w: 9 })
  return (
    p.ground(202, 422, 160, 15) +
    wire('M92 384C70 200 128 96 178 132C232 172 140 236 190 262C250 290 252 160 300 172C342 184 322 300 312 384', c) +
    bead(104, 186, a) +
    bead(136, 130, MANY[1] as string) +
    cube(174, 240, MANY[2] as string) +
    wire('M150 384C120 300 220 300 212 232C206 160 268 66 296 116C326 170 262 240 276 384', a) +
    bead(168, 312, c) +
    cube(214, 214, MANY[1] as string) +
    bead(262, 106, b) +
    bead(304, 150, MANY[2] as string) +
    bead(276, 232, c) +
    wire('M120 384C110 330 160 340 178 300C206 250 244 300 236 384', MANY[1] as string) +
    cube(134, 346, a) +
    bead(206, 276, MANY[3] as string) +
    bead(236, 330, c) +
    cube(318, 320, MANY[5] as string) +
    p.wood(rr(52, 378, 300, 42, 16), wood, { w: 14 }) +
    [92, 120, 150, 236, 276, 312].map((x) => p.path(ell(x, 381, 9, 3.4), tone(wood, -0.2))).join('')
  )
}

/** To count and to sort. v: 0 beads to thread, 1 board of shapes on pegs, 2 abacus. */
export function learning(p: Pen, { a, b, c, wood, v }: Paint): string {
  const hues = [a, nth(MANY, 1), nth(MANY, 2), c, nth(MANY, 5)]
  const post = (x: number, y: number, h: number): string => p.path(rr(x - 8, y - h, 16, h, 7), p.tube(tone(wood, 0.04)))
  if (v === 1) {
    const disc = (x: number, y: number, w: number, k: string, kind: number): string =>
      kind === 2
        ? p.puff(`M${x - w} ${y + 8}L${x} ${y - 16}L${x + w} ${y + 8}V${y + 20}L${x} ${y + 20}H${x - w}Z`, k, { w: 9 })
        : p.puff(rr(x - w, y - 4, w * 2, 24, kind ? 4 : 12), k, { w: 9 }) +
          p.path(
            kind
              ? `M${x - w + 3} ${y - 3}L${x - w + 14} ${y - 12}H${x + w - 14}L${x + w - 3} ${y - 3}Z`
              : ell(x, y - 3, w - 4, 9),
            tone(k, 0.06),
          )
    let o = p.ground(204, 422, 172, 14)
    for (const [i, x] of [88, 164, 240, 316].entries()) {
      const n = i + 1
      o += post(x, 384, 70 + n * 34)
      for (let s = 0; s < n; s++) o += disc(x, 360 - s * 27, 33, nth(hues, i), nth([0, 1, 1, 0], i))
    }
    return o + p.wood(rr(36, 378, 332, 40, 14), wood, { w: 13 }) + disc(206, 434, 33, nth(hues, 4), 0)
  }
  if (v === 2) {
    let o = p.ground(204, 424, 150, 14)
    for (let r = 0; r < 6; r++) {
      const y = 116 + r * 46
      const left = nth([4, 7, 2, 5, 8, 3], r)
      o += p.rod(`M80 ${y}H322`, '#c9a36a', 5)
      for (let i = 0; i < 9; i++)
        o += p.puff(ell(i < left ? 97 + i * 22 : 305 - (8 - i) * 22, y, 10.5, 17), nth([...hues, nth(MANY, 3)], r), { w: 8 })
    }
    return (
      o +
      [rr(58, 66, 24, 344, 9), rr(320, 66, 24, 344, 9)].map((d) => p.wood(d, wood, { dir: 90, w: 9 })).join('') +
      p.wood(rr(46, 58, 310, 26, 12), tone(wood, 0.02), { w: 9 }) +
      p.wood(rr(36, 390, 330, 32, 12), tone(wood, -0.02), { w: 11 })
    )
  }
  const lace = 'M60 150C120 90 214 96 226 160C240 232 96 224 90 300C86 362 196 372 250 336C300 304 352 330 346 392'
  const bead = (x: number, y: number, i: number, k: string, turn: number): string => {
    const d = nth(
      [
        circ(0, 0, 27),
        rr(-25, -25, 50, 50, 10),
        'M0-32C8-32 12-18 18-14C28-12 34-6 30 2C24 10 22 16 22 26C12 30 6 22 0 20C-6 22-12 30-22 26C-22 16-24 10-30 2C-34-6-28-12-18-14C-12-18-8-32 0-32Z',
        'M0 28C-12 18-36 2-28-18C-20-32-6-26 0-14C6-26 20-32 28-18C36 2 12 18 0 28Z',
      ],
      i,
    )
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${p.lay(d, { dx: 4, dy: 7, s: 5, o: 0.24 })}${i % 2 ? p.wood(d, k, { w: 12 }) : p.puff(d, k, { w: 15 })}${p.path(ell(0, 0, 6, 5), tone(k, -0.28))}</g>`
  }
  return (
    p.stroke(lace, '#3a2418', 8, `opacity=".2" transform="translate(4 7)" filter="${p.blur(3)}"`) +
    p.rod(lace, b, 8) +
    p.rod('M346 392V430', wood, 11) +
    bead(98, 122, 0, a, 10) +
    bead(168, 104, 1, nth(MANY, 1), 12) +
    bead(224, 150, 3, c, 40) +
    bead(196, 216, 2, nth(MANY, 2), 20) +
    bead(128, 244, 1, a, 30) +
    bead(92, 306, 0, nth(MANY, 5), 0) +
    bead(142, 356, 3, nth(MANY, 1), -10) +
    bead(300, 116, 2, nth(MANY, 1), 14) +
    bead(322, 206, 1, wood, 24) +
    bead(264, 268, 0, c, 0) +
    bead(236, 420, 2, a, -14) +
    bead(78, 412, 1, nth(MANY, 3), 18)
  )
}
