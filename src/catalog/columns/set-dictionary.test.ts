import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SetDictionary } from './set-dictionary.ts'

const someSets = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((members) => members.toSorted((a, b) => a - b)))

test('equal sets have the same code, different sets different codes', () => {
  fc.assert(
    fc.property(someSets, (given) => {
      const sets = new SetDictionary()
      const codes = given.map((members) => sets.encode(members))
      for (const [at, members] of given.entries()) expect([...sets.membersOf(codes[at]!)].toReversed()).toEqual(members)
    }),
  )
})

test('counts of sets become counts of their members', () => {
  fc.assert(
    fc.property(someSets, (given) => {
      const sets = new SetDictionary()
      const codes = given.map((members) => sets.encode(members))
      const bySet = new Uint32Array(sets.size)
      for (const code of codes) bySet[code]! += 1
      const counts = sets.countMembers(bySet, 12)
      for (let member = 1; member <= 12; member++)
        expect(counts[member]).toBe(given.filter((members) => members.includes(member)).length)
    }),
  )
})

test('a set is in the mask when one of its members is in the filter', () => {
  const sets = new SetDictionary()
  const [none, low, both] = [sets.encode([]), sets.encode([3]), sets.encode([3, 7])]
  const mask = sets.maskOfSetsWith(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 1]))
  expect([none, low, both].map((code) => mask[code])).toEqual([0, 0, 1])
})
