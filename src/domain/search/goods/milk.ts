/** Bottle, breast and soother. */
import { typeTable } from './type-table.ts'

export const milk = typeTable(`
  feeding + baby-bottle, teat, breast-pump, steriliser, bottle-warmer, high-chair, tableware, cup, bib, baby-food, infant-formula
  ro hrănire, hrănirea bebelușului, masa bebelușului, accesorii hrănire, articole hrănire
  en feeding, baby feeding, mealtime, feeding accessories
  hu etetés, babaetetés, etetési kellékek, etetési kiegészítők

  bottle-feeding @ bottles + baby-bottle, teat, steriliser, bottle-warmer, bottle-brush, formula-dispenser
  ro alimentație cu biberonul, accesorii biberon, accesorii biberoane, set biberoane accesorii
  en bottle feeding, bottle accessories, bottle feeding set
  hu cumisüveges etetés, cumisüveg kiegészítők, cumisüveg tartozék

  baby-bottle @ bottles > teat, steriliser, bottle-brush, bottle-warmer, formula-dispenser, bottle-bag, bottle-drying-rack
  ro biberoane, biberon, sticluță, sticluțe, biberon bebe, biberoane bebe, set biberoane, sticlă de lapte
  en baby bottles, bottles, feeding bottles, milk bottles, nursing bottles, bottle sets
  hu cumisüvegek, cumisüveg, cumisüveg szett, cumis üveg, babaüveg, etetőüveg, bébi üveg, cuclisüveg

  anti-colic-bottle < baby-bottle @ bottles > teat, steriliser, bottle-brush
  ro biberoane anticolici, biberon anticolici, biberon anti colici, biberon anticolic
  en anti-colic bottles, colic bottles, anti colic baby bottles
  hu hasfájás elleni cumisüvegek, hasfájás elleni cumisüveg, kólika elleni cumisüveg, antikolik cumisüveg, anti colic cumisüveg

  teat @ teats > baby-bottle, steriliser, bottle-brush
  ro tetine, tetină, tetine biberon, tetină biberon, tetină anticolici, biberon tetină
  en teats, bottle teats, nipples, bottle nipples, anti-colic teats, replacement teats, nipple for bottle
  hu etetőcumik, etetőcumi, cumisüveg cumi, cserecumi, cumifej, etető cumi, üvegcumi, cumi cumisüvegre, folyású cumi, áramlású cumi

  cereal-teat < teat @ teats > baby-bottle, baby-cereal
  ro tetine pentru cereale, tetină pentru cereale, tetină cereale
  en cereal teats, porridge teats, y-cut teats
  hu pépes etetőcumik, pépes etetőcumi, pépes cumi, y lyukú etetőcumi

  soother < sleep-helpers @ soothers > soother-clip, soother-case, comforter, steriliser
  ro suzete, suzetă, suză, suzete bebe, suzetă bebeluș, suzică, țumi, biberon fals
  en soothers, dummies, dummy, pacifiers, pacifier, binkies, binky, soother, paci, dummys
  hu játszócumik, cumi, cumik, játszócumi, altatócumi, nyugtatócumi, fogszabályozós cumi, cucli, nyugtató cumi, játszó cumi, szimmetrikus cumi

  night-soother < soother @ soothers > soother-clip, soother-case
  ro suzete de noapte, suzetă de noapte, suzete fosforescente, suzetă fosforescentă, suzetă care luminează
  en glow-in-the-dark soothers, night soothers, night time dummies, glow in the dark dummies, night pacifiers
  hu éjszakai cumik, éjszakai cumi, világító cumi, foszforeszkáló cumi

  soother-clip @ soothers > soother, soother-case, teether, comforter, bib
  ro clipsuri pentru suzetă, clips pentru suzetă, clips suzetă, lanț suzetă, lănțișor suzetă, agățătoare suzetă, port suzetă, lanțuri suzete, clips, lanț pentru suzetă, prindere suzetă
  en soother clips, dummy clips, pacifier clips, dummy chains, pacifier holders, soother chains, soother clip, dummy holders
  hu cumitartó láncok, cumitartó, cumilánc, cumitartó lánc, cumi csipesz, cumicsipesz, cumipánt, cumi lánc

  soother-and-clip-set < soother, soother-clip @ soothers > soother-case
  ro seturi suzetă și clips, set suzetă și clips, set suzete
  en soother and clip sets, soother and clip set, dummy sets
  hu cumi és cumilánc szettek, cumi és cumilánc szett, cumi szett

  soother-accessory @ soothers + soother-clip, soother-case
  ro accesorii pentru suzete, accesorii suzetă
  en soother accessories, dummy accessories, pacifier accessories
  hu cumi kiegészítők, cumi kiegészítő

  soother-case @ soothers > soother
  ro cutii pentru suzete, cutie suzetă, cutiuță suzetă, suport suzetă, cutii suzete
  en soother cases, dummy cases, pacifier cases, soother boxes, soother holders, steriliser pods
  hu cumitartó dobozok, cumitartó doboz, cumidoboz, cumi doboz, cumitok

  breastfeeding-goods @ breastfeeding + breast-pump, nursing-pads, milk-bags, nipple-shields, nursing-cover, lanolin, milk-shells, milk-pots, nursing-pillow, nursing-bra
  ro alăptare, alăptat, accesorii alăptare, articole alăptare, produse alăptare, pentru alăptare
  en breastfeeding, nursing, breastfeeding accessories, breastfeeding essentials, breast feeding
  hu szoptatás, szoptatási kellékek, szoptatós kiegészítők, szoptatáshoz

  breast-pump @ breast-pumps > milk-bags, nursing-pads, nursing-bra, milk-pots, baby-bottle, steriliser, pump-parts, bottle-bag
  ro pompe de sân, pompă de sân, pompă sân, pompe sân, pompă lapte, pompă de muls, mulgător, pompă de lapte matern, pompă muls, aparat de muls
  en breast pumps, breastpumps, milk pumps, breast pump, pumps, expressing machines, breast milk pumps
  hu mellszívók, mellszívó, mellszívó készülék, mellpumpa, fejőgép, tejszívó, anyatejszívó, anyatej pumpa, anyatejpumpa, tejpumpa

  electric-breast-pump < breast-pump @ breast-pumps > milk-bags, nursing-pads, nursing-bra, pump-parts
  ro pompe de sân electrice, pompă de sân electrică, pompă electrică, pompă dublă electrică, pompă electrică de sân
  en electric breast pumps, double electric breast pumps, double breast pumps, electric pumps
  hu elektromos mellszívók, elektromos mellszívó, dupla mellszívó, kétfázisú mellszívó

  manual-breast-pump < breast-pump @ breast-pumps > milk-bags, nursing-pads
  ro pompe de sân manuale, pompă de sân manuală, pompă manuală, pompă manuală de sân
  en manual breast pumps, hand breast pumps, hand pumps
  hu kézi mellszívók, kézi mellszívó, manuális mellszívó

  wearable-breast-pump < electric-breast-pump @ breast-pumps > milk-bags, nursing-bra, pump-parts
  ro pompe de sân portabile, pompă de sân portabilă, pompă hands free, pompă de sân hands free, pompă fără fire, pompă portabilă
  en wearable breast pumps, hands free breast pumps, portable breast pumps, wireless breast pumps, wearable pumps, handsfree breast pumps
  hu hordható mellszívók, hordható mellszívó, hordozható mellszívó, melltartóba helyezhető mellszívó, vezeték nélküli mellszívó, kézmentes mellszívó

  milk-collector < breast-pump @ breast-pumps > milk-bags, nursing-pads
  ro colectoare de lapte, colector de lapte, colector lapte matern, pompă silicon, colectoare lapte
  en silicone milk collectors, milk collectors, milk catchers, haakaa, silicone breast pumps, milk savers
  hu szilikon tejgyűjtők, tejgyűjtő, anyatejgyűjtő, haakaa, szilikon mellszívó

  pump-parts @ breast-pumps
  ro accesorii pompă de sân, piese pompă de sân, cupe pompă, pâlnii pompă, piese de schimb pompă
  en breast pump parts, pump flanges, breast shields for pumps, breast pump accessories, pump spare parts
  hu mellszívó alkatrészek, mellszívó tartozék, mellszívó tölcsér, mellszívó alkatrész, mellszívófej

  nursing-pads @ breastfeeding > nursing-bra, lanolin, milk-bags
  ro tampoane de alăptare, tampoane sân, tampoane pentru sân, tampoane de sân, discuri absorbante, absorbante sân, tampoane alăptare, tampoane absorbante sâni
  en nursing pads, breast pads, bra pads, breastfeeding pads, disposable nursing pads, milk pads
  hu melltartóbetétek, melltartóbetét, melltartó betét, szoptatós betét, mellbetét, egyszer használatos melltartóbetét

  washable-nursing-pads < nursing-pads @ breastfeeding > nursing-bra
  ro tampoane lavabile, tampoane de alăptare lavabile, tampoane sân lavabile, tampoane refolosibile
  en washable nursing pads, reusable breast pads, reusable nursing pads, washable breast pads
  hu mosható melltartóbetétek, mosható melltartóbetét, mosható szoptatós betét

  milk-bags @ breastfeeding > bottle-bag, milk-pots, nursing-pads, breast-pump
  ro pungi pentru lapte matern, pungi lapte matern, pungi de stocare lapte, pungi colectare lapte, pungi lapte, pungi congelare lapte
  en breast milk bags, milk storage bags, breast milk storage bags, milk bags, breastmilk bags, milk freezer bags
  hu anyatejtároló tasakok, anyatejtároló tasak, anyatejtároló zacskó, tejtároló tasak, anyatej tároló, anyatejzacskó, anyatejtároló

  milk-pots @ breastfeeding > breast-pump, bottle-bag, nursing-pads, milk-bags
  ro recipiente pentru lapte, recipiente lapte matern, recipiente de stocare lapte, borcănele lapte, recipient lapte
  en milk storage pots, milk storage containers, breast milk containers, breast milk storage, milk storage cups
  hu anyatejtároló poharak, anyatejtároló pohár, anyatejtároló edény, tejtároló, tejtároló pohár, anyatej tároló, anyatejtároló

  nipple-shields @ breastfeeding > lanolin, nursing-pads, nursing-bra
  ro protecții pentru mamelon, protecție mamelon, protectoare mamelon, mameloane silicon, scut mamelon, mamelon silicon, protecții mamelon
  en nipple shields, nipple protectors, breastfeeding shields, nipple covers
  hu bimbóvédők, bimbóvédő, mellbimbóvédő, szoptatós bimbóvédő

  nursing-cover @ breastfeeding > nursing-top, nursing-pads, nursing-pillow, burp-cloth
  ro eșarfe de alăptare, eșarfă de alăptare, șal alăptare, acoperitoare alăptare, pelerină de alăptare, eșarfă alăptat
  en nursing covers, breastfeeding covers, nursing scarves, nursing aprons, breastfeeding shawls, feeding covers, breastfeeding scarf
  hu szoptatós kendők, szoptatós kendő, szoptatókendő, szoptatós takaró, szoptatós sál

  lanolin @ breastfeeding > nursing-pads, nipple-shields, nursing-bra
  ro creme cu lanolină, cremă cu lanolină, lanolină, cremă mameloane, cremă pentru mameloane, cremă sâni, unguent mameloane
  en lanolin creams, nipple creams, nipple balms, lanolin, nipple cream, lanolin cream
  hu lanolinos krémek, lanolinos krém, mellbimbó krém, bimbókrém, lanolin, mellbimbókrém, bimbóvédő krém

  milk-shells @ breastfeeding > nursing-pads, milk-bags, nursing-bra
  ro căni de colectare, cupe de colectare lapte, cochilii de colectare, cupe sân
  en milk shells, breast shells, milk collection shells, breast milk shells
  hu tejgyűjtő kagylók, tejgyűjtő kagyló, mellkagyló, tejgyűjtőkagyló

  nursing-tea @ breastfeeding, baby-food
  ro ceaiuri de lactație, ceai de lactație, ceai pentru alăptare, ceai mame
  en nursing teas, lactation teas, breastfeeding teas, lactation cookies
  hu szoptatós teák, szoptatós tea, tejszaporító tea, anyatea, kismama tea

  warm-cold-packs @ breastfeeding
  ro comprese pentru sâni, comprese sân, comprese gel, pernuțe cald rece
  en breast warm and cold packs, breast therapy packs, breast gel pads, hydrogel pads
  hu mellborogatók, mellborogató, hideg meleg borogató, gélpárna mellre

  sterilising-and-warming @ sterilisers + steriliser, bottle-warmer, steam-blender
  ro sterilizatoare și încălzitoare
  en sterilisers and warmers
  hu sterilizálók és melegítők

  steriliser @ sterilisers > baby-bottle, bottle-brush, bottle-drying-rack, bottle-tongs, teat, soother
  ro sterilizatoare, sterilizator, sterilizator biberoane, sterilizator și uscător, aparat de sterilizat
  en sterilisers, sterilizers, bottle sterilisers, steriliser and dryer, bottle sterilizers, sterilising units
  hu sterilizálók, sterilizáló, sterilizátor, gőzsterilizáló, cumisüveg sterilizáló, fertőtlenítő, sterilizáló és szárító, cumisüveg fertőtlenítő

  microwave-steriliser < steriliser @ sterilisers > baby-bottle, bottle-brush
  ro sterilizatoare pentru microunde, sterilizator pentru microunde, sterilizator microunde, pungi sterilizare, pungi sterilizare microunde
  en microwave sterilisers, microwave steriliser bags, sterilising bags, cold water sterilisers
  hu mikrós sterilizálók, mikrós sterilizáló, mikrohullámú sterilizáló, sterilizáló tasak, mikrós fertőtlenítő

  bottle-warmer @ sterilisers > baby-bottle, bottle-bag, burp-cloth, milk-bags
  ro încălzitoare de biberoane, încălzitor de biberoane, încălzitor biberon, încălzitor biberoane, încălzitor lapte, aparat de încălzit biberoane, încălzitor
  en bottle warmers, milk warmers, baby bottle warmers, food warmers, bottle heaters
  hu cumisüveg-melegítők, cumisüveg melegítő, cumisüvegmelegítő, bébiétel melegítő, tejmelegítő, ételmelegítő

  portable-bottle-warmer < bottle-warmer @ sterilisers > baby-bottle, bottle-bag, flask, changing-bag
  ro încălzitoare portabile, încălzitor portabil, încălzitor auto biberon, încălzitor biberon mașină, încălzitor auto
  en portable warmers, portable bottle warmers, travel bottle warmers, car bottle warmers
  hu hordozható melegítők, hordozható melegítő, hordozható cumisüveg melegítő, autós cumisüveg melegítő, autós melegítő

  steam-blender < weaning-start @ sterilisers > weaning-pots, weaning-spoons, bowl
  ro roboți de gătit cu abur, robot de gătit cu abur, robot de bucătărie bebe, robot gătit bebe, blender cu abur, blender bebe, aparat de gătit cu abur, robot bebe
  en steam blenders, baby food makers, food processors, baby blenders, steamer blenders, food blenders, puree makers, baby food maker
  hu párolók és turmixolók, pároló és turmixoló, bébiétel készítő, bébiételkészítő, pároló turmixgép, turmixgép, babaétel készítő

  formula-maker < sterilising-and-warming @ sterilisers > baby-bottle
  ro aparate de preparat lapte, aparat preparare lapte praf, preparator lapte praf, fierbător apă bebe
  en formula makers, formula machines, baby kettles, perfect prep, formula prep machines
  hu tápszerkészítők, tápszerkészítő gép, tápszerkészítő, bébi vízforraló

  formula-dispenser @ bottles, sterilisers
  ro dozatoare de lapte praf, dozator lapte praf, cutie lapte praf, recipient lapte praf, dozator lapte, recipient pentru lapte praf
  en formula dispensers, milk powder dispensers, formula containers, milk powder containers, formula pots
  hu tápszeradagolók, tápszeradagoló, tápszertartó, tejporadagoló, tápszer adagoló

  bottle-cleaning @ sterilisers + steriliser, bottle-drying-rack, bottle-cleaner, bottle-tongs
  ro curățarea biberoanelor, curățare biberoane, spălare biberoane
  en bottle cleaning, bottle care
  hu cumisüveg tisztítás, cumisüveg mosás

  bottle-brush < bottle-cleaning @ bottles, sterilisers > bottle-drying-rack, bottle-cleaner
  ro perii pentru biberoane, perie biberon, perie de biberoane, perie curățat biberoane, perii biberoane
  en bottle brushes, baby bottle brushes, teat brushes, bottle cleaning brushes, cleaning brushes
  hu cumisüvegmosó kefék, cumisüveg kefe, cumisüvegmosó kefe, üvegmosó kefe, üvegkefe

  bottle-drying-rack @ bottles, sterilisers
  ro suporturi de uscat biberoane, suport uscare biberoane, uscător biberoane, scurgător biberoane, suport biberoane
  en bottle drying racks, drying racks, bottle racks, bottle dryers
  hu cumisüveg szárítók, cumisüvegszárító, cumisüveg szárító, csepegtető

  bottle-cleaner @ sterilisers, bottles
  ro detergent pentru biberoane, detergent biberoane, soluție curățare biberoane, tablete de sterilizare
  en bottle cleaners, baby dish soap, bottle wash, sterilising tablets, sterilising fluid
  hu cumisüvegmosók, cumisüvegmosó, cumisüveg mosogatószer, fertőtlenítő tabletta

  bottle-tongs @ sterilisers
  ro clești pentru biberoane, clește biberoane
  en bottle tongs, steriliser tongs
  hu cumisüvegfogók, cumisüveg csipesz, sterilizáló csipesz

  infant-formula @ infant-formula > formula-dispenser, baby-bottle, bottle-brush, steriliser
  ro lapte praf 0–6 luni, lapte praf, lapte praf de început, formulă de lapte, formule de lapte, lapte de început, lapte bebe, formulă bebe, lapte praf din lapte de capră, lapte formulă, lapte praf bebe, lapte sugari
  en infant formula 0–6 months, infant formula, formula, baby formula, formula milk, baby milk, first milk, milk powder
  hu anyatej-helyettesítő tápszerek, anyatej-helyettesítő tápszer, tápszer, tápszerek, anyatejpótló, babatápszer, kecsketej alapú tápszer, tejpor babáknak, kecsketejes tápszer

  follow-on-milk < infant-formula @ infant-formula, baby-food > formula-dispenser, baby-bottle
  ro lapte de continuare, lapte praf 2, lapte de creștere, lapte praf 3, lapte junior
  en follow-on milk, growing up milk, toddler milk, follow on formula, junior milk
  hu anyatej-kiegészítő tápszerek, anyatej-kiegészítő tápszer, junior tejital, gyerekital, tejital
`)
