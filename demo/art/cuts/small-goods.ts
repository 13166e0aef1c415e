/** Further cuts of scooters, guards, baths and things to colour. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { DARK, MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, rounded, roundedRect } from '../shapes.ts'
import { still } from '../still-life.ts'
import { guards } from '../nursery/bunting-guards-lights.ts'
import { shoes } from '../clothes/hats-shoes-socks.ts'
import { bath } from '../household/baby-baths.ts'
import { disc } from '../transport/spoked-wheels.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

const STEEL = '#c9c4bd'

/** A scooter with one wheel in front and one behind. */
function twoWheels(pen: Pen, { main, second, trim }: Paint): string {
  return (
    pen.groundShadow(204, 430, 160, 12) +
    pen.rod('M316 372L276 96', STEEL, 15) +
    pen.rod('M308 318L290 196', main, 20) +
    pen.padded(
      'M72 368C72 356 84 350 100 354H238C266 354 282 340 298 316L314 324C300 366 280 382 244 384H96C82 384 72 380 72 368Z',
      main,
      { width: 14 },
    ) +
    pen.path(
      'M112 357H236',
      'none',
      `stroke="${DARK}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 6" opacity=".65"`,
    ) +
    pen.padded('M36 356C44 328 92 326 108 352L96 362C84 346 60 348 50 364Z', second, { width: 8 }) +
    pen.rod('M286 366C296 330 336 330 346 366', tone(main, -0.06), 9) +
    pen.stroke('M238 94H318', DARK, 15) +
    pen.rod('M250 94H306', STEEL, 11) +
    pen.stroke('M228 94H250M306 94H330', second, 19) +
    pen.padded(circle(278, 118, 13), trim, { width: 7, light: 0.5 }) +
    disc(pen, 76, 392, 38, { rim: second, hub: trim }) +
    disc(pen, 318, 386, 44, { rim: second, hub: trim })
  )
}

/** A clear screen before the knobs of a hob. */
function hobGuard(pen: Pen, { main, second }: Paint): string {
  const ring = (x: number, y: number, r: number): string =>
    pen.path(ellipse(x, y, r, r * 0.36), '#37312d') + pen.stroke(ellipse(x, y, r * 0.66, r * 0.24), '#6b625a', 3)
  return (
    pen.groundShadow(200, 424, 168, 15) +
    pen.padded('M62 222H338L366 306H34Z', '#4a433d', { width: 14, light: 0.3 }) +
    ring(140, 244, 40) +
    ring(262, 244, 40) +
    ring(124, 284, 46) +
    ring(278, 284, 46) +
    pen.padded(roundedRect(34, 304, 332, 116, 12), tone(second, -0.03), { width: 20 }) +
    [96, 166, 236, 306]
      .map((x) => pen.padded(circle(x, 346, 18), '#8d857b', { width: 8 }) + pen.stroke(`M${x} 346V334`, PAPER, 4))
      .join('') +
    pen.path(
      'M28 210H372L362 328H38Z',
      pen.linear([
        [0, '#ffffff', 0.5],
        [0.5, '#dfeaee', 0.3],
        [1, '#c6d8de', 0.55],
      ]),
    ) +
    pen.stroke('M28 210H372L362 328H38Z', '#a9bdc4', 2.4) +
    pen.stroke('M70 226L118 312M100 226L136 296', '#ffffff', 7, `opacity=".7" filter="${pen.blur(2)}"`) +
    pen.padded(roundedRect(22, 200, 356, 16, 8), main, { width: 7 }) +
    [64, 336].map((x) => pen.padded(roundedRect(x - 20, 318, 40, 22, 8), main, { width: 7 })).join('')
  )
}

/** A low fence of cloth along a bed: for children who sleep in a bed, not for babies. */
function bedGuard(pen: Pen, { main, second, trim }: Paint): string {
  return (
    pen.groundShadow(200, 430, 168, 14) +
    pen.wood(roundedRect(40, 316, 320, 100, 10), '#e3c196', { width: 12 }) +
    pen.padded(roundedRect(48, 276, 304, 62, 18), '#f7f1e7', {
      width: 18,
      shade: 0.3,
      pattern: pen.pattern('quilt', '#f7f1e7'),
    }) +
    pen.rod('M84 380V204C84 180 96 172 112 172H288C304 172 316 180 316 204V380', STEEL, 13) +
    pen.path(roundedRect(94, 184, 212, 150, 14), mix(second, '#ffffff', 0.4), 'opacity=".5"') +
    pen.path(roundedRect(94, 184, 212, 150, 14), pen.pattern('waffle', '#a79e94', undefined, 0.62), 'opacity=".7"') +
    pen.padded('M88 186C88 176 98 170 112 170H288C302 170 312 176 312 186V206H88Z', main, { width: 12 }) +
    pen.padded('M88 300H312V334C312 342 302 348 288 348H112C98 348 88 342 88 334Z', main, { width: 12 }) +
    icon(pen, 'moon', 200, 256, 1, trim) +
    [84, 316].map((x) => pen.padded(roundedRect(x - 14, 352, 28, 30, 8), trim, { width: 7 })).join('')
  )
}

/** A seat of mesh that lies in the tub. */
function support(pen: Pen, { main, second, trim }: Paint): string {
  const sling =
    'M84 206C104 172 150 178 170 220C190 264 210 306 262 322C298 330 326 326 344 336C352 348 344 360 326 362C240 370 170 350 136 300C112 268 92 240 84 206Z'
  return (
    pen.groundShadow(206, 420, 156, 14) +
    pen.rod('M98 202L132 408H330', tone(STEEL, -0.05), 11) +
    pen.rod('M132 300L96 408H132', STEEL, 11) +
    pen.rod('M330 350V408', STEEL, 11) +
    pen.padded(sling, mix(main, '#ffffff', 0.2), { width: 24, shade: 0.36, pattern: pen.pattern('waffle', main) }) +
    pen.stroke('M84 206C104 172 150 178 170 220C190 264 210 306 262 322C298 330 326 326 344 336', second, 9) +
    pen.padded('M92 196C104 168 146 174 158 206C162 220 150 232 136 230C116 226 100 214 92 196Z', second, {
      width: 12,
      light: 0.6,
    }) +
    [96, 132, 330].map((x) => pen.padded(ellipse(x, 410, 18, 9), trim, { width: 5 })).join('') +
    pen.path(
      circle(276, 226, 22) + circle(312, 196, 13) + circle(300, 256, 9),
      pen.radial([
        [0, '#ffffff', 0.95],
        [0.7, '#eef8fa', 0.9],
        [1, '#c3dbe2', 0.9],
      ]),
    )
  )
}

/** A sponge in the shape of a cloud, with foam. */
function sponge(pen: Pen, { main, trim }: Paint): string {
  const cloud =
    'M92 366C44 362 36 292 84 276C72 208 142 172 184 208C204 150 302 160 306 234C366 238 372 340 312 364C280 374 130 374 92 366Z'
  // Pores lie where a low-discrepancy sequence puts them: close to each other, but in no rows.
  const pores = Array.from({ length: 46 }, (_, i): [x: number, y: number, r: number] => [
    54 + ((i * 0.7549) % 1) * 300,
    196 + ((i * 0.5698) % 1) * 168,
    3 + ((i * 0.382) % 1) ** 2 * 9,
  ])
  const holes = pores.map(([x, y, r]) => ellipse(x, y, r, r * 0.8)).join('')
  const rims = pores.map(
    ([x, y, r]) =>
      `M${rounded(x - r * 0.7)} ${rounded(y + r * 0.6)}q${rounded(r * 0.9)} ${rounded(r * 0.7)} ${rounded(r * 1.6)} ${rounded(-r * 0.2)}`,
  )
  const soft = mix(main, '#fff6dc', 0.3)
  return (
    pen.groundShadow(200, 378, 146, 16) +
    pen.padded(cloud, soft, {
      width: 46,
      shade: 0.4,
      light: 0.55,
      inner: pen.path(holes, tone(soft, -0.17), 'opacity=".75"') + pen.stroke(rims.join(''), tone(soft, 0.08), 2, 'opacity=".8"'),
    }) +
    pen.stroke('M300 250C340 214 352 180 330 158C312 146 296 164 306 184', trim, 7) +
    pen.path(
      circle(112, 196, 26) + circle(148, 168, 16) + circle(88, 162, 11) + circle(170, 196, 12),
      pen.radial([
        [0, '#ffffff', 0.97],
        [0.7, '#eef8fa', 0.92],
        [1, '#c3dbe2', 0.9],
      ]),
    )
  )
}

/** An open book: lines to colour on one side, colours on the other. */
function colouringBook(pen: Pen, { main, wood }: Paint): string {
  const page = (s: number): string =>
    `M200 150C${200 + s * 40} 130 ${200 + s * 120} 128 ${200 + s * 168} 142V372C${200 + s * 120} 358 ${200 + s * 40} 360 200 382Z`
  const ink = '#5b5048'
  return (
    pen.groundShadow(200, 404, 172, 14) +
    pen.padded(
      'M26 150C90 138 160 140 200 164C240 140 310 138 374 150V388C310 376 240 378 200 400C160 378 90 376 26 388Z',
      main,
      { width: 8 },
    ) +
    pen.padded(page(-1), PAPER, { width: 12, shade: 0.18 }) +
    pen.padded(page(1), PAPER, { width: 12, shade: 0.18 }) +
    icon(pen, 'sun', 76, 190, 0.8, '#e3b257') +
    icon(pen, 'flower', 148, 236, 1.1, '#cf8f92') +
    pen.stroke('M148 262V334M148 300q22-4 26-24M148 314q-20-4-24-22', '#8f9c7c', 6) +
    pen.path('M44 340Q110 318 186 346V364Q110 344 44 356Z', '#a9b89b') +
    pen.stroke(
      'M250 306a44 38 0 1 1 78 0a20 20 0 0 1-78 0zM256 264q-18-26 4-34q16 2 18 22M322 264q18-26-4-34q-16 2-18 22M276 286v2M302 286v2M282 302q7 6 14 0',
      ink,
      3.4,
    ) +
    pen.stroke('M226 198q10-16 24-6q14-12 24 2q14 0 10 12h-62q-8-4 4-8z', ink, 3) +
    [0, 1, 2]
      .map(
        (i) =>
          `<g transform="translate(${126 + i * 62} ${418 + (i % 2) * 10}) rotate(${-8 + i * 9})">${pen.padded(roundedRect(-34, -8, 68, 16, 4), MANY[i] ?? main, { width: 6 })}${pen.path('M34-8L52 0L34 8Z', wood)}${pen.path('M46-3L52 0L46 3Z', MANY[i] ?? main)}</g>`,
      )
      .join('')
  )
}

/** A sheet of stickers, one of them peeled. */
function stickers(pen: Pen, { main, trim }: Paint): string {
  const names = ['sun', 'heart', 'boat', 'house', 'apple', 'star', 'tree', 'flower', 'moon'] as const
  const sticker = (i: number): string => {
    const [x, y] = [124 + (i % 3) * 76, 176 + Math.floor(i / 3) * 82]
    return i === 8
      ? pen.stroke(circle(x, y, 30), '#d9cfbf', 2.4, 'stroke-dasharray="5 5"')
      : pen.path(circle(x + 2, y + 3, 32), '#3a2418', 'opacity=".16"') +
          pen.path(circle(x, y, 32), '#ffffff') +
          icon(pen, names[i] ?? 'star', x, y, 0.8, MANY[i % MANY.length] ?? trim)
  }
  return (
    pen.groundShadow(200, 432, 140, 12) +
    pen.padded('M98 92H318C330 92 338 100 338 112V408C338 420 330 428 318 428H98Z', tone(main, -0.1), { width: 8 }) +
    pen.padded('M66 92H294C306 92 314 100 314 112V408C314 420 306 428 294 428H66Z', PAPER, { width: 12, shade: 0.2 }) +
    pen.padded('M58 92H86V428H58Z', main, { width: 9 }) +
    [122, 176, 230, 284, 338, 392].map((y) => pen.stroke(`M52 ${y}C40 ${y} 40 ${y + 12} 52 ${y + 12}H72`, STEEL, 4)).join('') +
    Array.from({ length: 9 }, (_, i) => sticker(i)).join('') +
    `<g transform="translate(322 372) rotate(18)">${pen.flatShadow(circle(0, 0, 36), { dx: 4, dy: 8, blur: 6, opacity: 0.3 })}${pen.path(circle(0, 0, 36), '#ffffff')}${icon(pen, 'moon', 0, 0, 0.9, '#e3b257')}${pen.padded('M-36 8C-30 30-8 40 10 34C-10 26-24 16-36 8Z', '#e9e2d6', { width: 5 })}</g>`
  )
}

/** Toys for the bath, each apart: a duck, a fish, a boat and a starfish; with a whale and a cup they are six. */
const bathSet =
  (six: boolean): Drawing =>
  (pen, { main, second, trim }) => {
    const lying = (x: number, y: number, k: number, body: string): string =>
      `<g transform="translate(${x} ${y}) scale(${k})">${body}</g>`
    const piece = (d: string, c: string): string =>
      pen.flatShadow(d, { dx: 4, dy: 7, blur: 6, opacity: 0.22 }) + pen.padded(d, c, { width: 18, light: 0.55 })
    const eye = (x: number, y: number): string =>
      pen.path(circle(x, y, 5), '#33271f') + pen.path(circle(x - 2, y - 2, 1.6), '#fff')
    const duck =
      piece('M-60 0C-66-34-34-46-8-38C-20-58-8-92 26-92C58-92 70-66 62-44C92-28 88 34 40 46H-20C-46 46-56 24-60 0Z', '#f3c24b') +
      pen.padded('M60-70C80-76 96-70 98-62C90-50 70-50 60-54Z', '#e0702f', { width: 6 }) +
      eye(38, -66)
    const fish =
      piece('M44 0C70-30 88-26 78 0C88 26 70 30 44 0Z', tone(main, -0.05)) +
      piece('M-62 0C-52-46 22-52 54 0C22 52-52 46-62 0Z', main) +
      pen.stroke('M-8-28Q8 0-8 28', tone(main, -0.14), 3) +
      eye(-36, -8)
    const boat =
      pen.rod('M0-20V-92', '#e3c196', 7) +
      piece('M6-86L58-26H6Z', second) +
      piece('M-72-14H72C64 36 44 50 0 50C-44 50-64 36-72-14Z', trim)
    const star =
      piece('M0-66C10-26 22-20 62-18C32 10 28 20 40 58C8 38-8 38-40 58C-28 20-32 10-62-18C-22-20-10-26 0-66Z', MANY[7] ?? trim) +
      eye(-12, 0) +
      eye(12, 0) +
      pen.stroke('M-8 14q8 7 16 0', '#33271f', 3)
    const whale =
      piece('M66 4C60-24 48-32 54-44C70-48 80-36 82-26C90-40 104-42 112-32C112-16 98-8 90 10Z', tone(second, -0.12)) +
      piece('M-78 10C-78-40-28-56 10-46C48-36 60-4 92 2C88 48 44 58-6 58C-54 58-78 40-78 10Z', tone(second, -0.1)) +
      eye(-44, 4)
    const cup =
      piece('M-50-44H50L38 44Q34 52 26 52H-26Q-34 52-38 44Z', MANY[2] ?? main) +
      pen.padded(roundedRect(-58, -52, 116, 18, 9), tone(MANY[2] ?? main, 0.05), { width: 6 })
    return six
      ? lying(116, 124, 0.86, duck) +
          lying(288, 116, 0.86, boat) +
          lying(116, 256, 0.86, fish) +
          lying(290, 246, 0.84, star) +
          lying(116, 384, 0.86, whale) +
          lying(296, 386, 0.84, cup)
      : lying(118, 168, 1.05, duck) + lying(286, 166, 1.05, boat) + lying(118, 334, 1.05, fish) + lying(290, 330, 1.05, star)
  }

/** Soft walls in folds between a rim and a base, on legs that turn in. */
const folds: Drawing = (pen, { main, second, trim }) =>
  pen.rod('M112 380L84 432M288 380L316 432', '#c9c4bd', 13) +
  [84, 316].map((x) => pen.padded(ellipse(x, 434, 20, 9), trim, { width: 5 })).join('') +
  [0, 1, 2, 3]
    .map((i) => {
      const [y, w] = [270 + i * 28, 146 - i * 9]
      return pen.padded(
        `M${200 - w} ${y}Q${200 - w - 14} ${y + 14} ${200 - w + 4} ${y + 28}H${200 + w - 4}Q${200 + w + 14} ${y + 14} ${200 + w} ${y}Z`,
        i % 2 ? tone(second, -0.03) : main,
        { width: 13, light: 0.5 },
      )
    })
    .join('') +
  pen.padded(roundedRect(92, 378, 216, 24, 12), tone(main, -0.04), { width: 9 }) +
  pen.path(circle(200, 390, 7), tone(main, -0.2))

/** Straps that stick, over the tongue of each boot. */
const straps: Drawing = (pen, { second, trim }) => {
  const one = (dx: number, dy: number): string =>
    `<g transform="translate(${dx} ${dy})">${pen.padded('M140 244L196 262L214 302L160 312Z', tone(second, 0.02), { width: 9 })}${pen.padded('M112 250C140 238 176 246 202 264L196 286C170 268 142 262 116 272Z', trim, { width: 8 })}${pen.padded('M112 284C144 274 182 284 212 304L204 324C176 304 146 298 116 306Z', trim, { width: 8 })}</g>`
  return one(62, -24) + one(12, 22)
}

export const smallGoods: Cuts = {
  scooter: { 3: twoWheels },
  guards: {
    1: (pen, paint) =>
      still(pen, paint, [
        { draw: guards, x: 190, y: 164, scale: 0.94, turn: -9, paint: { variant: 1 } },
        { draw: guards, x: 212, y: 334, scale: 0.94, turn: 7, paint: { variant: 1, main: mix(paint.main, paint.second, 0.35) } },
      ]),
    3: hobGuard,
    4: bedGuard,
  },
  shoes: { 2: on(shoes, 2, straps) },
  bath: { 1: on(bath, 1, folds), 3: support, 4: sponge },
  bathtoys: { 3: bathSet(false), 4: bathSet(true) },
  crayons: { 3: colouringBook, 4: stickers },
}
