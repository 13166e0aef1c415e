/** Colour in OKLCH, so that a lighter tone of a colour looks like the same cloth in the light. */

/** Lightness 0…1, chroma, hue in radians. */
type Lch = [lightness: number, chroma: number, hue: number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

const toNumber = (hex: string) => parseInt(hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1), 16)

export function toLch(hex: string): Lch {
  const n = toNumber(hex)
  const r = toLinear((n >> 16) / 255)
  const g = toLinear(((n >> 8) & 255) / 255)
  const b = toLinear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [L, Math.hypot(A, B), Math.atan2(B, A)]
}

export function fromLch([L, C, h]: Lch): string {
  const A = C * Math.cos(h)
  const B = C * Math.sin(h)
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** Lighter (d > 0) or darker (d < 0) tone of a colour; shadows gain a little chroma, lights lose it. */
export function tone(hex: string, lightness: number): string {
  const [L, C, h] = toLch(hex)
  return fromLch([
    Math.min(0.985, Math.max(0.12, L + lightness)),
    Math.max(0, C * (lightness < 0 ? 1 + -lightness * 0.5 : 1 - lightness * 1.1)),
    h,
  ])
}

/** Mix of two colours, t = 0..1. */
export function mix(a: string, b: string, t: number): string {
  const pa = toNumber(a)
  const pb = toNumber(b)
  const ch = (s: number) => Math.round(((pa >> s) & 255) * (1 - t) + ((pb >> s) & 255) * t)
  return '#' + [16, 8, 0].map((s) => ch(s).toString(16).padStart(2, '0')).join('')
}

export const isLight = (hex: string) => toLch(hex)[0] > 0.72
