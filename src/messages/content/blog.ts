/** Pages of the blog. */
import { msg, plural } from '../text.ts'

export const blog = msg('Blog', 'Blog', 'Blog')
export const title = msg('De citit la cafeaua rece', 'To read over cold coffee', 'Olvasnivaló a kihűlt kávé mellé')
export const description = msg(
  'Blogul {shop}: somn, masă, plimbări și haine pentru bebeluși, din experiența celor din magazin.',
  'The {shop} blog: sleep, meals, walks and clothes for babies, from the people in the shop.',
  'A {shop} blogja: alvás, étkezés, séta és babaruhák, az áruház munkatársainak tapasztalataiból.',
)
/** After the description of a list: only its first page has the same. */
export const onPage = msg('Pagina {page}.', 'Page {page}.', '{page}. oldal.')
/** In the breadcrumb of a further page. */
export const furtherPage = msg('Pagina {page}', 'Page {page}', '{page}. oldal')
export const titleOnPage = msg('{title}, pagina {page}', '{title}, page {page}', '{title}, {page}. oldal')
export const all = msg('Toate', 'All', 'Összes')
export const categories = msg('Categoriile blogului', 'Categories of the blog', 'A blog kategóriái')
export const recent = msg('Articole recente', 'Recent articles', 'Legutóbbi cikkek')
export const readOn = msg('Citește articolul', 'Read the article', 'A cikk elolvasása')
export const readingTime = plural(
  { one: '# minut', few: '# minute', other: '# de minute' },
  { one: '# minute', other: '# minutes' },
  { one: '# perc', other: '# perc' },
)
export const readingTimeLabel = plural(
  { one: '# minut de citit', few: '# minute de citit', other: '# de minute de citit' },
  { one: '# minute to read', other: '# minutes to read' },
  { one: '# perc olvasás', other: '# perc olvasás' },
)
export const changed = msg('Actualizat pe {date}', 'Updated {date}', 'Frissítve: {date}')
export const fittingProducts = msg('Din magazin', 'From the shop', 'Az áruházból')
export const readNext = msg('Mai departe', 'Read next', 'Olvasson tovább')
export const allArticles = msg('Toate articolele', 'All articles', 'Minden cikk')

export const search = msg('Caută în blog', 'Search the blog', 'Keresés a blogban')
export const submitSearch = msg('Caută în blog', 'Search the blog', 'Keresés a blogban')
export const found = plural(
  { one: '# articol pentru „{query}”', few: '# articole pentru „{query}”', other: '# de articole pentru „{query}”' },
  { one: '# article for “{query}”', other: '# articles for “{query}”' },
  { one: '# cikk erre: „{query}”', other: '# cikk erre: „{query}”' },
)
export const nothingFound = msg('Niciun articol pentru „{query}”', 'No article for “{query}”', 'Nincs cikk erre: „{query}”')
export const nothingFoundHint = msg(
  'Încearcă un singur cuvânt, cum ar fi „somn” sau „cărucior”, ori alege o categorie.',
  'Try a single word, such as “sleep” or “pram”, or choose a category.',
  'Próbálkozzon egyetlen szóval, például: „alvás” vagy „babakocsi”, vagy válasszon kategóriát.',
)
export const noArticles = msg('Încă nu am scris nimic aici', 'Nothing written here yet', 'Itt még nincs cikk')
export const noArticlesHint = msg(
  'Primul articol apare în curând. Până atunci, produsele te așteaptă.',
  'The first article is on its way. Until then the shop is open.',
  'Hamarosan megjelenik az első cikk. Addig nézzen körül az áruházban.',
)
export const toShop = msg('Vezi noutățile', 'See what is new', 'Újdonságok megtekintése')
export const noneInCategory = msg(
  'Încă nu e niciun articol în această categorie.',
  'There is no article in this category yet.',
  'Ebben a kategóriában még nincs cikk.',
)

export const letter = msg('Scrisoarea noastră', 'Our letter', 'Hírlevelünk')
export const letterLead = msg(
  'Articolele noi și ofertele, pe e-mail. Te dezabonezi oricând, dintr-un clic.',
  'New articles and offers by email. Unsubscribe at any time with one click.',
  'Új cikkek és ajánlatok e-mailben. Bármikor egy kattintással leiratkozhat.',
)
export const subscribe = msg('Abonează-te', 'Subscribe', 'Feliratkozás')
/** Title of the feed for readers of feeds. */
export const feedTitle = msg('Blogul {shop}', '{shop} blog', 'A {shop} blogja')
