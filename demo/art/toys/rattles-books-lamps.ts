/** Rattles, books, rocking animals and lamps. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, bead } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, symmetric } from '../shapes.ts'

/** Wooden rattle / teether ring. Variants: 0 bunny ears, 1 beads, 2 bell stick. */
export function rattle(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  if (variant === 2) {
    const stick = 'M188 226h24v150q0 14-12 14t-12-14z'
    const outline = circle(200, 170, 74)
    return (
      pen.flatShadow(outline) +
      pen.flatShadow(stick) +
      pen.flatShadow(circle(200, 404, 32)) +
      pen.wood(stick, wood, { width: 12, direction: 90 }) +
      pen.padded(circle(200, 404, 32), second, { width: 20, light: 0.5 }) +
      pen.padded(outline, main, { width: 34, light: 0.5, pattern: pen.pattern(pattern, main) }) +
      pen.stroke('M127 176Q200 208 273 176', tone(main, -0.14), 3) +
      pen.padded(ellipse(200, 244, 30, 11), trim, { width: 8 })
    )
  }
  const ring = `${circle(200, 312, 92)}M${200 + 58} 312a58 58 0 1 0 -116 0a58 58 0 1 0 116 0Z`
  let o = `<g fill-rule="evenodd">${pen.flatShadow(ring)}</g>`
  const ringDraw = `<g fill-rule="evenodd" clip-rule="evenodd">${pen.stroke(circle(200, 312, 75), tone(wood, -0.1), 36)}${pen.stroke(circle(200, 312, 75), wood, 32)}${pen.stroke(circle(198, 309, 77), tone(wood, 0.06), 14, `filter="${pen.blur(4)}"`)}${pen.stroke(circle(200, 312, 67), tone(wood, -0.1), 1.5, 'opacity=".5"')}${pen.stroke(circle(200, 312, 82), tone(wood, -0.08), 1.5, 'opacity=".4"')}</g>`
  if (variant === 0) {
    const e1 = 'M176 236C140 200 116 130 140 96C168 74 196 140 200 214Z'
    const e2 = 'M224 236C260 200 284 130 260 96C232 74 204 140 200 214Z'
    const knot = 'M166 214C180 200 220 200 234 214C244 228 240 252 230 262C214 272 186 272 170 262C160 252 156 228 166 214Z'
    o +=
      pen.flatShadow(e1) +
      pen.flatShadow(e2) +
      ringDraw +
      pen.padded(e1, main, { pattern: pen.pattern(pattern, main), width: 18 }) +
      pen.padded(e2, main, { pattern: pen.pattern(pattern, main), width: 18 }) +
      pen.stroke('M186 226C168 196 154 152 150 120M214 226C232 196 246 152 250 120', tone(main, -0.12), 2, 'opacity=".5"') +
      pen.padded(knot, tone(main, -0.02), { pattern: pen.pattern(pattern, main), width: 18 }) +
      pen.stroke('M180 214C190 232 190 250 184 264M220 214C210 232 210 250 216 264', tone(main, -0.16), 2, 'opacity=".5"')
  } else {
    const cols = [main, second, trim, main, tone(second, 0.08), trim, second]
    o += ringDraw
    for (let i = 0; i < 7; i++) {
      const t = -Math.PI / 2 + (i - 3) * 0.5 + Math.sign(i - 3) * 0.06
      const x = 200 + 84 * Math.cos(t)
      const y = 304 + 84 * Math.sin(t)
      const r = i === 3 ? 32 : 23
      o +=
        pen.flatShadow(circle(x, y, r), { opacity: 0.18 }) +
        pen.padded(circle(x, y, r), nth(cols, i), { width: 18, light: 0.5, fill: pen.ball(nth(cols, i)) }) +
        (i === 3 ? pen.path(circle(x, y, 9), tone(nth(cols, i), -0.1), 'opacity=".35"') : '')
    }
  }
  return o
}

/** Picture book, standing open a little. Variants by their cover: 0 moon, 1 hills, 2 bird, 3 boat. */
export function book(pen: Pen, { main, second, trim, variant }: Paint): string {
  const front = 'M112 96L296 118V420L112 412Z'
  const back = 'M112 96L92 108V404L112 412Z'
  const pages = 'M296 126L312 120V408L296 416Z'
  let drawing = pen.groundShadow(206, 418, 124, 13)
  drawing +=
    pen.path('M112 98L318 112V408L112 412Z', tone(main, -0.14)) +
    pen.path(
      pages,
      pen.linear(
        [
          [0, '#fffdf8'],
          [1, '#e9dfd0'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    pen.stroke('M301 125V413M305 123V411M309 121V410', '#d9cdbb', 1)
  drawing += pen.padded(front, main, { width: 12, shade: 0.25, light: 0.3 })
  let s = ''
  const cream = '#fbf3e4'
  if (variant === 0)
    s =
      pen.path(circle(212, 220, 62), pen.ball(cream)) +
      pen.path(circle(240, 202, 52), main) +
      pen.path(circle(150, 160, 3.5), cream) +
      pen.path(circle(270, 290, 4), cream) +
      pen.path(circle(146, 300, 3), cream) +
      pen.path('M112 352C150 330 190 350 220 344C250 338 270 350 296 344V420L112 412Z', pen.matte(second)) +
      pen.path('M112 384C160 366 220 386 296 374V420L112 412Z', pen.matte(tone(second, -0.1)))
  else if (variant === 1)
    s =
      pen.path(circle(232, 206, 40), pen.ball(trim)) +
      pen.path('M112 300C150 250 190 262 220 290C250 260 280 264 296 280V420L112 412Z', pen.matte(second)) +
      pen.path('M112 350C160 310 220 340 296 322V420L112 412Z', pen.matte(tone(second, -0.12))) +
      pen.path('M150 350l14-52 14 52zM176 356l10-38 10 38z', tone(second, -0.22))
  else if (variant === 2)
    s =
      pen.path(
        'M150 300C150 240 196 208 236 224C262 234 268 262 262 286C254 322 210 338 180 326C168 322 152 316 150 300Z',
        pen.ball(second),
      ) +
      pen.path('M262 256L286 264L262 276Z', trim) +
      pen.path('M170 288C186 258 222 262 230 280C222 308 186 310 170 288Z', tone(second, -0.1)) +
      pen.path(circle(240, 252, 4.5), INK) +
      pen.stroke('M132 352Q206 366 280 350M204 328v28M222 326v28', tone(main, -0.25), 4)
  else
    s =
      pen.path('M204 180V318H132Z', pen.matte(cream)) +
      pen.path('M214 204V318H266Z', pen.matte(trim)) +
      pen.path('M130 330H280C270 360 250 366 204 366C160 366 140 356 130 330Z', pen.matte(second)) +
      pen.stroke('M122 384q16-10 32 0t32 0t32 0t32 0t32 0', cream, 3.5)
  drawing += `<g clip-path="${pen.clip(front)}">${s}${pen.path(
    'M112 96L128 98V414L112 412Z',
    pen.linear(
      [
        [0, '#2a170d', 0.3],
        [0.6, '#2a170d', 0.05],
        [1, '#fff', 0.2],
      ],
      0,
      0,
      1,
      0,
    ),
  )}</g>`
  drawing +=
    pen.stroke('M150 134L258 145', cream, 7, 'opacity=".92"') + pen.stroke('M166 150L242 158', cream, 3.5, 'opacity=".7"')
  return drawing + pen.path(back, tone(main, -0.1))
}

/** Rocking horse. Variants: 0 wood, 1 painted with saddle. */
export function rocker(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  const body = variant === 1 ? main : wood
  const leg1 = 'M124 296L100 404C104 416 122 420 128 412L160 310Z'
  const leg2 = 'M252 296L292 404C288 416 270 420 264 412L226 310Z'
  let drawing = pen.groundShadow(200, 434, 150, 13)
  drawing += pen.wood(leg1, tone(body, -0.06), { width: 8 }) + pen.wood(leg2, tone(body, -0.06), { width: 8 })
  drawing += pen.wood('M46 386C90 430 310 430 354 386L362 398C318 450 82 450 38 398Z', tone(wood, -0.06), { width: 9 })
  const horse =
    'M100 262C104 232 140 222 176 232C200 238 222 230 232 212C238 184 234 158 252 138L262 118L274 138C298 150 322 178 334 202C336 220 316 230 300 220L280 210C282 246 284 282 262 304C230 328 150 326 122 308C104 296 98 282 100 262Z'
  drawing +=
    pen.stroke('M104 250C76 246 62 276 72 316C78 298 84 286 106 278', trim, 9) +
    pen.stroke('M100 254C86 262 80 280 82 300', tone(trim, -0.1), 6)
  drawing += pen.wood(horse, body, { seed: 7, width: 26, shade: 0.42, light: 0.5 })
  drawing +=
    pen.path(
      'M256 132C236 146 226 178 226 208C222 216 216 222 210 226C226 232 246 222 250 200C254 178 260 160 268 146Z',
      pen.matte(trim),
    ) + pen.stroke('M240 160C234 178 234 196 228 214', tone(trim, -0.12), 2)
  drawing += bead(pen, 290, 176, 5, body) + pen.path(circle(322, 206, 2.5), tone(body, -0.3))
  drawing += pen.stroke('M272 214C282 206 290 186 286 158', second, 5) + pen.stroke('M284 208L316 188', second, 4)
  const saddle = 'M150 226C176 242 206 240 226 224C236 250 234 276 222 300C198 308 172 306 154 298C144 274 142 248 150 226Z'
  drawing +=
    pen.padded(saddle, second, { pattern: pen.pattern(pattern, second), width: 16 }) +
    pen.seam('M156 234C176 248 204 246 222 234C228 256 226 274 217 294C198 300 176 298 160 292', second)
  return drawing
}

/** Night lamp. Variants: 0 mushroom, 1 moon, 2 bear lamp. */
export function lamp(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const glow = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.radial(
      [
        [0, '#fff3c9', 0.95],
        [0.4, '#ffe7a6', 0.4],
        [1, '#ffe7a6', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>`
  const warm = mix(main, '#fff0c8', 0.72)
  if (variant === 1) {
    const outline = circle(200, 252, 112)
    return (
      pen.groundShadow(200, 424, 84, 12) +
      glow(200, 252, 190) +
      pen.wood('M124 350h152q10 0 10 10v50q0 12-12 12h-148q-12 0-12-12v-50q0-10 10-10z', wood, { width: 10 }) +
      pen.padded(outline, warm, {
        width: 36,
        light: 0.7,
        shade: 0.2,
        fill: pen.radial([
          [0, '#fffaf0'],
          [0.6, '#ffeebf'],
          [1, '#f0cf94'],
        ]),
      }) +
      `<g fill="#d9b87c" opacity=".35" clip-path="${pen.clip(outline)}">${pen.path(circle(166, 216, 24), '#d9b87c')}${pen.path(circle(240, 276, 32), '#d9b87c')}${pen.path(circle(228, 196, 13), '#d9b87c')}${pen.path(circle(170, 302, 15), '#d9b87c')}${pen.path(circle(126, 262, 11), '#d9b87c')}</g>` +
      pen.shade(outline, ellipse(200, 368, 80, 18), 0.25, 8)
    )
  }
  if (variant === 2) {
    const body = symmetric(
      200,
      [200, 150],
      [262, 150, 280, 200, 280, 240],
      [280, 270, 300, 320, 300, 360],
      [300, 410, 262, 422, 200, 422],
    )
    return (
      pen.groundShadow(200, 422, 112, 14) +
      glow(200, 280, 200) +
      pen.padded(circle(140, 158, 28), warm, { width: 16, shade: 0.2 }) +
      pen.padded(circle(260, 158, 28), warm, { width: 16, shade: 0.2 }) +
      pen.padded(body, warm, {
        width: 40,
        light: 0.7,
        shade: 0.24,
        fill: pen.radial(
          [
            [0, '#fffaf0'],
            [0.6, '#ffefc6'],
            [1, tone(warm, -0.06)],
          ],
          0.42,
          0.55,
          0.7,
        ),
      }) +
      pen.path(circle(172, 222, 6), INK) +
      pen.path(circle(228, 222, 6), INK) +
      pen.path(ellipse(200, 240, 8, 5.5), INK) +
      pen.stroke('M158 250q8 6 16 0M226 250q8 6 16 0', '#f0a48a', 4, 'opacity=".45"')
    )
  }
  const cap = symmetric(200, [200, 128], [284, 128, 336, 188, 336, 238], [336, 262, 300, 268, 200, 268])
  const stem = symmetric(200, [200, 258], [238, 258], [240, 320, 252, 372, 262, 400], [264, 420, 240, 424, 200, 424])
  return (
    pen.groundShadow(200, 424, 88, 12) +
    glow(200, 300, 150) +
    pen.padded(stem, warm, {
      width: 26,
      light: 0.6,
      shade: 0.24,
      fill: pen.linear(
        [
          [0, '#ffe3a3'],
          [0.4, '#fff6e0'],
          [1, '#f3e2c4'],
        ],
        0,
        0,
        0,
        1,
      ),
    }) +
    pen.shade(stem, ellipse(200, 262, 66, 12), 0.22, 6) +
    pen.padded(cap, main, { width: 42, light: 0.55, shade: 0.4 }) +
    (
      [
        [150, 186, 19, 15],
        [214, 164, 15, 11],
        [268, 208, 18, 15],
        [198, 226, 14, 10],
        [118, 232, 12, 10],
      ] as const
    )
      .map(([x, y, rx, ry]) => pen.path(ellipse(x, y, rx, ry), pen.ball('#fdf4e3'), 'opacity=".95"'))
      .join('')
  )
}
