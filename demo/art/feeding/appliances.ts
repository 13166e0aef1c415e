/** Appliances that warm, clean and cook. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, rounded, roundedRect, symmetric } from '../shapes.ts'
import { SILICONE, STEEL, clear, shine } from './parts.ts'

const knob = (pen: Pen, x: number, y: number, r: number, colour: string): string =>
  pen.path(circle(x + 2, y + 4, r), '#3a2418', 'opacity=".22"') +
  pen.padded(circle(x, y, r), colour, { width: r * 0.7, fill: pen.ball(colour) }) +
  pen.stroke(`M${x} ${rounded(y - r * 0.72)}V${rounded(y - r * 0.3)}`, tone(colour, -0.24), 3.4)

/** A feeding bottle 220 px high, its foot at 0. */
const flaschette = (pen: Pen, colour: string): string =>
  pen.padded(symmetric(0, [0, -220], [10, -220, 13, -210, 12, -199], [11, -184, 26, -176, 28, -162], [0, -160]), '#efd9b8', {
    width: 10,
    light: 0.7,
  }) +
  pen.padded('M-38-108C-40-126-30-136-30-146H30C30-136 40-126 38-108V-12C38-4 32 0 22 0H-22C-32 0-38-4-38-12Z', '#f3f0ea', {
    width: 16,
    shade: 0.24,
    light: 0.8,
  }) +
  pen.path('M-35-92H35V-14C35-6 30-3 20-3H-20C-30-3-35-6-35-14Z', '#fbf2e2') +
  pen.padded(roundedRect(-33, -166, 66, 32, 8), colour, { width: 8, fill: pen.tube(colour) }) +
  pen.stroke('M12-76H24M12-58H24M12-40H24', tone(colour, -0.04), 2.6, 'opacity=".7"')

/** Bottle warmers. Variants: 0 for the table, 1 for the way, 2 for two bottles. */
export function warmer(pen: Pen, { main, second, trim, variant }: Paint): string {
  if (variant === 1)
    return (
      pen.groundShadow(200, 424, 76, 12) +
      moved(200, 250, flaschette(pen, second), 1) +
      clear(pen, 'M154 214H246L248 252H152Z') +
      pen.padded(
        'M142 246H258C268 246 272 254 272 264L266 398C264 416 254 424 236 424H164C146 424 136 416 134 398L128 264C128 254 132 246 142 246Z',
        main,
        { width: 34, fill: pen.tube(main), shade: 0.36 },
      ) +
      pen.path(roundedRect(176, 296, 48, 48, 24), tone(main, -0.28)) +
      pen.path(circle(200, 320, 15), pen.ball('#f0b25a')) +
      pen.path(circle(200, 320, 22), '#f7cf8a', `opacity=".35" filter="${pen.blur(4)}"`) +
      [0, 1, 2, 3].map((i) => pen.path(circle(176 + i * 16, 372, 4.5), i < 3 ? '#7fae6d' : tone(main, -0.2))).join('') +
      pen.padded(roundedRect(126, 240, 148, 20, 10), tone(main, 0.04), { width: 8 })
    )
  const two = variant === 2
  const w = two ? 132 : 92
  const base = `M${200 - w} 286H${200 + w}C${206 + w} 330 ${200 + w} 380 ${192 + w} 404C${188 + w} 418 ${178 + w} 424 ${164 + w} 424H${236 - w}C${222 - w} 424 ${212 - w} 418 ${208 - w} 404C${200 - w} 380 ${194 - w} 330 ${200 - w} 286Z`
  let o =
    pen.groundShadow(200, 426, w + 22, 14) +
    pen.path(ellipse(200, 288, w, 20), tone(second, -0.26)) +
    pen.path(ellipse(200, 291, w - 12, 14), mix('#bcd6df', main, 0.15))
  o += two
    ? moved(142, 330, flaschette(pen, main), 1.02) + moved(258, 330, flaschette(pen, trim), 1.02)
    : moved(200, 342, flaschette(pen, main), 1.18)
  o += pen.path(
    `M${200 - w + 12} 292A${w - 12} 14 0 0 0 ${200 + w - 12} 292V330H${200 - w + 12}Z`,
    mix('#bcd6df', main, 0.15),
    'opacity=".45"',
  )
  o +=
    pen.padded(base.replace(`H${200 + w}C`, `A${w} 20 0 0 0 ${200 + w} 286C`), second, { width: 34, shade: 0.36 }) +
    pen.stroke(`M${200 - w} 286A${w} 20 0 0 0 ${200 + w} 286`, tone(second, 0.06), 7)
  o += pen.padded(
    `M${208 - w} 396C${240 - w} 408 ${160 + w} 408 ${192 + w} 396C${190 + w} 414 ${180 + w} 424 ${164 + w} 424H${236 - w}C${220 - w} 424 ${210 - w} 414 ${208 - w} 396Z`,
    main,
    { width: 12 },
  )
  return (
    o +
    pen.path(circle(two ? 158 : 200, 354, 37), pen.matte(tone(second, -0.07))) +
    knob(pen, two ? 158 : 200, 354, 27, main) +
    [0, 1, 2]
      .map((i) => pen.path(circle(two ? 226 + i * 22 : 262, two ? 354 : 336 + i * 18, 4.5), i ? tone(second, -0.2) : trim))
      .join('')
  )
}

function microwaveBox(pen: Pen, { main, trim }: Paint): string {
  const tray = 'M50 330H350L332 398C328 412 318 418 302 418H98C82 418 72 412 68 398Z'
  const lid = 'M56 322C58 262 78 232 122 228H278C322 232 342 262 344 322Z'
  const latch = (x: number): string =>
    pen.padded(roundedRect(x - 22, 300, 44, 56, 12), trim, { width: 10 }) +
    pen.stroke(`M${x - 10} 318H${x + 10}`, tone(trim, -0.2), 4)
  return (
    pen.groundShadow(200, 420, 146, 14) +
    moved(140, 328, flaschette(pen, main), 0.42, -90) +
    moved(0, 0, [104, 156, 208, 260].map((x) => moved(x + 20, 330, flaschette(pen, main), 0.42)).join('')) +
    clear(pen, lid) +
    shine(pen, 'M84 300C84 270 94 254 124 248') +
    pen.padded(roundedRect(160, 206, 80, 32, 14), main, { width: 10 }) +
    pen.path(roundedRect(176, 214, 48, 12, 6), tone(main, -0.2)) +
    pen.padded(tray, main, { width: 30, shade: 0.4 }) +
    pen.padded(roundedRect(40, 316, 320, 24, 12), tone(main, 0.03), { width: 10 }) +
    latch(52) +
    latch(348) +
    pen.stroke('M120 376H280', tone(main, -0.12), 4, 'opacity=".6"')
  )
}

/** Sterilisers. Variants: 0 steam under a dome, 1 tower with two levels, 2 box for the microwave. */
export function steriliser(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 2) return microwaveBox(pen, paint)
  const h = variant === 1 ? -88 : 0
  const base = 'M78 336H322C330 356 328 384 316 404C308 418 294 424 276 424H124C106 424 92 418 84 404C72 384 70 356 78 336Z'
  const dome = `M86 338V${262 + h}C86 ${196 + h} 130 ${168 + h} 200 ${166 + h}C270 ${168 + h} 314 ${196 + h} 314 ${262 + h}V338Z`
  const tubes = `M112 326V284M288 326V284`
  let drawing = pen.groundShadow(200, 426, 136, 15)
  drawing += pen.path(ellipse(200, 334, 112, 16), tone(second, -0.1)) + pen.stroke(tubes, tone(second, -0.1), 5)
  if (variant === 1)
    drawing +=
      [130, 176, 222, 268].map((x) => moved(x, 336, flaschette(pen, main), 0.5)).join('') +
      pen.path(ellipse(200, 216, 110, 13), pen.matte(tone(main, -0.04))) +
      pen.stroke('M94 216A108 13 0 0 0 306 216', tone(main, 0.06), 6) +
      [148, 200, 252]
        .map((x, i) =>
          moved(
            x,
            214,
            i === 1
              ? flaschette(pen, main)
              : pen.padded(symmetric(0, [0, -62], [8, -62, 9, -52, 9, -46], [9, -30, 26, -26, 28, -6], [0, -4]), SILICONE, {
                  width: 10,
                  light: 0.7,
                }),
            i === 1 ? 0.48 : 1,
          ),
        )
        .join('')
  else drawing += [136, 200, 264].map((x, i) => moved(x, 336, flaschette(pen, main), i === 1 ? 0.66 : 0.58)).join('')
  drawing +=
    clear(pen, dome) +
    shine(pen, `M106 320V${266 + h}C108 ${222 + h} 132 ${198 + h} 168 ${188 + h}`, 10) +
    shine(pen, `M298 320V${270 + h}`, 5)
  drawing +=
    pen.padded(`M164 ${172 + h}C164 ${142 + h} 236 ${142 + h} 236 ${172 + h}Z`, main, { width: 12 }) +
    pen.path(ellipse(200, 160 + h, 12, 3.4), tone(main, -0.24))
  drawing += pen.stroke(
    `M196 ${140 + h}q-12-14 0-28t0-26M216 ${136 + h}q-10-12 0-24`,
    '#ffffff',
    10,
    `opacity=".7" filter="${pen.blur(4)}"`,
  )
  drawing +=
    pen.padded(base, second, { width: 32, shade: 0.38 }) + pen.padded(roundedRect(70, 326, 260, 22, 11), main, { width: 9 })
  return (
    drawing +
    pen.path(circle(200, 384, 30), pen.matte(tone(second, -0.08))) +
    knob(pen, 200, 384, 20, main) +
    pen.path(circle(256, 384, 5), trim) +
    pen.path(circle(144, 384, 5), '#7fae6d')
  )
}

function handBlender(pen: Pen, { main, second, trim }: Paint): string {
  const puree = mix('#e89a4a', trim, 0.18)
  return (
    pen.groundShadow(250, 424, 84, 12) +
    pen.groundShadow(120, 424, 52, 9) +
    moved(
      258,
      422,
      pen.path('M-58-72C-20-62 20-82 60-72L52-12C50-2 44 0 34 0H-34C-44 0-50-2-52-12Z', pen.matte(puree)) +
        clear(pen, 'M-70-190H70L54-10C52 0 46 2 36 2H-36C-46 2-52 0-54-10Z') +
        shine(pen, 'M-50-170L-40-30', 9) +
        pen.stroke('M28-140H44M30-110H44M32-80H44', '#9aa5a5', 2.4),
      1.06,
    ) +
    pen.padded('M86 94C86 74 100 64 120 64C140 64 154 74 154 94L148 256H92Z', main, { width: 26, fill: pen.tube(main) }) +
    pen.padded(roundedRect(102, 104, 36, 62, 16), second, { width: 10 }) +
    pen.path(circle(120, 122, 8), trim) +
    pen.path(circle(120, 148, 8), tone(second, -0.14)) +
    pen.path('M108 254H132L136 376H104Z', pen.tube(STEEL)) +
    pen.padded('M104 372H136C152 380 164 398 164 422H76C76 398 88 380 104 372Z', STEEL, { width: 14, fill: pen.tube(STEEL) }) +
    pen.path('M94 422C96 406 104 398 112 398H128C136 398 144 406 146 422Z', tone(STEEL, -0.22)) +
    pen.padded(roundedRect(88, 248, 64, 16, 7), tone(main, -0.06), { width: 6 })
  )
}

function jugBlender(pen: Pen, { main, second, trim }: Paint): string {
  const puree = mix('#e89a4a', trim, 0.18)
  const blade = (x: number, y: number): string =>
    pen.path(
      `M${x - 26} ${y - 8}Q${x - 10} ${y - 2} ${x} ${y - 4}Q${x + 10} ${y - 2} ${x + 26} ${y - 8}Q${x + 12} ${y + 6} ${x} ${y + 6}Q${x - 12} ${y + 6} ${x - 26} ${y - 8}Z`,
      pen.bar('#b9bcbd'),
    )
  const jug = (x: number, y: number, s: number): string =>
    moved(
      x,
      y,
      pen.stroke('M56-128C112-132 112-34 52-36', tone(main, -0.08), 20) +
        pen.stroke('M56-128C108-132 108-36 52-36', main, 13) +
        pen.path('M-58-72C-20-62 20-82 60-72L52-12C50-2 44 0 34 0H-34C-44 0-50-2-52-12Z', pen.matte(puree)) +
        blade(0, -10) +
        clear(pen, 'M-66-164H66L54-10C52 0 46 2 36 2H-36C-46 2-52 0-54-10Z') +
        shine(pen, 'M-46-144L-38-30', 9) +
        pen.stroke('M26-120H42M28-96H42M30-72H42', '#9aa5a5', 2.4),
      s,
    )
  return (
    pen.groundShadow(200, 426, 106, 14) +
    jug(200, 318, 1.16) +
    pen.padded('M118 138C118 112 150 104 200 104C250 104 282 112 282 138Z', main, { width: 16 }) +
    pen.padded(roundedRect(174, 84, 52, 30, 10), second, { width: 9 }) +
    pen.padded(
      'M136 316H264C280 330 296 372 298 402C298 418 288 424 274 424H126C112 424 102 418 102 402C104 372 120 330 136 316Z',
      second,
      { width: 34, shade: 0.38 },
    ) +
    pen.padded(roundedRect(130, 308, 140, 18, 9), main, { width: 8 }) +
    pen.path(circle(200, 374, 36), pen.matte(tone(second, -0.08))) +
    knob(pen, 200, 374, 26, main)
  )
}

/** Food makers. Variants: 0 steams and blends, 1 jug blender, 2 hand blender and its beaker. */
export function foodmaker(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  const puree = mix('#e89a4a', trim, 0.18)
  const blade = (x: number, y: number): string =>
    pen.path(
      `M${x - 26} ${y - 8}Q${x - 10} ${y - 2} ${x} ${y - 4}Q${x + 10} ${y - 2} ${x + 26} ${y - 8}Q${x + 12} ${y + 6} ${x} ${y + 6}Q${x - 12} ${y + 6} ${x - 26} ${y - 8}Z`,
      pen.bar('#b9bcbd'),
    )
  const jug = (x: number, y: number, s: number): string =>
    moved(
      x,
      y,
      pen.stroke('M56-128C112-132 112-34 52-36', tone(main, -0.08), 20) +
        pen.stroke('M56-128C108-132 108-36 52-36', main, 13) +
        pen.path('M-58-72C-20-62 20-82 60-72L52-12C50-2 44 0 34 0H-34C-44 0-50-2-52-12Z', pen.matte(puree)) +
        blade(0, -10) +
        clear(pen, 'M-66-164H66L54-10C52 0 46 2 36 2H-36C-46 2-52 0-54-10Z') +
        shine(pen, 'M-46-144L-38-30', 9) +
        pen.stroke('M26-120H42M28-96H42M30-72H42', '#9aa5a5', 2.4),
      s,
    )
  if (variant === 2) return handBlender(pen, paint)
  if (variant === 1) return jugBlender(pen, paint)
  const steam = 'M56 204C56 168 92 152 128 152C164 152 200 168 200 204Z'
  return (
    pen.groundShadow(200, 426, 148, 15) +
    pen.padded('M54 210H202L196 344H60Z', tone(second, -0.06), { width: 22 }) +
    [
      [92, 242, '#e89a4a'],
      [130, 232, '#8fae63'],
      [164, 246, '#e89a4a'],
      [112, 268, '#8fae63'],
      [150, 272, '#d9763f'],
    ]
      .map(([x, y, col]) => pen.padded(circle(x as number, y as number, 21), col as string, { width: 12 }))
      .join('') +
    clear(pen, 'M54 200H202L194 318H62Z') +
    pen.padded(steam, main, { width: 18 }) +
    pen.padded(roundedRect(104, 132, 48, 28, 12), tone(main, -0.03), { width: 9 }) +
    shine(pen, 'M70 218L76 300', 8) +
    pen.stroke('M120 122q-12-16 0-32t0-26M146 118q-10-14 0-26', '#ffffff', 11, `opacity=".75" filter="${pen.blur(4.5)}"`) +
    moved(0, 0, jug(272, 330, 0.92)) +
    pen.padded('M204 178C204 158 234 152 272 152C310 152 338 158 338 178L336 186H208Z', main, { width: 12 }) +
    pen.padded(
      'M58 318H344C354 340 356 380 346 404C340 418 326 424 310 424H92C76 424 62 418 56 404C46 380 48 340 58 318Z',
      second,
      {
        width: 34,
        shade: 0.38,
      },
    ) +
    pen.padded(roundedRect(46, 310, 308, 20, 10), main, { width: 9 }) +
    pen.path(circle(200, 378, 36), pen.matte(tone(second, -0.08))) +
    knob(pen, 200, 378, 26, main) +
    pen.path(circle(266, 378, 5), trim) +
    pen.path(circle(134, 378, 5), '#7fae6d')
  )
}
