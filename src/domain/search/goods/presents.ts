/** Presents and keepsakes. */
import { typeTable } from './type-table.ts'

export const presents = typeTable(`
  present + gift-voucher, keepsake
  ro cadouri, cadou, idei de cadouri, cadou bebe, cadou copil, cadouri copii, cadouri bebe, cadouri bebeluși, cadou bebeluș, cadou copii, dar, daruri, cadouaș, atenție bebe, cadou original, sugestii cadou, cadou mamă, cadou mămică, surpriză, plocon
  en gifts, gift, presents, present, gift ideas, baby gifts, kids gifts, gifts for babies, gift for kids, pressies, prezzies, presies, prezzie, pressie
  hu ajándékok, ajándék, ajándékötlet, ajándékötletek, babaajándék, gyerek ajándék, ajándék babának, ajándék gyereknek, húsvéti ajándék, névnapi ajándék, meglepetés

  gift-voucher @ gift-vouchers
  ro vouchere cadou, voucher cadou, voucher, card cadou, tichet cadou, carduri cadou, vouchere, bon cadou, cec cadou, cupon cadou, cupoane cadou, gift card, giftcard, certificat cadou, bon valoric, voucher mămici, card valoric, card cumpărături, tichet, cupon, bon de cumpărături
  en gift vouchers, gift cards, vouchers, gift card, gift voucher, e-gift cards, gift certificates, e-vouchers, egift cards, store cards, gift coupons, gift tokens, printable vouchers
  hu ajándékutalványok, ajándékutalvány, utalvány, ajándékkártya, vásárlási utalvány, ajándék utalvány, ajándék kártya, vásárlási kártya, ajándékbon, ajándékkupon

  gift-set @ gift-sets > gift-wrap, milestone-cards, greeting-card, gift-voucher
  ro seturi cadou, set cadou, set cadou bebe, pachet cadou, coș cadou, cutie cadou, coș cadou bebe, set cadou nou-născut, pachete cadou, cutii cadou, set de cadou, pachet de cadou, coș bebe, coș de cadou, cufăr cadou, box cadou, gift box, baby box, pachet bebe, cutie bebe, pachet surpriză, kit cadou, coșuleț cadou, seturi cadouri, set cadouri
  en gift sets, gift boxes, baby gift sets, hampers, baby hampers, gift baskets, gift set, new baby gift sets, present sets, gift hampers, newborn hampers, gift bundles, baby bundles, gift packs, pamper hampers, baby box
  hu ajándékszettek, ajándékszett, ajándékcsomag, ajándékdoboz, babaajándék csomag, ajándék szett, ajándékkosár, ajándék csomag, ajándék doboz, ajándék kosár, babacsomag, baba csomag, díszdobozos ajándék, dobozos ajándék, babaköszöntő csomag

  keepsake < gift-for-newborn, christening, first-birthday @ keepsakes + keepsake-album, footprint-kit, memory-box, milestone-cards, name-blanket, pregnancy-journal, name-blocks
  ro amintiri și cadouri personalizate, amintiri, amintiri bebe
  en keepsakes and personalised gifts, keepsakes, baby keepsakes
  hu emlékek és névre szóló ajándékok, emlékek, babaemlékek

  personalised-gift < keepsake @ keepsakes + name-blanket, name-blocks
  ro cadouri personalizate, cadou personalizat, cadouri cu nume, cadou cu nume, cadou gravat, cadou brodat, cu numele copilului, cu nume, brodat cu nume, gravat cu nume
  en personalised gifts, personalized gifts, personalised baby gifts, name gifts, personalised presents
  hu névre szóló ajándékok, névre szóló ajándék, névre szóló, egyedi ajándék, személyre szóló ajándék, neves ajándék

  keepsake-album < keepsake @ keepsakes > milestone-cards, footprint-kit, memory-box
  ro albume pentru primul an, album pentru primul an, album foto bebe, album bebe, jurnal bebe, album, carte de amintiri, jurnalul bebelușului, album foto, caietul bebelușului, albume, jurnalul copilului, album nou-născut, album poze, album de poze, caiet bebe, caiet amintiri, caiet de amintiri, jurnal, jurnale, cartea bebelușului, agenda bebelușului
  en first-year albums, baby books keepsake, baby albums, baby journals, baby memory books, photo albums, first year album, baby record books, baby photo albums, baby diary, memory books, record books, baby scrapbooks, memory journals, scrapbooks, memory album, baby book, first year book, keepsake book
  hu első évem albumok, első évem album, babanapló, baba album, emlékkönyv, babaalbum, fotóalbum, első évem, baba napló, fényképalbum, baba emlékkönyv, babaemlékkönyv, emlékalbum, emléknapló

  footprint-kit < keepsake @ keepsakes > memory-box, keepsake-album, milestone-cards
  ro seturi pentru amprente, set pentru amprente, set amprente, amprentă bebe, mulaj mânuțe, set amprente bebe, set mulaj, amprente, ramă amprentă, kit amprente, mulaj bebe, amprentă picioruș, amprentă mânuță, amprentă mână, amprentă lăbuță, amprente mânuțe, amprente picioare, amprente picior, amprentă picior, mulaje, mulaj, mulaj mâini, mulaj picioruș, mulaj picior, kit mulaj, mânuță gips, gips bebe, lut amprente, lut amprentă, tuș amprente, urme bebe, tălpiță bebe, tălpițe, palmă bebe, amintire mânuță
  en hand and footprint kits, footprint kits, handprint kits, baby casting kits, baby print kits, clay handprint kit, hand and footprint kit, casting kits, hand prints, imprint kits, footprints, handprints, baby imprints, impression kits, hand moulds, foot moulds, foot casts, hand casts, baby moulds, footprint ornament, ink kit, baby prints, inkless print kit
  hu kéz- és láblenyomat készletek, kéz és láblenyomat készlet, lenyomat készlet, babalenyomat, lenyomatkészítő, kézlenyomat, láblenyomat, kéz láblenyomat, lenyomat szett, szobor készlet baba, lábnyomkészítő, lábnyom készlet, kéznyom, lábnyom, kéz és lábnyom, lenyomatkészlet, gipszlenyomat, kézlenyomat készlet, baba lábnyom, talplenyomat, láblenyomat készítő, kézszobor, gipszlenyomat készlet

  memory-box < keepsake @ keepsakes > keepsake-album, milestone-cards, footprint-kit
  ro cutii de amintiri, cutie de amintiri, cutie amintiri bebe, cutiuță dinți de lapte, cutie amintiri, cutiuță primul dințișor, cutie moț, cutiuțe, cufăr amintiri, cufăr de amintiri, ladă amintiri, ladă de amintiri, cutie dinți, cutiuță dinți, cutie dințișori, cutiuță dințișori, cutiuță moț, casetă amintiri
  en memory boxes, keepsake boxes, tooth boxes, memory box, first tooth boxes, baby memory box, keepsake box, keepsake chest, time capsules, treasure boxes, memory chests, memento boxes
  hu emlékdobozok, emlékdoboz, kincsesdoboz, tejfogdoboz, tejfog doboz, tejfogtartó, emlék doboz, első tejfog doboz, emlékláda, kincsesláda, baba emlékdoboz, tejfogtartó doboz, emlékőrző

  milestone-cards < keepsake, baby-shower @ keepsakes > keepsake-album, footprint-kit, memory-box, name-blanket
  ro cartonașe pentru primele luni, cartonașe milestone, carduri milestone, cartonașe lunare, carduri luni bebe, cartonașe foto bebe, plăcuțe luni bebe, milestone, cartonașe luni, cartonașe foto, carduri lunare, cartonașe poze, carduri foto, plăcuțe luni, plăcuțe lunare, discuri luni, cartonașe pentru poze, carduri luni, cartonașe evoluție, cartonase momente
  en milestone cards, baby milestone cards, milestone discs, milestone blocks, monthly cards, milestones, month cards, age cards, monthly milestones, photo cards, milestone plaques, months discs, milestone markers
  hu mérföldkőkártyák, mérföldkő kártya, mérföldkártya, babakártya, hónapkártya, mérföldkő korong, mérföldkő kártyák, mérföldkő, mérföldkövek, havi kártya, hónapos kártya, fotókártya, babafotó kártya, hónap kártyák, havi fotókártya, fotózós kártya, fotózós kocka

  name-blanket < keepsake @ keepsakes > soft-toy, keepsake-album
  ro păturici personalizate cu nume, păturică personalizată cu nume, păturică personalizată, păturică cu nume, pled personalizat, păturică brodată, pătură cu nume, pătură personalizată, pături personalizate, pături cu nume, păturici cu nume, pled cu nume, pătură brodată, pătură nume, păturică gravată
  en personalised name blankets, personalised blankets, personalized blankets, name blankets, personalised name blanket, embroidered blankets, personalised baby blankets, blankets with name, customised blankets, custom blankets, monogrammed blankets, customized blankets, engraved blankets, monogram blankets, blanket with name
  hu névre szóló takarók, névre szóló takaró, neves takaró, egyedi takaró, hímzett takaró, feliratos takaró, névre szóló babatakaró, takaró névvel, nevesített takaró, hímzett babatakaró, pléd névvel, nevével ellátott takaró

  pregnancy-journal < keepsake @ keepsakes > keepsake-album, pregnancy-pillow, belly-band, stretch-mark-cream
  ro jurnale de sarcină, jurnal de sarcină, jurnal sarcină, jurnalul sarcinii, agendă sarcină, jurnal gravidă, jurnal de graviditate, jurnal mămici, jurnal mamă, caiet sarcină, caiet de sarcină, agendă gravidă, agenda gravidei, agenda gravide, album sarcină, album de sarcină, carte sarcină, planner sarcină
  en pregnancy journals, pregnancy diaries, pregnancy journal, bump books, pregnancy books, pregnancy diary, bump journals, pregnancy planners, bump diaries, expecting you, expecting journals, maternity journals
  hu várandósnaplók, várandósnapló, kismamanapló, terhességi napló, kismama napló, pocaknapló, babaváró napló, terhesnapló, napló kismamáknak, várandós könyv

  name-blocks < keepsake @ keepsakes > soft-toy, memory-box, keepsake-album
  ro cuburi cu nume, cuburi personalizate, litere nume copil, cuburi nume, litere din lemn nume, cuburi cu numele, cuburi gravate, litere nume, nume lemn, cubulețe cu nume, cubulețe nume
  en personalised name blocks, name blocks, personalised blocks, wooden name letters, personalised name puzzles, name bricks, name cubes, blocks with name, engraved blocks, custom blocks, personalised letters, name letters, wooden name, name puzzle
  hu névre szóló betűkockák, névre szóló betűkocka, neves kocka, névre szóló kocka, fa név betűk, névkocka, név kocka, kocka névvel, betűkockák névvel, nevesített kocka

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
