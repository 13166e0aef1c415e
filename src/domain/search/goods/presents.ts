/** Presents and keepsakes. */
import { typeTable } from './type-table.ts'

export const presents = typeTable(`
  present + gift-voucher, keepsake
  ro cadouri, cadou, idei de cadouri, cadou bebe, cadou copil, cadouri copii, cadouri bebe, cadouri bebeluși, cadou bebeluș, cadou copii
  en gifts, gift, presents, present, gift ideas, baby gifts, kids gifts, gifts for babies, gift for kids
  hu ajándékok, ajándék, ajándékötlet, ajándékötletek, babaajándék, gyerek ajándék, ajándék babának, ajándék gyereknek

  gift-voucher @ gift-vouchers
  ro vouchere cadou, voucher cadou, voucher, card cadou, tichet cadou, carduri cadou, vouchere, bon cadou
  en gift vouchers, gift cards, vouchers, gift card, gift voucher, e-gift cards, gift certificates
  hu ajándékutalványok, ajándékutalvány, utalvány, ajándékkártya, vásárlási utalvány, ajándék utalvány, ajándék kártya

  gift-set @ gift-sets > gift-wrap, milestone-cards, greeting-card, gift-voucher
  ro seturi cadou, set cadou, set cadou bebe, pachet cadou, coș cadou, cutie cadou, coș cadou bebe, set cadou nou-născut, pachete cadou
  en gift sets, gift boxes, baby gift sets, hampers, baby hampers, gift baskets, gift set, new baby gift sets
  hu ajándékszettek, ajándékszett, ajándékcsomag, ajándékdoboz, babaajándék csomag, ajándék szett, ajándékkosár, ajándék csomag

  keepsake < gift-for-newborn, christening, first-birthday @ keepsakes + keepsake-album, footprint-kit, memory-box, milestone-cards, name-blanket, pregnancy-journal, name-blocks
  ro amintiri și cadouri personalizate, amintiri, amintiri bebe
  en keepsakes and personalised gifts, keepsakes, baby keepsakes
  hu emlékek és névre szóló ajándékok, emlékek, babaemlékek

  personalised-gift < keepsake @ keepsakes + name-blanket, name-blocks
  ro cadouri personalizate, cadou personalizat, cadouri cu nume, cadou cu nume
  en personalised gifts, personalized gifts, personalised baby gifts, name gifts, personalised presents
  hu névre szóló ajándékok, névre szóló ajándék, névre szóló, egyedi ajándék, személyre szóló ajándék, neves ajándék

  keepsake-album < keepsake @ keepsakes > milestone-cards, footprint-kit, memory-box
  ro albume pentru primul an, album pentru primul an, album foto bebe, album bebe, jurnal bebe, album, carte de amintiri, jurnalul bebelușului, album foto, caietul bebelușului, albume, jurnalul copilului
  en first-year albums, baby books keepsake, baby albums, baby journals, baby memory books, photo albums, first year album, baby record books, baby photo albums, baby diary
  hu első évem albumok, első évem album, babanapló, baba album, emlékkönyv, babaalbum, fotóalbum, első évem, baba napló, fényképalbum

  footprint-kit < keepsake @ keepsakes > memory-box, keepsake-album, milestone-cards
  ro seturi pentru amprente, set pentru amprente, set amprente, amprentă bebe, mulaj mânuțe, set amprente bebe, set mulaj, amprente, ramă amprentă, kit amprente, mulaj bebe, amprentă picioruș
  en hand and footprint kits, footprint kits, handprint kits, baby casting kits, baby print kits, clay handprint kit, hand and footprint kit, casting kits
  hu kéz- és láblenyomat készletek, kéz és láblenyomat készlet, lenyomat készlet, babalenyomat, lenyomatkészítő, kézlenyomat, láblenyomat, kéz láblenyomat, lenyomat szett, szobor készlet baba, lábnyomkészítő, lábnyom készlet, kéznyom, lábnyom, kéz és lábnyom, lenyomatkészlet, gipszlenyomat

  memory-box < keepsake @ keepsakes > keepsake-album, milestone-cards, footprint-kit
  ro cutii de amintiri, cutie de amintiri, cutie amintiri bebe, cutiuță dinți de lapte, cutie amintiri, cutiuță primul dințișor, cutie moț, cutiuțe
  en memory boxes, keepsake boxes, tooth boxes, memory box, first tooth boxes, baby memory box, keepsake box
  hu emlékdobozok, emlékdoboz, kincsesdoboz, tejfogdoboz, tejfog doboz, tejfogtartó, emlék doboz, első tejfog doboz

  milestone-cards < keepsake, baby-shower @ keepsakes > keepsake-album, footprint-kit, memory-box, name-blanket
  ro cartonașe pentru primele luni, cartonașe milestone, carduri milestone, cartonașe lunare, carduri luni bebe, cartonașe foto bebe, plăcuțe luni bebe, milestone, cartonașe luni, cartonașe foto
  en milestone cards, baby milestone cards, milestone discs, milestone blocks, monthly cards, milestones
  hu mérföldkőkártyák, mérföldkő kártya, mérföldkártya, babakártya, hónapkártya, mérföldkő korong, mérföldkő kártyák

  name-blanket < keepsake @ keepsakes > soft-toy, keepsake-album
  ro păturici personalizate cu nume, păturică personalizată cu nume, păturică personalizată, păturică cu nume, pled personalizat, păturică brodată
  en personalised name blankets, personalised blankets, personalized blankets, name blankets, personalised name blanket, embroidered blankets, personalised baby blankets
  hu névre szóló takarók, névre szóló takaró, neves takaró, egyedi takaró, hímzett takaró, feliratos takaró, névre szóló babatakaró

  pregnancy-journal < keepsake @ keepsakes > keepsake-album, pregnancy-pillow, belly-band, stretch-mark-cream
  ro jurnale de sarcină, jurnal de sarcină, jurnal sarcină, jurnalul sarcinii, agendă sarcină, jurnal gravidă
  en pregnancy journals, pregnancy diaries, pregnancy journal, bump books, pregnancy books, pregnancy diary
  hu várandósnaplók, várandósnapló, kismamanapló, terhességi napló, kismama napló, pocaknapló

  name-blocks < keepsake @ keepsakes > soft-toy, memory-box, keepsake-album
  ro cuburi cu nume, cuburi personalizate, litere nume copil, cuburi nume, litere din lemn nume
  en personalised name blocks, name blocks, personalised blocks, wooden name letters, personalised name puzzles
  hu névre szóló betűkockák, névre szóló betűkocka, neves kocka, névre szóló kocka, fa név betűk

  photo-frame < keepsake @ keepsakes, decor
  ro rame foto bebe, ramă foto, ramă foto bebe, ramă primul an, rame foto
  en photo frames, baby photo frames, picture frames, first year frames
  hu képkeretek, képkeret, baba képkeret, fotókeret, első évem képkeret

  baby-jewellery < keepsake @ keepsakes
  ro bijuterii bebe, brățară bebe, lanț cu cruciuliță, cercei bebe, lingură de argint, lănțișor bebe, colier de chihlimbar, brățară botez
  en baby jewellery, baby bracelets, christening bracelets, silver spoons, baby jewelry, amber necklaces, christening gifts silver
  hu babaékszerek, baba karkötő, keresztelői ékszer, baba fülbevaló, borostyán nyaklánc, ezüst kanál

  nappy-cake < present, baby-shower, gift-for-newborn @ gift-sets
  ro torturi din scutece, tort din scutece, tort de scutece, tort scutece
  en nappy cakes, diaper cakes, nappy cake
  hu pelenkatorták, pelenkatorta, pelenka torta

  greeting-card @ keepsakes, gift-sets
  ro felicitări, felicitare, invitații botez, invitații, felicitare botez, mărturii botez, invitație
  en greeting cards, cards, invitations, birthday cards, new baby cards, thank you cards, christening invitations
  hu üdvözlőkártyák, meghívó, képeslap, üdvözlőkártya, keresztelő meghívó, meghívók, ajándékkísérő

  gift-wrap @ gift-sets, keepsakes
  ro ambalaje de cadou, hârtie de împachetat, pungă cadou, ambalaj cadou, pungi cadou, împachetare cadou
  en gift wrap, gift bags, wrapping paper, gift wrapping
  hu díszcsomagolás, ajándéktáska, csomagolópapír, ajándék csomagolás, ajándékzacskó

  name-labels < nursery-start @ keepsakes, pram-bags > nursery-backpack, snack-box, water-bottle
  ro etichete cu nume, etichete haine grădiniță, etichete personalizate, etichete copii, etichete termocolante, etichete, etichete nume
  en name labels, clothing labels, iron on labels, name tags, stick on labels, name stickers, personalised labels
  hu névcímkék, névcímke, ruhacímke, feliratozó címke, vasalható névcímke, ovis jel, névmatrica, ovis címke

  party @ decor
  ro articole petrecere, decor petrecere, baloane, baloane petrecere, petrecere copii, decorațiuni petrecere, articole de petrecere, lumânări tort, lumânare tort, pinata
  en party supplies, balloons, party decorations, kids party, party, birthday party, cake toppers, birthday candles, pinatas
  hu party kellékek, lufi, lufik, party dekoráció, születésnapi dekoráció, zsúr kellékek, gyerekzsúr, születésnapi buli, szülinapi gyertya, tortagyertya
`)
