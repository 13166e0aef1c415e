/** Writes a merchant's pages and pictures. Like the writers of the catalog: all or nothing, checked, made known. @throws InputRefused */
import { z } from 'zod'
import type { Block, Span } from '#domain/content/content.ts'
import type { ContentPictureInput, HomeInput, PromotionInput, TextPageInput } from '#domain/content/content-input.ts'
import { LOCALES } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { checkInput, checkUnique, filled, inEveryLanguage, key, path, picture, slug } from '#services/checked-input.ts'
import { putContentPictures, putHomePage, putMerchant, putPromotions, putTextPages } from '#store/content/write-content.ts'
import type { Query } from '#store/database/db.ts'

const merchantSchema = z.strictObject({
  name: filled,
  logo: path,
  legalName: filled,
  address: filled,
  vatNumber: filled,
  registerNumber: filled,
  email: z.email(),
  phone: filled,
  motto: inEveryLanguage(filled).optional(),
  notFoundTitle: inEveryLanguage(filled).optional(),
}) satisfies z.ZodType<Merchant>

const span = z.union([
  z.string(),
  z.strictObject({ text: z.string(), href: filled.optional(), strong: z.boolean().optional() }),
]) satisfies z.ZodType<Span>
const line = z.union([z.string(), z.array(span)])

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: filled, id: key.optional() }),
  z.strictObject({ kind: z.literal('paragraph'), text: line }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean().optional(), items: z.array(line) }),
  z.strictObject({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.strictObject({ kind: z.literal('form'), title: filled, lines: z.array(z.string()) }),
]) satisfies z.ZodType<Block>

const pageSchema = z.strictObject({
  key,
  text: inEveryLanguage(z.strictObject({ slug, title: filled, description: filled, body: z.array(block) })),
}) satisfies z.ZodType<TextPageInput>

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

/** All pages, in the order in which the footer lists them. */
export async function writeTextPages(tx: Query, pages: readonly TextPageInput[], now: Date): Promise<void> {
  checkInput('pages', pageSchema, pages)
  checkUnique('pages', pages, (page) => page.key)
  for (const locale of LOCALES) checkUnique('pages', pages, ({ text }) => `${text[locale].slug} (${locale})`)
  await putTextPages(tx, pages, now)
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
