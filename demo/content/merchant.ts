/** The demo shop's merchant: an invented company, stored as a setting (D-1). */
import type { Merchant } from '#domain/market/merchant.ts'

export const MERCHANT: Merchant = {
  name: 'Nestling',
  logo: '/brand/logo.svg',
  legalName: 'Nestling Baby SRL',
  address: 'Strada Cuibului 12, 400114 Cluj-Napoca, România',
  vatNumber: 'RO18547290',
  registerNumber: 'J2012000750528',
  email: 'bun-venit@nestling.example',
  phone: '+40 364 400 100',
}
