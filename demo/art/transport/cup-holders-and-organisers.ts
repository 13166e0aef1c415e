/** What hangs on a push bar or a harness. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { GRIP, bar } from './parts.ts'

/** Cup holders on a tube. Variants: 0 one mug, 1 two, 2 a bottle. */
export function cupholder(pen: Pen, { main, second, trim, frame, variant }: Paint): string {
  const cup = (x: number, s: number): string => {
    const mug = 'M-52 118H52L42 330H-42Z'
    const bowl = 'M-64 250H64L54 372C52 390 34 396 0 396C-34 396-52 390-54 372Z'
    const bottle =
      variant === 2
        ? pen.padded(symmetric(0, [0, 56], [12, 56, 14, 68, 14, 78], [14, 96, 34, 108, 36, 124], [0, 126]), '#efd9b8', {
            width: 12,
            light: 0.7,
          }) +
          pen.padded(roundedRect(-42, 120, 84, 38, 10), main, { width: 10, fill: pen.tube(main) }) +
          pen.padded('M-44 158H44C50 180 50 200 48 330H-48C-50 200-50 180-44 158Z', '#f6f1e8', { width: 16, shade: 0.26 }) +
          pen.path('M-47 220H47L46 330H-46Z', '#fbf3e4', 'opacity=".9"')
        : pen.padded(mug, main, { width: 22, fill: pen.tube(main) }) +
          pen.padded('M-56 100H56C64 100 64 128 56 128H-56C-64 128-64 100-56 100Z', second, {
            width: 12,
            fill: pen.tube(second),
          }) +
          pen.padded('M-44 78H44L50 104H-50Z', tone(second, -0.03), { width: 10, fill: pen.tube(tone(second, -0.03)) }) +
          pen.path(ellipse(16, 80, 10, 3.5), tone(second, -0.3)) +
          pen.padded('M-54 190H54L50 246H-50Z', trim, { width: 10, fill: pen.tube(trim) })
    return moved(
      x,
      0,
      bottle +
        pen.path(ellipse(0, 250, 64, 12), tone(DARK, -0.06)) +
        (variant === 2 ? pen.path('M-47 236H47V254H-47Z', '#fbf3e4') : pen.path('M-46 236H46L46 254H-46Z', pen.tube(main))) +
        pen.padded(bowl, DARK, { width: 20, light: 0.36 }) +
        pen.path('M-40 290H40L35 356C26 366-26 366-35 356Z', tone(DARK, -0.09)) +
        pen.path('M-40 290H40L37 330H-37Z', pen.tube(tone(variant === 2 ? '#f3e9d8' : main, -0.06)), 'opacity=".85"') +
        pen.stroke('M-62 254C-30 266 30 266 62 254', '#6b625a', 5),
      s,
    )
  }
  let drawing = pen.rod('M78 36L92 470', frame, 24)
  drawing += pen.stroke('M79 40L83 150', GRIP, 30) + pen.stroke('M74 44L78 148', '#a3724e', 8)
  drawing +=
    pen.padded(roundedRect(62, 262, 62, 76, 16), DARK, { width: 12, light: 0.4 }) +
    pen.path(circle(84, 318, 11), pen.ball('#6b625a'))
  drawing += pen.padded(roundedRect(112, 282, 50, 36, 12), tone(DARK, 0.03), { width: 9, light: 0.4 })
  return drawing + (variant === 1 ? moved(62, 66, cup(116, 1), 0.8) + moved(62, 66, cup(262, 1), 0.8) : cup(218, 1.06))
}

/** Organiser bag on the push bar. Variants: 0 two pockets, 1 with a flap, 2 small round one. */
export function organiser(pen: Pen, { main, second, trim, pattern, frame, variant }: Paint): string {
  const outline =
    variant === 2
      ? 'M112 206H288C300 206 306 214 306 226C310 330 282 400 200 402C118 400 90 330 94 226C94 214 100 206 112 206Z'
      : 'M84 206H316C328 206 334 214 332 228L314 372C312 390 300 398 284 398H116C100 398 88 390 86 372L68 228C66 214 72 206 84 206Z'
  const inside = ellipse(200, 208, variant === 2 ? 102 : 128, 17)
  const strap = (x: number): string =>
    pen.padded(roundedRect(x - 15, 100, 30, 130, 8), tone(trim, -0.02), { width: 9 }) +
    pen.path(roundedRect(x - 18, 188, 36, 20, 5), pen.ball('#c9a36a')) +
    pen.path(roundedRect(x - 10, 193, 20, 10, 3), tone(trim, -0.2))
  const bottle = moved(
    variant === 2 ? 232 : 262,
    0,
    pen.padded(symmetric(0, [0, 112], [9, 112, 11, 122, 10, 130], [10, 146, 24, 152, 27, 166], [0, 168]), '#efd9b8', {
      width: 10,
      light: 0.7,
    }) +
      pen.padded(roundedRect(-32, 162, 64, 28, 8), second, { width: 8, fill: pen.tube(second) }) +
      pen.padded(roundedRect(-33, 188, 66, 40, 4), '#f6f1e8', { width: 12 }),
  )
  let drawing = bar(pen, 110, frame) + pen.flatShadow(outline, { blur: 14, opacity: 0.24 }) + pen.path(inside, tone(main, -0.3))
  drawing +=
    bottle +
    pen.padded(roundedRect(variant === 2 ? 136 : 112, 160, 62, 70, 8), tone(second, -0.03), {
      width: 12,
      pattern: pen.pattern('waffle', second),
    })
  drawing += pen.padded(outline.replace('M84 206', 'M84 210').replace('M112 206', 'M112 210'), main, {
    width: 36,
    shade: 0.42,
    pattern: pen.pattern(pattern, main),
  })
  if (variant === 0) {
    drawing += ['M92 272H192V380H118C104 380 98 372 97 362Z', 'M208 272H308L303 362C302 372 296 380 282 380H208Z']
      .map(
        (k) =>
          pen.flatShadow(k, { blur: 4, dx: 2, dy: 5, opacity: 0.14 }) +
          pen.padded(k, tone(main, -0.02), { width: 18, pattern: pen.pattern('quilt', main) }),
      )
      .join('')
    drawing += pen.stroke('M94 274H191M209 274H306', tone(trim, 0), 7)
  } else if (variant === 1) {
    const flap = 'M72 214H328C332 280 322 320 292 328H108C78 320 68 280 72 214Z'
    drawing +=
      pen.flatShadow(flap, { blur: 5, dy: 7, opacity: 0.2 }) +
      pen.padded(flap, tone(main, 0.02), { width: 24, pattern: pen.pattern(pattern, main) }) +
      pen.seam('M82 222C82 280 92 312 114 316H286C308 312 318 280 318 222', main)
    drawing +=
      pen.padded(roundedRect(182, 310, 36, 40, 8), trim, { width: 8 }) + pen.path(circle(200, 336, 6), pen.ball('#c9a36a'))
  } else
    drawing +=
      pen.stroke('M104 262Q200 282 296 262', tone(main, -0.2), 5) +
      pen.stroke('M104 262Q200 282 296 262', '#e9e2d6', 2, 'stroke-dasharray="3 3"') +
      pen.padded('M138 300H262C262 350 240 380 200 382C160 380 138 350 138 300Z', tone(main, -0.02), {
        width: 16,
        pattern: pen.pattern('quilt', main),
      })
  return drawing + strap(116) + strap(284)
}

/** Soft covers for harness straps, flat. Variants: 0 a pair, 1 with a crotch pad, 2 fluffy with ears. */
export function straps(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const web = (outline: string): string =>
    pen.stroke(outline, '#2b2623', 30) +
    pen.stroke(outline, '#4a433e', 22) +
    pen.stroke(outline, '#5d554f', 2, 'stroke-dasharray="5 4"')
  const y = variant === 1 ? 60 : 108
  const pad = roundedRect(-44, y, 88, 226, 30)
  const one = (x: number, turn: number): string =>
    moved(
      x,
      0,
      pen.flatShadow(pad, { blur: 9, opacity: 0.24 }) +
        (variant === 2
          ? [-24, 24]
              .map(
                (e) =>
                  pen.padded(circle(e, y + 4, 22), second, { width: 12, pattern: pen.pattern('boucle', second) }) +
                  pen.path(circle(e, y + 6, 11), pen.ball(trim)),
              )
              .join('')
          : '') +
        pen.padded(pad, variant === 2 ? second : main, {
          width: 28,
          shade: 0.4,
          pattern: pen.pattern(variant === 2 ? 'boucle' : pattern, variant === 2 ? second : main),
        }) +
        pen.stroke(`M26 ${y + 16}V${y + 210}`, tone(variant === 2 ? second : main, -0.16), 3, 'opacity=".7"') +
        pen.seam(roundedRect(-34, y + 10, 52, 206, 20), variant === 2 ? second : main) +
        (variant === 2
          ? pen.path(circle(-20, y + 52, 4.5), DARK) +
            pen.path(circle(8, y + 52, 4.5), DARK) +
            pen.stroke(`M-11 ${y + 64}q5 5 10 0`, DARK, 2.4)
          : '') +
        pen.padded(roundedRect(-13, y + 176, 26, 20, 3), trim, { width: 5 }),
      1,
      turn,
    )
  let drawing = web('M118 30L146 452M282 30L254 452')
  if (variant === 1) {
    const drop = symmetric(200, [200, 322], [240, 322, 252, 336, 250, 360], [248, 410, 236, 452, 200, 454])
    drawing =
      web('M112 26L172 330M288 26L228 330M200 340V476') +
      pen.flatShadow(drop) +
      pen.padded(drop, main, { width: 24, pattern: pen.pattern(pattern, main) }) +
      pen.seam(symmetric(200, [200, 334], [230, 334, 240, 344, 238, 362], [236, 400, 228, 438, 200, 440]), main) +
      pen.padded(roundedRect(172, 298, 56, 36, 12), DARK, { width: 9, light: 0.4 }) +
      pen.path(roundedRect(188, 307, 24, 15, 5), pen.matte('#d5482f'))
  }
  return drawing + (variant === 1 ? one(110, -11) + one(290, 11) : one(120, -4) + one(280, 4))
}
