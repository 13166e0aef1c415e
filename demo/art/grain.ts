/** The grain of wood: lines across the canvas, of which a part of a thing shows those that cross it. */
import { pathBox } from './path-box.ts'
import { rounded } from './shapes.ts'

const LINES = 26
/** Distance between two lines, px. */
const APART = 19.5
/** How far a line leaves the height at which it begins, with half its width, px. */
const SWAY = 15
/** Centre of the canvas, around which the grain is turned. */
const CENTRE = { x: 200, y: 250 }

/** Returns the heights between which a part lies when the grain runs from left to right. */
function heightsOf(outline: string, direction: number): { top: number; bottom: number } {
  const { left, top, right, bottom } = pathBox(outline)
  const angle = (-direction * Math.PI) / 180
  const heights = [left, right].flatMap((x) =>
    [top, bottom].map((y) => CENTRE.y + (x - CENTRE.x) * Math.sin(angle) + (y - CENTRE.y) * Math.cos(angle)),
  )
  return { top: Math.min(...heights), bottom: Math.max(...heights) }
}

/**
 * Returns the lines that can be seen in a part, '' where none crosses it. The browser would read and draw the others for nothing: a leg of
 * a table shows two of 26.
 * @param direction degrees
 */
export function grain(outline: string, { direction, seed, stroke }: { direction: number; seed: number; stroke: string }): string {
  const { top, bottom } = heightsOf(outline, direction)
  let lines = ''
  let state = seed * 7919
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  for (let at = 0; at < LINES; at++) {
    const y = 8 + at * APART + random() * 10
    const line = `M-60 ${rounded(y)}q${rounded(60 + random() * 60)} ${rounded(-7 + random() * 14)} ${rounded(180 + random() * 60)} ${rounded(random() * 6 - 3)}t300 ${rounded(random() * 8 - 4)}`
    if (y > top - SWAY && y < bottom + SWAY) lines += line
  }
  if (lines === '') return ''
  const turn = direction === 0 ? '' : ` transform="rotate(${direction} ${CENTRE.x} ${CENTRE.y})"`
  return `<path d="${lines}"${turn} fill="none" stroke="${stroke}" stroke-opacity=".36" stroke-width="1.5"/>`
}
