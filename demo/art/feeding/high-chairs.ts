/** High chairs. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { ellipse, roundedRect, symmetric } from '../shapes.ts'

/** High chair. Variants: 0 with tray, 1 with cushion, 2 bare chair. */
export function highchair(pen: Pen, { main, second, trim, wood, pattern, variant }: Paint): string {
  const leg = (outline: string): string => pen.wood(outline, wood, { direction: 80, width: 9 })
  let drawing = pen.groundShadow(200, 434, 132, 15)
  drawing += leg('M150 262L122 424H136L166 270Z') + leg('M250 262L278 424H264L234 270Z')
  const backd = symmetric(
    200,
    [200, 70],
    [242, 70, 258, 80, 260, 104],
    [262, 150, 262, 190, 262, 232],
    [240, 242, 220, 244, 200, 244],
  )
  drawing += pen.wood(backd, variant === 2 ? wood : mix(wood, '#ffffff', 0.12), { width: 18, shade: 0.36 })
  if (variant !== 2)
    drawing += pen.padded(
      symmetric(200, [200, 92], [230, 92, 240, 100, 242, 120], [244, 160, 244, 190, 242, 216], [228, 224, 214, 226, 200, 226]),
      main,
      { width: 20, pattern: pen.pattern(pattern, main) },
    )
  else drawing += [168, 190, 212].map((x) => pen.path(roundedRect(x, 96, 13, 120, 6), tone(wood, -0.2), 'opacity=".5"')).join('')
  drawing += pen.wood('M132 236H268C284 236 288 252 282 262C260 274 140 274 118 262C112 252 116 236 132 236Z', wood, {
    width: 12,
  })
  if (variant === 1)
    drawing += pen.padded('M140 224H260C274 226 276 242 268 250C240 258 160 258 132 250C124 242 126 226 140 224Z', main, {
      width: 14,
      pattern: pen.pattern(pattern, main),
    })
  drawing += leg('M128 258L84 428C86 436 98 436 102 430L152 262Z') + leg('M272 258L316 428C314 436 302 436 298 430L248 262Z')
  drawing += pen.wood('M112 344H288L291 360H109Z', tone(wood, -0.02), { width: 6 })
  if (variant !== 2) {
    drawing += pen.rod('M134 240L120 196M266 240L280 196', tone(wood, -0.05), 9)
    drawing += pen.shade(backd, ellipse(200, 214, 80, 20), 0.26, 7)
    const tray = 'M92 184C120 170 280 170 308 184C326 198 318 224 300 230C262 240 138 240 100 230C82 224 74 198 92 184Z'
    drawing +=
      pen.padded(tray, variant === 0 ? '#f5efe5' : tone(wood, 0.02), { width: 18, shade: 0.3, light: 0.7 }) +
      pen.stroke(
        'M106 196C140 186 260 186 294 196C304 204 300 216 290 220C260 228 140 228 110 220C100 216 96 204 106 196Z',
        '#d8cdbd',
        2,
        'opacity=".8"',
      )
    drawing +=
      pen.padded('M224 190C224 206 262 206 262 190V182C262 176 224 176 224 182Z', second, { width: 9 }) +
      pen.path(ellipse(243, 182, 19, 5), tone(second, -0.14))
  }
  return drawing
}
