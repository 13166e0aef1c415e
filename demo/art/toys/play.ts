/** Pencils, jigsaws, drums and buckets. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr } from '../shapes.ts'

/** Craft. v: 0 pencils in a pot, 1 watercolours, 2 clay. */
export function pencils(p: Pen, { a, b, c, wood, v }: Paint): string {
  if (v === 1) {
    const pan = (x: number, y: number, col: string): string =>
      p.path(circ(x, y, 24), tone(b, -0.14)) + p.path(circ(x, y, 20), p.ball(col))
    let o = p.lay(rr(60, 150, 280, 230, 26), { o: 0.24 }) + p.puff(rr(60, 150, 280, 230, 26), b, { w: 22 })
    for (let i = 0; i < 8; i++) o += pan(106 + (i % 4) * 63, 204 + Math.floor(i / 4) * 62, nth(MANY, i))
    return (
      o +
      p.path(rr(86, 312, 228, 46, 14), tone(b, -0.1)) +
      `<g transform="rotate(-8 200 336)">${p.rod('M116 336H270', wood, 12)}${p.path(rr(268, 328, 22, 16, 3), p.bar('#c9ccce'))}${p.path('M290 328q24 2 34 8q-10 6-34 8z', c)}</g>`
    )
  }
  if (v === 2) {
    const tub = (x: number, y: number, col: string): string =>
      p.puff(rr(x - 52, y, 104, 92, 14), mix(col, '#ffffff', 0.15), { w: 18 }) +
      p.path(rr(x - 40, y + 32, 80, 42, 8), PAPER, 'opacity=".92"') +
      p.stroke(`M${x - 22} ${y + 54}h44`, tone(col, -0.1), 5) +
      p.puff(rr(x - 56, y - 22, 112, 36, 12), col, { w: 12 })
    return p.ground(200, 418, 150, 15) + tub(136, 320, a) + tub(262, 320, nth(MANY, 1)) + tub(200, 206, nth(MANY, 2))
  }
  const pencil = (i: number): string => {
    const turn = -26 + i * 8.6
    return `<g transform="rotate(${turn} 200 400)">${p.path(rr(188, 130, 24, 230, 2), p.tube(nth(MANY, i)))}${p.path('M188 132L200 92L212 132Z', p.tube(tone(wood, 0.06)))}${p.path('M196 106L200 92L204 106Z', nth(MANY, i))}</g>`
  }
  const pot = 'M120 262H280L268 398Q266 418 246 418H154Q134 418 132 398Z'
  return (
    p.ground(200, 420, 92, 13) +
    [0, 6, 1, 5, 2, 4, 3].map(pencil).join('') +
    p.puff(pot, a, { w: 28 }) +
    p.path(ell(200, 264, 80, 12), tone(a, -0.16)) +
    p.puff('M120 262q80 28 160 0l-2 22q-78 24-156 0z', b, { w: 8 }) +
    p.path(circ(200, 344, 20), c, 'opacity=".9"')
  )
}

/** Puzzles and games. v: 0 puzzle, 1 box of a game, 2 cards. */
export function jigsaw(p: Pen, { a, b, c, v }: Paint): string {
  const scene = (x: number, y: number, w: number, h: number): string =>
    p.path(rr(x, y, w, h, 6), mix(b, '#ffffff', 0.25)) +
    p.path(circ(x + w * 0.74, y + h * 0.28, w * 0.1), '#e3b257') +
    p.path(
      `M${x} ${y + h * 0.66}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.56} ${y + h * 0.62}T${x + w} ${y + h * 0.56}V${y + h}H${x}Z`,
      a,
    ) +
    p.path(`M${x} ${y + h * 0.82}Q${x + w * 0.5} ${y + h * 0.6} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`, tone(a, -0.12)) +
    p.path(`M${x + w * 0.2} ${y + h * 0.62}l${w * 0.07}-${h * 0.2} ${w * 0.07} ${h * 0.2}z`, c)
  if (v === 1)
    return (
      p.ground(202, 352, 150, 22) +
      p.puff('M54 243L201 315L346 231V275L201 361L54 289Z', tone(a, -0.08), { w: 14 }) +
      `<g transform="matrix(.84 .41 -.84 .49 198 158)">${p.puff(rr(0, 0, 176, 172, 4), a, { w: 10, lo: 0.2 })}${scene(16, 16, 144, 140)}</g>` +
      p.path('M201 315V361', 'none', `stroke="${tone(a, -0.22)}" stroke-width="2"`)
    )
  if (v === 2) {
    const card = (x: number, y: number, i: number, open: boolean): string =>
      p.lay(rr(x, y, 78, 94, 12), { dx: 3, dy: 5, s: 4, o: 0.2 }) +
      p.puff(rr(x, y, 78, 94, 12), open ? PAPER : a, { w: 8, lo: 0.24, pat: open ? '' : p.pattern('dots', a) }) +
      (open
        ? p.path(
            nth(
              [
                circ(x + 39, y + 47, 20),
                `M${x + 39} ${y + 22}l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z`,
                `M${x + 18} ${y + 64}q21-52 42 0z`,
              ],
              i,
            ),
            nth([c, '#e3b257', tone(a, -0.06)], i),
          )
        : '')
    let o = ''
    for (let i = 0; i < 9; i++) o += card(70 + (i % 3) * 92, 108 + Math.floor(i / 3) * 108, i, i === 1 || i === 3 || i === 8)
    return o
  }
  const frame = rr(54, 104, 292, 292, 14)
  const cuts =
    'M147 120q-16 18 0 36t0 44M147 200q18 20 0 44t0 44M147 288q-18 22 0 46t0 46M243 120q16 18 0 36t0 44M243 200q-18 20 0 44t0 44M243 288q18 22 0 46t0 46M70 200q22 16 42 0t35 0M147 200q24-18 48 0t48 0M243 200q22 16 44 0t43 0M70 290q22-16 42 0t35 0M147 290q24 18 48 0t48 0M243 290q22-16 44 0t43 0'
  return (
    p.lay(frame, { o: 0.24 }) +
    p.puff(frame, '#e3c196', { w: 12 }) +
    scene(70, 120, 260, 260) +
    p.stroke(cuts, '#3a2418', 2.4, 'opacity=".45"') +
    p.path('M245 292q22-16 44 0t39 0V378H246q18-22 0-44t-1-42z', tone('#e3c196', -0.16)) +
    `<g transform="translate(26 34) rotate(9 286 336)">${p.lay('M245 292q22-16 44 0t39 0V378H246q18-22 0-44t-1-42z', { dx: 4, dy: 7, s: 5, o: 0.3 })}${p.puff('M245 292q22-16 44 0t39 0V378H246q18-22 0-44t-1-42z', tone(a, -0.1), { w: 8 })}</g>`
  )
}

/** Music. v: 0 drum, 1 xylophone, 2 piano. */
export function drum(p: Pen, { a, b, c, wood, v }: Paint): string {
  const stick = (d: string, x: number, y: number): string => p.rod(d, wood, 11) + p.puff(circ(x, y, 17), c, { w: 9 })
  if (v === 1) {
    let o =
      p.lay('M76 166L326 214V300L76 348Z', { o: 0.2 }) +
      p.wood('M60 214h284v26H60zM60 274h284v26H60z', tone(wood, -0.05), { w: 8 })
    for (let i = 0; i < 7; i++)
      o +=
        p.puff(rr(72 + i * 38, 150 + i * 9, 30, 214 - i * 18, 9), nth(MANY, i), { w: 9 }) +
        p.path(circ(87 + i * 38, 170 + i * 9, 3.6), PAPER) +
        p.path(circ(87 + i * 38, 344 - i * 9, 3.6), PAPER)
    return o + stick('M120 420L262 328', 266, 324)
  }
  if (v === 2) {
    let o =
      p.ground(200, 422, 146, 15) +
      p.wood(rr(78, 380, 20, 40, 6), wood, { dir: 90, w: 6 }) +
      p.wood(rr(302, 380, 20, 40, 6), wood, { dir: 90, w: 6 }) +
      p.puff(rr(62, 172, 276, 140, 20), a, { w: 26 }) +
      p.puff('M52 300H348V366Q348 386 328 386H72Q52 386 52 366Z', tone(a, -0.03), { w: 18 }) +
      p.path(rr(72, 304, 256, 56, 6), PAPER)
    for (let i = 1; i < 10; i++) o += p.stroke(`M${72 + i * 25.6} 306V358`, '#cfc4b4', 2)
    for (const i of [1, 2, 4, 5, 6, 8, 9]) o += p.puff(rr(72 + i * 25.6 - 8, 304, 16, 32, 3), '#3c3733', { w: 5 })
    return (
      o +
      p.path(circ(200, 238, 30), b) +
      p.path('M192 252v-34l24-6v32', 'none', `stroke="${c}" stroke-width="5"`) +
      p.path(ell(187, 254, 9, 7) + ell(211, 246, 9, 7), c)
    )
  }
  const body = 'M86 246V372Q86 412 200 412T314 372V246Z'
  return (
    p.ground(200, 414, 124, 15) +
    p.puff(body, a, { w: 34 }) +
    p.stroke('M92 280L130 392L170 296L210 408L250 296L284 396L310 282', b, 6) +
    p.path('M84 236h232v24q0 34-116 34T84 260z', p.bar(wood)) +
    p.path(ell(200, 238, 116, 36), p.matte(PAPER)) +
    p.stroke(ell(200, 238, 116, 36), tone(wood, -0.08), 6) +
    stick('M96 130L206 222', 210, 226) +
    stick('M322 126L238 216', 234, 220)
  )
}

/** Sand and garden. v: 0 bucket and spade, 1 watering can, 2 moulds. */
export function bucket(p: Pen, { a, b, c, wood, v }: Paint): string {
  if (v === 1)
    return (
      p.ground(206, 420, 126, 14) +
      p.stroke('M300 256Q368 250 352 330Q344 366 296 376', tone(b, -0.06), 17) +
      p.stroke('M300 256Q368 250 352 330Q344 366 296 376', b, 10) +
      p.puff('M128 318L52 214L34 222L66 372Z', tone(a, -0.04), { w: 12 }) +
      p.puff('M22 208L66 180L74 200L38 236Z', b, { w: 8 }) +
      p.puff('M122 240H302L314 400Q314 420 294 420H130Q110 420 112 400Z', a, { w: 30 }) +
      p.path(ell(212, 242, 90, 16), tone(a, -0.2)) +
      p.stroke('M150 238Q206 150 270 238', b, 11) +
      p.path(circ(212, 336, 26), c, 'opacity=".9"')
    )
  if (v === 2) {
    const star = 'M0-54l16 34 38 4-28 26 8 38-34-20-34 20 8-38-28-26 38-4z'
    const at = (x: number, y: number, s: number, d: string, col: string): string =>
      `<g transform="translate(${x} ${y}) scale(${s})">${p.lay(d, { o: 0.22 })}${p.puff(d, col, { w: 16 })}${p.stroke(d, tone(col, -0.14), 2, 'opacity=".5" transform="scale(.66)"')}</g>`
    return (
      at(124, 184, 1.15, star, a) +
      at(284, 176, 1, 'M0 50C-70 6-56-50-18-44-6-42 0-28 0-28 0-28 6-42 18-44 56-50 70 6 0 50Z', c) +
      at(128, 338, 1, 'M-58 16q-4-52 40-56q20-2 28 20q40-10 52 18q4 26-24 30h-72q-20-2-24-12z', b) +
      at(284, 336, 1, circ(0, 0, 54), tone(a, 0.06))
    )
  }
  return (
    p.ground(200, 420, 140, 15) +
    p.rod('M318 166L288 330', wood, 15) +
    p.puff('M262 318q30-8 56 6l-6 54q-2 36-32 36t-26-38z', b, { w: 14 }) +
    p.stroke('M84 252Q90 128 178 128T272 252', tone(c, 0.02), 9) +
    p.puff('M66 246H290L268 398Q264 420 242 420H114Q92 420 88 398Z', a, { w: 34 }) +
    p.puff('M62 238q116 34 232 0l-3 30q-112 30-226 0z', tone(a, 0.04), { w: 8 }) +
    p.path(circ(178, 344, 28), b, 'opacity=".9"')
  )
}
