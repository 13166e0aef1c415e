/** Path data of the shapes that every drawing is made of. */

type Point = [x: number, y: number]
type Curve = [c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number]
type Segment = Point | Curve

/** Coordinates with one decimal: what the eye sees at 800 px. */
export const rounded = (n: number): number => +n.toFixed(1)

/** Closed path, mirrored about x = cx, from its right half: [x, y] then segments [x,y] (line) or [c1x,c1y,c2x,c2y,x,y]. */
export function symmetric(cx: number, start: Point, ...segments: Segment[]): string {
  let outline = `M${rounded(start[0])} ${rounded(start[1])}`
  const pts: Point[] = [start]
  for (const s of segments) {
    outline += s.length === 2 ? `L${rounded(s[0])} ${rounded(s[1])}` : `C${s.map(rounded).join(' ')}`
    pts.push(s.slice(-2) as Point)
  }
  const m = (x: number) => rounded(2 * cx - x)
  const last = pts.at(-1) as Point
  if (Math.abs(last[0] - cx) > 0.05) outline += `L${m(last[0])} ${rounded(last[1])}`
  for (let i = segments.length - 1; i >= 0; i--) {
    const s = segments[i] as Segment
    const to = pts[i] as Point
    outline +=
      s.length === 2
        ? `L${m(to[0])} ${rounded(to[1])}`
        : `C${m(s[2])} ${rounded(s[3])} ${m(s[0])} ${rounded(s[1])} ${m(to[0])} ${rounded(to[1])}`
  }
  return outline + 'Z'
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${rounded(x - rx)} ${rounded(y)}a${rounded(rx)} ${rounded(ry)} 0 1 0 ${rounded(2 * rx)} 0a${rounded(rx)} ${rounded(ry)} 0 1 0 ${rounded(-2 * rx)} 0Z`
export function roundedRect(x: number, y: number, width: number, height: number, corner: number): string {
  const r = Math.min(corner, width / 2, height / 2)
  return `M${rounded(x + r)} ${rounded(y)}h${rounded(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${rounded(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${rounded(-(width - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${rounded(-(height - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}
