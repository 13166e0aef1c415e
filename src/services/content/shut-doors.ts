/** Keeps what is behind shut doors of an Advent calendar inside the shop: no page and no answer has it before its day (DOM-6). */
import { hasCalendar, withoutShutDoors } from '#domain/content/advent.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Story } from '#domain/content/story.ts'
import type { ContentService } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'

/**
 * Returns the service with published stories as visitors may know them now. Drafts are whole, for whoever writes. A search does not find a
 * calendar by its content, which would tell what is behind its doors.
 */
export function withShutDoors(service: ContentService, clock: Shop['clock']): ContentService {
  const shown = (story: Story): Story => ({
    ...story,
    content: withoutShutDoors(story.content, MARKETS[story.locale], clock.now()),
  })
  return {
    ...service,
    async story(name, locale, mode) {
      const story = await service.story(name, locale, mode)
      return story && mode === 'published' ? shown(story) : story
    },
    async stories(question) {
      const found = await service.stories(question)
      if (question.mode === 'draft') return found
      const { search } = question
      const isFound = ({ name, content }: Story): boolean =>
        search === undefined || name.toLowerCase().includes(search.toLowerCase()) || !hasCalendar(content)
      const stories = found.stories.filter(isFound)
      return { stories: stories.map(shown), total: found.total - (found.stories.length - stories.length) }
    },
  }
}
