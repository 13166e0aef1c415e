/** Furniture and toys with their doors open, and closed. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import { STEEL } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect } from '../../shapes.ts'

/** A wardrobe with both doors open: clothes on a rail above, folded ones on shelves. */
export function wardrobeOpen(pen: Pen, { main, second, trim, wood }: Paint): string {
  const coat = (x: number, colour: string, high: number) =>
    pen.stroke(`M${x} 112q0 -10 7 -12`, STEEL, 3) +
    pen.padded(`M${x - 21} 130C${x - 8} 116 ${x + 8} 116 ${x + 21} 130L${x + 24} ${high}H${x - 24}Z`, colour, {
      width: 12,
      shade: 0.4,
    })
  const pile = (x: number, y: number, colours: readonly string[]) =>
    colours.map((colour, i) => pen.padded(roundedRect(x, y - i * 17, 56, 19, 7), colour, { width: 8 })).join('')
  const door = (outline: string, panel: string, knob: number) =>
    pen.wood(outline, wood, { direction: 90, seed: knob, width: 10 }) +
    pen.padded(panel, main, { width: 12 }) +
    pen.path(circle(knob, 270, 7), pen.ball(trim))
  return (
    pen.groundShadow(204, 424, 172, 15) +
    pen.wood(roundedRect(104, 70, 192, 346, 8), wood, { seed: 4 }) +
    pen.path(roundedRect(114, 84, 172, 320, 4), tone(wood, -0.27)) +
    pen.rod('M116 104H284', STEEL, 6) +
    coat(144, second, 218) +
    coat(178, main, 240) +
    coat(222, tone(trim, 0.06), 226) +
    coat(256, mix(second, '#ffffff', 0.4), 210) +
    pen.wood(roundedRect(112, 262, 176, 12, 3), wood, { seed: 6, width: 6 }) +
    pen.wood(roundedRect(112, 338, 176, 12, 3), wood, { seed: 9, width: 6 }) +
    pile(128, 318, [main, second, tone(main, 0.05)]) +
    pile(214, 318, [mix(trim, '#ffffff', 0.4), second]) +
    pen.padded(roundedRect(132, 362, 62, 40, 8), '#d9b483', { width: 10, pattern: pen.pattern('waffle', '#d9b483') }) +
    pile(212, 386, [second, main]) +
    pen.shade(roundedRect(114, 84, 172, 320, 4), roundedRect(110, 78, 180, 22, 4), 0.3, 8) +
    pen.wood(roundedRect(96, 56, 208, 24, 8), wood, { seed: 2, width: 9 }) +
    door('M104 78L40 58V426L104 410Z', 'M94 96L52 84V402L94 394Z', 56) +
    door('M296 78L360 58V426L296 410Z', 'M306 96L348 84V402L306 394Z', 344)
  )
}

/** A doll's house or a garage closed, its front on. */
export function houseClosed(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const wall = mix(second, '#fffaf0', 0.35)
  const roof = variant === 1 ? main : tone(main, -0.02)
  const pane = (x: number, y: number) =>
    pen.padded(roundedRect(x, y, 58, 62, 8), '#cfe2e6', { width: 9, light: 0.6 }) +
    pen.stroke(`M${x + 29} ${y}V${y + 62}M${x} ${y + 31}H${x + 58}`, '#fbf6ec', 5) +
    pen.stroke(roundedRect(x, y, 58, 62, 8), wood, 6) +
    pen.wood(roundedRect(x - 7, y + 60, 72, 13, 4), wood, { width: 5, seed: x })
  return (
    pen.groundShadow(204, 424, 160, 15) +
    pen.padded('M66 190H334V412C334 418 330 420 324 420H76C70 420 66 418 66 412Z', wall, { width: 22, shade: 0.34 }) +
    pen.wood('M200 46L366 190C372 198 366 206 356 206H44C34 206 28 198 34 190Z', roof, { seed: 3, width: 18, shade: 0.4 }) +
    pen.stroke('M66 180H334M96 154H304M126 128H274M156 102H244', tone(roof, -0.14), 3, 'opacity=".6"') +
    pen.path(circle(200, 148, 25), pen.ball('#cfe2e6')) +
    pen.stroke(circle(200, 148, 25), wood, 6) +
    pane(92, 232) +
    pane(250, 232) +
    pane(92, 326) +
    pane(250, 326) +
    pen.wood('M166 420V322C166 298 234 298 234 322V420Z', trim, { direction: 90, seed: 5, width: 10 }) +
    pen.path(circle(222, 370, 6), pen.ball('#c9a36a')) +
    pen.stroke('M200 206V298', tone(wall, -0.12), 3) +
    pen.path(roundedRect(196, 250, 8, 26, 4), pen.matte(STEEL)) +
    pen.wood(roundedRect(56, 412, 288, 14, 6), wood, { seed: 7, width: 6 })
  )
}

/** A play kitchen with its oven and cupboard open. */
export function kitchenOpen(pen: Pen, { main, second, trim, wood }: Paint): string {
  return (
    pen.groundShadow(204, 424, 156, 15) +
    pen.wood(roundedRect(62, 196, 276, 222, 10), wood, { seed: 4 }) +
    pen.path(roundedRect(74, 214, 118, 190, 6), tone(wood, -0.3)) +
    pen.path(roundedRect(206, 214, 120, 120, 6), '#3a332e') +
    pen.stroke('M212 262H320M212 296H320', '#8d857b', 4) +
    pen.padded(ellipse(266, 254, 44, 12), '#e3b257', { width: 9 }) +
    pen.path(circle(252, 250, 6) + circle(272, 248, 6) + circle(286, 254, 5), '#d4553d') +
    pen.padded(roundedRect(88, 342, 44, 52, 8), main, { width: 10 }) +
    pen.padded(roundedRect(138, 362, 42, 32, 8), trim, { width: 9 }) +
    pen.wood(roundedRect(76, 300, 114, 10, 2), wood, { width: 5, seed: 6 }) +
    pen.padded('M92 300C92 268 138 268 138 300Z', second, { width: 10 }) +
    pen.path(circle(160, 284, 16), pen.ball('#d4553d')) +
    pen.padded(roundedRect(206, 336, 120, 70, 6), '#57514c', { width: 12, light: 0.3 }) +
    pen.padded('M200 340H332L344 408C346 420 340 426 330 426H202C192 426 188 420 190 408Z', main, { width: 14, shade: 0.4 }) +
    pen.path('M218 354H314L320 400H212Z', '#4a433e', 'opacity=".85"') +
    pen.rod('M214 414H318', STEEL, 7) +
    pen.wood('M74 212L36 196V424L74 408Z', wood, { direction: 90, seed: 9, width: 8 }) +
    pen.path(circle(46, 300, 6), pen.ball(trim)) +
    pen.padded(roundedRect(50, 172, 300, 32, 8), '#ece7df', { width: 12, light: 0.6 }) +
    [232, 260, 288, 312].map((x) => pen.path(circle(x, 188, 7), pen.ball('#57514c'))).join('') +
    pen.padded(ellipse(132, 172, 52, 9), '#c3c6c8', { width: 6 }) +
    pen.wood(roundedRect(62, 60, 276, 16, 6), wood, { seed: 8, width: 6 }) +
    pen.wood(roundedRect(62, 60, 14, 118, 4), wood, { direction: 90, width: 6 }) +
    pen.wood(roundedRect(324, 60, 14, 118, 4), wood, { direction: 90, width: 6 }) +
    pen.padded('M236 130H306V154C306 168 298 172 288 172H254C244 172 236 168 236 154Z', trim, { width: 12 }) +
    pen.stroke('M306 142H336', '#57514c', 8) +
    pen.rod('M100 76V120M128 76V112M156 76V124', STEEL, 6) +
    pen.path(ellipse(100, 128, 11, 14) + ellipse(156, 132, 10, 14), pen.ball(STEEL))
  )
}

/** A low bookcase or a toy shelf seen from the side end, with one box drawn out. */
export function boxDrawnOut(pen: Pen, { main, second, trim, wood }: Paint): string {
  const hole = (x: number, y: number) => pen.path(roundedRect(x, y, 82, 84, 4), tone(wood, -0.26))
  const box = (x: number, y: number, colour: string) =>
    pen.padded(roundedRect(x + 4, y + 16, 74, 66, 8), colour, { width: 14 }) +
    pen.path(roundedRect(x + 28, y + 28, 26, 11, 5), tone(colour, -0.24))
  return (
    pen.groundShadow(206, 424, 160, 15) +
    pen.wood(roundedRect(46, 176, 308, 226, 8), wood, { seed: 4 }) +
    [60, 159, 258].flatMap((x) => [192, 296].map((y) => hole(x, y))).join('') +
    [0, 1, 2, 3]
      .map((i) =>
        pen.padded(
          roundedRect(64 + i * 15, 206 + (i % 2) * 8, 13, 70 - (i % 2) * 8, 2),
          [main, trim, second, tone(main, 0.08)][i] ?? main,
          { width: 5 },
        ),
      )
      .join('') +
    pen.path(circle(200, 252, 23), pen.ball(trim)) +
    box(258, 192, second) +
    box(60, 296, main) +
    box(258, 296, main) +
    pen.wood(roundedRect(40, 164, 320, 22, 8), wood, { seed: 2, width: 8 }) +
    pen.wood(roundedRect(58, 398, 30, 24, 5), wood, { width: 6 }) +
    pen.wood(roundedRect(312, 398, 30, 24, 5), wood, { width: 6 }) +
    pen.stroke('M140 424C160 432 250 432 262 424', '#3a2418', 12, `opacity=".3" filter="${pen.blur(6)}"`) +
    pen.path(circle(168, 324, 19), pen.ball('#d4553d')) +
    pen.padded(roundedRect(194, 306, 32, 40, 6), tone(trim, 0.05), { width: 9 }) +
    pen.path(circle(240, 326, 17), pen.ball('#79aeb0')) +
    pen.padded('M142 336H258L252 418C252 426 246 430 238 430H162C154 430 148 426 148 418Z', second, { width: 20, shade: 0.42 }) +
    pen.stroke('M140 338H260', tone(second, -0.08), 9) +
    pen.path(roundedRect(178, 356, 44, 16, 8), tone(second, -0.26))
  )
}

/** A children's table with its two chairs from above: crayons and a drawing lie on it. */
export function tableAbove(pen: Pen, { main, second, trim, wood }: Paint): string {
  const top = roundedRect(104, 130, 192, 240, 26)
  const chair = (left: boolean) => {
    const seat = roundedRect(left ? 52 : 268, 186, 80, 128, 20)
    const back = roundedRect(left ? 28 : 348, 182, 24, 136, 12)
    return (
      pen.flatShadow(seat, { opacity: 0.24 }) +
      pen.padded(seat, main, { width: 18, shade: 0.38 }) +
      pen.flatShadow(back, { opacity: 0.22, blur: 6 }) +
      pen.wood(back, tone(wood, -0.02), { seed: left ? 3 : 7, width: 8, direction: 90 })
    )
  }
  const sheet = 'M140 182L238 174L246 296L148 304Z'
  return (
    chair(true) +
    chair(false) +
    pen.flatShadow(top, { blur: 13, opacity: 0.32 }) +
    pen.wood(top, wood, { seed: 5, width: 16, direction: 90 }) +
    pen.flatShadow(sheet, { dx: 2, dy: 4, blur: 4, opacity: 0.2 }) +
    pen.path(sheet, '#fbf6ec') +
    pen.stroke('M160 276C170 240 214 236 228 270M172 272C182 252 204 250 214 268', trim, 5) +
    pen.path(circle(212, 206, 13), pen.ball('#e3b257')) +
    pen.flatShadow(circle(256, 334, 22), { dx: 3, dy: 5, blur: 5 }) +
    pen.padded(circle(256, 334, 22), second, { width: 10 }) +
    pen.path(circle(256, 334, 14), tone(second, -0.22)) +
    [
      ['#d4553d', 250, 330],
      ['#79aeb0', 260, 328],
      ['#5f7f9e', 257, 340],
    ]
      .map(([colour, x, y]) => pen.path(circle(Number(x), Number(y), 5), pen.ball(String(colour))))
      .join('') +
    pen.rod('M128 330L172 344', '#a9b89b', 7) +
    pen.rod('M136 352L176 334', '#eaa978', 7)
  )
}
