/** Who sells in tests of documents. */
import type { Merchant } from '#domain/market/merchant.ts'
import type { Database } from '#store/database/db.ts'
import { writeSetting } from '#store/database/settings.ts'

export const SELLER = {
  street: 'Strada Cuibului 12',
  city: 'Cluj-Napoca',
  county: 'CJ',
  zip: '400114',
  country: 'RO',
  registrations: [
    { country: 'RO', vatNumber: 'RO18547290', taxNumber: null },
    { country: 'HU', vatNumber: 'HU12892312', taxNumber: '12892312-2-51' },
  ],
} as const satisfies Merchant['seller']

export const SELLING_MERCHANT: Merchant & { seller: typeof SELLER } = {
  name: 'Nestling',
  logo: '/brand/logo.svg',
  legalName: 'Nestling Baby SRL',
  address: 'Strada Cuibului 12, 400114 Cluj-Napoca',
  vatNumber: 'RO18547290',
  registerNumber: 'J2012000750528',
  email: 'bun-venit@nestling.example',
  phone: '+40 364 400 100',
  seller: SELLER,
}

/** Says who sells: documents are issued from now on. */
export const writeSeller = ({ db }: { db: Database }): Promise<void> => writeSetting(db.query, 'merchant', SELLING_MERCHANT)
