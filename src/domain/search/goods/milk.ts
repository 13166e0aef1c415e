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
  ro biberoane, biberon, sticluță, sticluțe, biberon bebe, biberoane bebe, set biberoane, sticlă de lapte, sticluță lapte, sticlă bebe, sticluțe lapte, sticlă cu tetină, biberon cu mânere, biberon lapte, bibi, bibiron, bidon lapte, biberon cu tetină, uiagă, biberoane lapte
  en baby bottles, bottles, feeding bottles, milk bottles, nursing bottles, bottle sets, feeder bottles, bottles with handles, feeders, dr browns, formula bottles, baby feeder, breastmilk bottles, bottle with teat
  hu cumisüvegek, cumisüveg, cumisüveg szett, cumis üveg, babaüveg, etetőüveg, bébi üveg, cuclisüveg, cumisüvi, tejesüveg, tejes üveg, fogós cumisüveg

  anti-colic-bottle < baby-bottle @ bottles > teat, steriliser, bottle-brush
  ro biberoane anticolici, biberon anticolici, biberon anti colici, biberon anticolic, biberon colici, biberoane colici, biberon pentru colici, biberon ventilat, sticluță anticolici, dr brown, biberon antirefulare
  en anti-colic bottles, colic bottles, anti colic baby bottles, vented bottles, reflux bottles, anticolic bottles, bottles for reflux, gas bottles, anti-reflux bottles, vent bottles
  hu hasfájás elleni cumisüvegek, hasfájás elleni cumisüveg, kólika elleni cumisüveg, antikolik cumisüveg, anti colic cumisüveg, antikolikos cumisüveg, kólikás cumisüveg, hasfájós cumisüveg, cumisüveg hasfájósoknak, antikólika cumisüveg, légszelepes cumisüveg

  teat @ teats > baby-bottle, steriliser, bottle-brush
  ro tetine, tetină, tetine biberon, tetină biberon, tetină anticolici, biberon tetină, tetine de schimb, țâțe biberon, țâță biberon, cioc biberon
  en teats, bottle teats, nipples, bottle nipples, anti-colic teats, replacement teats, nipple for bottle, spare teats
  hu etetőcumik, etetőcumi, cumisüveg cumi, cserecumi, cumifej, etető cumi, üvegcumi, cumi cumisüvegre, folyású cumi, áramlású cumi, antikolik cumi, antikolikos cumi, antikolik etetőcumi, tejcumi, tejes cumi, cumi üvegre, pótcumi, cumisüveg fej, csepegtetős cumi

  cereal-teat < teat @ teats > baby-bottle, baby-cereal
  ro tetine pentru cereale, tetină pentru cereale, tetină cereale, tetină terci, tetină pentru terci, tetină griș, tetină pentru griș, tetină x
  en cereal teats, porridge teats, y-cut teats, y teats, cereal nipples
  hu pépes etetőcumik, pépes etetőcumi, pépes cumi, y lyukú etetőcumi, tejpépes cumi, kásás cumi, x vágású cumi

  soother < sleep-helpers @ soothers > soother-clip, soother-case, comforter, steriliser
  ro suzete, suzetă, suză, suzete bebe, suzetă bebeluș, suzică, țumi, biberon fals, suzete ortodontice, suzetă ortodontică, suzetă fiziologică, suzetă anatomică, suzetă cireașă, țuțal, țuță, tuți, monți, moțu, moți, țâțucă, tetină suzetă, țucă, suzetă rotundă, dudă, dudu suzetă
  en soothers, dummies, dummy, pacifiers, pacifier, binkies, binky, soother, paci, dummys, nookies, nookie, num nums, dodies, passies, sucettes, comfort dummies, dum dums, dumdums, orthodontic dummies, orthodontic pacifiers, cherry dummies, dodo dummies, nuckies, chupetes, orthodontic soothers
  hu játszócumik, cumi, cumik, játszócumi, altatócumi, nyugtatócumi, fogszabályozós cumi, cucli, nyugtató cumi, játszó cumi, szimmetrikus cumi, cumika, dudli, fogszabályzós cumi, cucli fogszabályzós, fogszabályozós cucli, fogbarát cumi, alvós cumi, fogszabályzó cumi, cumlizó

  night-soother < soother @ soothers > soother-clip, soother-case
  ro suzete de noapte, suzetă de noapte, suzete fosforescente, suzetă fosforescentă, suzetă care luminează, suzetă luminoasă, suzete luminoase, suzetă fluorescentă, suzete fluorescente, suzetă glow, suzeta întuneric
  en glow-in-the-dark soothers, night soothers, night time dummies, glow in the dark dummies, night pacifiers, glow dummies, night dummies, glow pacifiers, glowing dummies, fluorescent dummies, luminous dummies
  hu éjszakai cumik, éjszakai cumi, világító cumi, foszforeszkáló cumi

  soother-clip @ soothers > soother, soother-case, teether, comforter, bib
  ro clipsuri pentru suzetă, clips pentru suzetă, clips suzetă, lanț suzetă, lănțișor suzetă, agățătoare suzetă, port suzetă, lanțuri suzete, clips, lanț pentru suzetă, prindere suzetă, lănțișoare suzetă, lănțic suzetă, clip suzetă, clip suzete, prinzător suzetă, prinzătoare suzetă, cârlig suzetă, șnur suzetă, șnur pentru suzetă, panglică suzetă, bandă suzetă, suport pentru suzetă, sfoară suzetă, clamă suzetă, clemă suzetă, cordon suzetă, agrafă suzetă
  en soother clips, dummy clips, pacifier clips, dummy chains, pacifier holders, soother chains, soother clip, dummy holders, dummy straps, dummy strings, dummy leashes, dummy savers, pacifier straps, pacifier leashes, paci clips, dummy ribbons, dummy cords, binky clips, soother straps, pacifier chains, dummy clippers, soother ribbons, pacifier ribbons, pacifier strings, dummy tethers
  hu cumitartó láncok, cumitartó, cumilánc, cumitartó lánc, cumi csipesz, cumicsipesz, cumipánt, cumi lánc, cumitartó szalag, cumiszalag, cumi szalag, cumimadzag, cumicsat, cumitartó csipesz, cumi csatt

  soother-and-clip-set < soother, soother-clip @ soothers > soother-case
  ro seturi suzetă și clips, set suzetă și clips, set suzete, suzetă cu lanț, suzetă cu clips
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
  ro alăptare, alăptat, accesorii alăptare, articole alăptare, produse alăptare, pentru alăptare, lactație, necesar alăptare, accesorii alăptat, alăptare la sân
  en breastfeeding, nursing, breastfeeding accessories, breastfeeding essentials, breast feeding
  hu szoptatás, szoptatási kellékek, szoptatós kiegészítők, szoptatáshoz

  breast-pump @ breast-pumps > milk-bags, nursing-pads, nursing-bra, milk-pots, baby-bottle, steriliser, pump-parts, bottle-bag
  ro pompe de sân, pompă de sân, pompă sân, pompe sân, pompă lapte, pompă de muls, mulgător, pompă de lapte matern, pompă muls, aparat de muls, pompă alăptare, pompă de alăptat, pompe alăptare, pompa mulgere, pompă lăptic, extractor lapte, extractor de lapte, pompiță sân, muls lapte, pompiță muls
  en breast pumps, breastpumps, milk pumps, breast pump, pumps, expressing machines, breast milk pumps, expresser, expressing pumps, milk expressers, pumping machines, milk extractors, expressing milk, elvie, breast expressers, milking machines
  hu mellszívók, mellszívó, mellszívó készülék, mellpumpa, fejőgép, tejszívó, anyatejszívó, anyatej pumpa, anyatejpumpa, tejpumpa, fejő, mellfejő, tejfejő, fejőkészülék

  electric-breast-pump < breast-pump @ breast-pumps > milk-bags, nursing-pads, nursing-bra, pump-parts
  ro pompe de sân electrice, pompă de sân electrică, pompă electrică, pompă dublă electrică, pompă electrică de sân, mulgător electric, pompă dublă
  en electric breast pumps, double electric breast pumps, double breast pumps, electric pumps, electric expressers, double pumps
  hu elektromos mellszívók, elektromos mellszívó, dupla mellszívó, kétfázisú mellszívó, elektromos mellpumpa, elektromos fejő, elektromos tejszívó, dupla mellpumpa, akkumulátoros mellszívó, elektromos fejőgép

  manual-breast-pump < breast-pump @ breast-pumps > milk-bags, nursing-pads
  ro pompe de sân manuale, pompă de sân manuală, pompă manuală, pompă manuală de sân, mulgător manual, pompă de mână, pompă cu mânerul
  en manual breast pumps, hand breast pumps, hand pumps, hand expressers, manual pumps, manual expressers, handheld pumps, non electric breast pump
  hu kézi mellszívók, kézi mellszívó, manuális mellszívó, kézi mellpumpa, kézi fejő, kézi tejszívó, kézi pumpa, mechanikus mellszívó, manuális mellpumpa

  wearable-breast-pump < electric-breast-pump @ breast-pumps > milk-bags, nursing-bra, pump-parts
  ro pompe de sân portabile, pompă de sân portabilă, pompă hands free, pompă de sân hands free, pompă fără fire, pompă portabilă, pompă in sutien, pompă de sutien, pompă wireless, pompă handsfree, pompă de purtat, pompă purtabilă, pompă sutien
  en wearable breast pumps, hands free breast pumps, portable breast pumps, wireless breast pumps, wearable pumps, handsfree breast pumps, in bra pumps, wireless pumps, elvies, momcozy, portable pumps, discreet pumps, pumps in bra, cordless pumps, hands free pump
  hu hordható mellszívók, hordható mellszívó, hordozható mellszívó, melltartóba helyezhető mellszívó, vezeték nélküli mellszívó, kézmentes mellszívó, hordozható mellpumpa, hordható mellpumpa, viselhető mellszívó, szabadkezes mellszívó

  milk-collector < breast-pump @ breast-pumps > milk-bags, nursing-pads
  ro colectoare de lapte, colector de lapte, colector lapte matern, pompă silicon, colectoare lapte, colector silicon, cupă colectoare
  en silicone milk collectors, milk collectors, milk catchers, haakaa, silicone breast pumps, milk savers, letdown catchers, silicone pumps, passive pumps, haka pumps, breastmilk collectors, letdown collectors, let down catcher
  hu szilikon tejgyűjtők, tejgyűjtő, anyatejgyűjtő, haakaa, szilikon mellszívó, szilikon mellpumpa, passzív mellszívó

  pump-parts @ breast-pumps
  ro accesorii pompă de sân, piese pompă de sân, cupe pompă, pâlnii pompă, piese de schimb pompă
  en breast pump parts, pump flanges, breast shields for pumps, breast pump accessories, pump spare parts
  hu mellszívó alkatrészek, mellszívó tartozék, mellszívó tölcsér, mellszívó alkatrész, mellszívófej

  nursing-pads @ breastfeeding > nursing-bra, lanolin, milk-bags
  ro tampoane de alăptare, tampoane sân, tampoane pentru sân, tampoane de sân, discuri absorbante, absorbante sân, tampoane alăptare, tampoane absorbante sâni, tampoane absorbante, pernițe sân, pernițe pentru sân, pernițe sâni, pernuțe sân, pernuțe sâni, pernițe absorbante, discuri sân, discuri sâni, dischete sân, dischete sâni, dischete alăptare, discuri alăptare, absorbante alăptare, absorbante lapte, tampoane mămici, tampoane lapte, tampoane lactație, tampoane mameloane, tampoane bust
  en nursing pads, breast pads, bra pads, breastfeeding pads, disposable nursing pads, milk pads, boob pads, leak pads, leakage pads, lactation pads, nipple pads, lilypadz, bra liners
  hu melltartóbetétek, melltartóbetét, melltartó betét, szoptatós betét, mellbetét, egyszer használatos melltartóbetét, szivárgásgátló betét, tejbetét, szoptatós korong, tejfelfogó betét

  washable-nursing-pads < nursing-pads @ breastfeeding > nursing-bra
  ro tampoane lavabile, tampoane de alăptare lavabile, tampoane sân lavabile, tampoane refolosibile, tampoane reutilizabile, tampoane textile, discuri lavabile, absorbante lavabile, discuri refolosibile
  en washable nursing pads, reusable breast pads, reusable nursing pads, washable breast pads
  hu mosható melltartóbetétek, mosható melltartóbetét, mosható szoptatós betét

  milk-bags @ breastfeeding > bottle-bag, milk-pots, nursing-pads, breast-pump
  ro pungi pentru lapte matern, pungi lapte matern, pungi de stocare lapte, pungi colectare lapte, pungi lapte, pungi congelare lapte, pungi lăptic, pungi congelator, pungulițe lapte, saci lapte, săculeți lapte
  en breast milk bags, milk storage bags, breast milk storage bags, milk bags, breastmilk bags, milk freezer bags, milk pouches, breastmilk pouches, milk sachets
  hu anyatejtároló tasakok, anyatejtároló tasak, anyatejtároló zacskó, tejtároló tasak, anyatej tároló, anyatejzacskó, anyatejtároló, anyatejtasak, anyatej tasak, tejeszacskó, tejes zacskó, anyatej fagyasztó, anyatejes zacskó, tejtároló zacskó, tejzacskó

  milk-pots @ breastfeeding > breast-pump, bottle-bag, nursing-pads, milk-bags
  ro recipiente pentru lapte, recipiente lapte matern, recipiente de stocare lapte, borcănele lapte, recipient lapte, păhărele lapte, flacoane lapte, recipiente muls, vase lapte
  en milk storage pots, milk storage containers, breast milk containers, breast milk storage, milk storage cups, breastmilk pots, milk containers, breastmilk containers, via cups, milk jars, milk pots, milk storage, expressed milk pots
  hu anyatejtároló poharak, anyatejtároló pohár, anyatejtároló edény, tejtároló, tejtároló pohár, anyatej tároló, anyatejtároló, anyatej pohár, anyatejes pohár, tejtartó, anyatej tároló doboz, anyatej tartó

  nipple-shields @ breastfeeding > lanolin, nursing-pads, nursing-bra
  ro protecții pentru mamelon, protecție mamelon, protectoare mamelon, mameloane silicon, scut mamelon, mamelon silicon, protecții mamelon, mameloane, mamelon fals, mameloane false, protecții sân, protecție sân, protecții sâni, protectoare sân, protecție alăptare, protecții alăptare, scut sân, tetine sân, tetină sân, mamelon artificial, mameloane alăptare, biberon sân
  en nipple shields, nipple protectors, breastfeeding shields, nipple covers, nipple guards, breast shields, nipple caps, latch shields, latching aids
  hu bimbóvédők, bimbóvédő, mellbimbóvédő, szoptatós bimbóvédő, szoptatóbimbó, szilikonbimbó, mellvédő

  nursing-cover @ breastfeeding > nursing-top, nursing-pads, nursing-pillow, burp-cloth
  ro eșarfe de alăptare, eșarfă de alăptare, șal alăptare, acoperitoare alăptare, pelerină de alăptare, eșarfă alăptat, șal de alăptat, pânză alăptare, pelerină alăptat, acoperitoare alăptat, acoperit alăptare, husă alăptare, șorț alăptare, șorț alăptat, poncho alăptare, poncho de alăptat, paravan alăptare, scutec alăptare
  en nursing covers, breastfeeding covers, nursing scarves, nursing aprons, breastfeeding shawls, feeding covers, breastfeeding scarf, feeding aprons, breastfeeding aprons, nursing shawls, privacy covers, nursing ponchos, breastfeeding ponchos, nursing cloths, nursing cape, breastfeeding capes, feeding shawls, breastfeeding wraps, nursing wraps, feeding scarves, modesty covers
  hu szoptatós kendők, szoptatós kendő, szoptatókendő, szoptatós takaró, szoptatós sál, szoptatós poncsó, szoptatóponcsó, szoptatós kötény, kendő szoptatáshoz, takaró szoptatáshoz

  lanolin @ breastfeeding > nursing-pads, nipple-shields, nursing-bra
  ro creme cu lanolină, cremă cu lanolină, lanolină, cremă mameloane, cremă pentru mameloane, cremă sâni, unguent mameloane, cremă alăptare, cremă alăptat, cremă ragade, ragade, unguent lanolină, unguent sâni, alifie mameloane, purelan, mameloane crăpate, mameloane iritate, alifie lanolina, mameloane dureroase, sfârcuri crăpate, răni mamelon, sfârcuri
  en lanolin creams, nipple creams, nipple balms, lanolin, nipple cream, lanolin cream, nipple ointments, nipple butters, breast creams, breastfeeding creams, nipple salves, cracked nipples, sore nipples, nipple care, purelan, nipple gel, nursing cream, breast balms
  hu lanolinos krémek, lanolinos krém, mellbimbó krém, bimbókrém, lanolin, mellbimbókrém, bimbóvédő krém, lanolin krém, lanolinkrém, mellbimbó kenőcs, bimbóbalzsam, mellbimbóbalzsam, mellápoló krém, mellbimbóvédő krém, szoptatós krém, kisebesedett mellbimbó, sebes mellbimbó, fájó mellbimbó, mellbimbóápoló

  milk-shells @ breastfeeding > nursing-pads, milk-bags, nursing-bra
  ro căni de colectare, cupe de colectare lapte, cochilii de colectare, cupe sân, căni colectoare, cupe colectare, cupe colectoare, cupe lapte, scoici lapte, scoici de lapte, scoici sân, cochilii lapte, cupe de lapte, scoici alăptare
  en milk shells, breast shells, milk collection shells, breast milk shells, nursing cups, breast protectors, leak catchers, breast cups, silverettes, milk savers, nipple shells, leak collector
  hu tejgyűjtő kagylók, tejgyűjtő kagyló, mellkagyló, tejgyűjtőkagyló, tejfelfogó kagyló, bimbókiemelő

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
  ro sterilizatoare, sterilizator, sterilizator biberoane, sterilizator și uscător, aparat de sterilizat, sterilizator abur, sterilizator electric, sterilizator cu aburi, aparat sterilizare, sterilizare, sterilizare biberoane, sterilizat biberoane, sterilizator cu uscare, sterilizator suzete, steril biberoane, fierbător biberoane, aburitor biberoane
  en sterilisers, sterilizers, bottle sterilisers, steriliser and dryer, bottle sterilizers, sterilising units, electric sterilisers, sterilization, bottle sanitizers, sanitizers, sanitisers for bottles, sterilising kits, uv sterilisers, sterilising, sterilizing, bottle steamers, bottle sanitisers
  hu sterilizálók, sterilizáló, sterilizátor, gőzsterilizáló, cumisüveg sterilizáló, fertőtlenítő, sterilizáló és szárító, cumisüveg fertőtlenítő, cumisterilizáló, cumi sterilizáló, cumifertőtlenítő, cumi fertőtlenítő, gőzös sterilizáló, sterilizáló gép, kifőző

  microwave-steriliser < steriliser @ sterilisers > baby-bottle, bottle-brush
  ro sterilizatoare pentru microunde, sterilizator pentru microunde, sterilizator microunde, pungi sterilizare, pungi sterilizare microunde, sterilizator micro, sterilizare microunde
  en microwave sterilisers, microwave steriliser bags, sterilising bags, cold water sterilisers, microwave steamers, microwavable sterilisers
  hu mikrós sterilizálók, mikrós sterilizáló, mikrohullámú sterilizáló, sterilizáló tasak, mikrós fertőtlenítő

  bottle-warmer @ sterilisers > baby-bottle, bottle-bag, burp-cloth, milk-bags
  ro încălzitoare de biberoane, încălzitor de biberoane, încălzitor biberon, încălzitor biberoane, încălzitor lapte, aparat de încălzit biberoane, încălzitor, încălzit biberoane, încălzitor sticluță, încălzitor borcănele, încălzire biberon, încălzit lapte, termostat biberon
  en bottle warmers, milk warmers, baby bottle warmers, food warmers, bottle heaters, milk heaters, formula warmers, breastmilk warmers, warm bottles, warm up bottles, heat up milk
  hu cumisüveg-melegítők, cumisüveg melegítő, cumisüvegmelegítő, bébiétel melegítő, tejmelegítő, ételmelegítő, cumimelegítő, cumi melegítő, babaétel melegítő, anyatej melegítő, tápszermelegítő

  portable-bottle-warmer < bottle-warmer @ sterilisers > baby-bottle, bottle-bag, flask, changing-bag
  ro încălzitoare portabile, încălzitor portabil, încălzitor auto biberon, încălzitor biberon mașină, încălzitor auto, încălzitor usb, încălzitor voiaj, încălzitor de voiaj, încălzitor călătorie, încălzitor de călătorie, încălzitor pentru mașină, încălzitor mașină, încălzitor wireless
  en portable warmers, portable bottle warmers, travel bottle warmers, car bottle warmers, warmers for car, travel warmers
  hu hordozható melegítők, hordozható melegítő, hordozható cumisüveg melegítő, autós cumisüveg melegítő, autós melegítő, úti melegítő, hordozható tejmelegítő

  steam-blender < weaning-start @ sterilisers > weaning-pots, weaning-spoons, bowl
  ro roboți de gătit cu abur, robot de gătit cu abur, robot de bucătărie bebe, robot gătit bebe, blender cu abur, blender bebe, aparat de gătit cu abur, robot bebe, blender, mixer bebe, robot abur, robot cu abur, robot de bucătărie, robot diversificare, blender diversificare, aparat abur, aparat piure, steam cooker, gătit la abur, babycook, tocător bebe, pasator, pasator bebe, robot piure, robot de gătit, steamer
  en steam blenders, baby food makers, food processors, baby blenders, steamer blenders, food blenders, puree makers, baby food maker, blenders, food steamers, food mills, weaning blenders, babymoovs, nutribabys, food makers, food mashers, baby steamers, smoothie makers, steam and blend, baby bullets, baby cook, weaning machines, pureers
  hu párolók és turmixolók, pároló és turmixoló, bébiétel készítő, bébiételkészítő, pároló turmixgép, turmixgép, babaétel készítő, gőzpároló, pürésítő, pépesítő, bébiétel robot, pürékészítő, püré készítő, babaturmix, pároló, robotgép, bébi turmix, pároló turmix, botmixer

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
  ro lapte praf 0–6 luni, lapte praf, lapte praf de început, formulă de lapte, formule de lapte, lapte de început, lapte bebe, formulă bebe, lapte praf din lapte de capră, lapte formulă, lapte praf bebe, lapte sugari, formulă început, formulă de început, formule, lapte nou-născut, lapte pentru nou-născuți, lapte bebeluș, lapte bebeluși, lapte anticolici, lapte comfort, lapte confort, lăptic, lăptic praf, lapte pudră, lapte pulbere, lapte artificial, lapte ar, lapte biberon
  en infant formula 0–6 months, infant formula, formula, baby formula, formula milk, baby milk, first milk, milk powder, cow and gate, kendamil, infant milk, bottle milk, goat formula, goats milk, comfort milk, stage 1 milk
  hu anyatej-helyettesítő tápszerek, anyatej-helyettesítő tápszer, tápszer, tápszerek, anyatejpótló, babatápszer, kecsketej alapú tápszer, tejpor babáknak, kecsketejes tápszer, tápi, tejpor, kezdő tápszer, kecske tápszer, babatej, tápszert

  follow-on-milk < infant-formula @ infant-formula, baby-food > formula-dispenser, baby-bottle
  ro lapte de continuare, lapte praf 2, lapte de creștere, lapte praf 3, lapte junior
  en follow-on milk, growing up milk, toddler milk, follow on formula, junior milk
  hu anyatej-kiegészítő tápszerek, anyatej-kiegészítő tápszer, junior tejital, gyerekital, tejital
`)
