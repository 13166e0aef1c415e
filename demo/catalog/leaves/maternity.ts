/** For mothers, before and after. */
import { leaf } from '../leaf.ts'

const FACTS = `
  Fără cusături care ating pielea | No seams against the skin | Bőrrel érintkező varrás nélkül
  Își păstrează forma | Keeps its shape | Megtartja a formáját
  Discret sub haine | Discreet under clothes | Ruha alatt észrevétlen
  Dacă ești între două mărimi, alege-o pe cea mai mare | Between two sizes, take the larger | Két méret között a nagyobbat válassza
`
const QUIET = ['plain', 'plain', 'plain', 'sprig', 'dots'] as const

export const maternity = [
  leaf({
    key: 'belly-bands',
    share: 45,
    about: [
      'Susțin burtica și ridică o parte din greutatea zilei.',
      'They hold the bump and take some weight off the day.',
      'Megtartják a pocakot, és levesznek valamit a nap súlyából.',
    ],
    art: 'bellyband:0',
    series: 'mother',
    prints: QUIET,
    sizes: 'belly',
    colours: [1, 1, 1, 2],
    fabrics: ['support', 'seamless'],
    g: [120, 260],
    litres: [1, 2],
    things: `
      Burtieră * | * belly band | * haspánt | art=bellyband:0 n=3 is=band
      Burtieră cu dantelă * | * lace-edged belly band | * csipkés haspánt | art=bellyband:2 is=band
      Burtieră fără cusături * | * seamless belly band | * varrás nélküli haspánt | art=bellyband:3 fabric=seamless is=band
      Burtieră cu bretele * | * belly band with straps | * pántos haspánt | art=bellyband:1 is=band
      Burtieră reglabilă * | * adjustable belly band | * állítható haspánt | art=belt:3 is=belt
    `,
    features: `
      susținere ușoară | light support | enyhe tartással | for=band,belt
      susținere medie | medium support | közepes tartással | for=band,belt
      bumbac la interior | cotton inside | belül pamut | for=band,belt
      elastic în patru direcții | four-way stretch | négy irányban rugalmas | for=band
      pentru trimestrul trei | for the third trimester | a harmadik trimeszterre | for=band,belt
    `,
    opening: `
      Cuprinde burtica de dedesubt și ridică, fără să strângă. După zece minute uiți că o porți. | Holds the bump from below and lifts without squeezing. After ten minutes you forget it. | Alulról öleli a pocakot, emel, de nem szorít. Tíz perc után elfelejti, hogy viseli.
      Pentru drumul lung, ziua în picioare și spatele care cere pauză. | For long ways, standing days and a back that asks for a break. | Hosszú útra, állós napokra és pihenőt kérő hátra.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'support-belts',
    share: 34,
    about: [
      'Centuri reglabile pentru spate și bazin.',
      'Adjustable belts for back and pelvis.',
      'Állítható övek hátra és medencére.',
    ],
    art: 'belt:0',
    series: 'mother',
    sizes: 'belly',
    colours: [1, 1, 1, 2],
    fabrics: ['support'],
    g: [160, 340],
    litres: [1, 3],
    things: `
      Centură de susținere * | * maternity support belt | * terhességi hastartó | n=4 art=belt:0 is=belt,wide
      Centură pelviană * | * pelvic belt | * medenceöv | art=belt:2 is=belt
      Centură lombară * | * lumbar belt | * derékerősítő öv | art=belt:4 is=belt,wide
      Centură cu benzi încrucișate * | * cross-strap belt | * keresztpántos hastartó | art=belt:1 is=belt,wide
    `,
    features: `
      scai pe două părți | double velcro | kétoldali tépőzárral | for=belt
      susținere fermă | firm support | erős tartással | for=belt
      plasă aerisită | breathable mesh | szellőző hálóval | for=wide
      se poartă peste haine | worn over clothes | ruha fölött hordható | for=belt
      bumbac la interior | cotton inside | belül pamut | for=belt
    `,
    opening: `
      Mută o parte din greutate de pe șale pe toată centura. Se strânge pe măsură ce crești. | Moves some of the weight from the lower back to the whole belt. Adjusts as you grow. | A derékról az egész övre osztja a súlyt. Állítható, ahogy nő a pocak.
      Se pune stând în picioare, cu două mișcări. | Goes on standing up, in two moves. | Állva, két mozdulattal felvehető.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'postpartum-bands',
    share: 34,
    about: [
      'Sprijin blând pentru săptămânile de după.',
      'Gentle support for the weeks after.',
      'Gyengéd támasz a szülés utáni hetekre.',
    ],
    art: 'brief:2',
    series: 'mother',
    sizes: 'belly',
    colours: [1, 1, 1, 2],
    fabrics: ['support', 'seamless'],
    g: [150, 320],
    litres: [1, 2],
    things: `
      Burtieră postnatală * | * postpartum band | * szülés utáni haskötő | n=4 art=brief:2 is=band
      Chilot postnatal cu talie înaltă * | * high-waist postpartum brief | * magas derekú, szülés utáni alsó | art=brief:0 is=brief
      Set postnatal de 3 burtiere * | * 3-piece postpartum set | * 3 részes haskötőszett | eur=35-80 art=brief:3 is=set
      Burtieră după cezariană * | * C-section band | * haskötő császármetszés után | art=brief:4 is=band
    `,
    features: `
      trei trepte | three steps | három fokozattal | for=band
      susținere medie | medium support | közepes tartással | for=band,brief,set
      fără cusături | seamless | varrás nélkül | fabric=seamless for=band,brief,set
      bumbac la interior | cotton inside | belül pamut | for=band,brief,set
      scai moale | soft velcro | puha tépőzárral | for=band,set
    `,
    opening: `
      Ține aproape ce a fost întins luni întregi și dă spatelui un sprijin. Se poartă câteva ore pe zi. | Holds close what was stretched for months and gives the back a rest. Worn a few hours a day. | Megtartja, ami hónapokig feszült, és támaszt ad a hátnak. Napi néhány órát viselendő.
      Se reglează pe trei trepte, odată cu tine. | Adjusts in three steps, together with you. | Három fokozatban, Önnel együtt állítható.
    `,
    facts:
      FACTS + 'Întreabă medicul când poți începe | Ask your doctor when to start | Kérdezze meg orvosát, mikortól használhatja',
  }),
  leaf({
    key: 'nursing-bras',
    share: 58,
    about: [
      'Se deschid cu o mână și se uită că sunt de alăptare.',
      'They open with one hand and forget to look the part.',
      'Egy kézzel nyílnak, és nem látszik rajtuk, mire valók.',
    ],
    art: 'nursingbra:0',
    series: 'mother',
    sizes: 'cup',
    colours: [1, 1, 1, 2],
    fabrics: ['seamless', 'jersey'],
    g: [90, 180],
    litres: [1, 1],
    things: `
      Sutien de alăptare * | * nursing bra | * szoptatós melltartó | n=4 art=nursingbra:0 is=bra,clip
      Sutien de alăptare fără sârmă * | * wireless nursing bra | * merevítő nélküli szoptatós melltartó | n=2 art=nursingbra:3 is=bra,clip
      Bustieră de alăptare * | * nursing bralette | * szoptatós bralette | art=nursingbra:1 is=bra,lace
      Sutien de noapte * | * night nursing bra | * éjszakai szoptatós melltartó | art=nursingbra:4 is=bra
      Maiou de alăptare * | * nursing vest | * szoptatós trikó | sizes=letter art=nursingbra:2 is=vest,clip
    `,
    features: `
      fără cusături | seamless | varrás nélkül | fabric=seamless for=bra,vest
      bumbac moale | soft cotton | puha pamut | fabric=jersey for=bra,vest
      dantelă fină | fine lace | finom csipkével | for=lace
      cupe elastice | stretch cups | rugalmas kosárral | for=bra
      clipsuri pentru o mână | one-hand clips | egykezes kapocs | for=clip
      spate lat | wide back | széles háttal | for=bra
    `,
    opening: `
      Clipsul se desface cu o mână, în timp ce cealaltă ține tot ce contează. | The clip opens with one hand while the other holds all that matters. | A kapocs egy kézzel nyílik, a másikban marad, ami igazán számít.
      Se întinde cu tine, dimineața și seara, și rămâne moale. | Stretches with you, morning and evening, and stays soft. | Reggel és este Önnel együtt nyúlik, és puha marad.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'maternity-clothes',
    share: 85,
    about: [
      'Haine care cresc cu tine și rămân bune după.',
      'Clothes that grow with you and stay good afterwards.',
      'Ruhák, amelyek Önnel nőnek, és utána is jók maradnak.',
    ],
    art: 'mumdress:0',
    series: 'mother',
    prints: ['plain', 'plain', 'dots', 'stripe', 'sprig'],
    sizes: 'letter',
    colours: [1, 2],
    fabrics: ['viscose', 'jersey', 'cotton'],
    g: [180, 500],
    litres: [2, 4],
    things: `
      Rochie pentru gravide * | * maternity dress | * kismamaruha | art=mumdress:0,1 n=2 is=dress,light
      Colanți pentru gravide * | * maternity leggings | * kismamaleggings | art=mumtrousers:0 eur=15-35 is=bump plain=1
      Blugi pentru gravide * | * maternity jeans | * kismamafarmer | art=mumtrousers:1 fabric=denim eur=35-75 plain=1 is=bump colourways=navy,dusk,graphite,sky,chalk
      Bluză de alăptare * | * nursing top | * szoptatós felső | art=mumtop:0 is=nurse,light
      Salopetă pentru gravide * | * maternity dungarees | * kismama kantáros nadrág | art=mumtrousers:2 eur=40-90 is=bump,loose
      Pijama pentru gravide și alăptare * | * maternity and nursing pyjamas | * kismama- és szoptatós pizsama | art=mumtop:2 is=nurse,light
      Cămașă de noapte de alăptare * | * nursing nightdress | * szoptatós hálóing | art=mumdress:2 is=nurse,light
      Pulover de alăptare * | * nursing jumper | * szoptatós pulóver | art=mumtop:1 fabric=knit season=autumn-winter plain=1 is=nurse
    `,
    features: `
      talie peste burtică | over-bump waist | pocak fölötti derékkal | for=bump
      viscoză fluidă | flowing viscose | omlós viszkóz | fabric=viscose for=light
      jerseu moale | soft jersey | puha jersey | fabric=jersey for=light
      deschidere laterală | side opening | oldalsó nyílással | for=nurse
      croi larg | relaxed fit | bő szabással | for=light,nurse,loose
      muselină | muslin | muszlin | fabric=muslin for=light
    `,
    opening: `
      Croită să urmeze burtica fără să se ridice în față. După naștere rămâne o haină bună. | Cut to follow the bump without riding up in front. Afterwards it stays a good piece of clothing. | Úgy szabva, hogy kövesse a pocakot, és elöl se húzódjon fel. Szülés után is jó ruha marad.
      Moale peste tot, cu deschidere discretă pentru alăptare. | Soft all over, with a discreet opening for nursing. | Mindenhol puha, diszkrét szoptatónyílással.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'nursing-pillows',
    share: 50,
    about: [
      'De dormit pe o parte, de alăptat, apoi de stat în fund.',
      'To sleep on one side, to feed, and later to sit up in.',
      'Oldalfekvéshez, szoptatáshoz, később üléshez.',
    ],
    art: 'longpillow:0',
    series: 'mother',
    prints: ['plain', 'dots', 'sprig', 'stars', 'stripe', 'arcs'],
    colours: [1, 2, 3],
    fabrics: ['pillow', 'nest'],
    g: [700, 2500],
    litres: [15, 60],
    attributes: () => ({ dimensions: '180 × 30' }),
    things: `
      Pernă de alăptare * | * nursing pillow | * szoptatóspárna | n=3 art=longpillow:0 is=pillow,small
      Pernă pentru gravide * | * pregnancy pillow | * kismamapárna | n=2 art=longpillow:2 is=pillow,long
      Pernă în formă de U * | * U-shaped pillow | * U alakú párna | eur=45-110 art=longpillow:1 is=pillow,u
      Pernă lungă cu husă * | * long body pillow | * hosszú testpárna | art=longpillow:4 is=pillow,long
      Husă pentru perna de alăptare * | * nursing pillow cover | * szoptatóspárna-huzat | eur=25-40 g=200-400 l=2-4 art=longpillow:3 is=cover
    `,
    features: `
      umplutură de microperle | microbead filling | mikrogyöngy töltettel | for=pillow
      fibră moale | soft fibre | puha szálas töltettel | fabric=nest for=pillow
      husă din bumbac | cotton cover | pamuthuzattal | for=pillow
      husă din muselină | muslin cover | muszlinhuzattal | for=pillow
      două fețe | reversible | kétoldalas | for=cover
      bumbac moale | soft cotton | puha pamut | for=cover
      muselină dublă | double muslin | dupla muszlin | for=cover
    `,
    details: `
      160 cm | 160 cm | 160 cm | dimensions=160×35 for=small,long,cover
      180 cm | 180 cm | 180 cm | dimensions=180×30 for=small,long,u,cover
      190 cm | 190 cm | 190 cm | dimensions=190×38 for=long,u
    `,
    opening: `
      În sarcină ține genunchii și burtica, după naștere ține brațele. La șase luni, copilul stă sprijinit în ea. | In pregnancy it holds knees and bump, afterwards the arms. At six months the child sits in it. | Várandósan a térdet és a pocakot tartja, utána a karokat. Féléves kortól a baba ül benne.
      Se mulează și rămâne cum o pui. Foșnetul ei adoarme pe toată lumea. | Moulds and stays as you put it. Its rustle sends everyone to sleep. | Alakítható, és úgy marad, ahogy elrendezi. A zizegése mindenkit elaltat.
    `,
    facts: `
      Husa se scoate și se spală la 40 °C | The cover comes off and washes at 40 °C | 40 °C-on mosható, levehető huzat
      Își păstrează forma | Keeps its shape | Megtartja a formáját | for=pillow
      Fermoar ascuns | Hidden zip | Rejtett cipzár
      Testat fără substanțe nocive | Tested free of harmful substances | Káros anyagoktól mentesre bevizsgálva
    `,
  }),
  leaf({
    key: 'hospital-bag',
    share: 40,
    about: [
      'Lista pentru maternitate, fără alergat în ultima seară.',
      'The hospital list, without running on the last evening.',
      'A kórházi lista, utolsó esti rohangálás nélkül.',
    ],
    art: 'holdall:1',
    series: 'mother',
    colours: [1],
    g: [120, 1800],
    litres: [1, 10],
    attributes: () => ({ pack_count: 1 }),
    things: `
      Chiloți de unică folosință * | * disposable briefs | * egyszer használatos alsó | art=brief:1 eur=4-12 is=pack,wear
      Absorbante postnatale * | * maternity pads | * szülés utáni betét | art=pads:0 eur=3-10 is=pack,absorb
      Cămașă de noapte pentru maternitate * | * hospital nightdress | * kórházi hálóing | eur=18-45 art=mumdress:3 is=cloth
      Set complet pentru maternitate * | * complete hospital bag set | * teljes kórházi csomag | art=holdall:3 eur=35-60 is=set
      Papuci și halat * | * robe and slippers set | * köntös és papucs szett | eur=30-60 art=robe:1 is=cloth
      Aleze de protecție * | * bed pads | * ágyvédő lap | art=pads:2 eur=5-15 is=pack,absorb
    `,
    features: `
      3 bucăți | pack of 3 | 3 db | for=wear pack_count=3
      6 bucăți | pack of 6 | 6 db | for=wear pack_count=6
      10 bucăți | pack of 10 | 10 db | for=absorb pack_count=10
      20 de bucăți | pack of 20 | 20 db | for=absorb pack_count=20
      bumbac moale | soft cotton | puha pamut | for=cloth
      în săculeț | in a pouch | tasakban | for=wear
      după lista maternităților | from the hospital list | a kórházi lista szerint | for=set
      32 de lucruri | 32 items | 32 darabos | for=set
      muselină | muslin | muszlin | for=cloth
    `,
    opening: `
      Ambalat pe zile, ca să nu cauți nimic în geantă cu o singură mână. | Packed by days, so that nothing has to be looked for with one hand. | Naponként csomagolva, hogy semmit se kelljen fél kézzel keresgélni.
      Lucrurile mici de care nu îți amintești decât când lipsesc. | The small things one remembers only when they are missing. | Az apróságok, amelyek csak akkor jutnak eszünkbe, ha hiányoznak.
    `,
    facts: `
      Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
      Blând cu pielea | Kind to the skin | Bőrbarát
      Încape în orice geantă | Fits any bag | Minden táskában elfér
      Fără parfum | Unscented | Illatmentes
    `,
  }),
]
