/** What is poured from and drunk from, taken apart or with its lid off. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect } from '../../shapes.ts'

const CLEAR = '#e9eeee'
const SILICONE = '#f0dfc4'

const lid = (pen: Pen, x: number, y: number, r: number, colour: string): string =>
  pen.groundShadow(x, y + 14, r * 1.05, 9) +
  pen.padded(`M${x - r} ${y - 12}V${y + 8}C${x - r} ${y + 24} ${x + r} ${y + 24} ${x + r} ${y + 8}V${y - 12}Z`, colour, {
    width: 12,
    fill: pen.tube(colour),
  }) +
  pen.padded(ellipse(x, y - 12, r, r * 0.3), tone(colour, 0.03), { width: 9, light: 0.5 }) +
  pen.stroke(ellipse(x, y - 12, r * 0.74, r * 0.2), tone(colour, -0.12), 2.4, 'opacity=".6"')

const gleam = (pen: Pen, d: string): string =>
  pen.path(d, 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".65"')

/** A drinking cup taken apart: cup, seal, lid with its spout or straw. */
export function cupApart(pen: Pen, { main, second, trim, variant }: Paint): string {
  const body = 'M50 222H214L200 398C198 416 186 424 166 424H98C78 424 66 416 64 398Z'
  const handle = (side: 1 | -1) =>
    `M${132 + side * 74} 260C${132 + side * 132} 262 ${132 + side * 128} 364 ${132 + side * 66} 372`
  const spout =
    variant === 1
      ? pen.rod('M306 150C306 100 316 84 340 70', mix(second, '#ffffff', 0.4), 11) +
        pen.padded(roundedRect(286, 142, 40, 26, 9), trim, { width: 8 })
      : variant === 0
        ? pen.padded('M282 176C284 132 296 116 306 116C316 116 328 132 330 176Z', mix(second, '#ffffff', 0.3), { width: 14 })
        : ''
  const below =
    variant === 1
      ? pen.rod('M262 392C290 372 320 400 352 366', mix(second, '#ffffff', 0.5), 11) +
        pen.path(circle(352, 364, 9), pen.ball(SILICONE))
      : pen.padded(ellipse(306, 388, 52, 20), SILICONE, { width: 10 }) + pen.path(ellipse(306, 386, 30, 10), tone(SILICONE, -0.1))
  return (
    pen.groundShadow(134, 424, 100, 13) +
    [-1, 1]
      .map((side) => pen.stroke(handle(side as 1), tone(second, -0.1), 22) + pen.stroke(handle(side as 1), second, 13))
      .join('') +
    pen.padded(body, main, { width: 34, shade: 0.36, fill: pen.tube(main) }) +
    pen.padded(ellipse(132, 222, 82, 23), tone(main, 0.03), { width: 9 }) +
    pen.path(ellipse(132, 224, 69, 16), tone(main, -0.22)) +
    pen.stroke('M56 250C100 264 164 264 208 250M58 262C100 276 164 276 206 262', tone(main, -0.12), 2.6, 'opacity=".6"') +
    gleam(pen, 'M78 290C80 330 84 360 88 388') +
    lid(pen, 306, 214, 62, second) +
    spout +
    pen.groundShadow(306, 404, 60, 8) +
    below +
    lid(pen, 306, 316, 56, trim)
  )
}

/** A flask or bottle unscrewed: body, stopper, and the lid that is a cup. */
export function flaskApart(pen: Pen, { main, second, trim, variant }: Paint): string {
  const isSteel = variant === 1
  const shell = isSteel ? '#c9cdd0' : CLEAR
  const body =
    'M66 168H178V186C192 200 200 214 200 236V396C200 414 190 424 172 424H72C54 424 44 414 44 396V236C44 214 52 200 66 186Z'
  return (
    pen.groundShadow(128, 424, 92, 13) +
    pen.padded(body, shell, { width: 30, shade: 0.3, fill: pen.tube(shell) }) +
    pen.padded('M44 252H200V366H44Z', main, { width: 24, shade: 0.34, fill: pen.tube(main) }) +
    pen.path(circle(122, 308, 25), pen.ball(second)) +
    pen.path('M122 288l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z', trim) +
    pen.padded(ellipse(122, 168, 56, 17), tone(shell, 0.03), { width: 7 }) +
    pen.path(ellipse(122, 169, 46, 12), isSteel ? '#8d9296' : '#b9c6c8') +
    pen.stroke('M70 182H174M68 192H176', tone(shell, -0.16), 2.6) +
    gleam(pen, 'M66 250C64 300 64 350 68 396') +
    pen.stroke('M352 180C392 186 388 236 350 238', second, 15) +
    pen.groundShadow(302, 262, 58, 8) +
    pen.padded('M244 162H360V236C360 252 346 260 302 260C258 260 244 252 244 236Z', second, {
      width: 20,
      fill: pen.tube(second),
    }) +
    pen.padded(ellipse(302, 162, 58, 18), tone(second, 0.03), { width: 8 }) +
    pen.path(ellipse(302, 164, 47, 12), tone(second, -0.2)) +
    pen.padded(roundedRect(270, 310, 64, 40, 9), trim, { width: 10, fill: pen.tube(trim) }) +
    lid(pen, 302, 390, 54, main) +
    pen.padded(ellipse(302, 312, 32, 10), tone(trim, 0.05), { width: 6 })
  )
}

/** Jars and tubs opened: the lid leans beside, the cream or the fruit shows. */
export function jarOpen(pen: Pen, { main, second, trim }: Paint): string {
  return contents(pen, main, mix(second, '#fffaf2', 0.4), trim, tone(mix(main, '#e9a45a', 0.45), 0.02))
}

/** A tub of cream opened. */
export function creamOpen(pen: Pen, { main, second, trim }: Paint): string {
  return contents(pen, main, mix(second, '#ffffff', 0.5), trim, '#fffaf4')
}

function contents(pen: Pen, cap: string, glass: string, trim: string, inside: string): string {
  const body = 'M56 250H256V388C256 412 238 424 206 424H106C74 424 56 412 56 388Z'
  return (
    pen.groundShadow(160, 424, 124, 14) +
    pen.padded(body, glass, { width: 34, shade: 0.3, light: 0.6, fill: pen.tube(glass) }) +
    pen.path('M70 300H242V392C230 410 210 412 156 412C102 412 82 410 70 392Z', inside, 'opacity=".35"') +
    pen.padded(roundedRect(96, 312, 120, 76, 10), '#fbf6ec', { width: 9 }) +
    pen.path(circle(156, 342, 17), pen.ball(trim)) +
    pen.stroke('M128 372H184', tone(trim, -0.05), 4) +
    pen.padded(ellipse(156, 250, 100, 31), tone(glass, 0.03), { width: 9, light: 0.6 }) +
    pen.padded(ellipse(156, 252, 86, 24), inside, { width: 14, shade: 0.4 }) +
    pen.path('M96 252C120 236 150 262 176 248C196 238 214 250 220 256C196 268 120 268 96 252Z', tone(inside, 0.04)) +
    pen.stroke('M118 254C136 244 152 262 174 252', tone(inside, -0.14), 3, 'opacity=".6"') +
    gleam(pen, 'M76 284C74 320 74 350 78 388') +
    pen.groundShadow(316, 424, 52, 9) +
    `<g transform="rotate(16 316 350)">${pen.padded(ellipse(312, 350, 30, 82), tone(cap, -0.08), { width: 12 })}${pen.padded(ellipse(326, 350, 28, 80), cap, { width: 16, shade: 0.4 })}${pen.path(ellipse(328, 350, 20, 64), tone(cap, 0.05))}${pen.stroke(ellipse(328, 350, 12, 46), tone(cap, -0.1), 2.4, 'opacity=".6"')}</g>`
  )
}

/** A breast pump taken apart for washing: funnel, bottle, valve, membrane and handle. */
export function pumpApart(pen: Pen, { main, variant }: Paint): string {
  const clear = '#e4ebec'
  const glass =
    'M60 226H172V246C186 262 194 280 194 304V396C194 414 184 424 164 424H68C48 424 38 414 38 396V304C38 280 46 262 60 246Z'
  return (
    pen.groundShadow(118, 424, 92, 12) +
    pen.padded(glass, clear, { width: 26, shade: 0.22, fill: pen.tube(clear) }) +
    pen.path('M40 344H192V394C192 412 182 422 162 422H70C50 422 40 412 40 394Z', '#fdfaf2', 'opacity=".9"') +
    pen.stroke('M56 300h24M56 326h34M56 352h24M56 378h34', tone(main, -0.14), 4) +
    pen.padded(ellipse(116, 226, 56, 16), tone(clear, 0.02), { width: 7 }) +
    pen.groundShadow(100, 176, 84, 8) +
    pen.padded(
      'M22 84C30 66 60 62 76 84C92 104 118 116 150 118V158C118 160 92 166 76 176C56 194 26 186 20 166C12 138 12 110 22 84Z',
      clear,
      { width: 22, shade: 0.3 },
    ) +
    pen.padded(ellipse(38, 126, 22, 56), SILICONE, { width: 12 }) +
    pen.path(ellipse(40, 126, 13, 38), tone(SILICONE, -0.14)) +
    pen.padded(roundedRect(134, 100, 44, 92, 14), main, { width: 14, fill: pen.tube(main) }) +
    (variant === 0
      ? pen.padded(
          'M236 120C290 92 350 110 366 168C376 206 366 250 352 276C340 290 322 284 324 266C330 230 326 190 296 172C276 160 250 166 238 158C226 148 226 126 236 120Z',
          main,
          { width: 20, shade: 0.4 },
        )
      : pen.padded(roundedRect(230, 110, 132, 150, 40), main, { width: 28, light: 0.55 }) +
        pen.path(circle(296, 178, 36), pen.ball(mix(main, '#ffffff', 0.5))) +
        pen.stroke('M284 178h24M296 166v24', tone(main, -0.16), 5) +
        pen.path(circle(272, 236, 5) + circle(296, 240, 5) + circle(320, 236, 5), tone(main, -0.2))) +
    lid(pen, 258, 398, 46, main) +
    pen.groundShadow(346, 414, 38, 8) +
    pen.padded('M312 372C312 336 380 336 380 372L366 404C360 414 332 414 326 404Z', SILICONE, { width: 14 }) +
    pen.padded('M238 318C250 304 282 304 292 318L276 348C270 354 260 354 254 348Z', SILICONE, { width: 10 }) +
    pen.path(ellipse(265, 318, 22, 6), tone(SILICONE, -0.14))
  )
}

/** A bottle of silicone, glass or with handles taken apart, in its own colours. */
export function otherBottleApart(pen: Pen, { main, second, trim, variant }: Paint): string {
  const body = variant === 5 ? main : variant === 3 ? '#dfeaea' : CLEAR
  const outline =
    'M84 176C84 166 176 166 176 176V196C196 214 204 236 204 262V392C204 414 190 424 166 424H94C70 424 56 414 56 392V262C56 236 64 214 84 196Z'
  const teat = 'M262 300C266 264 292 270 294 246C296 230 314 230 316 246C318 270 344 264 348 300Z'
  const extra =
    variant === 2
      ? pen.stroke('M238 356C238 426 376 426 376 356', tone(second, -0.08), 17) +
        pen.stroke('M239 354C240 420 374 420 375 354', second, 9) +
        pen.padded(ellipse(306, 356, 60, 17), second, { width: 9 })
      : variant === 4
        ? pen.rod('M250 396L360 372', trim, 9) +
          pen.path(circle(360, 372, 13), pen.ball(SILICONE)) +
          [276, 300, 324].map((x) => pen.path(ellipse(x, 391 - (x - 276) * 0.2, 7, 11), pen.ball(trim))).join('')
        : variant === 3
          ? pen.padded(roundedRect(248, 350, 118, 70, 20), main, { width: 18 }) +
            pen.stroke('M272 366V404M296 366V404M320 366V404M344 366V404', tone(main, -0.16), 8)
          : pen.padded(ellipse(306, 396, 58, 20), tone(main, -0.05), { width: 12 }) +
            pen.path(ellipse(306, 393, 36, 11), tone(main, -0.18))
  return (
    pen.groundShadow(132, 424, 84, 12) +
    pen.groundShadow(306, 424, 66, 10) +
    pen.padded(outline, body, { width: 30, shade: variant === 5 ? 0.4 : 0.22, fill: pen.tube(body) }) +
    (variant === 5
      ? ''
      : pen.path('M58 316H202V392C202 412 190 422 166 422H94C70 422 58 412 58 392Z', '#fdfaf2', 'opacity=".9"')) +
    pen.stroke('M74 276h22M74 306h34M74 336h22M74 366h34', tone(main, -0.16), 4) +
    pen.padded(ellipse(130, 174, 46, 12), tone(body, 0.02), { width: 6 }) +
    pen.stroke('M86 186H174M88 194H172', tone(body, -0.14), 3) +
    gleam(pen, 'M184 232C190 280 190 340 186 384') +
    pen.padded(teat, SILICONE, { width: 18, shade: 0.3 }) +
    pen.padded(roundedRect(248, 298, 114, 40, 12), main, { width: 14, fill: pen.tube(main) }) +
    pen.stroke('M268 303V334M290 303V336M312 303V336M334 303V334', tone(main, -0.14), 3, 'opacity=".6"') +
    pen.groundShadow(304, 216, 60, 8) +
    pen.padded('M252 198C252 144 264 114 302 114C340 114 352 144 352 198V214H252Z', '#eef0ee', {
      width: 24,
      shade: 0.24,
      fill: pen.tube('#eef0ee'),
    }) +
    pen.path('M276 136C286 124 298 122 306 122C290 136 282 162 280 192', '#fff', 'opacity=".8"') +
    extra
  )
}
