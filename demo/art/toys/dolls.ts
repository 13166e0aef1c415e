/** Dolls, their houses and their prams. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { button, fold, pair } from '../sewing.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { GLASS, face, wheel } from './parts.ts'

/** Rag dolls. v: 0 plaits, 1 bun and apron, 2 boy with a cap. */
export function doll(p: Pen, { a, b, c, pat, v }: Paint): string {
  const skin = '#f3d9c3'
  const hair = v === 1 ? '#4a352a' : v === 2 ? '#b9834a' : '#8a5436'
  const pt = p.pattern(pat === 'plain' ? 'dots' : pat, a)
  const limb = (d: string, k: string): string => p.puff(d, k, { w: 14 })
  const legs = pair((m) => `M${m(8)} 330H${m(44)}L${m(42)} 412H${m(10)}Z`)
  const shoes = pair(
    (m) => `M${m(8)} 402H${m(44)}C${m(54)} 412 ${m(58)} 436 ${m(40)} 438H${m(18)}C${m(6)} 436 ${m(8)} 416 ${m(8)} 402Z`,
  )
  const arms = pair(
    (m) =>
      `M${m(30)} 234C${m(56)} 232 ${m(84)} 274 ${m(98)} 318C${m(104)} 342 ${m(78)} 350 ${m(70)} 332C${m(58)} 306 ${m(44)} 286 ${m(28)} 276Z`,
  )
  const sleeves = pair(
    (m) => `M${m(28)} 230C${m(58)} 226 ${m(78)} 256 ${m(88)} 290L${m(58)} 304C${m(50)} 286 ${m(42)} 276 ${m(26)} 272Z`,
  )
  const head = sym(200, [200, 66], [256, 66, 286, 104, 286, 148], [286, 198, 246, 228, 200, 228])
  let o = p.ground(200, 436, 92, 13)
  if (v === 0)
    o +=
      pair(
        (m) =>
          `M${m(76)} 168C${m(104)} 176 ${m(108)} 206 ${m(102)} 222C${m(116)} 240 ${m(112)} 268 ${m(98)} 278C${m(82)} 284 ${m(74)} 262 ${m(80)} 246C${m(66)} 232 ${m(70)} 216 ${m(76)} 208Z`,
      )
        .map((d) => p.puff(d, hair, { w: 14 }))
        .join('') + [106, 294].map((x) => p.puff(circ(x, 266, 9), c, { w: 6 })).join('')
  if (v === 1) o += p.puff(circ(200, 54, 36), hair, { w: 18 })
  o += legs.map((d) => limb(d, v === 2 ? tone(b, -0.04) : skin)).join('')
  if (v !== 2)
    o += legs
      .map((d) => `<g clip-path="${p.clip(d)}">${p.path('M140 360H260V412H140Z', p.pattern('stripe', '#f6f1e8', c))}</g>`)
      .join('')
  o += shoes.map((d) => p.puff(d, v === 2 ? c : tone(c, -0.04), { w: 11 })).join('') + arms.map((d) => limb(d, skin)).join('')
  if (v === 2) {
    const body = sym(
      200,
      [200, 222],
      [240, 224],
      [248, 260, 250, 300, 250, 366],
      [236, 372, 220, 372, 206, 368],
      [204, 350, 202, 342, 200, 340],
    )
    const shirt = p.pattern('stripe', '#f6f1e8', c)
    o +=
      sleeves.map((d) => p.puff(d, '#f6f1e8', { w: 12, pat: shirt })).join('') +
      p.puff(sym(200, [200, 220], [240, 224], [248, 250, 250, 270, 250, 300], [200, 310]), '#f6f1e8', { w: 16, pat: shirt }) +
      p.puff(body.replace('M200 222', 'M200 262').replace('240 224', '232 262'), a, { w: 22, pat: pat === 'plain' ? '' : pt }) +
      p.rod('M176 268L168 226M224 268L232 226', a, 10) +
      button(p, 176, 274, c, 6) +
      button(p, 224, 274, c, 6)
  } else {
    const dress = sym(200, [200, 222], [236, 222], [252, 270, 276, 330, 286, 366], [256, 382, 230, 384, 200, 384])
    o +=
      sleeves.map((d) => p.puff(d, a, { w: 14, pat: pt })).join('') +
      p.puff(dress, a, { w: 28, lo: 0.4, pat: pt }) +
      p.stroke('M116 362Q200 388 284 362', b, 7)
    if (v === 1)
      o +=
        p.puff('M168 260H232L250 352Q200 368 150 352Z', '#f6f1e8', { w: 12 }) +
        p.stroke('M150 352Q200 368 250 352', c, 3) +
        p.path('M200 318C188 302 172 310 178 324C182 334 200 342 200 342S218 334 222 324C228 310 212 302 200 318Z', c)
    o += p.puff('M150 232C168 214 232 214 250 232Q246 246 232 242Q216 254 200 246Q184 254 168 242Q154 246 150 232Z', b, { w: 8 })
  }
  o +=
    p.shade('M162 222H238V270H162Z', ell(200, 222, 62, 14), 0.24, 6) +
    p.puff(head, skin, { w: 28, lo: 0.3 }) +
    face(p, 200, 164, 1.5)
  if (v === 2)
    return (
      o +
      p.puff('M112 150C106 96 146 62 200 62S294 96 288 150C276 132 262 122 246 124C228 136 150 138 112 150Z', hair, { w: 16 }) +
      p.puff('M112 128C110 76 150 44 204 44S292 76 290 122C240 138 160 140 112 128Z', a, {
        w: 20,
        pat: pat === 'plain' ? '' : pt,
      }) +
      p.puff('M106 124C160 138 240 136 294 118C312 128 306 146 286 146C230 158 160 156 112 146C100 142 98 130 106 124Z', c, {
        w: 9,
      })
    )
  o +=
    p.puff('M114 172C104 104 144 60 200 60S296 104 286 172C280 138 254 122 202 104C156 120 122 138 114 172Z', hair, { w: 18 }) +
    fold(p, 'M202 64V102M168 72Q150 98 132 130M232 72Q252 98 268 130', hair, 2.4)
  return (
    o +
    (v === 0
      ? p.puff('M246 92C232 74 216 80 218 94C220 108 238 108 248 98C256 112 276 114 278 98C280 82 260 76 246 92Z', c, { w: 7 })
      : p.stroke('M126 112Q200 64 274 112', c, 8))
  )
}

/** Houses to play with. v: 0 doll's house, 1 garage with ramp, 2 puppet theatre. */
export function playhouse(p: Pen, { a, b, c, wood, v }: Paint): string {
  if (v === 1) {
    const deck = (y: number): string => p.wood(rr(48, y, 236, 18, 5), wood, { w: 7 })
    const auto = (x: number, y: number, k: string): string =>
      p.puff(`M${x} ${y}q0-18 16-20q10-20 30-18q20 0 26 18q16 4 16 20z`, k, { w: 9 }) +
      p.path(`M${x + 24} ${y - 20}q6-12 18-11v11zM${x + 46} ${y - 31}q12 0 17 11h-17z`, GLASS) +
      [22, 66].map((n) => wheel(p, x + n, y, 10, '#4a4440', wood)).join('')
    return (
      p.ground(206, 422, 182, 14) +
      [58, 166, 266].map((x) => p.wood(rr(x - 9, 160, 18, 250, 4), tone(wood, -0.04), { dir: 90, w: 6 })).join('') +
      p.path('M66 176H262V402H66Z', tone(a, -0.02), 'opacity=".35"') +
      deck(250) +
      deck(328) +
      deck(402) +
      p.wood('M284 248L378 402V422H366L276 268Z', tone(wood, 0.02), { dir: 58, w: 8 }) +
      p.puff('M40 152H292V178H40Z', a, { w: 12 }) +
      p.puff(rr(92, 106, 150, 44, 10), c, { w: 12 }) +
      p.path(circ(136, 128, 12) + circ(198, 128, 12), PAPER) +
      p.stroke('M156 128h22', PAPER, 6) +
      auto(78, 238, MANY[0] as string) +
      auto(168, 316, MANY[2] as string) +
      auto(82, 390, MANY[1] as string) +
      `<g transform="translate(318 284) rotate(58)">${auto(0, 0, a)}</g>` +
      p.puff(rr(180, 348, 70, 54, 6), b, { w: 8, pat: p.pattern('stripe', b, tone(b, -0.1)) })
    )
  }
  if (v === 2) {
    const drape = pair(
      (m) => `M${m(112)} 112H${m(6)}C${m(10)} 170 ${m(44)} 196 ${m(84)} 214C${m(96)} 240 ${m(100)} 270 ${m(112)} 286Z`,
    )
    return (
      p.ground(200, 424, 160, 14) +
      p.path(rr(80, 108, 240, 190, 6), mix('#34475f', a, 0.2)) +
      p.path('M110 180a70 70 0 0 0 0-30M250 140l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z', '#f4dfa8', 'opacity=".8"') +
      p.rod('M166 296V226', wood, 7) +
      p.puff('M138 244C138 210 196 210 196 244V292H138Z', c, { w: 12 }) +
      p.puff(circ(167, 208, 27), '#f3d9c3', { w: 14 }) +
      face(p, 167, 208, 0.7) +
      p.puff('M140 204C138 172 196 172 194 204C180 190 154 190 140 204Z', '#b9834a', { w: 8 }) +
      p.puff('M214 258C214 226 266 226 266 258V292H214Z', MANY[4] as string, { w: 12 }) +
      [222, 258].map((x) => p.puff(circ(x, 200, 10), '#c9a36a', { w: 6 })).join('') +
      p.puff(circ(240, 222, 27), '#c9a36a', { w: 14 }) +
      face(p, 240, 222, 0.7) +
      drape
        .map(
          (d, i) =>
            p.puff(d, i ? tone(a, -0.02) : a, { w: 20 }) +
            fold(
              p,
              i ? 'M288 116Q284 180 304 260M264 116Q262 160 290 202' : 'M112 116Q116 180 96 260M136 116Q138 160 110 202',
              a,
              3,
            ),
        )
        .join('') +
      [94, 306].map((x) => p.puff(rr(x - 16, 208, 32, 12, 6), b, { w: 5 })).join('') +
      p.wood(rr(56, 290, 288, 130, 10), wood, { w: 14 }) +
      p.puff(rr(84, 316, 232, 78, 10), tone(a, 0.02), { w: 12, pat: p.pattern('stars', a, b) }) +
      [rr(56, 96, 26, 300, 8), rr(318, 96, 26, 300, 8)].map((d) => p.wood(d, wood, { dir: 90, w: 8 })).join('') +
      p.puff(
        'M44 100C80 40 320 40 356 100V128Q336 150 317 128Q298 150 278 128Q258 150 239 128Q220 150 200 128Q180 150 161 128Q142 150 122 128Q102 150 83 128Q64 150 44 128Z',
        b,
        { w: 16 },
      ) +
      p.path(circ(200, 88, 18), c)
    )
  }
  const floor = (y: number): string => p.wood(rr(58, y, 284, 13, 3), wood, { w: 5 })
  const room = (x: number, y: number, w: number, h: number, k: string, print: 'dots' | 'stripe' | 'sprig' | 'plain'): string =>
    p.path(rr(x, y, w, h, 0), k) +
    p.path(rr(x, y, w, h, 0), p.pattern(print, k, tone(k, -0.07)) || k) +
    p.path(`M${x} ${y}h${w}v12h${-w + 10}v${h - 12}h-10z`, '#3a2418', 'opacity=".14"')
  return (
    p.ground(204, 424, 160, 14) +
    p.path('M74 190L200 84L326 190Z', mix(b, '#fff', 0.2)) +
    room(70, 186, 126, 104, mix(a, '#fff', 0.55), 'dots') +
    room(204, 186, 126, 104, mix(c, '#fff', 0.6), 'stripe') +
    room(70, 302, 126, 106, mix(MANY[1] as string, '#fff', 0.6), 'sprig') +
    room(204, 302, 126, 106, mix(MANY[2] as string, '#fff', 0.6), 'plain') +
    p.puff(rr(86, 246, 84, 34, 6), b, { w: 8 }) +
    p.puff(rr(92, 238, 26, 18, 7), PAPER, { w: 5 }) +
    p.wood(rr(80, 226, 9, 62, 3), wood, { w: 3 }) +
    p.wood(rr(166, 244, 9, 44, 3), wood, { w: 3 }) +
    p.puff(rr(116, 248, 52, 32, 6), a, { w: 7 }) +
    p.puff('M222 252Q222 288 262 288T304 252Z', PAPER, { w: 10 }) +
    p.stroke('M298 250V222Q298 212 288 214', '#c9a36a', 4) +
    p.path(circ(234, 246, 9) + circ(252, 244, 11) + circ(270, 247, 8), '#fff', 'opacity=".9"') +
    p.wood(rr(92, 362, 82, 10, 4), wood, { w: 4 }) +
    p.rod('M104 372V404M162 372V404', wood, 6) +
    p.puff('M118 362q0-18 15-18t15 18z', c, { w: 5 }) +
    p.puff(rr(218, 356, 98, 44, 12), c, { w: 12 }) +
    p.puff(rr(228, 340, 78, 32, 10), tone(c, 0.05), { w: 9 }) +
    p.puff(circ(200, 146, 25), GLASS, { w: 9 }) +
    p.stroke(circ(200, 146, 25), wood, 7) +
    p.stroke('M200 122v48M176 146h48', wood, 4) +
    floor(289) +
    floor(176) +
    p.wood(rr(194, 186, 11, 226, 2), wood, { dir: 90, w: 4 }) +
    [rr(58, 180, 14, 238, 3), rr(328, 180, 14, 238, 3)].map((d) => p.wood(d, wood, { dir: 90, w: 6 })).join('') +
    p.wood(rr(50, 406, 300, 16, 5), wood, { w: 6 }) +
    p.puff('M262 96H292V150L262 124Z', c, { w: 7 }) +
    p.puff('M34 190L200 52L366 190L352 206L200 82L48 206Z', a, { w: 14 })
  )
}

/** Pram for dolls. v: 0 with hood, 1 wooden, 2 open with a doll's blanket. */
export function dollpram(p: Pen, { a, b, c, pat, wood, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const bed = 'M72 244H312C312 300 282 344 232 348H150C102 344 74 300 72 244Z'
  const spoked = (x: number): string =>
    p.stroke(circ(x, 386, 34), tone(wood, -0.08), 10) +
    p.stroke(circ(x, 386, 34), tone(wood, 0.06), 4) +
    p.stroke(
      Array.from(
        { length: 6 },
        (_, i) => `M${x} 386L${(x + 31 * Math.cos(i * 1.047)).toFixed(1)} ${(386 + 31 * Math.sin(i * 1.047)).toFixed(1)}`,
      ).join(''),
      tone(wood, -0.02),
      4,
    ) +
    p.path(circ(x, 386, 8), p.ball(c))
  const hood = 'M72 246C60 168 120 110 204 122L196 246Z'
  let o =
    p.ground(200, 422, 150, 14) +
    p.rod('M300 252L346 184M338 178H374', wood, 12) +
    p.stroke('M128 352L270 388M258 352L120 388', '#c9a36a', 7)
  o += v === 0 ? p.puff('M204 122C218 126 220 140 214 246H190Z', tone(a, -0.16), { w: 8 }) : ''
  if (v === 1)
    o +=
      p.wood('M74 250L92 346Q94 354 104 354H282Q292 354 294 346L312 250Z', wood, { w: 16 }) +
      p.wood('M74 252V196Q76 160 116 158L132 252Z', wood, { dir: 90, w: 12 }) +
      p.path(
        'M150 312C132 294 114 304 120 320C126 334 150 344 150 344S174 334 180 320C186 304 168 294 150 312Z',
        a,
        'transform="translate(48 -14)"',
      )
  else o += p.puff(bed, a, { w: 34, lo: 0.42, pat: v === 2 ? p.pattern('quilt', a) : pt })
  o += p.puff('M96 238C100 212 150 210 160 236L150 256H100Z', PAPER, { w: 10 })
  if (v)
    o +=
      p.puff(circ(132, 208, 30), '#f3d9c3', { w: 15 }) +
      face(p, 134, 210, 0.8) +
      p.puff('M102 210C100 164 164 162 162 206C146 186 122 188 102 210Z', c, { w: 10 })
  o +=
    p.puff('M142 238C190 216 270 224 316 240L306 286C252 272 190 276 148 292Z', b, {
      w: 16,
      pat: p.pattern(pat === 'plain' ? 'dots' : pat, b),
    }) + p.stroke('M146 266C200 250 262 252 310 264', c, 4)
  if (v === 0)
    o +=
      p.puff(hood, a, { w: 28, lo: 0.42, pat: pt }) +
      fold(p, 'M196 246C170 200 160 160 156 126M196 246C140 214 112 190 96 158M196 246C140 236 100 226 72 214', a, 3) +
      p.stroke('M72 246C60 168 120 110 204 122', b, 7)
  return o + (v === 1 ? '' : p.stroke('M72 246H312', b, 9)) + spoked(128) + spoked(262)
}
