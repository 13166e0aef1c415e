/** Parasols, liners and footmuffs. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, STEEL } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { GRIP } from './parts.ts'

/** Parasols for a pram. v: 0 scalloped, 1 ruffled, 2 leaning sail. */
export function parasol(p: Pen, { a, b, c, pat, frame, v }: Paint): string {
  const top =
    v === 2
      ? 'M56 212C78 128 140 92 200 92C260 92 322 128 344 212C250 190 150 190 56 212Z'
      : 'M56 214C62 128 128 82 200 82C272 82 338 128 344 214Q320 194 296 214Q272 194 248 214Q224 192 200 214Q176 192 152 214Q128 194 104 214Q80 194 56 214Z'
  const panel =
    'M200 82C252 96 284 150 296 214Q272 194 248 214C246 160 228 112 200 82ZM200 82C172 112 154 160 152 214Q128 194 104 214C116 150 148 96 200 82Z'
  let head = p.path(ell(200, 212, 140, 18), tone(a, -0.26))
  head += p.rod('M200 200V76', STEEL, 6)
  if (v === 1) {
    let ruffle = ''
    for (let i = 0; i < 17; i++) ruffle += circ(60 + i * 17.5, 216 + 6 * Math.sin((i / 16) * Math.PI), 13)
    head += p.path(ruffle, p.matte(tone(b, -0.01))) + p.stroke(ruffle, tone(b, -0.12), 1, 'opacity=".45"')
  }
  head += p.puff(top, a, {
    w: 30,
    lo: 0.4,
    pat: p.pattern(pat, a),
    in: v === 0 ? p.path(panel, tone(b, -0.01), 'opacity=".9"') : '',
  })
  head += p.stroke(
    'M200 84C172 112 154 160 152 208M200 84C228 112 246 160 248 208M200 84C148 96 116 150 104 208M200 84C252 96 284 150 296 208',
    tone(a, -0.15),
    2.2,
    'opacity=".6"',
  )
  if (v === 2) head += p.stroke('M56 212C150 190 250 190 344 212', c, 7)
  head += p.puff(rr(191, 60, 18, 28, 8), c, { w: 6 })
  return (
    p.ground(206, 446, 130, 10) +
    p.rod('M60 418H340', frame, 20) +
    p.stroke('M262 418H340', GRIP, 25) +
    p.stroke('M264 412H336', '#a3724e', 7) +
    p.rod('M200 206C204 268 216 288 204 324C194 350 182 362 184 396', STEEL, 12) +
    p.stroke('M201 236h8M205 254h8M207 272h8M206 290h8M201 308h8M194 326h8M186 344h8', tone(STEEL, -0.18), 2) +
    p.puff(rr(160, 384, 52, 58, 14), DARK, { w: 10, hi: 0.4 }) +
    p.path(circ(222, 414, 11), p.ball('#6b625a')) +
    `<g transform="rotate(${[-7, -7, -16][v]} 200 200)">${head}</g>`
  )
}

/** Seat liners for a pram, flat. v: 0 quilted, 1 with a head pad, 2 fluffy. */
export function liner(p: Pen, { a, b, c, pat, v }: Paint): string {
  const d = sym(
    200,
    [200, 52],
    [252, 52, 282, 70, 284, 112],
    [286, 152, 272, 168, 276, 206],
    [280, 240, 306, 250, 308, 296],
    [310, 340, 294, 350, 292, 388],
    [290, 436, 262, 448, 200, 448],
  )
  const inner = sym(
    200,
    [200, 70],
    [244, 70, 264, 84, 266, 116],
    [268, 152, 254, 172, 258, 210],
    [262, 248, 288, 260, 290, 298],
    [290, 336, 276, 348, 274, 386],
    [272, 420, 250, 430, 200, 430],
  )
  const cloth = v === 2 ? tone(b, -0.01) : a
  const slot = (x: number, y: number, w: number, h: number): string =>
    p.path(rr(x - w / 2, y - h / 2, w, h, 5), tone(cloth, -0.34)) +
    p.stroke(rr(x - w / 2 - 3, y - h / 2 - 3, w + 6, h + 6, 8), c, 4)
  let o = p.lay(d, { s: 13, o: 0.28 }) + p.puff(d, v === 2 ? a : b, { w: 26, pat: p.pattern(v === 2 ? pat : 'plain', a) })
  o += p.puff(inner, cloth, { w: 34, lo: 0.34, hi: 0.5, pat: p.pattern(v === 2 ? 'boucle' : pat, cloth) })
  if (v !== 2)
    o += p.stroke(
      'M132 150Q200 166 268 150M128 220Q200 236 272 220M112 300Q200 318 288 300M124 366Q200 384 276 366',
      tone(a, -0.15),
      2,
      'opacity=".5"',
    )
  o += p.shade(inner, 'M112 270H288V300Q200 330 112 300Z', 0.16, 12)
  o += slot(170, 186, 9, 34) + slot(230, 186, 9, 34) + slot(138, 276, 9, 30) + slot(262, 276, 9, 30) + slot(200, 344, 34, 9)
  if (v === 1) {
    const pad = sym(200, [200, 76], [250, 74, 268, 96, 262, 138], [258, 164, 232, 162, 226, 138], [218, 128, 208, 126, 200, 126])
    o +=
      p.lay(pad, { s: 5, dx: 3, dy: 6, o: 0.2 }) +
      p.puff(pad, b, { w: 18, pat: p.pattern('waffle', b) }) +
      p.seam(sym(200, [200, 86], [244, 84, 256, 100, 252, 132]), b)
  }
  return o + p.puff(rr(284, 402, 18, 24, 3), c, { w: 5 })
}

function pramApron(p: Pen, { a, b, c, pat }: Paint): string {
  const wide =
    'M64 196C70 176 92 168 116 172C170 184 230 184 284 172C308 168 330 176 336 196C350 270 346 352 322 404C304 434 96 434 78 404C54 352 50 270 64 196Z'
  const fluff = p.pattern('boucle', b)
  const rows = (from: number, to: number, half: number): string => {
    let d = ''
    for (let y = from; y <= to; y += 46) d += `M${200 - half} ${y}Q200 ${y + 16} ${200 + half} ${y}`
    return (
      p.stroke(d, tone(a, -0.16), 2.2, 'opacity=".55"') +
      p.stroke(d, tone(a, 0.1), 1.4, 'opacity=".5" transform="translate(0 3)"')
    )
  }
  const cuff =
    'M60 192C66 160 96 148 122 158C172 174 228 174 278 158C304 148 334 160 340 192C344 218 322 230 300 224C232 240 168 240 100 224C78 230 56 218 60 192Z'
  return (
    p.lay(wide, { s: 14 }) +
    p.puff(wide, a, { w: 40, lo: 0.42, pat: p.pattern(pat, a) }) +
    rows(270, 380, 128) +
    p.lay(cuff, { s: 6, dy: 7, o: 0.18 }) +
    p.puff(cuff, b, { w: 22, pat: fluff }) +
    p.path(circ(84, 190, 7), p.ball(c)) +
    p.path(circ(316, 190, 7), p.ball(c)) +
    p.puff(rr(176, 396, 48, 20, 4), c, { w: 5 })
  )
}

/** Footmuffs, flat. v: 0 for a pram, 1 for an infant seat with a hood, 2 apron. */
export function footmuff(p: Pen, paint: Paint): string {
  const { a, b, c, pat, v } = paint
  const tall = sym(200, [200, 48], [258, 48, 286, 72, 290, 128], [296, 220, 308, 320, 302, 398], [296, 440, 252, 452, 200, 452])
  const round = sym(
    200,
    [200, 58],
    [254, 58, 292, 88, 292, 140],
    [292, 176, 282, 190, 288, 214],
    [308, 280, 318, 340, 298, 396],
    [280, 440, 240, 446, 200, 446],
  )
  const fluff = p.pattern('boucle', b)
  const zip = (d: string): string => p.stroke(d, tone(a, -0.2), 6) + p.stroke(d, '#e9e2d6', 2.6, 'stroke-dasharray="3 3.2"')
  const rows = (from: number, to: number, half: number): string => {
    let d = ''
    for (let y = from; y <= to; y += 46) d += `M${200 - half} ${y}Q200 ${y + 16} ${200 + half} ${y}`
    return (
      p.stroke(d, tone(a, -0.16), 2.2, 'opacity=".55"') +
      p.stroke(d, tone(a, 0.1), 1.4, 'opacity=".5" transform="translate(0 3)"')
    )
  }
  if (v === 2) return pramApron(p, paint)
  const body = v === 1 ? round : tall
  const lining =
    v === 1
      ? sym(200, [200, 82], [240, 82, 262, 102, 262, 140], [262, 180, 256, 196, 262, 240], [240, 256, 220, 258, 200, 258])
      : sym(200, [200, 68], [246, 68, 268, 88, 270, 132], [272, 170, 274, 200, 276, 232], [250, 248, 224, 250, 200, 250])
  const front =
    v === 1
      ? sym(200, [200, 254], [232, 254, 258, 248, 280, 236], [302, 300, 306, 350, 290, 394], [274, 430, 240, 438, 200, 438])
      : sym(200, [200, 244], [232, 244, 260, 240, 282, 228], [290, 300, 298, 350, 292, 398], [286, 430, 250, 442, 200, 442])
  const cuff =
    v === 1
      ? sym(200, [200, 240], [236, 240, 258, 234, 276, 222], [290, 238, 294, 262, 290, 280], [262, 296, 230, 300, 200, 300])
      : sym(200, [200, 230], [236, 230, 262, 224, 284, 212], [294, 236, 296, 260, 292, 276], [264, 292, 232, 296, 200, 296])
  let o = p.lay(body, { s: 14 }) + p.puff(body, a, { w: 36, lo: 0.42, pat: p.pattern(pat, a) })
  o +=
    `<path d="${lining}" fill="#2a170d" fill-opacity=".3" filter="${p.blur(6)}"/>` +
    p.puff(lining, tone(b, -0.02), { w: 26, lo: 0.36, pat: fluff })
  o += [170, 230].map((x) => p.path(rr(x - 4, 150, 8, 30, 4), tone(b, -0.3))).join('')
  o += p.puff(front, a, { w: 34, lo: 0.4, pat: p.pattern(pat, a) }) + rows(340, 420, v === 1 ? 92 : 90)
  o += zip(
    v === 1
      ? 'M118 290C104 340 106 374 120 404M282 290C296 340 294 374 280 404'
      : 'M112 290C106 340 106 374 112 408M288 290C294 340 294 374 288 408',
  )
  o += p.lay(cuff, { s: 5, dx: 3, dy: 7, o: 0.2 }) + p.puff(cuff, b, { w: 22, pat: fluff })
  if (v === 1)
    o +=
      p.stroke('M152 92C136 124 140 190 150 226M248 92C264 124 260 190 250 226', tone(c, -0.02), 4) +
      p.path(circ(151, 232, 6), p.ball(c)) +
      p.path(circ(249, 232, 6), p.ball(c))
  return o + p.puff(rr(182, 408, 36, 18, 4), c, { w: 5 })
}
