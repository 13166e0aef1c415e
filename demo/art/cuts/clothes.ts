/** Further cuts of clothes: how they close, how long they are, and what hangs on them. */
import { mix, tone } from '../colour.ts'
import { button, cuff, fold, pair, placed, snap, zip } from '../garment-parts.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'
import { bodysuit, dress, overall, sleepsuit } from '../clothes/bodysuits-and-dresses.ts'
import { socks } from '../clothes/hats-shoes-socks.ts'
import { knitwear, sleepbag, trousers } from '../clothes/knitwear-and-sleeping-bags.ts'
import { dressWithBloomers } from '../clothes/bloomers.ts'
import { cableKnit } from '../clothes/cable-knit.ts'
import { sunHat } from '../clothes/sun-hats.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

/** The front of a bodysuit laid over the other side, tied with a bow. */
const wrapped: Drawing = (pen, { main, second, trim, pattern }) =>
  pen.padded('M138 97C150 156 212 214 288 250L284 306C214 290 132 220 114 122C122 108 130 100 138 97Z', tone(main, 0.015), {
    width: 16,
    pattern: pen.pattern(pattern, main),
  }) +
  cuff(pen, 'M146 94C160 150 216 204 290 238L289 252C208 216 146 156 132 100Z', second) +
  pen.padded('M286 246C264 224 242 232 246 250C250 268 272 264 286 250C300 264 316 262 316 248C314 234 300 230 286 246Z', trim, {
    width: 7,
  }) +
  pen.stroke('M280 254L262 288M290 254L298 290', trim, 5)

const envelope: Drawing = (pen, { second }) =>
  pair((m) => `M${m(48)} 97C${m(62)} 128 ${m(74)} 156 ${m(98)} 176`)
    .map((d) => pen.stroke(d, second, 10) + pen.stroke(d, tone(second, -0.12), 1.6, 'stroke-dasharray="3 3"'))
    .join('')

/** A sleepsuit without feet: ribbed cuffs at the ankles. */
const footless =
  (variant: number, over: Drawing): Drawing =>
  (pen, paint) =>
    `<g clip-path="${pen.clip('M0 0H400V402H0Z')}">${sleepsuit(pen, { ...paint, variant })}</g>` +
    pair((m) => `M${m(34)} 392C${m(56)} 400 ${m(76)} 400 ${m(94)} 394L${m(90)} 432C${m(72)} 438 ${m(54)} 438 ${m(38)} 432Z`)
      .map((d) => pen.flatShadow(d, { dx: 3, dy: 6, blur: 5, opacity: 0.2 }) + cuff(pen, d, paint.second))
      .join('') +
    over(pen, paint)

const twoPulls: Drawing = (pen) =>
  pen.stroke('M200 118C204 210 196 290 152 398', '#f3ede3', 9) +
  pen.stroke('M200 118C204 210 196 290 152 398', '#b8ac9b', 3, 'stroke-dasharray="2.500 2.500"') +
  pen.path(roundedRect(195, 112, 10, 20, 4), pen.ball('#c9bda9')) +
  `<g transform="translate(158 382) rotate(24)">${pen.path(roundedRect(-5, -12, 10, 20, 4), pen.ball('#c9bda9'))}</g>`

const poppers: Drawing = (pen, { second }) =>
  pen.stroke('M200 118V300C190 336 176 370 166 404', second, 14) +
  [132, 160, 188, 216, 244, 272].map((y) => snap(pen, 200, y, 6)).join('') +
  snap(pen, 196, 308, 6) +
  snap(pen, 184, 342, 6) +
  snap(pen, 173, 376, 6)

const joggers: Drawing = (pen, { second, trim }) =>
  pair((m) => `M${m(76)} 146C${m(92)} 220 ${m(110)} 300 ${m(104)} 394`)
    .map((d) => pen.stroke(d, second, 7) + pen.stroke(d, tone(second, -0.16), 1.4))
    .join('') +
  pair((m) => `M${m(40)} 168L${m(78)} 214`)
    .map((d) => pen.stroke(d, trim, 5))
    .join('')

const gauze: Drawing = (pen, { main, trim }) =>
  pen.path(
    'M126 146H274C306 220 322 320 306 392H226C220 350 214 330 200 326C186 330 180 350 174 392H94C78 320 94 220 126 146Z',
    pen.pattern('waffle', main, tone(main, -0.2)),
  ) +
  pen.stroke(
    'M150 190Q132 280 118 380M250 190Q268 280 282 380M172 180Q164 260 152 380M228 180Q236 260 248 380',
    tone(main, -0.12),
    2,
    'opacity=".5"',
  ) +
  pen.rod('M194 130C182 160 172 176 166 196', trim, 5) +
  pen.rod('M206 130C218 160 228 172 236 192', trim, 5)

const denim: Drawing = (pen) =>
  pen.seam(
    'M146 162C176 168 224 168 254 162M128 262C170 268 230 268 272 262M200 262V330M150 280Q146 340 140 390M250 280Q254 340 260 390',
    '#c98d4b',
    2.2,
  ) +
  pen.seam('M166 184H234V232C214 240 186 240 166 232Z', '#c98d4b', 2) +
  button(pen, 152, 164, '#c9a36a', 9) +
  button(pen, 248, 164, '#c9a36a', 9)

/** What is under the foot of a sock: dots of rubber. */
const grip: Drawing = (pen, { trim }) => {
  const dots = [
    [92, 262],
    [112, 274],
    [132, 281],
    [152, 285],
    [172, 284],
    [100, 246],
    [120, 258],
    [141, 266],
    [162, 270],
    [182, 268],
    [130, 246],
    [151, 252],
    [172, 254],
  ]
    .map(([x, y]) => circle(x as number, y as number, 5.4))
    .join('')
  const one = (x: number, y: number, r: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${r} 130 160)">${pen.path(dots, pen.ball(trim))}</g>`
  return one(20, 76, 6) + one(124, 118, -4)
}

/** Socks that reach the knee. */
function kneeHigh(pen: Pen, { main, second, trim }: Paint): string {
  const one = (x: number, y: number, r: number): string => {
    const d = 'M60-60H132V196C132 214 142 224 162 234C196 250 214 264 208 286C202 310 170 314 142 306C104 294 60 264 60 218Z'
    const heel = 'M60 196C84 198 104 222 92 258C74 246 60 234 60 218Z'
    const toe = 'M176 240C204 254 214 268 208 286C202 308 176 314 152 308C150 280 158 256 176 240Z'
    return `<g transform="translate(${x} ${y}) rotate(${r} 130 160)">${pen.flatShadow(d)}${pen.padded(d, main, { width: 22, pattern: pen.pattern('rib', main) })}<g clip-path="${pen.clip(d)}">${pen.padded(heel, second, { width: 10 })}${pen.padded(toe, second, { width: 12 })}</g>${cuff(pen, 'M56-76H136V-24H56Z', second)}${pen.stroke('M58-8H134M58 8H134', trim, 6)}</g>`
  }
  return one(24, 112, 4) + one(128, 146, -3)
}

/** The first socks: short, with a bow. */
function booties(pen: Pen, { main, second, trim }: Paint): string {
  const one = (x: number, y: number, r: number): string => {
    const d = 'M84 130H176V230C190 244 232 250 244 276C252 304 230 318 196 318H112C88 318 78 300 80 270Z'
    return `<g transform="translate(${x} ${y}) rotate(${r} 160 220)">${pen.flatShadow(d)}${pen.padded(d, main, { width: 26, pattern: pen.pattern('knit', main) })}${cuff(pen, 'M76 100C108 110 152 110 184 100L182 158C150 168 110 168 80 158Z', second, 10)}${pen.stroke('M82 178H176', trim, 5)}${pen.padded('M134 180C112 160 94 166 98 180C102 194 122 192 134 182C146 192 168 194 170 180C172 166 154 160 134 180Z', trim, { width: 6 })}${fold(pen, 'M112 236Q150 250 176 238M196 290Q214 296 232 288', main)}</g>`
  }
  return one(-26, 2, -8) + one(88, 74, 6)
}

/** Skirt and bodice without collar or tiers: the base of dresses for a feast. */
const plainDress: Drawing = (pen, paint) => dress(pen, { ...paint, variant: 3 })

const puffs: Drawing = (pen, { main, second, trim, pattern }) =>
  pair((m) => `M${m(54)} 100C${m(84)} 66 ${m(146)} 84 ${m(150)} 138C${m(150)} 176 ${m(108)} 190 ${m(78)} 172Z`)
    .map((d) => pen.padded(d, main, { width: 26, shade: 0.4, pattern: pen.pattern(pattern, main) }))
    .join('') +
  fold(pen, 'M64 102Q84 130 98 166M86 92Q106 122 116 160M336 102Q316 130 302 166M314 92Q294 122 284 160', main) +
  pair((m) => `M${m(76)} 170Q${m(112)} 190 ${m(146)} 164`)
    .map((d) => pen.stroke(d, second, 9))
    .join('') +
  pen.stroke('M164 98C168 136 232 136 236 98', second, 8) +
  [150, 172, 194].map((y) => button(pen, 200, y, trim, 5)).join('')

/** A long white robe with lace along its hem. */
const christening: Drawing = (pen, paint) => {
  const white = mix(paint.main, '#fffaf0', 0.74)
  const skirt = symmetric(200, [200, 202], [250, 202], [276, 290, 300, 380, 312, 462], [270, 476, 236, 480, 200, 480])
  const lace = Array.from({ length: 15 }, (_, i) => circle(96 + i * 14.8, 466 + 10 * Math.sin((Math.PI * i) / 14), 9)).join('')
  return (
    pen.flatShadow(skirt) +
    plainDress(pen, { ...paint, main: white, second: tone(white, 0.02), trim: paint.trim, pattern: 'plain' }) +
    pen.padded(skirt, white, { width: 32, shade: 0.34 }) +
    fold(pen, 'M164 212Q150 330 136 462M184 212Q180 340 174 470M216 212Q220 340 226 470M236 212Q250 330 264 462', white, 2.4) +
    pen.path(lace, pen.matte(tone(white, 0.02))) +
    pen.path(lace, 'none', `stroke="${tone(white, -0.12)}" stroke-width="1.2"`) +
    pen.stroke('M112 424Q200 444 288 424', tone(white, -0.1), 2) +
    pen.stroke('M150 206Q200 218 250 206', paint.main, 12) +
    pen.padded(
      'M200 212C176 190 150 196 154 214C158 232 184 230 200 218C216 230 242 232 246 214C250 196 224 190 200 212Z',
      paint.main,
      { width: 7 },
    ) +
    pen.stroke('M194 222L178 300M206 222L224 296', paint.main, 6)
  )
}

const bonnet: Drawing = (pen, { main }) => {
  const white = mix(main, '#fffaf0', 0.74)
  return `<g transform="translate(330 120)">${pen.flatShadow('M0-52C44-52 58-18 52 26C34 44-34 44-52 26C-58-18-44-52 0-52Z')}${pen.padded('M0-52C44-52 58-18 52 26C34 44-34 44-52 26C-58-18-44-52 0-52Z', white, { width: 18 })}${pen.path(Array.from({ length: 9 }, (_, i) => circle(-52 + i * 13, 28 + 12 * Math.sin((Math.PI * i) / 8), 9)).join(''), pen.matte(tone(white, 0.03)))}${pen.stroke('M-48 30C-52 60-58 74-66 88M48 30C52 60 56 74 60 90', main, 6)}</g>`
}

const tulle: Drawing = (pen, { main, second, trim }) => {
  const layer = (w: number, y: number, c: string, o: number): string => {
    const d = symmetric(
      200,
      [200, 206],
      [252, 206],
      [280, 250, 200 + w - 20, y - 60, 200 + w, y],
      [200 + w - 50, y + 16, 240, y + 22, 200, y + 22],
    )
    return pen.path(d, pen.matte(c), `opacity="${o}"`) + pen.stroke(d, tone(c, -0.1), 1.4, 'opacity=".5"')
  }
  return (
    layer(160, 404, main, 0.6) +
    layer(148, 380, mix(main, '#ffffff', 0.25), 0.5) +
    layer(132, 350, mix(main, '#ffffff', 0.4), 0.5) +
    pen.path(
      Array.from({ length: 16 }, (_, i) => circle(96 + ((i * 61) % 210), 270 + ((i * 37) % 120), 3)).join(''),
      '#fff8e6',
      'opacity=".9"',
    ) +
    pen.stroke('M144 212Q200 224 256 212', trim, 12) +
    pen.padded(
      'M200 216C170 190 138 198 142 218C146 240 178 238 200 222C222 238 254 240 258 218C262 198 230 190 200 216Z',
      trim,
      { width: 8 },
    ) +
    pen.stroke('M166 98C170 132 230 132 234 98', second, 6)
  )
}

const garland: Drawing = (pen, { second, trim, main }) =>
  pen.stroke('M144 212Q200 226 256 212', mix('#8f9c7c', main, 0.2), 9) +
  [150, 176, 202, 228, 252].map((x, i) => icon(pen, 'flower', x, 216 + (i % 2) * 4, 0.5, i % 2 ? trim : second)).join('') +
  Array.from({ length: 11 }, (_, i) =>
    icon(pen, 'flower', 92 + i * 21.6, 398 + 12 * Math.sin((Math.PI * i) / 10), 0.42, i % 3 ? second : trim),
  ).join('') +
  pen.stroke('M166 98C170 132 230 132 234 98', second, 7)

const fleece: Drawing = (pen, { main, second, trim }) =>
  pen.path(
    symmetric(
      200,
      [200, 176],
      [262, 170],
      [276, 250, 286, 330, 288, 392],
      [284, 404, 246, 408, 232, 398],
      [224, 360, 218, 330, 200, 318],
    ),
    pen.pattern('boucle', main),
  ) +
  zip(pen, 'M200 168V322', trim, [200, 174], 10) +
  pair((m) => `M${m(28)} 262L${m(70)} 252V306L${m(28)} 312Z`)
    .map((d) => pen.padded(d, second, { width: 9, pattern: pen.pattern('boucle', second) }))
    .join('')

const shell: Drawing = (pen, { second }) =>
  pen.padded(symmetric(200, [200, 168], [254, 152], [296, 160, 308, 184, 314, 214], [290, 232, 240, 236, 200, 236]), second, {
    width: 14,
  }) +
  zip(pen, 'M200 168V372', second, [200, 176], 10) +
  pen.stroke('M122 320H190M210 320H278', '#dfe3e4', 8) +
  pen.stroke('M122 318H190M210 318H278', '#ffffff', 2.4)

const shoulderButtons: Drawing = (pen, { trim, second }) =>
  pen.stroke('M146 106L108 134', tone(second, -0.04), 14) +
  [0, 1, 2].map((i) => button(pen, 142 - i * 15, 109 + i * 11, trim, 7)).join('') +
  icon(pen, 'heart', 200, 270, 1.5, second)

/** A bonnet with a frill, tied under the chin. */
export function tieBonnet(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const outline = symmetric(
    200,
    [200, 116],
    [282, 116, 306, 186, 302, 256],
    [298, 306, 284, 340, 262, 358],
    [246, 366, 244, 352, 246, 336],
    [250, 280, 240, 248, 200, 246],
  )
  const edge = 'M146 340C132 290 146 246 200 242C254 246 268 290 254 340'
  const frill = Array.from({ length: 17 }, (_, i) => {
    const t = Math.PI * (i / 16)
    return circle(200 - 62 * Math.cos(t), 336 - 92 * Math.sin(t), 13)
  }).join('')
  return (
    pen.flatShadow(outline) +
    pen.stroke('M146 356C150 396 130 420 96 436M254 356C250 396 270 420 304 436', trim, 11) +
    pen.padded(outline, main, { width: 36, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.path(frill, pen.matte(second)) +
    pen.path(frill, 'none', `stroke="${tone(second, -0.12)}" stroke-width="1.4"`) +
    pen.stroke(edge, tone(second, 0.02), 8) +
    pen.seam('M124 200Q200 150 276 200', main, 2)
  )
}

const summer: Drawing = (pen, { main, second, trim }) =>
  pen.path(
    symmetric(200, [200, 192], [288, 184], [312, 260, 320, 330, 312, 392], [304, 438, 250, 446, 200, 446]),
    pen.pattern('waffle', main, tone(main, -0.16)),
  ) +
  pen.stroke('M122 180C170 198 230 198 278 180', trim, 8) +
  icon(pen, 'sun', 200, 148, 1, mix(trim, second, 0.2))

const winter: Drawing = (pen, { main, second }) =>
  fold(pen, 'M116 240Q200 258 284 240M102 296Q200 316 298 296M96 352Q200 374 304 352', main, 3.4) +
  pen.shade(
    symmetric(200, [200, 192], [288, 184], [312, 260, 320, 330, 312, 392], [304, 438, 250, 446, 200, 446]),
    'M112 242H288V252H112ZM98 300H302V310H98ZM92 358H308V368H92Z',
    0.24,
    5,
  ) +
  pen.padded('M150 66C170 104 230 104 250 66L268 78C254 134 146 134 132 78Z', mix(second, '#fff8ec', 0.5), {
    width: 12,
    pattern: pen.pattern('boucle', mix(second, '#fff8ec', 0.5)),
  }) +
  icon(pen, 'snow', 244, 156, 0.7, tone(second, -0.22))

export const clothes: Cuts = {
  bodysuit: { 3: on(bodysuit, 1, wrapped), 4: on(bodysuit, 0, wrapped), 5: on(bodysuit, 0, envelope) },
  sleepsuit: { 3: footless(0, twoPulls), 4: on(sleepsuit, 3, poppers), 5: footless(1, () => '') },
  trousers: {
    3: on(trousers, 3, (pen, { main }) => pen.seam('M150 150Q140 270 130 392M250 150Q260 270 270 392', main)),
    4: on(trousers, 2, joggers),
    5: on(trousers, 2, gauze),
    6: on(trousers, 1, denim),
  },
  socks: { 3: on(socks, 1, grip), 4: booties, 5: kneeHigh },
  dress: {
    3: (pen, paint) => plainDress(pen, paint) + puffs(pen, paint),
    4: dressWithBloomers,
    5: christening,
    6: (pen, paint) => plainDress(pen, paint) + tulle(pen, paint),
    7: (pen, paint) => plainDress(pen, paint) + garland(pen, paint),
    8: (pen, paint) => placed(172, 250, 0.92, christening(pen, paint)) + bonnet(pen, paint),
  },
  overall: { 3: on(overall, 3, fleece), 4: on(overall, 3, shell) },
  knitwear: { 3: on(knitwear, 0, shoulderButtons) },
  longsleeve: { 3: cableKnit },
  hat: { 1: sunHat, 3: tieBonnet },
  sleepbag: { 3: on(sleepbag, 0, summer), 4: on(sleepbag, 1, winter) },
}
