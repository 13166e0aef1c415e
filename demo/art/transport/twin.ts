/** Prams for two and what covers a pushchair. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, rr } from '../shapes.ts'
import { GRIP, bar, wheel } from './parts.ts'
import { stroller } from './prams.ts'

/** A wheel from the front. */
const tyre = (p: Pen, x: number, y: number, h: number, w = 28): string =>
  p.puff(rr(x - w / 2, y - h, w, h, 13), DARK, { w: 10, hi: 0.3 }) +
  p.stroke(`M${x - w * 0.2} ${y - h + 14}V${y - 14}M${x + w * 0.2} ${y - h + 14}V${y - 14}`, '#57504a', 2.4)

function tandem(p: Pen, { a, b, c, pat, frame }: Paint): string {
  const seat = (x: number, y: number): string => {
    const back = 'M-66-28C-50-36-34-28-28-12L0 76C2 92-8 104-24 102C-38 100-46 92-50 78L-78 4C-82-10-78-22-66-28Z'
    const base = 'M-34 68H58C76 68 82 82 76 94C72 104 62 108 52 108H-18C-36 108-42 74-34 68Z'
    const hood = 'M-84 8C-98-54-58-98 4-98C54-96 90-68 98-24C38-28-24-18-84 8Z'
    return moved(
      x,
      y,
      p.puff('M56 74C74 70 84 78 86 94L96 150C98 164 74 170 68 156Z', tone(b, -0.05), { w: 12 }) +
        p.puff(back, b, { w: 20, pat: p.pattern('quilt', b) }) +
        p.puff(base, b, { w: 18, pat: p.pattern('quilt', b) }) +
        p.stroke('M-40 0L-12 74M-30 24L22 76', '#5b4a3f', 5, 'opacity=".85"') +
        p.rod('M-12 62C20 34 56 38 78 62', GRIP, 8) +
        p.puff(hood, a, { w: 24, lo: 0.42, pat: p.pattern(pat, a) }) +
        p.stroke('M-80 0C-66-52-40-80-6-97M-72 4C-36-56 8-80 46-85', tone(a, -0.13), 2.4, 'opacity=".7"') +
        p.stroke('M-84 8C-24-18 38-28 98-24', c, 5) +
        p.path(circ(-66, 2, 8), p.ball(frame)),
      0.82,
    )
  }
  return (
    p.ground(200, 432, 166, 13) +
    moved(12, -5, wheel(p, 96, 386, 40, '#9d958b') + wheel(p, 330, 398, 27, '#9d958b')) +
    p.rod('M90 386L340 398', tone(frame, -0.06), 9) +
    p.rod('M90 386L132 250M330 398L54 130', frame, 10) +
    p.stroke('M58 134L32 116', GRIP, 15) +
    p.stroke('M56 131L32 113', '#a3724e', 6) +
    p.puff('M134 340H262C266 366 252 378 236 378H164C146 378 132 366 134 340Z', mix(frame, '#6b625a', 0.4), { w: 12 }) +
    p.rod('M196 300L262 372', frame, 8) +
    seat(146, 186) +
    seat(266, 262) +
    wheel(p, 84, 386, 44) +
    wheel(p, 336, 398, 31)
  )
}

/** Twin prams. v: 0 side by side, 1 tandem from the side, 2 side by side with two carrycots. */
export function twin(p: Pen, paint: Paint): string {
  const { a, b, c, pat, frame, v } = paint
  if (v === 1) return tandem(p, paint)
  const place = (x: number): string => {
    const hood = `M${x - 72} 226C${x - 78} 148 ${x - 46} 110 ${x} 110C${x + 46} 110 ${x + 78} 148 ${x + 72} 226C${x + 44} 202 ${x - 44} 202 ${x - 72} 226Z`
    const tub = `M${x - 70} 216C${x - 72} 290 ${x - 62} 350 ${x} 352C${x + 62} 350 ${x + 72} 290 ${x + 70} 216Z`
    const back = rr(x - 58, 180, 116, 140, 26)
    const inside =
      v === 2
        ? p.puff(tub, b, { w: 26, lo: 0.42 }) +
          p.puff(
            `M${x - 72} 226C${x - 40} 248 ${x + 40} 248 ${x + 72} 226C${x + 72} 300 ${x + 54} 322 ${x} 324C${x - 54} 322 ${x - 72} 300 ${x - 72} 226Z`,
            a,
            { w: 20, pat: p.pattern(pat, a) },
          )
        : p.puff(rr(x - 46, 336, 92, 62, 16), mix(b, '#6b625a', 0.45), { w: 12 }) +
          p.puff(back, b, { w: 20, pat: p.pattern('quilt', b) }) +
          p.puff(rr(x - 62, 294, 124, 60, 24), tone(b, 0.01), { w: 18, pat: p.pattern('quilt', b) }) +
          p.stroke(`M${x - 22} 216L${x - 10} 304M${x + 22} 216L${x + 10} 304M${x} 312V332`, '#5b4a3f', 7, 'opacity=".85"') +
          p.puff(rr(x - 16, 298, 32, 22, 8), DARK, { w: 6 }) +
          p.shade(back, `M${x - 60} 180H${x + 60}V246Q${x} 212 ${x - 60} 246Z`, 0.36, 9) +
          p.rod(`M${x - 66} 292C${x - 40} 262 ${x + 40} 262 ${x + 66} 292`, GRIP, 11)
    return (
      inside +
      p.puff(hood, a, { w: 26, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.stroke(
        `M${x - 48} 212C${x - 50} 160 ${x - 30} 126 ${x - 8} 112M${x + 48} 212C${x + 50} 160 ${x + 30} 126 ${x + 8} 112`,
        tone(a, -0.13),
        2.4,
        'opacity=".6"',
      ) +
      p.stroke(`M${x - 72} 226C${x - 44} 202 ${x + 44} 202 ${x + 72} 226`, c, 6)
    )
  }
  let o = p.ground(200, 432, 166, 14) + bar(p, 84, frame)
  o += p.rod('M44 110L48 400M356 110L352 400', frame, 11) + p.rod('M48 378H352', frame, 9)
  o += tyre(p, 46, 432, 88) + tyre(p, 354, 432, 88) + p.rod('M126 350V396M274 350V396M200 330V384', frame, 9)
  o += p.puff('M74 352H326C330 376 318 388 302 388H98C82 388 70 376 74 352Z', mix(frame, '#6b625a', 0.5), { w: 12 })
  o += place(122) + place(278) + tyre(p, 126, 436, 60, 24) + tyre(p, 274, 436, 60, 24)
  return o
}

/** Covers on a pushchair. v: 0 clear rain cover, 1 net, 2 sun shade. */
export function raincover(p: Pen, { a, b, c, pat, frame, v }: Paint): string {
  const chair = { a: v === 0 ? a : mix(b, '#8c8279', 0.5), b: v === 0 ? b : mix(b, '#b5aca2', 0.5), c: v === 0 ? c : '#8d857b' }
  const under = stroller(p, {
    ...chair,
    pat: v === 0 ? pat : 'plain',
    frame: v === 0 ? frame : '#5a534d',
    wood: frame,
    ramp: undefined,
    v: 0,
  })
  if (v === 2) {
    const shade =
      'M150 96C210 70 280 92 306 142C330 190 338 244 334 304C332 316 322 318 312 312C276 296 236 290 196 300C186 302 180 296 180 286C186 220 178 150 150 96Z'
    return (
      under +
      p.puff(shade, a, { w: 26, lo: 0.4, pat: p.pattern(pat, a) }) +
      p.stroke('M214 96C232 150 234 220 226 288M264 112C286 168 292 232 288 294', tone(a, -0.14), 2.2, 'opacity=".55"') +
      p.stroke('M182 290C230 280 284 290 330 308', c, 6) +
      p.stroke('M150 98C178 150 186 220 181 286', tone(a, -0.1), 3) +
      p.path(circ(158, 116, 8), p.ball(c)) +
      p.path(circ(188, 272, 8), p.ball(c))
    )
  }
  const cover =
    'M102 196C78 100 134 50 206 50C272 52 314 96 322 152C338 216 340 300 332 372C330 390 310 394 280 392C220 392 190 394 166 388C146 382 128 322 118 272C112 242 108 220 102 196Z'
  const clear = p.lg([
    [0, '#ffffff', 0.62],
    [0.35, '#eef6f8', 0.3],
    [0.7, '#dfeaee', 0.34],
    [1, '#c5d5db', 0.6],
  ])
  let o = under + p.path(cover, v === 1 ? '#ffffff' : clear, v === 1 ? 'opacity=".42"' : '')
  if (v === 1) {
    o += p.path(cover, p.pattern('waffle', '#57504a', undefined, 0.6), 'opacity=".85"')
    o += p.stroke(
      'M130 150C190 170 270 150 318 170M120 240C180 280 270 250 334 274',
      '#ffffff',
      9,
      `opacity=".5" filter="${p.blur(4)}"`,
    )
    o += p.stroke('M166 388C190 396 220 390 280 392C310 394 330 390 332 372', a, 9)
    return o + p.stroke(cover, '#ffffff', 3, 'opacity=".9"') + p.stroke(cover, '#9a9188', 1, 'opacity=".6"')
  }
  o += p.stroke('M128 176C116 112 150 74 196 66', '#ffffff', 13, `opacity=".85" filter="${p.blur(3)}"`)
  o += p.stroke('M300 176C316 230 318 300 312 356', '#ffffff', 9, `opacity=".8" filter="${p.blur(2.5)}"`)
  o += p.stroke('M226 250L196 352M250 262L226 352', '#ffffff', 7, `opacity=".5" filter="${p.blur(2.5)}"`)
  o += p.stroke('M112 190C180 158 250 150 322 156', c, 6) + p.stroke('M200 158C192 230 200 310 214 390', c, 4)
  o += p.path(rr(196, 196, 10, 22, 4), p.ball('#e9e2d6'))
  return (
    o +
    p.stroke(cover, '#ffffff', 4, 'opacity=".95"') +
    p.stroke(cover, '#93a6ad', 1.3, 'opacity=".8"') +
    p.stroke('M166 388C190 394 220 392 280 392C310 394 330 390 332 372', c, 7)
  )
}
