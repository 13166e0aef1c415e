/** What the pages of the demo's brands say: a sentence, and on the next line a story. */
import { inEach, table, type Words } from '#demo/catalog/words.ts'
import { STORIES } from './stories.ts'

/** Where brands work: the town in Romanian and English, and in Hungarian with its ending. */
const TOWNS: readonly (readonly [ro: string, en: string, hu: string])[] = [
  ['Cluj-Napoca', 'Cluj-Napoca', 'Kolozsváron'],
  ['Sibiu', 'Sibiu', 'Nagyszebenben'],
  ['Brașov', 'Brașov', 'Brassóban'],
  ['Szeged', 'Szeged', 'Szegeden'],
  ['Debrețin', 'Debrecen', 'Debrecenben'],
  ['Łódź', 'Łódź', 'Łódźban'],
  ['Vicenza', 'Vicenza', 'Vicenzában'],
  ['Leicester', 'Leicester', 'Leicesterben'],
  ['Bursa', 'Bursa', 'Bursában'],
]

/** Returns the sentence of a brand and its story: how it works, where, and since when. */
export function aboutOf(slug: string, sentence: Words): Words {
  const [seat, since, text] = STORIES[slug]!
  const [ro, en, hu] = TOWNS[seat]!
  const place = {
    ro: `Atelierul este la ${ro}, din ${since}.`,
    en: `The workshop has been in ${en} since ${since}.`,
    hu: `A műhely ${since} óta működik ${hu}.`,
  }
  const story = table(text)[0]!.words
  return inEach((locale) => `${sentence[locale]}\n${story[locale]} ${place[locale]}`)
}
