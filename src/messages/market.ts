/** The locale dialog (SPEC-4, D-72). */
import { msg, plural } from './text.ts'

export const title = msg('Unde trimitem?', 'Where do we deliver?', 'Hová szállítsunk?')
export const text = msg(
  'Alegem limba și moneda după țară. Le poți schimba oricând de sus.',
  'We set the language and currency by country. You can change them at the top at any time.',
  'A nyelvet és a pénznemet az ország szerint állítjuk be. Fent bármikor módosíthatja.',
)
/** In the language of the chosen market. */
export const CONTINUE = { ro: 'Continuă în România', en: 'Continue to Europe', hu: 'Folytatás Magyarországon' } as const
export const countdown = plural(
  { one: 'Continuăm singuri într-o secundă', few: 'Continuăm singuri în # secunde', other: 'Continuăm singuri în # de secunde' },
  { one: 'We continue on our own in # second', other: 'We continue on our own in # seconds' },
  { one: '# másodperc múlva továbblépünk', other: '# másodperc múlva továbblépünk' },
)
export const stop = msg('Oprește', 'Stop', 'Leállítás')
