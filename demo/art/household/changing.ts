/** Changing tables. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { dresser } from './care.ts'

/** A chest with a changing mat on its top. */
export function changetable(p: Pen, paint: Paint): string {
  const { a, b, c, wood } = paint
  const mat = mix(b, '#ffffff', 0.35)
  return (
    dresser(p, { ...paint, a: tone(wood, 0.05), v: 0 }) +
    p.puff('M84 190C82 164 94 150 112 150H288C306 150 318 164 316 190Z', mat, { w: 16, lo: 0.3 }) +
    p.puff('M72 190C66 158 80 142 98 146C112 150 112 178 112 190Z', a, { w: 14, pat: p.pattern(paint.pat, a) }) +
    p.puff('M328 190C334 158 320 142 302 146C288 150 288 178 288 190Z', a, { w: 14, pat: p.pattern(paint.pat, a) }) +
    p.puff('M160 150C164 138 236 138 240 150V160H160Z', c, { w: 8 })
  )
}
