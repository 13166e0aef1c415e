/** Words of a query that name no product: how they are understood in each language. Folded, one form of each word; stems meet the others. */
import type { Locale } from '#domain/market/market.ts'

/** Groups of words; a word may be several. */
export interface ClosedWords {
  /** Words of questions, wishes and praise: never searched. */
  fillers: string
  /** A reduced price. */
  sale: string
  /** Lately published. */
  latest: string
  /** The first weeks of life. */
  newborn: string
  girls: string
  boys: string
  winter: string
  summer: string
  /** Shades by key of the colour that they belong to. */
  shades: Readonly<Record<string, string>>
  /** Other words of materials by key of the option. */
  materials: Readonly<Record<string, string>>
  /** Other words of what a product has or not, by key of the attribute. */
  features: Readonly<Record<string, string>>
}

const RO: ClosedWords = {
  fillers: `bebe bebelus bebelusi bebei copil copii copilas copilasi mic mica mici micut micuti prunc sugar sugari
    ieftin ieftine bun buna bune frumos frumoasa frumoase dragut draguta dragute calitate calitativ recomandat recomandare pareri parere
    recenzii recenzie review top cel mai care cum ce cat unde cand de ce caut cautam vreau doresc as vrea imi trebuie am nevoie nevoie trebuie
    cumpar cumpara cumparat comanda online magazin pret preturi lei ron oferta pentru acasa casa nostru noastra meu mea mei mele nostri
    marime marimea marimi masura masuri numar numarul nr varsta sezon culoare culori model modele produs produse articol articole
    puternic rezistent rezistenta practic practica util utila utile comod usor de folosit folosi folosit
    dormit fi este sunt poate pot foarte ceva alt alta orice toate tot niste cu fara si sau pe la din in sa se un o ale al a mamici parinti camera camerei dormitor
    avem place merge mergem cumva vreun aceasta acest mereu
    vr aveti cautati gasesc gasi gasiti recomandati recomandari sfat sfaturi iau luam merita va rog multumesc salut ii`,
  sale: 'reducere | reduceri | redus | reduse | oferte | promotie | promotii | lichidare | discount | sale | la reducere | promo',
  latest: 'noutati | noutate | produse noi | colectie noua | nou aparute',
  newborn:
    'nou nascut | nou nascuti | nou nascutului | nounascut | nou-nascut | newborn | prematur | de la nastere | din prima zi | primele zile | prima zi',
  girls: 'fata | fete | fetita | fetite | fetitei | domnisoara',
  boys: 'baiat | baieti | baietel | baietei | baietelul',
  winter: 'iarna | de iarna | iernii | toamna | toamna iarna | gros | groase | groasa | calduros | calduroasa | ger | frig',
  summer: 'vara | de vara | primavara | subtire | subtiri | racoros',
  shades: {
    white: 'alba | albe | albi | ivoire | ecru',
    cream: 'crem | ivory | vanilie | fildes | natur',
    beige: 'bej | nisip | camel | bejul | nude | cappuccino',
    brown: 'maro | maron | cafeniu | ciocolatiu | caramel | maronie | bronz | maro inchis | maro deschis',
    grey: 'gri | gris | cenusiu | antracit | argintiu | grafit | gri inchis | gri deschis',
    black: 'neagra | negre | negri | negru',
    pink: 'roz | fucsia | ciclam | roz pudrat | pudra | pudrat | somon | roz pal | roz prafuit | roz pudra | roz deschis | roz inchis | magenta | rozaliu | zmeuriu',
    red: 'rosie | rosii | visiniu | bordo | grena | rosu | burgundy',
    orange: 'portocalie | oranj | caramiziu | corai | coral | portocaliu | teracota | piersica | piersiciu',
    yellow: 'galben | galbena | galbene | mustar | auriu | lamaie | galbui',
    green:
      'verde | verzi | kaki | olive | menta | vernil | salvie | smarald | verde inchis | verde deschis | masliniu | fistic | verzui',
    turquoise: 'turcoaz | aqua | petrol',
    blue: 'albastru | albastra | albastre | bleu | bleumarin | indigo | navy | marin | albastru inchis | albastru deschis | albastrui',
    purple: 'mov | violet | lila | lavanda | liliachiu | pruna',
  },
  materials: {
    cotton: 'bumbac | bbc | jerseu | bumbac organic',
    wood: 'lemn | din lemn | lemnul',
    wool: 'lana | merinos | lana merinos',
    linen: 'in natural',
    silicone: 'silicon | siliconic',
    metal: 'metalic | metalica | inox | otel',
    glass: 'sticla',
    'bamboo-viscose': 'bambus | viscoza de bambus',
    muslin: 'muselina | muslin | museline',
    plastic: 'plastic',
    'natural-rubber': 'cauciuc | cauciuc natural | latex',
    leather: 'piele naturala | piele',
  },
  features: {
    cabin_size: 'avion | cabina | bagaj de cabina | bagaj de mana | compartiment bagaje',
    bpa_free: 'fara bpa',
  },
}

const EN: ClosedWords = {
  fillers: `baby babies bub kid kids child children childrens toddler toddlers infant infants little small tiny one ones
    best good great nice cute lovely beautiful pretty cheap cheapest affordable budget quality recommended recommendation recommendations review reviews
    top popular ideal perfect suitable right what which how when where why who do does i need want looking look find get buy shop shopping
    online store price prices my our your his her their me we you is are be can could should would will have has some any all most more
    size sizes number age aged colour color colours model type kind product products item items thing things stuff
    strong durable practical useful comfortable comfy soft easy use using used ready essentials essential must haves please help idea ideas
    the a an and for with of in to on or from by at without s mum mums mom moms parents parent dad room bedroom
    anyone know tell got getting buying thinking hi hello thanks thank cheers plz pls asap uk europe shipping favourite favorite fave fab
    gorgeous adorable amazing awesome brilliant decent reliable trusted compare comparison vs versus advice tips recommend recommends suggest
    suggestion suggestions opinions rated really very super just only also it this that they there if so not lil bubs bubba tot tots lo dd ds
    mummy mommy grandma grandad nana granny grandson granddaughter niece nephew trendy stylish goes going keeps keep fits made wants needs
    loves dont doesnt cant wont keen hubby partner`,
  sale: 'sale | on sale | reduced | discount | discounts | discounted | offers | offer | deals | deal | clearance | special offers | promo | promotions | bargain | half price',
  latest: 'new arrivals | new arrival | latest | new collection | novelties',
  newborn:
    'newborn | new born | newborns | preemie | premature | first size | tiny baby | from birth | from newborn | birth up | birth onwards',
  girls: 'girl | girls | daughter | girlie',
  boys: 'boy | boys | son | lad | lads',
  winter: 'winter | autumn | autumn winter | warm | thick | cold weather | fall',
  summer: 'summer | spring | spring summer | lightweight cotton | hot weather',
  shades: {
    white: 'white | off white | ivory',
    cream: 'cream | ecru | vanilla | natural',
    beige: 'beige | sand | camel | oatmeal | taupe | greige | stone | champagne',
    brown: 'brown | chocolate | caramel | coffee | tan | bronze | copper',
    grey: 'grey | gray | charcoal | silver | anthracite | graphite | dark grey | light grey',
    black: 'black',
    pink: 'pink | fuchsia | blush | dusty pink | salmon | magenta | rose | hot pink | pale pink | light pink | raspberry | rose gold',
    red: 'red | burgundy | maroon | scarlet | crimson | wine',
    orange: 'orange | terracotta | coral | peach | rust | apricot | burnt orange',
    yellow: 'yellow | mustard | gold | lemon | ochre',
    green: 'green | khaki | olive | mint | sage | emerald | forest green | dark green | light green | lime green | moss green',
    turquoise: 'turquoise | aqua | teal | petrol',
    blue: 'blue | navy | navy blue | sky blue | indigo | denim blue | light blue | dark blue | royal blue | pale blue | cobalt | baby blue | duck egg blue | powder blue',
    purple: 'purple | violet | lilac | lavender | mauve | plum | mulberry',
  },
  materials: {
    cotton: 'cotton | jersey | organic cotton',
    wood: 'wood | wooden',
    wool: 'wool | woollen | woolen | merino | woolly',
    linen: 'linen',
    silicone: 'silicone | silicon',
    metal: 'metal | steel | stainless steel',
    glass: 'glass',
    'bamboo-viscose': 'bamboo | bamboo viscose',
    muslin: 'muslin | muslins',
    plastic: 'plastic',
    'natural-rubber': 'rubber | natural rubber | latex',
    leather: 'leather | real leather',
  },
  features: {
    cabin_size: 'plane | aeroplane | airplane | cabin | cabin approved | hand luggage | carry on | overhead locker',
    bpa_free: 'bpa free | without bpa',
  },
}

const HU: ClosedWords = {
  fillers: `baba babak babaknak babanak babas bebi csecsemo csecsemonek gyerek gyermek gyerekek gyerekeknek gyereknek gyermekek kicsi kicsik kis pici picik kicsiknek totyogo
    olcso jo legjobb szep cuki aranyos kedves minosegi ajanlott velemeny velemenyek teszt melyik milyen mit mi mikor hol hogyan miert ki kell
    kellene szeretnek szeretnenk keresek keresunk vennek venni vasarlas rendeles online bolt webshop webaruhaz ar arak ara legyen van lehet tud
    egy az a es vagy is hogy nem meg csak minden valami barmilyen jobb nagyon sok
    meret meretu meretben meretes szamu szamos kor koru korosztaly szin szinu tipus fajta termek termekek cikk dolog dolgok
    eros tartos praktikus hasznos kenyelmes puha konnyu konnyen hasznalhato hasznalt uj ujszeru otthonra otthon
    szamara reszere valo ala folott ra re ig tol val vel nak nek szukseges szukseg alap anyuka anya szulo szulok szoba szobaba gyerekszoba gyerekszobaba babaszoba babaszobaba
    kortol hasznalatra ajanlas erdemes szuperjo segitseg koszonom legyszi valaki ismer ajanlana tudtok ajanlani elado rendelni kaphato amit
    amivel ami amiben amelyik szeru bevalt kedvenc olcson gyerekemnek babamnak kisbabamnak unokamnak kisbaba kisbabanak kisbabaknak
    megbizhato szuper tuti imad imadja szereti utal utalja tudna tudnatok mondjuk ilyen olyan`,
  sale: 'akcio | akcios | leertekeles | leertekelt | kiarusitas | kedvezmeny | kedvezmenyes | olcsobban | learazas | learazott | sale',
  latest: 'ujdonsag | ujdonsagok | uj kollekcio | legujabb',
  newborn:
    'ujszulott | ujszulottnek | ujszulottek | koraszulott | newborn | szuletestol | szuletes utan azonnal | elso naptol | elso napok',
  girls: 'lany | lanyka | kislany | lanyos | lanynak | lanyoknak',
  boys: 'fiu | kisfiu | fius | fiunak | fiuknak',
  winter: 'tel | teli | oszi | osz | telire | vastag | meleg | hidegre | telies',
  summer: 'nyar | nyari | tavaszi | tavasz | vekony | melegre | nyarra',
  shades: {
    white: 'feher | tortfeher',
    cream: 'krem | kremszinu | ekru | vanilia | natur | elefantcsont | vajszinu',
    beige: 'bezs | homok | teveszin | drapp | homokszinu',
    brown: 'barna | csokibarna | karamell | mogyoro | bronz',
    grey: 'szurke | antracit | grafit | ezust | sotetszurke | vilagosszurke',
    black: 'fekete',
    pink: 'rozsaszin | pink | rozsaszinu | lazac | mazsola | puderrozsaszin | rozsaszines | ciklamen | magenta | malyva | puder | lazacszinu',
    red: 'piros | voros | bordo | meggypiros | meggy',
    orange: 'narancs | narancssarga | terrakotta | korall | barack | narancsszinu | tegla | teglaszinu | barackszinu',
    yellow: 'sarga | mustar | mustarsarga | arany | citrom | citromsarga | aranyszinu',
    green: 'zold | khaki | menta | oliva | olivazold | zsalya | mentazold | sotetzold | smaragd | olajzold',
    turquoise: 'turkiz | turkizkek | akva | petrol',
    blue: 'kek | sotetkek | vilagoskek | tengereszkek | indigo | babakek',
    purple: 'lila | levendula | orgona | szilva | ibolya | padlizsan',
  },
  materials: {
    cotton: 'pamut | pamutbol | pamutos | jersey | biopamut | organikus pamut',
    wood: 'fa | fabol | fabol keszult',
    wool: 'gyapju | merino | merinoi | gyapjubol',
    linen: 'len | lenvaszon',
    silicone: 'szilikon | szilikonos',
    metal: 'fem | femes | acel | rozsdamentes',
    glass: 'uveg | uvegbol',
    'bamboo-viscose': 'bambusz | bambuszbol',
    muslin: 'muszlin',
    plastic: 'muanyag',
    'natural-rubber': 'gumi | kaucsuk | latex | termeszetes gumi',
    leather: 'bor | borbol | valodi bor',
  },
  features: {
    cabin_size: 'repulo | repulore | repulogepre | kabin | fedelzeti | kezipoggyasz',
    bpa_free: 'bpa mentes',
  },
}

export const CLOSED_WORDS: Record<Locale, ClosedWords> = { ro: RO, en: EN, hu: HU }
