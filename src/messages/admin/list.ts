/** Lists of the back office: what they have in common. */
import { formatCount, msg, plural } from '#messages/text.ts'

export const views = msg('Vederi', 'Views', 'Nézetek')
export const filter = msg('Filtru', 'Filter', 'Szűrő')
export const clearFilters = msg('Șterge filtrele', 'Clear filters', 'Szűrők törlése')
export const removeFilter = msg('Scoate filtrul {name}', 'Remove the filter {name}', '{name} szűrő törlése')
export const any = msg('oricare', 'any', 'bármelyik')
export const sorting = msg('Ordine', 'Order of rows', 'Sorrend')
export const columns = msg('Coloane', 'Columns', 'Oszlopok')
export const rowHeights = {
  normal: msg('Rânduri: normale', 'Rows: normal', 'Sorok: normál'),
  dense: msg('Rânduri: dese', 'Rows: dense', 'Sorok: sűrű'),
  tall: msg('Rânduri: înalte', 'Rows: tall', 'Sorok: magas'),
}
export const nothingFits = msg(
  'Nimic nu se potrivește filtrelor',
  'Nothing matches the filters',
  'Semmi sem felel meg a szűrőknek',
)
export const apply = msg('Aplică', 'Apply', 'Alkalmazás')
export const edit = msg('Modifică', 'Edit', 'Szerkesztés')

export const chosen = plural(
  { one: '# selectat', few: '# selectate', other: '# de selectate' },
  { one: '# selected', other: '# selected' },
  { one: '# kijelölve', other: '# kijelölve' },
)
export const allChosen = msg('Toate cele {count} selectate', 'All {count} selected', 'Mind {az count} kijelölve')
export const chooseAll = msg('Selectează toate cele {count}', 'Select all {count}', 'Mind {az count} kijelölése')
export const chosenRows = msg('Rânduri selectate', 'Selected rows', 'Kijelölt sorok')
export const chooseNone = msg('Renunță la selecție', 'Clear the selection', 'Kijelölés megszüntetése')
export const chooseLoaded = msg('Selectează rândurile încărcate', 'Select the loaded rows', 'A betöltött sorok kijelölése')
export const choose = msg('Selectează {name}', 'Select {name}', '{name} kijelölése')

export const moves = msg('mută', 'move', 'mozgás')
export const selects = msg('selectează', 'select', 'kijelölés')
export const edits = msg('modifică', 'edit', 'szerkesztés')
export const opens = msg('deschide', 'open', 'megnyitás')

const many = msg('peste {count}', '{count}+', '{count}+')

/** '1.234'; 'peste 10.000' for more than is counted. */
export function countText(count: number, most: number): string {
  const text = formatCount(Math.min(count, most))
  return count > most ? many({ count: text }) : text
}
