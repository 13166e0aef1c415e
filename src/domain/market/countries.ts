/**
 * Delivery countries (LOC-16, LOC-20): postcode patterns with their canonical form, use of a county, label lines. Codes, EU
 * membership and VAT prefixes as of November 2026. Names are in `country-names.ts`, so that a form that only checks stays small.
 */

export const COUNTY_USES = ['select', 'text-required', 'text-optional', 'none'] as const

export interface Country {
  code: string
  /** Delivered to by default; the others can be switched on by the merchant. */
  enabled: boolean
  eu: boolean
  /** Prefix of VAT numbers (Greece: EL), null outside the EU. */
  vat: string | null
  /** Does the country write a county? A closed list, a text, or no such line at all. */
  county: (typeof COUNTY_USES)[number]
  zip: {
    pattern: string
    example: string
    /** The canonical form has this mark at this place (negative: counted from the end). */
    gap?: [number, string]
    /** The canonical form begins with it. */
    prefix?: string
    /** Often written in front, no part of the canonical form. */
    strip?: string
  }
  /** Label lines between the name and the country, '|' between lines; without it street, then postcode and city. */
  label?: string
  familyNameFirst?: true
}

export const COUNTRIES: readonly Country[] = [
  {
    code: 'RO',
    enabled: true,
    eu: true,
    vat: 'RO',
    county: 'select',
    zip: { pattern: '^\\d{6}$', example: '400001' },
    label: '{address}|{zip} {city}|jud. {county}',
  },
  {
    code: 'HU',
    enabled: true,
    eu: true,
    vat: 'HU',
    county: 'select',
    zip: { pattern: '^[1-9]\\d{3}$', example: '1011' },
    label: '{city}|{address}|{zip}',
    familyNameFirst: true,
  },
  { code: 'AT', enabled: true, eu: true, vat: 'AT', county: 'none', zip: { pattern: '^[1-9]\\d{3}$', example: '1010' } },
  { code: 'BE', enabled: true, eu: true, vat: 'BE', county: 'none', zip: { pattern: '^[1-9]\\d{3}$', example: '1000' } },
  { code: 'BG', enabled: true, eu: true, vat: 'BG', county: 'none', zip: { pattern: '^[1-9]\\d{3}$', example: '1000' } },
  { code: 'HR', enabled: true, eu: true, vat: 'HR', county: 'none', zip: { pattern: '^[1-5]\\d{4}$', example: '10000' } },
  { code: 'CY', enabled: true, eu: true, vat: 'CY', county: 'none', zip: { pattern: '^\\d{4}$', example: '1010' } },
  {
    code: 'CZ',
    enabled: true,
    eu: true,
    vat: 'CZ',
    county: 'none',
    zip: { pattern: '^[1-7]\\d{2} ?\\d{2}$', example: '110 00', gap: [3, ' '] },
  },
  { code: 'DK', enabled: true, eu: true, vat: 'DK', county: 'none', zip: { pattern: '^\\d{4}$', example: '1050' } },
  { code: 'EE', enabled: true, eu: true, vat: 'EE', county: 'none', zip: { pattern: '^\\d{5}$', example: '10111' } },
  { code: 'FI', enabled: true, eu: true, vat: 'FI', county: 'none', zip: { pattern: '^\\d{5}$', example: '00100' } },
  {
    code: 'FR',
    enabled: true,
    eu: true,
    vat: 'FR',
    county: 'none',
    zip: { pattern: '^(?:0[1-9]|[1-8]\\d|9[0-8])\\d{3}$', example: '75001' },
  },
  {
    code: 'DE',
    enabled: true,
    eu: true,
    vat: 'DE',
    county: 'none',
    zip: { pattern: '^(?:0[1-9]|[1-9]\\d)\\d{3}$', example: '10115' },
  },
  {
    code: 'GR',
    enabled: true,
    eu: true,
    vat: 'EL',
    county: 'none',
    zip: { pattern: '^[1-8]\\d{2} ?\\d{2}$', example: '105 57', gap: [3, ' '] },
  },
  {
    code: 'IE',
    enabled: true,
    eu: true,
    vat: 'IE',
    county: 'text-optional',
    zip: { pattern: '^(?:D6W|[AC-FHKNPRTV-Y]\\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}$', example: 'D02 AF30', gap: [3, ' '] },
    label: '{address}|{city}|Co. {county}|{zip}',
  },
  {
    code: 'IT',
    enabled: true,
    eu: true,
    vat: 'IT',
    county: 'text-required',
    zip: { pattern: '^\\d{5}$', example: '00118' },
    label: '{address}|{zip} {city} {county}',
  },
  {
    code: 'LV',
    enabled: true,
    eu: true,
    vat: 'LV',
    county: 'none',
    zip: { pattern: '^LV-\\d{4}$', example: 'LV-1010', prefix: 'LV-' },
    label: '{address}|{city}, {zip}',
  },
  { code: 'LT', enabled: true, eu: true, vat: 'LT', county: 'none', zip: { pattern: '^\\d{5}$', example: '01100', strip: 'LT' } },
  {
    code: 'LU',
    enabled: true,
    eu: true,
    vat: 'LU',
    county: 'none',
    zip: { pattern: '^[1-9]\\d{3}$', example: '1009', strip: 'L' },
  },
  {
    code: 'MT',
    enabled: true,
    eu: true,
    vat: 'MT',
    county: 'none',
    zip: { pattern: '^[A-Z]{3} ?\\d{4}$', example: 'VLT 1117', gap: [3, ' '] },
    label: '{address}|{city} {zip}',
  },
  {
    code: 'NL',
    enabled: true,
    eu: true,
    vat: 'NL',
    county: 'none',
    zip: { pattern: '^[1-9]\\d{3} ?(?!SA|SD|SS)[A-Z]{2}$', example: '1012 AB', gap: [4, ' '] },
  },
  {
    code: 'PL',
    enabled: true,
    eu: true,
    vat: 'PL',
    county: 'none',
    zip: { pattern: '^\\d{2}-\\d{3}$', example: '00-001', gap: [2, '-'] },
  },
  {
    code: 'PT',
    enabled: true,
    eu: true,
    vat: 'PT',
    county: 'none',
    zip: { pattern: '^[1-9]\\d{3}-\\d{3}$', example: '1000-205', gap: [4, '-'] },
  },
  {
    code: 'SK',
    enabled: true,
    eu: true,
    vat: 'SK',
    county: 'none',
    zip: { pattern: '^[089]\\d{2} ?\\d{2}$', example: '811 01', gap: [3, ' '] },
  },
  { code: 'SI', enabled: true, eu: true, vat: 'SI', county: 'none', zip: { pattern: '^[1-9]\\d{3}$', example: '1000' } },
  {
    code: 'ES',
    enabled: true,
    eu: true,
    vat: 'ES',
    county: 'text-required',
    zip: { pattern: '^(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}$', example: '28013' },
    label: '{address}|{zip} {city}|{county}',
  },
  {
    code: 'SE',
    enabled: true,
    eu: true,
    vat: 'SE',
    county: 'none',
    zip: { pattern: '^[1-9]\\d{2} ?\\d{2}$', example: '111 22', strip: 'SE', gap: [3, ' '] },
  },
  { code: 'AL', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^[1-9]\\d{3}$', example: '1001' } },
  { code: 'AD', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^AD[1-7]\\d{2}$', example: 'AD500' } },
  { code: 'BA', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^[78]\\d{4}$', example: '71000' } },
  { code: 'CH', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^[1-9]\\d{3}$', example: '8001' } },
  {
    code: 'GB',
    enabled: true,
    eu: false,
    vat: null,
    county: 'text-optional',
    zip: {
      pattern:
        '^(?:GIR ?0AA|[A-PR-UWYZ](?:\\d{1,2}|[A-HK-Y]\\d{1,2}|\\d[A-HJKPSTUW]|[A-HK-Y]\\d[ABEHMNPRV-Y]) ?\\d[ABD-HJLNP-UW-Z]{2})$',
      example: 'SW1A 1AA',
      gap: [-3, ' '],
    },
    label: '{address}|{city}|{zip}',
  },
  { code: 'IS', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^\\d{3}$', example: '101' } },
  { code: 'LI', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^94(?:8[5-9]|9[0-8])$', example: '9490' } },
  { code: 'MC', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^980\\d{2}$', example: '98000' } },
  {
    code: 'MD',
    enabled: true,
    eu: false,
    vat: null,
    county: 'text-optional',
    zip: { pattern: '^MD-\\d{4}$', example: 'MD-2001', prefix: 'MD-' },
  },
  { code: 'ME', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^8\\d{4}$', example: '81000' } },
  { code: 'MK', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^[1-7]\\d{3}$', example: '1000' } },
  { code: 'NO', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^\\d{4}$', example: '0150' } },
  { code: 'RS', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^[1-3]\\d{4}$', example: '11000' } },
  { code: 'SM', enabled: true, eu: false, vat: null, county: 'none', zip: { pattern: '^4789\\d$', example: '47890' } },
  {
    code: 'UA',
    enabled: true,
    eu: false,
    vat: null,
    county: 'text-required',
    zip: { pattern: '^\\d{5}$', example: '01001' },
    label: '{address}|{city}|{county}|{zip}',
  },
  { code: 'VA', enabled: false, eu: false, vat: null, county: 'none', zip: { pattern: '^00120$', example: '00120' } },
  { code: 'XK', enabled: false, eu: false, vat: null, county: 'none', zip: { pattern: '^[1-7]\\d{4}$', example: '10000' } },
  {
    code: 'GI',
    enabled: false,
    eu: false,
    vat: null,
    county: 'none',
    zip: { pattern: '^GX11 ?1AA$', example: 'GX11 1AA', gap: [4, ' '] },
  },
  { code: 'FO', enabled: false, eu: false, vat: null, county: 'none', zip: { pattern: '^\\d{3}$', example: '100' } },
  { code: 'TR', enabled: false, eu: false, vat: null, county: 'text-required', zip: { pattern: '^\\d{5}$', example: '34000' } },
]
