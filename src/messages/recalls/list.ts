/** The page of all recalls (LAW-41). */
import { msg, plural } from '#messages/text.ts'

export const running = msg('În curs', 'Current recalls', 'Jelenlegi visszahívások')
export const ended = msg('Încheiate', 'Ended recalls', 'Lezárt visszahívások')
export const endedLead = msg(
  'Pericolul rămâne. Dacă mai ai unul dintre produsele acestea, nu îl folosi și scrie-ne.',
  'The danger remains. If you still have one of these products, do not use it, and write to us.',
  'A veszély megmaradt. Ha még Önnél van valamelyik termék, ne használja, és írjon nekünk.',
)
export const endedOn = msg('Încheiată pe {date}', 'Ended on {date}', 'Lezárás napja: {date}')
export const searchedBy = msg('Nume, cod de bare sau lot', 'Name, barcode or batch', 'Név, vonalkód vagy tételszám')
export const check = msg('Verifică', 'Check', 'Keresés')
export const found = plural(
  { one: '# rechemare pentru „{query}”.', few: '# rechemări pentru „{query}”.', other: '# de rechemări pentru „{query}”.' },
  { one: '# recall for “{query}”.', other: '# recalls for “{query}”.' },
  { one: '# visszahívás erre: „{query}”.', other: '# visszahívás erre: „{query}”.' },
)
/** A range of lots may have the one that was typed. */
export const notFound = msg(
  'Nicio rechemare pentru „{query}”. Caută și după numele produsului: un aviz poate cuprinde mai multe loturi.',
  'No recall for “{query}”. Search for the name of the product too: a notice may be about several batches.',
  'Nincs visszahívás erre: „{query}”. Keressen a termék nevére is: egy közlemény több tételre is vonatkozhat.',
)
export const all = msg('Toate rechemările', 'All recalls', 'Minden visszahívás')

export const reasons = [
  {
    title: msg('Îți scriem direct', 'We write to you', 'Közvetlenül írunk Önnek'),
    text: msg(
      'Din comandă știm cine are produsul. Mesajul vine pe e-mail, chiar dacă nu primești newsletterul.',
      'Your order tells us who has the product. The message comes by email, even if you do not get our newsletter.',
      'A rendelésből tudjuk, kinél van a termék. Az üzenet e-mailben érkezik, akkor is, ha nem kér hírlevelet.',
    ),
  },
  {
    title: msg('Nu te costă nimic', 'It costs you nothing', 'Önnek nem kerül semmibe'),
    text: msg(
      'Banii înapoi, alt produs sau reparație: avizul spune între ce poți alege.',
      'Your money back, another product or a repair: the notice says what you can choose from.',
      'Visszatérítés, csere vagy javítás: a közleményben olvashatja, miből választhat.',
    ),
  },
] as const
export const foundSomething = msg('Ai găsit tu ceva?', 'Have you found something?', 'Ön talált valamit?')
export const foundSomethingText = msg(
  'Spune-ne dacă un produs de la noi ți se pare periculos. Rechemările din toată Uniunea Europeană sunt pe portalul ei.',
  'Tell us if one of our products seems dangerous to you. The recalls of the whole European Union are on its portal.',
  'Jelezze, ha valamelyik termékünket veszélyesnek találja. Az egész Európai Unió visszahívásai a portálján olvashatók.',
)
