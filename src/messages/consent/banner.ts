/** The banner that asks for consent. */
import { msg } from '#messages/text.ts'

export const title = msg('Cookie-uri, numai dacă vrei', 'Cookies, only if you like', 'Sütik, csak ha szeretné')
export const worksWithout = msg(
  'Magazinul merge și fără ele.',
  'The shop works without them, too.',
  'Az áruház nélkülük is működik.',
)
export const both = msg(
  'Cu acordul tău numărăm vizitele și, separat, măsurăm reclamele.',
  'If you agree, we count visits and, separately, measure our advertising.',
  'Az Ön hozzájárulásával számoljuk a látogatásokat, és külön mérjük a hirdetéseinket.',
)
export const statistics = msg(
  'Cu acordul tău numărăm vizitele.',
  'If you agree, we count visits.',
  'Az Ön hozzájárulásával számoljuk a látogatásokat.',
)
export const marketing = msg(
  'Cu acordul tău măsurăm reclamele.',
  'If you agree, we measure our advertising.',
  'Az Ön hozzájárulásával mérjük a hirdetéseinket.',
)
export const external = msg(
  'Hărțile și filmele din alte părți se încarcă tot numai dacă ești de acord.',
  'Maps and films from elsewhere are loaded only if you agree, too.',
  'A máshonnan származó térképek és filmek szintén csak hozzájárulással töltődnek be.',
)
export const changeMind = msg(
  'Te poți răzgândi oricând, din „Setări cookie-uri”.',
  'You can change your mind at any time under “Cookie settings”.',
  'Bármikor meggondolhatja magát a „Sütibeállítások” alatt.',
)
export const rejectAll = msg('Refuz toate', 'Reject all', 'Összes elutasítása')
export const acceptAll = msg('Accept toate', 'Accept all', 'Összes elfogadása')
export const choose = msg('Aleg eu', 'Let me choose', 'Magam választok')
