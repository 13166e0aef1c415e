/** Gives an uploaded photograph the name by which contents show it, and its text in three languages. */
import { photographAddress } from '#domain/catalog/picture.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import { writeContentPictures } from '#services/content/write-content.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { readOriginal } from '#store/catalog/picture-originals.ts'
import { hasContentPicture } from '#store/content/write-content.ts'

interface Naming {
  key: string
  /** Of the photograph that was taken in. */
  hash: string
  alt: LocaleTexts
}

export type PictureNamed =
  | { ok: true; picture: { key: string; address: string; width: number; height: number }; entries: string[] }
  | { ok: false; reason: 'picture_not_found' | 'picture_name_taken' }

/** A name is given once: pages that show it would change otherwise. */
export async function namePicture(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  { key, hash, alt }: Naming,
): Promise<PictureNamed> {
  const original = await readOriginal(db.query, hash)
  if (!original) return { ok: false, reason: 'picture_not_found' }
  const picture = { key, address: photographAddress(hash), width: original.width, height: original.height }
  return db.transaction(async (tx) => {
    if (await hasContentPicture(tx, key)) return { ok: false, reason: 'picture_name_taken' }
    await writeContentPictures(tx, [{ ...picture, alt }])
    const act = { action: 'picture.named', object: { kind: 'picture' as const, id: hash, name: key }, after: { key, alt } }
    return { ok: true, picture, entries: [await writeAudit(tx, actor, act, clock.now())] }
  })
}
