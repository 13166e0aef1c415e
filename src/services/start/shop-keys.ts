/**
 * Fingerprints of the keys that a database was used with. Tokens in mails and signatures depend on the key: with another one
 * they would fail one by one, so the shop refuses to start instead.
 */
import { createHmac } from 'node:crypto'
import type { Database, Query } from '#store/database/db.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'

/** The database was used with a key that is not given. The message names the way out. */
export class SecretMismatch extends Error {
  override name = 'SecretMismatch'
}

export interface Keys {
  secret: string
  secretsBefore: readonly string[]
}

const SETTING = 'secret'

/** Returns 16 hexadecimal digits that identify a key without revealing it. */
const fingerprint = (key: string): string => createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 16)

async function readFingerprints(query: Query): Promise<string[]> {
  const value = (await readSetting(query, SETTING)) as { fingerprints?: string[] } | null
  return value?.fingerprints ?? []
}

/**
 * Records the key in use; the first key of a new database, or the next one when the former is given too.
 * @throws SecretMismatch when a recorded key is not given
 */
export async function checkKeys(db: Database, { secret, secretsBefore }: Keys): Promise<void> {
  const current = fingerprint(secret)
  const given = new Set([current, ...secretsBefore.map(fingerprint)])
  const recorded = await readFingerprints(db.query)
  const missing = recorded.filter((one) => !given.has(one))
  if (missing.length > 0) throw new SecretMismatch(mismatch(missing, current))
  if (recorded.includes(current)) return
  await db.transaction(async (tx) => {
    // Two processes of one new shop start at once: the second waits for this row and compares with the first.
    const made = { key: SETTING, value: JSON.stringify({ fingerprints: [] }) }
    await tx
      .insertInto('setting')
      .values(made)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    await tx.selectFrom('setting').select('key').where('key', '=', SETTING).forUpdate().execute()
    const now = await readFingerprints(tx)
    const unknown = now.filter((one) => !given.has(one))
    if (unknown.length > 0) throw new SecretMismatch(mismatch(unknown, current))
    await writeSetting(tx, SETTING, { fingerprints: [current, ...now.filter((one) => one !== current)] })
  })
}

/** Records only the given keys; tokens of lost keys become invalid. */
export async function acceptKeys(query: Query, { secret, secretsBefore }: Keys): Promise<void> {
  await writeSetting(query, SETTING, { fingerprints: [...new Set([secret, ...secretsBefore].map(fingerprint))] })
}

const mismatch = (missing: readonly string[], current: string): string =>
  `The database was used with another SECRET (fingerprint ${missing.join(', ')}; the one given has ${current}): links in mails ` +
  'about its orders and vouchers would lead nowhere. Set SECRET to that key; where SECRET was never set it is the line in ' +
  'DATA_DIR/secret. To change keys, set SECRET to the new key and SECRET_PREVIOUS to the former one. If the former key is ' +
  'lost, run `npm run shop -- secret accept`.'
