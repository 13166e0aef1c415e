/** What is bought closed and used open: bags of biscuits, first-aid kits, pads; and a box that is closed again. */
import { mix, tone } from '../../colour.ts'
import { morsel } from '../../household/morsels.ts'
import { icon } from '../../icons.ts'
import type { Paint } from '../../paint.ts'
import { PAPER, STEEL } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

/** A bag of things to nibble torn open, a plate of them before it. */
export function snacksOpen(pen: Pen, { main, second, variant }: Paint): string {
  const back = 'M84 150Q110 122 142 134T210 124T276 146L270 200H92Z'
  const front = 'M84 178Q112 194 140 184T206 190T278 174C272 250 274 330 286 398Q236 424 184 422T78 400C90 330 90 250 84 178Z'
  const foil = '#d9d4cb'
  return (
    pen.groundShadow(196, 424, 136, 15) +
    pen.padded(back, foil, { width: 12, shade: 0.4 }) +
    pen.path('M92 166Q180 140 270 162L268 206H94Z', '#3a2418', 'opacity=".4"') +
    `<g clip-path="${pen.clip('M60 60H320V210H60Z')}">${[
      [122, 168],
      [180, 158],
      [238, 166],
    ]
      .map(([x, y]) => morsel(pen, variant, x!, y!))
      .join('')}</g>` +
    pen.padded(front, main, { width: 34, shade: 0.42 }) +
    pen.stroke('M84 178Q112 194 140 184T206 190T278 174', tone(foil, 0.04), 5) +
    pen.path(ellipse(182, 300, 62, 72), PAPER, 'opacity=".95"') +
    pen.stroke('M152 288h60M152 306h44M152 324h54', tone(main, -0.06), 5, 'opacity=".7"') +
    pen.padded(ellipse(288, 412, 92, 26), tone(second, -0.03), { width: 12 }) +
    pen.path(ellipse(288, 408, 70, 16), tone(second, -0.1)) +
    morsel(pen, variant, 260, 398) +
    morsel(pen, variant, 318, 396) +
    morsel(pen, variant, 290, 378)
  )
}

/** A first-aid kit open: plasters and scissors in the lid, bandages and bottles standing in it. */
export function firstAidOpen(pen: Pen, { main, second, trim }: Paint): string {
  const lining = mix(second, '#ffffff', 0.35)
  const roll = (x: number, wide: number) =>
    pen.padded(roundedRect(x, 226, wide, 70, 10), PAPER, { width: 14, pattern: pen.pattern('waffle', PAPER) }) +
    pen.padded(ellipse(x + wide / 2, 228, wide / 2, 13), PAPER, { width: 7 }) +
    pen.stroke(ellipse(x + wide / 2, 228, wide / 4, 6), tone(PAPER, -0.14), 2.4)
  const plaster = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.padded(roundedRect(-38, -13, 76, 26, 13), '#e8c39e', { width: 7 })}${pen.path(roundedRect(-13, -11, 26, 22, 3), tone('#e8c39e', 0.06))}</g>`
  return (
    pen.groundShadow(202, 422, 156, 15) +
    pen.padded(roundedRect(66, 74, 268, 200, 34), main, { width: 28, shade: 0.4 }) +
    pen.padded(roundedRect(86, 94, 228, 176, 22), lining, { width: 22, shade: 0.3 }) +
    plaster(140, 130, -12) +
    plaster(148, 166, 6) +
    pen.rod('M232 112L270 196', STEEL, 7) +
    pen.rod('M274 112L236 196', STEEL, 7) +
    pen.stroke(circle(230, 212, 13) + circle(276, 212, 13), trim, 7) +
    pen.stroke('M90 186H204', tone(main, -0.02), 12) +
    pen.seam('M90 186H204', main, 2) +
    pen.path('M62 262H338V316H62Z', tone(main, -0.24)) +
    roll(84, 62) +
    roll(150, 48) +
    pen.padded(roundedRect(208, 214, 46, 88, 10), '#e6f1f4', { width: 12, light: 0.7 }) +
    pen.padded(roundedRect(216, 194, 30, 26, 6), trim, { width: 7 }) +
    icon(pen, 'drop', 231, 252, 0.5, '#79aeb0') +
    pen.padded(roundedRect(264, 232, 56, 70, 6), mix(main, PAPER, 0.7), { width: 10 }) +
    icon(pen, 'cross', 292, 258, 0.5, '#6f9a6b') +
    pen.padded('M54 282Q200 300 346 282L336 396Q334 420 308 420H92Q66 420 64 396Z', main, { width: 34, shade: 0.42 }) +
    pen.stroke('M56 286Q200 304 344 286', '#f4eee4', 8) +
    pen.stroke('M56 286Q200 304 344 286', tone(main, -0.2), 2.4, 'stroke-dasharray="3 3"') +
    pen.path(circle(200, 356, 44), PAPER) +
    icon(pen, 'cross', 200, 356, 1.05, '#6f9a6b')
  )
}

/** A box for memories, closed. */
export function memoryBoxClosed(pen: Pen, { main, trim }: Paint): string {
  const wood = '#dcb98c'
  return (
    pen.groundShadow(202, 424, 156, 16) +
    pen.wood('M56 232L96 184H304L344 232Z', tone(wood, 0.03), { width: 12, seed: 4, light: 0.5 }) +
    pen.wood('M56 232H344V278H56Z', tone(wood, -0.01), { width: 12, seed: 6 }) +
    pen.wood('M62 280H338L332 412Q332 420 322 420H78Q68 420 68 412Z', wood, { width: 16, seed: 8 }) +
    pen.path('M62 278H338V290H62Z', '#3a2418', 'opacity=".22"') +
    pen.padded(roundedRect(172, 250, 56, 58, 8), '#c9a36a', { width: 10, light: 0.6 }) +
    pen.path(circle(200, 286, 7) + 'M197 288h6l3 12h-12z', tone('#c9a36a', -0.34)) +
    [84, 316].map((x) => pen.padded(roundedRect(x - 12, 250, 24, 20, 4), '#c9a36a', { width: 6 })).join('') +
    icon(pen, 'star', 200, 366, 0.9, tone(wood, -0.16)) +
    `<g transform="matrix(1 0 0 .6 200 208)">${icon(pen, 'heart', 0, 0, 0.8, mix(main, trim, 0.3))}</g>`
  )
}

/** Pads as they are used: 0 one for the first days and its wrapper, 1 both faces of a washable one, 2 a pad for the bed and its layers. */
export function padFaces(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  if (variant === 2) return bedPadSpread(pen, paint)
  if (variant === 1) {
    const face = (x: number, y: number, colour: string, print: string) =>
      pen.flatShadow(circle(x, y, 98), { opacity: 0.26 }) +
      pen.padded(circle(x, y, 98), colour, { width: 30, shade: 0.34, pattern: print })
    const soft = mix(second, PAPER, 0.6)
    return (
      face(138, 170, main, pen.pattern(pattern === 'plain' ? 'dots' : pattern, main)) +
      pen.stroke(circle(138, 170, 95), trim, 6) +
      face(258, 322, soft, pen.pattern('boucle', soft)) +
      pen.stroke(circle(258, 322, 95), trim, 6) +
      pen.stroke(circle(258, 322, 54), tone(soft, -0.1), 2.4, 'stroke-dasharray="5 5"') +
      pen.stroke('M258 318L350 304', tone(soft, -0.12), 3)
    )
  }
  const pad = symmetric(
    160,
    [160, 44],
    [214, 44, 226, 80, 218, 130],
    [214, 160, 206, 178, 206, 196],
    [246, 198, 256, 214, 254, 246],
    [252, 270, 238, 286, 206, 288],
    [210, 320, 222, 350, 224, 390],
    [226, 436, 202, 456, 160, 456],
  )
  const core = symmetric(
    160,
    [160, 74],
    [188, 74, 192, 110, 188, 160],
    [182, 220, 182, 280, 190, 340],
    [196, 400, 190, 426, 160, 426],
  )
  const wrapper = roundedRect(262, 250, 104, 150, 12)
  return (
    pen.flatShadow(pad, { opacity: 0.26 }) +
    pen.padded(pad, PAPER, { width: 24, shade: 0.22, light: 0.7 }) +
    pen.padded(core, tone(PAPER, -0.015), { width: 18, shade: 0.22, pattern: pen.pattern('waffle', PAPER) }) +
    pen.stroke(core, mix(main, PAPER, 0.5), 3, 'stroke-dasharray="6 5"') +
    pen.flatShadow(wrapper, { opacity: 0.24 }) +
    pen.padded(wrapper, mix(main, PAPER, 0.25), { width: 18, shade: 0.36 }) +
    pen.stroke('M264 300H364M264 350H364', tone(main, -0.1), 2.4, 'opacity=".6"') +
    pen.padded('M300 346H346V366H300Z', trim, { width: 5 }) +
    icon(pen, 'flower', 314, 276, 0.5, trim)
  )
}

/** A pad for the bed spread out, a corner turned over: the soft side, what drinks, the side that keeps the bed dry. */
function bedPadSpread(pen: Pen, { main }: Paint): string {
  const sheet = 'M60 76Q200 66 340 76L344 330L262 426Q160 434 58 424Q50 250 60 76Z'
  const inner = 'M84 100Q200 92 316 100L320 322L254 400Q170 408 82 400Q76 250 84 100Z'
  const corner = 'M344 330C312 322 284 326 258 336C252 366 254 398 262 426Z'
  return (
    pen.flatShadow(sheet, { opacity: 0.26 }) +
    pen.padded(sheet, mix(main, PAPER, 0.1), { width: 16, shade: 0.36 }) +
    pen.padded(inner, PAPER, { width: 18, shade: 0.2, pattern: pen.pattern('quilt', PAPER) }) +
    pen.stroke(corner, '#3a2418', 12, `opacity=".26" filter="${pen.blur(6)}"`) +
    pen.padded(corner, tone(main, -0.03), { width: 14, shade: 0.4, light: 0.5 }) +
    pen.stroke('M340 334C312 328 288 332 266 340', PAPER, 5) +
    pen.stroke('M262 344C258 370 259 396 264 418', mix(main, PAPER, 0.5), 4)
  )
}
