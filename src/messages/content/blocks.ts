/** Blocks of written content for whoever writes: their names, and why one shows nothing. */
import type { BlockKind } from '#domain/content/block-kinds.ts'
import { msg } from '../text.ts'

export const blockNames: Record<BlockKind, () => string> = {
  hero: msg('Imagine mare cu titlu', 'Hero', 'Nyitókép címmel'),
  text: msg('Text', 'Text', 'Szöveg'),
  titled_text: msg('Text cu titlu alături', 'Text with a title beside it', 'Szöveg oldalcímmel'),
  image: msg('Imagine', 'Picture', 'Kép'),
  buttons: msg('Butoane', 'Buttons', 'Gombok'),
  quote: msg('Citat', 'Quote', 'Idézet'),
  table: msg('Tabel', 'Table', 'Táblázat'),
  faq: msg('Întrebări și răspunsuri', 'Questions and answers', 'Kérdések és válaszok'),
  video: msg('Film', 'Film', 'Film'),
  products: msg('Șir de produse', 'Row of products', 'Terméksor'),
  collections: msg('Categorii', 'Categories', 'Kategóriák'),
  brands: msg('Branduri', 'Brands', 'Márkák'),
  countdown: msg('Numărătoare inversă', 'Countdown', 'Visszaszámlálás'),
  sizing_table: msg('Tabel de mărimi', 'Table of sizes', 'Mérettáblázat'),
  delivery: msg('Costuri de livrare', 'Delivery costs', 'Szállítási díjak'),
  payment: msg('Metode de plată', 'Payment methods', 'Fizetési módok'),
  arches: msg('Arcade cu texte', 'Arches with texts', 'Boltívek szöveggel'),
  numbers: msg('Magazinul în cifre', 'The shop in numbers', 'Az áruház számokban'),
  showrooms: msg('Showroomuri', 'Showrooms', 'Bemutatótermek'),
  bundle: msg('Set de produse', 'Set of products', 'Termékcsomag'),
  lookbook: msg('Lookbook cu puncte', 'Lookbook with points', 'Lookbook pontokkal'),
  still_life: msg('Imagine cu produse alături', 'Picture with products beside it', 'Kép termékekkel'),
  social: msg('Imagini din rețele sociale', 'Pictures from social networks', 'Képek a közösségi oldalakról'),
  belly_band: msg('Calculator pentru burtieră', 'Belly band calculator', 'Haspántméret-számító'),
  advent: msg('Calendar de Advent', 'Advent calendar', 'Adventi naptár'),
  contact: msg('Formular de contact', 'Contact form', 'Kapcsolatfelvételi űrlap'),
  newsletter: msg('Newsletter', 'Newsletter', 'Hírlevél'),
  ages: msg('Vârste', 'Ages', 'Életkorok'),
  for_children: msg('Potrivit pentru copiii clientului', 'What fits the customer’s children', 'A vásárló gyermekeinek való'),
  recently_viewed: msg('Văzute recent', 'Recently viewed', 'Nemrég megtekintett'),
}

export const unknownBlock = msg(
  'Magazinul nu cunoaște blocul „{name}”: cumpărătorii nu văd nimic aici.',
  'The shop does not know the block “{name}”: customers see nothing here.',
  'Az áruház nem ismeri a „{name}” blokkot: a vásárlók itt semmit sem látnak.',
)
export const missingInBlock = msg(
  '{name}: cumpărătorii nu văd nimic aici până când completezi: {fields}.',
  '{name}: customers see nothing here until you fill in: {fields}.',
  '{name}: a vásárlók itt semmit sem látnak, amíg ki nem tölti: {fields}.',
)
export const emptyBlock = msg(
  '{name}: acum nu are ce să arate, iar cumpărătorii nu văd nimic aici. Verifică imaginea, produsele și data.',
  '{name}: it has nothing to show now, so customers see nothing here. Check the picture, the products and the date.',
  '{name}: most nincs mit mutatnia, ezért a vásárlók itt semmit sem látnak. Ellenőrizze a képet, a termékeket és a dátumot.',
)
