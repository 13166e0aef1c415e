/** Loads the comparison of the products that the address names. */
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { detailsOf, type ProductDetails } from '#catalog/products/details.ts'
import { relatedTo } from '#catalog/rails/similar.ts'
import { BOOT_LITRES, boxOf, fitsBoot } from '#domain/catalog/boot.ts'
import { comparedKind, COMPARED_AT_ONCE, withCompared, type ComparedKind } from '#domain/catalog/comparison.ts'
import { PRODUCT_ID } from '#domain/catalog/item-id.ts'
import type { Market } from '#domain/market/market.ts'
import * as text from '#messages/goods/compare.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { cardOf, cardsOf } from '#web/storefront/card/card-view.server.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import { compareHref } from './compare-href.ts'
import { rowsOf, type Compared } from './rows.server.ts'
import type { BootView, ComparePage } from './view.ts'

/** Candidates that are looked at, and those shown, to be added. */
const LOOKED_AT = 16
const SHOWN = 4

export const load: Load<ComparePage> = async ({ shop, market, visitor: { query } }) => {
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const asked = knownProducts(snapshot, query.get('ids') ?? '')
  const details = await detailsOf(
    shop.db,
    asked.map((doc) => snapshot.ids[doc]!),
    market,
  )
  const kind = kindOf(snapshot, details, asked)
  const docs = asked.filter((doc) => kind !== null && kindAt(snapshot, details, doc) === kind)
  const ids = docs.map((doc) => String(snapshot.ids[doc]))
  const compared = docs.map((doc) => comparedAt(snapshot, details, doc))
  const boot = kind === 'pram' ? bootOf(compared, query.get('boot')) : null
  const litres = boot && !boot.isWrong && boot.litres !== String(BOOT_LITRES.usual) ? boot.litres : null
  const isFull = ids.length === COMPARED_AT_ONCE
  const more = kind && !isFull ? await othersOf(shop.db, snapshot, { docs, kind, market }) : []
  const data: ComparePage = {
    kind,
    ids,
    products: docs.map((doc, at) => ({
      card: cardOf(snapshot, doc, market),
      without: compareHref(market, ids.toSpliced(at, 1), litres),
    })),
    rows: rowsOf(snapshot, compared, market),
    boot,
    isMixed: docs.length < asked.length,
    more: cardsOf(snapshot, more, market).map((card) => ({
      card,
      href: compareHref(market, withCompared(ids, card.product), litres),
    })),
    isFull,
    drawing: scenePath(snapshot, 'empty-search'),
  }
  return { data, head: { title: text.title(), robots: 'noindex, follow', alternates: alternatesOf('/compare') } }
}

type Details = ReadonlyMap<number, ProductDetails>

/** Returns the docs of the products that are named and sold, each once. */
function knownProducts(snapshot: Snapshot, ids: string): number[] {
  const named = ids.split(',', COMPARED_AT_ONCE * 2).filter((id) => PRODUCT_ID.test(id))
  return [...new Set(named)]
    .flatMap((id) => snapshot.byId.get(Number(id)) ?? [])
    .filter((doc) => isShown(snapshot, doc))
    .slice(0, COMPARED_AT_ONCE)
}

/** What is recalled is compared with nothing. */
const isShown = (snapshot: Snapshot, doc: number): boolean =>
  snapshot.recalls.every(({ product }) => product !== snapshot.ids[doc])

const kindAt = (snapshot: Snapshot, details: Details, doc: number): ComparedKind | null =>
  comparedKind(details.get(snapshot.ids[doc]!)?.attributes ?? {})

/** The first product that can be compared says of what kind the others are. */
function kindOf(snapshot: Snapshot, details: Details, docs: readonly number[]): ComparedKind | null {
  for (const doc of docs) {
    const kind = kindAt(snapshot, details, doc)
    if (kind) return kind
  }
  return null
}

interface Others {
  docs: readonly number[]
  kind: ComparedKind
  market: Market
}

/** Reads products of the same kind that are near the last one compared. */
async function othersOf(db: Parameters<typeof detailsOf>[0], snapshot: Snapshot, { docs, kind, market }: Others) {
  const near = relatedTo(snapshot, docs.at(-1)!, market.currency, LOOKED_AT).filter(
    (doc) => !docs.includes(doc) && isShown(snapshot, doc),
  )
  const details = await detailsOf(
    db,
    near.map((doc) => snapshot.ids[doc]!),
    market,
  )
  return near.filter((doc) => kindAt(snapshot, details, doc) === kind).slice(0, SHOWN)
}

function comparedAt(snapshot: Snapshot, known: Details, doc: number): Compared {
  const details = known.get(snapshot.ids[doc]!)!
  return { doc, details, box: boxOf(details.attributes['folded_size']) }
}

function bootOf(compared: readonly Compared[], typed: string | null): BootView {
  const litres = (typed ?? '').trim() || String(BOOT_LITRES.usual)
  const wanted = Number(litres.replace(',', '.'))
  const isWrong = !(wanted >= BOOT_LITRES.min && wanted <= BOOT_LITRES.max)
  const fits = compared.map(({ box }) => (box && !isWrong ? fitsBoot(box, wanted) : null))
  return { litres: isWrong ? litres.slice(0, 10) : litres, isWrong, fits }
}
