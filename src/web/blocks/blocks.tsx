/** Renders written content: blocks of text pages and descriptions. */
import type { Block, Span } from '#domain/content/content.ts'
import { isSafeHref } from '#domain/content/safe-href.ts'
import { href } from '#domain/market/market.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Table } from '#web/ui/table.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './blocks.module.css'

/** Renders content blocks, a component for each kind. */
export function Written({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.written}>
      {blocks.map((block, i) => (
        <WrittenBlock key={i} block={block} />
      ))}
    </div>
  )
}

function WrittenBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.text} />
        </p>
      )
    case 'list': {
      const items = block.items.map((item, i) => (
        <li key={i}>
          <Spans spans={item} />
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <Table caption={block.caption} head={block.head} rows={block.rows} />
    case 'form':
      return (
        <div className={styles.paper}>
          <p className={textStyles.h3}>{block.title}</p>
          {block.lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      )
    default:
      return block satisfies never
  }
}

/** A path gets the market's prefix; an address that may not be linked to is left out. */
function Spans({ spans }: { spans: Span[] | string }) {
  const market = useMarket()
  if (typeof spans === 'string') return spans
  return spans.map((span, i) => {
    if (typeof span === 'string') return <span key={i}>{span}</span>
    const inner = span.strong ? <strong>{span.text}</strong> : span.text
    if (!span.href || !isSafeHref(span.href)) return <span key={i}>{inner}</span>
    return (
      <a key={i} className={textStyles.link} href={span.href.startsWith('/') ? href(market, span.href) : span.href}>
        {inner}
      </a>
    )
  })
}
