/**
 * The pen of the house: materials, light and shadow. Light comes from the upper left; the canvas is 400 × 500 and the
 * ground line lies at y = 424. Pure: the same strokes always give the same SVG.
 */
import { isLight, tone } from './colour.ts'
import { inkOn, tile, type Pattern, type Weave } from './patterns.ts'
import { f } from './shapes.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]
interface Puff {
  /** Width of the inner shade, px. */
  w?: number
  /** Opacity of the shade and of the light. */
  lo?: number
  hi?: number
  pat?: string
  fill?: string | undefined
  /** Drawn on the form, under its shade. */
  in?: string
}
interface Wood {
  /** Direction of the grain, degrees. */
  dir?: number
  seed?: number
  fill?: string | undefined
  w?: number
  lo?: number
  hi?: number
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
  lg(stops: readonly Stop[], x1 = 0.2, y1 = 0, x2 = 0.75, y2 = 1) {
    return `url(#${this.#def(`l${stops}${[x1, y1, x2, y2]}`, (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`)})`
  }

  /** Radial gradient in the box of the shape. */
  rg(stops: readonly Stop[], cx = 0.36, cy = 0.3, r = 0.8) {
    return `url(#${this.#def(`r${stops}${[cx, cy, r]}`, (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`)})`
  }

  blur(s: number): string {
    return `url(#${this.#def(`b${s}`, (id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${s}"/></filter>`)})`
  }

  /** Blur for things that are clipped anyway: small region, cheap to paint. */
  #soft(s: number): string {
    return `url(#${this.#def(`t${s}`, (id) => `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%"><feGaussianBlur stdDeviation="${s}"/></filter>`)})`
  }

  clip(d: string): string {
    return `url(#${this.#def(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`
  }

  // ---- materials
  /** Even, softly lit surface. */
  matte(c: string): string {
    return this.lg([
      [0, tone(c, 0.05)],
      [0.5, c],
      [1, tone(c, -0.08)],
    ])
  }

  /** Round body lit from the upper left. */
  ball(c: string): string {
    return this.rg([
      [0, tone(c, 0.1)],
      [0.45, c],
      [0.85, tone(c, -0.1)],
      [1, tone(c, -0.13)],
    ])
  }

  /** Upright cylinder. */
  tube(c: string): string {
    return this.lg(
      [
        [0, tone(c, -0.06)],
        [0.28, tone(c, 0.08)],
        [0.55, c],
        [1, tone(c, -0.14)],
      ],
      0,
      0,
      1,
      0,
    )
  }

  /** Lying cylinder. */
  bar(c: string): string {
    return this.lg(
      [
        [0, tone(c, 0.03)],
        [0.3, tone(c, 0.09)],
        [0.6, c],
        [1, tone(c, -0.15)],
      ],
      0,
      0,
      0,
      1,
    )
  }

  path(d: string, fill: string, extra = ''): string {
    return `<path d="${d}" fill="${fill}" ${extra}/>`
  }

  stroke(d: string, c: string, w = 2, extra = ''): string {
    return `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  }

  /** Rod with a lit side: two strokes. */
  rod(d: string, c: string, w = 8): string {
    return (
      this.stroke(d, tone(c, -0.08), w) +
      this.stroke(d, tone(c, 0.03), w * 0.62, `transform="translate(${f(-w * 0.1)} ${f(-w * 0.12)})"`) +
      this.stroke(d, tone(c, 0.13), w * 0.18, `transform="translate(${f(-w * 0.22)} ${f(-w * 0.24)})" opacity=".8"`)
    )
  }

  /** Stitched seam. */
  seam(d: string, c: string, w = 1.4): string {
    return this.stroke(d, tone(c, isLight(c) ? -0.16 : 0.14), w, 'stroke-dasharray="4 3.4" opacity=".75"')
  }

  /**
   * The house material: a soft, padded form. Fill, pattern, then an inner shade along the
   * lower right edge and an inner light along the upper left one.
   */
  puff(d: string, c: string, { w = 22, lo = 0.34, hi = 0.42, pat = '', fill, in: inner = '' }: Puff = {}): string {
    const deep = tone(c, -0.24)
    return (
      `<g clip-path="${this.clip(d)}">` +
      this.path(d, fill ?? this.matte(c)) +
      (pat ? this.path(d, pat) : '') +
      inner +
      `<g fill="none" filter="${this.#soft(f(w * 0.3))}"><path d="${d}" stroke="${deep}" stroke-opacity="${lo}" stroke-width="${w}" transform="translate(${f(-w * 0.2)} ${f(-w * 0.3)})"/>` +
      `<path d="${d}" stroke="#fff" stroke-opacity="${hi}" stroke-width="${f(w * 0.45)}" transform="translate(${f(w * 0.3)} ${f(w * 0.36)})"/></g></g>`
    )
  }

  /** Soft shade painted over something, clipped to d. */
  shade(clipD: string, d: string, o = 0.2, s = 6, c = '#3a2418'): string {
    return `<g clip-path="${this.clip(clipD)}"><path d="${d}" fill="${c}" fill-opacity="${o}" filter="${this.blur(s)}"/></g>`
  }

  // ---- light on the ground
  /** Contact shadow of a standing object. */
  ground(cx: number, y: number, rx: number, ry = rx * 0.13, o = 0.3): string {
    const g = this.rg(
      [
        [0, '#3a2418', o],
        [0.55, '#3a2418', o * 0.42],
        [1, '#3a2418', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    const g2 = this.rg(
      [
        [0, '#2a170d', o * 1.3],
        [0.7, '#2a170d', o * 0.4],
        [1, '#2a170d', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return `<ellipse cx="${f(cx + rx * 0.14)}" cy="${f(y + 3)}" rx="${f(rx * 1.22)}" ry="${f(ry * 1.5)}" fill="${g}"/><ellipse cx="${cx}" cy="${y}" rx="${f(rx * 0.92)}" ry="${f(ry * 0.62)}" fill="${g2}"/>`
  }

  /** Shadow of a thing lying flat or hanging just off a wall. */
  lay(d: string, { dx = 7, dy = 12, s = 11, o = 0.26 }: { dx?: number; dy?: number; s?: number; o?: number } = {}): string {
    return `<path d="${d}" fill="#3a2418" fill-opacity="${o}" transform="translate(${dx} ${dy})" filter="${this.blur(s)}"/><path d="${d}" fill="#3a2418" fill-opacity="${f(o * 10) / 14}" transform="translate(2 3)" filter="${this.blur(2.5)}"/>`
  }

  // ---- wood
  wood(d: string, c = '#e0bd92', { dir = 0, seed = 1, fill, w = 12, lo = 0.3, hi = 0.4 }: Wood = {}): string {
    let grain = ''
    let s = seed * 7919
    const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647
    for (let i = 0; i < 26; i++) {
      const y = 8 + i * 19.5 + rnd() * 10
      grain += `M-60 ${f(y)}q${f(60 + rnd() * 60)} ${f(-7 + rnd() * 14)} ${f(180 + rnd() * 60)} ${f(rnd() * 6 - 3)}t${f(300)} ${f(rnd() * 8 - 4)}`
    }
    const g = `<path d="${grain}" transform="rotate(${dir} 200 250)" fill="none" stroke="${tone(c, -0.1)}" stroke-opacity=".36" stroke-width="1.5"/>`
    return this.puff(d, c, { w, lo, hi, in: g, fill })
  }

  /** Cloth with a print or weave; '' for plain cloth, so that it can be left out of the drawing. */
  pattern(kind: Pattern | Weave, c: string, ink: string = inkOn(c), k = 1): string {
    const drawn = tile(kind, c, ink)
    if (!drawn) return ''
    const id = this.#def(
      `p${kind}${c}${ink}${k}`,
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
