/** Presents. Gift sets are bundles and gift vouchers are money: both are made elsewhere. */
import { leaf } from '../leaf.ts'

export const gifts = [
  leaf({
    key: 'keepsakes',
    share: 85,
    about: [
      'Amintiri de pus pe raft și de deschis peste ani.',
      'Keepsakes for the shelf, to open in years to come.',
      'Emlékek a polcra, amelyeket évek múlva is elő lehet venni.',
    ],
    art: 'book',
    series: 'meadow',
    colours: [1, 1, 2],
    g: [120, 900],
    litres: [1, 5],
    things: `
      Album pentru primul an * | * first-year album | * első évem album | is=album art=book:4 eur=18-50 n=2
      Set pentru amprente * | * hand and footprint kit | * kéz- és láblenyomat készlet | art=kit:1 is=kit eur=12-35
      Cutie de amintiri * | * memory box | * emlékdoboz | art=keepbox is=wood material=wood eur=25-70
      Cartonașe pentru primele luni * | * milestone cards | * mérföldkőkártyák | art=jigsaw:5 is=card eur=10-22
      Păturică personalizată cu nume * | * personalised name blanket | * névre szóló takaró | art=blanket:6 is=name,cloth eur=35-90
      Jurnal de sarcină * | * pregnancy journal | * várandósnapló | is=album art=book:5 eur=15-35
      Cuburi cu nume * | * personalised name blocks | * névre szóló betűkockák | art=blocks:2 is=name,letters material=wood eur=25-60
    `,
    features: `
      copertă din in | linen cover | lenborítóval | for=album
      în cutie de cadou | in a gift box | díszdobozban | for=album,kit,card,name
      lemn de fag | beech wood | bükkfából | for=wood,letters
      broderie la comandă | embroidered to order | egyedi hímzéssel | for=cloth
      gravură la comandă | engraved to order | egyedi gravírozással | for=letters
      cu panglică | with ribbon | szalaggal | for=album,card,cloth
      lut moale, fără copt | soft clay, no baking | puha, sütés nélküli agyaggal | for=kit
      tuș care se spală | washable ink | lemosható festékkel | for=kit
      cu plic | with envelope | borítékkal | for=card
      hârtie groasă | heavy paper | vastag papír | for=album
    `,
    opening: `
      Pentru lucrurile pe care crezi că nu le vei uita. Loc de scris, de lipit și de păstrat. | For the things you are sure you will not forget. Room to write, to stick and to keep. | Azoknak a dolgoknak, amelyekről azt hiszi, úgysem felejti el. Írni, ragasztani, megőrizni.
      Un cadou care devine mai bun cu anii. | A present that gets better with the years. | Ajándék, amely évről évre értékesebb.
    `,
    facts: `
      Hârtie groasă, fără acid | Thick acid-free paper | Vastag, savmentes papír
      Vine ambalat, gata de dăruit | Comes wrapped, ready to give | Csomagolva, ajándékozásra készen érkezik
      În română, engleză sau maghiară, la alegere | In Romanian, English or Hungarian, as you choose | Választható román, angol vagy magyar nyelven
      Lucrat manual, mici diferențe sunt firești | Made by hand, small differences are natural | Kézzel készül, apró eltérések előfordulhatnak
    `,
  }),
]
