/** Imports by staff: upload, dry run, import and undo by endpoints; who may, and what an export asks for. */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { adminEndpoints } from '#admin/entry/admin.server.ts'
import { STAFF_CONFIRMATION_MS } from '#domain/staff/staff-session.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { OPENING } from '#test/clock.ts'
import { productOf, writeGround } from '#test/own-shop.ts'
import { writeProducts } from '#services/catalog/write-catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const { token } = await firstOwner(shop)
const asOwner = staffCaller(shop, token)
const editor = (await staffMember(shop, 'editor')).token
const asEditor = staffCaller(shop, editor)
const api = createApi(shop, adminEndpoints)

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, import_run cascade`.execute(shop.db.query)
  await shop.db.query.deleteFrom('attempt_count').execute()
  await shop.db.transaction(async (tx) => {
    await writeGround(tx, OPENING)
    await writeProducts(tx, [productOf('Bonnet')], OPENING)
  })
})

/** Sends bytes, or JSON, and returns the answer itself. */
async function send(path: string, body: string | Buffer, { cookie = token, type = 'application/octet-stream' } = {}) {
  const url = new URL(`/admin/api${path}`, shop.config.publicUrl)
  const headers = { cookie: `staff-session=${cookie}`, 'content-type': type, origin: shop.config.publicUrl }
  return (await api(new Request(url, { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) }), url))!
}
const upload = async (content: string, kind = 'products', name = 'toamna.csv', cookie = token) =>
  (await send(`/imports?kind=${kind}&name=${name}`, content, { cookie })).json() as Promise<{
    id: string
    code?: string
    line?: number
  }>

const FILE = 'SKU;Name EN;PVP lei;Obs\nBONNET;Warm bonnet;120,50;x\nBONNET-2;;;\nNONE;;1.299;\n'

async function checked(content = FILE, kind = 'products', cookie = token) {
  const { id } = await upload(content, kind, 'toamna.csv', cookie)
  const { body } = await asOwner('GET', `/imports/${id}`)
  const { mapping, profile, market, newRows } = body.file
  expect(await asOwner('POST', `/imports/${id}/check`, { mapping, profile, market, newRows })).toMatchObject({ status: 200 })
  await runDueJobs(shop, jobHandlers)
  return id
}

test('a file is uploaded, mapped by its heads, checked, applied and taken back, with what, who and how many', async () => {
  const id = await checked()
  const { body } = await asOwner('GET', `/imports/${id}`)
  expect(body).toMatchObject({
    import: {
      kind: 'products',
      fileName: 'toamna.csv',
      state: 'checked',
      counts: { rows: 3, changed: 1, faulty: 2 },
      canUndo: false,
    },
    file: {
      separator: ';',
      encoding: 'utf-8',
      profile: 'own',
      mapping: { SKU: 'sku', 'Name EN': 'name_en', 'PVP lei': 'price_ron', Obs: '' },
    },
  })
  expect(body.file.columns[2]).toEqual({ head: 'PVP lei', first: '120,50' })
  const { groups } = (await asOwner('GET', `/imports/${id}/groups?state=all`)).body
  expect(groups[0]).toMatchObject({
    line: 2,
    state: 'changed',
    fields: [
      { column: 'name_en', item: '', before: 'Bonnet en', after: 'Warm bonnet' },
      { column: 'price_ron', item: 'BONNET', before: '100.00', after: '120.50' },
    ],
  })
  expect(groups[2].remarks.map(({ line, column, code }: Record<string, unknown>) => [line, column, code])).toContainEqual([
    4,
    'price_ron',
    'not_an_amount',
  ])
  expect((await asOwner('GET', `/imports/${id}/groups?state=faulty`)).body.groups).toHaveLength(2)
  const faults = await (await api(
    new Request(`${shop.config.publicUrl}/admin/api/imports/${id}/faults`, { headers: { cookie: `staff-session=${token}` } }),
    new URL(`${shop.config.publicUrl}/admin/api/imports/${id}/faults`),
  ))!.text()
  expect(faults).toContain('4,NONE,price_ron,not_an_amount,1.299')
  expect((await asEditor('POST', `/imports/${id}/apply`)).status).toBe(403)
  expect((await asOwner('POST', `/imports/${id}/choose`, { positions: [1], isChosen: false })).status).toBe(200)
  expect(await asOwner('POST', `/imports/${id}/apply`)).toMatchObject({ status: 409, body: { code: 'import_not_now' } })
  await asOwner('POST', `/imports/${id}/choose`, { positions: null, isChosen: true })
  expect((await asOwner('POST', `/imports/${id}/apply`)).status).toBe(200)
  await runDueJobs(shop, jobHandlers)
  const { imports } = (await asOwner('GET', '/imports')).body
  expect(imports).toMatchObject([{ id, state: 'applied', canUndo: true, counts: { applied: 1 } }])
  shop.clock.advance(60_000)
  expect((await asOwner('GET', `/imports/${id}/undo`)).body).toEqual({ fields: 2, removed: 0, kept: [] })
  expect((await asOwner('POST', `/imports/${id}/undo`)).status).toBe(200)
  await runDueJobs(shop, jobHandlers)
  expect((await asOwner('GET', `/imports/${id}`)).body.import).toMatchObject({ state: 'undone', canUndo: false })
  const names = await shop.db.query.selectFrom('product_text').select('name').where('locale', '=', 'en').execute()
  expect(names).toEqual([{ name: 'Bonnet en' }])
})

test('a mapping is remembered for the next file with the same heads, and one without a SKU is refused', async () => {
  const { id } = await upload('Art;Nume\nBONNET;x\n')
  const options = { profile: 'own', market: 'ro', newRows: 'create' }
  const check = (mapping: object) => asOwner('POST', `/imports/${id}/check`, { mapping, ...options })
  expect(await check({ Art: '', Nume: 'name_ro' })).toMatchObject({
    status: 422,
    body: { code: 'import_columns', remarks: [{ column: 'sku', code: 'no_column' }] },
  })
  expect((await check({ Art: 'sku', Nume: 'name_ro' })).status).toBe(200)
  expect((await asOwner('POST', `/imports/${id}/cancel`)).status).toBe(200)
  const next = await upload('Art;Nume\nBONNET;y\n')
  expect((await asOwner('GET', `/imports/${next.id}`)).body.file.mapping).toEqual({ Art: 'sku', Nume: 'name_ro' })
})

test.each([
  ['', 'import_no_rows'],
  ['{"sku":1}\n[]\n', 'import_not_json'],
  ['sku\n"x\n', 'import_broken'],
])('file %# is refused at once', async (content, code) => {
  expect(await upload(content)).toMatchObject({ code })
})

test('an archive that is none is refused, and so is an unknown import', async () => {
  const { id } = await upload('sku\nBONNET\n')
  expect((await send(`/imports/${id}/pictures?name=a.zip`, 'no archive')).status).toBe(422)
  expect((await asOwner('GET', '/imports/x')).body).toMatchObject({ code: 'import_not_found' })
  expect((await asOwner('GET', '/import-templates')).body.templates.map(({ kind }: { kind: string }) => kind)).toContain('stock')
})

test('an export asks for the second step again, is noted in the log, and those of people are for owners', async () => {
  const ask = (kind: string, cookie = token) =>
    send('/exports', JSON.stringify({ kind, format: 'csv' }), { cookie, type: 'application/json' })
  const answer = await ask('products')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.csv"')
  expect(await answer.text()).toMatch(/^id,external_id,sku,name_ro.*\n\d+,,BONNET,Bonnet ro/)
  expect((await ask('prices', editor)).status).toBe(200)
  expect((await ask('customers', editor)).status).toBe(403)
  shop.clock.advance(STAFF_CONFIRMATION_MS)
  expect(((await (await ask('products')).json()) as { code: string }).code).toBe('confirmation_required')
})
