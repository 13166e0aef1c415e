/** Toys for hands that are still learning to hold. */
import { CLOTH } from '../colours.ts'
import { leaf } from '../leaf.ts'

export const firstToys = [
  leaf({
    key: 'baby-toys',
    share: 220,
    about: [
      'Primele jucării: de privit, de apucat, de dus la gură.',
      'First toys: to look at, to grasp, to put in the mouth.',
      'Első játékok: nézni, megfogni, szájba venni.',
    ],
    art: 'pull',
    series: 'play',
    prints: CLOTH,
    colours: [1, 1, 2],
    g: [80, 500],
    litres: [1, 4],
    age: [0, 18],
    attributes: (dice) => ({ skill: dice.pick(['sensory', 'motor-skills']) }),
    things: `
      Jucărie de tras * | * pull-along toy | * húzós játék | is=pull art=pull:2 age=12 material=wood eur=14-35
      Minge moale * | * soft ball | * puha labda | is=cloth,soft art=ball:0 material=cotton eur=8-20
      Minge cu buline * | * dotted play ball | * pöttyös játéklabda | plain=1 art=ball:1 eur=6-16 age=6 is=rubber
      Cub senzorial * | * sensory cube | * érzékelőkocka | is=cloth,soft art=cube:0 material=cotton eur=12-28
      Carte din pânză * | * cloth book | * textilkönyv | is=cloth plain=1 art=boardbook:1 material=cotton eur=9-22
      Jucărie de agățat la cărucior * | * pram toy | * babakocsis játék | is=cloth,hang art=firsttoy:2 material=cotton eur=8-20
      Jucărie cu oglindă * | * mirror toy | * tükrös játék | art=firsttoy:0 eur=9-24 is=cloth
      Jucărie foșnitoare * | * crinkle toy | * zizegő játék | is=cloth art=comforter:3 material=polyester eur=6-16
      Spirală de activități * | * activity spiral | * spirális játszóka | art=firsttoy:1 eur=10-25 is=cloth,hang material=cotton
      Rățușca de tras * | * pull-along duck | * húzós kacsa | is=pull art=pull:0 age=12 material=wood eur=14-32
      Elefantul de tras * | * pull-along elephant | * húzós elefánt | is=pull art=pull:1 age=12 material=wood eur=16-36
    `,
    features: `
      cu șnur din in | with linen cord | lenzsinórral | for=pull
      contraste mari | high contrast | erős kontrasztokkal | for=cloth
      clopoțel ascuns | with hidden bell | elrejtett csengővel | for=soft,hang
      lemn de fag | beech wood | bükkfából | material=wood for=pull
      bumbac moale | soft cotton | puha pamut | material=cotton for=cloth
      trei texturi | three textures | háromféle tapintással | for=cloth
      se spală la mașină | machine washable | gépben mosható | for=cloth
      ușoară | lightweight | könnyű | for=rubber
      se șterge ușor | easy to wipe | könnyen letörölhető | for=rubber
    `,
    opening: `
      O jucărie care nu face totul singură: copilul o mișcă, o scutură și descoperă ce urmează. | A toy that does not do everything by itself: the child moves it, shakes it and finds out what comes next. | Nem csinál meg mindent egyedül: a gyerek mozgatja, rázza, és felfedezi, mi következik.
      Mâinile mici au de ce să se prindă, ochii au după ce să se ia. | Something for small hands to hold and for eyes to follow. | Van mibe kapaszkodnia a kis kéznek, és van mit követnie a szemnek.
    `,
    facts: `
      Muchii rotunjite, fără piese care se desprind | Rounded edges, no parts that come off | Lekerekített élek, leváló alkatrészek nélkül
      Vopsele pe bază de apă, rezistente la salivă | Water-based paints, saliva-proof | Vízbázisú, nyálálló festékek
      Potrivită de la naștere, sub ochii unui adult | Suitable from birth, with an adult watching | Születéstől adható, felnőtt felügyeletével
      Se șterge cu o cârpă umedă | Wipe clean with a damp cloth | Nedves ruhával tisztítható
      Încape în buzunarul genții | Fits in the pocket of the bag | Elfér a táska zsebében
    `,
  }),
  leaf({
    key: 'rattles-teethers',
    share: 150,
    about: [
      'Zornăitoare și inele de dentiție pentru gingii care nu au răbdare.',
      'Rattles and teethers for gums that cannot wait.',
      'Csörgők és rágókák türelmetlen ínyeknek.',
    ],
    art: 'rattle',
    series: 'play',
    prints: CLOTH,
    colours: [1, 1, 2],
    g: [30, 120],
    litres: [1, 1],
    age: [0, 18],
    attributes: () => ({ bpa_free: true, skill: 'sensory' }),
    things: `
      Zornăitoare * | * rattle | * csörgő | art=rattle:3 eur=6-18 is=rattle,wood
      Zornăitoare cu mărgele * | * bead rattle | * gyöngyös csörgő | art=rattle:1 material=wood is=rattle,wood
      Zornăitoare cu mâner * | * stick rattle | * nyeles csörgő | art=rattle:2 material=wood is=rattle,wood
      Inel de dentiție * | * teething ring | * rágóka karika | art=rattle:4 material=silicone is=chew
      Inel de dentiție cu urechi de iepuraș * | * bunny-ear teether | * nyuszifüles rágóka | art=rattle:0 material=cotton is=cloth
      Set zornăitoare și inel * | * rattle and teether set | * csörgő és rágóka szett | art=firstset:0 eur=14-30 is=rattle
    `,
    features: `
      silicon alimentar | food-grade silicone | élelmiszer-minőségű szilikon | material=silicone for=chew
      lemn de fag | beech wood | bükkfából | material=wood for=wood
      muselină moale | soft muslin | puha muszlin | material=muslin for=cloth
      sunet blând | gentle sound | lágy hanggal | for=rattle
      ușor de apucat | easy to grip | könnyen fogható | for=rattle,chew,cloth
      margele moi | soft beads | puha gyöngyökkel | for=chew
    `,
    opening: `
      Subțire cât să o cuprindă o mână de trei luni, tare cât să aline gingiile. | Slim enough for a three-month-old hand, firm enough to soothe the gums. | Elég vékony egy háromhónapos kéznek, elég kemény, hogy enyhítse az íny feszülését.
      Sună încet, ca o ploaie mică, și nu trezește pe nimeni din camera alăturată. | Sounds softly, like light rain, and wakes nobody next door. | Halkan szól, mint a csendes eső, és senkit sem ébreszt fel a szomszéd szobában.
    `,
    facts: `
      Fără BPA și ftalați | Free from BPA and phthalates | BPA- és ftalátmentes
      Se fierbe sau se sterilizează cu abur | Can be boiled or steam sterilised | Kifőzhető vagy gőzben sterilizálható
      Fără margini ascuțite, dintr-o singură bucată | No sharp edges, made in one piece | Éles szélek nélkül, egy darabból készült
      Marcaj CE, conform EN 71 | CE marked, EN 71 | CE-jelöléssel, EN 71 szerint
      Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
    `,
  }),
  leaf({
    key: 'soft-toys',
    share: 240,
    about: [
      'Prieteni moi, cu nume, care rămân și după ce cresc copiii.',
      'Soft friends with names, who stay when the children have grown.',
      'Puha barátok, névvel, akik a gyerekkor után is maradnak.',
    ],
    art: 'bear:2',
    series: 'given',
    prints: ['plain', 'dots', 'gingham', 'stripe', 'sprig', 'check'],
    colours: [1, 1, 2],
    fabrics: ['plush', 'plushcotton'],
    g: [120, 600],
    litres: [2, 9],
    age: [0, 96],
    things: `
      Ursulețul * | * the bear | * maci | art=bear:2 is=bear,mid,dressed who=m n=4 plain=1
      Iepurașa * | * the bunny | * nyuszilány | art=bunny:0 who=f is=bunny,upright,girl,mid n=2 plain=1
      Iepurașul * | * the rabbit | * nyuszi | art=bunny:3 who=m is=bunny,upright,mid n=3 plain=1
      Ursul mare * | * the big bear | * nagymaci | who=m art=bear:4 eur=30-70 is=bear,big plain=1
      Iepurele cu urechi lungi * | * the lop-eared rabbit | * lógófülű nyúl | who=m art=bunny:2 is=bunny,mid n=2 plain=1
      Ursulețul de buzunar * | * the pocket bear | * zsebmaci | who=m art=bear:5 eur=8-16 is=bear,small plain=1
      Păturica-doudou * | * comforter | * szundikendő | art=comforter:0,1,2 eur=10-24 fabric=plushcotton n=2 is=cuddle
      Ursoaica * | * mother bear | * mackómama | who=f art=bear:6 is=bear,mid plain=1
    `,
    features: `
      pluș moale | soft plush | puha plüss | fabric=plush for=bear,bunny
      bumbac pufos | fluffy cotton | bolyhos pamut | fabric=plushcotton for=bear,bunny,cuddle
      cu papion | with bow tie | csokornyakkendővel | for=dressed
      cu fular în dungi | with striped scarf | csíkos sállal | for=dressed
      în salopetă | in dungarees | kantáros nadrágban | for=dressed
      în rochiță | in a dress | ruhácskában | for=girl
      cu o ureche îndoită | one ear folded | lekonyuló füllel | for=girl
      blană scurtă | short pile | rövid szőrű | fabric=plush for=bear,bunny
      păr buclat | curly fur | göndör szőrű | fabric=plush for=bear
    `,
    details: `
      22 cm | 22 cm | 22 cm | for=mid
      26 cm | 26 cm | 26 cm | for=mid
      30 cm | 30 cm | 30 cm | for=mid
      34 cm | 34 cm | 34 cm | for=mid
      38 cm | 38 cm | 38 cm | for=mid
      12 cm | 12 cm | 12 cm | for=small
      14 cm | 14 cm | 14 cm | for=small
      16 cm | 16 cm | 16 cm | for=small
      50 cm | 50 cm | 50 cm | for=big
      60 cm | 60 cm | 60 cm | for=big
      70 cm | 70 cm | 70 cm | for=big
      28 × 28 cm | 28 × 28 cm | 28 × 28 cm | for=cuddle
      34 × 34 cm | 34 × 34 cm | 34 × 34 cm | for=cuddle
    `,
    opening: `
      Are fața liniștită și brațele potrivite pentru dus peste tot. Stă și singur pe raft, dar nu prea are timp. | A calm face and arms made for being carried everywhere. Sits on a shelf too, though rarely gets the time. | Nyugodt arc és karok, amelyeknél fogva mindenhová el lehet vinni. A polcon is megül, csak ritkán van rá ideje.
      Un prieten cu nume, nu o jucărie oarecare. Cu fiecare spălare devine mai moale. | A friend with a name, not just any toy. Softer with every wash. | Névvel bíró barát, nem akármilyen játék. Minden mosással puhább lesz.
    `,
    facts: `
      Ochi și nas brodate, potrivit de la naștere | Embroidered eyes and nose, suitable from birth | Hímzett szem és orr, születéstől adható
      Se spală în sac de rufe | Wash in a laundry bag | Mosózsákban mosható
      Cusături duble la brațe și la urechi | Double seams at arms and ears | Dupla varrás a karoknál és a füleknél
      Umplutură antialergică | Non-allergenic filling | Antiallergén töltet
      Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak
    `,
  }),
  leaf({
    key: 'play-mats',
    share: 90,
    about: [
      'Covorașe și centre de activități pentru burtică, rostogoliri și primele târâșuri.',
      'Mats and play gyms for tummy time, rolling and first crawls.',
      'Szőnyegek és játszóívek hasonfekvéshez, forgáshoz, első kúszásokhoz.',
    ],
    art: 'playmat:0',
    series: 'play',
    prints: CLOTH,
    colours: [1, 1, 2],
    fabrics: ['nest', 'cotton'],
    g: [700, 3500],
    litres: [8, 40],
    age: [0, 24],
    attributes: (dice) => ({ skill: dice.pick(['sensory', 'motor-skills']) }),
    things: `
      Centru de activități din lemn * | * wooden play gym | * fa játszóállvány | is=gym,wood art=gym:0,2 material=wood eur=35-110 plain=1
      Covoraș de joacă matlasat * | * quilted play mat | * steppelt játszószőnyeg | art=playmat:0 is=mat eur=35-90
      Covoraș rotund de joacă * | * round play mat | * kerek játszószőnyeg | art=playmat:1 is=round eur=40-100
      Covor puzzle din spumă * | * foam puzzle mat | * habszivacs puzzleszőnyeg | art=playmat:2 is=foam eur=25-60 plain=1
      Covoraș pentru timpul pe burtică * | * tummy-time mat | * hason fekvős szőnyeg | art=playmat:3 is=mat eur=25-55
      Salteluță cu arcadă și jucării * | * arched baby gym | * játékíves szőnyeg | is=gym art=gym:1 eur=40-120
    `,
    features: `
      bumbac matlasat | quilted cotton | steppelt pamut | for=mat
      cu jucării de agățat | with hanging toys | függő játékokkal | for=gym
      jucării detașabile | toys that come off | levehető játékokkal | for=gym
      lemn de fag | beech wood | bükkfából | for=wood
      muselină dublă | double muslin | dupla muszlin | for=round
      volănașe pe margine | ruffled edge | fodros szegéllyel | for=round
      36 de piese | 36 pieces | 36 darabos | for=foam
      16 piese | 16 pieces | 16 darabos | for=foam
      cu steluțe | with stars | csillagokkal | for=foam
      două fețe | reversible | kétoldalas | for=mat
      umplutură groasă | extra padding | vastag töltettel | for=mat
      spate antiderapant | non-slip back | csúszásmentes hátoldallal | for=mat,round
      se pliază plat | folds flat | laposra hajtható | for=mat,round
    `,
    details: `
      90 cm | 90 cm | 90 cm | for=round
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | for=mat
      120 cm | 120 cm | 120 cm | for=round
      130 × 90 cm | 130 × 90 cm | 130 × 90 cm | for=mat
      150 × 150 cm | 150 × 150 cm | 150 × 150 cm | for=mat
      110 cm | 110 cm | 110 cm | for=round
      180 × 180 cm | 180 × 180 cm | 180 × 180 cm | for=foam
      120 × 120 cm | 120 × 120 cm | 120 × 120 cm | for=foam
      60 × 55 cm | 60 × 55 cm | 60 × 55 cm | for=gym
      85 × 85 cm | 85 × 85 cm | 85 × 85 cm | for=gym
    `,
    opening: `
      Un loc al lui pe podea, destul de gros pentru genunchi și destul de frumos pentru sufragerie. | A place of their own on the floor, thick enough for knees and handsome enough for the living room. | Saját hely a padlón: térdnek elég vastag, nappaliba elég szép.
      Se întinde în două minute și se strânge înainte să vină musafirii. | Out in two minutes, away before the guests arrive. | Két perc alatt kiterül, és elpakolható, mire a vendégek megjönnek.
    `,
    facts: `
      Husă care se scoate și se spală | Removable, washable cover | Levehető, mosható huzat
      Se folosește pe podea, sub supraveghere | For use on the floor, under supervision | Padlón, felügyelet mellett használható
      Jucăriile se detașează | The toys come off | A játékok levehetők | for=gym
      Fără miros, fără ftalați | Odourless, free from phthalates | Szagtalan, ftalátmentes
    `,
  }),
  leaf({
    key: 'musical-toys',
    share: 80,
    about: [
      'Jucării care cântă, cu butoane de volum pentru părinți.',
      'Toys that sing, with a volume switch for parents.',
      'Zenélő játékok, szülőknek hangerőszabályzóval.',
    ],
    art: 'drum',
    series: 'play',
    colours: [1],
    g: [200, 900],
    litres: [2, 6],
    age: [6, 60],
    greenTax: [50, 250],
    attributes: (dice) => ({ power: dice.pick(['batteries', 'rechargeable']) }),
    things: `
      Xilofon * | * xylophone | * xilofon | art=drum:1 is=notes age=12 flags=-weee,-batteries power= material=wood eur=12-35
      Tobă * | * drum | * dob | art=drum:0 is=drum age=12 flags=-weee,-batteries power= eur=12-40
      Carusel muzical * | * musical mobile | * zenélő kiságyforgó | is=electric art=mobile:3 age=0 eur=14-40
      Proiector muzical * | * musical projector | * zenélő kivetítő | is=electric,light art=glow:3 age=0 eur=20-60
      Ursuleț cântăreț * | * singing bear | * éneklő maci | is=electric,light art=bear:7 age=0 eur=18-50
      Pian de jucărie * | * toy piano | * játékzongora | art=drum:2 is=electric age=12 eur=20-70
    `,
    features: `
      8 melodii | 8 melodies | 8 dallammal | for=electric
      12 melodii | 12 melodies | 12 dallammal | for=electric
      trei trepte de volum | three volume levels | háromfokozatú hangerővel | for=electric
      lemn de fag | beech wood | bükkfából | for=drum,notes
      cu lumină blândă | with soft light | lágy fénnyel | for=light
      note colorate | colour-coded notes | színes hangokkal | for=notes
      8 note | 8 notes | 8 hangú | for=notes
      cu săculeț | with pouch | zsákocskával | for=drum,notes
      culori pastelate | pastel colours | pasztellszínekben | for=drum,notes
    `,
    opening: `
      Melodii scurte, acordate cum trebuie, la un volum cu care poate trăi toată casa. | Short tunes, properly in tune, at a volume that the whole house can live with. | Rövid, tisztán szóló dallamok, olyan hangerőn, amellyel az egész család együtt tud élni. | for=electric
      Prima orchestră nu cere talent, doar ritm și un adult cu simțul umorului. | A first orchestra asks for no talent, only rhythm and an adult with a sense of humour. | Az első zenekarhoz nem kell tehetség, csak ritmus és egy jó humorú felnőtt. | for=drum,notes
    `,
    facts: `
      Sunet sub 75 dB | Sound below 75 dB | 75 dB alatti hangerő
      Se oprește singură după 15 minute | Switches off after 15 minutes | 15 perc után magától kikapcsol | for=electric
      Compartiment de baterii cu șurub | Battery compartment with screw | Csavarral zárható elemtartó | for=electric
      Marcaj CE, conform EN 71 și EN 62115 | CE marked, EN 71 and EN 62115 | CE-jelöléssel, EN 71 és EN 62115 szerint | for=electric
    `,
  }),
]
