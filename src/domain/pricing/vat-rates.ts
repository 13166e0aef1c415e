/**
 * VAT rates in basis points (2100 = 21 %), dated (LAW-27): a row holds from its day until the next row of the same country (and
 * class). Standard rates: Commission database TEDB, March 2026; class rates only where they are undisputed.
 */
export interface VatRate {
  country: string
  /** First day, ISO date; '' = always. */
  from: string
  rate: number
}

export const STANDARD_RATES: readonly VatRate[] = [
  { country: 'AT', from: '', rate: 2000 },
  { country: 'BE', from: '', rate: 2100 },
  { country: 'BG', from: '', rate: 2000 },
  { country: 'HR', from: '', rate: 2500 },
  { country: 'CY', from: '', rate: 1900 },
  { country: 'CZ', from: '', rate: 2100 },
  { country: 'DK', from: '', rate: 2500 },
  { country: 'EE', from: '', rate: 2200 },
  { country: 'EE', from: '2025-07-01', rate: 2400 },
  { country: 'FI', from: '', rate: 2400 },
  { country: 'FI', from: '2024-09-01', rate: 2550 },
  { country: 'FR', from: '', rate: 2000 },
  { country: 'DE', from: '', rate: 1900 },
  { country: 'GR', from: '', rate: 2400 },
  { country: 'HU', from: '', rate: 2700 },
  { country: 'IE', from: '', rate: 2300 },
  { country: 'IT', from: '', rate: 2200 },
  { country: 'LV', from: '', rate: 2100 },
  { country: 'LT', from: '', rate: 2100 },
  { country: 'LU', from: '', rate: 1700 },
  { country: 'MT', from: '', rate: 1800 },
  { country: 'NL', from: '', rate: 2100 },
  { country: 'PL', from: '', rate: 2300 },
  { country: 'PT', from: '', rate: 2300 },
  { country: 'RO', from: '', rate: 1900 },
  { country: 'RO', from: '2025-08-01', rate: 2100 },
  { country: 'SK', from: '', rate: 2000 },
  { country: 'SK', from: '2025-01-01', rate: 2300 },
  { country: 'SI', from: '', rate: 2200 },
  { country: 'ES', from: '', rate: 2100 },
  { country: 'SE', from: '', rate: 2500 },
]

/** Rates of product classes that differ from the standard rate. */
export const CLASS_RATES: readonly (VatRate & { class: string })[] = [
  { class: 'infant_food', country: 'RO', from: '2025-08-01', rate: 1100 },
  { class: 'books', country: 'RO', from: '2025-08-01', rate: 1100 },
]

/** Postcodes with VAT treatment or rates of their own. */
export const VAT_TERRITORIES: readonly {
  country: string
  zip: string
  name: string
  insideEuVat: boolean
  treatedAs?: string
  rate?: number
}[] = [
  { country: 'ES', zip: '^(35|38)\\d{3}$', name: 'Canary Islands', insideEuVat: false },
  { country: 'ES', zip: '^51\\d{3}$', name: 'Ceuta', insideEuVat: false },
  { country: 'ES', zip: '^52\\d{3}$', name: 'Melilla', insideEuVat: false },
  { country: 'FI', zip: '^22\\d{3}$', name: 'Åland Islands', insideEuVat: false },
  { country: 'DE', zip: '^78266$', name: 'Büsingen am Hochrhein', insideEuVat: false },
  { country: 'DE', zip: '^27498$', name: 'Heligoland', insideEuVat: false },
  { country: 'IT', zip: '^23041$', name: 'Livigno', insideEuVat: false },
  { country: 'IT', zip: '^22061$', name: "Campione d'Italia", insideEuVat: false },
  { country: 'GR', zip: '^630 ?86$', name: 'Mount Athos', insideEuVat: false },
  { country: 'FR', zip: '^97[1-46]\\d{2}$', name: 'French overseas departments', insideEuVat: false },
  { country: 'FR', zip: '^(?:975|977|978|98[678])\\d{2}$', name: 'French overseas collectivities', insideEuVat: false },
  { country: 'GB', zip: '^BT', name: 'Northern Ireland (goods follow EU VAT rules, prefix XI)', insideEuVat: true },
  { country: 'GB', zip: '^(JE|GY)', name: 'Channel Islands', insideEuVat: false },
  { country: 'GB', zip: '^IM', name: 'Isle of Man (UK VAT)', insideEuVat: false },
  { country: 'MC', zip: '.*', name: 'Monaco (treated as France for VAT)', insideEuVat: true, treatedAs: 'FR' },
  { country: 'PT', zip: '^9[0-4]\\d{2}-', name: 'Madeira (own VAT rates)', insideEuVat: true, rate: 2200 },
  { country: 'PT', zip: '^9[5-9]\\d{2}-', name: 'Azores (own VAT rates)', insideEuVat: true, rate: 1600 },
]
