/** The recommended order of the demo shop: what a parent comes to a world for stands before what is added to it. */

/** Categories of the main goods by world; the others of a world are accessories, extras and consumables. */
const MAIN = {
  transport: [
    'prams-3in1',
    'prams-2in1',
    'pushchairs',
    'compact-pushchairs',
    'infant-carriers',
    'car-seats-toddler',
    'car-seats-child',
  ],
  toys: ['baby-toys', 'soft-toys', 'wooden-toys', 'building-toys', 'educational-toys', 'dolls-figures', 'vehicles'],
  fashion: ['bodysuits', 'sleepsuits', 'newborn-sets', 'tops', 'trousers', 'dresses', 'jackets'],
  puericulture: ['bottles', 'high-chairs', 'bathing', 'breast-pumps', 'sterilisers', 'nappies'],
  nursery: ['cots', 'bedside-cots', 'travel-cots', 'mattresses', 'furniture', 'sleeping-bags'],
  maternity: ['belly-bands', 'support-belts', 'nursing-bras', 'maternity-clothes', 'nursing-pillows'],
  gifts: ['gift-sets', 'gift-vouchers', 'keepsakes'],
}

const KEYS = new Set(Object.values(MAIN).flat())

/** Part of the order that belongs to the main goods alone: the first pages of each world, the first rows of a small shop. */
const LEAD = 0.3

export const isMain = (leaf: string): boolean => KEYS.has(leaf)

/** Returns the place in the recommended order, 0…1, of a product that stands at `place`, 0…1, in its own category. */
export const recommendedRank = (leaf: string, place: number): number => (isMain(leaf) ? place : LEAD + (1 - LEAD) * place)
