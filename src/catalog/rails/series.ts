/** What products of one series or of one model have in common in their names. */
import type { CatalogProduct } from '#catalog/columns/snapshot.ts'

/** What comes after the name of a model: its features, measures and colours. */
const AFTER_MODEL = /\s*(?:,| [-–(]).*$/
/** A name inside a name: capital letters after the first word. */
const PROPER_NAME = /(?<=\s)\p{Lu}\p{Ll}+(?:\s+(?:de\s+|din\s+)?\p{Lu}\p{Ll}+)*/u

/** Returns the name of a product without its features: `Scoică auto Samba, 40–75 cm` → Scoică auto Samba. */
export const modelOf = ({ name }: Pick<CatalogProduct, 'name'>): string => name.ro.replace(AFTER_MODEL, '')

/** Returns the name of the series or print that a product shares with others; '' when its name has none. */
export const seriesOf = (product: Pick<CatalogProduct, 'name'>): string => PROPER_NAME.exec(modelOf(product))?.[0] ?? ''
