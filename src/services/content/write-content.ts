/** Writes a merchant's name and pictures. Like the writers of the catalog: all or nothing, checked, made known. @throws InputRefused */
import { z } from 'zod'
import type { ContentPictureInput, PromotionInput } from '#domain/content/content-input.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { checkInput, checkUnique, country, filled, inEveryLanguage, key, path, picture } from '#services/checked-input.ts'
import { putContentPictures, putMerchant, putPromotions } from '#store/content/write-content.ts'
import type { Query } from '#store/database/db.ts'

const registration = z.strictObject({ country, vatNumber: filled, taxNumber: filled.nullable() })

const merchantSchema = z.strictObject({
  name: filled,
  logo: path,
  logoOnDark: path.optional(),
  legalName: filled,
  address: filled,
  vatNumber: filled,
  registerNumber: filled,
  email: z.email(),
  phone: filled,
  seller: z
    .strictObject({
      street: filled,
      city: filled,
      county: z.string(),
      zip: filled,
      country,
      registrations: z.tuple([registration], registration),
    })
    .optional(),
  motto: inEveryLanguage(filled).optional(),
  notFoundTitle: inEveryLanguage(filled).optional(),
  newsletterRewards: inEveryLanguage(
    z.strictObject({ amount: z.int().min(1), minPurchase: z.int().min(1) }).nullable(),
  ).optional(),
}) satisfies z.ZodType<Merchant>

const pictureSchema = z.strictObject({ key, ...picture }) satisfies z.ZodType<ContentPictureInput>

const promotionSchema = z.strictObject({
  collection: key,
  target: key,
  picture: key,
  title: inEveryLanguage(filled),
  text: inEveryLanguage(filled),
}) satisfies z.ZodType<PromotionInput>

export async function writeMerchant(tx: Query, merchant: Merchant, now: Date): Promise<void> {
  checkInput('merchant', merchantSchema, [merchant])
  await putMerchant(tx, merchant, now)
}

export async function writeContentPictures(tx: Query, pictures: readonly ContentPictureInput[]): Promise<void> {
  checkInput('contentPictures', pictureSchema, pictures)
  checkUnique('contentPictures', pictures, (one) => one.key)
  await putContentPictures(tx, pictures)
}

export async function writePromotions(tx: Query, promotions: readonly PromotionInput[]): Promise<void> {
  checkInput('promotions', promotionSchema, promotions)
  checkUnique('promotions', promotions, ({ collection }) => collection)
  await putPromotions(tx, promotions)
}
