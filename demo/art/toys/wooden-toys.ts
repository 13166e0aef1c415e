/** Wooden toys. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, bead } from '../parts.ts'
import { icon } from '../icons.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'

/** Wooden rainbow, nested arches. Variants: 0 six arches, 1 four arches, 2 one arch taken out. */
export function rainbow(pen: Pen, { main, second, trim, wood, variant, ramp }: Paint): string {
  const cols = ramp ?? [main, mix(main, second, 0.5), second, mix(second, trim, 0.5), trim, tone(trim, 0.08)]
  const n = variant === 1 ? 4 : 6
  const R = 158
  const t = variant === 1 ? 34 : 25
  const y = 392
  const arch = (cx: number, r: number, width: number, col: string, s: number): string =>
    pen.wood(
      `M${cx - r} ${y}A${r} ${r} 0 0 1 ${cx + r} ${y}H${cx + r - width}A${r - width} ${r - width} 0 0 0 ${cx - r + width} ${y}Z`,
      col,
      {
        seed: s,
        width: 11,
        shade: 0.4,
        direction: 0,
      },
    )
  let drawing = pen.groundShadow(200, y, 172, 15)
  drawing += pen.path(`M${200 - R} ${y}A${R} ${R} 0 0 1 ${200 + R} ${y}Z`, tone(nth(cols, 0), -0.3), 'opacity=".9"')
  for (let i = 0; i < n; i++) {
    if (variant === 2 && i === n - 1) continue
    const r = R - i * (t + 0.6)
    drawing += arch(200, r, r - t < 12 ? r - 0.1 : t, nth(cols, i % cols.length), i + 2)
  }
  const rest = R - n * (t + 0.6)
  if (variant === 2) {
    const hole = rest + t + 1
    drawing += pen.path(`M${200 - hole} ${y}A${hole} ${hole} 0 0 1 ${200 + hole} ${y}Z`, tone(nth(cols, 4), -0.34))
    drawing +=
      pen.groundShadow(296, y + 34, 46, 8) +
      `<g transform="translate(0 34)">${arch(296, 38, 23, nth(cols, 5 % cols.length), 9)}</g>`
  } else if (rest > 12) {
    drawing += pen.path(`M${200 - rest} ${y}A${rest} ${rest} 0 0 1 ${200 + rest} ${y}Z`, tone(nth(cols, n - 1), -0.36))
  }
  return drawing
}

/** Stacking rings on a peg. Variants: 0 cone, 1 tower, 2 with loose ring. */
export function rings(pen: Pen, { main, second, trim, wood, variant, ramp }: Paint): string {
  const cols = ramp ?? [main, second, trim, tone(main, 0.1), mix(second, '#fff3e0', 0.4)]
  let drawing = pen.groundShadow(200, 416, 128, 15)
  drawing += pen.wood(`M88 396q0-14 22-14h180q22 0 22 14v8q0 14-22 14h-180q-22 0-22-14z`, wood, { seed: 3, width: 10 })
  const n = 5
  let y = 386
  for (let i = 0; i < n; i++) {
    const w = variant === 1 ? 74 : 96 - i * 13
    const h = 44
    y -= h - 1
    const outline = roundedRect(200 - w, y, w * 2, h, 22)
    drawing += pen.padded(outline, nth(cols, i % cols.length), {
      width: 20,
      shade: 0.42,
      light: 0.5,
      fill: pen.linear(
        [
          [0, tone(nth(cols, i % cols.length), 0.06)],
          [0.5, nth(cols, i % cols.length)],
          [1, tone(nth(cols, i % cols.length), -0.1)],
        ],
        0.1,
        0,
        0.9,
        0.6,
      ),
    })
    drawing += pen.shade(outline, `M${200 - w} ${y + h}h${w * 2}v-6h${-w * 2}z`, 0.25, 3)
  }
  drawing += pen.padded(circle(200, y - 26, 32), variant === 1 ? wood : nth(cols, 0), {
    width: 22,
    light: 0.55,
    fill: pen.ball(variant === 1 ? wood : nth(cols, 0)),
  })
  if (variant === 2) {
    drawing +=
      pen.groundShadow(318, 430, 52, 9) +
      pen.padded(ellipse(318, 412, 54, 22), nth(cols, 2), { width: 16, fill: pen.ball(nth(cols, 2)) }) +
      pen.path(ellipse(318, 406, 18, 6), tone(nth(cols, 2), -0.25))
  }
  return drawing
}

/** Alphabet blocks in isometric view. Variants: 0 pyramid, 1 tower, 2 row. */
export function blocks(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const s = 62
  const cube = (x: number, y: number, face: string, ch: string, i: number): string => {
    const k = s * 0.5
    const top = `M${x} ${y}L${x + s} ${y - k}L${x + 2 * s} ${y}L${x + s} ${y + k}Z`
    const left = `M${x} ${y}L${x + s} ${y + k}V${y + k + 70}L${x} ${y + 70}Z`
    const right = `M${x + 2 * s} ${y}L${x + s} ${y + k}V${y + k + 70}L${x + 2 * s} ${y + 70}Z`
    let r =
      pen.wood(top, tone(wood, 0.05), { seed: i, direction: 24, width: 5, shade: 0.2 }) +
      pen.wood(left, wood, { seed: i + 3, direction: 27, width: 6 }) +
      pen.wood(right, tone(wood, -0.06), { seed: i + 6, direction: -27, width: 6 })
    const fl = `M${x + 8} ${y + 13}L${x + s - 8} ${y + k + 5}V${y + k + 57}L${x + 8} ${y + 66 - 1}Z`
    const fr = `M${x + 2 * s - 8} ${y + 13}L${x + s + 8} ${y + k + 5}V${y + k + 57}L${x + 2 * s - 8} ${y + 65}Z`
    const shape = nth(
      [
        'M0-17L17 13H-17Z',
        circle(0, 0, 15),
        'M-14-14H14V14H-14Z',
        'M0-17L5-5 17-4 8 5 11 17 0 10-11 17-8 5-17-4-5-5Z',
        'M0 15C-22-1-14-16-5-13-2-12 0-8 0-8 0-8 2-12 5-13 14-16 22-1 0 15Z',
      ],
      i,
    )
    r +=
      pen.path(fr, pen.matte(tone(face, -0.03)), 'opacity=".94"') +
      `<g transform="matrix(.86 -.43 0 1 ${x + 1.5 * s} ${y + 47})">${pen.path(shape, tone(wood, 0.1))}</g>`
    r +=
      pen.stroke(fl, tone(face, -0.04), 3, 'opacity=".9"') +
      `<g transform="matrix(.86 .43 0 1 ${x + s * 0.5} ${y + 47})"><text text-anchor="middle" y="15" font-family="'Young Serif',Georgia,serif" font-size="44" fill="${face}">${ch}</text></g>`
    return r
  }
  const colours = [main, second, trim, mix(main, second, 0.5), mix(second, trim, 0.5)]
  if (variant === 1)
    return (
      pen.groundShadow(200, 408, 88, 22) +
      cube(138, 318, nth(colours, 0), 'A', 1) +
      cube(142, 232, nth(colours, 1), 'B', 2) +
      cube(134, 146, nth(colours, 2), 'C', 3)
    )
  if (variant === 2)
    return (
      pen.groundShadow(196, 396, 160, 26) +
      cube(206, 268, nth(colours, 1), 'B', 2) +
      cube(52, 268, nth(colours, 0), 'A', 1) +
      cube(132, 318, nth(colours, 2), 'C', 3)
    )
  return (
    pen.groundShadow(200, 392, 150, 24) +
    cube(70, 290, nth(colours, 0), 'A', 1) +
    cube(206, 290, nth(colours, 1), 'B', 2) +
    cube(138, 192, nth(colours, 2), 'C', 3)
  )
}

/** Wooden car. Variants: 0 rounded, 1 van, 2 racing. */
export function car(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const wheel = (x: number, y: number, r: number): string =>
    pen.path(circle(x, y, r), pen.ball(tone(wood, -0.16))) +
    pen.padded(circle(x - 2, y - 2, r - 4), tone(wood, 0.03), { width: 9, light: 0.5 }) +
    pen.path(circle(x - 2, y - 2, r * 0.36), pen.ball(second)) +
    pen.path(circle(x - 2, y - 2, r * 0.12), tone(wood, -0.1))
  const bodies = [
    'M44 352C40 316 60 296 104 292C126 246 166 224 214 226C262 228 286 256 300 292C340 298 360 318 358 352C357 370 348 374 336 374H66C54 374 46 370 44 352Z',
    'M52 262C54 226 74 210 112 210H262C300 210 324 240 338 284C356 296 360 318 358 350C357 368 350 374 336 374H72C56 374 50 366 50 350Z',
    'M34 340C40 316 92 306 132 300C152 270 190 258 220 262C246 266 258 284 268 298C318 296 352 306 366 334C372 356 362 372 342 374H60C38 374 30 356 34 340Z',
  ]
  const win = nth(
    [
      'M132 292C146 262 170 250 200 250V292Z M214 250C244 250 262 266 272 292H214Z',
      'M86 244H160V290H86Z M178 244H254C276 252 290 270 300 290H178Z',
      'M166 298C176 282 196 276 214 278C230 280 238 290 242 298Z',
    ],
    variant,
  )
  let drawing = pen.groundShadow(200, 414, 160, 14)
  drawing +=
    pen.path(circle(112, 372, 40), tone(main, -0.3), 'opacity=".5"') +
    pen.path(circle(292, 372, 40), tone(main, -0.3), 'opacity=".5"')
  drawing += pen.wood(nth(bodies, variant), main, { seed: variant + 4, width: 26, shade: 0.42, light: 0.5 })
  drawing +=
    pen.path(
      win,
      pen.linear([
        [0, tone(wood, 0.06)],
        [1, tone(wood, -0.08)],
      ]),
    ) + pen.stroke(win, tone(main, -0.12), 3)
  drawing += pen.path(circle(348 - (variant === 2 ? 8 : 0), 330, 8), pen.ball('#f4e2b0'))
  if (variant === 2) drawing += pen.path(circle(96, 340, 22), '#fdf8ef') + icon(pen, 'star', 96, 340, 0.56, tone(main, -0.2))
  else drawing += pen.stroke('M66 344H340', trim, 7, 'opacity=".85"')
  drawing += wheel(112, 374, 40) + wheel(292, 374, 40)
  return drawing
}

/** Pull-along animal on wheels. Variants: 0 duck, 1 elephant, 2 fox. */
export function pull(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const wheel = (x: number): string =>
    pen.padded(circle(x, 400, 27), second, { width: 12, light: 0.5 }) + pen.path(circle(x, 400, 8), pen.ball(wood))
  let drawing = pen.groundShadow(206, 426, 140, 13)
  drawing +=
    pen.stroke('M318 388C352 386 366 408 352 424C344 434 332 428 338 418', tone(wood, -0.2), 3) +
    pen.path(circle(352, 428, 9), pen.ball(trim))
  drawing += pen.wood('M86 376h228q14 0 14 12t-14 12h-228q-14 0-14-12t14-12z', wood, { seed: 5, width: 8 })
  const eye = (x: number, y: number): string => bead(pen, x, y, 7, main) + pen.path(circle(x - 2, y - 2.5, 2.2), '#fff')
  if (variant === 0) {
    const body =
      'M84 268C100 290 128 288 156 276C160 246 150 232 150 206C150 164 182 138 220 140C262 142 284 172 280 206C278 226 270 238 276 262C296 300 288 376 210 376H170C110 376 70 330 84 268Z'
    drawing += pen.wood('M276 196C300 190 322 196 330 206C318 222 296 226 274 222Z', trim, { width: 10 })
    drawing +=
      pen.wood(body, main, { seed: 2, width: 34, shade: 0.42, light: 0.5 }) +
      pen.wood('M122 308C152 290 206 296 224 320C216 350 176 360 150 350C132 342 122 326 122 308Z', tone(main, -0.05), {
        seed: 8,
        width: 14,
        light: 0.55,
      }) +
      eye(240, 188)
  } else if (variant === 1) {
    const body =
      'M92 376V300C92 232 138 196 196 196H220C230 164 262 150 290 162C322 176 328 214 324 258C322 300 332 318 346 330C346 350 318 352 304 330C294 312 292 296 288 282C280 290 270 292 262 292V376H222V330H134V376Z'
    drawing +=
      pen.wood(body, main, { seed: 4, width: 28, shade: 0.42, light: 0.48 }) +
      pen.wood('M206 190C236 176 262 206 256 246C250 282 214 286 200 256C192 234 192 204 206 190Z', second, {
        seed: 3,
        width: 16,
        light: 0.55,
      }) +
      eye(284, 208)
    drawing += pen.stroke('M94 290C78 296 76 316 82 326', main, 7)
  } else {
    const tail = 'M112 350C62 350 46 300 74 252C96 274 128 300 138 330Z'
    drawing +=
      pen.wood(tail, main, { width: 16 }) +
      pen.wood('M74 252C64 268 58 284 58 298C70 300 84 292 92 276Z', tone(wood, 0.1), { width: 8 })
    drawing += pen.wood('M120 376V316C120 268 156 246 206 250L268 272V376H232V330H158V376Z', main, {
      seed: 6,
      width: 24,
      shade: 0.42,
    })
    drawing +=
      pen.wood('M196 250L184 166L222 192H270L308 166L300 250C282 282 268 292 248 300C228 292 208 280 196 250Z', main, {
        seed: 9,
        width: 22,
        light: 0.5,
      }) +
      pen.path(
        'M196 250C214 244 236 256 248 300C228 292 208 280 196 250ZM300 250C282 244 260 256 248 300C268 292 284 280 300 250Z',
        pen.matte('#f7ecdc'),
      ) +
      eye(224, 236) +
      eye(272, 236) +
      pen.path(ellipse(248, 296, 9, 7), INK)
  }
  drawing += wheel(120) + wheel(280)
  return drawing
}
