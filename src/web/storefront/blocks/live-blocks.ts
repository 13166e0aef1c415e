/** Which kinds of blocks need code in a browser. */
import type { BlockKind } from '#domain/content/block-kinds.ts'

/** Kinds that do something in a browser: it loads their code with the page. The others are markup alone. */
export const LIVE_BLOCKS: readonly BlockKind[] = [
  'advent',
  'ages',
  'belly_band',
  'bundle',
  'contact',
  'countdown',
  'for_children',
  'newsletter',
  'products',
  'recently_viewed',
  'still_life',
]
