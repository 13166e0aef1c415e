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
