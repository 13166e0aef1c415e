/** Loads everything that fits with the product that the address names, and what is known of the one that somebody has. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { answerFor, candidatesFor, compatibleWith, type PairAnswer } from '#catalog/compatibility/compatible.ts'
import { PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { statedValue } from '#domain/compatibility/compatibility-rule.ts'
import type { Market } from '#domain/market/market.ts'
import { foldedWords } from '#domain/search/fold.ts'
import * as text from '#messages/goods/compatibility.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { cardOf } from '#web/storefront/card/card-view.server.ts'
import { itemOf, labelOf, plainItem } from './compatible-view.server.ts'
import type { AnswerItem, CompatibilityPage } from './view.ts'

/** Products of one collection, and of the answers. */
const OF_GROUP = 24
const ANSWERS = 24
const LONGEST_OWN = 80

export const load: Load<CompatibilityPage> = async ({ shop, market, visitor: { query } }) => {
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const id = query.get('product') ?? ''
  const doc = PRODUCT_ID.test(id) ? snapshot.byId.get(Number(id)) : undefined
  const isRecalled = snapshot.recalls.some(({ product }) => product === Number(id))
  const own = (query.get('own') ?? '').trim().slice(0, LONGEST_OWN)
  const data = doc === undefined || isRecalled ? NOTHING : pageOf(snapshot, { doc, own, market })
  const title = data.product ? text.pageTitle({ name: data.product.name }) : text.unnamed()
  return { data, head: { title, robots: 'noindex, follow', alternates: alternatesOf('/fits') } }
}

const NOTHING: CompatibilityPage = { product: null, own: '', answers: [], groups: [] }

interface Asked {
  doc: number
  own: string
  market: Market
}

function pageOf(snapshot: Snapshot, { doc, own, market }: Asked): CompatibilityPage {
  const { product: id, name, href, image, tint } = cardOf(snapshot, doc, market)
  const groups = [...Map.groupBy(compatibleWith(snapshot, doc), (one) => productAt(snapshot, one.doc).collection)]
  return {
    product: { id, name, href, image, tint },
    own,
    answers: own === '' ? [] : answersOf(snapshot, { doc, own, market }),
    groups: groups.map(([collection, all]) => ({
      collection,
      name: snapshot.tree.byId.get(collection)?.name[market.locale] ?? '',
      items: all.slice(0, OF_GROUP).map((one) => itemOf(snapshot, one, market)),
      count: all.length,
    })),
  }
}

/** Returns what is known of the products whose brand and name have the words that were typed: those that fit first. */
function answersOf(snapshot: Snapshot, { doc, own, market }: Asked): AnswerItem[] {
  const words = foldedWords(own)
  const matching = candidatesFor(snapshot, doc).filter((other) => {
    const { name, brand } = productAt(snapshot, other)
    const known = foldedWords(`${snapshot.brands.get(brand)?.name ?? ''} ${name[market.locale]}`)
    return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
  })
  const order = { fits: 0, differs: 1, unknown: 2 }
  return matching
    .map((other) => ({ other, found: answerFor(snapshot, doc, other) }))
    .toSorted((a, b) => order[a.found.is] - order[b.found.is])
    .slice(0, ANSWERS)
    .map(({ other, found }) => answerItem(snapshot, other, found, market))
}

function answerItem(snapshot: Snapshot, other: number, found: PairAnswer, market: Market): AnswerItem {
  if (found.is === 'fits') {
    const item = itemOf(snapshot, found.compatible, market)
    return { ...item, is: 'fits', answer: item.adapter ? text.yesWithAdapter() : text.yes() }
  }
  const item = plainItem(snapshot, other, market)
  if (found.is === 'unknown') return { ...item, is: 'unknown', answer: text.unknown(), why: '' }
  const { attribute } = found
  const value = labelOf(snapshot, attribute, statedValue(productAt(snapshot, other).attributes, attribute), market)
  const name = snapshot.attributes.get(attribute)?.name[market.locale] ?? attribute
  return { ...item, is: 'differs', answer: text.no({ name, value }), why: '' }
}
