/** Path data of the shapes that every drawing is made of. */

type Point = [x: number, y: number]
type Curve = [c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number]
type Segment = Point | Curve

/** Coordinates with one decimal: what the eye sees at 800 px. */
export const f = (n: number): number => +n.toFixed(1)

/** Closed path, mirrored about x = cx, from its right half: [x, y] then segments [x,y] (line) or [c1x,c1y,c2x,c2y,x,y]. */
export function sym(cx: number, start: Point, ...segs: Segment[]): string {
  let d = `M${f(start[0])} ${f(start[1])}`
  const pts: Point[] = [start]
  for (const s of segs) {
    d += s.length === 2 ? `L${f(s[0])} ${f(s[1])}` : `C${s.map(f).join(' ')}`
    pts.push(s.slice(-2) as Point)
  }
  const m = (x: number) => f(2 * cx - x)
  const last = pts.at(-1) as Point
  if (Math.abs(last[0] - cx) > 0.05) d += `L${m(last[0])} ${f(last[1])}`
  for (let i = segs.length - 1; i >= 0; i--) {
    const s = segs[i] as Segment
    const to = pts[i] as Point
    d += s.length === 2 ? `L${m(to[0])} ${f(to[1])}` : `C${m(s[2])} ${f(s[3])} ${m(s[0])} ${f(s[1])} ${m(to[0])} ${f(to[1])}`
  }
  return d + 'Z'
}

export const circ = (x: number, y: number, r: number): string => ell(x, y, r, r)
export const ell = (x: number, y: number, rx: number, ry: number): string =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-2 * rx)} 0Z`
export function rr(x: number, y: number, w: number, h: number, corner: number): string {
  const r = Math.min(corner, w / 2, h / 2)
  return `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${f(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${f(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${f(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}
