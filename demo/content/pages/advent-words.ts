/** Words of the demo shop's Advent calendar: a title and a sentence or two for each door. */
import { table, words } from '#demo/catalog/words.ts'

export const CALENDAR = {
  slug: words('calendar-de-advent', 'advent-calendar', 'adventi-naptar'),
  name: words('Calendarul de Advent', 'The Advent calendar', 'Adventi naptár'),
  description: words(
    'În fiecare zi de decembrie, până în Ajun, se deschide o ușă: un lucru bun, un cod sau o poveste de citit la culcare.',
    'Every day in December until Christmas Eve a door opens: a good thing, a code or a story to read at bedtime.',
    'Decemberben szentestéig minden nap kinyílik egy ajtó: egy jó holmi, egy kód vagy egy esti mese.',
  ),
  title: words('Câte o ușă pe zi, până în Ajun', 'One door a day, until Christmas Eve', 'Minden nap egy ajtó szentestéig'),
  lead: words(
    'La miezul nopții se deschide o ușă nouă: un lucru bun, un cod sau o poveste de citit la culcare.',
    'At midnight a new door opens: a good thing, a code or a story to read at bedtime.',
    'Éjfélkor új ajtó nyílik: egy jó holmi, egy kód vagy egy esti mese.',
  ),
  see: words('Vezi mai mult', 'See more', 'Bővebben'),
}

/** By day, the first is that of 1 December. */
export const DOOR_TITLES = table(`
  Un prieten moale pentru prima noapte | A soft friend for the first night | Puha barát az első éjszakára
  Cadourile pornesc la timp | Presents that leave in time | Időben induló ajándékok
  O carte pentru aceeași poală | A book for the same lap | Könyv ugyanabba az ölbe
  10% la jucăriile din lemn | 10% off wooden toys | 10% kedvezmény fajátékokra
  Căciula care nu alunecă pe ochi | The hat that stays off the eyes | A sapka, amely nem csúszik a szemébe
  Ghetuțele lângă ușă | Shoes by the door | Cipők az ajtó előtt
  Cuburi cu litere | Letter blocks | Betűkockák
  10% la masa celor mici | 10% off the little one’s table | 10% kedvezmény a kicsi asztalára
  Poveste: ursul care nu voia să doarmă | A story: the bear who would not sleep | Mese: a medve, aki nem akart aludni
  Vino să încerci | Come and try | Jöjjön el, és próbálja ki
  Un pulover care crește cu mâneca | A jumper with room to grow | Pulóver, amelynek az ujja is nő
  Turtă dulce pentru mâini mici | Gingerbread for small hands | Mézeskalács kis kezeknek
  O lumină pentru Sfânta Lucia | A light for Saint Lucy’s day | Fény Luca napjára
  10% pentru nopți liniștite | 10% off calm nights | 10% kedvezmény a nyugodt éjszakákért
  O mașină care nu are baterii | A car without batteries | Autó elem nélkül
  Cadoul nu se potrivește? | The present does not fit? | Nem jó az ajándék?
  Un puzzle pentru după-amiezi scurte | A puzzle for short afternoons | Kirakó a rövid délutánokra
  Hârtie de împachetat făcută de ei | Wrapping paper that they make | Csomagolópapír az ő kezükből
  Creioane pentru scrisoarea către Moș Crăciun | Pencils for the letter to Father Christmas | Ceruzák a Jézuskának írt levélhez
  10% la haine de sărbătoare | 10% off clothes for the holidays | 10% kedvezmény ünnepi ruhákra
  Un căluț care nu iese din cameră | A horse that stays in the room | Lovacska, amely a szobában marad
  Voucherul care ajunge la timp | The gift that arrives in time | Ajándék, amely biztosan odaér
  Cântec pentru noaptea cea mai lungă | A song for the longest nights | Dal a leghosszabb éjszakákra
  Noapte bună și sărbători cu tihnă | Good night, and a quiet holiday | Jó éjszakát és békés ünnepet
`)

export const DOOR_TEXTS = table(`
  Destul de mic pentru o mână de șase luni, destul de moale pentru obraz. Se spală la mașină. | Small enough for a hand of six months, soft enough for a cheek. Goes in the washing machine. | Elég kicsi egy féléves kéznek, elég puha egy arcnak. Mosógépben mosható.
  Pe pagina fiecărui produs scrie în ce zi ajunge la tine. Dacă pleacă din showroom, îl poți lua chiar azi. | Each product’s page says on which day it reaches you. What is in a showroom you can collect today. | Minden termék oldalán ott áll, melyik napon érkezik meg. Ami a bemutatóteremben van, ma is elviheti.
  Zece minute, o lampă și aceeași carte de patruzeci de ori. Asta le place, și au dreptate. | Ten minutes, a lamp and the same book forty times over. That is what they like, and they are right. | Tíz perc, egy lámpa és ugyanaz a könyv negyvenedszer. Ezt szeretik, és igazuk van.
  Cuburi, mașini, inele și jucării de tras, cât timp calendarul e deschis. | Blocks, cars, rings and pull-along toys, as long as the calendar is open. | Kockák, autók, karikák és húzós játékok, amíg a naptár nyitva van.
  Legată sub bărbie, cu urechile acoperite. La căruț, căldura se pierde pe sus. | Tied under the chin, with the ears covered. In a pram, warmth leaves through the top. | Az áll alatt megköthető, és fülig ér. A babakocsiban felül szökik el a meleg.
  În seara de Moș Nicolae punem ghetuțele la ușă. Niște șosete calde încap în orice ghetuță. | On Saint Nicholas’ day shoes stand by the door. A pair of warm socks fits into any of them. | Mikulás napján kikerülnek a cipők. Egy pár meleg zokni minden cipőbe belefér.
  Întâi se dărâmă, apoi se clădesc, iar pe la patru ani se și citesc. | First they are knocked over, then built up, and at about four they are read. | Először ledöntik, aztán felépítik, négyéves kor körül pedig el is olvassák.
  Farfurii, căni, bavete și biberoane, cât timp calendarul e deschis. | Plates, cups, bibs and bottles, as long as the calendar is open. | Tányérok, poharak, előkék és cumisüvegek, amíg a naptár nyitva van.
  Ursul s-a culcat pe stânga, apoi pe dreapta. A numărat fulgii. La al șaptelea a uitat de unde a început, așa că a luat-o de la capăt. La al treilea început a adormit, iar fulgii s-au numărat singuri mai departe. | The bear lay on his left side, then on his right. He counted snowflakes. At the seventh he forgot where he had begun, so he started again. At the third beginning he fell asleep, and the snowflakes went on counting themselves. | A medve a bal oldalára feküdt, aztán a jobbra. Hópelyheket számolt. A hetediknél elfelejtette, hol kezdte, hát újrakezdte. A harmadik kezdésnél elaludt, és a hópelyhek maguktól számoltak tovább.
  Împinge căruciorul, strânge pătuțul, întreabă fără grabă. Aducem și un ceai. | Push the pram, fold the cot, ask without hurry. We bring the tea. | Tolja meg a babakocsit, csukja össze az ágyat, kérdezzen nyugodtan. Teát mi adunk.
  Mâneca se întoarce de două ori și se dezdoaie până la primăvară. | The sleeve is turned up twice and comes down by spring. | Az ujját kétszer fel lehet hajtani, tavaszra pedig leengedni.
  O cană de făină, două linguri de miere, o lingură de unt, puțină scorțișoară. Mierea e doar pentru copii de peste un an. Frământă cine vrea, taie cine are voie, mănâncă toată lumea. | A cup of flour, two spoons of honey, a spoon of butter, a little cinnamon. Honey is only for children older than one. Whoever likes may knead, whoever is allowed may cut, and everybody eats. | Egy csésze liszt, két kanál méz, egy kanál vaj, kevés fahéj. Mézet csak egyévesnél idősebb gyerek ehet. Gyúrja, aki akarja, szaggassa, akinek szabad, és egye mindenki.
  O lampă cât un pumn, cu lumină caldă, pentru drumul până la baie. | A lamp the size of a fist, with a warm light, for the way to the bathroom. | Ökölnyi lámpa meleg fénnyel, a fürdőszobáig tartó útra.
  Pături, saci de dormit, lămpi și carusele, cât timp calendarul e deschis. | Blankets, sleeping bags, lamps and mobiles, as long as the calendar is open. | Takarók, hálózsákok, lámpák és zenélő forgók, amíg a naptár nyitva van.
  Merge cât o împingi. Sunetul îl face cine se joacă. | It goes as far as you push it. The sound is made by whoever plays. | Addig megy, amíg tolják. A hangját az adja, aki játszik vele.
  Ai 14 zile de la primire ca să te răzgândești, fără să spui de ce. Scrii pe pagina de retragere, iar noi îți trimitem eticheta. | You have 14 days from delivery to change your mind, without saying why. Use the withdrawal page and we send you the label. | A kézhezvételtől 14 napja van, hogy meggondolja magát, indoklás nélkül. Az elállási oldalon jelezze, és küldjük a címkét.
  Puține piese, mari cât palma, și o imagine pe care o recunosc. | Few pieces, as large as a palm, and a picture that they know. | Kevés, tenyérnyi darab, és egy kép, amelyet felismernek.
  Hârtie maro, un cartof tăiat în două, vopsea care iese la spălat. Stele, brazi, pete: toate merg. | Brown paper, a potato cut in half, paint that washes out. Stars, trees, blots: all of them do. | Barna papír, egy félbevágott krumpli, kimosható festék. Csillag, fenyő, paca: mind jó.
  Groase, ca să încapă într-o mână de trei ani, și moi, ca să scrie și fără apăsare. | Thick enough for a hand of three, and soft enough to write without pressing. | Vastagok, hogy elférjenek egy hároméves kézben, és puhák, hogy nyomás nélkül is fogjanak.
  Rochii, salopete, căciuli și pantofi, cât timp calendarul e deschis. | Dresses, dungarees, hats and shoes, as long as the calendar is open. | Ruhák, kantáros nadrágok, sapkák és cipők, amíg a naptár nyitva van.
  Se leagănă fără zgomot și ține un călăreț până la patru ani. | It rocks without noise and carries a rider of up to four years. | Zajtalanul ringat, és négyéves korig elbírja a lovasát.
  Vine pe e-mail în câteva minute, se tipărește acasă și lasă alegerea celui mic, sau a mamei lui. | It comes by email within minutes, is printed at home, and leaves the choice to the little one, or to the mother. | Perceken belül megjön e-mailben, otthon kinyomtatható, és a kicsire vagy az anyukájára bízza a választást.
  Ninge peste deal și vale, noaptea-i lungă, somnu-i moale. Dormi, că drumul e departe, iar dimineața e aproape. | Snow on hill and snow on hollow, night is long and sleep will follow. Sleep, the road is far to go; morning comes as soft as snow. | Hull a hó a dombra, völgyre, hosszú az éj, szunnyadj végre. Aludj, messze még az út, a reggel már közel búj.
  Mulțumim că ați deschis ușile cu noi. De mâine se dorește numai somn, turtă dulce și timp. | Thank you for opening the doors with us. From tomorrow on we wish you sleep, gingerbread and time. | Köszönjük, hogy velünk nyitogatták az ajtókat. Holnaptól csak alvást, mézeskalácsot és időt kívánunk.
`)
