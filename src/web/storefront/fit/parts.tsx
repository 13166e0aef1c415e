/** Everything that pages show for a customer's children. */
import { AgePresets } from './age-presets.tsx'
import { CardMark } from './card-mark.tsx'
import { ChildRails } from './child-rails.tsx'
import { OptionMark } from './option-mark.tsx'
import { ProductLine } from './product-line.tsx'
import { SizeMark } from './size-mark.tsx'
import type { ChildParts } from './slot/child-parts.browser.ts'

export const PARTS: ChildParts = {
  card: CardMark,
  product: ProductLine,
  size: SizeMark,
  option: OptionMark,
  presets: AgePresets,
  rails: ChildRails,
}
