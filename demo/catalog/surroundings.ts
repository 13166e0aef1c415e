/** Brands, makers, attributes, colours and collections of the demo's products, as a merchant enters them. */
import { COLOURWAYS } from '#demo/art/paint.ts'
import { MATERIAL_TEXTS, OTHER_TEXTS, PART_TEXT, SCENE_TEXTS, SIZE_TEXTS } from '#demo/art/told/view-texts.ts'
import { googleCategory } from '#demo/content/google-categories.ts'
import { collectionMenu } from '#demo/content/menu.ts'
import { collectionPictures } from '#demo/content/scenes.ts'
import type {
  AttributeInput,
  BrandInput,
  CollectionInput,
  ColourwayInput,
  ManufacturerInput,
  PictureViewInput,
} from '#domain/catalog/catalog-input.ts'
import { logoAddress } from '#demo/brands/logos.ts'
import { BRANDS, MANUFACTURERS } from './brands.ts'
import { companionsOf } from '#demo/content/companions.ts'
import { LEAVES } from './leaves.ts'
import { ATTRIBUTES, GROUP_ABOUT, GROUPS, ROOT, SPECIAL_ABOUT, TAGLINES } from './tree.ts'
import { inEach, unbroken, type Words } from './words.ts'

/** The first gets the number 1, which coupons name. */
export const brandInputs = (): BrandInput[] =>
  BRANDS.map(({ slug, name, about }) => ({ slug, name, description: about, logo: logoAddress(slug) }))

export const manufacturerInputs = (): ManufacturerInput[] => MANUFACTURERS.map(({ id: _, ...maker }) => maker)

export const attributeInputs = (): AttributeInput[] =>
  Object.entries(ATTRIBUTES).map(([key, { type, unit, filterable, name, values }]) => ({
    key,
    kind: type,
    unit,
    filterable,
    name,
    options: values ?? [],
  }))

export const colourwayInputs = (): ColourwayInput[] =>
  Object.entries(COLOURWAYS).map(([key, { name, main }]) => ({ key, name, hex: main }))

const viewsOf = (what: string, texts: Record<string, Words>): PictureViewInput[] =>
  Object.entries(texts).map(([key, alt]) => ({ key: `${what}-${key}`, alt }))

export const pictureViewInputs = (): PictureViewInput[] => [
  { key: 'close', alt: { ro: 'Detaliu: {name}', en: 'Close-up: {name}', hu: 'Részlet: {name}' } },
  { key: 'room', alt: { ro: '{name} în cameră', en: '{name} in a room', hu: '{name} a szobában' } },
  { key: 'niche', alt: { ro: '{name}, altă vedere', en: '{name}, another view', hu: '{name}, másik nézet' } },
  { key: 'part', alt: PART_TEXT },
  ...viewsOf('other', OTHER_TEXTS),
  ...viewsOf('use', SCENE_TEXTS),
  ...viewsOf('scale', SIZE_TEXTS),
  ...viewsOf('material', MATERIAL_TEXTS),
]

const textOf = (name: Words, slug: Words, about: Words, tagline?: Words): CollectionInput['text'] =>
  inEach((locale) => ({
    name: unbroken(name[locale]),
    slug: slug[locale],
    description: about[locale],
    tagline: tagline?.[locale] ?? '',
  }))

const APPAREL = ['fashion', 'maternity']
/** Worn before birth: their pages have the calculator of sizes. */
const BEFORE_BIRTH = ['belly-bands', 'support-belts']

/** The collection of everything, the groups, then what each is divided into. */
export function collectionInputs(): CollectionInput[] {
  const about = new Map([...LEAVES.map((leaf) => [leaf.key, leaf.about] as const), ...Object.entries(SPECIAL_ABOUT)])
  const root: CollectionInput = {
    key: ROOT.key,
    parent: null,
    position: 0,
    flags: ['all'],
    attributes: ['brand', 'color', 'material'],
    googleCategory: null,
    text: textOf(ROOT.name, ROOT.slug, ROOT.about),
  }
  const groups = GROUPS.map((group, at): CollectionInput => ({
    key: group.key,
    parent: null,
    position: at + 1,
    flags: APPAREL.includes(group.key) ? ['apparel'] : [],
    attributes: group.children.map((child) => child.attributes).reduce((all, list) => all.filter((key) => list.includes(key))),
    googleCategory: googleCategory(group.key),
    text: textOf(group.name, group.slug, GROUP_ABOUT[group.key] as Words, TAGLINES[group.key]),
    pictures: collectionPictures(group.key),
    menu: collectionMenu(group.key),
  }))
  const leaves = GROUPS.flatMap((group) =>
    group.children.map((child, at): CollectionInput => ({
      key: child.key,
      parent: group.key,
      position: at + 1,
      flags: BEFORE_BIRTH.includes(child.key) ? [...child.flags, 'belly_band'] : child.flags,
      attributes: child.attributes,
      googleCategory: googleCategory(child.key),
      text: textOf(child.name, child.slug, about.get(child.key) as Words),
      companions: companionsOf(child.key),
    })),
  )
  return [root, ...groups, ...leaves]
}
