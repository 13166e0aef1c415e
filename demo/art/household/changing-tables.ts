/** Changing tables. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { dresser } from './furniture-toiletries-packs.ts'

/** A chest with a changing mat on its top. */
export function changetable(pen: Pen, paint: Paint): string {
  const { main, second, trim, wood } = paint
  const mat = mix(second, '#ffffff', 0.35)
  return (
    dresser(pen, { ...paint, main: tone(wood, 0.05), variant: 0 }) +
    pen.padded('M84 190C82 164 94 150 112 150H288C306 150 318 164 316 190Z', mat, { width: 16, shade: 0.3 }) +
    pen.padded('M72 190C66 158 80 142 98 146C112 150 112 178 112 190Z', main, {
      width: 14,
      pattern: pen.pattern(paint.pattern, main),
    }) +
    pen.padded('M328 190C334 158 320 142 302 146C288 150 288 178 288 190Z', main, {
      width: 14,
      pattern: pen.pattern(paint.pattern, main),
    }) +
    pen.padded('M160 150C164 138 236 138 240 150V160H160Z', trim, { width: 8 })
  )
}
