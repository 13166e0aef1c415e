/** What a page of content shows. */
import type { Block } from '#domain/content/content.ts'
import { isTextBlock, type PageContent } from '#domain/content/story.ts'

export interface ContentView {
  title: string
  body: Block[]
}

export const viewOf = ({ title, body }: PageContent): ContentView => ({
  title,
  body: body.filter(isTextBlock).flatMap(({ text }) => text),
})
