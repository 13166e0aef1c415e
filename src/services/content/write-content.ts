/** Writes a merchant's home page and pictures. Like the writers of the catalog: all or nothing, checked, made known. @throws InputRefused */
import { z } from 'zod'
import type { ContentPictureInput, HomeInput, PromotionInput } from '#domain/content/content-input.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { checkInput, checkUnique, country, filled, inEveryLanguage, key, path, picture } from '#services/checked-input.ts'
import { putContentPictures, putHomePage, putMerchant, putPromotions } from '#store/content/write-content.ts'
import type { Query } from '#store/database/db.ts'

const registration = z.strictObject({ country, vatNumber: filled, taxNumber: filled.nullable() })

const merchantSchema = z.strictObject({
  name: filled,
  logo: path,
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
}) satisfies z.ZodType<Merchant>

const pictureSchema = z.strictObject({ key, ...picture }) satisfies z.ZodType<ContentPictureInput>

const promotionSchema = z.strictObject({
  collection: key,
  target: key,
  picture: key,
  title: inEveryLanguage(filled),
  text: inEveryLanguage(filled),
}) satisfies z.ZodType<PromotionInput>

const everyText = inEveryLanguage(filled)
const homeSchema = z.strictObject({
  tagline: everyText,
  description: everyText,
  hero: z.strictObject({
    title: everyText,
    lead: everyText,
    second: z.strictObject({ text: everyText, collection: key }).nullable(),
  }),
  lookbook: z.strictObject({ title: everyText, lead: everyText, beside: z.array(key).min(1).readonly(), spot: key }).nullable(),
  bellyBands: key.nullable(),
}) satisfies z.ZodType<HomeInput>

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

export async function writeHomePage(tx: Query, home: HomeInput): Promise<void> {
  checkInput('home', homeSchema, [home])
  await putHomePage(tx, home)
}
