/** The home page of a shop whose merchant has not written one. */
import type { BlockInput } from '#domain/content/story.ts'
import * as text from '#messages/home.ts'

/** The hero says the name of the shop. */
export const defaultHome = (shopName: string): BlockInput[] => [
  {
    component: 'hero',
    title: shopName,
    picture: 'hero',
    narrow: 'hero-mobile',
    links: [{ text: text.heroAction(), link: '/new' }],
  },
  { component: 'collections' },
  {
    component: 'products',
    rule: 'new',
    title: text.arrivals(),
    lead: text.arrivalsLead(),
    link_text: text.allNew(),
    link: '/new',
  },
  { component: 'for_children' },
  { component: 'ages' },
  {
    component: 'products',
    rule: 'sale',
    title: text.sale(),
    lead: text.saleLead(),
    link_text: text.allSale(),
    link: '/sale',
  },
  { component: 'brands' },
  { component: 'newsletter' },
  { component: 'showrooms', look: 'names' },
  { component: 'recently_viewed' },
]
