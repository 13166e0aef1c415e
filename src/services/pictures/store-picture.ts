/** Takes a photograph in, or a part of one: decoded, turned upright, without the facts that a camera writes into it, named by its hash. */
import { createHash } from 'node:crypto'
import { LARGEST_ORIGINAL, LARGEST_PIXELS, photographAddress, SMALLEST_SIDE } from '#domain/catalog/picture.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { createTurns } from '#services/turns.ts'
import { insertOriginal, readOriginal, type Original } from '#store/catalog/picture-originals.ts'

export interface StoredPicture {
  address: string
  width: number
  height: number
}

export type PictureAnswer = { ok: true; picture: StoredPicture } | { ok: false; reason: 'not_a_picture' | 'picture_too_small' }

/** A part of a picture, in its own pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

type PictureShop = Pick<Shop, 'db' | 'clock'>

/** Formats that are taken in: no drawing, no document, no animation. */
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif'])
/** Lossy, but above what a served width shows of it. */
const KEPT = { quality: 90, effort: 3 }
const PATIENCE_S = 30
const HASH_DIGITS = 32
/** A picture takes a hundred megabytes while it is decoded. */
const decoders = createTurns(1)

/** Stores what was uploaded. The same picture twice is one. */
export async function storePicture(shop: PictureShop, actor: Actor, bytes: Uint8Array): Promise<PictureAnswer> {
  const original = await decoders.run(() => decoded(bytes, null))
  return original === null ? { ok: false, reason: 'not_a_picture' } : keep(shop, actor, original)
}

/** Stores a part of a kept picture as a picture of its own; null for an unknown one. The whole one stays. */
export async function cropPicture(
  shop: PictureShop,
  actor: Actor,
  { hash, crop }: { hash: string; crop: Crop },
): Promise<PictureAnswer | null> {
  const whole = await readOriginal(shop.db.query, hash)
  if (whole === null) return null
  const part = await decoders.run(() => decoded(whole.bytes, crop))
  return part === null ? { ok: false, reason: 'not_a_picture' } : keep(shop, actor, part)
}

async function keep({ db, clock }: PictureShop, actor: Actor, original: Original): Promise<PictureAnswer> {
  const { hash, width, height } = original
  if (Math.min(width, height) < SMALLEST_SIDE) return { ok: false, reason: 'picture_too_small' }
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (!(await insertOriginal(tx, original, now))) return
    const act = { action: 'picture.stored', object: { kind: 'picture' as const, id: hash, name: hash } }
    await writeAudit(tx, actor, { ...act, after: { width, height, bytes: original.bytes.byteLength } }, now)
  })
  return { ok: true, picture: { address: photographAddress(hash), width, height } }
}

/** Returns the picture as it is kept, null for what is none. */
async function decoded(bytes: Uint8Array, crop: Crop | null): Promise<Original | null> {
  const { default: sharp } = await import('sharp')
  try {
    const given = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
    const { format, compression, pages = 1 } = await given.metadata()
    if (!TAKEN.has(format) || pages > 1 || (format === 'heif' && compression !== 'av1')) return null
    // What is kept is upright already.
    const part = crop === null ? given.rotate() : given.extract(crop)
    const { data, info } = await part
      .resize({ ...LARGEST_ORIGINAL, fit: 'inside', withoutEnlargement: true })
      .webp(KEPT)
      .timeout({ seconds: PATIENCE_S })
      .toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_DIGITS)
    return { hash, width: info.width, height: info.height, bytes: data }
  } catch {
    return null
  }
}
