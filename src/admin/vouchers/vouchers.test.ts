/** Gift vouchers in the back office: read without their codes, stopped with a reason and within the role's limit (D-29). */
import { expect, test } from 'vitest'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { VOUCHER_PAGE } from '#services/promotions/staff-vouchers.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)

/** Returns new vouchers of these amounts, in lei. */
async function issued(...amounts: number[]) {
  const vouchers = amounts.map((amount) => {
    shop.clock.advance(1)
    const wish = {
      market: 'ro' as const,
      amount,
      currency: 'RON' as const,
      validUntil: null,
      recipient: null,
      name: '',
      message: '',
    }
    return newVoucher(shop.tokens, wish, shop.clock.now())
  })
  await shop.db.transaction((tx) => insertVouchers(tx, vouchers, shop.clock.now()))
  return vouchers as { id: string; code: string }[]
}
const stop = (caller: typeof asOwner, id: string, reason = 'Codul a fost publicat.') =>
  caller('POST', `/vouchers/${id}/stop`, { reason })

test('the list and the voucher tell the last four letters of a code, and never the code', async () => {
  const [voucher] = await issued(10_000)
  const list = await asSupport('GET', '/vouchers')
  const one = await asSupport('GET', `/vouchers/${voucher!.id}`)
  expect(list.body.vouchers[0]).toMatchObject({ id: voucher!.id, lastLetters: voucher!.code.slice(-4), state: 'active' })
  expect(one.body).toMatchObject({
    voucher: { amount: 10_000, balance: 10_000, currency: 'RON', isBought: false },
    ledger: [{ kind: 'issued', amount: 10_000, order: null }],
  })
  for (const { body } of [list, one]) {
    expect(JSON.stringify(body)).not.toContain(voucher!.code)
    expect(JSON.stringify(body)).not.toContain('token')
  }
})

test('a page ends where the next one begins', async () => {
  const vouchers = await issued(...Array.from({ length: VOUCHER_PAGE + 2 }, (_, index) => 1000 + index))
  const newest = vouchers.map(({ id }) => id).toReversed()
  const first = (await asOwner('GET', '/vouchers')).body
  expect(first.vouchers.map(({ id }: { id: string }) => id)).toEqual(newest.slice(0, VOUCHER_PAGE))
  const second = (await asOwner('GET', `/vouchers?before=${first.next}`)).body
  expect(second.vouchers.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual(newest.slice(VOUCHER_PAGE))
})

test('a stopped voucher keeps its balance, and the log has who, why and how much, without the code', async () => {
  const [voucher] = await issued(20_000)
  expect(await stop(asOwner, voucher!.id, '  ')).toMatchObject({ status: 422, body: { code: 'voucher_reason_missing' } })
  expect((await stop(asOwner, voucher!.id)).status).toBe(200)
  const { body } = await asOwner('GET', `/vouchers/${voucher!.id}`)
  expect(body.voucher).toMatchObject({ state: 'stopped', balance: 20_000 })
  const [entry] = await searchAudit(shop, { most: 1, words: '' })
  expect(entry).toMatchObject({
    action: 'voucher.stopped',
    object: { kind: 'voucher', id: voucher!.id },
    before: { isStopped: false },
    after: { isStopped: true },
    reason: 'Codul a fost publicat.',
  })
  expect(JSON.stringify(entry)).not.toContain(voucher!.code)
})

test('of two people who stop it at once, one is told that it was stopped', async () => {
  const [voucher] = await issued(3000)
  const both = await Promise.all([stop(asOwner, voucher!.id), stop(asSupport, voucher!.id)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('voucher_stopped_already')
})

test('support stops what its limit covers, to the hundredth', async () => {
  const [within, over] = await issued(5000, 5001)
  expect(await stop(asSupport, over!.id)).toMatchObject({ status: 403, body: { code: 'voucher_over_limit' } })
  expect((await asOwner('GET', `/vouchers/${over!.id}`)).body.voucher.state).toBe('active')
  expect((await stop(asSupport, within!.id)).status).toBe(200)
})

test('the warehouse sees none, and what is no voucher is not found', async () => {
  expect((await asWarehouse('GET', '/vouchers')).body.code).toBe('not_permitted')
  for (const id of ['none', '00000000-0000-7000-8000-000000000000']) {
    expect((await asOwner('GET', `/vouchers/${id}`)).body.code).toBe('voucher_not_found')
    expect((await stop(asOwner, id)).status).toBe(404)
  }
  expect(shop.errors).toEqual([])
})

test('a voucher is issued by hand within the limit, its code goes to the recipient alone, and once more where it is asked for', async () => {
  const give = (caller: typeof asOwner, change: object = {}) =>
    caller('POST', '/vouchers', {
      market: 'ro',
      amount: 5_000,
      recipient: 'dana@exemplu.ro',
      name: 'Dana',
      message: '',
      until: null,
      reason: 'colet întârziat',
      ...change,
    })
  for (const [change, code] of [
    [{ reason: '' }, 'voucher_reason_missing'],
    [{ recipient: 'dana' }, 'voucher_recipient_missing'],
    [{ market: 'hu', amount: 150 }, 'voucher_amount'],
    [{ until: '2020-01-01' }, 'voucher_day_past'],
  ] as const)
    expect((await give(asOwner, change)).body.code).toBe(code)
  expect(await give(asSupport, { amount: 5_001 })).toMatchObject({ status: 403, body: { code: 'voucher_over_limit' } })
  const { body } = await give(asSupport)
  const { code } = await shop.db.query.selectFrom('voucher').select('code').where('id', '=', body.id).executeTakeFirstOrThrow()
  const letters = code.slice(-4)
  const found = (await asSupport('GET', `/vouchers?view=active&words=${letters}`)).body
  expect(found.vouchers).toMatchObject([{ id: body.id, name: 'Dana', lastLetters: letters }])
  expect(found.owed.map(({ currency }: { currency: string }) => currency)).toEqual(['RON'])
  expect((await asSupport('POST', `/vouchers/${body.id}/send`, { reason: 'nu a ajuns' })).status).toBe(200)
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query
    .selectFrom('mail')
    .select(['kind', 'text'])
    .where('recipient', '=', 'dana@exemplu.ro')
    .execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['voucher', 'voucher'])
  expect(mails.every(({ text }) => text.includes(code))).toBe(true)
  const page = (await asSupport('GET', `/vouchers/${body.id}`)).body
  expect(page).toMatchObject({ order: null, hasRecipient: true, ledger: [{ kind: 'issued', amount: 5_000 }] })
  for (const seen of [found, page, await searchAudit(shop, { most: 50 })]) expect(JSON.stringify(seen)).not.toContain(code)
})

test('a voucher is prolonged from what was read, and a stop or a longer validity is taken back', async () => {
  const { body } = await asOwner('POST', '/vouchers', {
    market: 'ro',
    amount: 1_000,
    recipient: 'dana@exemplu.ro',
    name: '',
    message: '',
    until: '2027-05-01',
    reason: 'târg',
  })
  const read = async () => (await asOwner('GET', `/vouchers/${body.id}`)).body.voucher
  const prolong = async (until: string, version?: string) =>
    asOwner('POST', `/vouchers/${body.id}/prolong`, {
      version: version ?? (await read()).version,
      until,
      reason: 'a fost bolnavă',
    })
  const { version } = await read()
  expect((await prolong('2027-04-30')).body.code).toBe('voucher_day_past')
  const longer = await prolong('2027-06-30')
  expect((await read()).validUntil).toBe('2027-06-30T20:59:59.999Z')
  expect((await prolong('2027-07-30', version)).body.code).toBe('changed_meanwhile')
  const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })
  expect((await undo(longer.body.entries[0])).status).toBe(200)
  expect((await read()).version).toBe(version)
  const stopped = await stop(asOwner, body.id)
  expect((await prolong('2027-08-30')).body.code).toBe('voucher_stopped_already')
  expect((await undo(stopped.body.entries[0])).status).toBe(200)
  expect((await read()).state).toBe('active')
  expect((await undo(stopped.body.entries[0])).status).toBe(422)
})
