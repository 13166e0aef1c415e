/** Draws the shop's logo from its SVG: groups, circles, ellipses and paths. */

interface Element {
  name: string
  isEnd: boolean
  attributes: Record<string, string>
}

export interface Logo {
  width: number
  height: number
  /** Of the upper left corner. */
  x: number
  y: number
  elements: Element[]
}

const DRAWN = ['g', 'circle', 'ellipse', 'path']

/** Returns the logo, null where the picture has other shapes than these. */
export function readLogo(svg: string): Logo | null {
  const elements = [...svg.matchAll(/<(\/?)([a-z]+)([^>]*?)(\/?)>/gi)].map(([, end, name, attributes]) => ({
    name: name!,
    isEnd: end === '/',
    attributes: Object.fromEntries([...attributes!.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key, value]) => [key!, value!])),
  }))
  const box = elements[0]?.attributes.viewBox?.split(/[ ,]+/).map(Number)
  const inside = elements.filter(({ name }) => name !== 'svg')
  if (box?.length !== 4 || box.some(Number.isNaN) || inside.some(({ name }) => !DRAWN.includes(name))) return null
  const [x, y, width, height] = box as [number, number, number, number]
  return { x, y, width, height, elements: inside }
}

/** Draws the logo with its upper left corner at a point; in one colour where one is given. */
export function drawLogo(
  doc: PDFKit.PDFDocument,
  { x, y, height, elements }: Logo,
  at: { x: number; y: number; height: number; colour?: string },
): void {
  const scale = at.height / height
  doc.save().translate(at.x, at.y).scale(scale).translate(-x, -y)
  for (const element of elements) {
    if (element.isEnd) doc.restore()
    else if (element.name === 'g') transform(doc.save(), element.attributes.transform)
    else drawShape(doc, element, at.colour)
  }
  doc.restore()
}

const numbers = (text: string): number[] => text.split(/[ ,]+/).map(Number)

function transform(doc: PDFKit.PDFDocument, transforms = ''): void {
  for (const [, name, values] of transforms.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = numbers(values!)
    if (name === 'translate') doc.translate(a, b ?? 0)
    else if (name === 'scale') doc.scale(a, b ?? a)
    else if (name === 'rotate') doc.rotate(a, { origin: [b ?? 0, c] })
  }
}

function drawShape(doc: PDFKit.PDFDocument, { name, attributes: given }: Element, only: string | undefined): void {
  const colour = (text: string): string => (only === undefined || isWhite(text) ? whole(text) : only)
  const number = (key: string): number => Number(given[key] ?? 0)
  const outline = (): PDFKit.PDFDocument => {
    if (name === 'circle') return doc.circle(number('cx'), number('cy'), number('r'))
    if (name === 'ellipse') return doc.ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    return doc.path(given.d ?? '')
  }
  doc.save()
  transform(doc, given.transform)
  const strokes = (): void => {
    if (given.stroke === undefined) return
    if (given['stroke-linecap'] === 'round') doc.lineCap('round')
    doc.lineWidth(number('stroke-width') || 1)
    outline().stroke(colour(given.stroke))
  }
  const fills = (): void => void (given.fill === 'none' || outline().fill(colour(given.fill ?? '#000')))
  if (given['paint-order'] === 'stroke') strokes()
  fills()
  if (given['paint-order'] !== 'stroke') strokes()
  doc.restore()
}

const isWhite = (text: string): boolean => /^#f+$/i.test(text)

/** '#fff' as '#ffffff'. */
const whole = (text: string): string => (/^#...$/.test(text) ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text)
