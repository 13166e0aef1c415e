/** A box around a path. */

export interface PathBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Numbers that follow each command of SVG's path data. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
/** A curve whose first control point mirrors the last one of the curve before. */
const MIRRORED = 'st'

/**
 * Returns a box that contains the whole path, in the path's own coordinates. It may be larger than the path: of a curve it contains the
 * control points, of an arc two radii around its ends.
 * @param path SVG path data, the flags of arcs apart from other numbers
 */
export function pathBox(path: string): PathBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let x = 0
  let y = 0
  let start = { x, y }
  /** Last control point of the command before. */
  let control = { x, y }
  const include = (px: number, py: number, around = 0): void => {
    box.left = Math.min(box.left, px - around)
    box.right = Math.max(box.right, px + around)
    box.top = Math.min(box.top, py - around)
    box.bottom = Math.max(box.bottom, py + around)
  }

  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase()
    const isRelative = kind === command
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number))
    const step = NUMBERS[kind]
    if (step === undefined || (step === 0 ? numbers.length > 0 : numbers.length % step > 0)) throw new Error(`no path: ${path}`)
    if (kind === 'z') ({ x, y } = start)
    for (let at = 0; at < numbers.length; at += step) {
      const given = numbers.slice(at, at + step)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (kind === 'h') x = fromX + given[0]!
      else if (kind === 'v') y = fromY + given[0]!
      else if (kind === 'a') {
        const [radiusX, radiusY, , , , endX, endY] = given as [number, number, number, number, number, number, number]
        const [beginX, beginY] = [x, y]
        x = fromX + endX
        y = fromY + endY
        // An arc that is too small for its ends is drawn larger.
        const reach = 2 * Math.max(radiusX, radiusY, Math.hypot(x - beginX, y - beginY) / 2)
        include(beginX, beginY, reach)
        include(x, y, reach)
      } else {
        if (MIRRORED.includes(kind)) include((control = { x: 2 * x - control.x, y: 2 * y - control.y }).x, control.y)
        for (let one = 0; one < given.length - 2; one += 2)
          include((control = { x: fromX + given[one]!, y: fromY + given[one + 1]! }).x, control.y)
        x = fromX + given.at(-2)!
        y = fromY + given.at(-1)!
      }
      include(x, y)
      if (kind === 'm' && at === 0) start = { x, y }
      if (!'csqt'.includes(kind)) control = { x, y }
    }
  }
  return box
}
