/** Booster seats and silicone tableware. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { STEEL } from './parts.ts'

function chairCushions(p: Pen, { a, c, pat }: Paint): string {
  const cloth = p.pattern(pat, a)
  const back = sym(200, [200, 70], [256, 70, 280, 92, 284, 138], [288, 190, 290, 226, 284, 252], [256, 266, 230, 268, 200, 268])
  const seat = sym(
    200,
    [200, 284],
    [256, 284, 294, 280, 304, 308],
    [314, 350, 306, 398, 284, 412],
    [260, 424, 230, 426, 200, 426],
  )
  const tie = (x: number, y: number, s: number): string =>
    p.stroke(`M${x} ${y}c${s * 30}-10 ${s * 40} 10 ${s * 48} 26M${x} ${y}c${s * 26} 4 ${s * 24} 26 ${s * 30} 44`, c, 6)
  return (
    tie(286, 110, 1) +
    tie(114, 110, -1) +
    p.lay(back, { s: 13 }) +
    p.lay(seat, { s: 13 }) +
    p.puff(back, a, { w: 40, lo: 0.42, pat: cloth }) +
    p.puff(seat, a, { w: 44, lo: 0.42, pat: cloth }) +
    [
      [160, 132],
      [240, 132],
      [160, 206],
      [240, 206],
      [152, 348],
      [248, 348],
    ]
      .map(
        ([x, y]) =>
          p.path(circ(x as number, (y as number) + 3, 8), tone(a, -0.24), 'opacity=".5"') +
          p.path(circ(x as number, y as number, 7), p.ball(c)),
      )
      .join('')
  )
}

function clipOnChair(p: Pen, { a, b, c, pat, wood }: Paint): string {
  const cloth = p.pattern(pat, a)
  const back = 'M64 120C60 92 96 82 114 100C132 128 142 190 150 262L150 330C120 336 100 318 92 284C80 232 70 180 64 120Z'
  const seat = 'M92 258C124 240 214 240 246 258C260 276 256 316 246 344C234 372 142 374 116 350C96 326 88 292 92 258Z'
  const foot = (x: number, y: number): string => p.puff(rr(x - 30, y, 60, 18, 8), '#37312d', { w: 7, hi: 0.4 })
  return (
    p.path(ell(190, 446, 116, 11), '#3a2418', `opacity=".15" filter="${p.blur(6)}"`) +
    moved(10, -6, p.rod('M96 196H300M120 286L300 246', '#8d857b', 13)) +
    p.wood('M232 196H380C390 196 390 228 380 228H232C222 228 222 196 232 196Z', wood, { w: 9, seed: 3 }) +
    p.shade('M232 196H410V228H232Z', 'M226 196H330V206H226Z', 0.3, 5) +
    p.puff(back, b, { w: 22, lo: 0.42, pat: p.pattern('quilt', b) }) +
    p.puff('M82 122C82 106 100 102 108 114C122 150 130 200 136 262L118 272C98 224 86 172 82 122Z', a, { w: 18, pat: cloth }) +
    p.puff(seat, a, { w: 34, lo: 0.42, pat: cloth }) +
    p.seam('M104 274C136 260 206 260 236 274', a) +
    p.stroke('M118 160C150 190 168 226 172 258', '#3c3733', 9) +
    p.rod('M88 190H308', STEEL, 15) +
    p.stroke('M96 190H176', c, 21) +
    p.stroke('M98 185H174', tone(c, 0.09), 5) +
    foot(306, 180) +
    p.rod('M112 300L286 252', STEEL, 14) +
    foot(300, 232) +
    p.path(circ(112, 300, 13), p.ball('#8d857b')) +
    p.puff(rr(160, 318, 40, 20, 6), b, { w: 6 })
  )
}

/** Seats for the table. v: 0 booster with a tray, 1 hung from the table edge, 2 cushions for a high chair. */
export function booster(p: Pen, paint: Paint): string {
  const { a, b, c, pat, v } = paint
  if (v === 2) return chairCushions(p, paint)
  if (v === 1) return clipOnChair(p, paint)
  const back = sym(200, [200, 128], [254, 128, 282, 142, 286, 180], [292, 230, 296, 270, 298, 320], [200, 326])
  return (
    p.ground(200, 424, 138, 15) +
    p.puff(back, a, { w: 34, lo: 0.4 }) +
    p.puff(sym(200, [200, 148], [240, 148, 262, 158, 264, 186], [268, 226, 270, 262, 270, 300], [200, 304]), b, {
      w: 22,
      pat: p.pattern(pat, b),
    }) +
    p.stroke('M170 190L184 288M230 190L216 288', '#3c3733', 9) +
    p.puff(rr(182, 276, 36, 26, 8), '#37312d', { w: 7 }) +
    p.puff('M88 316C120 300 280 300 312 316L330 400C332 414 322 422 308 422H92C78 422 68 414 70 400Z', a, { w: 34, lo: 0.42 }) +
    p.puff('M80 262C60 262 58 292 66 322L84 396H112L100 300C98 276 94 262 80 262Z', tone(a, 0.03), { w: 14 }) +
    p.puff('M320 262C340 262 342 292 334 322L316 396H288L300 300C302 276 306 262 320 262Z', tone(a, -0.02), { w: 14 }) +
    p.shade(back, ell(200, 268, 110, 16), 0.3, 7) +
    p.puff('M66 258C90 240 310 240 334 258C354 274 348 312 326 320C286 332 114 332 74 320C52 312 46 274 66 258Z', b, {
      w: 20,
      lo: 0.34,
      hi: 0.7,
    }) +
    p.stroke(
      'M84 268C120 256 280 256 316 268C328 280 324 302 310 306C270 316 130 316 90 306C76 302 72 280 84 268Z',
      tone(b, -0.12),
      2.4,
      'opacity=".8"',
    ) +
    p.path(ell(276, 286, 26, 9), tone(b, -0.09)) +
    p.puff(rr(170, 376, 60, 24, 10), c, { w: 8 })
  )
}

function suctionBowl(p: Pen, { a, b, c }: Paint): string {
  return (
    p.ground(196, 422, 142, 15) +
    p.puff(
      'M120 372H272C280 392 300 402 304 414C304 424 290 426 276 426H116C102 426 88 424 88 414C92 402 112 392 120 372Z',
      tone(b, -0.02),
      { w: 14 },
    ) +
    p.puff('M62 252H330C332 330 284 392 196 392C108 392 60 330 62 252Z', a, { w: 40, lo: 0.42, hi: 0.5 }) +
    p.path(ell(196, 252, 134, 32), tone(a, -0.16)) +
    p.path(
      ell(196, 258, 122, 25),
      p.lg(
        [
          [0, tone(a, -0.22)],
          [1, tone(a, -0.05)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    p.path('M96 270C110 252 282 252 296 270C276 282 236 284 196 284C156 284 116 282 96 270Z', mix('#e89a4a', c, 0.12)) +
    p.path(ell(176, 268, 40, 7), '#f6bf7c', 'opacity=".8"') +
    p.stroke(ell(196, 252, 134, 32), tone(a, 0.06), 8) +
    moved(
      296,
      190,
      p.puff(
        'M-96 66C-108 58-112 46-104 38C-96 30-84 34-76 44L74-56C88-66 102-62 106-52C110-42 104-32 92-26L-66 62C-72 74-84 76-96 66Z',
        c,
        { w: 14 },
      ),
    ) +
    moved(
      196,
      330,
      p.path(circ(-26, -4, 5), INK) +
        p.path(circ(26, -4, 5), INK) +
        p.stroke('M-9 8q9 9 18 0', INK, 3) +
        p.path(ell(-44, 8, 10, 7), '#e8836b', 'opacity=".35"') +
        p.path(ell(44, 8, 10, 7), '#e8836b', 'opacity=".35"'),
    )
  )
}

/** Silicone tableware. v: 0 bowl with a suction foot, 1 plate with a spoon, 2 placemat with a plate. */
export function silicone(p: Pen, paint: Paint): string {
  const { a, b, c, v } = paint
  const spoon = (x: number, y: number, turn: number, s: number, col: string): string => {
    const d =
      'M0-150C30-150 40-118 36-90C32-66 18-54 12-44C14 20 18 80 22 140C22 160 12 168 0 168C-12 168-22 160-22 140C-18 80-14 20-12-44C-18-54-32-66-36-90C-40-118-30-150 0-150Z'
    const dip = 'M0-138C22-138 29-112 26-90C23-72 12-64 0-64C-12-64-23-72-26-90C-29-112-22-138 0-138Z'
    return moved(
      x,
      y,
      p.lay(d, { s: 7, o: 0.22 }) +
        p.puff(d, col, { w: 16, lo: 0.36 }) +
        p.path(dip, tone(col, -0.1)) +
        p.shade(dip, 'M-30-140H30V-108Q0-128-30-96Z', 0.24, 6),
      s,
      turn,
    )
  }
  if (v === 0) return suctionBowl(p, paint)
  const petals =
    'M162 106C196 78 250 86 270 122C312 122 340 166 324 206C350 242 332 294 292 304C280 348 226 366 186 344C146 364 92 346 82 302C42 290 26 238 54 202C38 162 66 118 108 120C118 98 140 92 162 106Z'
  const cloud = moved(
    v === 2 ? 26 : 0,
    v === 2 ? 44 : 26,
    p.lay(petals, { s: v === 2 ? 6 : 12, o: v === 2 ? 0.18 : 0.26 }) +
      p.puff(petals, a, { w: 28, hi: 0.6 }) +
      [
        'M98 196C98 160 130 138 186 138C244 138 278 160 278 196V206H98Z',
        'M98 220H180V312C128 312 98 280 98 232Z',
        'M196 220H278V232C278 280 248 312 196 312Z',
      ]
        .map(
          (d) =>
            p.puff(d, tone(a, 0.02), { w: 12, lo: 0.12 }) +
            p.path(d, tone(a, -0.08), 'opacity=".55"') +
            p.shade(d, 'M80 120H290V170Q190 150 110 200V320H90ZM196 216H290V236H200V310H192ZM90 216H182V234H90Z', 0.24, 8),
        )
        .join(''),
    v === 2 ? 0.8 : 1,
  )
  if (v === 1) return moved(-16, 0, cloud) + spoon(352, 262, 6, 1, c)
  const mat =
    'M86 124C126 112 274 112 314 124C352 134 364 176 364 250C364 324 352 366 314 376C274 388 126 388 86 376C48 366 36 324 36 250C36 176 48 134 86 124Z'
  return (
    p.lay(mat, { s: 12 }) +
    p.puff(mat, b, { w: 26 }) +
    p.stroke(
      'M92 140C130 130 270 130 308 140C338 150 348 186 348 250C348 314 338 350 308 360C270 370 130 370 92 360C62 350 52 314 52 250C52 186 62 150 92 140Z',
      tone(b, -0.1),
      2.4,
      'opacity=".7"',
    ) +
    cloud +
    spoon(318, 256, 4, 0.66, c)
  )
}
