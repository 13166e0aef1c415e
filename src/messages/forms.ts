/** Common texts of forms. */
import { msg, plural } from './text.ts'

export const optional = msg('(opțional)', '(optional)', '(nem kötelező)')
export const errorSummary = plural(
  { one: 'Verifică câmpul marcat', few: 'Verifică cele # câmpuri marcate', other: 'Verifică cele # de câmpuri marcate' },
  { one: 'Check the marked field', other: 'Check the # marked fields' },
  { one: 'Kérjük, ellenőrizze a megjelölt mezőt', other: 'Kérjük, ellenőrizze a megjelölt # mezőt' },
)
export const choose = msg('Alege', 'Choose', 'Válasszon')
export const dismiss = msg('Am înțeles', 'Got it', 'Rendben')
export const working = msg('Un moment', 'One moment', 'Egy pillanat')
/** Around forms that everybody can send, and that a mail answers. */
export const oncemore = msg(
  'Mai apasă o dată, ca să știm că nu ești un program.',
  'Please press once more, so that we know you are not a program.',
  'Kérjük, nyomja meg még egyszer, hogy tudjuk, nem program küldi.',
)
export const lookInSpam = msg(
  'Nu e în căsuță după câteva minute? Uită-te și în spam.',
  'Not there after a few minutes? Have a look in your spam folder.',
  'Néhány perc múlva sincs ott? Nézze meg a levélszemét között is.',
)
export const toShop = msg('Spre magazin', 'To the shop', 'Az áruházba')
/** Label of the field that people do not see. */
export const leaveEmpty = msg('Lasă câmpul gol', 'Leave this field empty', 'Hagyja üresen ezt a mezőt')
