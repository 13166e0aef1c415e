/** Pictures of products: what a file names is looked for in the archive, or asked for where the settings allow it. */
import { LOCALES } from '#domain/market/market.ts'
import type { ProductPictureInput } from '#domain/catalog/catalog-input.ts'
import type { KnownProduct } from '#domain/imports/product-record.ts'
import type { Remark } from '#domain/imports/import-kind.ts'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { allowedAddress, fetchPicture, isAddress } from '#services/imports/files/fetch-picture.ts'
import { storePicture } from '#services/pictures/store-picture.ts'
import type { PlanSetting } from './kind.ts'

/** Pictures of one product. */
const MOST_PICTURES = 50
const TINT = 'oat'

type Setting = Pick<PlanSetting, 'pictures' | 'pictureHosts' | 'shop' | 'actor'>

async function bytesOf(source: string, { pictures, pictureHosts }: Setting): Promise<Buffer | null> {
  if (!isAddress(source)) return pictures.read(source)
  const url = allowedAddress(source, pictureHosts)
  return url && fetchPicture(url)
}

/** Replaces names and addresses by the pictures that they are; what is written by an export stays as it is. */
export async function resolvePictures(
  fields: Record<string, string>,
  known: KnownProduct | null,
  line: number,
  setting: Setting,
): Promise<Remark[]> {
  const cell = fields['pictures']
  if (cell === undefined || cell === '') return []
  const fault = (code: Remark['code'], detail: string): Remark => ({ line, column: 'pictures', code, isFault: true, detail })
  if (cell.trimStart().startsWith('[')) {
    try {
      fields['pictures'] = canonicalJson(JSON.parse(cell) as JsonValue)
      return []
    } catch {
      return [fault('not_json', cell.slice(0, 80))]
    }
  }
  const sources = cell
    .split(/[\n|;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, MOST_PICTURES)
  const found: ProductPictureInput[] = []
  const remarks: Remark[] = []
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, fields[`name_${locale}`] ?? known?.text[locale].name ?? '']))
  const spoken = Object.values(names).find((name) => name !== '') ?? ''
  for (const source of sources) {
    const bytes = await bytesOf(source, setting)
    // It is kept like an upload, and seen by nobody until a product has it.
    const answer = bytes && (await storePicture(setting.shop, setting.actor, bytes))
    if (!answer?.ok) {
      remarks.push(fault('no_picture', source.slice(0, 200)))
      continue
    }
    const { picture } = answer
    const old = known?.pictures.find(({ address }) => address === picture.address)
    const alt = { ro: names['ro'] || spoken, en: names['en'] || spoken, hu: names['hu'] || spoken }
    found.push(old ?? { ...picture, colourway: null, tint: TINT, view: null, ...(spoken !== '' && { alt }) })
  }
  fields['pictures'] = found.length === 0 ? '' : canonicalJson(found as unknown as JsonValue)
  return remarks
}
