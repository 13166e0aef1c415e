/** Written content without its form, for machines that read it. */
import type { BlockFields } from './block-fields.ts'
import { BLOCK_KINDS, type AnyBlock } from './block-kinds.ts'
import type { Block, Span } from './content.ts'

const spansText = (spans: Span[] | string): string =>
  typeof spans === 'string' ? spans : spans.map((span) => (typeof span === 'string' ? span : span.text)).join('')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return spansText(block.text)
    case 'list':
      return block.items.map(spansText).join('\n')
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].map((row) => row.join(' | '))].join('\n')
    case 'form':
      return [block.title, ...block.lines].join('\n')
    default:
      return block satisfies never
  }
}

/** Returns the text of blocks, a line for each of their lines. */
export const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n')

/** Returns what people read of these blocks: no keys, addresses or numbers of positions. */
export const storyText = (blocks: readonly AnyBlock[]): string =>
  blocks.map((block) => fieldTexts(BLOCK_KINDS[block.component], block).join('\n')).join('\n')

function fieldTexts(fields: BlockFields, given: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = given[name]
    if (value === undefined) return []
    if (field.type === 'line' || field.type === 'text') return [value as string]
    if (field.type === 'rich') return [textOf(value as Block[])]
    if (field.type === 'cells') return (value as string[][]).map((row) => row.join(' | '))
    return field.type === 'list' ? (value as Record<string, unknown>[]).flatMap((item) => fieldTexts(field.of, item)) : []
  })
}
