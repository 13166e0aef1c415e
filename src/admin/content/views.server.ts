/** Contents as the back office shows them, and refusals of their services as answers. */
import { LEGAL_PAGES } from '#domain/content/story.ts'
import { textState } from '#domain/content/text-state.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { isOwnContent, type ContentRefusal } from '#services/editor/held-story.ts'
import { PARTS } from '#services/content/page-parts.ts'
import type { ListedText, StaffStory, StaffText } from '#services/editor/read-content.ts'
import { problem } from '#web/http/api/endpoint.ts'
import type { Shop } from '#services/shop.ts'
import type { ListedContent, StoryView, TextView } from '#admin/schema/content.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Returns where a content is shown; that of a part is its page where there is one, '' for none. */
function pathOf(locale: Locale, slug: string): string {
  if (slug === `${PARTS}home`) return href(MARKETS[locale], '/')
  return slug.startsWith(PARTS) || slug.startsWith('authors/') ? '' : href(MARKETS[locale], `/${slug}`)
}

const stateOf = ({ publishedAt, publishAt, isChanged }: Pick<StaffText, 'publishedAt' | 'publishAt' | 'isChanged'>) =>
  textState({ isPublished: publishedAt !== null, isPlanned: publishAt !== null, isChanged })

/** Returns the contents of these texts, each with its languages. */
export function listViews(texts: readonly ListedText[]): ListedContent[] {
  return [...Map.groupBy(texts, ({ id }) => id).values()].map((own) => {
    const first = own.find(({ locale }) => locale === LOCALES[0]) ?? own[0]!
    const { id, key, kind, name, layout, blocks, cover, category, author, date } = first
    return {
      id,
      key,
      kind,
      name,
      layout: layout ?? 'default',
      blocks,
      cover,
      category,
      author,
      date: date ?? iso(first.publishedAt),
      isFixed: LEGAL_PAGES.includes(key),
      texts: own.map((one) => ({
        locale: one.locale,
        path: pathOf(one.locale, one.slug),
        title: one.title,
        state: stateOf(one),
        draftAt: one.draftAt.toISOString(),
        publishAt: iso(one.publishAt),
        who: one.who,
      })),
    }
  })
}

const textView = (one: StaffText): TextView => ({
  locale: one.locale,
  path: pathOf(one.locale, one.slug),
  version: one.version,
  content: one.draft,
  state: stateOf(one),
  isPublished: one.publishedAt !== null,
  draftAt: one.draftAt.toISOString(),
  publishedAt: iso(one.publishedAt),
  publishAt: iso(one.publishAt),
})

export const storyView = ({ id, key, kind, name, texts }: StaffStory): StoryView => ({
  id,
  key,
  kind,
  name,
  isFixed: LEGAL_PAGES.includes(key),
  texts: LOCALES.flatMap((locale) => texts.filter((one) => one.locale === locale).map(textView)),
})

/** Returns the name of the system in which contents are edited; null for this one. */
export const serviceOf = (shop: Pick<Shop, 'content'>): string | null => (isOwnContent(shop) ? null : shop.content.name)

export function refusalOf(refusal: ContentRefusal): Response {
  switch (refusal.code) {
    case 'not_found':
      return problem(404, 'content_not_found')
    case 'read_only':
      return problem(409, 'content_elsewhere')
    case 'past':
      return problem(422, 'moment_past')
    case 'not_shown':
      return problem(409, 'content_not_shown')
    case 'refused':
      return problem(422, 'content_refused', { problems: refusal.problems })
    case 'changed_meanwhile':
      return problem(409, 'changed_meanwhile', { story: storyView(refusal.story) })
    case 'incomplete':
      return problem(422, 'content_incomplete', { faults: refusal.faults })
    default:
      return refusal satisfies never
  }
}
