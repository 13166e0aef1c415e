import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SetTree } from './set-tree.ts'

const sets = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((members) => members.toSorted((a, b) => a - b)))

test('equal sets have one number, different ones never', () => {
  fc.assert(
    fc.property(sets, (given) => {
      const tree = new SetTree()
      const nodes = given.map((members) => tree.nodeOf(members))
      for (const [at, members] of given.entries()) expect([...tree.membersOf(nodes[at]!)].toReversed()).toEqual(members)
    }),
  )
})

test('counts of sets become counts of their members', () => {
  fc.assert(
    fc.property(sets, (given) => {
      const tree = new SetTree()
      const nodes = given.map((members) => tree.nodeOf(members))
      const tally = new Uint32Array(tree.size)
      for (const node of nodes) tally[node]! += 1
      const counts = tree.spread(tally, 12)
      for (let member = 1; member <= 12; member++)
        expect(counts[member]).toBe(given.filter((members) => members.includes(member)).length)
    }),
  )
})

test('a set holds what one of its members is', () => {
  const tree = new SetTree()
  const [none, low, both] = [tree.nodeOf([]), tree.nodeOf([3]), tree.nodeOf([3, 7])]
  const holding = tree.holding(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 1]))
  expect([none, low, both].map((node) => holding[node])).toEqual([0, 0, 1])
})
