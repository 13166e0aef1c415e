/** Builds the names of products by the grammar of each language. */
import type { Pattern } from '#demo/art/patterns.ts'
import { PRINT_WORDS } from './colours.ts'
import { capital, mapWords, unbroken, type Row, type Words } from './words.ts'

export interface NameParts {
  thing: Row
  series: Words | null
  /** Said instead of the series, when the cloth has one. */
  print: Pattern
  feature: Row | null
  detail: Row | null
}

/** E-invoices take no longer names (LOC-19). */
export const NAME_LENGTH = 100

/**
 * „Sac de dormit Noapte Bună, 2,5 TOG”, “Goodnight sleeping bag, 2.5 TOG”, „Jó éjt hálózsák, 2,5 TOG”: in Romanian the model or
 * print follows the thing, in English and Hungarian it goes before; `*` puts it anywhere else.
 */
export function nameOf({ thing, series, print, feature, detail }: NameParts): Words {
  const said = PRINT_WORDS[print]
  return mapWords(thing.words, (text, locale) => {
    let name: string
    if (text.includes('*') && !said) name = text.replace('*', series?.[locale] ?? '')
    else {
      const plain = text.replace('*', '')
      const extra = (said ?? series)?.[locale] ?? ''
      name = locale === 'ro' ? `${plain} ${extra}` : `${extra} ${plain}`
    }
    name = name.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
    const tail = [feature, detail].filter((row) => row !== null).map((row) => row.words[locale])
    return unbroken(capital([name, ...tail].join(', ')))
  })
}
