/** Price campaigns: reductions of a collection between two moments. */
import { msg, plural } from '#messages/text.ts'

export const priceCampaigns = msg('Campanii de preț', 'Price campaigns', 'Árkampányok')
export const newCampaign = msg('Campanie nouă', 'New campaign', 'Új kampány')
export const name = msg('Nume', 'Name', 'Név')
export const which = msg('Colecția', 'Collection', 'Kollekció')
export const percent = msg('Reducere, %', 'Reduction, %', 'Kedvezmény, %')
export const starts = msg('Începe', 'Starts', 'Kezdete')
export const ends = msg('Se încheie', 'Ends', 'Vége')
export const oneInstant = msg(
  'Ora locală a fiecărei piețe, aceeași ca a unei campanii de aspect: prețul și aspectul se schimbă în aceeași clipă.',
  'Local time of each market, the same as of a campaign of looks: price and look change at one instant.',
  'Az egyes piacok helyi ideje, ugyanaz, mint az arculati kampányé: az ár és az arculat egyszerre vált.',
)
export const plan = plural(
  { one: 'Programează # preț', few: 'Programează # prețuri', other: 'Programează # de prețuri' },
  { one: 'Plan # price', other: 'Plan # prices' },
  { one: '# ár ütemezése', other: '# ár ütemezése' },
)
export const notLawful = plural(
  {
    one: '# reducere nu ar fi permisă și rămâne deoparte',
    few: '# reduceri nu ar fi permise și rămân deoparte',
    other: '# de reduceri nu ar fi permise și rămân deoparte',
  },
  { one: '# reduction would not be lawful and is left out', other: '# reductions would not be lawful and are left out' },
  { one: '# akció nem lenne jogszerű, kimarad', other: '# akció nem lenne jogszerű, kimarad' },
)
export const stopNow = msg('Oprește acum', 'Stop now', 'Leállítás most')
export const stopReason = msg('Motivul opririi', 'Why it is stopped', 'A leállítás oka')
export const stopExplained = msg(
  'Prețurile care așteaptă nu mai încep; cele care rulează redevin cele obișnuite, acum.',
  'Prices that wait will not begin; those that run become the ordinary ones again, now.',
  'A várakozó árak nem lépnek életbe; a futók most visszaállnak a rendes árra.',
)
export const states = {
  planning: msg('se programează', 'being planned', 'ütemezés alatt'),
  waiting: msg('așteaptă', 'waits', 'várakozik'),
  running: msg('rulează', 'runs', 'fut'),
  over: msg('s-a încheiat', 'is over', 'véget ért'),
  stopping: msg('se oprește', 'being stopped', 'leállás alatt'),
  stopped: msg('oprită', 'stopped', 'leállítva'),
}
export const prices = plural(
  { one: '# preț', few: '# prețuri', other: '# de prețuri' },
  { one: '# price', other: '# prices' },
  { one: '# ár', other: '# ár' },
)
export const refusedAtStart = plural(
  { one: '# refuzat la început', few: '# refuzate la început', other: '# refuzate la început' },
  { one: '# refused at the start', other: '# refused at the start' },
  { one: '# a kezdéskor elutasítva', other: '# a kezdéskor elutasítva' },
)
export const none = msg('Nu este nicio campanie de preț.', 'There is no price campaign.', 'Nincs árkampány.')
export const campaign = msg('Campanie', 'Campaign', 'Kampány')
export const state = msg('Stare', 'State', 'Állapot')
