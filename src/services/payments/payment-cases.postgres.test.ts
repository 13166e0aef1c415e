/** Two people who work on the same case at the same moment: the second one is told that it is settled. */
import { expect, test } from 'vitest'
import { openCase } from '#store/payments/cases.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { checkCases, closeCases, refundCases } from './payment-cases.ts'

const ORDERS = 24

test('a case that is closed, asked about and refunded at the same moment is closed once', async () => {
  const shop = await testShop()
  await seedOneProduct(shop.db, ORDERS, shop.clock.now())
  const numbers: string[] = []
  for (let at = 0; at < ORDERS; at++) {
    const { id, number } = await placedOrder(shop)
    await openCase(shop.db.query, { orderId: id, attemptId: null, reason: 'job_failed' }, shop.clock.now())
    numbers.push(number)
  }
  const done = await Promise.all(
    numbers.map((number) =>
      Promise.all([
        closeCases(shop, number, 'seen'),
        closeCases(shop, number, 'seen, too'),
        checkCases(shop, number),
        refundCases(shop, number),
      ]),
    ),
  )
  const said = done.map(([first, second, check, refund]) => ({
    closed: [first, second].map((one) => (one.ok ? 'closed' : one.reason)).toSorted(),
    check: check.ok || check.reason,
    refund: refund.ok || refund.reason,
  }))
  for (const { closed, check, refund } of said) {
    expect(closed).toEqual(['closed', 'no_case'])
    expect([true, 'no_case']).toContain(check)
    expect(['nothing_held', 'no_case']).toContain(refund)
  }
})
