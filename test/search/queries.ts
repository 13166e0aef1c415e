/**
 * Queries of customers with their meaning. A line is `query = meaning`: keys of collections, or a pattern of the folded
 * name between slashes, or `@` and a brand. Tuning queries guided the making of the search; the others were written beside it.
 */
import type { Locale } from '#domain/market/market.ts'

export interface Judged {
  locale: Locale
  query: string
  meaning: string
}

const read = (locale: Locale, lines: string): Judged[] =>
  lines
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => {
      const at = line.lastIndexOf(' = ')
      return { locale, query: line.slice(0, at).trim(), meaning: line.slice(at + 3).trim() }
    })

const PRAMS = 'prams-3in1 prams-2in1 pushchairs compact-pushchairs twin-prams'

export const TUNING_QUERIES: readonly Judged[] = [
  ...read(
    'ro',
    `
    carucior = ${PRAMS}
    cărucioare = ${PRAMS}
    carucioare gemeni = twin-prams
    jucarie lemn 2 ani = /jucarie|lemn|cuburi|turn|circuit|tren|curcubeu/
    jucării din lemn = /lemn|cuburi|turn|circuit|tren|curcubeu/
    jucarii = /jucari|cub|puzzle|joc|papus|minge|zornai|plus|ursulet|tren|masin|set de/
    scaun auto = infant-carriers car-seats-toddler car-seats-child
    scaun msa = high-chairs
    patut = cots bedside-cots travel-cots
    pătuţ lemn = cots bedside-cots
    biberoane = bottles
    suzete = soothers
    geaca iarna = jackets
    trotineta = /trotinet/
    trotneta = /trotinet/
    căruciorul sport = pushchairs
    mugurino = @Mugurino
    mugruino = @Mugurino
    `,
  ),
  ...read(
    'hu',
    `
    babakocsi = ${PRAMS}
    babakocsik = ${PRAMS}
    babakocsit = ${PRAMS}
    ikerbabakocsi = twin-prams
    fajatek = wooden-toys building-toys educational-toys vehicles puzzles-games baby-toys rattles-teethers musical-toys
    fajátékok = wooden-toys building-toys educational-toys vehicles puzzles-games baby-toys rattles-teethers musical-toys
    autosules = infant-carriers car-seats-toddler car-seats-child
    etoszek = high-chairs
    cumisüvegek = bottles
    babakocsy = ${PRAMS}
    `,
  ),
  ...read(
    'en',
    `
    pram = ${PRAMS}
    stroler = ${PRAMS}
    strollers = ${PRAMS}
    car seats = infant-carriers car-seats-toddler car-seats-child
    woden toy = wooden-toys building-toys educational-toys vehicles puzzles-games baby-toys rattles-teethers musical-toys
    baby carier = baby-carriers
    high char = high-chairs
    pushch = ${PRAMS}
    `,
  ),
]

export const CUSTOMER_QUERIES: readonly Judged[] = [
  ...read(
    'ro',
    `
    cărucior 3 în 1 = prams-3in1
    carucior 2in1 = prams-2in1 twin-prams
    carut copii = ${PRAMS}
    carucior umbrela = /umbrela/
    landou = /landou/
    scoica auto = infant-carriers
    scoică 0-13 kg = infant-carriers
    jucarie oglinda = /oglinda/
    baza isofix = isofix-bases
    marsupii ergonomice = /marsupiu/
    biciclete fara pedale = /bicicleta fara pedale/
    tricicleta = /triciclet/
    ursulet de plus = soft-toys
    jucarii de plus = soft-toys
    papusi = dolls-figures
    masinute = /masinut/
    trenulet lemn = /tren/
    puzzle 60 piese = /puzzle.*60 de piese/
    zornaitoare = rattles-teethers
    jucarii dentitie = rattles-teethers
    body maneca lunga = /body.*maneca lunga/
    body 62 = bodysuits newborn-sets
    bodiuri bebe = bodysuits newborn-sets
    pijamale 2 ani = sleepsuits
    salopete = sleepsuits jackets newborn-sets knitwear maternity-clothes
    rochite = dresses occasion
    caciuli iarna = hats-gloves
    sapca de soare = hats-gloves
    sosete bumbac = socks-tights
    ghete iarna = shoes
    pantofi 22 = shoes
    costum de baie fete = swimwear
    hainute botez = occasion
    biberon sticla = /biberon.*sticla/
    pompa san = breast-pumps
    sterilizatoare = sterilisers
    scutece mărimea 3 = /scutece.*marimea 3/
    pampers = nappies
    servetele umede = wipes
    şerveţele = wipes
    olita = potty
    baby nest = baby-nests
    saltea 60x120 = mattresses
    saltele pătuț = mattresses
    lenjerii pat = bedding
    sac dormit 2,5 tog = sleeping-bags
    paturica muselina = blankets swaddles
    veioza = night-lights
    carusel patut = decor
    poarta siguranta = safety
    burtiera = belly-bands postpartum-bands
    centura gravide = belly-bands support-belts
    sutien alaptare = nursing-bras
    perna gravide = nursing-pillows
    card cadou = gift-vouchers
    termometru = /termometru/
    bicilceta = ride-ons
    carucoir = ${PRAMS}
    sterilziator = sterilisers
    lapte praf = infant-formula
    `,
  ),
  ...read(
    'hu',
    `
    sportbabakocsi = /sportbabakocsi/
    3 az 1-ben babakocsi = prams-3in1
    babakocsiba = ${PRAMS} footmuffs pram-accessories
    esernyobabakocsi = compact-pushchairs
    auto ules = infant-carriers car-seats-toddler car-seats-child
    gyerekülés = car-seats-child car-seats-toddler infant-carriers
    babahordozó = infant-carriers baby-carriers
    hordozokendok = /kendo/
    hordozókendő = /kendo/
    futobiciklik = /futobicikli/
    futóbicikli = /futobicikli/
    rollerek = ride-ons
    bundazsák = footmuffs
    pelenkazo taska = pram-bags
    plüssmaci = soft-toys
    plüss nyuszi = soft-toys
    fa vonat = /vonat/
    kisautó = /kisauto/
    játékbaba = dolls-figures
    padlókirakó 60 darabos = /padlokirako.*60 darabos/
    társasjáték = puzzles-games
    építőkocka = building-toys wooden-toys
    csörgő = rattles-teethers
    ragoka = rattles-teethers
    mesekonyvek = books
    hosszú ujjú body = /hosszu ujju.* body/
    body 62 = bodysuits newborn-sets
    rugdalozo = sleepsuits newborn-sets
    rugi = sleepsuits newborn-sets
    pizsama 2 éves = sleepsuits
    sapkát = hats-gloves newborn-sets
    kötött sapka = hats-gloves
    zoknik = socks-tights
    gumicsizma = shoes
    cipok = shoes
    téli cipő 24 = shoes
    fürdőruha = swimwear
    keresztelőruha = occasion
    cumi = soothers teats
    cumisuveg uveg = bottles
    mellszívó = breast-pumps
    etetőszék fa = high-chairs
    elokek = bibs
    itatopohar = cups
    pelenkák = nappies swimwear
    törlőkendő = wipes
    babakád = bathing
    törölközők = bathing
    hőmérő = /homero/
    lazmero = /homero/
    bili = potty
    kisagy = cots
    kisagymatrac = mattresses
    babafészek = baby-nests
    hálózsákok = sleeping-bags
    takaró = /takaro/
    pólya = swaddles
    pihenőszék = bouncers-swings
    bébiőr = baby-monitors
    ejszakai lampa = night-lights
    biztonsagi racs = safety
    haspánt = belly-bands
    szoptatos melltarto = nursing-bras
    szoptatóspárna = nursing-pillows
    ajandekutalvany = gift-vouchers
    hálozsák 2,5 tog = sleeping-bags
    babatakaró = /takaro/
    babakoci = ${PRAMS}
    `,
  ),
  ...read(
    'en',
    `
    3 in 1 pram = prams-3in1
    umbrella stroller = compact-pushchairs
    buggies = ${PRAMS}
    twin buggy = twin-prams
    infant car seat = infant-carriers
    isofix base = isofix-bases
    booster seat = car-seats-child high-chairs
    baby sling = baby-carriers
    cosy toes = footmuffs
    diaper bag = pram-bags
    balance bikes = /balance bike/
    trike = ride-ons
    teddy bear = soft-toys musical-toys
    soft toys = soft-toys
    stacking rings = /stacking rings/
    wooden train = /train/
    jigsaw = /puzzle/
    dolls = dolls-figures
    rattle = rattles-teethers
    teethers = rattles-teethers
    play gym = play-mats
    story books = books
    long sleeve bodysuit = /long-sleeved.*bodysuit/
    onesie 3-6 months = bodysuits sleepsuits newborn-sets
    pyjama = sleepsuits maternity-clothes
    pajamas 2 years = sleepsuits
    babygrow = sleepsuits bodysuits newborn-sets
    girls dress = dresses occasion
    snow suit = jackets
    wooly hat = hats-gloves
    sun hats = hats-gloves swimwear
    socks = socks-tights
    wellies size 24 = shoes
    swimming costume = swimwear
    christening gown = occasion
    bottles = bottles
    dummies = soothers
    pacifer = soothers
    breastpump = breast-pumps
    nursing pads = breastfeeding
    sterilizer = sterilisers
    bottle warmer = sterilisers
    highchair = high-chairs
    weaning spoons = tableware
    sippy cup = cups
    bibs = bibs
    diapers size 3 = /nappies.*size 3/
    wet wipe = wipes
    baby bath = bathing
    thermometr = /thermometer/
    potty = potty
    changing mat = changing pram-bags
    cot = cots bedside-cots travel-cots
    cribs = cots bedside-cots travel-cots
    next to me = bedside-cots
    cot matress = mattresses
    fitted sheets = bedding
    sleeping bag 2.5 tog = sleeping-bags
    muslin blanket = blankets swaddles
    swaddles = swaddles
    baby bouncer = bouncers-swings
    baby moniter = baby-monitors
    night light = night-lights
    stair gate = safety
    belly band = belly-bands
    pregnancy pillow = nursing-pillows
    gift card = gift-vouchers
    nursing bra 75c = nursing-bras
    `,
  ),
]
