/** A dress with a skirt of three gathered tiers. */
import { isLight, mix, tone } from '../colour.ts'
import { cuff, fold } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { rounded, symmetric } from '../shapes.ts'

/** Each tier from the lowest: where it begins and ends, how wide it is above and below, how many gathers it has. */
const TIERS = [
  { y: 326, high: 104, above: 98, below: 138, gathers: 13 },
  { y: 262, high: 84, above: 76, below: 112, gathers: 11 },
  { y: 200, high: 80, above: 54, below: 88, gathers: 9 },
] as const
type Tier = (typeof TIERS)[number]

/** The outline of a tier: its hem falls in waves. */
function outlineOf({ y, high, above, below, gathers }: Tier): string {
  const low = y + high
  const wave = (2 * below) / gathers
  const hem = Array.from({ length: gathers }, () => `q${rounded(-wave / 2)} 13 ${rounded(-wave)} 0`).join('')
  return `M${200 - above} ${y}Q200 ${y + 10} ${200 + above} ${y}C${200 + above + 12} ${y + high * 0.3} ${200 + below - 4} ${y + high * 0.7} ${200 + below} ${low}${hem}C${200 - below + 4} ${y + high * 0.7} ${200 - above - 12} ${y + high * 0.3} ${200 - above} ${y}Z`
}

/** Gathers that fall from the upper edge: a dark line and a light one beside it. */
function gathered(pen: Pen, { y, high, above, below, gathers }: Tier, cloth: string): string {
  const lines = Array.from({ length: gathers - 1 }, (_, i) => {
    const t = (2 * (i + 1)) / gathers - 1
    const x = (wide: number) => rounded(200 + t * wide)
    const length = high * (i % 2 ? 0.94 : 0.62)
    return `M${x(above)} ${y + 7}Q${x(above + 8)} ${rounded(y + length * 0.5)} ${x(above + (below - above) * (length / high))} ${rounded(y + length)}`
  }).join('')
  return (
    pen.stroke(lines, tone(cloth, -0.17), 2.6, 'opacity=".5"') +
    pen.stroke(lines, tone(cloth, isLight(cloth) ? 0.08 : 0.15), 2.2, 'opacity=".55" transform="translate(4 1)"')
  )
}

export function tieredDress(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const top = symmetric(
    200,
    [200, 112],
    [222, 110, 230, 98, 236, 82],
    [254, 78, 266, 84, 276, 94],
    [268, 126, 262, 160, 256, 206],
    [238, 212, 220, 212, 200, 212],
  )
  const sleeve = (turn: 1 | -1): string => {
    const x = (by: number): number => 200 + turn * by
    const outline = `M${x(54)} 86C${x(76)} 70 ${x(122)} 84 ${x(134)} 122C${x(136)} 138 ${x(130)} 148 ${x(120)} 154C${x(104)} 162 ${x(88)} 164 ${x(70)} 156Z`
    return (
      pen.flatShadow(outline, { opacity: 0.2 }) +
      pen.padded(outline, turn < 0 ? main : tone(main, -0.012), { width: 20, shade: 0.4, pattern: print }) +
      fold(
        pen,
        `M${x(76)} 92Q${x(84)} 122 ${x(84)} 154M${x(96)} 90Q${x(108)} 120 ${x(104)} 154M${x(114)} 98Q${x(124)} 120 ${x(120)} 146`,
        main,
        2.4,
      ) +
      cuff(
        pen,
        `M${x(68)} 150C${x(88)} 164 ${x(110)} 160 ${x(128)} 144L${x(132)} 154C${x(112)} 172 ${x(88)} 174 ${x(66)} 162Z`,
        second,
        5,
      )
    )
  }
  const tiers = TIERS.map((tier, i) => {
    const outline = outlineOf(tier)
    const cloth = tone(main, (i - 1) * 0.014)
    return (
      pen.flatShadow(outline, i === 0 ? {} : { dx: 3, dy: 8, blur: 6, opacity: 0.34 }) +
      pen.padded(outline, cloth, { width: 24, shade: 0.42, light: 0.5, pattern: print }) +
      gathered(pen, tier, main) +
      pen.stroke(
        `M${200 - tier.above} ${tier.y + 2}Q200 ${tier.y + 12} ${200 + tier.above} ${tier.y + 2}`,
        mix(second, main, 0.12),
        4,
      )
    )
  })
  return (
    tiers.join('') +
    sleeve(-1) +
    sleeve(1) +
    pen.flatShadow(top, { opacity: 0.18 }) +
    pen.padded(top, main, { width: 22, shade: 0.38, light: 0.48, pattern: print }) +
    fold(pen, 'M150 196Q160 168 158 140M250 196Q240 168 242 140M178 206Q182 186 181 168M222 206Q218 186 219 168', main, 2.2) +
    pen.path('M166 83C170 114 230 114 234 83C214 92 186 92 166 83Z', tone(main, -0.2)) +
    cuff(pen, 'M166 83C170 114 230 114 234 83L243 81C240 130 160 130 157 81Z', second, 6) +
    pen.padded('M144 198Q200 214 256 198L258 214Q200 230 142 214Z', second, { width: 8 }) +
    pen.stroke('M194 218C188 238 184 250 176 262M206 218C212 238 216 250 226 260', trim, 5) +
    pen.padded(
      'M200 210C182 192 160 194 162 212C164 230 184 228 200 214C216 228 236 230 238 212C240 194 218 192 200 210Z',
      trim,
      {
        width: 9,
      },
    ) +
    pen.padded('M193 204H207V220H193Z', tone(trim, -0.04), { width: 5 })
  )
}
