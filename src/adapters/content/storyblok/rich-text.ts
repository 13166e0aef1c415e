/** Reads Storyblok's rich text as the shop's own: node and mark types that are not named here are left out, their text stays. */
import { z } from 'zod'
import type { Block, Span } from '#domain/content/content.ts'
import { isSafeHref } from '#domain/content/safe-href.ts'

interface Node {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: Node[] | undefined
}

const attrs = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    attrs,
    marks: z.array(z.object({ type: z.string(), attrs })).optional(),
    content: z.array(node).optional(),
  }),
)

/** Returns the blocks of a document; null for what is no document. */
export function readRichText(value: unknown): Block[] | null {
  const { data } = node.safeParse(value)
  return data?.type === 'doc' ? (data.content ?? []).flatMap(blocksOf) : null
}

function blocksOf(one: Node): Block[] {
  switch (one.type) {
    case 'heading': {
      const text = plainText(one)
      return text ? [{ kind: 'heading', level: Number(one.attrs?.['level']) > 2 ? 3 : 2, text }] : []
    }
    case 'paragraph': {
      const text = spansOf(one)
      return text.length > 0 ? [{ kind: 'paragraph', text }] : []
    }
    case 'bullet_list':
    case 'ordered_list': {
      const items = (one.content ?? []).map((item) => (item.content ?? []).flatMap(spansOf))
      return items.length > 0 ? [{ kind: 'list', ordered: one.type === 'ordered_list', items }] : []
    }
    default:
      return (one.content ?? []).flatMap(blocksOf)
  }
}

function spansOf(one: Node): Span[] {
  if (one.type === 'hard_break') return [' ']
  if (one.text === undefined) return (one.content ?? []).flatMap(spansOf)
  const strong = one.marks?.some(({ type }) => type === 'bold') || undefined
  const href = one.marks?.find(({ type }) => type === 'link')?.attrs?.['href']
  const isLink = typeof href === 'string' && isSafeHref(href)
  return strong || isLink ? [{ text: one.text, ...(isLink && { href }), ...(strong && { strong }) }] : [one.text]
}

const plainText = (one: Node): string => one.text ?? (one.content ?? []).map(plainText).join('')
