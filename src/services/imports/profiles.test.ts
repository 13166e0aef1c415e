/** Product files of Shopify and WooCommerce, as those shops export them: what becomes of their products, variants, prices and pictures. */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { csvRow } from '#domain/imports/csv-row.ts'
import type { ImportOptions } from '#domain/imports/import-kind.ts'
import { OPENING } from '#test/clock.ts'
import { importer } from '#test/imports/importer.ts'
import { writeGround } from '#test/own-shop.ts'
import { testShop } from '#test/shop.ts'
import { FOLDER } from './files/archive.ts'
import { importFolder } from './import-files.ts'

const shop = await testShop()
const { applied, checked, codes, groupsOf } = importer(shop)
const folder = importFolder(shop.config, 'folder')
await mkdir(folder, { recursive: true })
for (const name of ['body-1.jpg', 'body-2.jpg'])
  await sharp({ create: { width: 800, height: 800, channels: 3, background: name === 'body-1.jpg' ? '#b98d6a' : '#6a8db9' } })
    .jpeg()
    .toFile(`${folder}/${name}`)

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, manufacturer, colourway, import_run cascade`.execute(shop.db.query)
  await shop.db.transaction((tx) => writeGround(tx, OPENING))
})

const from = (profile: ImportOptions['profile']): Partial<ImportOptions> => ({
  profile,
  market: 'ro',
  rates: { EUR: 0.2, HUF: 80 },
  pictures: FOLDER + folder,
})

/** Returns a file of rows that name only the cells they fill, as such exports do after the first row of a product. */
const fileOf = (rows: readonly Record<string, string>[]): string => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [csvRow(heads), ...rows.map((row) => csvRow(heads.map((head) => row[head] ?? '')))].join('')
}

/** Returns what the same file would change again: a product whose texts were copied from one language was not published. */
const changesOf = async (profile: ImportOptions['profile'], content: string) =>
  (await groupsOf((await checked('products', content, from(profile))).id)).map(({ after }) => after)

interface Made {
  name: string
  facts: string[]
  tags: string[]
  brand: string
  published: boolean
  pictures: number
  variants: { sku: string; size: string | null; colour: string | null; sale: number; mrp: number; pieces: number }[]
}

/** Returns the products with what the file said of them. */
const made = async (): Promise<Made[]> =>
  (
    await sql<Made>`
      select t.name, array(select jsonb_array_elements_text(t.description -> 'facts')) as facts, p.tags, b.name as brand,
        p.published_at is not null as published,
        (select count(*)::integer from product_picture i where i.product_id = p.id) as pictures,
        (select jsonb_agg(jsonb_build_object('sku', v.sku, 'size', v.size ->> 'value', 'colour', c.name ->> 'ro', 'sale', r.sale, 'mrp', r.mrp,
            'pieces', (select coalesce(sum(on_hand), 0) from stock s where s.variant_id = v.id)) order by v.sku)
          from variant v join price r on r.variant_id = v.id and r.currency = 'RON' left join colourway c on c.key = v.colourway
          where v.product_id = p.id) as variants
      from product p join product_text t on t.product_id = p.id and t.locale = 'ro' join brand b on b.id = p.brand_id
      order by t.name`.execute(shop.db.query)
  ).rows

const SHOPIFY: Record<string, string>[] = [
  {
    Handle: 'body-din-bumbac',
    Title: 'Body din bumbac',
    'Body (HTML)': '<p>Moale și <b>cald</b>.</p><ul><li>100% bumbac</li><li>capse de metal</li></ul>',
    Vendor: 'Moara Veche',
    'Product Category': 'Apparel & Accessories > Clothing > Baby One-Pieces',
    Type: 'Bodyuri',
    Tags: 'nou, bumbac',
    Published: 'true',
    'Option1 Name': 'Mărime',
    'Option1 Value': '62',
    'Option2 Name': 'Culoare',
    'Option2 Value': 'Crem',
    'Variant SKU': 'BODY-62-C',
    'Variant Grams': '120',
    'Variant Inventory Qty': '7',
    'Variant Price': '59.90',
    'Variant Compare At Price': '79.90',
    'Variant Barcode': "'5941234567899",
    'Image Src': 'body-1.jpg',
    'Image Position': '1',
    Status: 'active',
  },
  {
    Handle: 'body-din-bumbac',
    'Option1 Value': '68',
    'Option2 Value': 'Crem',
    'Variant SKU': 'BODY-68-C',
    'Variant Grams': '130',
    'Variant Inventory Qty': '-2',
    'Variant Price': '64.90',
    'Image Src': 'body-2.jpg',
    'Image Position': '2',
  },
  {
    Handle: 'card',
    Title: 'Felicitare',
    Vendor: 'Moara Veche',
    Type: 'Hârtie',
    Published: 'false',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Qty': '3',
    'Variant Price': '10',
    Status: 'draft',
  },
]
/** Heads of Shopify's later template → those of the earlier one. */
const LATER: Record<string, string> = {
  'URL handle': 'Handle',
  Description: 'Body (HTML)',
  'Product category': 'Product Category',
  'Published on online store': 'Published',
  'Option1 name': 'Option1 Name',
  'Option1 value': 'Option1 Value',
  'Option2 name': 'Option2 Name',
  'Option2 value': 'Option2 Value',
  SKU: 'Variant SKU',
  'Weight value (grams)': 'Variant Grams',
  'Inventory quantity': 'Variant Inventory Qty',
  Price: 'Variant Price',
  'Compare-at price': 'Variant Compare At Price',
  Barcode: 'Variant Barcode',
  'Product image URL': 'Image Src',
  'Image position': 'Image Position',
}
const later = SHOPIFY.map((row) =>
  Object.fromEntries(
    Object.entries(row).map(([head, cell]) => [Object.keys(LATER).find((one) => LATER[one] === head) ?? head, cell]),
  ),
)

test.each([
  ['as it was for years', SHOPIFY],
  ['of the later template', later],
])('a file of Shopify %s makes products with variants, pictures and recommended prices', async (_, rows) => {
  const run = await applied('products', fileOf(rows), from('shopify'))
  expect((await codes(run.id)).filter((code) => !/ (draft|copied)$/.test(code))).toEqual([])
  expect(await made()).toEqual([
    {
      name: 'Body din bumbac',
      facts: ['100% bumbac', 'capse de metal'],
      tags: ['nou', 'bumbac'],
      brand: 'Moara Veche',
      published: false,
      pictures: 2,
      variants: [
        { sku: 'BODY-62-C', size: '62', colour: 'Crem', sale: 5_990, mrp: 7_990, pieces: 7 },
        { sku: 'BODY-68-C', size: '68', colour: 'Crem', sale: 6_490, mrp: 6_490, pieces: 0 },
      ],
    },
    {
      name: 'Felicitare',
      facts: [],
      tags: [],
      brand: 'Moara Veche',
      published: false,
      pictures: 0,
      variants: [{ sku: 'card-1', size: null, colour: null, sale: 1_000, mrp: 1_000, pieces: 3 }],
    },
  ])
  expect(await changesOf('shopify', fileOf(rows))).toEqual([{ published: 'yes' }])
})

const PARENT = {
  ID: '10',
  Type: 'variable',
  SKU: 'BODY',
  Name: 'Body din bumbac',
  Published: '1',
  'Short description': 'Moale',
  Description: '<p>Moale și cald.</p><ul><li>100% bumbac</li></ul>',
  Categories: 'Haine > Bodyuri, Noutăți',
  Tags: 'nou, bumbac',
  Images: 'body-1.jpg, body-2.jpg',
  'Attribute 1 name': 'Mărime',
  'Attribute 1 value(s)': '62, 68',
  'Attribute 2 name': 'Culoare',
  'Attribute 2 value(s)': 'Crem',
  Brands: 'Moara Veche',
}
const variation = (id: string, size: string, more: Record<string, string>) => ({
  ID: id,
  Type: 'variation',
  SKU: `BODY-${size}`,
  Name: `Body din bumbac - ${size}, Crem`,
  Published: '1',
  Stock: '4',
  'Weight (kg)': '0.12',
  'Regular price': '79.90',
  Parent: 'BODY',
  'Attribute 1 name': 'Mărime',
  'Attribute 1 value(s)': size,
  'Attribute 2 name': 'Culoare',
  'Attribute 2 value(s)': 'Crem',
  ...more,
})
const CARD = {
  ID: '20',
  Type: 'simple',
  Name: 'Felicitare',
  Published: '-1',
  Stock: '3',
  'Regular price': '10',
  Categories: 'Hârtie',
  Brands: 'Moara Veche',
}
const BODY: Made = {
  name: 'Body din bumbac',
  facts: ['100% bumbac'],
  tags: ['nou', 'bumbac'],
  brand: 'Moara Veche',
  published: false,
  pictures: 2,
  variants: [
    { sku: 'BODY-62', size: '62', colour: 'Crem', sale: 7_990, mrp: 7_990, pieces: 4 },
    { sku: 'BODY-68', size: '68', colour: 'Crem', sale: 7_990, mrp: 7_990, pieces: 4 },
  ],
}

test('a file of WooCommerce makes a product of a variable one and its variations, and one of a simple one', async () => {
  const file = fileOf([PARENT, variation('11', '62', {}), variation('12', '68', {}), CARD])
  const run = await applied('products', file, from('woocommerce'))
  expect((await codes(run.id)).filter((code) => !/ (draft|copied)$/.test(code))).toEqual([])
  expect(await made()).toMatchObject([BODY, { name: 'Felicitare', variants: [{ sku: 'woo-20', sale: 1_000, pieces: 3 }] }])
  expect(await changesOf('woocommerce', file)).toEqual([{ published: 'yes' }])
})

test('variations that stand apart from their product go to it, also in a later file without it', async () => {
  await applied('products', fileOf([variation('9', '56', {}), PARENT, CARD, variation('12', '68', {})]), from('woocommerce'))
  const small = { ...BODY.variants[0]!, sku: 'BODY-56', size: '56' }
  expect((await made())[0]).toEqual({ ...BODY, variants: [small, BODY.variants[1]] })
  await applied('products', fileOf([variation('13', '74', {}), { ...CARD, Name: 'Felicitare mare' }]), from('woocommerce'))
  const large = { ...small, sku: 'BODY-74', size: '74' }
  expect((await made())[0]).toEqual({ ...BODY, variants: [small, BODY.variants[1], large] })
})
