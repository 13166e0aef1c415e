/** Bases, slings, travel cots and parts of a pram. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, STEEL, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { wheel } from './parts.ts'

/** Bases that stay in the car, from the side. Variants: 0 with a support leg, 1 with a turntable, 2 held by the belt. */
export function isofix(pen: Pen, { main, second, trim, variant }: Paint): string {
  const shell = tone(DARK, 0.03)
  const body =
    'M74 250C84 232 104 228 124 236C176 262 226 274 276 262C300 256 322 262 330 282C336 298 336 316 330 330C324 344 310 350 292 350H104C76 350 60 334 62 308C62 286 66 266 74 250Z'
  const side =
    'M92 282C144 308 246 314 306 294C314 310 314 322 308 330C300 336 290 338 280 338H112C92 338 82 326 84 308C86 296 88 290 92 282Z'
  const jaw = (x: number, y: number, far: boolean): string =>
    pen.rod(`M96 ${y}H${x + 22}`, far ? tone(STEEL, -0.12) : STEEL, 15) +
    pen.padded(roundedRect(x, y - 15, 42, 30, 7), shell, { width: 8, light: 0.4 }) +
    pen.path(roundedRect(x - 3, y - 5, 14, 10, 3), tone(STEEL, -0.2)) +
    pen.path(roundedRect(x + 18, y - 6, 14, 12, 4), pen.ball('#7fae6d'))
  // The base lies on the seat of a car; its leg stands on the floor before it.
  let drawing =
    variant === 2
      ? pen.groundShadow(200, 362, 152, 13, 0.3)
      : pen.groundShadow(170, 432, 150, 12) +
        pen.padded(
          'M20 348C20 338 28 334 40 334H262C276 334 284 342 284 356V404C284 420 276 428 262 428H40C26 428 20 420 20 404Z',
          '#dcd6cc',
          {
            width: 24,
            shade: 0.3,
          },
        ) +
        pen.seam('M34 366H272', '#dcd6cc', 2) +
        pen.groundShadow(322, 434, 46, 8) +
        jaw(34, 300, true)
  if (variant !== 2)
    drawing +=
      pen.rod('M306 326L322 420', STEEL, 20) +
      pen.padded('M288 336L318 330L326 378L298 384Z', shell, { width: 8 }) +
      pen.padded('M280 416H362C374 416 376 434 364 436H280C268 434 268 418 280 416Z', shell, { width: 9, light: 0.4 }) +
      pen.path(circle(306, 362, 6), pen.ball('#7fae6d'))
  if (variant === 1)
    drawing +=
      pen.padded(
        'M104 222C104 196 150 184 208 186C268 188 312 202 312 228C312 262 262 274 208 272C150 270 104 256 104 222Z',
        tone(shell, 0.06),
        { width: 16, light: 0.4 },
      ) +
      pen.padded(ellipse(208, 218, 92, 26), main, { width: 14 }) +
      pen.path(ellipse(208, 216, 52, 14), tone(shell, -0.03)) +
      pen.path(ellipse(208, 213, 44, 10), pen.bar(STEEL))
  else
    drawing +=
      pen.padded('M80 246C74 214 92 184 116 186C136 190 140 216 146 248Z', shell, { width: 12, light: 0.36 }) +
      pen.padded('M262 268C268 244 286 232 306 238C322 246 326 262 326 282Z', tone(shell, 0.04), { width: 12, light: 0.36 }) +
      pen.rod('M150 258H252', STEEL, 9)
  drawing += pen.padded(body, shell, { width: 26, light: 0.36, shade: 0.5 }) + pen.padded(side, main, { width: 16, shade: 0.34 })
  drawing +=
    pen.path(circle(120, 316, 8), pen.ball('#7fae6d')) +
    pen.path(circle(144, 319, 8), pen.ball('#7fae6d')) +
    pen.padded(roundedRect(258, 306, 42, 20, 9), trim, { width: 7 }) +
    pen.stroke('M172 324H234', tone(main, -0.16), 4, 'opacity=".7"')
  if (variant !== 2) return drawing + jaw(24, 328, false)
  return (
    drawing +
    pen.padded(roundedRect(176, 252, 70, 34, 12), second, { width: 10 }) +
    pen.stroke('M30 214C120 226 260 240 372 220', '#2b2623', 24) +
    pen.stroke('M30 212C120 224 260 238 372 218', '#57504a', 16) +
    pen.padded(roundedRect(96, 204, 46, 44, 12), trim, { width: 9 }) +
    pen.padded(roundedRect(276, 208, 46, 44, 12), trim, { width: 9 })
  )
}

function ringSling(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  const cloth = pen.pattern(variant === 2 ? 'stripe' : variant === 1 ? 'rib' : pattern, main, variant === 2 ? second : undefined)
  const fold = (outline: string): string =>
    pen.stroke(outline, tone(main, -0.15), 2.4, 'opacity=".55"') +
    pen.stroke(outline, tone(main, 0.1), 1.5, 'opacity=".5" transform="translate(3 1)"')
  const back = 'M232 118C300 140 338 220 334 306C330 360 300 396 250 404L236 340C268 326 282 300 280 268C276 218 254 180 214 158Z'
  const front =
    'M190 128C132 148 66 206 58 292C52 372 128 424 212 420C284 416 334 372 336 300C300 344 250 356 206 340C160 322 160 258 204 160Z'
  const tail = 'M188 140H226C238 220 262 330 274 452C244 462 206 464 176 456C186 340 186 230 188 140Z'
  const ring = (x: number, y: number): string =>
    pen.stroke(circle(x, y, 34), tone(wood, -0.2), 13) +
    pen.stroke(circle(x - 0.8, y - 1, 34), wood, 9) +
    pen.stroke(`M${x - 34} ${y - 4}A34 34 0 0 1 ${x - 4} ${y - 34}`, tone(wood, 0.12), 3)
  return (
    pen.flatShadow(front, { blur: 14 }) +
    pen.padded(back, tone(main, -0.08), { width: 24, pattern: cloth }) +
    pen.padded(front, main, { width: 36, shade: 0.42, pattern: cloth }) +
    fold(
      'M186 146C128 176 92 236 92 300C96 350 140 384 200 386M194 158C152 196 128 244 130 296C136 336 170 360 214 364M200 168C176 210 162 250 168 292C176 318 196 332 222 340',
    ) +
    pen.flatShadow(tail, { blur: 7, dx: 4, dy: 6, opacity: 0.2 }) +
    pen.padded(tail, tone(main, 0.015), { width: 26, shade: 0.4, pattern: cloth }) +
    fold('M198 160C202 260 200 360 196 446M208 160C216 260 222 360 222 448M216 160C230 260 244 360 250 444') +
    pen.stroke('M176 448C206 456 244 454 273 444', trim, 6) +
    ring(214, 104) +
    ring(196, 116) +
    pen.padded('M184 112C190 96 222 94 228 108L226 150C214 158 200 158 190 150Z', main, { width: 12, pattern: cloth }) +
    fold('M196 108V148M206 106V150M216 106V150')
  )
}

/** Slings and wraps, as they lie on a person. Variants: 0 ring sling, 1 stretchy wrap, 2 woven wrap with stripes. */
export function sling(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const cloth = pen.pattern(variant === 2 ? 'stripe' : variant === 1 ? 'rib' : pattern, main, variant === 2 ? second : undefined)
  const fold = (outline: string): string =>
    pen.stroke(outline, tone(main, -0.15), 2.4, 'opacity=".55"') +
    pen.stroke(outline, tone(main, 0.1), 1.5, 'opacity=".5" transform="translate(3 1)"')
  if (variant === 0) return ringSling(pen, paint)
  const band = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(98)} 58C${mirrored(124)} 60 ${mirrored(142)} 74 ${mirrored(146)} 96C${mirrored(112)} 180 ${mirrored(32)} 262 ${mirrored(-86)} 336L${mirrored(-128)} 262C${mirrored(-34)} 214 ${mirrored(42)} 144 ${mirrored(72)} 62C${mirrored(78)} 58 ${mirrored(88)} 56 ${mirrored(98)} 58Z`
  }
  const belt = 'M82 236C116 288 284 288 318 236C338 262 348 312 334 350C300 402 100 402 66 350C52 312 62 262 82 236Z'
  const tails = [
    'M176 372C154 398 136 430 128 468C148 478 172 480 190 474C194 438 202 408 214 384Z',
    'M196 376C204 408 220 440 248 470C268 466 284 456 294 442C266 416 244 392 228 366Z',
  ]
  const folds = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return fold(
      `M${mirrored(88)} 68C${mirrored(56)} 148 ${mirrored(-16)} 220 ${mirrored(-114)} 276M${mirrored(108)} 72C${mirrored(74)} 160 ${mirrored(0)} 236 ${mirrored(-104)} 298M${mirrored(128)} 84C${mirrored(94)} 172 ${mirrored(18)} 250 ${mirrored(-94)} 318`,
    )
  }
  let drawing =
    pen.flatShadow(band(1), { blur: 12, opacity: 0.2 }) +
    pen.flatShadow(band(-1), { blur: 12, opacity: 0.2 }) +
    pen.flatShadow(belt, { blur: 12, opacity: 0.2 })
  drawing += tails
    .map(
      (d, i) =>
        pen.flatShadow(d, { blur: 7, opacity: 0.2 }) + pen.padded(d, tone(main, i ? -0.03 : 0), { width: 16, pattern: cloth }),
    )
    .join('')
  drawing +=
    pen.padded(band(1), tone(main, -0.02), { width: 26, shade: 0.42, pattern: cloth }) +
    folds(1) +
    pen.shade(band(1), band(-1), 0.26, 9) +
    pen.padded(band(-1), main, { width: 26, shade: 0.4, pattern: cloth }) +
    folds(-1)
  drawing +=
    pen.shade(belt, belt, 0.1, 6) +
    pen.padded(belt, tone(main, 0.01), { width: 26, shade: 0.42, pattern: cloth }) +
    fold(
      'M78 256C120 304 280 304 322 256M70 280C120 328 280 328 330 280M66 306C120 350 280 350 334 306M68 332C124 372 276 372 332 332',
    ) +
    pen.shade(belt, 'M60 344C120 388 280 388 340 344V402H60Z', 0.2, 9)
  drawing +=
    pen.padded(
      'M170 372C186 360 216 360 232 372C244 384 242 400 230 408C212 416 190 416 172 408C160 400 158 384 170 372Z',
      tone(main, 0.02),
      { width: 14, pattern: cloth },
    ) + fold('M178 378C194 386 206 396 212 408M196 368C212 376 224 388 230 400')
  return drawing + pen.padded(roundedRect(286, 338, 34, 18, 4), trim, { width: 5 })
}

/** Travel cots. Variants: 0 with net sides, 1 with a raised bed for the newborn, 2 pop-up dome. */
export function travelcot(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const net = (outline: string, lit: number): string =>
    pen.path(outline, mix(second, '#ffffff', 0.4), `opacity="${lit}"`) +
    pen.path(outline, pen.pattern('waffle', '#a79e94', undefined, 0.62), 'opacity=".75"') +
    pen.stroke(outline, tone(main, -0.12), 3)
  if (variant === 2) {
    const dome = 'M46 392C44 250 110 148 208 146C304 148 360 250 356 392C350 416 52 416 46 392Z'
    const door = 'M112 386C112 292 148 232 208 230C268 232 300 292 298 386C240 398 170 398 112 386Z'
    return (
      pen.groundShadow(202, 420, 166, 14) +
      pen.padded(dome, main, { width: 34, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
      pen.path(door, tone(main, -0.3)) +
      pen.padded('M118 372C160 350 256 350 294 372L296 392C240 404 170 404 114 392Z', second, {
        width: 14,
        pattern: pen.pattern('quilt', second),
      }) +
      net(door, 0.34) +
      pen.stroke('M46 392C90 230 140 160 208 148C280 162 330 240 356 392', tone(main, -0.14), 3, 'opacity=".6"') +
      pen.stroke(door, trim, 6) +
      pen.padded(
        'M150 240C172 226 246 226 266 240C276 254 266 264 250 262C220 256 196 256 166 262C148 264 140 252 150 240Z',
        tone(main, 0.03),
        { width: 12, pattern: pen.pattern(pattern, main) },
      ) +
      pen.stroke('M182 236V262M236 236V262', trim, 6) +
      pen.padded('M40 388C80 404 320 404 362 388C368 410 352 420 330 420H72C50 420 34 410 40 388Z', tone(main, -0.05), {
        width: 12,
      })
    )
  }
  const near = 'M52 232H348L342 404H58Z'
  const bed = variant === 1 ? 292 : 366
  let drawing = pen.groundShadow(200, 432, 164, 14)
  drawing += pen.path('M82 190H318L330 380H70Z', tone(main, -0.2)) + net('M92 208H308L312 340H88Z', 0.3)
  drawing += pen.padded('M82 174H318C330 174 332 196 320 198H80C68 196 70 174 82 174Z', tone(main, -0.05), { width: 12 })
  drawing += pen.padded(`M70 ${bed - 20}L84 ${bed - 46}H316L330 ${bed - 20}V${bed + 16}H70Z`, '#f7f1e7', {
    width: 14,
    shade: 0.3,
    pattern: pen.pattern('quilt', '#f7f1e7'),
  })
  drawing += pen.padded('M52 226L76 178C82 170 96 174 94 184L76 236ZM348 226L324 178C318 170 304 174 306 184L324 236Z', main, {
    width: 12,
  })
  const window = roundedRect(82, 260, 236, 108, 22)
  drawing += `<g>${pen.padded(`${near}${window}`, main, { width: 26, shade: 0.4, pattern: pen.pattern(pattern, main) }).replaceAll('<path d="', '<path fill-rule="evenodd" clip-rule="evenodd" d="')}</g>`
  drawing +=
    net(window, 0.26) +
    pen.stroke(window, trim, 5) +
    pen.stroke('M120 290L168 340M150 280L200 336', '#ffffff', 7, `opacity=".45" filter="${pen.blur(3)}"`)
  drawing +=
    pen.padded('M48 216H352C368 216 370 246 354 248H46C30 246 32 216 48 216Z', tone(main, 0.02), {
      width: 14,
      shade: 0.36,
      light: 0.5,
    }) + pen.seam('M60 240H340', main)
  const post = (x: number): string =>
    pen.padded(roundedRect(x - 15, 220, 30, 188, 13), tone(main, -0.03), { width: 12 }) +
    pen.padded(roundedRect(x - 18, 396, 36, 32, 9), DARK, { width: 8, light: 0.4 })
  drawing += post(52) + post(348) + pen.padded(roundedRect(176, 374, 48, 20, 4), trim, { width: 5 })
  return drawing
}

/** Parts for a pram. Variants: 0 two seat adapters, 1 two wheels, 2 board for the older child. */
export function pramparts(pen: Pen, { main, second, trim, variant }: Paint): string {
  if (variant === 1)
    return (
      pen.groundShadow(160, 424, 110, 13) +
      pen.groundShadow(296, 424, 70, 11) +
      moved(0, 0, pen.rod('M160 302L236 318', STEEL, 14)) +
      wheel(pen, 292, 350, 72, mix(main, '#cfc8bf', 0.35)) +
      wheel(pen, 152, 306, 116, mix(main, '#cfc8bf', 0.35)) +
      pen.path(circle(152, 306, 20), pen.ball(trim)) +
      pen.path(circle(292, 350, 13), pen.ball(trim))
    )
  if (variant === 2) {
    const deck =
      'M84 350C92 330 112 324 136 324H264C288 324 308 330 316 350L328 376C334 392 322 400 306 400H94C78 400 66 392 72 376Z'
    return (
      pen.groundShadow(200, 430, 146, 13) +
      pen.rod('M126 330L112 176M274 330L288 176', STEEL, 15) +
      pen.rod('M126 250H274', STEEL, 11) +
      pen.padded(roundedRect(88, 146, 50, 52, 14), DARK, { width: 10, light: 0.4 }) +
      pen.padded(roundedRect(262, 146, 50, 52, 14), DARK, { width: 10, light: 0.4 }) +
      pen.path(circle(113, 172, 9), pen.ball(trim)) +
      pen.path(circle(287, 172, 9), pen.ball(trim)) +
      wheel(pen, 98, 400, 30, second) +
      wheel(pen, 302, 400, 30, second) +
      pen.padded(deck, main, { width: 20, shade: 0.4 }) +
      pen.path(
        'M104 352C110 342 124 338 140 338H260C276 338 290 342 296 352L304 372C308 382 300 386 290 386H110C100 386 92 382 96 372Z',
        tone(main, -0.14),
      ) +
      pen.stroke('M124 350H276M118 362H282M114 374H286', tone(main, -0.28), 4, 'stroke-dasharray="14 8"')
    )
  }
  const one = (x: number, y: number, s: number): string =>
    moved(
      x,
      y,
      pen.groundShadow(0, 172, 62, 11) +
        pen.padded(
          'M-46 74C-50 58-40 48-24 48H26C42 48 50 58 46 74L34 152C32 166 24 172 10 172H-12C-26 172-34 166-36 152Z',
          DARK,
          {
            width: 18,
            light: 0.4,
            shade: 0.5,
          },
        ) +
        pen.padded('M-32-60C-32-76-20-84 0-84C20-84 32-76 32-60V40H-32Z', tone(DARK, 0.07), { width: 16, light: 0.44 }) +
        pen.path('M-16-52C-16-62-8-66 0-66C8-66 16-62 16-52V4H-16Z', tone(DARK, -0.08)) +
        pen.padded(roundedRect(-58, 30, 116, 38, 16), tone(DARK, 0.05), { width: 13, light: 0.44 }) +
        pen.padded(roundedRect(-22, 88, 44, 44, 14), main, { width: 12, light: 0.6 }) +
        pen.path(circle(0, 110, 8), pen.ball(trim)),
      s,
    )
  return one(128, 230, 1.1) + one(280, 250, 1.02)
}
