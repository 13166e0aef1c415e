/**
 * Draws materials, light and shadow as SVG. Light comes from the upper left; the canvas is 400 × 500 and the
 * ground line lies at y = 424. Pure: the same strokes always give the same SVG.
 */
import { isLight, tone } from './colour.ts'
import { grain } from './grain.ts'
import { inkOn, tile, type Pattern, type Weave } from './patterns.ts'
import { rounded } from './shapes.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]
interface Padding {
  /** Width of the inner shade, px. */
  width?: number
  /** Opacity of the shade and of the light. */
  shade?: number
  light?: number
  pattern?: string
  fill?: string | undefined
  /** Drawn on the form, under its shade. */
  inner?: string
}
interface Wood {
  /** Direction of the grain, degrees. */
  direction?: number
  seed?: number
  fill?: string | undefined
  width?: number
  shade?: number
  light?: number
}

export class Pen {
  readonly #uid: string
  readonly #defs = new Map<string, { id: string; svg: string }>()

  constructor(uid = 'a') {
    this.#uid = uid
  }

  #def(key: string, make: (id: string) => string): string {
    const known = this.#defs.get(key)
    if (known) return known.id
    const id = this.#uid + this.#defs.size.toString(36)
    this.#defs.set(key, { id, svg: make(id) })
    return id
  }

  #stops(list: readonly Stop[]): string {
    return list
      .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
      .join('')
  }

  /** Linear gradient in the box of the shape. */
  linear(stops: readonly Stop[], x1 = 0.2, y1 = 0, x2 = 0.75, y2 = 1) {
    return `url(#${this.#def(`l${stops}${[x1, y1, x2, y2]}`, (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`)})`
  }

  /** Radial gradient in the box of the shape. */
  radial(stops: readonly Stop[], cx = 0.36, cy = 0.3, r = 0.8) {
    return `url(#${this.#def(`r${stops}${[cx, cy, r]}`, (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`)})`
  }

  blur(deviation: number): string {
    return `url(#${this.#def(`b${deviation}`, (id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`
  }

  /** Blur for things that are clipped anyway: small region, cheap to paint. */
  #soft(deviation: number): string {
    return `url(#${this.#def(`t${deviation}`, (id) => `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`
  }

  clip(outline: string): string {
    return `url(#${this.#def(`c${outline}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)})`
  }

  // ---- materials
  /** Even, softly lit surface. */
  matte(colour: string): string {
    return this.linear([
      [0, tone(colour, 0.05)],
      [0.5, colour],
      [1, tone(colour, -0.08)],
    ])
  }

  /** Round body lit from the upper left. */
  ball(colour: string): string {
    return this.radial([
      [0, tone(colour, 0.1)],
      [0.45, colour],
      [0.85, tone(colour, -0.1)],
      [1, tone(colour, -0.13)],
    ])
  }

  /** Upright cylinder. */
  tube(colour: string): string {
    return this.linear(
      [
        [0, tone(colour, -0.06)],
        [0.28, tone(colour, 0.08)],
        [0.55, colour],
        [1, tone(colour, -0.14)],
      ],
      0,
      0,
      1,
      0,
    )
  }

  /** Lying cylinder. */
  bar(colour: string): string {
    return this.linear(
      [
        [0, tone(colour, 0.03)],
        [0.3, tone(colour, 0.09)],
        [0.6, colour],
        [1, tone(colour, -0.15)],
      ],
      0,
      0,
      0,
      1,
    )
  }

  path(outline: string, fill: string, extra = ''): string {
    return `<path d="${outline}" fill="${fill}" ${extra}/>`
  }

  stroke(outline: string, colour: string, w = 2, extra = ''): string {
    return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  }

  /** Rod with a lit side: two strokes. */
  rod(outline: string, colour: string, width = 8): string {
    return (
      this.stroke(outline, tone(colour, -0.08), width) +
      this.stroke(
        outline,
        tone(colour, 0.03),
        width * 0.62,
        `transform="translate(${rounded(-width * 0.1)} ${rounded(-width * 0.12)})"`,
      ) +
      this.stroke(
        outline,
        tone(colour, 0.13),
        width * 0.18,
        `transform="translate(${rounded(-width * 0.22)} ${rounded(-width * 0.24)})" opacity=".8"`,
      )
    )
  }

  /** Stitched seam. */
  seam(outline: string, colour: string, width = 1.4): string {
    return this.stroke(outline, tone(colour, isLight(colour) ? -0.16 : 0.14), width, 'stroke-dasharray="4 3.4" opacity=".75"')
  }

  /**
   * Returns a soft, padded form. Fill, pattern, then an inner shade along the
   * lower right edge and an inner light along the upper left one.
   */
  padded(
    outline: string,
    colour: string,
    { width = 22, shade = 0.34, light = 0.42, pattern = '', fill, inner = '' }: Padding = {},
  ): string {
    const deep = tone(colour, -0.24)
    return (
      `<g clip-path="${this.clip(outline)}">` +
      this.path(outline, fill ?? this.matte(colour)) +
      (pattern ? this.path(outline, pattern) : '') +
      inner +
      `<g fill="none" filter="${this.#soft(rounded(width * 0.3))}"><path d="${outline}" stroke="${deep}" stroke-opacity="${shade}" stroke-width="${width}" transform="translate(${rounded(-width * 0.2)} ${rounded(-width * 0.3)})"/>` +
      `<path d="${outline}" stroke="#fff" stroke-opacity="${light}" stroke-width="${rounded(width * 0.45)}" transform="translate(${rounded(width * 0.3)} ${rounded(width * 0.36)})"/></g></g>`
    )
  }

  /** Soft shade painted over something, clipped to d. */
  shade(clipD: string, outline: string, o = 0.2, deviation = 6, colour = '#3a2418'): string {
    return `<g clip-path="${this.clip(clipD)}"><path d="${outline}" fill="${colour}" fill-opacity="${o}" filter="${this.blur(deviation)}"/></g>`
  }

  // ---- light on the ground
  /** Contact shadow of a standing object. */
  groundShadow(cx: number, y: number, rx: number, ry = rx * 0.13, opacity = 0.3): string {
    const g = this.radial(
      [
        [0, '#3a2418', opacity],
        [0.55, '#3a2418', opacity * 0.42],
        [1, '#3a2418', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    const g2 = this.radial(
      [
        [0, '#2a170d', opacity * 1.3],
        [0.7, '#2a170d', opacity * 0.4],
        [1, '#2a170d', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return `<ellipse cx="${rounded(cx + rx * 0.14)}" cy="${rounded(y + 3)}" rx="${rounded(rx * 1.22)}" ry="${rounded(ry * 1.5)}" fill="${g}"/><ellipse cx="${cx}" cy="${y}" rx="${rounded(rx * 0.92)}" ry="${rounded(ry * 0.62)}" fill="${g2}"/>`
  }

  /** Shadow of a thing lying flat or hanging just off a wall. */
  flatShadow(
    outline: string,
    { dx = 7, dy = 12, blur = 11, opacity = 0.26 }: { dx?: number; dy?: number; blur?: number; opacity?: number } = {},
  ): string {
    return `<path d="${outline}" fill="#3a2418" fill-opacity="${opacity}" transform="translate(${dx} ${dy})" filter="${this.blur(blur)}"/><path d="${outline}" fill="#3a2418" fill-opacity="${rounded(opacity * 10) / 14}" transform="translate(2 3)" filter="${this.blur(2.5)}"/>`
  }

  // ---- wood
  wood(
    outline: string,
    colour = '#e0bd92',
    { direction = 0, seed = 1, fill, width = 12, shade = 0.3, light = 0.4 }: Wood = {},
  ): string {
    const inner = grain(outline, { direction, seed, stroke: tone(colour, -0.1) })
    return this.padded(outline, colour, { width, shade, light, inner, fill })
  }

  /** Cloth with a print or weave; '' for plain cloth, so that it can be left out of the drawing. */
  pattern(kind: Pattern | Weave, colour: string, ink: string = inkOn(colour), k = 1): string {
    const drawn = tile(kind, colour, ink)
    if (!drawn) return ''
    const id = this.#def(
      `p${kind}${colour}${ink}${k}`,
      (pid) =>
        `<pattern id="${pid}" width="${drawn.width}" height="${drawn.height}" patternUnits="userSpaceOnUse" patternTransform="scale(${k})">${drawn.body}</pattern>`,
    )
    return `url(#${id})`
  }

  render(body: string, { viewBox = '0 0 400 500', back = '' } = {}): string {
    const defs = [...this.#defs.values()].map((x) => x.svg).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${defs}</defs>${back}${body}</svg>`
    return svg.replace(/(\.\d*?[1-9])0+(?=[^\d])/g, '$1')
  }
}
