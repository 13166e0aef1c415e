/** Toys that teach, puzzles and games, crafts and books. */
import { typeTable } from './type-table.ts'

export const playAndLearn = typeTable(`
  educational-toy @ educational-toys + busy-board, sorting-game, flash-cards, threading-beads, abacus, activity-cube, montessori-toy
  ro jucării educative, jucărie educativă, jocuri educative, joc educativ, jucării de învățare, jocuri educaționale, jucării educaționale, jucării interactive, jocuri logice, joc logic, jocuri de logică
  en educational toys, learning toys, educational games, stem toys, developmental toys, toddler learning toys, logic games, logic toys, early learning
  hu fejlesztő játékok, fejlesztő játék, készségfejlesztő játék, oktatójáték, tanulójáték, oktató játék, készségfejlesztő, okos játék, fejlesztőjáték, készségfejlesztő játékok, logikai játék, logikai játékok, foglalkoztató játék, okosító játék, tanító játék, finommotorikus játék, mozgásfejlesztő játék, képességfejlesztő játék, gondolkodtató játék, beszédfejlesztő játék, kézügyesség fejlesztő

  montessori-toy @ educational-toys + busy-board, threading-beads, sorting-game
  ro jucării montessori, jucărie montessori, montessori, joc montessori, materiale montessori
  en montessori toys, montessori, montessori materials, waldorf toys
  hu montessori játékok, montessori játék, montessori, waldorf játék

  busy-board < educational-toy @ educational-toys > board-book, shape-sorter, soft-toy
  ro table de activități, tablă de activități, busy board, placă de activități, placă senzorială, tablă senzorială, panou senzorial, placă montessori, panou de activități, panou montessori, board montessori, tablă montessori, planșă activități, placă cu întrerupătoare, placă cu încuietori, cutie cu lacăte
  en busy boards, activity boards, sensory boards, busyboards, activity panels, latch boards, busy board, fiddle boards, lock boards, montessori boards, buckle boards, fidget boards, quiet boards, buckle toys, zip boards, bizzy boards, busy book
  hu készségfejlesztő táblák, készségfejlesztő tábla, matató, matatófal, busy board, matatótábla, ügyességi tábla, matató tábla, matatós játék, matatólap, nyitogatós játék, fejlesztő tábla, cipzáras tábla, montessori tábla

  sorting-game < educational-toy @ educational-toys > board-book, building-blocks, puzzle
  ro jocuri de sortare, joc de sortare, joc sortare culori, jocuri de potrivire, joc de potrivire, sortare culori, sortat culori, joc de asociere, asocieri, joc culori, joc de culori
  en sorting games, colour sorting games, matching games, sorting toys, color sorting, colour sorters, sorting bears, counting bears, colour games, sorting sets, sorting counters
  hu válogatós játékok, válogatós játék, színválogató, párosító játék, válogató játék, szortírozó, szortírozós játék, csoportosító játék

  flash-cards < educational-toy @ educational-toys > board-book, alphabet-blocks, puzzle
  ro cartonașe educative, cartonaș educativ, carduri educative, flashcarduri, cartonașe cu animale, cartonașe alfabet, cartonașe, jetoane educative, cartonașe bebe, carduri bebe, cartonașe de învățat, cartonase montessori, carduri montessori, cărți flash, jetoane, flash cards, carduri cu animale, carduri contrast, cartonașe cu imagini, imagini cu animale, planșe educative
  en flash cards, flashcards, picture cards, learning cards, alphabet cards, contrast cards, alphabet flashcards, abc cards, word cards, number cards, sensory cards, animal cards, learning flashcards
  hu képkártyák, szókártyák, fejlesztő kártyák, kártya gyerekeknek, képkártya, oktatókártya, szókártya, tanulókártya, kontrasztkártya, kártyák babáknak, montessori kártya

  threading-beads < educational-toy @ educational-toys > board-book, shape-sorter, coloured-pencils
  ro mărgele de înșirat, joc de înșirat, mărgele, șnuruit, jucărie de șnuruit, joc de șnuruit, mărgele șnur, șnuruire, mărgele de înșiruit, înșirat, înșirare, înșiră mărgele, bile de înșirat, coliere copii, șnur cu mărgele
  en threading beads, lacing toys, lacing beads, threading toys, wooden beads, lacing cards, threading games, lacing games, beading sets, threading sets, string beads
  hu fűzhető gyöngyök, fűzős játék, gyöngyfűző, fűzőcske, fűzőjáték, fűzögetős játék, gyöngyök, fűzögető, golyófűző

  abacus < educational-toy @ educational-toys > alphabet-blocks, coloured-pencils, picture-book
  ro abace, abac, numărătoare, socotitoare, jucărie de numărat, bețișoare de numărat, numărătoare cu bile, socoată, bile de numărat, numărat, socotitoare cu bile
  en abacuses, abacus, counting frames, counting toys, maths toys, counting beads
  hu golyós számolók, golyós számoló, abakusz, számolójáték, számolós játék, számoló, golyós számláló, számlálós játék, számolótábla, számtanuló

  activity-cube < educational-toy @ educational-toys, wooden-toys > board-book, play-mat, shape-sorter
  ro cuburi de activități, cub de activități, cub educativ, cub multifuncțional, cub montessori, cub interactiv, cub multiactivități, cub de joacă, cub din lemn, cub jucărie, cub cu activități
  en activity cubes, play cubes, activity cube, activity boxes, busy cubes, activity blocks
  hu játszókockák, készségfejlesztő kocka, játszókocka, aktivitás kocka, matatókocka, készségfejlesztő fakocka, foglalkoztató kocka, multifunkciós kocka

  learning-clock < educational-toy @ educational-toys
  ro ceasuri educative, ceas educativ, calendar educativ, glob pământesc, hartă copii, ceas de învățat
  en learning clocks, teaching clocks, wooden clocks, globes, kids calendars, toy clocks
  hu tanulóórák, tanulóóra, oktató óra, földgömb, gyerek naptár, fa óra

  kids-tablet < educational-toy @ educational-toys, musical-toys
  ro tablete educative, tabletă copii, laptop copii, telefon de jucărie, tabletă educativă, telefon jucărie, robot educativ, ceas inteligent copii
  en kids tablets, toy laptops, toy phones, learning tablets, kids smart watches, toy phone, robots
  hu gyerek tabletek, játéktelefon, játék laptop, oktató tablet, játék telefon, gyerek okosóra, robot játék

  science-kit < educational-toy @ educational-toys
  ro seturi de experimente, kit de experimente, set știință, microscop copii, telescop copii, experimente copii, lupă copii
  en science kits, experiment kits, kids microscopes, science toys, magnifying glasses, binoculars for kids
  hu kísérletező készletek, kísérletező készlet, tudományos játék, gyerek mikroszkóp, nagyító, bogárnéző

  puzzle @ puzzles-games > picture-book, coloured-pencils, building-blocks, puzzle-mat
  ro puzzle-uri, puzzle, puzzluri, puzzle copii, puzzle bebe, puzzleuri, pazăl, joc puzzle, jocuri puzzle, puzzle-ul, puzzle carton, puzzle imagini, puzzle educativ
  en jigsaw puzzles, puzzles, jigsaws, kids puzzles, toddler puzzles, puzzle, picture puzzles, chunky puzzles, first jigsaws, inset boards, shape puzzles, tray puzzles
  hu kirakók, kirakó, puzzle, kirakós, kirakós játék, puzzlek, kirakójáték, gyerek puzzle, puzzle kirakó, képkirakó, összerakós játék, pazli

  floor-puzzle < puzzle @ puzzles-games
  ro puzzle-uri de podea, puzzle de podea, puzzle mare, puzzle gigant, puzzle maxi, puzzle uriaș
  en floor puzzles, giant puzzles, floor jigsaws
  hu padlókirakók, padlókirakó, padló puzzle, óriás puzzle, padlópuzzle

  wooden-puzzle < puzzle @ puzzles-games, wooden-toys
  ro puzzle-uri din lemn, puzzle din lemn, incastru, incastre, puzzle incastru, puzzle lemn, puzzle montessori, puzzle cu mâner, puzzle cu buton, puzzle butoni, puzzle cu butoni, incastru animale, incastru forme, joc incastru
  en wooden puzzles, peg puzzles, inset puzzles, knob puzzles, wooden jigsaws, wooden jigsaw puzzles
  hu fakirakók, fakirakó, fa puzzle, formapuzzle, fogantyús puzzle, fogós puzzle, fapuzzle, fa kirakó, illesztős játék, fogós kirakó, gombos puzzle, gombos kirakó

  first-puzzle < puzzle @ puzzles-games > board-book, shape-sorter, stacking-toy
  ro primul puzzle, primele puzzle-uri, puzzle bebe, puzzle progresiv, puzzle simplu, puzzle începători, puzzle mici
  en first puzzles, baby puzzles, my first puzzle
  hu első kirakók, első kirakó, első puzzle, baby puzzle, bébi puzzle, bébipuzzle, bébi kirakó, babakirakó, baba puzzle

  puzzle-mat @ puzzles-games > puzzle
  ro covorașe pentru puzzle, suport puzzle, mapă puzzle
  en puzzle roll mats, jigsaw boards, puzzle boards, puzzle rolls
  hu puzzle tekercsek, puzzletekercs, puzzle alátét, puzzle tartó

  board-game @ puzzles-games > craft-kit, picture-book, modelling-clay
  ro jocuri de societate, joc de societate, boardgame, boardgames, joc de masă, jocuri de masă, jocuri copii, joc copii, jocuri de familie, jocuri, joc, monopoly, nu te supăra frate, joc cu zaruri, joc de strategie, jocuri de tablă, joc de tablă, joc cu pioni, remi, șah copii, șah
  en board games, family games, games, kids games, tabletop games, board game, game, travel games, strategy games, table games, quiz games, games night, first games, snakes and ladders, ludo, orchard games
  hu társasjátékok, társasjáték, társas, társasok, családi társas, társas játék, gyerek társas, családi társasjáték, ovis társas, ovis társasjáték, családi játék, asztali játék

  cooperative-game < board-game @ puzzles-games
  ro jocuri de cooperare, joc de cooperare, joc cooperativ, jocuri cooperative, joc colaborare, jocuri de colaborare, joc de echipă
  en co-operative games, cooperative games, cooperative board games, teamwork games
  hu kooperatív társasjátékok, kooperatív társasjáték, együttműködő társas, kooperatív játék, kooperatív társas

  memory-game < board-game @ puzzles-games
  ro jocuri de memorie, joc de memorie, memory, joc memory, perechi, jocuri memory, joc memorie, memorie, memori, memory animale
  en memory games, memory cards, pairs games, memory game, matching pairs, memo games, pairs, match games, pairs cards, pelmanism, memory pairs, picture pairs, pexeso, snap games, concentration games
  hu memóriajátékok, memóriajáték, memória játék, memory, párkereső, memóriakártya, párosító kártya, memo, memória, memóriás játék, memory kártya, párosító

  dominoes < board-game @ puzzles-games
  ro domino-uri, domino, joc domino, domino animale, piese domino, domino imagini
  en dominoes, domino games, picture dominoes, domino, animal dominoes
  hu dominók, dominó

  picture-lotto < board-game @ puzzles-games
  ro loto cu imagini, loto, bingo, bingo copii, joc loto, loto copii, loto animale, tombola, bingo imagini, loto-uri
  en picture lotto, lotto games, bingo games, bingo, lotto, picture bingo, matching lotto, animal bingo
  hu képes lottó, lottó, bingó, képlottó, bingo játék

  card-game < board-game @ puzzles-games
  ro jocuri de cărți, joc de cărți, cărți de joc, păcălici, cărți de joc copii
  en card games, playing cards, kids card games, snap cards, happy families, snap
  hu kártyajátékok, kártyajáték, kártya, fekete péter, gyerek kártya, kártyák

  balancing-game < board-game @ puzzles-games
  ro jocuri de echilibru, joc de echilibru, turn instabil, jenga, joc de îndemânare, pescuit magnetic, joc de pescuit, bowling copii, popice
  en balancing games, stacking games, jenga, skill games, fishing games, magnetic fishing, skittles, bowling sets
  hu egyensúlyozó játékok, ügyességi játék, jenga, egyensúlyjáték, horgászjáték, mágneses horgászat, bowling, kuglikészlet, tekejáték

  craft-toy @ craft + colouring-pencils-group, craft-kit, modelling-clay, watercolours, stamps, stickers, colouring-book, drawing-board
  ro creație și desen, jucării creative, jocuri creative, arte și meserii, materiale creative, activități creative, lucru manual, creativ
  en arts and crafts, crafts, craft, creative toys, art supplies, kids crafts, kids art
  hu kreatív játékok, kreatív játék, kreatív, kézműves játék, kézműves, kézműveskedés, rajz és kreatív, kreatív hobby, kreatív ajándék, barkácsolós játék, alkotós játék, festős játék, rajzolós játék, kézműves ajándék

  colouring-pencils-group + coloured-pencils, wax-crayons, felt-pens, chalk
  ro culori, culori de desenat, instrumente de scris, culori copii
  en drawing things, colours, pens and pencils, colouring pencils and pens
  hu rajzeszközök, színezők, rajzeszköz, íróeszközök

  coloured-pencils < craft-toy @ craft > colouring-book, pencil-case, craft-kit, stamps, drawing-paper
  ro creioane colorate, creion colorat, creioane, creioane de colorat, culori creioane, creioane de desen, culori lemn, creioane triunghiulare, creioane groase
  en coloured pencils, colored pencils, colouring pencils, pencils, pencil crayons, coloring pencils, pencil sets, drawing pencils, crayola pencils, chunky pencils, triangular pencils
  hu színes ceruzák, színes ceruza, színesceruza, ceruza, ceruzák, színes ceruzakészlet, színesek, ceruzakészlet, ceruza készlet, színesceruza készlet, rajzceruza

  wax-crayons < craft-toy @ craft > colouring-book, craft-kit, stamps, drawing-paper
  ro creioane cerate, cerate, creion cerat, culori cerate, creioane de ceară, ceracolor, culori de ceară, creta cerată, pasteluri cerate, crete cerate
  en wax crayons, crayons, chunky crayons, jumbo crayons, baby crayons
  hu zsírkréták, zsírkréta, viaszkréta, zsírkréta készlet, bébi zsírkréta, viaszkréták, babakréta

  felt-pens < craft-toy @ craft > colouring-book, pencil-case, craft-kit, stamps, drawing-paper
  ro carioci, cariocă, markere, markere copii, carioci groase, markere lavabile, feutre
  en felt pens, felt tips, markers, marker pens, felt tip pens, colouring pens, coloring markers, felts, washable pens, washable markers, drawing pens, textas, fibre tips, crayola markers, pens
  hu filctollak, filctoll, filc, filcek, filckészlet, lemosható filc, kimosható filc, kimosható filctoll, filctoll készlet, színes filc, rostirón

  chalk < craft-toy @ craft > drawing-board
  ro crete, cretă, cretă de asfalt, cretă colorată
  en chalks, chalk, sidewalk chalk, pavement chalk, coloured chalk
  hu kréták, kréta, aszfaltkréta, táblakréta, színes kréta

  watercolours < craft-toy @ craft > apron, drawing-paper, paint-brushes, craft-kit, coloured-pencils
  ro acuarele, vopsele, acuarelă, tempera, vopsele copii, guașe, pictură, vopsea de degete, pictat, dactilopictură, pictură pe numere, culori de apă, culori pe apă, vopsele de apă, set acuarele
  en watercolours, paints, finger paints, watercolors, poster paints, painting sets, paint sets, kids paint, painting, paint palettes, paintboxes, paint boxes, washable paints, water paints, watercolour sets, aquarelles, paint trays
  hu vízfestékek, vízfesték, festék, ujjfesték, tempera, vízfestékkészlet, festékek, festőkészlet, festés, számfestő, akvarell, gombfesték, festékkészlet, festőszett

  paint-brushes < craft-toy @ craft > watercolours
  ro pensule, pensulă, bureți de pictat, pensule copii
  en paint brushes, paintbrushes, kids paint brushes, painting sponges
  hu ecsetek, ecset, ecsetkészlet

  modelling-clay < craft-toy @ craft > apron, stamps, craft-kit
  ro plastilină, plastiline, play doh, lut, argilă, pastă de modelat, plastilină copii, slime, nisip kinetic, lut de modelat, aluat de modelat, plastilină moale, plastelină, plastilina modelabilă, plastelin, plastilina de modelat
  en modelling clay, play dough, playdough, play doh, clay, plasticine, kinetic sand, modeling clay, air dry clay, slime, modelling dough, moulding clay, fimo, molding clay, modeling dough, playdough sets, dough
  hu gyurmák, gyurma, gyurmakészlet, play doh, agyag, kinetikus homok, slime, gyurmaszett, homokgyurma, plasztilin, gyurmázás

  craft-kit < craft-toy @ craft > coloured-pencils, felt-pens, modelling-clay
  ro seturi de creație, set de creație, set creativ, kit creativ, seturi creative, trusă de creație, kit de creație, mărgele de călcat, origami, set de bijuterii, set de cusut copii, set desen, set de desen, trusă desen, set de colorat, set pictură, kit handmade, set handmade, set hobby, diy, set diy, kit diy, kit craft, craft, craft copii, set activități, set colaj, set decorat, atelier de creație, joc creativ, joc de creație
  en craft kits, craft sets, creative kits, activity kits, art kits, iron beads, hama beads, jewellery making kits, origami, craft boxes, sewing kits for kids, diy kits, creative sets, craft activities, sewing kits, craft bundles, making kits
  hu kreatív készletek, kreatív készlet, kreatív szett, kézműves készlet, vasalható gyöngy, ékszerkészítő, origami, kreatív csomag, varrókészlet gyerekeknek, kreatív doboz, barkácskészlet, kézműves szett, kézműves csomag, kreatív ajándék, barkácsolás, alkotókészlet

  stamps < craft-toy @ craft > coloured-pencils, felt-pens, craft-kit
  ro ștampile de lemn, ștampile, ștampilă, set ștampile, ștampile copii, stampile animale, tușieră, sigilii
  en wooden stamps, stamps, rubber stamps, stamp sets, kids stamps, ink stamps, stampers, stamp kits, ink pads, stamp pads, animal stamps
  hu nyomdakészletek, nyomdakészlet, nyomda, pecsét, pecsétek, nyomdák, pecsételő, bélyegző, nyomdázó

  stickers < craft-toy @ craft
  ro abțibilduri, stickere, autocolante, stickere copii, abțibild, tatuaje copii, carte cu abțibilduri, tatuaje temporare
  en stickers, sticker sheets, sticker books, temporary tattoos, sticker albums
  hu matricák, matrica, gyerek matrica, matricáskönyv, lemosható tetoválás, matricás füzet, matricás könyv

  colouring-book < craft-toy @ craft, books > coloured-pencils, felt-pens
  ro cărți de colorat, carte de colorat, planșe de colorat, cărți de activități, carte de activități, caiet de activități, carte colorat
  en colouring books, coloring books, activity books, drawing books, colouring book, workbooks
  hu színezők, kifestők, kifestő, színező, kifestőkönyv, foglalkoztató füzet, színezőkönyv, foglalkoztató könyv, foglalkoztatókönyv

  drawing-paper < craft-toy @ craft > coloured-pencils, watercolours
  ro hârtie de desen, bloc de desen, hârtie colorată, carton colorat, caiet de desen, bloc desen
  en drawing paper, sketch pads, coloured paper, craft paper, paper pads, drawing pads
  hu rajzlapok, rajzlap, színes papír, rajzfüzet, rajztömb, kartonpapír

  drawing-board < craft-toy @ craft > chalk, felt-pens
  ro table de desenat, tablă de desen, tablă magnetică, șevalet, tablă copii, tăbliță magnetică, tablă de scris, șevalet copii, tabletă de desenat, tablă cu cretă
  en drawing boards, easels, magnetic drawing boards, chalkboards, whiteboards, kids easels, blackboards, magna doodle, lcd writing tablets
  hu rajztáblák, rajztábla, mágneses tábla, festőállvány, krétatábla, gyerek tábla, mágneses rajztábla, lcd rajztábla, kétoldalas tábla

  scissors < craft-toy @ craft
  ro foarfeci, foarfecă copii, lipici, foarfecă, lipici copii, adeziv copii
  en scissors, kids scissors, glue, safety scissors, glue sticks
  hu ollók, olló, ragasztó, gyerekolló, ragasztóstift

  apron < craft-toy @ craft, bibs
  ro șorțuri, șorțuleț, șorțulețe, șorț de pictură, șorț copii, șorț bucătărie copii, șorț pictură
  en aprons, painting aprons, kids aprons, smocks, art smocks, painting smocks
  hu kötények, festőkötény, kötény, gyerekkötény, gyerek kötény

  book @ books > night-light, soft-toy, bookcase
  ro cărți pentru copii, carte, cărți, cărți copii, cărticică, cărți de povești, povești, cărticele, carte copii, cărți bebe, cărți bebeluși, poezii copii, enciclopedie copii, poveste, cărți ro, literatură copii, lectură copii, cărți de citit, carte de citit
  en children's books, books, book, kids books, baby books, storybooks, story books, stories, nursery rhymes, reading books
  hu gyerekkönyvek, könyv, könyvek, mesekönyv, mesekönyvek, mesék, gyermekkönyv, babakönyv, gyerekkönyv, mondókáskönyv, verseskönyv, mondókák, mese, könyvecske, ismeretterjesztő könyv, ovis könyv

  board-book < book @ books > soft-toy, night-light
  ro cărți cartonate, carte cartonată, cărți cartonate bebe, carte bebe, cărți groase, cărți cu pagini groase, pagini cartonate, cărți bebe, cărți carton, carte carton, cărți tari, carte tare, carti indestructibile, cartonaș carte, pagini groase
  en board books, boardbooks, baby board books, first books, board book, cardboard books, chunky books, card books, thick books
  hu lapozók, lapozó, leporelló, lapozókönyv, keménylapos könyv, kartonkönyv, leporellók, bébi lapozó, lapozgató, lapozgatós könyv, lapozgatók, vastaglapos könyv, bébikönyv, kemény lapos könyv

  picture-book < book @ books > soft-toy, night-light
  ro cărți ilustrate, carte ilustrată, carte cu imagini, cărți cu imagini, carte cu ilustrații, album ilustrat, picture book, cărți cu poze
  en picture books, illustrated books, picture book
  hu képeskönyvek, képeskönyv, képes könyv, illusztrált könyv, böngésző, képes mesekönyv, keresgélős könyv, nézegetős könyv

  flap-book < book @ books > soft-toy
  ro cărți cu clapete, carte cu clapete, carte cu ferestre, carte pop-up, cărți pop-up, cărți 3d, cărți cu ferestre, carte cu ferestruici, cărți cu surprize, carte cu surprize, cărți cu ferestruici
  en lift-the-flap books, flap books, pop-up books, lift the flap book, lift the flap, peekaboo book
  hu ablakos könyvek, ablakos könyv, kihajtós könyv, térbeli könyv, pop up könyv, kinyitható könyv, kukucskálós könyv, nyitogatós könyv, felhajtható könyv, kihajtogatós könyv, felhajtós könyv, ablakos lapozó

  sound-book < book @ books > soft-toy
  ro cărți cu sunete, carte cu sunete, carte muzicală, cărți muzicale, carte sonoră, carte interactivă, audiobook copii, carte cu muzică, carte cu butoane, cărți cu butoane, carte audio, carte cu cântece, carte cu melodii, cărți cu melodii
  en sound books, musical books, noisy books, sound book, song books, audio books, music books, noise books, talking books, singing books, button book
  hu hangoskönyvek gombokkal, hangoskönyv, hangos könyv, zenélő könyv, hangoskönyvek, hangos lapozó, gombos könyv, nyomkodós könyv, zenés könyv

  bedtime-story < book @ books > night-light, soft-toy, pyjamas
  ro povești de seară, poveste de seară, povești de noapte bună, cărți de povești, povești de culcare, poveste, povești de adormit, poveste de noapte bună, povești, basm, basme, carte de seară, cărți de seară, carte de culcare, noapte bună, povești nani
  en bedtime stories, bedtime books, bedtime story books, goodnight books, fairy tales, bedtime story, bedtime reads, goodnight stories, sleep stories, sleepy story
  hu esti mesék, esti mese, altatómese, elalvós mese, esti mesekönyv, mese, altató mese, mesék, altatós könyv

  touch-and-feel-book < book @ books > soft-toy
  ro cărți de pipăit, carte de pipăit, carte senzorială, carte cu texturi, carte tactilă, cărți senzoriale, cărți cu texturi, cărți tactile, carte cu materiale, cărți cu materiale, carte cu blăniță, cărți cu blăniță, cărți cu atingere, carte de atins
  en touch-and-feel books, touchy feely books, sensory books, texture books, tactile books, touch and feel book, feely books, touchy feely, feel books, furry books, touch and feel
  hu tapizós könyvek, tapizós könyv, tapogatós könyv, simogatós könyv, tapintós könyv, tapogatós lapozó, tapizó
`)
