/** Editorial tiles of the demo shop's listings: one for each world, leading to a part of it. */
import type { Locale } from '#domain/market/market.ts'

export interface PromoText {
  scene: 'autumn' | 'bath-time' | 'belly-band' | 'hero' | 'voucher' | 'walk' | 'wood-toys'
  /** Key of the collection it leads to. */
  target: string
  title: Record<Locale, string>
  text: Record<Locale, string>
}

/** By key of the collection in whose listing it stands. */
export const PROMOS: Record<string, PromoText> = {
  transport: {
    scene: 'walk',
    target: 'compact-pushchairs',
    title: { ro: 'Se strânge cu o mână', en: 'Folds with one hand', hu: 'Egy kézzel összecsukható' },
    text: {
      ro: 'Cărucioare compacte pentru scara blocului și pentru portbagaj mic.',
      en: 'Compact pushchairs for narrow stairs and small car boots.',
      hu: 'Kompakt babakocsik szűk lépcsőházba és kis csomagtartóba.',
    },
  },
  toys: {
    scene: 'wood-toys',
    target: 'wooden-toys',
    title: { ro: 'Lemn cald, culori liniștite', en: 'Warm wood, calm colours', hu: 'Meleg fa, nyugodt színek' },
    text: {
      ro: 'Tei, fag și stejar. Puține piese, multe feluri de a te juca cu ele.',
      en: 'Lime, beech and oak. Few pieces, many ways to play with them.',
      hu: 'Hárs, bükk és tölgy. Kevés darab, sokféle játék.',
    },
  },
  fashion: {
    scene: 'autumn',
    target: 'jackets',
    title: { ro: 'Pentru dimineți reci', en: 'For cold mornings', hu: 'Hideg reggelekre' },
    text: {
      ro: 'Combinezoane și geci care se încheie dintr-o mișcare.',
      en: 'Snowsuits and jackets that fasten in one go.',
      hu: 'Overallok és kabátok, amelyek egy mozdulattal záródnak.',
    },
  },
  puericulture: {
    scene: 'bath-time',
    target: 'bathing',
    title: { ro: 'Seara începe în cadă', en: 'Evening starts in the tub', hu: 'Az este a kádban kezdődik' },
    text: {
      ro: 'Cădițe, suporturi și prosoape care rămân moi.',
      en: 'Tubs, supports and towels that stay soft.',
      hu: 'Kádak, támaszok és törölközők, amelyek puhák maradnak.',
    },
  },
  nursery: {
    scene: 'hero',
    target: 'cots',
    title: { ro: 'Patul care crește', en: 'The cot that grows', hu: 'Az ágy, amely vele nő' },
    text: {
      ro: 'Lemn de fag, trei înălțimi, loc pentru primii patru ani.',
      en: 'Beech wood, three heights, room for the first four years.',
      hu: 'Bükkfa, három magasság, hely az első négy évre.',
    },
  },
  maternity: {
    scene: 'belly-band',
    target: 'belly-bands',
    title: { ro: 'Susține fără să strângă', en: 'Supports, never presses', hu: 'Támaszt, de nem szorít' },
    text: {
      ro: 'Burtiere care țin pasul cu tine până la capăt.',
      en: 'Belly bands that keep up with you to the end.',
      hu: 'Haspántok, amelyek végig lépést tartanak Önnel.',
    },
  },
  gifts: {
    scene: 'voucher',
    target: 'gift-vouchers',
    title: { ro: 'Când nu știi ce să alegi', en: 'When you cannot choose', hu: 'Ha nem tud választani' },
    text: {
      ro: 'Un voucher cadou ajunge pe e-mail în câteva minute.',
      en: 'A gift voucher arrives by email in minutes.',
      hu: 'Az ajándékutalvány perceken belül e-mailben érkezik.',
    },
  },
}
