/** Dolls, their houses and their prams. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { button, fold, pair } from '../garment-parts.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { GLASS, face, wheel } from './parts.ts'

/** Rag dolls. Variants: 0 plaits, 1 bun and apron, 2 boy with a cap. */
export function doll(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const skin = '#f3d9c3'
  const hair = variant === 1 ? '#4a352a' : variant === 2 ? '#b9834a' : '#8a5436'
  const print = pen.pattern(pattern === 'plain' ? 'dots' : pattern, main)
  const limb = (outline: string, colour: string): string => pen.padded(outline, colour, { width: 14 })
  const legs = pair((m) => `M${m(8)} 330H${m(44)}L${m(42)} 412H${m(10)}Z`)
  const shoes = pair(
    (m) => `M${m(8)} 402H${m(44)}C${m(54)} 412 ${m(58)} 436 ${m(40)} 438H${m(18)}C${m(6)} 436 ${m(8)} 416 ${m(8)} 402Z`,
  )
  const arms = pair(
    (m) =>
      `M${m(30)} 234C${m(56)} 232 ${m(84)} 274 ${m(98)} 318C${m(104)} 342 ${m(78)} 350 ${m(70)} 332C${m(58)} 306 ${m(44)} 286 ${m(28)} 276Z`,
  )
  const sleeves = pair(
    (m) => `M${m(28)} 230C${m(58)} 226 ${m(78)} 256 ${m(88)} 290L${m(58)} 304C${m(50)} 286 ${m(42)} 276 ${m(26)} 272Z`,
  )
  const head = symmetric(200, [200, 66], [256, 66, 286, 104, 286, 148], [286, 198, 246, 228, 200, 228])
  let drawing = pen.groundShadow(200, 436, 92, 13)
  if (variant === 0)
    drawing +=
      pair(
        (m) =>
          `M${m(76)} 168C${m(104)} 176 ${m(108)} 206 ${m(102)} 222C${m(116)} 240 ${m(112)} 268 ${m(98)} 278C${m(82)} 284 ${m(74)} 262 ${m(80)} 246C${m(66)} 232 ${m(70)} 216 ${m(76)} 208Z`,
      )
        .map((d) => pen.padded(d, hair, { width: 14 }))
        .join('') + [106, 294].map((x) => pen.padded(circle(x, 266, 9), trim, { width: 6 })).join('')
  if (variant === 1) drawing += pen.padded(circle(200, 54, 36), hair, { width: 18 })
  drawing += legs.map((d) => limb(d, variant === 2 ? tone(second, -0.04) : skin)).join('')
  if (variant !== 2)
    drawing += legs
      .map(
        (d) => `<g clip-path="${pen.clip(d)}">${pen.path('M140 360H260V412H140Z', pen.pattern('stripe', '#f6f1e8', trim))}</g>`,
      )
      .join('')
  drawing +=
    shoes.map((d) => pen.padded(d, variant === 2 ? trim : tone(trim, -0.04), { width: 11 })).join('') +
    arms.map((d) => limb(d, skin)).join('')
  if (variant === 2) {
    const body = symmetric(
      200,
      [200, 222],
      [240, 224],
      [248, 260, 250, 300, 250, 366],
      [236, 372, 220, 372, 206, 368],
      [204, 350, 202, 342, 200, 340],
    )
    const shirt = pen.pattern('stripe', '#f6f1e8', trim)
    drawing +=
      sleeves.map((d) => pen.padded(d, '#f6f1e8', { width: 12, pattern: shirt })).join('') +
      pen.padded(symmetric(200, [200, 220], [240, 224], [248, 250, 250, 270, 250, 300], [200, 310]), '#f6f1e8', {
        width: 16,
        pattern: shirt,
      }) +
      pen.padded(body.replace('M200 222', 'M200 262').replace('240 224', '232 262'), main, {
        width: 22,
        pattern: pattern === 'plain' ? '' : print,
      }) +
      pen.rod('M176 268L168 226M224 268L232 226', main, 10) +
      button(pen, 176, 274, trim, 6) +
      button(pen, 224, 274, trim, 6)
  } else {
    const dress = symmetric(200, [200, 222], [236, 222], [252, 270, 276, 330, 286, 366], [256, 382, 230, 384, 200, 384])
    drawing +=
      sleeves.map((d) => pen.padded(d, main, { width: 14, pattern: print })).join('') +
      pen.padded(dress, main, { width: 28, shade: 0.4, pattern: print }) +
      pen.stroke('M116 362Q200 388 284 362', second, 7)
    if (variant === 1)
      drawing +=
        pen.padded('M168 260H232L250 352Q200 368 150 352Z', '#f6f1e8', { width: 12 }) +
        pen.stroke('M150 352Q200 368 250 352', trim, 3) +
        pen.path('M200 318C188 302 172 310 178 324C182 334 200 342 200 342S218 334 222 324C228 310 212 302 200 318Z', trim)
    drawing += pen.padded(
      'M150 232C168 214 232 214 250 232Q246 246 232 242Q216 254 200 246Q184 254 168 242Q154 246 150 232Z',
      second,
      { width: 8 },
    )
  }
  drawing +=
    pen.shade('M162 222H238V270H162Z', ellipse(200, 222, 62, 14), 0.24, 6) +
    pen.padded(head, skin, { width: 28, shade: 0.3 }) +
    face(pen, 200, 164, 1.5)
  if (variant === 2)
    return (
      drawing +
      pen.padded('M112 150C106 96 146 62 200 62S294 96 288 150C276 132 262 122 246 124C228 136 150 138 112 150Z', hair, {
        width: 16,
      }) +
      pen.padded('M112 128C110 76 150 44 204 44S292 76 290 122C240 138 160 140 112 128Z', main, {
        width: 20,
        pattern: pattern === 'plain' ? '' : print,
      }) +
      pen.padded(
        'M106 124C160 138 240 136 294 118C312 128 306 146 286 146C230 158 160 156 112 146C100 142 98 130 106 124Z',
        trim,
        {
          width: 9,
        },
      )
    )
  drawing +=
    pen.padded('M114 172C104 104 144 60 200 60S296 104 286 172C280 138 254 122 202 104C156 120 122 138 114 172Z', hair, {
      width: 18,
    }) + fold(pen, 'M202 64V102M168 72Q150 98 132 130M232 72Q252 98 268 130', hair, 2.4)
  return (
    drawing +
    (variant === 0
      ? pen.padded('M246 92C232 74 216 80 218 94C220 108 238 108 248 98C256 112 276 114 278 98C280 82 260 76 246 92Z', trim, {
          width: 7,
        })
      : pen.stroke('M126 112Q200 64 274 112', trim, 8))
  )
}

/** Houses to play with. Variants: 0 doll's house, 1 garage with ramp, 2 puppet theatre. */
export function playhouse(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  if (variant === 1) {
    const deck = (y: number): string => pen.wood(roundedRect(48, y, 236, 18, 5), wood, { width: 7 })
    const auto = (x: number, y: number, colour: string): string =>
      pen.padded(`M${x} ${y}q0-18 16-20q10-20 30-18q20 0 26 18q16 4 16 20z`, colour, { width: 9 }) +
      pen.path(`M${x + 24} ${y - 20}q6-12 18-11v11zM${x + 46} ${y - 31}q12 0 17 11h-17z`, GLASS) +
      [22, 66].map((n) => wheel(pen, x + n, y, 10, '#4a4440', wood)).join('')
    return (
      pen.groundShadow(206, 422, 182, 14) +
      [58, 166, 266]
        .map((x) => pen.wood(roundedRect(x - 9, 160, 18, 250, 4), tone(wood, -0.04), { direction: 90, width: 6 }))
        .join('') +
      pen.path('M66 176H262V402H66Z', tone(main, -0.02), 'opacity=".35"') +
      deck(250) +
      deck(328) +
      deck(402) +
      pen.wood('M284 248L378 402V422H366L276 268Z', tone(wood, 0.02), { direction: 58, width: 8 }) +
      pen.padded('M40 152H292V178H40Z', main, { width: 12 }) +
      pen.padded(roundedRect(92, 106, 150, 44, 10), trim, { width: 12 }) +
      pen.path(circle(136, 128, 12) + circle(198, 128, 12), PAPER) +
      pen.stroke('M156 128h22', PAPER, 6) +
      auto(78, 238, MANY[0] as string) +
      auto(168, 316, MANY[2] as string) +
      auto(82, 390, MANY[1] as string) +
      `<g transform="translate(318 284) rotate(58)">${auto(0, 0, main)}</g>` +
      pen.padded(roundedRect(180, 348, 70, 54, 6), second, {
        width: 8,
        pattern: pen.pattern('stripe', second, tone(second, -0.1)),
      })
    )
  }
  if (variant === 2) {
    const drape = pair(
      (m) => `M${m(112)} 112H${m(6)}C${m(10)} 170 ${m(44)} 196 ${m(84)} 214C${m(96)} 240 ${m(100)} 270 ${m(112)} 286Z`,
    )
    return (
      pen.groundShadow(200, 424, 160, 14) +
      pen.path(roundedRect(80, 108, 240, 190, 6), mix('#34475f', main, 0.2)) +
      pen.path('M110 180a70 70 0 0 0 0-30M250 140l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z', '#f4dfa8', 'opacity=".8"') +
      pen.rod('M166 296V226', wood, 7) +
      pen.padded('M138 244C138 210 196 210 196 244V292H138Z', trim, { width: 12 }) +
      pen.padded(circle(167, 208, 27), '#f3d9c3', { width: 14 }) +
      face(pen, 167, 208, 0.7) +
      pen.padded('M140 204C138 172 196 172 194 204C180 190 154 190 140 204Z', '#b9834a', { width: 8 }) +
      pen.padded('M214 258C214 226 266 226 266 258V292H214Z', MANY[4] as string, { width: 12 }) +
      [222, 258].map((x) => pen.padded(circle(x, 200, 10), '#c9a36a', { width: 6 })).join('') +
      pen.padded(circle(240, 222, 27), '#c9a36a', { width: 14 }) +
      face(pen, 240, 222, 0.7) +
      drape
        .map(
          (d, i) =>
            pen.padded(d, i ? tone(main, -0.02) : main, { width: 20 }) +
            fold(
              pen,
              i ? 'M288 116Q284 180 304 260M264 116Q262 160 290 202' : 'M112 116Q116 180 96 260M136 116Q138 160 110 202',
              main,
              3,
            ),
        )
        .join('') +
      [94, 306].map((x) => pen.padded(roundedRect(x - 16, 208, 32, 12, 6), second, { width: 5 })).join('') +
      pen.wood(roundedRect(56, 290, 288, 130, 10), wood, { width: 14 }) +
      pen.padded(roundedRect(84, 316, 232, 78, 10), tone(main, 0.02), {
        width: 12,
        pattern: pen.pattern('stars', main, second),
      }) +
      [roundedRect(56, 96, 26, 300, 8), roundedRect(318, 96, 26, 300, 8)]
        .map((d) => pen.wood(d, wood, { direction: 90, width: 8 }))
        .join('') +
      pen.padded(
        'M44 100C80 40 320 40 356 100V128Q336 150 317 128Q298 150 278 128Q258 150 239 128Q220 150 200 128Q180 150 161 128Q142 150 122 128Q102 150 83 128Q64 150 44 128Z',
        second,
        { width: 16 },
      ) +
      pen.path(circle(200, 88, 18), trim)
    )
  }
  const floor = (y: number): string => pen.wood(roundedRect(58, y, 284, 13, 3), wood, { width: 5 })
  const room = (
    x: number,
    y: number,
    width: number,
    height: number,
    k: string,
    print: 'dots' | 'stripe' | 'sprig' | 'plain',
  ): string =>
    pen.path(roundedRect(x, y, width, height, 0), k) +
    pen.path(roundedRect(x, y, width, height, 0), pen.pattern(print, k, tone(k, -0.07)) || k) +
    pen.path(`M${x} ${y}h${width}v12h${-width + 10}v${height - 12}h-10z`, '#3a2418', 'opacity=".14"')
  return (
    pen.groundShadow(204, 424, 160, 14) +
    pen.path('M74 190L200 84L326 190Z', mix(second, '#fff', 0.2)) +
    room(70, 186, 126, 104, mix(main, '#fff', 0.55), 'dots') +
    room(204, 186, 126, 104, mix(trim, '#fff', 0.6), 'stripe') +
    room(70, 302, 126, 106, mix(MANY[1] as string, '#fff', 0.6), 'sprig') +
    room(204, 302, 126, 106, mix(MANY[2] as string, '#fff', 0.6), 'plain') +
    pen.padded(roundedRect(86, 246, 84, 34, 6), second, { width: 8 }) +
    pen.padded(roundedRect(92, 238, 26, 18, 7), PAPER, { width: 5 }) +
    pen.wood(roundedRect(80, 226, 9, 62, 3), wood, { width: 3 }) +
    pen.wood(roundedRect(166, 244, 9, 44, 3), wood, { width: 3 }) +
    pen.padded(roundedRect(116, 248, 52, 32, 6), main, { width: 7 }) +
    pen.padded('M222 252Q222 288 262 288T304 252Z', PAPER, { width: 10 }) +
    pen.stroke('M298 250V222Q298 212 288 214', '#c9a36a', 4) +
    pen.path(circle(234, 246, 9) + circle(252, 244, 11) + circle(270, 247, 8), '#fff', 'opacity=".9"') +
    pen.wood(roundedRect(92, 362, 82, 10, 4), wood, { width: 4 }) +
    pen.rod('M104 372V404M162 372V404', wood, 6) +
    pen.padded('M118 362q0-18 15-18t15 18z', trim, { width: 5 }) +
    pen.padded(roundedRect(218, 356, 98, 44, 12), trim, { width: 12 }) +
    pen.padded(roundedRect(228, 340, 78, 32, 10), tone(trim, 0.05), { width: 9 }) +
    pen.padded(circle(200, 146, 25), GLASS, { width: 9 }) +
    pen.stroke(circle(200, 146, 25), wood, 7) +
    pen.stroke('M200 122v48M176 146h48', wood, 4) +
    floor(289) +
    floor(176) +
    pen.wood(roundedRect(194, 186, 11, 226, 2), wood, { direction: 90, width: 4 }) +
    [roundedRect(58, 180, 14, 238, 3), roundedRect(328, 180, 14, 238, 3)]
      .map((d) => pen.wood(d, wood, { direction: 90, width: 6 }))
      .join('') +
    pen.wood(roundedRect(50, 406, 300, 16, 5), wood, { width: 6 }) +
    pen.padded('M262 96H292V150L262 124Z', trim, { width: 7 }) +
    pen.padded('M34 190L200 52L366 190L352 206L200 82L48 206Z', main, { width: 14 })
  )
}

/** Pram for dolls. Variants: 0 with hood, 1 wooden, 2 open with a doll's blanket. */
export function dollpram(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const bed = 'M72 244H312C312 300 282 344 232 348H150C102 344 74 300 72 244Z'
  const spoked = (x: number): string =>
    pen.stroke(circle(x, 386, 34), tone(wood, -0.08), 10) +
    pen.stroke(circle(x, 386, 34), tone(wood, 0.06), 4) +
    pen.stroke(
      Array.from(
        { length: 6 },
        (_, i) => `M${x} 386L${(x + 31 * Math.cos(i * 1.047)).toFixed(1)} ${(386 + 31 * Math.sin(i * 1.047)).toFixed(1)}`,
      ).join(''),
      tone(wood, -0.02),
      4,
    ) +
    pen.path(circle(x, 386, 8), pen.ball(trim))
  const hood = 'M72 246C60 168 120 110 204 122L196 246Z'
  let o =
    pen.groundShadow(200, 422, 150, 14) +
    pen.rod('M300 252L346 184M338 178H374', wood, 12) +
    pen.stroke('M128 352L270 388M258 352L120 388', '#c9a36a', 7)
  o += variant === 0 ? pen.padded('M204 122C218 126 220 140 214 246H190Z', tone(main, -0.16), { width: 8 }) : ''
  if (variant === 1)
    o +=
      pen.wood('M74 250L92 346Q94 354 104 354H282Q292 354 294 346L312 250Z', wood, { width: 16 }) +
      pen.wood('M74 252V196Q76 160 116 158L132 252Z', wood, { direction: 90, width: 12 }) +
      pen.path(
        'M150 312C132 294 114 304 120 320C126 334 150 344 150 344S174 334 180 320C186 304 168 294 150 312Z',
        main,
        'transform="translate(48 -14)"',
      )
  else o += pen.padded(bed, main, { width: 34, shade: 0.42, pattern: variant === 2 ? pen.pattern('quilt', main) : print })
  o += pen.padded('M96 238C100 212 150 210 160 236L150 256H100Z', PAPER, { width: 10 })
  if (variant)
    o +=
      pen.padded(circle(132, 208, 30), '#f3d9c3', { width: 15 }) +
      face(pen, 134, 210, 0.8) +
      pen.padded('M102 210C100 164 164 162 162 206C146 186 122 188 102 210Z', trim, { width: 10 })
  o +=
    pen.padded('M142 238C190 216 270 224 316 240L306 286C252 272 190 276 148 292Z', second, {
      width: 16,
      pattern: pen.pattern(pattern === 'plain' ? 'dots' : pattern, second),
    }) + pen.stroke('M146 266C200 250 262 252 310 264', trim, 4)
  if (variant === 0)
    o +=
      pen.padded(hood, main, { width: 28, shade: 0.42, pattern: print }) +
      fold(pen, 'M196 246C170 200 160 160 156 126M196 246C140 214 112 190 96 158M196 246C140 236 100 226 72 214', main, 3) +
      pen.stroke('M72 246C60 168 120 110 204 122', second, 7)
  return o + (variant === 1 ? '' : pen.stroke('M72 246H312', second, 9)) + spoked(128) + spoked(262)
}
