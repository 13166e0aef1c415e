/** Written content without its form, for machines that read it. */
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
