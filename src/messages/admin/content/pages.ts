/** Pages, the blog, menus and their editor in the back office. */
import { msg, plural } from '#messages/text.ts'

export const pages = msg('Pagini', 'Pages', 'Oldalak')
export const blog = msg('Blog', 'Blog', 'Blog')
export const menus = msg('Meniuri', 'Menus', 'Menük')
export const editor = msg('Editor', 'Editor', 'Szerkesztő')
export const languages = msg('Limbi', 'Languages', 'Nyelvek')
export const page = msg('Pagina', 'Page', 'Oldal')
export const address = msg('Adresă', 'Address', 'Cím')
export const layout = msg('Aspect', 'Layout', 'Elrendezés')
export const blocks = msg('Blocuri', 'Blocks', 'Blokkok')
export const state = msg('Stare', 'State', 'Állapot')
export const changed = msg('Modificat', 'Changed', 'Módosítva')
export const category = msg('Categorie', 'Category', 'Kategória')
export const author = msg('Autor', 'Author', 'Szerző')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const find = msg('Titlu, adresă, text', 'Title, address, text', 'Cím, webcím, szöveg')

export const views = {
  all: msg('Toate', 'All', 'Összes'),
  shown: msg('Publicate', 'Live', 'Élő'),
  planned: msg('Programate', 'Planned', 'Ütemezett'),
  changed: msg('Modificate de atunci', 'Changed since', 'Azóta módosult'),
  draft: msg('Ciorne', 'Drafts', 'Piszkozatok'),
}
export const states = {
  shown: msg('Publicată', 'Live', 'Élő'),
  planned: msg('Programată', 'Planned', 'Ütemezett'),
  changed: msg('Modificată de la publicare', 'Changed since published', 'Közzététel óta módosult'),
  draft: msg('Ciornă', 'Draft', 'Piszkozat'),
}
export const plannedFor = msg('Din {when}', 'Live from {when}', 'Ekkortól élő: {when}')
export const stateIn = msg('{market}: {state}', '{market}: {state}', '{market}: {state}')
export const countPages = plural(
  { one: '# pagină', few: '# pagini', other: '# de pagini' },
  { one: '# page', other: '# pages' },
  { one: '# oldal', other: '# oldal' },
)
export const countEntries = plural(
  { one: '# articol', few: '# articole', other: '# de articole' },
  { one: '# entry', other: '# entries' },
  { one: '# bejegyzés', other: '# bejegyzés' },
)
export const behind = msg(
  'schimbată în română mai târziu decât în această limbă',
  'changed in Romanian later than in this language',
  'románul később módosult, mint ezen a nyelven',
)
export const nothingFound = msg('Nicio pagină nu se potrivește.', 'No page matches.', 'Nincs találat.')
export const fixedByLaw = msg('cerută de lege', 'required by law', 'törvény írja elő')
export const elsewhere = msg(
  'Conținutul se scrie în {service}. Aici îl poți citi; modificările se fac acolo și se văd în magazin după publicare.',
  'Content is written in {service}. You can read it here; it is changed there, and seen in the shop once it is published.',
  'A tartalmat itt szerkesztik: {service}. Itt olvasható; módosítani ott lehet, és közzététel után látszik az üzletben.',
)

export const newPage = msg('Pagină nouă', 'New page', 'Új oldal')
export const newEntry = msg('Articol nou', 'New entry', 'Új bejegyzés')
export const newCategory = msg('Categorie nouă', 'New category', 'Új kategória')
export const newAuthor = msg('Autor nou', 'New author', 'Új szerző')
export const begin = msg('Începe', 'Begin', 'Megkezdés')
export const beginPart = msg('Începe: {name}', 'Begin: {name}', 'Megkezdés: {name}')
export const copy = msg('Fă o copie', 'Make a copy', 'Másolat készítése')
export const copyOf = msg('Copie: {title}', 'Copy of {title}', 'Másolat: {title}')
export const titleIn = msg('Titlu, {market}', 'Title, {market}', 'Cím, {market}')
export const internalName = msg('Nume intern', 'Internal name', 'Belső név')
export const internalNameHint = msg(
  'Litere mici, cifre și liniuțe. Rămâne același și când se schimbă titlul.',
  'Lower-case letters, digits and hyphens. It stays when the title changes.',
  'Kisbetűk, számok és kötőjelek. Akkor is megmarad, ha a cím változik.',
)
export const parts = {
  home: msg('Prima pagină', 'Home page', 'Kezdőlap'),
  menu: msg('Meniul de sus', 'Header', 'Fejlécmenü'),
  footer: msg('Subsol', 'Footer', 'Lábléc'),
  'not-found': msg('Pagina 404', 'Page 404', '404-es oldal'),
  'empty-search': msg('Căutare fără rezultate', 'Search without results', 'Találat nélküli keresés'),
}
export const notBegun = msg(
  'Nu este scris încă: magazinul arată ce are de la sine.',
  'It is not written yet: the shop shows what it has of itself.',
  'Még nincs megírva: az üzlet az alapértelmezettet mutatja.',
)
export const categories = msg('Categorii', 'Categories', 'Kategóriák')
export const authors = msg('Autori', 'Authors', 'Szerzők')
export const articles = msg('Articole', 'Entries', 'Bejegyzések')

export const cover = msg('Copertă', 'Cover', 'Borítókép')
export const date = msg('Data', 'Date', 'Dátum')

// The editor
export const undo = msg('Anulează ultima modificare', 'Undo', 'Visszavonás')
export const redo = msg('Refă', 'Redo', 'Újra')
export const history = msg('Istoric', 'History', 'Előzmények')
export const plan = msg('Programează…', 'Plan…', 'Ütemezés…')
export const publish = msg('Publică', 'Publish', 'Közzététel')
export const unpublish = msg('Retrage', 'Unpublish', 'Visszavonás a nyilvánosságtól')
export const draftKept = msg('Ciornă păstrată la {when}', 'Draft kept {when}', 'Piszkozat mentve: {when}')
export const keeping = msg('Se păstrează…', 'Keeping…', 'Mentés…')
export const notKept = msg('Ciorna nu e păstrată', 'Draft not kept', 'A piszkozat nincs mentve')
export const mendFirst = msg(
  'Ciorna se păstrează după ce repari câmpurile marcate.',
  'The draft is kept once the marked fields are mended.',
  'A piszkozat a megjelölt mezők javítása után mentődik.',
)
export const addBlock = msg('Adaugă un bloc', 'Add a block', 'Blokk hozzáadása')
export const whichBlock = msg('Ce bloc?', 'Which block?', 'Milyen blokk?')
export const ofThePage = msg('Pagina însăși', 'The page itself', 'Maga az oldal')
export const addressAndSearch = msg('Titlu, căutare, aspect', 'Title, search results, layout', 'Cím, keresők, elrendezés')
export const moveUp = msg('Mută în sus', 'Move up', 'Mozgatás feljebb')
export const moveDown = msg('Mută în jos', 'Move down', 'Mozgatás lejjebb')
export const copyBlock = msg('Copiază blocul', 'Copy the block', 'Blokk másolása')
export const removeBlock = msg('Șterge blocul', 'Remove the block', 'Blokk törlése')
export const removeItem = msg('Șterge', 'Remove', 'Törlés')
export const addItem = msg('Adaugă: {what}', 'Add: {what}', 'Hozzáadás: {what}')
export const item = msg('{what} {number}', '{what} {number}', '{number}. {what}')
export const shownIn = msg('Se arată în', 'Shown in', 'Megjelenik')
export const hiddenIn = msg('ascuns în {markets}', 'hidden in {markets}', 'rejtve: {markets}')
export const whichLanguage = msg('Limba editată', 'Edited language', 'Szerkesztett nyelv')
export const threeLanguages = msg('Trei limbi', 'Three languages', 'Három nyelv')
export const differsByLanguage = msg('Diferă între limbi.', 'It differs between languages.', 'Nyelvenként eltér.')
export const sameEverywhere = msg('Același peste tot', 'Use it everywhere', 'Mindenhol ugyanez')
export const movedTo = msg(
  '{name}: locul {place} din {all}',
  '{name}: place {place} of {all}',
  '{name}: {place}. hely, összesen {all}',
)
export const dragHint = msg('Trage, sau Alt ↑ ↓ pe bloc.', 'Drag, or Alt ↑ ↓ on a block.', 'Húzza, vagy Alt ↑ ↓ a blokkon.')
export const noFields = msg('Acest bloc nu are câmpuri.', 'This block has no fields.', 'Ennek a blokknak nincsenek mezői.')
export const nothingChosen = msg('nimic ales', 'nothing chosen', 'nincs kiválasztva')
export const choosePicture = msg('Alege o imagine', 'Choose a picture', 'Kép választása')
export const chooseProduct = msg('Alege un produs', 'Choose a product', 'Termék választása')
export const findProduct = msg('Nume sau SKU', 'Name or SKU', 'Név vagy SKU')
export const findPicture = msg('Caută o imagine', 'Find a picture', 'Kép keresése')
export const uploadPicture = msg('Încarcă o fotografie', 'Upload a photograph', 'Fénykép feltöltése')
export const uploadHint = msg(
  'JPEG, PNG, WebP sau AVIF, cel mult 20 MB.',
  'JPEG, PNG, WebP or AVIF, 20 MB at most.',
  'JPEG, PNG, WebP vagy AVIF, legfeljebb 20 MB.',
)
export const pictureName = msg('Numele imaginii', 'Name of the picture', 'A kép neve')
export const pictureText = msg('Ce se vede, {market}', 'What it shows, {market}', 'Mit ábrázol, {market}')
export const pictureTextHint = msg(
  'Pentru cine nu vede imaginea.',
  'For those who do not see the picture.',
  'Azoknak, akik nem látják a képet.',
)
export const cropPicture = msg('Decupează', 'Crop', 'Kivágás')
export const usePicture = msg('Folosește imaginea', 'Use the picture', 'A kép használata')
export const notShown = msg('nu se vede în magazin', 'not shown in the shop', 'nem látszik az üzletben')
export const richHint = msg(
  '## titlu · **îngroșat** · [text](/adresă) · - listă · 1. listă numerotată',
  '## heading · **bold** · [text](/address) · - list · 1. numbered list',
  '## címsor · **félkövér** · [szöveg](/cím) · - lista · 1. számozott lista',
)
export const tools = {
  bold: msg('Îngroșat', 'Bold', 'Félkövér'),
  link: msg('Link', 'Link', 'Link'),
  heading: msg('Titlu', 'Heading', 'Címsor'),
  list: msg('Listă', 'List', 'Lista'),
  numbered: msg('Listă numerotată', 'Numbered list', 'Számozott lista'),
}
export const formatting = msg('Formatare', 'Formatting', 'Formázás')
export const linkHint = msg(
  '/sale, https://…, page:nume sau collection:nume',
  '/sale, https://…, page:name or collection:name',
  '/sale, https://…, page:név vagy collection:név',
)
export const leadsTo = msg('Duce la: {name}', 'Leads to: {name}', 'Ide vezet: {name}')
export const clockOf = msg('ora din {market}', 'time in {market}', '{market} ideje szerint')
export const rowOf = msg('Rândul {row}, coloana {column}', 'Row {row}, column {column}', '{row}. sor, {column}. oszlop')
export const addRow = msg('Rând', 'Row', 'Sor')
export const addColumn = msg('Coloană', 'Column', 'Oszlop')
export const removeRow = msg('Fără ultimul rând', 'Remove the last row', 'Utolsó sor törlése')
export const removeColumn = msg('Fără ultima coloană', 'Remove the last column', 'Utolsó oszlop törlése')
export const pointHint = msg(
  'Apasă pe imagine pentru un punct nou. Trage-l, sau mută-l cu săgețile.',
  'Press on the picture for a new point. Drag it, or move it with the arrow keys.',
  'Új ponthoz kattintson a képre. Húzza, vagy mozgassa a nyilakkal.',
)
export const point = msg('Punctul {number}', 'Point {number}', '{number}. pont')

export const preview = msg('Previzualizare', 'Preview', 'Előnézet')
export const previewWidth = msg('Lățimea ecranului', 'Width of the screen', 'Képernyő szélessége')
export const previewOf = msg('Previzualizare, {market}', 'Preview, {market}', 'Előnézet, {market}')
export const openPreview = msg('Deschide în alt tab', 'Open in a tab', 'Megnyitás új lapon')
