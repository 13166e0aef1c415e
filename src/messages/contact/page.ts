/** The contact page and whoever else says how to reach the shop. Pages without the form do not load its words. */
import { msg } from '#messages/text.ts'

export const contact = msg('Contact', 'Contact', 'Kapcsolat')
export const title = msg('Scrie-ne', 'Write to us', 'Írjon nekünk')
export const lead = msg(
  'Îți răspundem pe e-mail în cel mult o zi lucrătoare.',
  'We answer by email within one working day.',
  'Egy munkanapon belül e-mailben válaszolunk.',
)
/** `shop`: name of the shop. */
export const description = msg(
  'Scrie-ne sau sună-ne: {shop} răspunde în cel mult o zi lucrătoare.',
  'Write to us or call us: {shop} answers within one working day.',
  'Írjon vagy telefonáljon: {shop}, válasz egy munkanapon belül.',
)

export const callUs = msg('sună-ne', 'call us', 'hívjon minket')
export const anyTime = msg('oricând', 'at any time', 'bármikor')
export const parcel = msg('Unde e coletul?', 'Where is my parcel?', 'Hol a csomagom?')
export const parcelHint = msg(
  'afli mai repede cu numărul AWB',
  'its number tells you sooner',
  'a csomagszámmal gyorsabban megtudja',
)
export const complaints = msg(
  'Reclamațiile nerezolvate pot merge la',
  'Unresolved complaints can go to',
  'Rendezetlen panaszával ide fordulhat:',
)
