/** What mothers wear and lean on: laid flat, from behind, and with the cover off. */
import { mix, tone } from '../../colour.ts'
import { cuff, fold } from '../../garment-parts.ts'
import type { Paint } from '../../paint.ts'
import { STEEL } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { roundedRect, symmetric } from '../../shapes.ts'

/** A belly band laid flat: a wide tube of soft knit. */
export function bandFlat(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const band = 'M56 152C150 138 250 138 344 152C352 214 352 286 344 348C250 362 150 362 56 348C48 286 48 214 56 152Z'
  return (
    pen.flatShadow(band, { opacity: 0.26 }) +
    pen.path('M60 152C150 170 250 170 340 152C250 136 150 136 60 152Z', tone(main, -0.22)) +
    pen.padded('M56 152C150 172 250 172 344 152C352 214 352 286 344 348C250 362 150 362 56 348C48 286 48 214 56 152Z', main, {
      width: 36,
      shade: 0.38,
      light: 0.5,
      pattern: pattern === 'plain' ? pen.pattern('rib', main) : pen.pattern(pattern, main),
    }) +
    cuff(pen, 'M56 152C150 172 250 172 344 152L346 182C250 202 150 202 54 182Z', second, 12) +
    cuff(pen, 'M52 318C150 332 250 332 348 318L344 348C250 362 150 362 56 348Z', second, 12) +
    fold(pen, 'M110 210Q130 250 120 300M290 206Q270 250 284 300', main, 3) +
    pen.padded(roundedRect(290, 268, 32, 22, 3), trim, { width: 6 })
  )
}

/** A nursing bra from behind: straps with sliders, and three rows of hooks. */
export function braBack(pen: Pen, { main, second, pattern }: Paint): string {
  const wing = (side: 1 | -1) => {
    const x = (by: number) => 200 + side * by
    return `M${x(4)} 262C${x(50)} 252 ${x(90)} 226 ${x(128)} 214C${x(148)} 210 ${x(160)} 222 ${x(162)} 246L${x(156)} 326C${x(104)} 338 ${x(50)} 344 ${x(4)} 344Z`
  }
  const strap = (side: 1 | -1) => {
    const x = (by: number) => 200 + side * by
    const path = `M${x(96)} 236C${x(92)} 168 ${x(84)} 112 ${x(64)} 70C${x(56)} 54 ${x(76)} 44 ${x(88)} 58C${x(120)} 100 ${x(140)} 160 ${x(146)} 226`
    return (
      pen.stroke(path, tone(second, -0.12), 17) +
      pen.stroke(path, second, 11) +
      pen.padded(roundedRect(x(100) - 14, 150, 28, 18, 5), STEEL, { width: 5 })
    )
  }
  const hooks = [278, 300, 322].flatMap((y) => [170, 190, 210].map((x) => pen.stroke(`M${x} ${y}q6 -6 12 0`, '#8d9296', 3.4)))
  return (
    pen.flatShadow(wing(-1), { opacity: 0.24 }) +
    pen.flatShadow(wing(1), { opacity: 0.24 }) +
    strap(-1) +
    strap(1) +
    pen.padded(wing(-1), main, { width: 26, shade: 0.38, pattern: pen.pattern(pattern, main) }) +
    pen.padded(wing(1), tone(main, -0.01), { width: 26, shade: 0.38, pattern: pen.pattern(pattern, main) }) +
    pen.seam('M44 318C100 332 150 336 196 336M356 318C300 332 250 336 204 336', main, 2) +
    pen.padded(roundedRect(158, 260, 80, 86, 8), mix(second, main, 0.2), { width: 12 }) +
    pen.stroke('M200 264V342', tone(second, -0.14), 2.4, 'stroke-dasharray="3 3"') +
    hooks.join('')
  )
}

/** A crescent pillow half out of its cover: the zip is open. */
export function coverOff(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const filling = '#f8f4ec'
  const pillow =
    'M58 372C34 196 88 76 200 76C312 76 366 196 342 372C338 418 258 418 258 372C264 272 254 188 200 188C146 188 136 272 142 372C142 418 62 418 58 372Z'
  const cover =
    'M54 374C28 192 84 70 200 70C232 70 260 78 284 96C268 124 252 158 242 204C230 192 216 190 200 190C148 190 138 272 146 374C146 424 58 424 54 374Z'
  const edge = 'M284 96C268 124 252 158 242 204'
  return (
    pen.flatShadow(pillow, { opacity: 0.26, blur: 13 }) +
    pen.padded(pillow, filling, { width: 44, shade: 0.3, light: 0.7 }) +
    fold(pen, 'M318 190Q300 204 270 210M336 280Q310 290 264 288M338 350Q310 356 262 352', filling, 3) +
    pen.shade(pillow, 'M290 90C278 124 262 160 252 214L276 220C284 170 298 134 316 116Z', 0.3, 7) +
    pen.padded(cover, main, { width: 44, shade: 0.42, light: 0.5, pattern: pen.pattern(pattern, main) }) +
    fold(pen, 'M78 190Q100 204 134 214M60 290Q90 300 140 296M150 90Q164 120 168 178M214 76Q218 120 208 180', main, 3) +
    pen.stroke(edge, tone(second, -0.05), 15) +
    pen.stroke(edge, STEEL, 5, 'stroke-dasharray="3 3"') +
    pen.padded(roundedRect(234, 194, 16, 36, 6), STEEL, { width: 6 }) +
    pen.padded(roundedRect(84, 380, 34, 22, 3), trim, { width: 6 })
  )
}

/** A support belt or a band for after the birth, rolled up and closed. */
export function bandRolled(pen: Pen, { main, second, trim }: Paint): string {
  const roll = symmetric(
    200,
    [200, 120],
    [282, 120, 316, 150, 316, 196],
    [318, 270, 318, 330, 314, 366],
    [290, 400, 250, 410, 200, 410],
  )
  return (
    pen.groundShadow(204, 408, 124, 14) +
    pen.padded(roll, main, { width: 40, shade: 0.42, fill: pen.tube(main), pattern: pen.pattern('rib', main) }) +
    pen.padded('M84 190C88 150 130 122 200 122C270 122 312 150 316 190C280 220 120 220 84 190Z', tone(main, 0.04), {
      width: 14,
    }) +
    pen.stroke(
      'M110 186C120 160 160 148 200 148C246 148 282 164 286 184C276 200 240 206 204 204C166 202 146 192 150 180C160 168 200 164 236 176',
      tone(main, -0.2),
      4,
      'opacity=".7"',
    ) +
    pen.padded('M216 236C256 236 290 232 316 224V330C290 340 256 346 216 346Z', second, { width: 16 }) +
    pen.padded(
      'M212 250H250C262 250 268 258 268 268V318C268 328 262 334 250 334H212C204 334 200 328 200 318V268C200 258 204 250 212 250Z',
      trim,
      { width: 12 },
    )
  )
}

/** The cover of a nursing pillow spread out: flat, its zip open along the inner edge. */
export function coverFlat(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const cover =
    'M52 376C26 192 82 66 200 66C318 66 374 192 348 376C344 426 250 426 252 372C258 274 252 196 200 196C148 196 142 274 148 372C150 426 56 426 52 376Z'
  const edge = 'M149 366C142 274 148 196 200 196C252 196 258 274 251 366'
  const opening = 'M150 352C144 274 150 204 200 204C224 204 238 222 244 252C238 226 226 214 200 214C160 214 156 280 160 346Z'
  return (
    pen.flatShadow(cover, { opacity: 0.24, blur: 9, dx: 4, dy: 7 }) +
    pen.padded(cover, main, { width: 18, shade: 0.34, light: 0.4, pattern: pen.pattern(pattern, main) }) +
    pen.path(opening, mix(second, '#ffffff', 0.5)) +
    pen.shade(cover, opening, 0.22, 3) +
    fold(
      pen,
      'M70 250Q106 262 140 254M330 230Q296 244 258 240M120 110Q150 140 158 186M282 112Q252 142 244 188M76 340Q110 346 146 338',
      main,
      3,
    ) +
    pen.seam('M64 376C40 200 94 78 200 78C306 78 360 200 336 376', main, 2) +
    pen.stroke(edge, tone(second, -0.06), 13) +
    pen.stroke(edge, STEEL, 5, 'stroke-dasharray="3 3"') +
    pen.padded(roundedRect(236, 252, 14, 34, 6), STEEL, { width: 6 }) +
    pen.padded(roundedRect(292, 372, 34, 22, 3), trim, { width: 6 })
  )
}

/** A bent pillow half out of its cover: its foot end shows the filling. */
export function bentCoverOff(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const filling = '#f8f4ec'
  const pillow =
    'M128 74C176 40 250 60 256 122C262 176 200 194 190 244C182 300 250 322 262 380C270 436 214 464 168 444C118 420 98 346 96 272C94 190 88 104 128 74Z'
  const cover =
    'M124 70C176 34 256 56 262 122C266 178 208 198 196 246C190 282 216 308 238 332C200 356 156 372 108 366C96 336 92 304 90 272C88 188 84 100 124 70Z'
  const edge = 'M238 332C200 356 156 372 108 366'
  return (
    pen.flatShadow(pillow, { opacity: 0.26, blur: 13 }) +
    pen.padded(pillow, filling, { width: 44, shade: 0.3, light: 0.7 }) +
    fold(pen, 'M134 396Q170 404 214 382M160 430Q190 424 226 400', filling, 3) +
    pen.shade(pillow, 'M100 364C150 376 206 360 246 330L262 356C214 384 156 396 106 388Z', 0.28, 7) +
    pen.padded(cover, main, { width: 46, shade: 0.42, light: 0.5, pattern: pen.pattern(pattern, main) }) +
    `<g clip-path="${pen.clip(cover)}">${pen.padded('M116 66C146 60 160 90 270 108C256 50 180 28 116 66Z', second, { width: 18 })}</g>` +
    fold(pen, 'M112 180Q140 196 176 186M106 290Q140 296 188 276M220 110Q196 140 190 180', main, 3) +
    pen.stroke(edge, tone(second, -0.05), 15) +
    pen.stroke(edge, STEEL, 5, 'stroke-dasharray="3 3"') +
    pen.padded(roundedRect(226, 318, 16, 34, 6), STEEL, { width: 6 }) +
    pen.padded(roundedRect(96, 230, 18, 28, 3), trim, { width: 5 })
  )
}
