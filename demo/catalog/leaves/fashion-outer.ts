/** Clothes to be seen and to go out in. */
import { CLOTH, MERRY } from '../colours.ts'
import { leaf } from '../leaf.ts'

const FACTS = `
  Cusături întărite la umeri și la buzunare | Reinforced seams at shoulders and pockets | Megerősített varrás a vállaknál és a zsebeknél
  Loc pentru nume pe etichetă | Room for a name on the label | Névnek fenntartott hely a címkén
  Culori care țin la spălat | Colours that last through the wash | Mosásálló színek
  Vopsit fără coloranți azoici | Dyed without azo colourants | Azoszínezékek nélkül színezve
`

export const outer = [
  leaf({
    key: 'dresses',
    share: 160,
    about: [
      'Rochițe de joacă și de duminică, cu fustă în care se poate alerga.',
      'Dresses for play and for Sundays, with skirts made for running.',
      'Játszós és ünneplős ruhák, amelyekben futni is lehet.',
    ],
    art: 'dress:0',
    series: 'meadow',
    prints: MERRY,
    sizes: 'toddler',
    colours: [1, 1, 1, 2],
    fabrics: ['cotton', 'muslin', 'jersey'],
    attributes: () => ({ gender: 'girls' }),
    g: [120, 300],
    litres: [1, 3],
    things: `
      Rochiță cu guler | collared dress | galléros ruha | art=dress:0 is=dress
      Rochiță cu mâneci bufante | puff-sleeved dress | buggyos ujjú ruha | art=dress:3 is=dress
      Sarafan | pinafore dress | kötényruha | art=dress:1 is=dress
      Rochiță cu volane | tiered dress | fodros ruha | art=dress:2 is=dress
      Rochie cu mânecă lungă | long-sleeved dress | hosszú ujjú ruha | art=frock:0 sizes=child season=autumn-winter is=warm
      Rochiță de vară cu bretele | strappy sundress | pántos nyári ruha | art=frock:1 season=spring-summer is=light
      Rochiță cu chiloțel asortat | dress with matching bloomers | ruha hozzá illő bugyival | art=dress:4 sizes=baby is=dress
      Fustă în straturi | tiered skirt | többrétegű szoknya | art=skirt:0 sizes=child eur=12-30 is=skirt
      Rochie tricotată | knitted dress | kötött ruha | art=frock:2 fabric=knit plain=1 season=autumn-winter is=knit
      Fustă din tul | tulle skirt | tüllszoknya | art=skirt:1 is=tulle fabric=tulle sizes=child eur=14-32 plain=1
      Fustă cu nasturi | button-front skirt | elöl gombos szoknya | art=skirt:2 is=skirt sizes=child eur=12-30
      Salopetă de vară | summer romper | nyári napozó | art=romper:0,1 is=light sizes=baby season=spring-summer eur=12-28
    `,
    features: `
      bumbac subțire | light cotton | könnyű pamut | fabric=cotton for=dress,light,skirt
      muselină | muslin | muszlin | fabric=muslin season=spring-summer for=dress,light,skirt
      in și bumbac | linen and cotton | len és pamut | fabric=linen season=spring-summer for=dress,light,skirt
      catifea reiată | corduroy | kordbársony | fabric=velour season=autumn-winter for=warm,skirt
      nasturi la spate | buttons at the back | hátul gombos | for=dress,warm
      cu buzunare | with pockets | zsebekkel | for=dress,warm,skirt
      talie elastică | elasticated waist | gumis derékkal | for=warm,skirt,tulle,knit
      tricot moale | soft knit | puha kötésű | for=knit
    `,
    opening: `
      Fusta e destul de largă pentru alergat și destul de scurtă pentru cățărat. Se închide cu doi nasturi la spate. | The skirt is wide enough to run in and short enough to climb in. Two buttons at the back. | A szoknyarésze futáshoz elég bő, mászáshoz elég rövid. Hátul két gombbal záródik.
      O rochiță pentru fotografii și pentru noroi, în aceeași zi. | A dress for photographs and for mud, on the same day. | Fényképezéshez és sárhoz, akár ugyanaznap.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'jackets',
    share: 150,
    about: [
      'Geci și combinezoane pentru fiecare vreme, de la burniță la omăt.',
      'Jackets and snowsuits for every weather, from drizzle to drifts.',
      'Kabátok és overallok minden időre, a szitáló esőtől a hóig.',
    ],
    art: 'jacket:0',
    series: 'outdoors',
    prints: ['plain', 'plain', 'plain', 'plain', 'stars', 'sprig', 'check'],
    sizes: 'toddler',
    colours: [1, 1, 1, 2],
    fabrics: ['shell'],
    g: [300, 900],
    litres: [4, 9],
    things: `
      Combinezon de iarnă | snowsuit | téli overall | is=suit,padded art=overall:1 sizes=baby fabric=shell eur=45-140 season=autumn-winter
      Combinezon din pluș cu urechi | teddy pramsuit with ears | plüss overall fülekkel | is=suit,fluffy art=overall:0 sizes=baby fabric=fleece eur=28-70 season=autumn-winter plain=1
      Combinezon de ploaie | rain suit | esőruha | is=rain art=overall:2 fabric=rain eur=28-60
      Geacă matlasată | quilted jacket | steppelt kabát | is=jacket,padded art=jacket:0 sizes=child fabric=shell eur=35-110 season=autumn-winter
      Geacă de ploaie cu glugă | hooded raincoat | kapucnis esőkabát | is=rain art=jacket:1 sizes=child fabric=rain eur=25-60
      Combinezon softshell | softshell suit | softshell overall | is=suit,shell art=overall:4 fabric=softshell eur=35-80
      Jachetă softshell | softshell jacket | softshell kabát | is=jacket,shell art=jacket:2 sizes=child fabric=softshell eur=30-75
      Combinezon fleece | fleece suit | polár overall | is=suit,fluffy art=overall:3 sizes=baby fabric=fleece eur=25-55 plain=1
      Pantaloni de zăpadă cu bretele | snow dungarees | kantáros sínadrág | is=bib,padded art=bottoms:2 sizes=child fabric=shell eur=30-80 season=autumn-winter plain=1
    `,
    features: `
      coloană de apă 10.000 mm | 10,000 mm waterproof | 10 000 mm vízoszloppal | for=rain
      căptușeală de bumbac | cotton lining | pamutbéléssel | for=padded,shell
      glugă detașabilă | detachable hood | levehető kapucnival | for=jacket
      fermoar lung, pe picior | long zip down the leg | szárig nyíló cipzárral | for=suit
      benzi reflectorizante | reflective strips | fényvisszaverő csíkokkal | for=rain,shell,padded
      mănuși întoarse | fold-over mittens | visszahajtható kesztyűvel | for=fluffy
      izolație ușoară | lightweight padding | könnyű béléssel | for=padded
      cusături termosudate | taped seams | ragasztott varrásokkal | for=rain
      bretele reglabile | adjustable straps | állítható pántokkal | for=bib
      manșete de zăpadă | snow cuffs | hófogó mandzsettával | for=bib
      buzunare cu fermoar | zip pockets | cipzáras zsebekkel | for=jacket
    `,
    opening: `
      Ține vântul afară și lasă copilul să se miște. Cu fermoarul lung îl îmbraci și adormit. | Keeps the wind out and lets the child move. The long zip works even on a sleeping one. | Kívül tartja a szelet, és hagyja mozogni a gyereket. A hosszú cipzárral alvó babára is feladható.
      Pentru grădiniță, derdeluș și drumul spre casă. Se usucă până dimineața. | For nursery, sledging and the way home. Dry again by morning. | Óvodába, szánkózáshoz és a hazaútra. Reggelre megszárad.
    `,
    facts:
      FACTS +
      'Elemente reflectorizante în față și în spate | Reflective details front and back | Fényvisszaverő elemek elöl és hátul',
  }),
  leaf({
    key: 'knitwear',
    share: 150,
    about: [
      'Pulovere și cardigane tricotate, de moștenit la frați.',
      'Jumpers and cardigans to hand down to brothers and sisters.',
      'Kötött pulóverek és kardigánok, amelyeket a testvér is megörököl.',
    ],
    art: 'knitwear:0',
    series: 'meadow',
    sizes: 'baby',
    colours: [1, 1, 2],
    fabrics: ['knit', 'woolmix', 'merino'],
    g: [140, 340],
    litres: [2, 4],
    attributes: (dice) => ({ season: dice.chance(0.8) ? 'autumn-winter' : 'all-year' }),
    things: `
      Pulover tricotat | knitted jumper | kötött pulóver | art=knitwear:0 is=knit
      Cardigan tricotat | knitted cardigan | kötött kardigán | art=knitwear:1 is=knit,buttons
      Pulover cu model | patterned jumper | mintás pulóver | art=knitwear:2 is=knit
      Vestă tricotată | knitted waistcoat | kötött mellény | art=waistcoat:0 is=knit,buttons
      Pulover pe gât | roll-neck jumper | garbós pulóver | art=longsleeve:3 sizes=toddler is=knit plain=1
      Salopetă tricotată | knitted romper | kötött kezeslábas | art=romper:2 sizes=newborn is=knit,buttons plain=1
      Pulover cu nasturi pe umăr | shoulder-button jumper | vállon gombolódó pulóver | art=knitwear:3 is=knit,buttons
    `,
    features: `
      lână merinos | merino wool | merinói gyapjú | fabric=merino eur=30-80 for=knit
      bumbac tricotat | knitted cotton | kötött pamut | fabric=knit for=knit
      punct de orez | moss stitch | rizskötéssel | for=knit
      lână și acril | wool blend | gyapjúkeverék | fabric=woolmix for=knit
      nasturi din lemn | wooden buttons | fa gombokkal | for=buttons
      tricot gros | chunky knit | vastag kötéssel | for=knit
      tricot waffle | waffle knit | gofrikötéssel | fabric=knit for=knit
    `,
    opening: `
      Tricotat dens, dar moale la gât. Rezistă la ani de târât și la cel puțin doi copii. | Knitted close but soft at the neck. Lasts years of crawling and at least two children. | Sűrű kötésű, mégis puha a nyaknál. Évekig bírja a mászást és legalább két gyereket.
      Strat bun pentru diminețile răcoroase, peste body sau sub geacă. | A good layer for cool mornings, over a bodysuit or under a jacket. | Jó réteg hűvös reggelekre, body fölé vagy kabát alá.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'hats-gloves',
    share: 150,
    about: [
      'Căciuli, fulare și mănuși care nu rămân pe drum.',
      'Hats, scarves and gloves that make it home again.',
      'Sapkák, sálak és kesztyűk, amelyek haza is érnek.',
    ],
    art: 'hat:0',
    series: 'meadow',
    prints: CLOTH,
    sizes: 'wide',
    colours: [1, 1, 2],
    fabrics: ['knit', 'cotton'],
    g: [30, 120],
    litres: [1, 1],
    things: `
      Căciuliță cu moț | bobble hat | bojtos sapka | is=winter,hat art=hat:0 fabric=woolmix season=autumn-winter plain=1
      Căciuliță cu urechiușe | hat with ears | füles sapka | is=winter,hat art=hat:2 season=autumn-winter
      Pălăriuță de soare | sun hat | napkalap | is=sun,brim art=hat:1 fabric=cotton season=spring-summer
      Bonetă legată sub bărbie | tie-under bonnet | megkötős főkötő | is=tie,hat art=hat:3
      Căciulă cu fular | hat and scarf set | sapka és sál szett | is=winter art=winter:0 fabric=woolmix season=autumn-winter eur=14-35 plain=1
      Cagulă | balaclava | maszksapka | is=winter art=winter:2 fabric=merino season=autumn-winter plain=1
      Căciuliță subțire de nou-născut | newborn beanie | újszülött sapka | art=cap:2 sizes=newborn eur=4-12 is=soft,hat
      Pălărie cu apărătoare de ceafă | legionnaire sun hat | tarkóvédős napkalap | is=sun art=cap:1 fabric=cotton season=spring-summer
      Set căciulă și mănuși | hat and mittens set | sapka és kesztyű szett | is=winter art=winter:1 fabric=woolmix season=autumn-winter eur=14-32 plain=1
      Șapcă cu cozoroc | peaked cap | ellenzős sapka | art=cap:0 is=sun fabric=cotton season=spring-summer
    `,
    features: `
      lână merinos | merino wool | merinói gyapjú | fabric=merino season=autumn-winter for=winter,hat
      bumbac tricotat | knitted cotton | kötött pamut | fabric=knit for=hat,winter
      căptușeală de bumbac | cotton lining | pamutbéléssel | for=winter
      acoperă urechile | covers the ears | fület takaró | for=winter
      șnur cu desprindere | breakaway tie | szétnyíló megkötővel | for=tie
      bor lat | wide brim | széles karimával | for=brim
      bumbac ușor | light cotton | könnyű pamut | for=sun,soft fabric=cotton
      tricot dublu | double knit | dupla kötéssel | for=winter
    `,
    opening: `
      Acoperă urechile și fruntea și nu alunecă peste ochi. | Covers ears and forehead and does not slip over the eyes. | Takarja a fület és a homlokot, és nem csúszik a szembe.
      Ușoară cât să uite că o poartă. Stă pe cap și în cărucior, și pe tobogan. | Light enough to be forgotten. Stays on in the pram and on the slide. | Olyan könnyű, hogy elfelejti, rajta van. Babakocsiban és csúszdán is a helyén marad.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'shoes',
    share: 160,
    about: [
      'Primii pași, primele bălți și toate alergările de după.',
      'First steps, first puddles and all the running that follows.',
      'Első lépések, első pocsolyák és minden futás, ami utánuk jön.',
    ],
    art: 'shoes:1',
    series: 'outdoors',
    prints: ['plain', 'plain', 'plain', 'gingham', 'dots'],
    sizes: 'walker',
    colours: [1, 1, 1, 2],
    fabrics: ['leather', 'textileshoe'],
    g: [120, 600],
    litres: [2, 5],
    things: `
      Botoșei moi | soft booties | puha kiscipő | art=shoes:0 sizes=pram eur=15-30 g=50-110 is=soft
      Pantofi pentru primii pași | first-steps shoes | elsőlépés cipő | art=shoes:1 sizes=walker eur=30-65 plain=1 is=leather,open
      Ghetuțe cu scai | velcro ankle boots | tépőzáras bokacsizma | art=shoes:2 eur=35-75 season=autumn-winter plain=1 is=leather,warm
      Cizmulițe de cauciuc | wellies | gumicsizma | art=wellies:0,1 fabric=wellies eur=18-40 plain=1 is=rubber
      Teniși de pânză | canvas trainers | vászoncipő | art=trainers:1 fabric=textileshoe sizes=school eur=20-45 plain=1 is=open
      Papuci de grădiniță | nursery slippers | óvodai benti cipő | art=slippers fabric=textileshoe eur=15-32 is=soft
      Sandale cu vârf închis | closed-toe sandals | zárt orrú szandál | art=sandals:0,2 sizes=school eur=28-60 season=spring-summer plain=1 is=leather,open
      Ghete de iarnă | winter boots | téli csizma | art=wellies:2 sizes=school eur=38-90 season=autumn-winter plain=1 is=leather,warm
      Pantofi sport | trainers | sportcipő | art=trainers:0,2 sizes=school fabric=textileshoe eur=28-70 plain=1 is=open
    `,
    features: `
      piele moale | soft leather | puha bőr | fabric=leather for=leather,soft
      talpă flexibilă | flexible sole | hajlékony talppal | for=soft,leather,open
      căptușeală de lână | wool lining | gyapjúbéléssel | season=autumn-winter for=warm
      vârf lat | wide toe box | széles orrésszel | for=leather,open
      branț detașabil | removable insole | kivehető talpbetéttel | for=open,rubber,warm
      călcâi stabil | firm heel | stabil sarokkal | for=leather,open
      fără cauciuc rigid | flexible rubber | hajlékony gumiból | for=rubber
      talpă zimțată | grippy sole | recés talppal | for=rubber,warm
    `,
    opening: `
      Talpa se îndoaie acolo unde se îndoaie și piciorul. Vârful e lat, ca degetele să aibă loc. | The sole bends where the foot bends. The toe is wide, so there is room to spread. | A talp ott hajlik, ahol a láb. Az orra széles, hogy legyen hely az ujjaknak.
      Se încalță singuri, de la doi ani în sus, dacă nu ne grăbim. | They can put them on themselves from the age of two, if nobody is in a hurry. | Kétéves kortól egyedül is felveszi, ha nem kell sietni.
    `,
    facts: `
      Măsoară piciorul în picioare, seara, și adaugă 10 mm | Measure standing up, in the evening, and add 10 mm | Álló helyzetben, este mérje le a lábat, és adjon hozzá 10 mm-t
      Branț care arată dacă mărimea e bună | Insole that shows whether the size is right | Méretjelző talpbetét
      Talpă antiderapantă | Non-slip sole | Csúszásmentes talp
      Lungimea tălpii, pe mărimi, e în tabelul de mărimi | Foot length by size is in the size guide | A talphossz méretenként a mérettáblázatban található
    `,
  }),
  leaf({
    key: 'swimwear',
    share: 70,
    about: [
      'Costume de baie și haine UV pentru bazin, mare și cădița din curte.',
      'Swimwear and UV clothes for the pool, the sea and the tub in the yard.',
      'Fürdőruhák és UV-ruhák medencéhez, tengerhez és kerti kádhoz.',
    ],
    art: 'swimsuit:0',
    series: 'outdoors',
    prints: MERRY,
    sizes: 'toddler',
    colours: [1, 1, 1, 2],
    fabrics: ['swim'],
    attributes: () => ({ season: 'spring-summer' }),
    g: [60, 160],
    litres: [1, 1],
    things: `
      Costum de baie întreg | swimsuit | egyrészes fürdőruha | art=swimsuit:0,2 is=suit,one
      Costum de baie cu mânecă lungă | long-sleeved swimsuit | hosszú ujjú fürdőruha | art=swimsuit:1 is=suit,sun,one
      Șort de baie | swim shorts | fürdőnadrág | art=trunks:0 is=suit
      Scutec de înot refolosibil | reusable swim nappy | többször használható úszópelenka | art=trunks:1 sizes=baby is=nappy
      Tricou de înot | rash vest | UV-póló | art=trunks:2 is=suit,sun
      Set costum de baie și pălărie | swimsuit and hat set | fürdőruha és kalap szett | art=summerset:0 eur=20-45 is=suit,sun,one
    `,
    features: `
      protecție UPF 50+ | UPF 50+ | UPF 50+ védelemmel | for=suit
      se usucă repede | quick-drying | gyorsan száradó | for=suit,nappy
      fermoar la spate | back zip | hátul cipzáras | for=sun
      capse între picioare | poppers at the crotch | alul patentos | for=one
      căptușeală dublă | double lining | dupla béléssel | for=one,nappy
    `,
    opening: `
      Protejează umerii de soare și se usucă până la următoarea baie. | Keeps the sun off the shoulders and dries before the next swim. | Védi a vállakat a naptól, és megszárad a következő fürdésig.
      Elastic destul cât să treacă peste un copil ud. | Stretchy enough to go on over a wet child. | Elég rugalmas, hogy vizes gyerekre is felmenjen.
    `,
    facts:
      FACTS +
      'Croit să încapă un strat dedesubt | Cut to fit over another layer | Réteges öltözködéshez szabva\n' +
      'Rezistă la clor și la apă sărată | Stands up to chlorine and salt water | Bírja a klórt és a sós vizet',
  }),
  leaf({
    key: 'occasion',
    share: 60,
    about: [
      'Haine de botez și de sărbătoare, cusute pentru o zi mare.',
      'Christening and party clothes, sewn for a big day.',
      'Keresztelőre és ünnepre varrt ruhák.',
    ],
    art: 'dress:0',
    series: 'meadow',
    sizes: 'baby',
    colours: [1, 1, 1, 2],
    fabrics: ['tulle', 'satin', 'linen'],
    g: [200, 600],
    litres: [3, 6],
    things: `
      Rochiță de botez | christening dress | keresztelőruha | art=dress:5 fabric=satin is=dress,fine,robe
      Costum de botez pentru băieți | boys' christening suit | keresztelőöltöny | art=suit:0,1 fabric=linen gender=boys is=boy,fine
      Rochiță de ocazie din tul | tulle party dress | tüll alkalmi ruha | art=dress:6 fabric=tulle is=dress,fine
      Set de botez de 6 piese | 6-piece christening set | 6 részes keresztelőszett | art=newbornset:8 fabric=satin eur=70-150 is=fine
      Cămașă și pantaloni de ocazie | shirt and trousers set | alkalmi ing és nadrág szett | art=suit:2 fabric=linen is=boy,fine
      Trusou de botez brodat | embroidered christening layette | hímzett keresztelőkelengye | art=newbornset:2 fabric=satin eur=60-140 is=fine
      Rochie de domnișoară de onoare | flower girl dress | koszorúslányruha | art=dress:7 fabric=tulle sizes=child gender=girls is=dress,fine
    `,
    features: `
      broderie fină | fine embroidery | finom hímzéssel | for=fine
      dantelă la tiv | lace hem | csipkeszegéllyel | for=robe
      căptușeală de bumbac | cotton lining | pamutbéléssel | for=fine
      nasturi îmbrăcați | covered buttons | behúzott gombokkal | for=fine
      fundă la spate | bow at the back | hátul masnival | for=dress
      cu bonetă asortată | with matching bonnet | hozzá illő főkötővel | sizes=baby for=robe
    `,
    opening: `
      Cusută de mână acolo unde se vede și căptușită cu bumbac acolo unde se simte. | Hand-finished where it shows and lined with cotton where it is felt. | Ahol látszik, kézzel varrva, ahol érezni, pamuttal bélelve.
      Se îmbracă ușor, chiar și cu toată familia în jur. | Easy to put on, even with the whole family watching. | Könnyen felvehető, akkor is, ha az egész család nézi.
    `,
    facts: FACTS + 'Vine în cutie, gata de dăruit | Comes in a box, ready to give | Dobozban érkezik, ajándékozásra készen',
  }),
]
