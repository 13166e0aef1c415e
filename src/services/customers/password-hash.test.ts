import { expect, test } from 'vitest'
import { createTurns } from '#services/turns.ts'
import { hashPassword, HashQueueFull, isOutdated, isPassword, MAX_WAITING_HASHES } from './password-hash.ts'

const shop = { memory: { passwordTurns: createTurns(1) } }

test('a hash is argon2id in PHC form with a salt of its own, and knows its password', async () => {
  const [one, two] = [await hashPassword(shop, 'tramvai-cais-nor'), await hashPassword(shop, 'tramvai-cais-nor')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword(shop, 'tramvai-cais-nor', one)).toBe(true)
  expect(await isPassword(shop, 'tramvai-cais-noR', one)).toBe(false)
  expect(await isPassword(shop, '', one)).toBe(false)
})

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword(shop, 'pătuț-de-lemn'.normalize('NFC'))
  expect(await isPassword(shop, 'pătuț-de-lemn'.normalize('NFD'), hash)).toBe(true)
})

test.each([null, '', 'x', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'no password fits the stored value %j',
  async (stored) => {
    expect(await isPassword(shop, '', stored)).toBe(false)
    expect(await isPassword(shop, 'x', stored)).toBe(false)
  },
)

test('a hash with other parameters is outdated, and still knows its password', async () => {
  // argon2id of 'password', made by the reference implementation.
  const old = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(isOutdated(old)).toBe(true)
  expect(await isPassword(shop, 'password', old)).toBe(true)
  expect(isOutdated(await hashPassword(shop, 'password'))).toBe(false)
})

test('more than the queue holds are refused at once, the others are made', async () => {
  const { availableParallelism } = await import('node:os')
  const room = availableParallelism() + MAX_WAITING_HASHES
  const all = await Promise.allSettled(Array.from({ length: room + 5 }, () => hashPassword(shop, 'tramvai-cais-nor')))
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason instanceof HashQueueFull)).toEqual(Array(5).fill(true))
})
