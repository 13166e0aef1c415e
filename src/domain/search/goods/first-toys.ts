/** Toys of the first two years, music and soft toys. */
import { typeTable } from './type-table.ts'

export const firstToys = typeTable(`
  toy + baby-toy, wooden-toy, educational-toy, building-toy, puzzle, board-game, doll, toy-vehicle, soft-toy, musical-toy, outdoor-toy, craft-toy, play-mat-or-gym, pretend-play
  ro jucării, jucărie, jucării copii, jucărioare, jucării bebe, jucării bebeluși
  en toys, toy, kids toys, playthings, children's toys
  hu játékok, játék, gyerekjáték, gyermekjáték, játékszer, játékszerek

  baby-toy @ baby-toys + rattle, teether, sensory-toy, pull-along-toy, cloth-book, pram-toy, soft-ball, comforter, stacking-toy, shape-sorter
  ro jucării bebeluși, jucării bebe, jucărie bebeluș, jucării pentru bebeluși, jucărie bebe, jucării nou-născut, prima jucărie
  en baby toys, infant toys, first toys, toys for babies, newborn toys
  hu bébijátékok, bébijáték, babajáték, babajátékok, bébi játék, baba játék, csecsemőjáték, első játékok

  sensory-toy @ baby-toys > play-mat, teether, soft-ball, comforter
  ro jucării senzoriale, jucărie senzorială, mingi senzoriale, cărți senzoriale, jucării contrast, bile senzoriale, cartonașe contrast
  en sensory toys, sensory balls, high contrast toys, black and white toys, sensory baby toys
  hu érzékelőjátékok, szenzoros játék, szenzoros labda, kontrasztos játék, érzékelő játék

  sensory-cube < sensory-toy @ baby-toys > play-mat
  ro cuburi senzoriale, cub senzorial, cub moale, cub textil, cub bebe, cuburi textile, cuburi moi, cub de pânză
  en sensory cubes, sensory cube, soft cubes, soft blocks, fabric cubes, cloth cubes, texture cube
  hu érzékelőkockák, érzékelőkocka, szenzoros kocka, puha kocka, babakocka, textilkocka

  crinkle-toy < sensory-toy @ baby-toys > comforter
  ro jucării foșnitoare, jucărie foșnitoare, foșnitoare, foșnitori, fâșâitoare
  en crinkle toys, crinkle toy, crinkly toys, crinkle squares, scrunchy toys, crackly toys, rustle toys, crinkle papers, crinkles, crinkle cloths, crackle toy
  hu zizegő játékok, zizegő játék, zörgő játék, zörgő, zizegő, zizi, csörgő papír

  mirror-toy < sensory-toy @ baby-toys > play-mat
  ro jucării cu oglindă, jucărie cu oglindă, oglindă bebe, oglindă de joacă, oglindă burtică, oglindă montessori, oglindă, oglinjoară
  en mirror toys, baby mirrors, mirror toy, floor mirrors, play mirrors, tummy time mirror
  hu tükrös játékok, tükrös játék, babatükör, tükör babáknak, bébitükör, hasalós tükör

  pull-along-toy < first-steps @ baby-toys, wooden-toys > play-mat, non-slip-socks, stacking-toy, board-book
  ro jucării de tras, jucărie de tras, rățușca de tras, elefantul de tras, jucărie cu sfoară, animal de tras, jucării cu sfoară, cățel de tras, câine de tras, jucărie cu șnur, rață de tras, jucărie cu ață
  en pull-along toys, pull toys, pull-along duck, pull-along elephant, pull along animals, pull string toys, pull along dogs, pull alongs, toys on a string, dog on a string, toys with string, draggable toys, pull-a-long toys, walk along toy
  hu húzós játékok, húzós játék, húzós kacsa, húzós elefánt, húzható játék, madzagos játék, húzós kutya, húzogatós játék, húzogatható játék, húzós állat, zsinóros játék

  soft-ball @ baby-toys > play-mat, stacking-toy, play-tunnel, cloth-book
  ro mingi moi, minge cu buline, minge bebe, mingiuță, mingiuțe, minge moale, mingi textile, minge textilă, minge senzorială, minge pentru bebeluși
  en soft balls, dotted play balls, baby balls, soft play balls, dotted balls, fabric balls, cloth balls, plush balls, squishy balls, textured balls, first balls, bumpy balls, rattle balls, o balls, oball, sensory ball
  hu puha labdák, puha labda, pöttyös játéklabda, pöttyös labda, babalabda, textil labda, plüss labda, bébilabda, rongylabda, érzékelő labda, szenzoros labda

  cloth-book < book @ baby-toys, books > play-mat, comforter, rattle
  ro cărți din pânză, carte din pânză, carte textilă, carte foșnitoare, cărticică moale, cărți foșnitoare, carte senzorială, cărți textile, cărticele din pânză, carte moale, cărți moi, carte din material, cărți de cârpă, prima carte, cărticică textilă
  en cloth books, soft books, crinkle books, fabric books, rag books, crinkly books, washable books, quiet books, material books
  hu textilkönyvek, textilkönyv, zizegő könyv, babakönyv, puha könyv, rongykönyv, textil könyv, pancsolókönyv, zizi könyv

  pram-toy @ baby-toys > comforter, soother-clip, muslin
  ro jucării pentru cărucior, jucărie pentru cărucior, jucărie de agățat la cărucior, jucării cărucior, jucărie cărucior, arcadă cărucior, spirală de activități, lanț cărucior, jucărie scoică, jucărie de agățat, jucărie căruț, jucării căruț, spirală, spirală cărucior, jucărie spirală, jucării landou, jucărie landou
  en pram toys, stroller toys, hanging toys, activity spirals, car seat toys, clip-on toys, pram charms, buggy toys, pram mobiles, spiral toys, buggy mobiles, pram hangers, dangly toys, pram strings, pram garlands, pram chains, stroller spirals, buggy books, dangling toys, pram spiral
  hu babakocsis játékok, babakocsis játék, babakocsi játék, spirális játszóka, játszóka, babakocsi lánc, függő játék, babakocsilánc, felakasztható játék, játékspirál, babakocsira játék, lógó játék, lógós játék, babakocsi csörgő, játék babakocsira, játék hordozóra, spirál játék, felcsíptethető játék, csipeszes játék, babakocsi spirál

  activity-centre < play-mat-or-gym, first-steps @ play-mats, baby-toys > play-mat
  ro centre de activități bebe, saritor bebe, jumperoo, centru de joacă bebe, jumper bebe, săritor, masă de activități, măsuță de activități, măsuțe de activități, centru de joacă, centru de activități, țopăitor
  en activity centres, baby jumpers, jumperoos, door bouncers, activity centers, activity tables, exersaucers, jumpers for babies, play tables, door bouncer
  hu ugrálók, babaugráló, ugráló, bébiugráló, játszóközpont, játszóasztal, készségfejlesztő asztal, aktivitásközpont, jumperoo, tevékenykedtető, foglalkoztató, játékcenter, aktivity center

  rattle @ rattles-teethers > teether, comforter, cloth-book
  ro zornăitoare, zornăitori, sunătoare, sunători, zdrăngănea, maracas bebe, zornăit, zuruitoare, maracas, clopoțel bebe, zurgălău, zdrăngănitoare, zăngănitoare, hârâitoare
  en rattles, baby rattles, stick rattles, bead rattles, wrist rattles, rattle toys, shakers, maracas, ring rattles, rattle sets, noise makers, hand rattles, sock rattles, egg shakers, rattler, jingly toy
  hu csörgők, csörgő, csörgőjáték, babacsörgő, csuklócsörgő, bébicsörgő, zörgő, babazörgő, kézi csörgő, csörgőkarika, csörgőcske

  teether < teething @ rattles-teethers > bib, soother-clip, teething-gel, muslin
  ro inele de dentiție, inel de dentiție, jucării de dentiție, jucărie dentiție, inel gingival, inele gingivale, jucărie de ros, jucării pentru dentiție, inel de dentiție cu urechi de iepuraș, girafă de dentiție, girafa sophie, jucării dinți, jucărie dinți, jucărie gingii, jucării gingii, inel gingii, inel pentru gingii, roșăreț, jucărie pentru dințișori, girafă, masticator, inel de ros, jucărie de mestecat, chestie de ros, dentitie bebe, colier alăptare, brățară dentiție, jucărie de dinți, gingival, rozător
  en teethers, teething rings, teething toys, bunny-ear teethers, baby teethers, chew toys, teething ring, teething giraffe, teether toys, chewing toys, sophie giraffe, sophie la girafe, sophie the giraffe, chewies, chew rings, chewable toys, gum soothers, teething keys, teethy toys, biting rings, teether rings, teathers, teething mitts, teething mittens, teething beads, chew beads, teething bunnies, chewelry, teething chews, gummy ring, chew, teething necklace
  hu rágókák, rágóka, rágóka karika, nyuszifüles rágóka, fogzási rágóka, fogzókarika, hűthető rágóka, rágókarika, fogzáskönnyítő játék, zsiráf rágóka, rágcsáló, rágcsáló játék, rágcsálós játék, rágcsa, rágcsi, fogzó, fogzó játék, fogzós játék, ínyrágó, fogzógyűrű, rágóka gyűrű, fográgóka

  rattle-and-teether-set < rattle, teether @ rattles-teethers > comforter
  ro seturi zornăitoare și inel, set zornăitoare și inel, set zornăitori și jucării dentiție, set prima zornăitoare
  en rattle and teether sets, rattle and teether set, teether and rattle sets
  hu csörgő és rágóka szettek, csörgő és rágóka szett, csörgőszett, csörgő szett

  soft-toy @ soft-toys > baby-blanket, picture-book, bedtime-story
  ro plușuri, pluș, jucării de pluș, jucărie de pluș, jucării pluș, animale de pluș, animal de pluș, animăluț de pluș, animăluțe de pluș, jucărie moale, jucării plușate, jucărie plușată, animal plușat, animale plușate, pluș mare, jucării moi, mascotă, mascote, cățel de pluș, pisică de pluș, elefant de pluș, unicorn de pluș, maimuță de pluș, peluș
  en soft toys, plush toys, plushies, cuddly toys, stuffed animals, stuffed toys, plush, cuddlies, soft toy animals, plushie, cuddly animals, soft animals, plush animals, fluffy toys, snuggle toys, stuffies, cuddle toys, snuggle buddies, snuggly toys, soft teddies, huggable toys, jellycats, cuddle buddies, fluffies
  hu plüssjátékok, plüssjáték, plüss, plüssállat, plüssállatok, plüssök, plüssfigura, puha játék, plüss játékok, plüssök gyerekeknek, plüss állatka, bújós plüss, bújós állatka, plüssfigurák, textiljáték, rongyjáték, szőrállat

  teddy-bear < soft-toy @ soft-toys > baby-blanket, picture-book
  ro ursuleți de pluș, ursuleț, ursulețul, ursul, ursoaica, ursuleț de pluș, urs de pluș, urs, ursuleți, urși, ursul mare, ursuleț mare, urs mare, martinel, ursule, ursuleț plușat, urs plușat, martinică
  en teddy bears, teddies, teddy, bears, plush bears, bear, teddy bear, mother bear, giant teddies, big teddies, giant bears, ted
  hu plüssmacik, maci, plüssmaci, mackó, macik, nagymaci, zsebmaci, mackómama, plüssmackó, medve, teddy maci, plüss medve, macika, brumi, bocs, medvebocs, óriás maci

  bunny-toy < soft-toy @ soft-toys > baby-blanket, picture-book
  ro iepurași de pluș, iepuraș, iepurașul, iepurașa, iepurele, iepure, iepuraș de pluș, iepure de pluș, iepurași, iepure plușat, iepuraș plușat, iepuroaică, urechilă, iepuraș paște, iepuraș moale, urecheat
  en plush bunnies, bunnies, bunny, rabbits, rabbit, toy rabbits, bunny soft toy, plush rabbits, lop-eared rabbit, peter rabbit, easter bunnies, bunny teddies, floppy bunnies, miffy, rabbit teddies
  hu plüssnyuszik, nyuszi, plüssnyuszi, nyúl, plüssnyúl, nyuszilány, nyuszik, lógófülű nyúl, plüss nyúl, nyuszika, nyulacska, tapsifüles, füles nyuszi

  comforter < sleep-helpers, gift-for-newborn @ soft-toys > soother, soother-clip, baby-sleeping-bag
  ro păturici doudou, păturica-doudou, doudou, jucărie de atașament, păturică de atașament, jucărie doudou, jucării doudou, prosopel doudou, batistuță de atașament, păturică cu jucărie, lovey, jucărie de somn, obiect de atașament, batistuță, iepuraș doudou, ursuleț doudou, dudu, cârpiță de somn, cârpuță doudou, păturică alint, jucărie tranzițională, jucărie de adormit, cârpică de adormit
  en comforters, baby comforters, comfort blankets, doudous, loveys, security blankets, lovey, blankies, snuggle blankets, cuddle cloths, comforter toys, blankie, snugglies, snuggle blankies, cuddle blankets, muslin comforters, taggies, taggie blankets, tag blankets, security comforters, lovie, snuggle cloths, snuggle comforters, bunny comforters, comfort toys, sleepy toys, attachment toys, sleep buddies, blankeys, soothing toys, snuggle rags, snugglie, comfort cloths, comforter blankets, snuggler, snuggle toy
  hu szundikendők, szundikendő, alvókendő, rongyi, szundi kendő, alvóka, alvós kendő, szundikák, szundika, szundipajti, alvós állatka, alvóállatka, szundi, alvós maci, rongyikendő, alvós rongyi, szunyókendő, szunyikendő, szunyi, alvós plüss, alvótárs, kendő alváshoz, bújókendő, bújóka, nyugtató kendő, altatós kendő, szundi állatka, szundi maci, alvópajti, alvóállat

  play-mat-or-gym @ play-mats + play-gym, play-mat
  ro centre de activități și covorașe, covoraș bebe
  en play gyms and mats, baby mats
  hu játszószőnyegek és tornázók

  play-gym < gift-for-newborn @ play-mats > sensory-toy, rattle, soft-ball
  ro centre de activități, centru de activități, salteluță cu arcadă și jucării, salteluță cu arcadă, arcadă cu jucării, arcadă bebe, arcadă de joacă, salteluță de activități, covoraș cu arcadă, salteluță cu jucării, baby gym, centre de activități bebe, centru activități bebeluși, centru de joacă bebe, centru de joacă, centre de joacă, arcadă, arcadă lemn, arcadă montessori, saltea cu arcadă, saltea de activități, saltea activități, covoraș cu jucării, covoraș activități, covoraș de activități, saltea cu jucării, gimnastică bebe, trapez bebe, trapez cu jucării, gym, play gym, spațiu de joacă cu arcadă
  en play gyms, baby gyms, activity gyms, arched baby gyms, play arches, baby activity gyms, activity arches, activity mats, baby play gym, baby arches, floor gyms, dangly gyms, sensory gyms, newborn gyms, montessori gyms, gym with toys, wooden gym, kick gym
  hu játszóállványok, játszóállvány, bébitornázó, babatornázó, játékíves szőnyeg, tornáztató, baba gym, tornázó, játékhíd, babatorna, tornáztató szőnyeg, baby gym, babatornáztató, bébi tornázó, játékív, játszóív, játszóhíd, bébi gym, tornázó állvány, babatorna állvány, tornáztató állvány, babaedző, játékállvány, tevékenykedtető szőnyeg

  play-mat @ play-mats > sensory-toy, soft-ball, rattle, cloth-book
  ro covorașe de joacă, covoraș de joacă, covoraș rotund de joacă, covor de joacă, salteluță de joacă, covoraș pentru timpul pe burtică, covoraș, covorașe, saltea de joacă, covor joacă, saltea de podea, salteluță de podea, covoraș de podea, covoraș podea, covoraș pe burtică, tummy time, covoraș de burtică, covor de târâit, covoraș târâit, saltea de târâit, covoraș pentru burtică, saltea pe burtă, spațiu joacă, preș joacă
  en play mats, playmats, tummy-time mats, baby play mats, crawling mats, tummy time mat, floor mats, tummy time, play rugs, padded mats, soft mats, quilted mats, baby rugs, tummy mats, play blankets, play matts
  hu játszószőnyegek, játszószőnyeg, hason fekvős szőnyeg, bébiszőnyeg, játszómatrac, kúszószőnyeg, babaszőnyeg, játszó szőnyeg, hasalós szőnyeg, hempergő, játszótakaró, játszó takaró, játékszőnyeg, mászószőnyeg, mászó szőnyeg, aktivitás szőnyeg

  foam-puzzle-mat < play-mat @ play-mats > soft-ball, building-blocks, pull-along-toy
  ro covoare puzzle din spumă, covor puzzle din spumă, covor puzzle, covoraș puzzle, covor din spumă, puzzle de podea din spumă, covor eva, puzzle burete, covor burete, covoraș spumă, puzzle de spumă, puzzle spumă, tatami, covoraș eva, covor cu litere, saltea puzzle, dale spumă
  en foam puzzle mats, foam mats, puzzle mats, foam tiles, interlocking foam mats, foam play mats, jigsaw mats, eva mats, foam flooring, abc mats, alphabet mats, interlocking mats, foam playmats, floor tiles
  hu habszivacs puzzleszőnyegek, habszivacs puzzleszőnyeg, puzzle szőnyeg, szivacsszőnyeg, habszőnyeg, szivacspuzzle, szivacs puzzle, habtapi szőnyeg, habszivacs szőnyeg, tapiszőnyeg, tapi szőnyeg, puzzleszőnyeg, összerakható szőnyeg, szivacs játszószőnyeg, eva szőnyeg, polifoam szőnyeg

  musical-toy @ musical-toys
  ro jucării muzicale, jucărie muzicală, jucării cu sunete, jucării care cântă, jucărie cu muzică, jucărie interactivă, jucării interactive
  en musical toys, music toys, sound toys, singing toys, noise toys, interactive toys, light and sound toys
  hu zenélő játékok, zenélő játék, hangot adó játék, zenés játék, éneklő játék, interaktív játék, hangos játék

  musical-instrument < musical-toy @ musical-toys + xylophone, toy-drum, toy-piano, toy-guitar
  ro instrumente muzicale, instrument muzical, instrumente muzicale copii
  en musical instruments, toy instruments, kids instruments, children's instruments, percussion sets
  hu hangszerek, hangszer, játékhangszer, gyerekhangszer, ritmushangszer

  xylophone @ musical-toys > sound-book, soft-toy, shape-sorter
  ro xilofoane, xilofon, metalofon, ţambal, țambal copii
  en xylophones, glockenspiels, metallophones, chime bars, xylofon
  hu xilofonok, xilofon, metallofon

  toy-drum @ musical-toys > sound-book, building-blocks, soft-toy
  ro tobe, tobă, tobă copii, tobiță, tamburină, tobe copii, dobă, set percuție
  en drums, toy drums, kids drums, drum, tambourines, drum sets, bongos, drum kits
  hu dobok, dob, gyerekdob, játékdob, csörgődob, dobszett, babadob

  toy-piano @ musical-toys > sound-book, picture-book, kids-chair
  ro piane de jucărie, pian de jucărie, pian copii, orgă copii, pian, orgă, pianină, orgă electronică, pian muzical, claviatură copii, clapă
  en toy pianos, pianos, kids keyboards, piano toys, keyboards, piano mats, musical keyboards, organ toys, mini pianos
  hu játékzongorák, játékzongora, zongora, szintetizátor, játék zongora, zenélő szőnyeg

  toy-guitar @ musical-toys
  ro chitare de jucărie, chitară copii, chitară, ukulele, microfon copii, microfon, karaoke copii
  en toy guitars, guitars, kids guitars, ukuleles, microphones, kids microphones
  hu játékgitárok, játékgitár, gitár, gyerekgitár, ukulele, mikrofon, játékmikrofon

  musical-mobile < cot-mobile @ musical-toys
  ro carusele muzicale, carusel muzical, carusel muzical pătuț, carusel cu muzică, carusel cu melodii, mobil muzical, muzicuță pătuț
  en musical mobiles, musical cot mobiles, music mobiles, singing mobiles, lullaby mobiles
  hu zenélő kiságyforgók, zenélő kiságyforgó, zenélő forgó, zenélő babaforgó, zenélő körforgó, zenés kiságyforgó, zenés forgó, zenélő mobil

  musical-projector < musical-toy, sleep-helpers @ musical-toys > comforter, baby-sleeping-bag, bedtime-story
  ro proiectoare muzicale, proiector muzical, proiector bebe, proiector cu muzică, proiector, proiector pătuț, proiector cu melodii, proiector cântece, lampă muzicală, lampă cu muzică
  en musical projectors, music projectors, projector with music, baby projectors, projector, projectors, lullaby projectors, cot projectors
  hu zenélő kivetítők, zenélő kivetítő, zenélő projektor, zenés projektor, kivetítő

  singing-bear < musical-toy, soft-toy @ musical-toys
  ro ursuleți cântăreți, ursuleț cântăreț, pluș muzical, jucărie muzicală de pluș, ursuleț muzical, ursuleț cu inimă, urs cântăreț, urs muzical, ursuleț cu muzică, urs cu inimă, ursuleț de adormit
  en singing bears, musical soft toys, singing teddies, musical bears, musical teddy, lullaby bears, heartbeat bears, teddies with music, musical plush
  hu éneklő macik, éneklő maci, zenélő plüss, zenélő maci, éneklő plüss

  music-box < musical-toy, keepsake @ musical-toys
  ro cutii muzicale, cutie muzicală, cutiuță muzicală
  en music boxes, musical boxes, music box
  hu zenedobozok, zenedoboz, zenélő doboz

  story-player < musical-toy @ musical-toys
  ro playere audio pentru copii, player povești, boxă copii, cititor de povești, tonies
  en story players, audio players for kids, story boxes, kids audio players, tonies
  hu mesedobozok, mesedoboz, hangoskönyv lejátszó, mesélő játék

  white-noise < musical-toy, sleep-helpers @ musical-toys, night-lights > night-light, comforter
  ro aparate de zgomot alb, zgomot alb, white noise, aparat white noise, jucărie zgomot alb, aparat de adormit bebe, jucărie de adormit
  en white noise machines, white noise, sleep aids, sound machines, sound soothers, sleep soothers
  hu fehér zaj gépek, fehér zaj, altatógép, altató játék, fehérzaj, altatóka, hanggép

  stacking-toy @ wooden-toys, baby-toys > play-mat, board-book, soft-ball
  ro turnuri cu inele, turn cu inele, piramidă, piramidă cu inele, turn de stivuit, jucărie de stivuit, cupe de stivuit, jucării de stivuit, piramide, turn montessori inele, inele de stivuit, inele stivuibile, cercuri de stivuit, stivuit, turn stivuibil, cupe stivuibile, pahare de stivuit, cupe stivuire, turn cuburi
  en stacking rings, stacking toys, stackers, stacking cups, ring stackers, nesting cups, nesting blocks, stacking towers, ring towers, rainbow rings, rings on a stick, stacking hoops, stackable toys, hoops on pole, stacking pyramids, nesting boxes
  hu gyűrűs tornyok, gyűrűs torony, montessori torony, toronyépítő, gyűrűpiramis, egymásra rakható poharak, toronyjáték, piramis játék, pohártorony, karika torony, karikás torony, karikapiramis, pakolós játék, poharas torony, gyűrűs piramis, építőpohár, rakosgató

  shape-sorter @ wooden-toys, baby-toys > play-mat, board-book, soft-ball, soft-toy
  ro sortatoare de forme, sortator de forme, sortator, cub sortator, jucării sortare forme, cutie cu forme, sortatoare, cub cu forme, sortat forme, sortare forme, joc de forme, cub de sortat, cub sortare, potrivire forme, casa de forme, cutia permanenței, forme geometrice, găleată forme
  en shape sorters, shape sorting cubes, sorting toys, shape sorting toys, sorter toys, shape boxes, shape cubes, sorting boxes, posting boxes, sorting cubes, shape puzzle box
  hu formaválogatók, formaválogató, formabedobó, formadoboz, formakereső, formaillesztő, bedobós játék, formaválogató kocka, bedobós kocka, formakirakó, formaegyeztető, formaberakó, bedobós doboz, bedobó

  push-along-walker < first-steps @ wooden-toys > non-slip-socks, first-steps-shoes, building-blocks
  ro antemergătoare, antemergător, jucării de împins, jucărie de împins, antepremergător, cărucior de împins, premergător de împins, ajutor de mers, cărucior primii pași, premergător din lemn, împingător, jucărie pentru mers, jucărie de mers, sprijin de mers, cărucior antemergător, mers copăcel, împingătoare, tropăitor
  en push-along walkers, push-along toys, baby walkers, push walkers, walkers, push toys, walking trolleys, first walkers toys, walker wagons, push along trolleys, learning walkers, push alongs, activity walkers, trolley walkers, brick trolleys, block trolleys, walking aids, toddle trucks, toddler trucks, baby trolleys, walker with blocks, push carts, learn to walk toy
  hu tologatós játékok, tologatós játék, járássegítők, járássegítő, tolható játék, járástanuló, tolókocsi, baba járássegítő, járássegítő kocsi, járássegítő játék, tolós játék, tologatós kocsi, tolós járássegítő, lépegetős játék, tologatós, toligálós játék, tologatható kocsi, első lépés kocsi

  walking-toy @ wooden-toys, ride-ons + push-along-walker, ride-on
  ro jucării de mers, ajutoare de mers
  en walking toys, walking aids for babies
  hu járást segítő játékok, járássegítő játék

  baby-walker < walking-toy, first-steps @ wooden-toys, ride-ons > non-slip-socks
  ro premergătoare, premergător, premergător bebe, premergător bebeluș, premergător muzical, mers pe roți, premergător cu roți, premergătoare bebe, premergator copii
  en sit-in walkers, baby walkers, round walkers, walkers with seat, sit in baby walkers
  hu bébikompok, bébikomp, babakomp, bébi komp, járókomp
`)
