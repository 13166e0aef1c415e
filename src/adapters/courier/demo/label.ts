/** The label of a parcel, 100 by 150 millimetres. */
import { code128 } from '#domain/promotions/code128.ts'
import type { LabelText } from '#services/ports.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter]!)

const lines = (texts: readonly string[], top: number, size: number): string =>
  texts.map((text, at) => `<text x="8" y="${top + at * size * 1.3}" font-size="${size}">${escaped(text)}</text>`).join('')

/** Returns the label as SVG: sender, recipient, the number as bars and as text. */
export function labelSvg(awb: string, { from, to }: LabelText): string {
  const { bars, width } = code128(awb)
  // 84 mm between the quiet zones.
  const unit = 84 / width
  const drawn = bars.map(({ at, width: wide }) => `<rect x="${8 + at * unit}" y="102" width="${wide * unit}" height="30"/>`)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="150mm" viewBox="0 0 100 150" font-family="sans-serif">',
    '<rect width="100" height="150" fill="#fff"/>',
    lines(from, 10, 3),
    '<path d="M8 32h84" stroke="#000" stroke-width=".4"/>',
    lines(to, 44, 5.2),
    ...drawn,
    `<text x="50" y="141" font-size="6" text-anchor="middle">${escaped(awb)}</text>`,
    '</svg>',
  ].join('')
}
