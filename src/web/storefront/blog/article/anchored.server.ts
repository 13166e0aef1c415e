/** Anchors of the headings of a long text. */
import { headingAnchors } from '#domain/content/article.ts'
import type { Block } from '#domain/content/content.ts'
import { isTextBlock, type StoryBlock } from '#domain/content/story.ts'
import { readBlock } from '#services/content/block-schema.ts'

/** Returns the blocks with an anchor at each heading, and the headings of the second level. */
export function anchored(body: readonly StoryBlock[]): { body: StoryBlock[]; contents: { id: string; text: string }[] } {
  // As they are shown: what does not follow the rules is gone.
  const read = body.map((block) => readBlock(block) ?? block)
  const texts = read.flatMap((block) => (isTextBlock(block) ? block.text : []))
  const headings = texts.flatMap((one) => (one.kind === 'heading' ? [one] : []))
  const names = headingAnchors(headings)
  const anchors = new Map<Block, string>(headings.map((heading, at) => [heading, names[at]!]))
  return {
    body: read.map((block) =>
      isTextBlock(block)
        ? { ...block, text: block.text.map((one) => (one.kind === 'heading' ? { ...one, id: anchors.get(one)! } : one)) }
        : block,
    ),
    contents: headings.flatMap((one) => (one.level === 2 ? [{ id: anchors.get(one)!, text: one.text }] : [])),
  }
}
