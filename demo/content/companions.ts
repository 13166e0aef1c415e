/** Which collections of the demo shop go with which: a customer who buys a pram does not look for plasticine. */
const PRAM = ['footmuffs', 'pram-bags', 'pram-accessories', 'infant-carriers', 'blankets']
const PUSHCHAIR = ['footmuffs', 'pram-accessories', 'pram-bags']
const COT = ['mattresses', 'bedding', 'sleeping-bags', 'night-lights']
const MEAL = ['tableware', 'bibs', 'cups']
const BOTTLE = ['bottles', 'teats', 'sterilisers', 'bibs']
const NURSING = ['breastfeeding', 'nursing-pillows', 'nursing-bras', 'bottles']
const NAPPY = ['nappies', 'wipes', 'changing', 'baby-cosmetics']
const FIRST_CLOTHES = ['bodysuits', 'sleepsuits', 'hats-gloves', 'socks-tights', 'bibs']
const CLOTHES = ['tops', 'trousers', 'socks-tights', 'hats-gloves']
const WARM_CLOTHES = ['hats-gloves', 'knitwear', 'shoes']
const SLEEP = ['sleeping-bags', 'swaddles', 'night-lights', 'soft-toys']
const FIRST_TOYS = ['rattles-teethers', 'soft-toys', 'play-mats', 'books']
const MATERNITY = ['belly-bands', 'maternity-clothes', 'nursing-bras', 'hospital-bag']

const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  'prams-3in1': PRAM.filter((key) => key !== 'infant-carriers'),
  'prams-2in1': PRAM,
  'twin-prams': PRAM,
  pushchairs: PUSHCHAIR,
  'compact-pushchairs': PUSHCHAIR,
  'infant-carriers': ['isofix-bases', 'footmuffs', 'blankets'],
  'baby-carriers': ['hats-gloves', 'bibs', 'breastfeeding'],
  footmuffs: ['pram-accessories', 'hats-gloves', 'blankets'],
  'pram-bags': ['changing', 'wipes', 'pram-accessories'],
  'ride-ons': ['outdoor-toys'],
  cots: COT,
  'bedside-cots': COT,
  'travel-cots': COT,
  mattresses: ['bedding', 'sleeping-bags', 'night-lights'],
  'baby-nests': ['swaddles', 'sleepsuits', 'night-lights'],
  bedding: SLEEP,
  'sleeping-bags': ['swaddles', 'sleepsuits', 'night-lights'],
  swaddles: SLEEP,
  furniture: ['decor', 'night-lights', 'bedding'],
  'bouncers-swings': ['rattles-teethers', 'soft-toys', 'blankets'],
  'baby-monitors': ['night-lights', 'safety'],
  'high-chairs': MEAL,
  tableware: MEAL,
  cups: MEAL,
  bibs: MEAL,
  'baby-food': MEAL,
  bottles: BOTTLE,
  teats: BOTTLE,
  sterilisers: BOTTLE,
  'breast-pumps': NURSING,
  breastfeeding: NURSING,
  nappies: NAPPY,
  wipes: NAPPY,
  changing: NAPPY,
  bathing: ['baby-cosmetics', 'nappies'],
  'baby-cosmetics': ['bathing', 'wipes', 'nappies'],
  bodysuits: FIRST_CLOTHES,
  sleepsuits: FIRST_CLOTHES,
  'newborn-sets': FIRST_CLOTHES,
  tops: CLOTHES,
  trousers: CLOTHES,
  dresses: ['socks-tights', 'hats-gloves', 'shoes'],
  jackets: WARM_CLOTHES,
  knitwear: WARM_CLOTHES,
  shoes: ['socks-tights', 'trousers'],
  'baby-toys': FIRST_TOYS,
  'rattles-teethers': FIRST_TOYS,
  'play-mats': FIRST_TOYS,
  'belly-bands': MATERNITY,
  'support-belts': MATERNITY,
  'nursing-bras': NURSING,
  'nursing-pillows': NURSING,
}

/** Returns the keys of the collections whose products go with those of a collection, the closest first; none where nothing is known. */
export const companionsOf = (collection: string): readonly string[] =>
  (COMPANIONS[collection] ?? []).filter((key) => key !== collection)
