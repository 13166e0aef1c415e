/** Teats, cups and flasks. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { SILICONE, STEEL, shine } from './parts.ts'

/** Bottle teats. Variants: 0 two standard, 1 two with a wide neck, 2 two of latex. */
export function teats(pen: Pen, { main, second, trim, variant }: Paint): string {
  const skin = variant === 2 ? '#d9a560' : SILICONE
  const one = (x: number, y: number, s: number): string => {
    const w = variant === 1 ? 22 : 0
    const bell = symmetric(
      0,
      [0, -236],
      [17, -236, 23, -222, 22, -204],
      [21, -168, 34, -150, 60 + w, -118],
      [80 + w, -92, 84 + w, -64, 84 + w, -36],
      [84 + w, -30, 40, -28, 0, -28],
    )
    return moved(
      x,
      y,
      pen.groundShadow(0, 2, 96 + w, 13) +
        pen.padded(bell, skin, { width: 36, shade: 0.36, light: 0.75 }) +
        pen.stroke(`M-58-92C-40-122-24-142-16-170`, '#ffffff', 9, `opacity=".6" filter="${pen.blur(3)}"`) +
        pen.path(ellipse(0, -233, 5, 2.4), tone(skin, -0.22)) +
        pen.padded(roundedRect(-100 - w, -44, 200 + 2 * w, 28, 14), tone(skin, -0.02), { width: 12, light: 0.7 }) +
        pen.padded(roundedRect(-92 - w, -22, 184 + 2 * w, 24, 8), main, { width: 10, fill: pen.tube(main), light: 0.5 }) +
        pen.path(circle(38, -66, 5), tone(skin, -0.18)) +
        pen.path(circle(52, -66, 3), tone(skin, -0.18)),
      s,
    )
  }
  const lid = 'M-70 0C-72-70-56-112-30-124C-12-132 12-132 30-124C56-112 72-70 70 0Z'
  return variant === 2
    ? one(132, 420, 0.98) +
        moved(
          298,
          420,
          pen.groundShadow(0, 2, 80, 11) +
            pen.padded(lid, second, { width: 26, shade: 0.34, light: 0.6 }) +
            pen.padded(roundedRect(-78, -26, 156, 28, 8), main, { width: 11, fill: pen.tube(main) }) +
            pen.path(circle(0, -78, 12), trim, 'opacity=".8"'),
          1,
        )
    : one(262, 392, 0.86) + one(136, 424, 1)
}

/** The bird on a cup. */
function bird(pen: Pen, colour: string, c: string): string {
  return (
    pen.path('M-30 4C-30-24-6-34 14-26C36-16 38 12 22 24C6 36-30 32-30 4Z', pen.matte(colour)) +
    pen.path('M24-10l18 5-16 8z', c) +
    pen.path(circle(12, -9, 3.2), INK)
  )
}

/** Learning cups. Variants: 0 spout, 1 straw, 2 drinks from all round. */
export function cup(pen: Pen, { main, second, trim, variant }: Paint): string {
  const body = symmetric(200, [200, 216], [276, 216], [284, 280, 274, 352, 258, 402], [254, 420, 232, 424, 200, 424])
  const handle = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    const outline = `M${mirrored(68)} 246C${mirrored(140)} 226 ${mirrored(148)} 372 ${mirrored(60)} 366`
    return (
      pen.stroke(outline, tone(second, -0.12), 27) +
      pen.stroke(outline, second, 20) +
      pen.stroke(outline, tone(second, 0.08), 6, 'transform="translate(-3 -4)" opacity=".8"')
    )
  }
  let drawing = pen.groundShadow(200, 426, 96, 13) + handle(-1) + handle(1)
  drawing +=
    pen.padded(body, mix(main, '#ffffff', 0.25), { width: 36, shade: 0.36, light: 0.6 }) +
    pen.path(
      'M126 300C170 290 230 290 276 300C274 340 268 372 258 402C254 420 232 424 200 424C168 424 146 420 142 402C132 372 126 340 124 300Z',
      tone(main, -0.03),
      'opacity=".45"',
    )
  drawing += moved(200, 326, bird(pen, second, trim))
  if (variant === 1) {
    drawing +=
      pen.stroke('M214 176C214 130 214 110 236 92L262 74', tone(SILICONE, -0.16), 21) +
      pen.stroke('M214 176C214 130 214 110 236 92L262 74', SILICONE, 15) +
      pen.stroke('M209 170C209 130 210 108 232 88L256 70', '#ffffff', 4, 'opacity=".8"')
    drawing +=
      pen.padded('M136 186C140 158 168 150 200 150C232 150 260 158 264 186Z', tone(main, 0.03), { width: 16 }) +
      pen.padded('M244 168C262 150 284 150 292 168C298 184 286 196 270 196H240Z', trim, { width: 9 })
  } else if (variant === 0) {
    const spout = symmetric(200, [200, 104], [222, 104, 230, 112, 230, 124], [230, 144, 240, 152, 252, 178], [200, 182])
    drawing +=
      pen.padded(spout, SILICONE, { width: 18, shade: 0.34, light: 0.75 }) +
      pen.path(circle(190, 106, 2.4) + circle(200, 105, 2.4) + circle(210, 106, 2.4), tone(SILICONE, -0.3)) +
      pen.padded('M132 190C136 168 164 160 200 160C236 160 264 168 268 190Z', tone(main, 0.03), { width: 14 })
  } else {
    drawing +=
      pen.padded(ellipse(200, 182, 86, 20), tone(main, 0.04), { width: 10 }) +
      pen.path(ellipse(200, 180, 72, 13), tone(main, -0.2)) +
      pen.padded(ellipse(200, 178, 66, 12), SILICONE, { width: 9, light: 0.7 }) +
      pen.path(ellipse(200, 175, 16, 4), tone(SILICONE, -0.16))
  }
  drawing += pen.padded(
    variant === 2
      ? 'M114 182C114 200 150 206 200 206C250 206 286 200 286 182V212C286 232 250 240 200 240C150 240 114 232 114 212Z'
      : roundedRect(114, 182, 172, 46, 18),
    main,
    { width: 16, fill: pen.tube(main), light: 0.5 },
  )
  return (
    drawing +
    pen.stroke(
      'M138 196V218M154 198V222M170 199V224M186 200V225M202 200V225M218 200V225M234 199V224M250 198V222M264 196V218',
      tone(main, -0.1),
      2,
      'opacity=".5"',
    ) +
    shine(pen, 'M146 260C144 300 148 340 154 372', 9)
  )
}

function openCups(pen: Pen, { main, second }: Paint): string {
  const cupA = (x: number, y: number, col: string, s: number): string =>
    moved(
      x,
      y,
      pen.groundShadow(0, 0, 66, 11) +
        pen.padded('M-72-150H72L54-12C52-2 44 2 34 2H-34C-44 2-52-2-54-12Z', col, {
          width: 30,
          fill: pen.tube(col),
          shade: 0.3,
        }) +
        pen.path(ellipse(0, -150, 72, 19), tone(col, -0.22)) +
        pen.path(ellipse(0, -146, 62, 13), tone(col, -0.12)) +
        pen.stroke(ellipse(0, -150, 72, 19), tone(col, 0.07), 7) +
        pen.stroke('M-62-104H62M-58-76H58', tone(col, -0.1), 3, 'opacity=".5"'),
      s,
    )
  return cupA(268, 396, second, 0.92) + cupA(142, 424, main, 1.06)
}

function steelFlask(pen: Pen, { main, second, trim, variant }: Paint): string {
  const body =
    variant === 1
      ? symmetric(200, [200, 186], [246, 186], [258, 200, 262, 214, 262, 232], [262, 404], [262, 418, 252, 424, 200, 424])
      : symmetric(
          200,
          [200, 176],
          [244, 176],
          [268, 190, 270, 214, 262, 244],
          [254, 270, 260, 292, 266, 320],
          [274, 360, 268, 424, 240, 424],
          [200, 424],
        )
  let drawing = pen.groundShadow(200, 426, 82, 12)
  drawing +=
    pen.padded(body, main, { width: 30, fill: pen.tube(main), shade: 0.36 }) +
    pen.path('M138 230H262V252H138Z', pen.tube(STEEL)) +
    pen.padded(roundedRect(138, 386, 124, 38, 12), STEEL, { width: 12, fill: pen.tube(STEEL) }) +
    pen.padded('M150 96H250C262 96 266 104 266 116V186H134V116C134 104 138 96 150 96Z', STEEL, {
      width: 22,
      fill: pen.tube(STEEL),
      shade: 0.36,
    })
  drawing +=
    pen.stroke('M136 166H264', tone(STEEL, -0.2), 2.4) +
    pen.padded(roundedRect(150, 84, 100, 20, 9), second, { width: 8, fill: pen.tube(second) }) +
    pen.stroke('M132 118C92 116 90 180 132 178', tone(second, -0.1), 16) +
    pen.stroke('M132 118C94 117 92 179 132 178', second, 10)
  return (
    drawing +
    moved(
      200,
      318,
      pen.path('M0-30l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z', pen.matte(second)) +
        pen.path(circle(0, 2, 7), trim, 'opacity=".9"'),
    ) +
    shine(pen, 'M156 262V376', 8) +
    shine(pen, 'M152 116V156', 7)
  )
}

/** Bottles for water. Variants: 0 with a straw, 1 steel flask, 2 small open cups. */
export function flask(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 2) return openCups(pen, paint)
  const body =
    variant === 1
      ? symmetric(200, [200, 186], [246, 186], [258, 200, 262, 214, 262, 232], [262, 404], [262, 418, 252, 424, 200, 424])
      : symmetric(
          200,
          [200, 176],
          [244, 176],
          [268, 190, 270, 214, 262, 244],
          [254, 270, 260, 292, 266, 320],
          [274, 360, 268, 424, 240, 424],
          [200, 424],
        )
  let drawing = pen.groundShadow(200, 426, 82, 12)
  if (variant === 1) return steelFlask(pen, paint)
  drawing +=
    pen.stroke('M252 160C304 150 300 92 262 96', tone(trim, -0.1), 15) + pen.stroke('M252 158C300 148 298 94 262 96', trim, 9)
  drawing +=
    pen.padded(body, mix(second, '#ffffff', 0.2), { width: 34, shade: 0.34, light: 0.7 }) +
    pen.path(
      'M142 290C170 282 230 282 258 290C262 306 270 330 269 360C270 400 262 424 240 424H160C138 424 130 400 131 360C130 330 138 306 142 290Z',
      mix('#a9cfe0', main, 0.3),
      'opacity=".45"',
    )
  drawing +=
    pen.padded(
      'M142 124H258C268 124 272 132 272 142V166C272 178 266 184 256 184H144C134 184 128 178 128 166V142C128 132 132 124 142 124Z',
      main,
      { width: 18, fill: pen.tube(main) },
    ) + pen.padded('M160 124C162 96 182 84 206 84C238 84 256 100 258 124Z', tone(main, 0.03), { width: 16 })
  drawing +=
    pen.padded('M150 102C146 70 164 54 182 54C200 54 206 70 200 102Z', SILICONE, { width: 14, shade: 0.34, light: 0.7 }) +
    pen.padded(roundedRect(206, 96, 52, 22, 11), trim, { width: 8 })
  return (
    drawing +
    [0, 1, 2]
      .map((i) =>
        moved(
          nth([172, 226, 190], i),
          nth([232, 262, 356], i),
          pen.path('M0-16l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', pen.matte(nth([main, trim, main], i))),
        ),
      )
      .join('') +
    shine(pen, 'M150 210C146 250 152 270 150 300V380', 9)
  )
}
