/** Children's books. */
import { leaf } from '../leaf.ts'

export const books = [
  leaf({
    key: 'books',
    share: 280,
    about: [
      'Povești de citit cu voce tare și cărți de ros pe margini.',
      'Stories to read aloud and books to chew at the edges.',
      'Felolvasni való mesék és megrágcsálható szélű könyvek.',
    ],
    art: 'book',
    series: 'night',
    titled: true,
    colours: [1],
    g: [150, 700],
    litres: [1, 2],
    age: [0, 96],
    things: `
      *, carte cartonată | *, board book | *, lapozó | age=6 to=36 is=board,text eur=5-14 n=2 art=boardbook:0
      *, carte ilustrată | *, picture book | *, képeskönyv | age=36 to=84 eur=9-22 n=3 art=book:1,2,3 is=big,text
      *, carte cu clapete | *, lift-the-flap book | *, ablakos könyv | age=18 to=60 is=text eur=8-20 art=boardbook:2
      *, carte cu sunete | *, sound book | *, hangoskönyv gombokkal | age=12 to=48 is=board,text eur=10-25 art=boardbook:4
      *, poveste de seară | *, bedtime story | *, esti mese | age=36 to=96 eur=8-20 n=2 art=book:0 is=big,text
      *, carte de pipăit | *, touch-and-feel book | *, tapizós könyv | age=6 to=30 is=board eur=9-20 art=boardbook:3
    `,
    features: `
      0–3 ani | ages 0–3 | 0–3 éveseknek | for=board
      3–6 ani | ages 3–6 | 3–6 éveseknek | for=big
      în limba română | in Romanian | román nyelven | language=romanian n=3 for=text
      în limba engleză | in English | angol nyelven | language=english n=2 for=text
      în limba maghiară | in Hungarian | magyar nyelven | language=hungarian n=2 for=text
      fără text | no words | szöveg nélkül | language=no-text for=board
    `,
    opening: `
      O poveste scurtă, cu final liniștit, numai bună de citit de trei ori la rând. | A short story with a quiet ending, just right to read three times in a row. | Rövid történet, csendes véggel, épp jó háromszor egymás után felolvasni.
      Desenele spun jumătate din poveste, ca să poată citi și cine nu știe încă literele. | The pictures tell half of it, so those who have no letters yet can read along. | A rajzok elmesélik a felét, így az is olvashatja, aki még nem ismeri a betűket.
    `,
    facts: `
      Colțuri rotunjite, cusătură rezistentă | Rounded corners, strong binding | Lekerekített sarkok, erős kötés
      Copertă care se șterge | Wipe-clean cover | Letörölhető borító
      Litere mari, rânduri puține | Large type, few lines | Nagy betűk, kevés sor
      Hârtie groasă, mată | Thick matt paper | Vastag, matt papír
    `,
  }),
]
