/** Endpoint of the menu data. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { FrameContent } from '#domain/content/frame-content.ts'
import { readFrameContent } from '#services/content/frame-parts.ts'
import { findPreview, framePreview } from '#services/content/preview.ts'
import type { Shop } from '#services/shop.ts'
import type { PageStory } from '#domain/content/story.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import { parse, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { taggedJson, writeJson, type WrittenJson } from '#web/http/api/tagged-json.ts'
import { menuOf, menuVersion } from './menu.server.ts'
import { menuAnswer, menuQuery, type MenuData } from '#web/schema/layout.ts'

interface WrittenMenu extends WrittenJson {
  story: PageStory | undefined
}

/** The menus of a snapshot, each written when it is first asked for. */
const newMenus = (): Partial<Record<Locale, WrittenMenu>> => ({})

/** Returns the menu in a language, written once for each snapshot of the catalog and each publication. */
function writtenMenu(snapshot: Snapshot, { front, parts }: FrameContent, locale: Locale): WrittenMenu {
  const menus = derive(snapshot, newMenus)
  const { menu: story } = parts[locale]
  const known = menus[locale]
  if (known?.story === story && known) return known
  return (menus[locale] = {
    ...writeJson(menuOf({ snapshot: seenIn(snapshot, locale), front, market: MARKETS[locale] }, story)),
    story,
  })
}

/** Longer than the version of anything that is published. */
const SHORTEST_LINK = 100

/** Returns the panels of a draft that a link of the shop shows; null for what names none. */
async function draftPanels(shop: Shop, link: string, locale: Locale): Promise<MenuData | null> {
  const story = link.length < SHORTEST_LINK ? null : await findPreview(shop, link)
  const draft = story?.locale === locale ? framePreview(shop, story)?.menu : undefined
  if (!draft) return null
  const { front } = shop.memory.frame ?? (await readFrameContent(shop))
  return menuOf({ snapshot: seenIn(shop.catalog.current, locale), front, market: MARKETS[locale] }, draft)
}

async function menu({ shop, request, url }: ApiContext): Promise<Response> {
  const query = parse(Object.fromEntries(url.searchParams), menuQuery)
  const draft = query.v === undefined ? null : await draftPanels(shop, query.v, query.locale)
  if (draft) return taggedJson(request, writeJson(draft), 0)
  const frame = shop.memory.frame ?? (await readFrameContent(shop))
  const written = writtenMenu(shop.catalog.current, frame, query.locale)
  // A page of another process may know of a publication before this one does.
  const isAsked = query.v === undefined || query.v === menuVersion(written.story)
  return taggedJson(request, written, isAsked ? undefined : 0)
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/menu',
    guard: 'public',
    describe: { summary: 'Panels of the menu', query: menuQuery, answers: { 200: menuAnswer, 304: null } },
    handler: menu,
  },
]
