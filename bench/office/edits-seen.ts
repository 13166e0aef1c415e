/** Edits of a price in the back office of one process, until the product's page of another one shows them. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#store/database/db.ts'

const EDITS = 20
const LOOK_MS = 5
const PATIENCE_MS = 10_000
/** Edits come at any moment between two looks of the other process. */
const BETWEEN_MS = 137

interface Edited {
  id: number
  path: string
}

/** Returns a product of one item without a reduction, and the path of its Romanian page. */
export const productToEdit = async (db: Database): Promise<Edited> => {
  const { rows } = await sql<Edited>`
    select p.id, '/p/' || t.slug as path from product p join product_text t on t.product_id = p.id and t.locale = 'ro'
    where p.kind = 'simple' and p.published_at is not null and (select count(*) from variant v where v.product_id = p.id) = 1
      and not exists (select from variant v join price r on r.variant_id = v.id where v.product_id = p.id and r.reduced_at is not null)
    order by p.id limit 1`.execute(db.query)
  return rows[0]!
}

/** Returns how long each edit took until the other process showed it, ms. */
export async function editsUntilSeen(
  { id, path }: Edited,
  { editor, reader, cookie }: { editor: string; reader: string; cookie: string },
): Promise<number[]> {
  const headers = { cookie, origin: editor, 'content-type': 'application/json' }
  const page = async () => (await fetch(reader + path)).text()
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    const read = await fetch(`${editor}/admin/api/products/${id}/prices`, { headers })
    const { items } = (await read.json()) as { items: { sku: string; prices: { market: string; version: string }[] }[] }
    const { sku, prices } = items[0]!
    const { version } = prices.find(({ market }) => market === 'ro')!
    // No price of the shop has these digits.
    const price = 98_701 + edit
    const shown = `987,${String(price % 100).padStart(2, '0')}`
    const change = { sku, market: 'ro', price, reduced: null, prp: null, from: null, to: null, version }
    const answer = await fetch(`${editor}/admin/api/prices`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ changes: [change], reason: null }),
    })
    const began = performance.now()
    if (!answer.ok) throw new Error(`The price was not changed: ${answer.status} ${await answer.text()}`)
    while (!(await page()).includes(shown)) {
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${path} does not show ${shown}`)
      await pause(LOOK_MS)
    }
    times.push(performance.now() - began)
    await pause(BETWEEN_MS)
  }
  return times
}
