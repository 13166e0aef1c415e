/** Small cloth goods folded, turned and from behind. */
import { mix, tone } from '../../colour.ts'
import { fold, snap } from '../../garment-parts.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

/** A towel, swaddle or cover folded in a square, its corner turned over. */
export function foldedSquare(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const layer = (dx: number, dy: number) => roundedRect(76 + dx, 114 + dy, 248, 256, 24)
  const corner = 'M236 372C240 326 262 296 322 290C328 318 328 346 318 358C296 372 266 376 236 372Z'
  return (
    pen.flatShadow(layer(8, 16), { opacity: 0.26 }) +
    pen.padded(layer(8, 16), tone(main, -0.05), { width: 18, pattern: print }) +
    pen.padded(layer(4, 8), tone(main, -0.02), { width: 18, pattern: print }) +
    pen.padded(layer(0, 0), main, { width: 30, shade: 0.36, light: 0.5, pattern: print }) +
    pen.seam(roundedRect(88, 126, 224, 232, 18), main, 2) +
    fold(pen, 'M200 118C196 200 204 290 198 366M80 244C150 252 250 250 320 242', main, 3) +
    pen.stroke(corner, '#3a2418', 10, `opacity=".22" filter="${pen.blur(5)}"`) +
    pen.padded(corner, second, { width: 16, shade: 0.4 }) +
    pen.seam('M248 364C254 330 272 308 316 302', second, 2) +
    pen.padded(roundedRect(90, 338, 30, 18, 3), trim, { width: 6 })
  )
}

/** A bib from behind: how it closes at the neck, and its lining. */
export function bibBack(pen: Pen, { main, second, trim }: Paint): string {
  const outline = symmetric(
    200,
    [200, 196],
    [236, 194, 250, 160, 240, 118],
    [232, 84, 280, 66, 296, 104],
    [308, 150, 318, 190, 322, 250],
    [326, 340, 288, 420, 200, 420],
  )
  const lining = mix(second, '#ffffff', 0.25)
  const loops = pen.pattern('boucle', lining)
  return (
    pen.flatShadow(outline, { opacity: 0.26 }) +
    pen.padded(outline, lining, { width: 30, shade: 0.34, light: 0.5, pattern: loops }) +
    pen.stroke(outline, main, 9) +
    pen.seam(outline, main, 2) +
    snap(pen, 134, 104, 9) +
    snap(pen, 268, 104, 9) +
    snap(pen, 276, 130, 7) +
    pen.padded(roundedRect(180, 372, 40, 25, 4), trim, { width: 6 }) +
    pen.stroke('M190 384H210', '#fff', 3, 'opacity=".8"') +
    fold(pen, 'M120 260Q130 320 124 360M282 250Q270 310 278 352', lining, 3)
  )
}

/** A hat from below: the lining and its band. */
export function hatInside(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const lining = mix(second, '#ffffff', 0.2)
  const brim = ellipse(200, 258, 168, 150)
  return (
    pen.flatShadow(brim, { opacity: 0.26 }) +
    pen.padded(brim, main, { width: 26, shade: 0.36, light: 0.5, pattern: pen.pattern(pattern, main) }) +
    [148, 132, 116].map((r) => pen.seam(ellipse(200, 258, r, r * 0.89), main, 2)).join('') +
    pen.padded(ellipse(200, 258, 104, 92), tone(lining, -0.12), { width: 40, shade: 0.5, light: 0.1 }) +
    pen.stroke(
      'M200 168V346M110 216C160 250 240 250 290 216M112 304C160 272 240 272 288 304',
      tone(lining, -0.22),
      2.4,
      'opacity=".6"',
    ) +
    pen.stroke(ellipse(200, 258, 101, 89), lining, 15) +
    pen.seam(ellipse(200, 258, 97, 85), lining, 2) +
    pen.padded(roundedRect(176, 330, 48, 25, 4), trim, { width: 6 }) +
    pen.stroke('M186 342H214', '#fff', 3, 'opacity=".8"') +
    pen.stroke('M100 270C70 340 120 420 176 440M300 270C330 340 290 420 232 444', trim, 6) +
    pen.padded(circle(204, 446, 12), trim, { width: 8 })
  )
}

/** A cap from above: panels, button and peak. */
export function capAbove(pen: Pen, { main, second, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const peak = 'M92 268C84 376 140 440 200 440C260 440 316 376 308 268C280 330 120 330 92 268Z'
  const crown = symmetric(200, [200, 88], [274, 88, 322, 140, 320, 216], [316, 300, 262, 322, 200, 322])
  const seams =
    'M200 92V320M200 204C150 180 110 180 84 200M200 204C250 180 290 180 316 200M200 204C150 232 120 262 104 284M200 204C250 232 280 262 296 284'
  return (
    pen.flatShadow(peak, { opacity: 0.24 }) +
    pen.flatShadow(crown, { opacity: 0.24 }) +
    pen.padded(peak, second, { width: 24, shade: 0.36 }) +
    [0, 14, 28]
      .map((d) =>
        pen.seam(
          `M${106 + d / 2} ${330 - d / 4}C${124 + d / 2} ${404 - d} 160 ${424 - d} 200 ${424 - d}C240 ${424 - d} ${276 - d / 2} ${404 - d} ${294 - d / 2} ${330 - d / 4}`,
          second,
          2,
        ),
      )
      .join('') +
    pen.stroke('M96 280C130 332 270 332 304 280', '#3a2418', 14, `opacity=".26" filter="${pen.blur(6)}"`) +
    pen.padded(crown, main, { width: 46, shade: 0.44, light: 0.55, pattern: print, fill: pen.ball(main) }) +
    pen.stroke(seams, tone(main, -0.16), 2.6, 'opacity=".6"') +
    pen.stroke(seams, tone(main, 0.12), 1.4, 'opacity=".5" transform="translate(3 2)" stroke-dasharray="5 4"') +
    pen.path(circle(200, 204, 12), pen.ball(tone(main, -0.04)))
  )
}

/** A pair of socks on each other, their cuffs turned over together. */
export function socksPaired(pen: Pen, { main, second, trim }: Paint): string {
  const sock =
    'M132 96H230C232 150 230 206 236 240C244 270 300 286 330 316C352 340 346 382 312 394C260 408 196 392 164 356C136 322 136 200 132 96Z'
  const toe = 'M288 290C330 304 352 338 340 368C330 394 296 400 272 398C258 364 264 318 288 290Z'
  const heel = 'M148 300C190 300 214 330 212 384C188 376 166 358 156 338C150 326 148 312 148 300Z'
  const rib = pen.pattern('rib', main)
  const one = (colour: string) =>
    pen.padded(sock, colour, { width: 30, shade: 0.42, light: 0.5, pattern: rib }) +
    pen.padded(toe, second, { width: 18, shade: 0.38 }) +
    pen.padded(heel, second, { width: 18, shade: 0.38 }) +
    pen.stroke(
      'M288 290C264 318 258 364 272 398M148 300C190 300 214 330 212 384',
      trim,
      2.4,
      'opacity=".6" stroke-dasharray="4 3"',
    )
  return (
    `<g transform="translate(-26 -20)">${pen.flatShadow(sock, { opacity: 0.24 })}${one(tone(main, -0.03))}</g>` +
    `<g transform="translate(-8 8)">${pen.flatShadow(sock, { opacity: 0.22, blur: 7 })}${one(main)}</g>` +
    pen.padded(
      'M94 82C140 70 198 70 232 84C236 112 234 150 230 176C194 186 144 184 108 172C98 144 94 110 94 82Z',
      tone(main, 0.03),
      {
        width: 22,
        shade: 0.4,
        pattern: rib,
      },
    ) +
    pen.stroke('M96 92C142 80 196 80 232 94', tone(second, -0.02), 8) +
    fold(pen, 'M250 262Q270 280 296 288M170 210Q176 250 172 284', main, 3)
  )
}

/** A one-piece swimsuit from behind: crossed straps and a low back. */
export function swimsuitBack(pen: Pen, { main, second, pattern }: Paint): string {
  const body = symmetric(
    200,
    [200, 268],
    [232, 266, 258, 244, 272, 214],
    [284, 214],
    [282, 262, 286, 300, 298, 344],
    [270, 352, 246, 384, 240, 428],
    [226, 434, 212, 436, 200, 436],
  )
  return (
    pen.flatShadow(body, { opacity: 0.24 }) +
    pen.flatShadow('M128 222L262 92H240L110 214ZM272 222L138 92H160L290 214Z', { opacity: 0.2, blur: 7 }) +
    pen.stroke('M124 222C170 190 220 140 250 94', tone(second, -0.06), 17) +
    pen.stroke('M276 222C230 190 180 140 150 94', tone(second, -0.02), 17) +
    pen.stroke('M150 94C160 112 240 112 250 94', second, 13) +
    pen.padded(circle(200, 164, 15), second, { width: 9 }) +
    pen.padded(body, main, { width: 34, shade: 0.38, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M128 214C142 246 168 270 200 270C232 270 258 246 272 214', second, 10) +
    pen.stroke('M102 344C130 352 154 386 160 430M298 344C270 352 246 386 240 430', second, 10) +
    fold(pen, 'M140 290Q160 330 148 360M262 286Q242 326 254 356M200 300V400', main, 2.6)
  )
}

/** Knitted booties from above: the ribbed cuffs, and a bow on each. */
export function bootiesAbove(pen: Pen, { main, second, trim }: Paint): string {
  const knit = pen.pattern('knit', main)
  const one = (x: number, y: number, turn: number) => {
    const foot = 'M-66 40C-72-20-52-150 0-156C52-150 72-20 66 40C64 112 40 140 0 140C-40 140-64 112-66 40Z'
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      pen.flatShadow(foot, { opacity: 0.26 }) +
      pen.padded(foot, main, { width: 34, shade: 0.42, light: 0.5, pattern: knit }) +
      pen.padded('M-50-78C-44-132-24-156 0-156C24-156 44-132 50-78C24-96-24-96-50-78Z', mix(main, second, 0.5), {
        width: 16,
        pattern: knit,
      }) +
      pen.padded(ellipse(0, 60, 58, 66), second, { width: 20, shade: 0.4, pattern: pen.pattern('rib', second) }) +
      pen.padded(ellipse(0, 66, 38, 44), tone(mix(second, main, 0.4), -0.16), { width: 24, shade: 0.5, light: 0.1 }) +
      pen.padded('M0-14C-26-40-52-32-48-10C-46 10-20 8 0-10C20 8 46 10 48-10C52-32 26-40 0-14Z', trim, { width: 9 }) +
      pen.padded(circle(0, -11, 9), tone(trim, -0.04), { width: 5 }) +
      `</g>`
    )
  }
  return one(122, 262, -8) + one(280, 266, 8)
}
