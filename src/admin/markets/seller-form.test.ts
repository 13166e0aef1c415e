/** Rewards for the newsletter as they are typed and as they are sent. */
import { expect, test } from 'vitest'
import type { SellerRequest } from '#admin/schema/settings/markets.ts'
import { toSeller, toValues } from './seller-form.ts'

const SELLER: SellerRequest = {
  name: 'Cuibul',
  legalName: 'Cuibul SRL',
  address: 'Strada Lungă 1, Brașov',
  vatNumber: 'RO18547290',
  registerNumber: 'J08/1/2026',
  email: 'salut@cuibul.example',
  phone: '0268 000 000',
}
const newsletterRewards = {
  ro: { amount: 2_500, minPurchase: 20_000 },
  en: null,
  hu: { amount: 200_000, minPurchase: 4_000_000 },
}

test('rewards are sent as they were read, and a market whose discount is emptied promises none', () => {
  const values = toValues({ ...SELLER, newsletterRewards })
  expect(toSeller(values)).toEqual({ ...SELLER, newsletterRewards })
  const emptied = { ...values.newsletterRewards, ro: { ...values.newsletterRewards.ro, amount: ' ' } }
  expect(toSeller({ ...values, newsletterRewards: emptied })).toMatchObject({
    newsletterRewards: { ...newsletterRewards, ro: null },
  })
  expect(toSeller(toValues(SELLER))).toEqual(SELLER)
})
