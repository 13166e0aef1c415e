/** The demo shop's merchant: an invented company, stored as a setting (D-1). */
import { words } from '#demo/catalog/words.ts'
import type { Merchant } from '#domain/market/merchant.ts'

export const MERCHANT: Merchant = {
  name: 'Nestling',
  logo: '/brand/logo.svg',
  logoOnDark: '/brand/logo-on-dark.svg',
  legalName: 'Nestling Baby SRL',
  address: 'Strada Cuibului 12, 400114 Cluj-Napoca, România',
  vatNumber: 'RO18547290',
  registerNumber: 'J2012000750528',
  email: 'bun-venit@nestling.example',
  phone: '+40 364 400 100',
  seller: {
    street: 'Strada Cuibului 12',
    city: 'Cluj-Napoca',
    county: 'CJ',
    zip: '400114',
    country: 'RO',
    registrations: [
      { country: 'RO', vatNumber: 'RO18547290', taxNumber: null },
      { country: 'HU', vatNumber: 'HU12892312', taxNumber: '12892312-2-51' },
    ],
  },
  motto: words(
    'Lucruri bune pentru primii ani, alese pe rând și încercate acasă.',
    'Good things for the first years, chosen one by one and tried at home.',
    'Jó holmik az első évekre, egyenként válogatva, otthon kipróbálva.',
  ),
  newsletterRewards: {
    ro: { amount: 2500, minPurchase: 20_000 },
    en: { amount: 500, minPurchase: 10_000 },
    hu: { amount: 200_000, minPurchase: 4_000_000 },
  },
  notFoundTitle: words('Rățușca s-a rătăcit', 'The duckling got lost', 'Elkóborolt a kiskacsa'),
}
