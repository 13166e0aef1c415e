/** Names of the countries (CLDR 48) and of their county line, where they have one. */
import type { Locale } from './market.ts'

type Text = Record<Locale, string>

export const COUNTRY_NAMES: Readonly<Record<string, { name: Text; county?: Text }>> = {
  RO: { name: { ro: 'România', en: 'Romania', hu: 'Románia' }, county: { ro: 'Județ', en: 'County', hu: 'Megye' } },
  HU: { name: { ro: 'Ungaria', en: 'Hungary', hu: 'Magyarország' }, county: { ro: 'Județ', en: 'County', hu: 'Vármegye' } },
  AT: { name: { ro: 'Austria', en: 'Austria', hu: 'Ausztria' } },
  BE: { name: { ro: 'Belgia', en: 'Belgium', hu: 'Belgium' } },
  BG: { name: { ro: 'Bulgaria', en: 'Bulgaria', hu: 'Bulgária' } },
  HR: { name: { ro: 'Croația', en: 'Croatia', hu: 'Horvátország' } },
  CY: { name: { ro: 'Cipru', en: 'Cyprus', hu: 'Ciprus' } },
  CZ: { name: { ro: 'Cehia', en: 'Czechia', hu: 'Csehország' } },
  DK: { name: { ro: 'Danemarca', en: 'Denmark', hu: 'Dánia' } },
  EE: { name: { ro: 'Estonia', en: 'Estonia', hu: 'Észtország' } },
  FI: { name: { ro: 'Finlanda', en: 'Finland', hu: 'Finnország' } },
  FR: { name: { ro: 'Franța', en: 'France', hu: 'Franciaország' } },
  DE: { name: { ro: 'Germania', en: 'Germany', hu: 'Németország' } },
  GR: { name: { ro: 'Grecia', en: 'Greece', hu: 'Görögország' } },
  IE: { name: { ro: 'Irlanda', en: 'Ireland', hu: 'Írország' }, county: { ro: 'Comitat', en: 'County', hu: 'Megye' } },
  IT: { name: { ro: 'Italia', en: 'Italy', hu: 'Olaszország' }, county: { ro: 'Provincie', en: 'Province', hu: 'Tartomány' } },
  LV: { name: { ro: 'Letonia', en: 'Latvia', hu: 'Lettország' } },
  LT: { name: { ro: 'Lituania', en: 'Lithuania', hu: 'Litvánia' } },
  LU: { name: { ro: 'Luxemburg', en: 'Luxembourg', hu: 'Luxemburg' } },
  MT: { name: { ro: 'Malta', en: 'Malta', hu: 'Málta' } },
  NL: { name: { ro: 'Țările de Jos', en: 'Netherlands', hu: 'Hollandia' } },
  PL: { name: { ro: 'Polonia', en: 'Poland', hu: 'Lengyelország' } },
  PT: { name: { ro: 'Portugalia', en: 'Portugal', hu: 'Portugália' } },
  SK: { name: { ro: 'Slovacia', en: 'Slovakia', hu: 'Szlovákia' } },
  SI: { name: { ro: 'Slovenia', en: 'Slovenia', hu: 'Szlovénia' } },
  ES: { name: { ro: 'Spania', en: 'Spain', hu: 'Spanyolország' }, county: { ro: 'Provincie', en: 'Province', hu: 'Tartomány' } },
  SE: { name: { ro: 'Suedia', en: 'Sweden', hu: 'Svédország' } },
  AL: { name: { ro: 'Albania', en: 'Albania', hu: 'Albánia' } },
  AD: { name: { ro: 'Andorra', en: 'Andorra', hu: 'Andorra' } },
  BA: { name: { ro: 'Bosnia și Herțegovina', en: 'Bosnia & Herzegovina', hu: 'Bosznia-Hercegovina' } },
  CH: { name: { ro: 'Elveția', en: 'Switzerland', hu: 'Svájc' } },
  GB: {
    name: { ro: 'Regatul Unit', en: 'United Kingdom', hu: 'Egyesült Királyság' },
    county: { ro: 'Județ / regiune', en: 'County / region', hu: 'Megye / régió' },
  },
  IS: { name: { ro: 'Islanda', en: 'Iceland', hu: 'Izland' } },
  LI: { name: { ro: 'Liechtenstein', en: 'Liechtenstein', hu: 'Liechtenstein' } },
  MC: { name: { ro: 'Monaco', en: 'Monaco', hu: 'Monaco' } },
  MD: {
    name: { ro: 'Republica Moldova', en: 'Moldova', hu: 'Moldova' },
    county: { ro: 'Județ / regiune', en: 'County / region', hu: 'Megye / régió' },
  },
  ME: { name: { ro: 'Muntenegru', en: 'Montenegro', hu: 'Montenegró' } },
  MK: { name: { ro: 'Macedonia de Nord', en: 'North Macedonia', hu: 'Észak-Macedónia' } },
  NO: { name: { ro: 'Norvegia', en: 'Norway', hu: 'Norvégia' } },
  RS: { name: { ro: 'Serbia', en: 'Serbia', hu: 'Szerbia' } },
  SM: { name: { ro: 'San Marino', en: 'San Marino', hu: 'San Marino' } },
  UA: {
    name: { ro: 'Ucraina', en: 'Ukraine', hu: 'Ukrajna' },
    county: { ro: 'Județ / regiune', en: 'County / region', hu: 'Megye / régió' },
  },
  VA: { name: { ro: 'Statul Cetății Vaticanului', en: 'Vatican City', hu: 'Vatikán' } },
  XK: { name: { ro: 'Kosovo', en: 'Kosovo', hu: 'Koszovó' } },
  GI: { name: { ro: 'Gibraltar', en: 'Gibraltar', hu: 'Gibraltár' } },
  FO: { name: { ro: 'Insulele Feroe', en: 'Faroe Islands', hu: 'Feröer szigetek' } },
  TR: {
    name: { ro: 'Turcia', en: 'Türkiye', hu: 'Törökország' },
    county: { ro: 'Județ / regiune', en: 'County / region', hu: 'Megye / régió' },
  },
}

/** Returns an address in one line with its country at the end in another language; one that ends with no country stays as it is. */
export function addressIn(address: string, locale: Locale): string {
  const at = address.lastIndexOf(', ') + 2
  const last = address.slice(at)
  const country = Object.values(COUNTRY_NAMES).find(({ name }) => Object.values(name).includes(last))
  return country && at > 1 ? address.slice(0, at) + country.name[locale] : address
}
