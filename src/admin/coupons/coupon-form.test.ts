import { expect, test } from 'vitest'
import { EMPTY_FORM, formFromDraft, formOf, mergeForms, mixedForm, readForm, type CouponForm } from './coupon-form.ts'

const form: CouponForm = {
  ...EMPTY_FORM,
  name: 'Noapte',
  type: 1,
  amount: '1.299,90',
  from: '2026-11-14T00:00',
  until: '2026-11-30T23:59',
  scope: 'vendors',
  goods: [{ id: '3', name: 'Mierla' }],
  maxUses: '1.000',
}

test('a form means terms, on the clock of the market, and is the form of these terms', () => {
  const { terms, faults } = readForm(form)
  expect(faults).toEqual({})
  expect(terms).toMatchObject({
    amount: 129_990,
    startsAt: '2026-11-13T22:00:00.000Z',
    endsAt: '2026-11-30T21:59:00.000Z',
    maxUses: 1_000,
    appliesTo: { kind: 'vendors', vendors: ['3'] },
  })
  const again = formOf(terms!, form.goods)
  expect(readForm(again).terms).toEqual(terms)
})

test('what cannot be read is told beside its field', () => {
  expect(readForm({ ...form, currency: 'HUF', amount: '12,50' }).faults).toHaveProperty('amount')
  expect(Object.keys(readForm({ ...form, type: 0, amount: '120', minPurchase: 'x', maxUses: '-1' }).faults)).toEqual([
    'amount',
    'minPurchase',
    'maxUses',
  ])
  expect(readForm({ ...form, amount: '' }).terms).toBeNull()
})

test('fields that one person changed merge, those that both changed are chosen one by one', () => {
  const mine = { ...form, name: 'A mea', amount: '10,00' }
  const theirs = { ...form, amount: '20,00', maxUses: '5' }
  const merge = mergeForms(form, mine, theirs)
  expect(merge.conflicts).toEqual([{ path: 'amount', was: '1.299,90', mine: '10,00', theirs: '20,00' }])
  expect(mixedForm({ mine, theirs, merge }, {})).toEqual({ ...form, name: 'A mea', amount: '10,00', maxUses: '5' })
  expect(mixedForm({ mine, theirs, merge }, { amount: 'theirs' })).toEqual({
    ...form,
    name: 'A mea',
    amount: '20,00',
    maxUses: '5',
  })
  expect(mergeForms(form, mine, { ...theirs, amount: '10,00' }).conflicts).toEqual([])
})

test('goods stay with what they are of', () => {
  const mine: CouponForm = { ...form, scope: 'products', goods: [{ id: '10001', name: 'Body' }] }
  const theirs: CouponForm = { ...form, goods: [{ id: '4', name: 'Cuib' }] }
  const merge = mergeForms(form, mine, theirs)
  expect(merge.conflicts.map(({ path }) => path)).toEqual(['forGoods'])
  expect(mixedForm({ mine, theirs, merge }, {})).toEqual(mine)
  expect(mixedForm({ mine, theirs, merge }, { forGoods: 'theirs' })).toEqual(theirs)
})

test('a draft of an older form has the fields that it knew', () => {
  const { name, amount } = form
  expect(formFromDraft({ name, amount, code: 'NOAPTE', gone: true })).toEqual({ ...EMPTY_FORM, name, amount })
})
