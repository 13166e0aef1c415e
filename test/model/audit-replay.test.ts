/**
 * Random edits by two people, with undo and conflicts: the audit log replayed from the first state gives what the database has.
 * `MODEL_EDITS=1500` makes more of them; `MODEL_SEED` takes other ones and tells what
 * became of each.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchAudit, verifyAudit, type StoredEntry } from '#services/staff/audit.ts'
import { insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { EDITS, Person, type Draw } from './office-edits.ts'
import { readOffice, replay, sorted } from './office-state.ts'

const MADE = Number(process.env.MODEL_EDITS ?? 200)
const SEED = Number(process.env.MODEL_SEED ?? 20_261_124)
/** Most time between two edits. */
const PAUSE_S = 90
/** Edits from which on every kind must have been made, refused and taken back. */
const ENOUGH = 200

const shop = await testShop()

/** Returns numbers that are the same in every run with a seed. */
function drawing(): Draw {
  const numbers = fc.sample(fc.nat(), { seed: SEED, numRuns: MADE * 80 })
  let at = 0
  return (most) => numbers[at++ % numbers.length]! % most
}

/** Returns the entries after one, the oldest first. */
async function entriesAfter({ db }: Pick<TestShop, 'db'>, last: string): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = []
  for (;;) {
    const before = entries.at(-1)?.position
    const page = await searchAudit({ db }, { most: 100, ...(before !== undefined && { before }) })
    const ended = page.findIndex(({ id }) => id === last)
    entries.push(...page.slice(0, ended < 0 ? page.length : ended))
    if (ended >= 0 || page.length === 0) return entries.toReversed()
  }
}

test(`the audit log of ${MADE} edits by two people replays to the state of the database`, async () => {
  const draw = drawing()
  const people = [(await firstOwner(shop)).token, (await staffMember(shop, 'owner', 'vlad@exemplu.ro')).token].map(
    (token) => new Person(staffCaller(shop, token), draw),
  )
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
  const state = await readOffice(shop.db)
  const [{ id: last } = { id: '' }] = await searchAudit(shop, { most: 1 })
  const outcomes = new Map<string, number>()
  const made: string[] = []
  for (let edit = 0; edit < MADE; edit++) {
    shop.clock.advance(1_000 * (1 + draw(PAUSE_S)))
    await shop.db.query.deleteFrom('attempt_count').execute()
    const person = people[draw(2)]!
    const undoes = made.length > 0 && draw(4) === 0
    const [name, doIt] = Object.entries(EDITS)[draw(Object.keys(EDITS).length)]!
    const answer = undoes
      ? await person.call('POST', `/audit/${made.at(-1 - draw(Math.min(made.length, 8)))}/undo`, { reason: 'model' })
      : await doIt(person, draw)
    const what = `${undoes ? 'undo' : name} ${answer === null ? '–' : (answer.body.code ?? answer.status)}`
    outcomes.set(what, (outcomes.get(what) ?? 0) + 1)
    expect(answer?.status ?? 200, `${what} ${JSON.stringify(answer?.body)}`).not.toBe(500)
    const { entries = [], entry = null } = (answer?.body ?? {}) as { entries?: string[]; entry?: string | null }
    made.push(...entries, ...(entry === null ? [] : [entry]))
  }
  const entries = await entriesAfter(shop, last)
  const faults = entries.flatMap((entry) => replay(state, entry))
  if (process.env.MODEL_SEED) process.stdout.write([...outcomes].map(([what, count]) => `${what}: ${count}\n`).join(''))
  expect(faults).toEqual([])
  expect(sorted(state)).toEqual(sorted(await readOffice(shop.db)))
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
  if (MADE >= ENOUGH)
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(Object.keys(EDITS).map((name) => `${name} 200`)))
}, 120_000)
