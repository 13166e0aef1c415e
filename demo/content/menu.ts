/** How the demo's menu bar groups its collections, by their keys. */
import { words } from '#demo/catalog/words.ts'
import type { CollectionMenu } from '#domain/catalog/catalog-input.ts'

/** In the order of the menu bar. */
const MENUS: Record<string, Omit<CollectionMenu, 'position'>> = {
  transport: {
    name: words('Transport', 'Prams & car seats', 'Utazás'),
    groups: [
      {
        title: words('Cărucioare', 'Prams', 'Babakocsik'),
        collections: ['prams-3in1', 'prams-2in1', 'pushchairs', 'compact-pushchairs', 'twin-prams'],
      },
      {
        title: words('Scaune auto', 'Car seats', 'Autósülések'),
        collections: ['infant-carriers', 'car-seats-toddler', 'car-seats-child', 'isofix-bases'],
      },
      { title: words('La purtător', 'Carrying', 'Hordozás'), collections: ['baby-carriers', 'pram-bags', 'footmuffs'] },
      { title: words('La drum', 'Out and about', 'Útközben'), collections: ['ride-ons', 'pram-accessories'] },
    ],
  },
  puericulture: {
    name: words('Puericultură', 'Feeding and care', 'Babaápolás'),
    groups: [
      {
        title: words('Masă', 'Feeding', 'Étkezés'),
        collections: ['high-chairs', 'tableware', 'cups', 'bibs', 'infant-formula', 'baby-food'],
      },
      {
        title: words('Alăptare', 'Nursing', 'Szoptatás'),
        collections: ['bottles', 'teats', 'soothers', 'breast-pumps', 'breastfeeding', 'sterilisers'],
      },
      {
        title: words('Baie și îngrijire', 'Bath and care', 'Fürdetés és ápolás'),
        collections: ['bathing', 'baby-cosmetics', 'health', 'potty'],
      },
      { title: words('Scutece', 'Nappies', 'Pelenkázás'), collections: ['nappies', 'wipes', 'changing'] },
    ],
  },
  toys: {
    name: words('Jucării', 'Toys', 'Játékok'),
    groups: [
      {
        title: words('Primele jucării', 'First toys', 'Első játékok'),
        collections: ['baby-toys', 'rattles-teethers', 'soft-toys', 'play-mats'],
      },
      {
        title: words('De-a ceva', 'Pretend play', 'Szerepjáték'),
        collections: ['dolls-figures', 'vehicles', 'building-toys', 'wooden-toys'],
      },
      { title: words('Învățare', 'Learning', 'Tanulás'), collections: ['educational-toys', 'puzzles-games', 'musical-toys'] },
      {
        title: words('Citit, creat, afară', 'Read, make, outdoors', 'Olvasás, alkotás, kert'),
        collections: ['books', 'craft', 'outdoor-toys'],
      },
    ],
  },
  fashion: {
    name: words('Modă', 'Fashion', 'Divat'),
    groups: [
      { title: words('Bebeluși', 'Babies', 'Babák'), collections: ['bodysuits', 'sleepsuits', 'newborn-sets'] },
      {
        title: words('De zi cu zi', 'Everyday', 'Hétköznapokra'),
        collections: ['tops', 'trousers', 'dresses', 'occasion', 'swimwear'],
      },
      { title: words('Pentru frig', 'For the cold', 'Hidegre'), collections: ['jackets', 'knitwear', 'hats-gloves'] },
      { title: words('Din cap până-n picioare', 'Head to toe', 'Tetőtől talpig'), collections: ['socks-tights', 'shoes'] },
    ],
  },
}

/** Keys of the collections with a panel. */
export const MENU_KEYS = Object.keys(MENUS)

/** Returns the menu of a collection, null where the menu bar does not have it. */
export function collectionMenu(collection: string): CollectionMenu | null {
  const menu = MENUS[collection]
  return menu ? { position: MENU_KEYS.indexOf(collection), ...menu } : null
}
