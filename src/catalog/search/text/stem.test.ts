import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { stem } from './stem.ts'

/** Forms of one word on each line. */
const FORMS: Record<Locale, string> = {
  ro: `carucior caruciorul carucioare carucioarele carucioarelor
    saltea saltele salteaua saltelele
    gheata ghete ghetute ghetutele
    lavabil lavabila lavabile
    laterala laterale lateral
    cadou cadouri cadourile
    umbrela umbrele
    centura centuri
    castel castelul castele castelele
    verde verzi
    romanesc romanesti romaneasca
    scenariu scenariul scenarii
    pijama pijamale pijamaua
    ursulet ursuletul ursuleti
    body bodyul bodyuri`,
  en: `stroller strollers
    nappy nappies
    dress dresses
    toy toys
    baby babies
    knit knitted knitting
    wrap wrapped wrapping
    carry carried carrying carries
    change changed changing changes
    leaf leaves
    foot feet
    organise organize organised organizing`,
  hu: `babakocsi babakocsik babakocsit babakocsiba babakocsival
    jatek jatekok jatekot jatekokat jatekai jatekkal
    etetoszek etetoszekek etetoszekkel etetoszeket
    takaro takarok takaroval takarot
    pelenka pelenkak pelenkat pelenkaval
    potty pottyos
    csik csikos
    kabat kabatok kabatot kabatban kabattal
    pocket pocketben
    baba babak babaknak`,
}
/** Words that must not meet. */
const APART: Record<Locale, string> = {
  ro: 'patut pat patura, sticluta sticla, cadou cada, nascut nasturi, manual mana, roze rodie, copil copac, masa masina, mocasin masina',
  en: 'bedding bed, training train, leggings leg, string star, coated coat, sling slip, ring run',
  hu: 'baba bab, kocsi kocka, cipo ciklus, piros pir',
}

describe.each(LOCALES)('%s', (locale) => {
  test.each(FORMS[locale].split(/\n\s*/))('%s: one stem', (line) => {
    expect([...new Set(line.split(' ').map((form) => stem(form, locale)))]).toHaveLength(1)
  })

  test.each(APART[locale].split(', '))('%s: stems of their own', (line) => {
    const words = line.split(' ')
    expect(new Set(words.map((word) => stem(word, locale))).size).toBe(words.length)
  })

  test('what is short or has digits is its own stem', () => {
    for (const term of ['', 'a', 'ok', 'eti', '3in1', '60x120', 'b10ek']) expect(stem(term, locale)).toBe(term)
  })

  test('a stem has three letters at least and begins as its word does, but for irregular plurals', () => {
    for (const line of FORMS[locale].split(/\n\s*/))
      for (const form of line.split(' ')) {
        const found = stem(form, locale)
        expect(found.length).toBeGreaterThanOrEqual(3)
        expect(found[0]).toBe(form[0])
      }
  })
})
