/** The content service of the shop's own database (D-70). */
import type { ContentService } from '#services/ports.ts'
import type { Database } from '#store/database/db.ts'
import { readContentVersion, readStories, readStory } from '#store/content/stories.ts'

export const ownContent = ({ query }: Database): ContentService => ({
  name: 'own',
  story: (name, locale, mode) => readStory(query, name, locale, mode),
  stories: (question) => readStories(query, question),
  version: () => readContentVersion(query),
})
