/** Nursing bras, maternity dresses and tops. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { type Piece, placed, button, cuff, fold, pair, pile, zip } from '../garment-parts.ts'
import { ellipse, roundedRect, symmetric } from '../shapes.ts'
import { scallops } from './parts.ts'
import { mumtrousers } from './trousers-robes-belts.ts'

const SLEEVE = pair((m) => `M${m(58)} 84C${m(88)} 88 ${m(106)} 116 ${m(112)} 146L${m(132)} 268L${m(100)} 276L${m(74)} 172Z`)

const SHORT = pair((m) => `M${m(58)} 84C${m(90)} 86 ${m(112)} 108 ${m(122)} 142L${m(132)} 176L${m(90)} 192L${m(74)} 160Z`)

/** Nursing bra. Variants: 0 with clips, 1 bralette with lace, 2 vest. */
export function nursingbra(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(variant === 1 ? 'plain' : pattern, main)
  const straps = pair((m) => `M${m(74)} 176C${m(62)} 130 ${m(56)} 74 ${m(70)} 64`)
  const cups = pair(
    (m) =>
      `M${m(2)} 262C${m(18)} 234 ${m(40)} 186 ${m(76)} 168C${m(98)} 186 ${m(120)} 222 ${m(128)} 262C${m(132)} 300 ${m(100)} 324 ${m(66)} 324C${m(34)} 324 ${m(8)} 306 ${m(2)} 262Z`,
  )
  const back = pair((m) => `M${m(70)} 64C${m(98)} 60 ${m(118)} 140 ${m(118)} 244`)
  const wing = pair(
    (m) => `M${m(112)} 226C${m(136)} 240 ${m(150)} 246 ${m(160)} 252V312C${m(140)} 318 ${m(110)} 326 ${m(90)} 326Z`,
  )
  let o =
    back.map((d) => pen.rod(d, tone(variant === 1 ? main : second, -0.1), 13)).join('') +
    (variant === 2 ? [] : wing)
      .map((d) => pen.flatShadow(d, { opacity: 0.2 }) + pen.padded(d, tone(main, -0.07), { width: 16, pattern: print }))
      .join('')
  if (variant === 2) {
    const body = symmetric(
      200,
      [200, 262],
      [276, 176],
      [296, 206, 312, 226, 326, 240],
      [314, 300, 302, 340, 304, 380],
      [306, 410, 310, 430, 314, 446],
      [270, 460, 236, 462, 200, 462],
    )
    o +=
      pile(pen, [body, main, { width: 28, shade: 0.36, pattern: print }]) +
      fold(pen, 'M140 330Q150 380 138 430M260 330Q250 380 262 430M200 340Q194 390 204 436', main) +
      pen.seam('M98 436C160 448 240 448 302 436', main)
  }
  o +=
    straps.map((d) => pen.rod(d, variant === 1 ? tone(main, -0.04) : second, 15)).join('') +
    pile(pen, ...cups.map((d): Piece => [d, main, { width: 28, shade: 0.4, light: 0.5, pattern: print }]))
  if (variant === 1)
    o += cups
      .map(
        (d, i) =>
          `<g clip-path="${pen.clip(d)}">${pen.path(i ? scallops(190, 350, 232, 7) : scallops(50, 210, 232, 7), mix(second, '#fff', 0.3), `opacity=".7" transform="rotate(${i ? 52 : -52} ${i ? 262 : 138} 240)"`)}</g>`,
      )
      .join('')
  else
    o +=
      pair((m) => `M${m(20)} 284C${m(50)} 300 ${m(90)} 292 ${m(118)} 270`)
        .map((d) => pen.seam(d, main))
        .join('') +
      pair((m) => `M${m(24)} 236C${m(44)} 210 ${m(60)} 190 ${m(78)} 180`)
        .map((d) => pen.stroke(d, tone(main, -0.1), 3, 'opacity=".5"'))
        .join('')
  o +=
    variant === 2
      ? cuff(
          pen,
          'M82 306C120 330 160 336 200 318C240 336 280 330 318 306L312 326C280 350 240 356 200 340C160 356 120 350 88 326Z',
          second,
          8,
        )
      : cuff(
          pen,
          'M42 300C90 330 160 336 200 318C240 336 310 330 358 300V328C310 356 240 360 200 344C160 360 90 356 42 328Z',
          variant === 1 ? main : second,
          10,
        )
  if (variant !== 1)
    o += [124, 276]
      .map(
        (x) =>
          pen.padded(roundedRect(x - 13, 160, 26, 24, 6), trim, { width: 7 }) +
          pen.path(roundedRect(x - 6, 166, 12, 7, 2), tone(trim, -0.24)),
      )
      .join('')
  return (
    o +
    pen.padded(
      'M200 316C186 302 170 306 172 318C174 328 188 326 200 318C212 326 226 328 228 318C230 306 214 302 200 316Z',
      trim,
      {
        width: 6,
      },
    )
  )
}

/** Dress with room for the belly. Variants: 0 wrapped, 1 gathered with a ribbon, 2 nightdress with buttons. */
export function mumdress(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const skirt = symmetric(
    200,
    [200, 196],
    [252, 190],
    [290, 230, 306, 290, 300, 340],
    [300, 380, 308, 420, 314, 450],
    [270, 464, 236, 466, 200, 466],
  )
  const top = symmetric(
    200,
    variant === 0 ? [200, 180] : [200, 118],
    variant === 0 ? [240, 80] : [224, 116, 234, 100, 240, 80],
    [258, 80, 268, 88, 276, 100],
    [270, 140, 262, 170, 258, 204],
    [236, 212, 218, 214, 200, 214],
  )
  const sleeves = variant === 1 ? SHORT : SLEEVE
  let drawing = pen.path(
    variant === 0 ? 'M160 80L200 182L240 80Q200 96 160 80Z' : 'M160 80C164 116 236 116 240 80Q200 96 160 80Z',
    tone(main, -0.24),
  )
  drawing += pile(pen, ...sleeves.map((d, i): Piece => [d, i ? tone(main, -0.01) : main, { width: 22, pattern: print }]))
  if (variant !== 1)
    drawing += pair((m) => `M${m(131)} 264L${m(135)} 282L${m(102)} 290L${m(99)} 272Z`)
      .map((d) =>
        variant === 2 ? pen.padded(d, trim, { width: 6 }) : pen.padded(d, tone(main, 0.01), { width: 6, pattern: print }),
      )
      .join('')
  drawing +=
    pile(pen, [skirt, main, { width: 36, shade: 0.4, pattern: print }]) +
    pen.path(
      ellipse(216, 300, 74, 84),
      pen.radial(
        [
          [0, '#fff', 0.34],
          [0.6, '#fff', 0.06],
          [1, '#fff', 0],
        ],
        0.34,
        0.3,
        0.6,
      ),
    ) +
    pen.shade(skirt, 'M104 350C150 404 260 404 306 344C300 390 250 420 200 420S110 400 104 350Z', 0.16, 14)
  drawing +=
    fold(
      pen,
      'M156 214Q118 290 124 450M180 214Q168 240 160 262M222 214Q236 240 244 262M246 212Q288 290 280 450M166 386Q160 420 164 456M238 386Q246 420 240 456',
      main,
      2.4,
    ) + pen.padded(top, main, { width: 22, pattern: print })
  if (variant === 0)
    drawing +=
      pen.stroke('M160 82L222 214', second, 9) +
      pen.stroke('M240 82L190 172', second, 9) +
      pen.stroke('M222 214C250 280 258 380 246 462', tone(main, -0.16), 2.4, 'opacity=".6"')
  else drawing += pen.stroke('M160 82C164 118 236 118 240 82', second, 9)
  if (variant === 2)
    drawing +=
      pen.padded('M188 120H212V236H188Z', second, { width: 6 }) +
      [136, 162, 188, 214].map((y) => button(pen, 200, y, trim, 6)).join('')
  return (
    drawing +
    pen.stroke('M143 204Q200 222 257 204', variant === 2 ? tone(main, -0.05) : trim, variant === 2 ? 6 : 12) +
    (variant === 2
      ? ''
      : pen.padded(
          'M212 214C190 196 166 200 168 216C170 232 194 230 212 218C230 232 254 232 256 216C258 200 234 196 212 214Z',
          trim,
          {
            width: 8,
          },
        ) +
        pen.rod('M206 222L194 278', trim, 8) +
        pen.rod('M218 222L232 270', trim, 8))
  )
}

/** Top for nursing. Variants: 0 two layers, 1 jumper with zips, 2 pyjama shirt and trousers. */
export function mumtop(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const k = variant === 1
  const print = pen.pattern(k ? 'knit' : pattern, main)
  const body = symmetric(
    200,
    [200, 118],
    [226, 116, 236, 100, 242, 80],
    [260, 80, 272, 90, 280, 102],
    [272, 150, 270, 200, 284, 270],
    [296, 310, 296, 340, 294, 372],
    [260, 386, 230, 388, 200, 388],
  )
  const sleeves = variant === 0 ? SHORT : SLEEVE
  const hollow = 'M158 80C162 116 238 116 242 80Q200 96 158 80Z'
  let o =
    pile(pen, ...sleeves.map((d, i): Piece => [d, i ? tone(main, -0.01) : main, { width: 24, pattern: print }])) +
    (variant === 0
      ? pair((m) => `M${m(131)} 170L${m(135)} 184L${m(93)} 200L${m(88)} 186Z`)
      : pair((m) => `M${m(131)} 264L${m(136)} 286L${m(103)} 294L${m(99)} 272Z`)
    )
      .map((d) => cuff(pen, d, variant === 0 ? main : second, 6))
      .join('')
  if (variant === 0) {
    const over =
      'M128 104C120 88 138 80 158 80C164 116 236 116 242 80C262 80 280 88 272 104C272 150 270 180 272 226C240 242 160 242 128 226C130 180 128 150 128 104Z'
    const low = symmetric(
      200,
      [200, 190],
      [268, 186],
      [272, 210, 276, 240, 284, 270],
      [296, 310, 296, 340, 294, 372],
      [260, 386, 230, 388, 200, 388],
    )
    o +=
      pile(pen, [low, second, { width: 30, shade: 0.38, pattern: pen.pattern('stripe', second, mix(second, main, 0.6)) }]) +
      pen.path(
        ellipse(190, 300, 62, 56),
        pen.radial(
          [
            [0, '#fff', 0.34],
            [1, '#fff', 0],
          ],
          0.4,
          0.36,
          0.5,
        ),
      ) +
      pile(pen, [over, main, { width: 24, pattern: print }]) +
      pen.seam('M130 220C160 234 240 234 270 220', main)
  } else {
    o +=
      pile(pen, [body, main, { width: 32, shade: 0.4, pattern: print }]) +
      pen.path(
        ellipse(190, 300, 62, 56),
        pen.radial(
          [
            [0, '#fff', 0.28],
            [1, '#fff', 0],
          ],
          0.4,
          0.36,
          0.5,
        ),
      ) +
      cuff(pen, 'M106 360C160 378 240 378 294 360V384C240 402 160 402 106 384Z', second, 8)
    if (k) o += zip(pen, 'M148 132L140 250', second, [145, 134], 9) + zip(pen, 'M252 132L260 250', second, [253, 134], 9)
  }
  o += fold(pen, 'M122 250Q130 300 120 350M278 250Q268 300 280 350', main) + pen.path(hollow, tone(main, -0.24))
  if (variant !== 2)
    return (
      o +
      cuff(pen, 'M150 79C156 132 244 132 250 79L240 82C238 114 162 114 160 82Z', variant === 0 ? main : second, 6) +
      (variant === 0 ? pen.padded(roundedRect(252, 196, 16, 20, 3), trim, { width: 4 }) : '')
    )
  o +=
    pen.padded('M188 112H212V374H188Z', tone(main, 0.02), { width: 6, pattern: print }) +
    pair((m) => `M${m(42)} 80L${m(60)} 84L${m(36)} 140L${m(2)} 118Z`)
      .map((d) => pen.padded(d, second, { width: 7 }))
      .join('') +
    [146, 196, 246, 296, 346].map((y) => button(pen, 200, y, trim, 7)).join('')
  return (
    placed(
      206,
      348,
      0.62,
      mumtrousers(pen, { main, second, trim, pattern, variant: 0, wood: '', frame: '', ramp: undefined }),
      4,
    ) + placed(190, 196, 0.8, o, -3)
  )
}
