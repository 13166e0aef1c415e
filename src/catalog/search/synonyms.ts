/**
 * Synonyms (LOC-27), one group per line, folded or not. Each language has its own groups. A search for one member finds products
 * that any other member names. `!` before a member: its synonyms count as much as the member itself.
 */
import type { Locale } from '#domain/market/market.ts'

const GROUPS: Record<Locale, string> = {
  ro: `
    cărucior = !cărut = landou
    pliant = pliabil
    scoică auto = scaun auto 0-13 kg = scaun auto nou-născut = scoică
    scaun mașină = scaun auto = scaun de mașină
    oglindă auto = oglindă mașină
    burtieră gravide = centură gravide = brâu gravide
    centură de susținere = centură gravide
    babynest = baby nest = cuib = cuib bebeluși = cuibușor
    suzetă = suză = suzetă bebeluș
    body = bodi = body-uri = bodiuri = boduri
    premergător = antepremergător
    biberon = sticluță
    scutece = pampers = pamperși
    șervețele umede = servetele = wipes
    co-sleeper = cosleeper = pătuț alăturat = pătuț lângă pat
    pătuț voiaj = pătuț pliant = pătuț de călătorie
    marsupiu = port bebe = ham bebeluși
    wrap = eșarfă purtare = sling
    ursuleț = urs
    plușuri = jucărie de pluș = animale de pluș = animăluț de pluș
    bicicletă = bicicleta fără pedale = balance bike
    trotinetă = scuter
    geacă = jachetă
    combinezon = costum de zăpadă = salopetă de iarnă
    pijama = pijamale = salopetă de noapte
    căciulă = căciuliță = fes
    șapcă = șepcuță = pălăriuță de soare
    ghete = bocanci = cizme = ghetuțe
    pantofi = pantofiori = încălțăminte
    cizme = cizmulițe
    bluză = bluziță
    rochie = rochiță
    tricou = tricouaș = maletă
    pulover = pulovăr
    pătură = păturică = pled
    pături = păturici
    păpușă = papusica
    mașină = mașinuță
    tren = trenuleț
    mașinuțe = mașini de jucărie
    balansoar = leagăn bebe = leagăn = șezlong
    monitor bebe = baby monitor = monitor audio = interfon bebe = baby phone = monitor video
    lampă de veghe = veioză = lampă noapte
    cană = pahar = cană cu cioc
    cădiță = cadă = vaniță
    sac de dormit = săculeț de dormit
    sac de iarnă = sac cărucior = husă picioare
    pompă de sân = pompă lapte = pompă sân = pompă muls = mulgător
    tampoane sân = tampoane de alăptare
    pernă gravide = pernă de alăptare = pernă pentru gravide
    dentiție = jucărie dentiție = inel gingival
    zornăitoare = sunătoare = zdrăngănea
    centru de activități = salteluță cu arcadă = covoraș de joacă
    scaun de masă = scaun masă = scaun bebe = scaun înalt
    oliță = olă = toaletă bebe
    carusel = mobil pătuț = carusel pătuț
    lego = cuburi = set de construcție
    bavetă = bavetică = babetică
    fete = fată = fetiță = fetițe
    băieți = băiat = băiețel
    roșu = roșie = roșii
    alb = albă
    negru = neagră
    verde = verzi
    albastru = albastră = bleu
    galben = galbenă
    mov = lila = violet
    gri = cenușiu
    bej = crem
    lemn = lemnos
    poartă siguranță = poartă scări = gărduleț
    voucher = card cadou = tichet cadou
    sutien alăptare = sutien alăptat
    scaun înălțător = înălțător auto = booster
    formulă de lapte = lapte praf
    minge = mingi = mingiuță
    carte = cărți = cărticică = povești
  `,
  en: `
    pram = stroller = pushchair = buggy = pushchairs = baby carriage
    soother = dummy = pacifier = binky
    nappy = diaper
    cot = crib
    car seat = carseat = infant carrier
    booster = booster seat = high-back booster
    bottle = bottles = feeding bottle
    teat = nipple = bottle teat
    steriliser = sterilizer
    bedside cot = co-sleeper = cosleeper = next to me = bedside crib
    travel cot = pack and play = playard
    baby nest = sleep pod = cocoon = cosy nest
    bodysuit = onesie = vest = babygrow
    sleepsuit = sleeper = babygrow = romper
    pyjamas = pajamas = pjs
    jumper = sweater = pullover
    trousers = pants
    wellies = rain boots = wellingtons = gumboots
    trainers = sneakers
    swimsuit = swimming costume = bathing suit
    tights = leggings tights
    beanie = hat
    snowsuit = pramsuit = winter suit
    teddy = teddy bear = bear
    soft toys = plush = plushie = cuddly toy = stuffed animal = soft toy
    play gym = activity gym = baby gym
    play mat = tummy-time mat = activity mat
    teether = teething toy = teething ring
    bouncer = baby swing = rocker = bouncing chair
    high chair = highchair = feeding chair
    baby carrier = sling = baby wrap
    changing bag = diaper bag = nappy bag
    changing mat = diaper changing = changing pad
    wipes = baby wipes = wet wipes
    breast pump = milk pump
    burp cloth = muslin cloth
    sippy cup = training cup = beaker
    baby bath = bath tub = bathtub
    potty = toilet training
    baby monitor = baby phone = baby camera
    night light = night lamp = nightlight
    mobile = cot mobile
    drawers = dresser = chest of drawers = three-drawer chest
    wardrobe = closet
    safety gate = baby gate = stair gate
    playpen = play pen
    formula = infant formula = baby milk
    belly band = belly wrap
    postpartum band = belly binder
    maternity belt = maternity support belt = pregnancy belt
    nursing = breastfeeding
    nursing cover = breastfeeding cover
    maternity = pregnancy
    scooter = kick scooter
    balance bike = running bike
    tricycle = trike
    footmuff = cosy toes = stroller sleeping bag
    blocks = building blocks = bricks = lego
    jigsaw = puzzle
    christening dress = christening gown = baptism dress
    gift card = gift voucher = voucher
    duvet cover = bedding
    grey = gray
    colour = color
    wooden = wood
    woollen = wool = woolen
    purple = lilac = violet
    girls = girl
    boys = boy
    mittens = gloves = mitts
    swaddle = swaddling
  `,
  hu: `
    babakocsi = kocsi = sétakocsi
    sportbabakocsi = sportkocsi
    gyerekülés = autósülés = gyermekülés = autós ülés
    babahordozó autósülés = hordozó autósülés = mózes autósülés
    haspánt = hasszorító = pocakpánt
    hastartó = terhességi öv = kismama öv
    haskötő = szülés utáni fűző
    babafészek = nest = baby nest = babynest
    cumi = játszócumi = altatócumi
    etetőcumi = cumisüveg cumi
    rugdalózó = rugi = rugdalodzó = tipegő
    body = bodi = kombidressz
    pelenka = pelus = pampers
    törlőkendő = popsitörlő = nedves törlőkendő
    kiságy = gyerekágy = babaágy = rácsos ágy
    babaöböl = bölcső = szülői ágyhoz
    etetőszék = babaszék
    hőmérő = lázmérő
    pihenőszék = babapihenő = pihenőszek
    babahinta = hinta
    bébiőr = babaőr = bébi őr = babamonitor = légzésfigyelő
    hordozókendő = kendő hordozó = kendő
    hordozó = kenguru = babahordozó
    hálózsák = alvózsák
    bundazsák = lábzsák = babakocsi zsák
    pelenkázótáska = pelenkázó táska = kismama táska
    kabát = dzseki = télikabát
    overall = síoverall = téli overall
    póló = trikó
    felső = pulcsi = szabadidőfelső
    pulóver = pulcsi
    nadrág = gatya
    leggings = cicanadrág
    harisnya = harisnyanadrág
    csizma = gumicsizma
    cipő = cipellő = lábbeli
    fürdőruha = úszóruha
    napkalap = nyári kalap = kalap
    pizsama = pizsi = hálóruha
    plüss = plüssjáték = plüssállat
    maci = mackó = medve = plüssmackó
    nyuszi = nyúl
    kirakó = puzzle = puzle
    társasjáték = társas
    játékbaba = baba
    kisautó = autó játék = játékautó
    vonat = kisvonat
    építőkocka = kocka = lego = építőjáték
    rágóka = fogzási rágóka
    játszószőnyeg = tornázó = játékíves szőnyeg = babatornázó
    könyv = mesekönyv = lapozó
    futóbicikli = futóbringa = futókerékpár = lábbal hajtós
    bicikli = bringa = kerékpár
    tricikli = háromkerekű
    babakád = kiskád = fürdetőkád = kád
    törölköző = törülköző
    bili = wc szűkítő
    itatópohár = pohár = csőrös pohár = tanulópohár
    előke = partedli = nyálkendő
    mellszívó = mellszívó készülék = fejőgép
    melltartóbetét = tejszívó betét
    sterilizáló = sterilizátor = fertőtlenítő
    komód = pelenkázókomód = fiókos szekrény
    éjszakai lámpa = éjjeli lámpa = éjszakai fény = éjjeli fény
    biztonsági rács = ajtórács = lépcsőrács = biztonsági kapu
    járóka = bébijáróka
    tápszer = anyatej-helyettesítő
    bébiétel = püré = babapüré
    utalvány = ajándékkártya = ajándékutalvány
    fajáték = fából készült játék = fa játék = fából játék
    takaró = pléd = babatakaró
    párna = szoptatóspárna = kismamapárna
    lány = lányos = lányka = lányoknak
    fiú = fiús = kisfiú = fiúknak
    piros = vörös
    lila = mályva
    ülésmagasító = magasító
    kiságyforgó = zenélő forgó = forgó
    kismama = terhes = várandós
    fából = fa
  `,
}

/** Returns the groups of a language, each a list of members. */
export const synonymGroups = (locale: Locale): string[][] =>
  GROUPS[locale]
    .split('\n')
    .map((line) => line.split('=').map((member) => member.trim()))
    .filter((members) => members.length > 1)
