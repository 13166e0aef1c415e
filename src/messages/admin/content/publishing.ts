/** Publishing, versions and conflicts of contents in the back office. */
import { msg, plural } from '#messages/text.ts'

export const publishTitle = msg('Publică', 'Publish', 'Közzététel')
export const whichLanguages = msg('Limbi', 'Languages', 'Nyelvek')
export const complete = msg('completă', 'complete', 'kész')
export const noChanges = msg('fără modificări', 'no changes', 'nincs változás')
export const missing = plural(
  { one: '# câmp de completat', few: '# câmpuri de completat', other: '# de câmpuri de completat' },
  { one: '# field to fill in', other: '# fields to fill in' },
  { one: '# kitöltendő mező', other: '# kitöltendő mező' },
)
export const when = msg('Când', 'When', 'Mikor')
export const now = msg('Acum', 'Now', 'Most')
export const atMoment = msg('La un moment anume', 'At a moment', 'Megadott időpontban')
export const moment = msg('Data și ora', 'Date and time', 'Dátum és idő')
export const momentHint = msg(
  'Ora din {market}. Toate limbile se publică în aceeași clipă.',
  'Time in {market}. All languages are published at the same instant.',
  '{market} ideje szerint. Minden nyelv ugyanabban a pillanatban jelenik meg.',
)
export const publishCount = plural(
  { one: 'Publică # limbă', few: 'Publică # limbi', other: 'Publică # de limbi' },
  { one: 'Publish # language', other: 'Publish # languages' },
  { one: '# nyelv közzététele', other: '# nyelv közzététele' },
)
export const planCount = plural(
  { one: 'Programează # limbă', few: 'Programează # limbi', other: 'Programează # de limbi' },
  { one: 'Plan # language', other: 'Plan # languages' },
  { one: '# nyelv ütemezése', other: '# nyelv ütemezése' },
)
export const takePlanBack = msg('Anulează programarea', 'Take the plan back', 'Ütemezés törlése')
export const published = msg('Publicat.', 'Published.', 'Közzétéve.')
export const planned = msg('Programat pentru {when}.', 'Planned for {when}.', 'Ütemezve: {when}.')
export const unplanned = msg('Programarea este anulată.', 'The plan is taken back.', 'Az ütemezés törölve.')
export const unpublished = msg('Nu se mai vede în magazin.', 'No longer shown in the shop.', 'Már nem látszik az üzletben.')
export const broughtBack = msg(
  'Versiunea este din nou ciorna.',
  'The version is the draft again.',
  'A változat újra a piszkozat.',
)

export const unpublishTitle = msg('Retrage din magazin', 'Unpublish', 'Visszavonás az üzletből')
export const unpublishNote = msg(
  'Cumpărătorii nu o mai văd; ciorna rămâne. Adresele ei arată pagina 404, sau duc unde spui mai jos.',
  'Customers no longer see it; the draft stays. Its addresses show the page 404, or lead where you say below.',
  'A vásárlók nem látják többé; a piszkozat megmarad. A címei a 404-es oldalt mutatják, vagy oda vezetnek, amit alább megad.',
)
export const addressesLeadTo = msg('Adresele duc la', 'Its addresses lead to', 'A címei ide vezetnek')
export const addressesHint = msg(
  'Opțional: /sale sau numele intern al altei pagini',
  'Optional: /sale or the internal name of another page',
  'Nem kötelező: /sale vagy egy másik oldal belső neve',
)

export const historyTitle = msg('Istoricul versiunilor', 'Versions', 'Változatok')
export const versionNow = msg('ciorna de acum', 'the draft now', 'a mostani piszkozat')
export const versionShown = msg('ce se vede în magazin', 'shown in the shop', 'az üzletben látható')
export const versionWasShown = msg('a fost publicată', 'was published', 'közzé volt téve')
export const bringBack = msg('Adu înapoi ca ciornă', 'Bring back as the draft', 'Visszahozás piszkozatként')
export const difference = msg('Față de ciorna de acum', 'Against the draft now', 'A mostani piszkozathoz képest')
export const noDifference = msg('Nicio diferență.', 'No difference.', 'Nincs eltérés.')
export const nothing = msg('nimic', 'nothing', 'semmi')

export const conflictTitle = msg('Altcineva a scris între timp', 'Somebody else wrote meanwhile', 'Közben más is írt')
export const conflictNote = msg(
  'Ce a schimbat doar unul dintre voi s-a unit. Alege pentru câmpurile pe care le-ați schimbat amândoi.',
  'What only one of you changed is joined. Choose for the fields that both changed.',
  'Amit csak egyikük módosított, az egyesült. Válasszon azoknál a mezőknél, amelyeket mindketten módosítottak.',
)
export const mine = msg('Al tău', 'Yours', 'Az Öné')
export const theirs = msg('Al celuilalt', 'Theirs', 'A másiké')
export const joinThem = msg('Unește', 'Join', 'Egyesítés')

export const faults = {
  missing: msg('Lipsește.', 'Missing.', 'Hiányzik.'),
  too_long: msg('Prea lung.', 'Too long.', 'Túl hosszú.'),
  link: msg(
    'Nu este o adresă: folosește /cale, https://…, page:nume sau collection:nume.',
    'No address: use /path, https://…, page:name or collection:name.',
    'Ez nem cím: használjon /út, https://…, page:név vagy collection:név formát.',
  ),
  film: msg(
    'Folosește o adresă https sau o cale a magazinului.',
    'Use an https address or a path of the shop.',
    'Használjon https-címet vagy az üzlet egy útvonalát.',
  ),
  number: msg('Numărul nu este între limite.', 'The number is out of bounds.', 'A szám nincs a határok között.'),
  too_many: msg('Prea multe.', 'Too many.', 'Túl sok.'),
  choice: msg('Alege din listă.', 'Choose from the list.', 'Válasszon a listából.'),
  time: msg('Nu este o dată cu oră.', 'No date with a time.', 'Ez nem dátum idővel.'),
  uneven: msg('Fiecare rând are tot atâtea celule.', 'Every row has as many cells.', 'Minden sorban ugyanannyi cella van.'),
  kind: msg(
    'Trebuie completat înainte de păstrare.',
    'It is needed before the draft is kept.',
    'A piszkozat mentése előtt szükséges.',
  ),
  empty: msg('Nu are niciun bloc.', 'It has no blocks.', 'Nincs benne blokk.'),
}
