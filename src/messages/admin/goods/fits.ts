/** What a product fits with, in its form. */
import { msg } from '#messages/text.ts'

export const title = msg('Se potrivește cu', 'Fits with', 'Mihez illik')
export const add = msg('Adaugă un produs', 'Add a product', 'Termék hozzáadása')
export const find = msg('SKU sau nume', 'SKU or name', 'SKU vagy név')
export const product = msg('Produs', 'Product', 'Termék')
export const adapter = msg('Numai cu adaptorul', 'Only with the adapter', 'Csak ezzel az adapterrel')
export const chooseAdapter = msg('Alege adaptorul', 'Choose the adapter', 'Adapter kiválasztása')
export const chooseAdapterFor = msg(
  'Alege adaptorul pentru {name}',
  'Choose the adapter for {name}',
  'Adapter kiválasztása ehhez: {name}',
)
export const noAdapter = msg('Fără adaptor', 'Without an adapter', 'Adapter nélkül')
export const noAdapterFor = msg('Fără adaptor pentru {name}', 'Without an adapter for {name}', 'Adapter nélkül ehhez: {name}')
export const remove = msg('Scoate', 'Take out', 'Eltávolítás')
export const removeNamed = msg('Scoate {name}', 'Take out {name}', 'Eltávolítás: {name}')
export const none = msg(
  'Niciun produs anume. Regulile pentru feluri întregi de produse sunt la Setări, „Ce se potrivește”.',
  'No single product. Rules for whole kinds of products are in the settings, under “What fits”.',
  'Nincs külön megadott termék. A teljes termékfajtákra szóló szabályok a beállításokban vannak: „Mi illik mihez”.',
)
export const toRules = msg('Reguli', 'Rules', 'Szabályok')
export const statedBy = msg(
  'Spus pe pagina altor produse:',
  'Stated on the pages of other products:',
  'Más termékek oldalán megadva:',
)
export const hint = msg(
  'Se arată pe ambele pagini. Scrie numai ce a confirmat producătorul.',
  'Shown on both pages. Write only what the maker has confirmed.',
  'Mindkét oldalon látszik. Csak azt adja meg, amit a gyártó megerősített.',
)
