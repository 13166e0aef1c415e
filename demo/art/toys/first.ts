/** Rattles, books, rocking animals and lamps. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, sym } from '../shapes.ts'

/** Wooden rattle / teether ring. v: 0 bunny ears, 1 beads, 2 bell stick. */
export function rattle(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  if (v === 2) {
    const st = 'M188 226h24v150q0 14-12 14t-12-14z'
    const d = circ(200, 170, 74)
    return (
      p.lay(d) +
      p.lay(st) +
      p.lay(circ(200, 404, 32)) +
      p.wood(st, wood, { w: 12, dir: 90 }) +
      p.puff(circ(200, 404, 32), b, { w: 20, hi: 0.5 }) +
      p.puff(d, a, { w: 34, hi: 0.5, pat: p.pattern(pat, a) }) +
      p.stroke('M127 176Q200 208 273 176', tone(a, -0.14), 3) +
      p.puff(ell(200, 244, 30, 11), c, { w: 8 })
    )
  }
  const ring = `${circ(200, 312, 92)}M${200 + 58} 312a58 58 0 1 0 -116 0a58 58 0 1 0 116 0Z`
  let o = `<g fill-rule="evenodd">${p.lay(ring)}</g>`
  const ringDraw = `<g fill-rule="evenodd" clip-rule="evenodd">${p.stroke(circ(200, 312, 75), tone(wood, -0.1), 36)}${p.stroke(circ(200, 312, 75), wood, 32)}${p.stroke(circ(198, 309, 77), tone(wood, 0.06), 14, `filter="${p.blur(4)}"`)}${p.stroke(circ(200, 312, 67), tone(wood, -0.1), 1.5, 'opacity=".5"')}${p.stroke(circ(200, 312, 82), tone(wood, -0.08), 1.5, 'opacity=".4"')}</g>`
  if (v === 0) {
    const e1 = 'M176 236C140 200 116 130 140 96C168 74 196 140 200 214Z'
    const e2 = 'M224 236C260 200 284 130 260 96C232 74 204 140 200 214Z'
    const knot = 'M166 214C180 200 220 200 234 214C244 228 240 252 230 262C214 272 186 272 170 262C160 252 156 228 166 214Z'
    o +=
      p.lay(e1) +
      p.lay(e2) +
      ringDraw +
      p.puff(e1, a, { pat: p.pattern(pat, a), w: 18 }) +
      p.puff(e2, a, { pat: p.pattern(pat, a), w: 18 }) +
      p.stroke('M186 226C168 196 154 152 150 120M214 226C232 196 246 152 250 120', tone(a, -0.12), 2, 'opacity=".5"') +
      p.puff(knot, tone(a, -0.02), { pat: p.pattern(pat, a), w: 18 }) +
      p.stroke('M180 214C190 232 190 250 184 264M220 214C210 232 210 250 216 264', tone(a, -0.16), 2, 'opacity=".5"')
  } else {
    const cols = [a, b, c, a, tone(b, 0.08), c, b]
    o += ringDraw
    for (let i = 0; i < 7; i++) {
      const t = -Math.PI / 2 + (i - 3) * 0.5 + Math.sign(i - 3) * 0.06
      const x = 200 + 84 * Math.cos(t)
      const y = 304 + 84 * Math.sin(t)
      const r = i === 3 ? 32 : 23
      o +=
        p.lay(circ(x, y, r), { o: 0.18 }) +
        p.puff(circ(x, y, r), nth(cols, i), { w: 18, hi: 0.5, fill: p.ball(nth(cols, i)) }) +
        (i === 3 ? p.path(circ(x, y, 9), tone(nth(cols, i), -0.1), 'opacity=".35"') : '')
    }
  }
  return o
}

/** Picture book, standing open a little. v picks the cover scene: 0 moon, 1 hills, 2 bird, 3 boat. */
export function book(p: Pen, { a, b, c, v }: Paint): string {
  const front = 'M112 96L296 118V420L112 412Z'
  const back = 'M112 96L92 108V404L112 412Z'
  const pages = 'M296 126L312 120V408L296 416Z'
  let o = p.ground(206, 418, 124, 13)
  o +=
    p.path('M112 98L318 112V408L112 412Z', tone(a, -0.14)) +
    p.path(
      pages,
      p.lg(
        [
          [0, '#fffdf8'],
          [1, '#e9dfd0'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    p.stroke('M301 125V413M305 123V411M309 121V410', '#d9cdbb', 1)
  o += p.puff(front, a, { w: 12, lo: 0.25, hi: 0.3 })
  let s = ''
  const cream = '#fbf3e4'
  if (v === 0)
    s =
      p.path(circ(212, 220, 62), p.ball(cream)) +
      p.path(circ(240, 202, 52), a) +
      p.path(circ(150, 160, 3.5), cream) +
      p.path(circ(270, 290, 4), cream) +
      p.path(circ(146, 300, 3), cream) +
      p.path('M112 352C150 330 190 350 220 344C250 338 270 350 296 344V420L112 412Z', p.matte(b)) +
      p.path('M112 384C160 366 220 386 296 374V420L112 412Z', p.matte(tone(b, -0.1)))
  else if (v === 1)
    s =
      p.path(circ(232, 206, 40), p.ball(c)) +
      p.path('M112 300C150 250 190 262 220 290C250 260 280 264 296 280V420L112 412Z', p.matte(b)) +
      p.path('M112 350C160 310 220 340 296 322V420L112 412Z', p.matte(tone(b, -0.12))) +
      p.path('M150 350l14-52 14 52zM176 356l10-38 10 38z', tone(b, -0.22))
  else if (v === 2)
    s =
      p.path(
        'M150 300C150 240 196 208 236 224C262 234 268 262 262 286C254 322 210 338 180 326C168 322 152 316 150 300Z',
        p.ball(b),
      ) +
      p.path('M262 256L286 264L262 276Z', c) +
      p.path('M170 288C186 258 222 262 230 280C222 308 186 310 170 288Z', tone(b, -0.1)) +
      p.path(circ(240, 252, 4.5), INK) +
      p.stroke('M132 352Q206 366 280 350M204 328v28M222 326v28', tone(a, -0.25), 4)
  else
    s =
      p.path('M204 180V318H132Z', p.matte(cream)) +
      p.path('M214 204V318H266Z', p.matte(c)) +
      p.path('M130 330H280C270 360 250 366 204 366C160 366 140 356 130 330Z', p.matte(b)) +
      p.stroke('M122 384q16-10 32 0t32 0t32 0t32 0t32 0', cream, 3.5)
  o += `<g clip-path="${p.clip(front)}">${s}${p.path(
    'M112 96L128 98V414L112 412Z',
    p.lg(
      [
        [0, '#2a170d', 0.3],
        [0.6, '#2a170d', 0.05],
        [1, '#fff', 0.2],
      ],
      0,
      0,
      1,
      0,
    ),
  )}</g>`
  o += p.stroke('M150 134L258 145', cream, 7, 'opacity=".92"') + p.stroke('M166 150L242 158', cream, 3.5, 'opacity=".7"')
  return o + p.path(back, tone(a, -0.1))
}

/** Rocking horse. v: 0 wood, 1 painted with saddle. */
export function rocker(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  const body = v === 1 ? a : wood
  const leg1 = 'M124 296L100 404C104 416 122 420 128 412L160 310Z'
  const leg2 = 'M252 296L292 404C288 416 270 420 264 412L226 310Z'
  let o = p.ground(200, 434, 150, 13)
  o += p.wood(leg1, tone(body, -0.06), { w: 8 }) + p.wood(leg2, tone(body, -0.06), { w: 8 })
  o += p.wood('M46 386C90 430 310 430 354 386L362 398C318 450 82 450 38 398Z', tone(wood, -0.06), { w: 9 })
  const horse =
    'M100 262C104 232 140 222 176 232C200 238 222 230 232 212C238 184 234 158 252 138L262 118L274 138C298 150 322 178 334 202C336 220 316 230 300 220L280 210C282 246 284 282 262 304C230 328 150 326 122 308C104 296 98 282 100 262Z'
  o +=
    p.stroke('M104 250C76 246 62 276 72 316C78 298 84 286 106 278', c, 9) +
    p.stroke('M100 254C86 262 80 280 82 300', tone(c, -0.1), 6)
  o += p.wood(horse, body, { seed: 7, w: 26, lo: 0.42, hi: 0.5 })
  o +=
    p.path(
      'M256 132C236 146 226 178 226 208C222 216 216 222 210 226C226 232 246 222 250 200C254 178 260 160 268 146Z',
      p.matte(c),
    ) + p.stroke('M240 160C234 178 234 196 228 214', tone(c, -0.12), 2)
  o += p.path(circ(290, 176, 5), INK) + p.path(circ(322, 206, 2.5), tone(body, -0.3))
  o += p.stroke('M272 214C282 206 290 186 286 158', b, 5) + p.stroke('M284 208L316 188', b, 4)
  const saddle = 'M150 226C176 242 206 240 226 224C236 250 234 276 222 300C198 308 172 306 154 298C144 274 142 248 150 226Z'
  o +=
    p.puff(saddle, b, { pat: p.pattern(pat, b), w: 16 }) +
    p.seam('M156 234C176 248 204 246 222 234C228 256 226 274 217 294C198 300 176 298 160 292', b)
  return o
}

/** Night lamp. v: 0 mushroom, 1 moon, 2 bear lamp. */
export function lamp(p: Pen, { a, b, c, wood, v }: Paint): string {
  const glow = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${p.rg(
      [
        [0, '#fff3c9', 0.95],
        [0.4, '#ffe7a6', 0.4],
        [1, '#ffe7a6', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>`
  const warm = mix(a, '#fff0c8', 0.72)
  if (v === 1) {
    const d = circ(200, 252, 112)
    return (
      p.ground(200, 424, 84, 12) +
      glow(200, 252, 190) +
      p.wood('M124 350h152q10 0 10 10v50q0 12-12 12h-148q-12 0-12-12v-50q0-10 10-10z', wood, { w: 10 }) +
      p.puff(d, warm, {
        w: 36,
        hi: 0.7,
        lo: 0.2,
        fill: p.rg([
          [0, '#fffaf0'],
          [0.6, '#ffeebf'],
          [1, '#f0cf94'],
        ]),
      }) +
      `<g fill="#d9b87c" opacity=".35" clip-path="${p.clip(d)}">${p.path(circ(166, 216, 24), '#d9b87c')}${p.path(circ(240, 276, 32), '#d9b87c')}${p.path(circ(228, 196, 13), '#d9b87c')}${p.path(circ(170, 302, 15), '#d9b87c')}${p.path(circ(126, 262, 11), '#d9b87c')}</g>` +
      p.shade(d, ell(200, 368, 80, 18), 0.25, 8)
    )
  }
  if (v === 2) {
    const body = sym(
      200,
      [200, 150],
      [262, 150, 280, 200, 280, 240],
      [280, 270, 300, 320, 300, 360],
      [300, 410, 262, 422, 200, 422],
    )
    return (
      p.ground(200, 422, 112, 14) +
      glow(200, 280, 200) +
      p.puff(circ(140, 158, 28), warm, { w: 16, lo: 0.2 }) +
      p.puff(circ(260, 158, 28), warm, { w: 16, lo: 0.2 }) +
      p.puff(body, warm, {
        w: 40,
        hi: 0.7,
        lo: 0.24,
        fill: p.rg(
          [
            [0, '#fffaf0'],
            [0.6, '#ffefc6'],
            [1, tone(warm, -0.06)],
          ],
          0.42,
          0.55,
          0.7,
        ),
      }) +
      p.path(circ(172, 222, 6), INK) +
      p.path(circ(228, 222, 6), INK) +
      p.path(ell(200, 240, 8, 5.5), INK) +
      p.stroke('M158 250q8 6 16 0M226 250q8 6 16 0', '#f0a48a', 4, 'opacity=".45"')
    )
  }
  const cap = sym(200, [200, 128], [284, 128, 336, 188, 336, 238], [336, 262, 300, 268, 200, 268])
  const stem = sym(200, [200, 258], [238, 258], [240, 320, 252, 372, 262, 400], [264, 420, 240, 424, 200, 424])
  return (
    p.ground(200, 424, 88, 12) +
    glow(200, 300, 150) +
    p.puff(stem, warm, {
      w: 26,
      hi: 0.6,
      lo: 0.24,
      fill: p.lg(
        [
          [0, '#ffe3a3'],
          [0.4, '#fff6e0'],
          [1, '#f3e2c4'],
        ],
        0,
        0,
        0,
        1,
      ),
    }) +
    p.shade(stem, ell(200, 262, 66, 12), 0.22, 6) +
    p.puff(cap, a, { w: 42, hi: 0.55, lo: 0.4 }) +
    (
      [
        [150, 186, 19, 15],
        [214, 164, 15, 11],
        [268, 208, 18, 15],
        [198, 226, 14, 10],
        [118, 232, 12, 10],
      ] as const
    )
      .map(([x, y, rx, ry]) => p.path(ell(x, y, rx, ry), p.ball('#fdf4e3'), 'opacity=".95"'))
      .join('')
  )
}
