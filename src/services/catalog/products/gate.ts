/** Asks the publish gate about a product as it is, or as it would be. */
import { publishGate, type GateFacts, type GateItem } from '#domain/catalog/office/publish-gate.ts'
import { textField, textOf, variantField, type ProductFields } from '#domain/catalog/office/product-fields.ts'
import { recallName } from '#domain/recalls/recall.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { ProductRecord, RecordPicture } from '#store/catalog/office/product-record.ts'

/** Flag of collections whose goods are textiles (feeds say their sizes too). */
const TEXTILES = 'apparel'
/** Attribute that says by which rule a car seat was approved (LAW-39). */
const APPROVAL = 'attribute.approval'

const text = (fields: ProductFields, name: string): string => textOf(fields[name])
const orNone = (fields: ProductFields, name: string): string | null => (fields[name] as string | null | undefined) ?? null

/** Returns what the log calls a product: its name in the first language that has one. */
export const nameOf = ({ fields, id }: ProductRecord): string =>
  LOCALES.map((locale) => text(fields, textField('name', locale))).find((name) => name !== '') ?? String(id)

/** Returns whether something is sold in a market at a moment. */
export const isSoldIn = (
  { publishedAt, withheldIn }: { publishedAt: Date | null; withheldIn: readonly Locale[] },
  locale: Locale,
  now: Date,
): boolean => publishedAt !== null && publishedAt <= now && !withheldIn.includes(locale)

function factsOf(record: ProductRecord, fields: ProductFields, now: Date): GateFacts {
  const pictures = fields.pictures as unknown as RecordPicture[]
  return {
    kind: record.kind,
    text: perLocale((locale) => ({
      name: text(fields, textField('name', locale)),
      opening: text(fields, textField('opening', locale)),
      facts: (fields[textField('facts', locale)] as string[] | null) ?? [],
      warnings: (fields[textField('warnings', locale)] as string[] | null | undefined) ?? null,
      composition: orNone(fields, textField('composition', locale)),
    })),
    pictures: pictures.map(({ alt, view }) => ({ alt, hasView: view !== null })),
    maker: record.maker,
    vatClass: text(fields, 'vatClass'),
    noPromo: fields.noPromo === true,
    isTextile: record.collectionFlags.includes(TEXTILES),
    approval: orNone(fields, APPROVAL),
    greenProof: orNone(fields, 'greenProof'),
    recall: record.recall === null ? null : recallName(record.recall),
    variants: record.variants.map(({ id, sku, prices }) => ({
      sku,
      barcode: orNone(fields, variantField(id, 'barcode')),
      prices,
    })),
    parts: record.parts.map(({ name, noPromo, publishedAt, withheldIn }) => ({
      name,
      noPromo,
      soldIn: LOCALES.filter((locale) =>
        isSoldIn({ publishedAt: publishedAt === null ? null : new Date(publishedAt), withheldIn }, locale, now),
      ),
    })),
  }
}

/** Returns what the gate says in each market of a record, with other values in some of its fields. */
export function gatesOf(record: ProductRecord, now: Date, fields: ProductFields = record.fields): Record<Locale, GateItem[]> {
  const facts = factsOf(record, fields, now)
  return perLocale((locale) => publishGate(facts, locale))
}
