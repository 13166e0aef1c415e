import { mix, tone } from './colour.ts'
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { circ, ell, rr, sym } from './shapes.ts'

const DARK = '#37312d'

function spoked(
  p: Pen,
  x: number,
  y: number,
  r: number,
  { rim = '#e9e2d8', tyre = '#f6f1e8', hub = '#c9a36a', n = 10 }: { rim?: string; tyre?: string; hub?: string; n?: number } = {},
): string {
  let s =
    p.stroke(circ(x, y, r), tone(tyre, -0.16), 9) +
    p.stroke(circ(x - 0.8, y - 1, r), tyre, 6) +
    p.stroke(circ(x, y, r - 6), rim, 2.5)
  let sp = ''
  for (let i = 0; i < n; i++) {
    const t = (i / n) * Math.PI
    sp += `M${(x + (r - 7) * Math.cos(t)).toFixed(1)} ${(y + (r - 7) * Math.sin(t)).toFixed(1)}L${(x - (r - 7) * Math.cos(t)).toFixed(1)} ${(y - (r - 7) * Math.sin(t)).toFixed(1)}`
  }
  s +=
    p.stroke(sp, tone(rim, -0.06), 1.3) +
    p.path(circ(x, y, r * 0.17), p.ball(hub)) +
    p.path(circ(x - 1, y - 1, r * 0.06), '#fff', 'opacity=".7"')
  return s
}

function disc(
  p: Pen,
  x: number,
  y: number,
  r: number,
  { tyre = DARK, rim = '#cfc8bf', hub = '#8d857b' }: { tyre?: string; rim?: string; hub?: string } = {},
): string {
  return (
    p.puff(circ(x, y, r), tyre, { w: 10, hi: 0.25 }) +
    p.path(circ(x, y, r * 0.66), p.ball(rim)) +
    p.path(circ(x, y, r * 0.66), 'none', `stroke="${tone(tyre, -0.05)}" stroke-width="2"`) +
    [0, 72, 144, 216, 288]
      .map(
        (t) =>
          `<path d="M${x - r * 0.09} ${y - r * 0.56}h${r * 0.18}l-${r * 0.04} ${r * 0.4}h-${r * 0.1}z" fill="${tone(rim, -0.22)}" transform="rotate(${t + 20} ${x} ${y})"/>`,
      )
      .join('') +
    p.path(circ(x, y, r * 0.18), p.ball(hub))
  )
}

/** Classic pram with carrycot, side view. v: 0 spoked wheels, 1 disc wheels, 2 without hood apron and with basket. */
export function pram(p: Pen, { a, b, c, pat, frame, v }: Paint): string {
  const hoodPat = p.pattern(pat, a)
  const wheel = (x: number, y: number, r: number, far = false): string =>
    v === 1
      ? disc(p, x, y, r, far ? { rim: '#a8a097' } : {})
      : spoked(p, x, y, r, far ? { tyre: '#d8d0c4', rim: '#b9b0a4', hub: frame } : { hub: frame, rim: '#d7cfc3' })
  const tub = 'M78 236H322C322 296 284 338 206 338C126 338 80 298 78 236Z'
  const hood = 'M204 240L326 236C330 166 280 108 204 106C184 106 172 110 160 116Z'
  const apron = 'M74 232C74 218 84 212 100 212H206V252C160 258 112 258 76 250Z'
  let o = p.ground(204, 434, 152, 14)
  o += `<g transform="translate(16 -5)">${wheel(124, 388, 44, true)}${wheel(290, 388, 44, true)}</g>`
  // frame
  o += p.rod('M112 386C168 380 214 362 262 330', frame, 9) + p.rod('M300 386C246 376 196 360 148 326', frame, 9)
  o +=
    p.rod('M92 246C76 220 62 196 50 172', frame, 9) +
    p.stroke('M55 182L41 153', '#7a5238', 14) +
    p.stroke('M53 178L40 152', '#9a6b4a', 7)
  if (v === 2)
    o += p.puff('M146 352H262C266 372 252 384 236 384H172C156 384 144 372 146 352Z', mix(a, '#4a4038', 0.35), { w: 10 })
  o += p.path('M108 384C168 374 234 374 304 384', 'none', `stroke="${tone(frame, -0.1)}" stroke-width="5"`)
  o += wheel(116, 388, 46) + wheel(300, 388, 46)
  o += p.puff(tub, b, { w: 40, lo: 0.42, pat: p.pattern(v === 2 ? 'quilt' : 'plain', b) })
  o += p.shade(tub, 'M78 236H322V256H78Z', 0.28, 8) + p.seam('M92 262C100 304 142 328 206 328C270 328 304 300 310 262', b)
  o += p.puff(hood, a, { w: 30, lo: 0.4, pat: hoodPat })
  o += p.stroke(
    'M204 240C204 190 206 140 216 107M204 240C226 190 254 152 282 138M204 240C246 212 284 196 314 190',
    tone(a, -0.12),
    2.6,
    'opacity=".75"',
  )
  o += p.stroke(
    'M204 240C204 190 206 140 216 107M204 240C226 190 254 152 282 138M204 240C246 212 284 196 314 190',
    tone(a, 0.1),
    1.4,
    'opacity=".5" transform="translate(3 1)"',
  )
  o +=
    p.stroke('M160 118C178 146 190 190 202 238', c, 7) +
    p.stroke('M160 118C178 146 190 190 202 238', tone(c, -0.14), 1.5, 'stroke-dasharray="3 4"')
  o += p.path(
    'M162 122C180 150 192 192 200 236C178 228 150 226 124 232C120 190 134 146 162 122Z',
    p.lg([
      [0, tone(b, -0.18)],
      [1, tone(b, -0.3)],
    ]),
  )
  o += p.puff(apron, a, { w: 18, pat: hoodPat }) + p.seam('M84 244C118 250 160 250 198 246', a)
  o += p.path(circ(206, 240, 9), p.ball(frame)) + p.path(circ(204, 238, 3), '#fff', 'opacity=".6"')
  return o
}

/** Pushchair, side view. v: 0 city, 1 with bumper and big canopy, 2 light buggy. */
export function stroller(p: Pen, { a, b, c, pat, frame, v }: Paint): string {
  const g = frame
  let o = p.ground(206, 430, 142, 13)
  const rearR = v === 2 ? 34 : 46
  const frontR = v === 2 ? 30 : 33
  const ry = 428 - rearR
  const fy = 428 - frontR
  o += `<g transform="translate(14 -5)" opacity=".85">${disc(p, 116, ry, rearR, { rim: '#9d958b', hub: g })}${disc(p, 302, fy, frontR, { rim: '#9d958b', hub: g })}</g>`
  o += p.rod(`M116 ${ry}L196 268`, g, 10) + p.rod(`M302 ${fy}L184 232L92 128`, g, 11)
  o += p.stroke('M96 132L70 116', '#7a5238', 15) + p.stroke('M94 129L69 113', '#a3724e', 7)
  o +=
    p.puff(`M134 336L286 340C288 366 274 378 252 378H164C146 378 134 362 134 336Z`, mix(g, '#6b625a', 0.3), { w: 14 }) +
    p.stroke('M134 338L286 341', tone(g, 0.05), 4)
  // seat
  const back =
    'M136 140C154 132 172 140 178 158L206 270C208 286 198 298 182 296C168 294 160 284 156 270L126 172C122 156 126 146 136 140Z'
  const seat = 'M168 262H270C288 262 296 276 290 290C286 300 276 304 264 304H186C166 304 158 268 168 262Z'
  const foot = 'M262 268C282 264 294 274 296 292L308 356C310 372 284 378 278 362Z'
  o +=
    p.puff(foot, tone(b, -0.05), { w: 14 }) +
    p.puff(back, b, { w: 22, pat: p.pattern('quilt', b) }) +
    p.puff(seat, tone(b, 0.01), { w: 20, pat: p.pattern('quilt', b) })
  o +=
    p.stroke('M160 176L196 262M170 204L230 266', '#5b4a3f', 6, 'opacity=".85"') +
    p.path(rr(196, 252, 22, 16, 5), p.matte('#3c3733'))
  if (v !== 2)
    o += p.rod('M188 244C220 214 262 218 286 244', '#7a5238', 9) + p.stroke('M200 234C222 218 254 220 274 236', '#a3724e', 4)
  // canopy
  const can =
    v === 2
      ? 'M118 168C112 116 148 84 196 86C236 88 262 106 270 136C222 136 174 144 118 168Z'
      : 'M112 178C98 112 140 66 206 66C258 68 296 98 306 144C244 138 180 150 112 178Z'
  o += p.puff(can, a, { w: 28, lo: 0.42, pat: p.pattern(pat, a) })
  const ribs =
    v === 2
      ? 'M122 160C136 118 158 98 184 87M130 162C164 116 204 98 232 96'
      : 'M116 170C132 112 160 82 196 67M124 172C164 108 214 82 250 78'
  o +=
    p.stroke(ribs, tone(a, -0.13), 2.6, 'opacity=".7"') +
    p.stroke(ribs, tone(a, 0.1), 1.3, 'opacity=".5" transform="translate(2.500 1)"')
  o += p.stroke(v === 2 ? 'M118 168C174 144 222 136 270 136' : 'M112 178C180 150 244 138 306 144', c, 6)
  o +=
    p.path(circ(130, 168, 9), p.ball(g)) +
    p.path(circ(186, 246, 10), p.ball(g)) +
    p.path(circ(184, 244, 3), '#fff', 'opacity=".35"')
  o += disc(p, 106, ry, rearR, { hub: g }) + disc(p, 308, fy, frontR, { hub: g })
  return o
}

/** Child car seat, front view. v: 0 full harness, 1 high back booster, 2 with side shields. */
export function carseat(p: Pen, { a, b, c, pat, v }: Paint): string {
  const shell = DARK
  const outer = sym(
    200,
    [200, 66],
    [256, 66, 276, 84, 282, 120],
    [286, 150, 300, 160, 306, 196],
    [312, 250, 318, 290, 324, 330],
    [330, 376, 322, 402, 300, 414],
    [260, 426, 230, 428, 200, 428],
  )
  const back = sym(
    200,
    [200, 84],
    [242, 84, 260, 98, 264, 128],
    [268, 166, 278, 190, 282, 226],
    [286, 270, 288, 300, 288, 326],
    [260, 338, 230, 340, 200, 340],
  )
  const cushion = sym(200, [200, 304], [256, 304, 296, 314, 304, 348], [308, 390, 270, 408, 200, 408])
  const head = sym(200, [200, 92], [240, 92, 262, 104, 266, 136], [270, 172, 258, 194, 242, 196], [228, 196, 222, 186, 200, 186])
  let o = p.ground(200, 430, 138, 14)
  if (v === 2)
    o +=
      p.puff('M74 190C86 178 104 182 108 200V290C104 304 86 302 78 288C70 262 68 214 74 190Z', shell, { w: 12, hi: 0.3 }) +
      p.puff('M326 190C314 178 296 182 292 200V290C296 304 314 302 322 288C330 262 332 214 326 190Z', shell, { w: 12, hi: 0.3 })
  o += p.puff(outer, shell, { w: 26, hi: 0.34, lo: 0.5 })
  o += p.puff(back, b, { w: 26, lo: 0.46, pat: p.pattern('quilt', b) })
  const wing = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return p.puff(
      `M${m(66)} 196C${m(92)} 200 ${m(104)} 236 ${m(104)} 286C${m(104)} 322 ${m(98)} 340 ${m(86)} 344C${m(74)} 320 ${m(68)} 240 ${m(58)} 214Z`,
      a,
      { w: 16, pat: p.pattern(pat, a) },
    )
  }
  o += wing(-1) + wing(1)
  o += p.puff(cushion, a, { w: 30, lo: 0.42, pat: p.pattern(pat, a) })
  o += p.shade(cushion, sym(200, [200, 300], [250, 300], [250, 326, 220, 332, 200, 332]), 0.32, 8)
  o += p.puff(head, a, { w: 24, lo: 0.4, pat: p.pattern(pat, a) })
  o += p.puff(sym(200, [200, 118], [226, 118, 240, 126, 240, 146], [240, 172, 222, 178, 200, 178]), tone(a, 0.03), {
    w: 12,
    lo: 0.25,
  })
  if (v !== 1) {
    const strap = 'M172 190C168 236 178 290 196 318M228 190C232 236 222 290 204 318'
    o +=
      p.stroke(strap, '#2b2623', 13) +
      p.stroke(strap, '#4a433e', 8) +
      p.stroke('M200 330V372', '#2b2623', 14) +
      p.stroke('M200 332V370', '#4a433e', 8)
    o +=
      p.puff('M160 206C166 200 180 200 184 206L188 262C186 270 172 272 168 266Z', b, { w: 9 }) +
      p.puff('M240 206C234 200 220 200 216 206L212 262C214 270 228 272 232 266Z', b, { w: 9 })
    o += p.puff(rr(180, 306, 40, 34, 11), '#2f2a27', { w: 9, hi: 0.4 }) + p.path(rr(191, 316, 18, 12, 4), p.matte('#d5482f'))
  } else o += p.stroke('M118 300L284 352', '#2b2623', 15) + p.stroke('M118 299L284 351', '#57504a', 9)
  o += p.seam(sym(200, [200, 396], [258, 396, 290, 386, 296, 352]), a)
  return o
}

/** Infant carrier seat with handle, side view. v: 0 plain, 1 with canopy, 2 with canopy and base. */
export function infantseat(p: Pen, { a, b, c, pat, v }: Paint): string {
  const shell = DARK
  const dy = v === 2 ? -14 : 8
  const tub =
    'M58 170C54 140 84 126 106 146C132 182 148 240 184 262C220 280 270 262 308 236C334 222 356 238 350 268C338 334 292 394 208 396C122 396 70 300 58 170Z'
  const pad =
    'M88 140C112 122 142 160 162 202C180 240 208 238 240 228C270 218 296 204 318 214C334 224 330 246 306 262C262 286 214 298 178 272C140 240 116 186 88 140Z'
  const side = 'M92 226C124 290 168 322 220 320C262 316 296 296 322 270C310 328 268 372 208 374C150 374 110 314 92 226Z'
  let o = p.ground(208, v === 2 ? 428 : 408, 132, 14)
  if (v === 2)
    o +=
      p.puff('M88 392C92 370 314 370 320 392L334 416C334 430 314 432 304 432H108C96 432 74 430 76 416Z', tone(shell, -0.02), {
        w: 14,
        hi: 0.3,
      }) + p.path(circ(296, 412, 6), p.ball('#7fae6d'))
  o += `<g transform="translate(0 ${dy})">`
  o += p.rod('M196 308C200 230 216 160 236 96', tone(shell, -0.04), 16)
  o += p.puff(pad, b, { w: 24, lo: 0.46, pat: p.pattern('quilt', b) })
  o += p.puff(
    'M112 152C132 148 150 184 160 206C168 222 162 236 150 230C132 214 114 186 108 168C104 158 106 154 112 152Z',
    tone(b, 0.05),
    { w: 14, lo: 0.3 },
  )
  if (v > 0) {
    const can = 'M62 168C52 96 96 50 160 52C208 56 236 84 240 116C190 112 130 126 62 168Z'
    o +=
      p.puff(can, a, { w: 26, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.stroke('M70 156C82 104 112 70 152 54M80 146C108 98 150 68 196 64', tone(a, -0.13), 2.4, 'opacity=".7"') +
      p.stroke('M64 168C130 128 190 113 240 117', c, 6)
  }
  o += p.puff(tub, shell, { w: 30, hi: 0.36, lo: 0.5 })
  o +=
    p.puff(side, a, { w: 18, pat: p.pattern(pat, a), lo: 0.34 }) +
    p.seam('M106 250C134 298 174 326 220 326C258 322 288 306 310 284', a)
  o += p.rod('M204 322C208 244 226 166 248 100', tone(shell, 0.04), 17)
  o += p.stroke('M236 92C242 78 262 80 264 96L258 118', '#7a5238', 17) + p.stroke('M236 90C242 76 260 78 262 94', '#a3724e', 7)
  o += p.path(circ(204, 318, 23), p.ball(tone(shell, 0.05))) + p.path(circ(204, 318, 9), p.ball(c))
  return o + '</g>'
}

/** Soft structured baby carrier, front view. v: 0 classic, 1 mesh, 2 wrap style with long ties. */
export function carrier(p: Pen, { a, b, c, pat, v }: Paint): string {
  const panel = sym(
    200,
    [200, 150],
    [238, 150, 262, 158, 268, 182],
    [278, 230, 288, 286, 298, 344],
    [262, 362, 232, 364, 200, 364],
  )
  const belt = 'M70 342C120 358 280 358 330 342C344 352 346 386 334 400C290 416 110 416 66 400C54 386 56 352 70 342Z'
  const web = 'M70 352L30 362V378L68 388ZM330 352L370 362V378L332 388Z'
  const strap = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(32)} 168C${m(28)} 112 ${m(52)} 60 ${m(98)} 58C${m(150)} 60 ${m(166)} 130 ${m(158)} 206C${m(154)} 232 ${m(128)} 236 ${m(122)} 214C${m(124)} 160 ${m(122)} 104 ${m(98)} 102C${m(78)} 104 ${m(72)} 134 ${m(70)} 172Z`
  }
  const tail = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(140)} 218L${m(88)} 262`
  }
  let o = [panel, belt, strap(-1), strap(1)].map((d) => p.lay(d, { o: 0.2 })).join('')
  o += p.stroke(tail(-1) + tail(1), tone(b, -0.16), 11) + p.stroke(tail(-1) + tail(1), tone(b, -0.06), 6)
  if (v === 2) {
    const t1 = 'M66 396C48 416 46 440 58 462L86 456C76 438 80 420 96 402Z'
    const t2 = 'M334 396C352 416 354 440 342 462L314 456C324 438 320 420 304 402Z'
    o += p.lay(t1) + p.lay(t2) + p.puff(t1, b, { w: 10 }) + p.puff(t2, b, { w: 10 })
  } else o += p.path(web, p.matte('#4a433e'))
  o += p.puff(strap(-1), b, { w: 20, pat: p.pattern('rib', b) }) + p.puff(strap(1), b, { w: 20, pat: p.pattern('rib', b) })
  o += p.stroke('M102 120Q200 150 298 120', tone(b, -0.12), 9) + p.puff(rr(182, 126, 36, 20, 6), DARK, { w: 6 })
  o += p.puff(panel, a, { w: 30, lo: 0.42, pat: p.pattern(pat, a) })
  if (v === 1)
    o += p.puff(sym(200, [200, 224], [232, 224, 246, 234, 250, 258], [254, 298, 244, 322, 200, 322]), tone(a, 0.05), {
      w: 12,
      pat: p.pattern('waffle', a),
    })
  else
    o +=
      p.puff(sym(200, [200, 252], [248, 252], [254, 312, 246, 326, 200, 328]), tone(a, -0.015), {
        w: 12,
        lo: 0.28,
        pat: p.pattern(pat, a),
      }) + p.stroke('M154 266H246', tone(a, -0.16), 2.5)
  const hood = sym(200, [200, 140], [242, 140, 256, 152, 258, 182], [240, 200, 222, 204, 200, 204])
  o +=
    p.puff(hood, tone(a, 0.03), { w: 16, pat: p.pattern(pat, a) }) +
    p.seam(sym(200, [200, 150], [236, 150, 246, 160, 247, 178], [234, 192, 218, 194, 200, 194]), a)
  o += p.puff(belt, b, { w: 26, lo: 0.42 }) + p.seam('M78 356C124 370 276 370 322 356M76 390C124 402 276 402 324 390', b)
  o += v === 2 ? '' : p.puff(rr(346, 354, 34, 30, 8), DARK, { w: 7 }) + p.puff(rr(20, 354, 34, 30, 8), DARK, { w: 7 })
  return o + p.puff(rr(180, 380, 40, 15, 4), c, { w: 5 })
}

/** Three wheel scooter, side view. v: 0 with seat off, 1 low, 2 with basket. */
export function scooter(p: Pen, { a, b, c, wood, v }: Paint): string {
  let o = p.ground(204, 430, 148, 12)
  const top = v === 1 ? 132 : 92
  o += `<g transform="translate(18 -5)">${disc(p, 286, 396, 34, { rim: tone(b, -0.1) })}</g>`
  o += p.rod(`M288 372L258 ${top + 6}`, '#c9c4bd', 15)
  o += p.rod(`M283 332L273 ${top + 120}`, a, 19)
  o += p.wood(
    'M84 368C84 358 92 354 102 354H236C262 354 270 340 276 326L296 330C290 362 276 382 244 384H104C92 384 84 380 84 368Z',
    a,
    { w: 14, fill: p.matte(a) },
  )
  o += p.path(
    'M104 356H236',
    'none',
    `stroke="${DARK}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 6" opacity=".65"`,
  )
  o +=
    p.stroke(`M216 ${top}H300`, DARK, 15) +
    p.rod(`M228 ${top}H288`, '#c9c4bd', 11) +
    p.stroke(`M206 ${top}H228M290 ${top}H312`, b, 19) +
    p.stroke(`M208 ${top - 4}H226M292 ${top - 4}H310`, tone(b, 0.1), 5)
  o +=
    p.stroke(
      `M208 ${top + 10}C198 ${top + 34} 196 ${top + 50} 202 ${top + 66}M212 ${top + 10}C212 ${top + 34} 214 ${top + 48} 220 ${top + 60}`,
      c,
      3,
    ) + p.stroke(`M206 ${top + 10}C186 ${top + 30} 184 ${top + 44} 186 ${top + 56}`, a, 3)
  if (v === 2)
    o +=
      p.wood('M272 146H350L338 206H284Z', wood, { w: 10, dir: 0 }) +
      p.stroke('M276 166H346M279 186H342', tone(wood, -0.14), 3) +
      p.stroke('M292 148L298 204M311 148V204M330 148L324 204', tone(wood, -0.14), 3)
  o += disc(p, 108, 400, 30, { rim: b }) + disc(p, 292, 394, 36, { rim: b })
  return o
}

/** Balance bike. v: 0 wood, 1 painted, 2 with basket. */
export function bike(p: Pen, { a, b, c, wood, v }: Paint): string {
  const body = v === 0 ? wood : a
  let o = p.ground(200, 424, 164, 13)
  o +=
    spoked(p, 100, 356, 64, { tyre: '#4a433e', rim: '#d9d2c7', hub: b, n: 9 }) +
    spoked(p, 302, 356, 64, { tyre: '#4a433e', rim: '#d9d2c7', hub: b, n: 9 })
  o += p.wood(
    'M100 342C132 318 150 284 168 246C180 226 206 222 226 226L276 232L270 262L222 258C208 258 202 268 196 280C180 318 152 352 112 366C94 370 90 352 100 342Z',
    body,
    { w: 18, lo: 0.4, fill: v ? p.matte(body) : undefined },
  )
  o += p.wood('M252 158L280 152C292 216 304 286 316 350C316 366 296 370 290 356Z', body, {
    w: 14,
    lo: 0.4,
    dir: 70,
    fill: v ? p.matte(body) : undefined,
  })
  o += p.rod('M186 232L180 204', '#c9c4bd', 11)
  o +=
    p.puff('M126 190C140 178 196 178 220 186C228 196 218 208 202 208H146C130 208 120 198 126 190Z', b, { w: 15 }) +
    p.seam('M136 200C160 206 190 204 210 202', b)
  o +=
    p.rod('M264 160L260 138M230 136H292', '#c9c4bd', 9) +
    p.stroke('M218 136H240M284 136H304', c, 17) +
    p.stroke('M220 132H238M286 132H302', tone(c, 0.1), 5)
  if (v === 2)
    o +=
      p.wood('M282 170H356L346 226H296Z', wood, { w: 10 }) +
      p.stroke('M286 188H353M289 207H349M304 172L309 224M322 172V224M340 172L335 224', tone(wood, -0.15), 2.8)
  o += p.path(circ(100, 356, 12), p.ball(b)) + p.path(circ(302, 356, 12), p.ball(b))
  return o
}

/** High chair. v: 0 with tray, 1 with cushion, 2 bare chair. */
export function highchair(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  const leg = (d: string): string => p.wood(d, wood, { dir: 80, w: 9 })
  let o = p.ground(200, 434, 132, 15)
  o += leg('M150 262L122 424H136L166 270Z') + leg('M250 262L278 424H264L234 270Z')
  const backd = sym(200, [200, 70], [242, 70, 258, 80, 260, 104], [262, 150, 262, 190, 262, 232], [240, 242, 220, 244, 200, 244])
  o += p.wood(backd, v === 2 ? wood : mix(wood, '#ffffff', 0.12), { w: 18, lo: 0.36 })
  if (v !== 2)
    o += p.puff(
      sym(200, [200, 92], [230, 92, 240, 100, 242, 120], [244, 160, 244, 190, 242, 216], [228, 224, 214, 226, 200, 226]),
      a,
      { w: 20, pat: p.pattern(pat, a) },
    )
  else o += [168, 190, 212].map((x) => p.path(rr(x, 96, 13, 120, 6), tone(wood, -0.2), 'opacity=".5"')).join('')
  o += p.wood('M132 236H268C284 236 288 252 282 262C260 274 140 274 118 262C112 252 116 236 132 236Z', wood, { w: 12 })
  if (v === 1)
    o += p.puff('M140 224H260C274 226 276 242 268 250C240 258 160 258 132 250C124 242 126 226 140 224Z', a, {
      w: 14,
      pat: p.pattern(pat, a),
    })
  o += leg('M128 258L84 428C86 436 98 436 102 430L152 262Z') + leg('M272 258L316 428C314 436 302 436 298 430L248 262Z')
  o += p.wood('M112 344H288L291 360H109Z', tone(wood, -0.02), { w: 6 })
  if (v !== 2) {
    o += p.rod('M134 240L120 196M266 240L280 196', tone(wood, -0.05), 9)
    o += p.shade(backd, ell(200, 214, 80, 20), 0.26, 7)
    const tray = 'M92 184C120 170 280 170 308 184C326 198 318 224 300 230C262 240 138 240 100 230C82 224 74 198 92 184Z'
    o +=
      p.puff(tray, v === 0 ? '#f5efe5' : tone(wood, 0.02), { w: 18, lo: 0.3, hi: 0.7 }) +
      p.stroke(
        'M106 196C140 186 260 186 294 196C304 204 300 216 290 220C260 228 140 228 110 220C100 216 96 204 106 196Z',
        '#d8cdbd',
        2,
        'opacity=".8"',
      )
    o +=
      p.puff('M224 190C224 206 262 206 262 190V182C262 176 224 176 224 182Z', b, { w: 9 }) +
      p.path(ell(243, 182, 19, 5), tone(b, -0.14))
  }
  return o
}

/** Backpack. v: 0 kids, 1 changing bag, 2 animal face. */
export function backpack(p: Pen, { a, b, c, pat, v }: Paint): string {
  const body = sym(
    200,
    [200, 112],
    [262, 112, 302, 150, 306, 222],
    [310, 290, 312, 350, 306, 392],
    [300, 420, 250, 424, 200, 424],
  )
  let o = p.ground(200, 426, 122, 14)
  if (v === 2)
    o +=
      p.puff(circ(128, 130, 34), a, { w: 16 }) +
      p.puff(circ(272, 130, 34), a, { w: 16 }) +
      p.path(circ(128, 132, 18), p.ball(c)) +
      p.path(circ(272, 132, 18), p.ball(c))
  o += p.stroke('M168 116C164 70 236 70 232 116', tone(b, -0.1), 13) + p.stroke('M168 116C164 72 236 72 232 116', b, 8)
  o += p.stroke('M100 250C66 290 66 360 96 398M300 250C334 290 334 360 304 398', tone(b, -0.14), 14)
  o += p.puff(body, a, { w: 38, lo: 0.42, pat: p.pattern(pat, a) })
  if (v === 2) {
    o +=
      p.path(circ(158, 216, 7), '#33271f') +
      p.path(circ(242, 216, 7), '#33271f') +
      p.puff(ell(200, 246, 40, 28), c, { w: 12, lo: 0.2 }) +
      p.path(ell(200, 234, 11, 8), '#33271f') +
      p.stroke('M200 242v10q-8 9-16 4M200 252q8 9 16 4', '#33271f', 2.4)
    o +=
      p.puff('M124 312H276C282 346 280 384 270 402C226 412 174 412 130 402C120 384 118 346 124 312Z', tone(a, -0.02), { w: 16 }) +
      p.seam('M132 322H268', a)
    return o
  }
  const flap = sym(200, [200, 116], [258, 116, 294, 150, 298, 206], [298, 238, 260, 250, 200, 250])
  if (v === 0)
    o +=
      p.puff(flap, b, { w: 22, lo: 0.38 }) +
      p.seam(sym(200, [200, 126], [252, 126, 284, 156, 288, 204], [286, 228, 252, 238, 200, 240]), b)
  const pocket = 'M116 292H284C292 330 292 376 282 400C230 412 170 412 118 400C108 376 108 330 116 292Z'
  o +=
    p.puff(pocket, tone(a, v ? -0.02 : 0.02), { w: 20, pat: p.pattern(v ? 'quilt' : pat, a) }) +
    p.stroke('M124 306H276', tone(a, -0.18), 3) +
    p.path(rr(262, 302, 10, 20, 4), p.ball('#c9a36a'))
  const strap = (x: number): string =>
    p.puff(rr(x, v ? 150 : 226, 20, v ? 96 : 62, 6), tone(c, -0.02), { w: 7 }) +
    p.path(rr(x - 3, v ? 226 : 262, 26, 18, 4), p.ball('#c9a36a')) +
    p.path(rr(x + 3, v ? 231 : 267, 14, 8, 2), tone(c, -0.2))
  o += strap(150) + strap(230)
  return o
}

/** Bath tub for babies. v: 0 with duck, 1 with foam, 2 on legs. */
export function bath(p: Pen, { a, b, c, v }: Paint): string {
  const tub = 'M52 256H348C352 320 330 392 274 396H126C70 392 48 320 52 256Z'
  const rim = 'M46 240H354C368 242 368 266 354 268H46C32 266 32 242 46 240Z'
  let o =
    v === 2
      ? p.ground(200, 438, 132, 12) + p.rod('M126 390L98 434M274 390L302 434M150 392L178 436M250 392L222 436', '#e0bd92', 12)
      : p.ground(200, 398, 142, 14)
  const bub = (x: number, y: number, r: number): string =>
    p.path(
      circ(x, y, r),
      p.rg([
        [0, '#ffffff', 0.98],
        [0.7, '#f4fbfc', 0.95],
        [1, '#cfe2e6', 0.95],
      ]),
    ) + p.path(ell(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.16), '#fff')
  if (v === 0) {
    const y = '#f3c24b'
    const duck =
      'M220 244C206 206 226 200 238 200C232 180 244 158 268 158C294 158 306 178 300 198C296 212 304 214 318 206C326 232 310 246 296 248Z'
    o +=
      p.path('M302 178C318 174 332 180 334 186C326 194 310 194 302 190Z', p.matte('#e0702f')) +
      p.puff(duck, y, { w: 20, hi: 0.6 }) +
      p.path(circ(284, 178, 4.5), '#33271f')
  } else
    o += (
      [
        [92, 226, 24],
        [130, 212, 32],
        [172, 222, 26],
        [206, 204, 34],
        [246, 220, 28],
        [284, 210, 30],
        [318, 228, 20],
        [112, 196, 15],
        [232, 182, 17],
      ] as const
    )
      .map(([x, y, r]) => bub(x, y, r))
      .join('')
  o += bub(98, 230, 18) + bub(132, 234, 13) + bub(166, 236, 10)
  o +=
    p.puff(tub, a, { w: 44, lo: 0.42, hi: 0.55 }) +
    p.puff(rim, tone(a, 0.03), { w: 14, hi: 0.7, lo: 0.34 }) +
    p.shade(tub, 'M52 264H348V282H52Z', 0.24, 6)
  o += p.path(ell(104, 316, 10, 26), '#fff', `opacity=".3" filter="${p.blur(4)}"`)
  if (v !== 1)
    o +=
      p.path(circ(200, 330, 22), p.matte(tone(a, -0.05)), 'opacity=".7"') +
      p.stroke('M190 332q10-20 20 0M190 332q10 10 20 0', tone(a, 0.1), 3)
  return o
}
