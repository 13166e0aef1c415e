/** Writes pictures of the shop's own pages, and what the listings announce. */
import type { ContentPictureInput, PromotionInput } from '#domain/content/content-input.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { announcePurge } from '#store/database/outbox.ts'
import { writeSetting } from '#store/database/settings.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

/** Writes the seller, whom every page names. */
export async function putMerchant(tx: Query, merchant: object, now: Date): Promise<void> {
  await writeSetting(tx, 'merchant', merchant)
  await announcePurge(tx, ['shell'], now)
}

export async function putContentPictures(tx: Query, pictures: readonly ContentPictureInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  const rows = pictures.map(({ key, address, width, height, alt }) => ({ key, address, width, height, alt: alt ?? {} }))
  await upsertRows(tx, 'content_picture', rows, { key: ['key'] })
}

/** Returns whether a picture has this name. The version of the catalog is locked: nobody else gives it meanwhile. */
export async function hasContentPicture(tx: Query, key: string): Promise<boolean> {
  await raiseCatalogVersion(tx)
  return (await tx.selectFrom('content_picture').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function putPromotions(tx: Query, promotions: readonly PromotionInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  const collections = await tx.selectFrom('collection').select(['id', 'key']).execute()
  const ids = new Map(collections.map(({ key, id }) => [key, id]))
  const pictures = new Set((await tx.selectFrom('content_picture').select('key').execute()).map(({ key }) => key))
  refuseProblems(
    promotions.flatMap(({ collection, target, picture }, at) => [
      ...[collection, target]
        .filter((key) => !ids.has(key))
        .map((key) => ({ at: `promotions[${at}]`, message: `there is no collection ${key}` })),
      ...(pictures.has(picture) ? [] : [{ at: `promotions[${at}].picture`, message: `there is no picture ${picture}` }]),
    ]),
  )
  const rows = promotions.map(({ collection, target, ...promotion }) => ({
    collection_id: ids.get(collection)!,
    target_id: ids.get(target)!,
    ...promotion,
  }))
  await upsertRows(tx, 'collection_promotion', rows, { key: ['collection_id'] })
}
