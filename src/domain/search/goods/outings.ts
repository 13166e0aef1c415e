/** Carriers, footmuffs, bags and all that is fastened to a pram. */
import { typeTable } from './type-table.ts'

export const outings = typeTable(`
  baby-carrier @ baby-carriers > carrier-cover, drool-pad, sun-hat, baby-booties, muslin
  ro marsupii, marsupiu, marsupiu bebeluși, sistem de purtare, sisteme de purtare, port bebe, portbebe, ham bebeluș, ham purtat bebe, cangur, marsupii și wrap-uri, babywearing, ham bebe, ham purtat, marsupiu copii, ham purtare, ham de purtare, marsupiu față-spate, purtare bebeluș, purtat bebe, port copil, purtare bebe, rucsac purtat bebe
  en baby carriers, carriers, babywearing, baby slings, slings, baby harness carriers, kangaroo carriers, baby carriers and wraps, front carriers, baby pouches, papooses, baby holders, front packs, chest carriers, tulas
  hu hordozók, hordozó, babahordozók, babahordozó, kenguru, kenguruk, babakenguru, bébihordozó, hordozóeszköz, hordozók és hordozókendők, kenguru baba, elöl hordozó, elölhordó, babahordó, hasi hordozó

  buckle-carrier < baby-carrier @ baby-carriers > carrier-cover, drool-pad, sun-hat, baby-booties
  ro marsupii ergonomice, marsupiu ergonomic, marsupiu ssc, ssc, marsupiu cu catarame, manduca, port bebe ergonomic, ham ergonomic, marsupiu ergo, ergo baby, marsupiu anatomic, marsupiu fiziologic
  en ergonomic carriers, ergonomic baby carriers, soft structured carriers, buckle carriers, ssc carriers, newborn carriers, structured carriers, clip carriers
  hu ergonomikus hordozók, ergonomikus hordozó, csatos hordozó, ergonomikus babahordozó, csatos babahordozó, manduca, csatos kenguru, ergo hordozó, ergo babahordozó, háton hordozó

  toddler-carrier < buckle-carrier @ baby-carriers > carrier-cover, drool-pad
  ro marsupii pentru copii mari, marsupiu pentru copii mari, marsupiu toddler, marsupiu preschool
  en toddler carriers, preschool carriers, toddler baby carriers
  hu hordozók nagyobbaknak, hordozó nagyobbaknak, toddler hordozó, kisgyermek hordozó, nagygyerek hordozó, hordozó nagygyereknek, totyogó hordozó

  hybrid-carrier < buckle-carrier @ baby-carriers > carrier-cover, drool-pad, baby-booties
  ro marsupii hibrid, marsupiu hibrid, marsupii hibride, half buckle
  en hybrid carriers, half buckle carriers, wrap conversion carriers
  hu hibrid hordozók, hibrid hordozó, félcsatos hordozó

  baby-wrap < baby-carrier @ baby-carriers > drool-pad, baby-booties, newborn-hat
  ro wrap-uri, wrap, eșarfă de purtare, eșarfe de purtare, eșarfă portbebe, wrap bebeluș, eșarfă bebe, eșarfă purtat copilul, manduca wrap, sling eșarfă, eșarfă de purtat, șal de purtat, eșarfă pentru purtat, eșarfa bebelus, pânză de purtat
  en baby wraps, wrap carriers, wraps, wrap slings, baby wearing wraps, fabric slings, tie on carriers, cloth slings, moby wraps
  hu hordozókendők, hordozókendő, babahordozó kendő, kendő hordozó, hordozó kendő, wrap, kendő, hordikendő, hordi kendő, kendő hordozáshoz, kendő babahordozáshoz, rebozo

  stretchy-wrap < baby-wrap @ baby-carriers > drool-pad, baby-booties, newborn-hat
  ro wrap-uri elastice, wrap elastic, eșarfă elastică, sling elastic
  en stretchy wraps, stretchy slings, elastic wraps, jersey wraps, newborn slings, solly wraps, elastic slings, stretch wraps
  hu rugalmas hordozókendők, rugalmas hordozókendő, elasztikus kendő, rugalmas kendő

  woven-wrap < baby-wrap @ baby-carriers > drool-pad, baby-booties
  ro wrap-uri țesute, wrap țesut, eșarfă țesută
  en woven wraps, woven slings
  hu szövött hordozókendők, szövött hordozókendő, szövött kendő

  ring-sling < baby-carrier @ baby-carriers > drool-pad, baby-booties
  ro slinguri cu inele, sling cu inele, sling, ring sling, slinguri, eșarfă cu inele, sling purtare
  en ring slings, ring sling carriers, sling with rings, shoulder sling, hip sling
  hu karikás kendők, karikás kendő, ring sling, karikás hordozó, sling, karikás hordozókendő, kendő karikával

  mei-tai < baby-carrier @ baby-carriers > drool-pad, carrier-cover
  ro marsupii mei tai, marsupiu mei tai, mei tai, meitai, mei dai, wrap tai, marsupiu cu legare
  en mei tais, mei tai carriers, meh dais, meh dai, asian carriers, tie carriers
  hu mei taiok, mei tai, meitai, megkötős hordozó, kötős hordozó

  hip-seat < baby-carrier @ baby-carriers > drool-pad
  ro hip seat-uri, hip seat, scaun de șold, marsupiu cu scăunel, hipseat, scăunel de șold, scaun șold, marsupiu scăunel
  en hip seats, hip seat carriers, hip carriers, hipseat
  hu csípőhordozók, csípőhordozó, csípőülőke, hip seat

  hiking-carrier < baby-carrier @ baby-carriers > rain-cover, sun-hat
  ro rucsacuri de purtat copii, rucsac de munte pentru copii, rucsac purtare copil, rucsac cărat copilul, rucsac drumeție copil, rucsac transport copii, rucsac munte copil, rucsac de munte copil
  en hiking carriers, back carriers, child carrier backpacks, baby backpacks, baby backpack carriers, hiking baby carriers, backpack carriers, mountain carriers, trekking carriers, hiking backpacks, carrier for hiking
  hu háti hordozók, háti hordozó, hátihordozó, hordozó hátizsák, túrahordozó, túrázós hordozó, gyerekhordozó hátizsák

  carrier-cover @ baby-carriers, footmuffs
  ro huse pentru marsupiu, husă marsupiu, protecție marsupiu, pelerină babywearing, jachetă babywearing, geacă babywearing
  en carrier covers, babywearing covers, baby carrier covers, babywearing jackets, babywearing coats
  hu hordozótakarók, hordozótakaró, hordozós kabát, hordozókabát, babahordozó takaró

  drool-pad @ baby-carriers
  ro protecții pentru bretele, protecții bretele marsupiu, protecție salivă marsupiu
  en drool pads, suck pads, teething pads, carrier strap covers
  hu nyálvédők, nyálvédő, pántvédő, hordozó nyálvédő

  footmuff + car-seat-footmuff, pram-apron < winter-pram-outings @ footmuffs > pram-hand-muff, rain-cover, winter-hat, baby-booties
  ro saci de iarnă pentru cărucior, sac de iarnă, saci de iarnă, sac de picioare, sac termic, sac cărucior, sac de cărucior, sac de puf, sac îmblănit, sac din lână, sac 3 în 1, săculeț de iarnă, sac de sanie, husă picioare, sac de dormit cărucior, sac căruț, sac de iarnă căruț, sac de blană, sac blăniță, sac de blăniță, săculeț cărucior, sac polar, cocon cărucior, învelitoare cărucior
  en footmuffs, foot muffs, cosytoes, cosy toes, cozy toes, pram footmuffs, bunting bags, pram sleeping bags, stroller sleeping bags, stroller buntings, baby buntings, stroller sacks, winter sacks, pushchair sleeping bags, footsacks, foot sacks, cosies, pram nests, universal footmuffs, pushchair footmuffs, stroller footmuffs, buggy footmuffs, buggy snuggles, cosy bags, bundle me, footcosies, pushchair cosytoes, buggy cosytoes, pram sack, snuggle bag, leg warmer for buggy, stroller muff
  hu bundazsákok, bundazsák, babakocsi bundazsák, lábzsákok, lábzsák, téli zsák, babakocsi zsák, babazsák, babakocsi lábzsák, bundás zsák, szánkózsák, bundazsák babakocsiba, babakocsiba bundazsák, téli zsák babakocsiba, babakocsi bunda, bunda babakocsiba, bundazsák kocsiba, babakocsi hálózsák, meleg zsák, kocsizsák, lábmelegítő babakocsiba

  car-seat-footmuff @ footmuffs > winter-hat, baby-booties
  ro saci de iarnă pentru scoică, sac de iarnă pentru scoică, sac scoică, sac scoică auto, sac scaun auto, săculeț scoică, păturică scoică, învelitoare scoică
  en car seat footmuffs, infant carrier footmuffs, car seat buntings, car seat cosy toes, car seat sleeping bags, car seat cosytoes, winter car seat cover, car seat blanket, winter cover for car seat
  hu hordozó-bundazsákok, hordozó bundazsák, autósülés bundazsák, autóshordozó bundazsák, hordozóba bundazsák, hordozó lábzsák, babahordozó bundazsák

  pram-apron @ footmuffs > rain-cover, winter-hat
  ro învelitori de picioare, învelitoare de picioare, husă de picioare cărucior, apărătoare picioare, acoperitoare picioare
  en pram aprons, pushchair aprons, stroller aprons, leg covers, bumper bar covers, carrycot aprons, carrycot covers
  hu lábtakarók, lábtakaró, babakocsi lábtakaró, babakocsi lábvédő, lábhuzat

  winter-pram-things @ footmuffs + footmuff, pram-hand-muff
  ro accesorii de iarnă pentru cărucior, accesorii iarnă cărucior
  en winter pram accessories, winter stroller accessories
  hu téli babakocsi-kiegészítők, téli babakocsi kiegészítő

  pram-hand-muff < winter-pram-outings @ footmuffs, pram-accessories
  ro mănuși pentru cărucior, mănuși cărucior, manșon cărucior, mufă de mâini, manșoane cărucior
  en pram gloves, pushchair hand muffs, hand muffs, stroller gloves, pushchair mittens, stroller hand muffs, hand warmers, pram muffs, pram mitts, buggy mitts, buggy mittens, pushchair gloves, buggy gloves, pram mittens, stroller mittens, pushchair mitts
  hu babakocsi kesztyűk, babakocsi kesztyű, kézmelegítő, tolókar kesztyű, babakocsi kézmelegítő, muff

  bag @ pram-bags + changing-bag, hospital-bag, wet-bag, bottle-bag, toiletry-bag, nursery-backpack, clothes-bag, kids-suitcase, pram-organiser
  ro genți, geantă, genți și rucsacuri, gentuță
  en bags, bag, bags and backpacks
  hu táskák, táska, táskák és hátizsákok

  changing-bag @ pram-bags > travel-changing-mat, nappies, wipes, bottle-bag, wet-bag, pram-organiser
  ro genți pentru mămici, geantă pentru mămici, geantă mămici, geantă mămică, geantă mamă, genți mame, geantă de mămică, geantă bebe, geantă bebeluș, geantă de scutece, geantă cărucior, geantă de cărucior, geantă înfășat, geantă accesorii bebe, geantă multifuncțională, geantă plimbare, poșetă mămici, sacoșă bebe
  en changing bags, diaper bags, nappy bags, baby bags, mum bags, mom bags, pram bags, baby changing bags, nappy changing bags, stroller bags, mummy bags, diaper totes, nappy totes, mum handbags, pushchair bags, buggy bags, stroller totes, mama bags
  hu pelenkázótáskák, pelenkázótáska, pelenkázó táska, pelenkatáska, pelenkástáska, pelenkás táska, kismama táska, kismamatáska, babatáska, mamatáska, anyatáska, babakocsi táska, babakocsitáska, babás táska, pelus táska, pelustáska, anyuka táska, anyukás táska

  changing-backpack < changing-bag @ pram-bags > travel-changing-mat, nappies, wipes, bottle-bag
  ro rucsacuri pentru mămici, rucsac pentru mămici, rucsac mămici, rucsac mămică, rucsac bebe, rucsac de scutece, rucsac înfășat, rucsac mamă, rucsac părinți, rucsac multifuncțional, rucsac tata, rucsac tătici, ghiozdan mămici
  en changing backpacks, diaper backpacks, nappy backpacks, baby changing backpacks, mum backpacks, mom backpacks, changing rucksacks, backpack diaper bags, changing bag backpacks, diaper bag backpacks, nappy bag backpacks, baby rucksacks, nappy rucksacks, diaper rucksacks, dad backpacks, mum rucksack, rucksack changing bag
  hu pelenkázó hátizsákok, pelenkázó hátizsák, pelenkázóhátizsák, kismama hátizsák, pelenkás hátizsák, anya hátizsák, babás hátizsák, anyuka hátizsák, kismama hátitáska, pelus hátizsák, anyás hátizsák, anyukás hátizsák

  pram-organiser @ pram-bags, pram-accessories > cup-holder, rain-cover, pram-toy, changing-bag
  ro organizatoare de cărucior, organizator de cărucior, organizator cărucior, suport mâner cărucior, buzunar cărucior, geantă organizator, organizer cărucior, borsetă cărucior, geantă ghidon
  en pram organisers, stroller organisers, stroller organizers, buggy organisers, pushchair organisers, stroller caddies, pram caddies, buggy caddies, handlebar bags, console organisers, buggy bag, pram bag organiser, pram pouch, handlebar bag
  hu babakocsi-rendszerezők, babakocsi rendszerező, babakocsi tároló, babakocsi organizer, babakocsi szervező, tároló babakocsira, táska babakocsira, babakocsi rendező, babakocsi zseb, babakocsi kistáska, kocsitáska, tolókaros táska

  hospital-bag @ pram-bags > nursing-nightdress, maternity-pads, disposable-briefs, newborn-set, nappies, nursing-pads, toiletry-bag
  ro genți de maternitate, geantă de maternitate, geantă maternitate, geantă pentru maternitate, geantă de naștere, geantă pentru naștere, bagaj maternitate, bagaj de maternitate, geantă spital, valiză maternitate, geantă gravide, troler maternitate, bagaj spital, bagaj naștere, valiză naștere
  en hospital bags, maternity bags, labour bags, labor bags, birth bags, delivery bags, maternity hospital bags, hospital bag, maternity bag, labour holdalls, weekend bags, mum holdalls, hospital holdalls, holdalls
  hu kórházi táskák, kórházi táska, szülőtáska, szülészeti táska, szülős táska, szüléshez táska, kórházi csomag táska, szülőszobai táska, kórházi bőrönd

  wet-bag @ pram-bags, changing
  ro genți impermeabile, săculeț impermeabil, geantă impermeabilă scutece, wet bag, sac scutece murdare
  en wet bags, wetbags, wet nappy bags, waterproof bags
  hu vízhatlan zsákok, vízhatlan zsák, pelenkatároló zsák, wet bag, vízálló táska

  bottle-bag @ pram-bags, sterilisers
  ro termogenți, geantă termică, termogeantă, geantă izotermă, suport termic biberon, husă termică biberon, termoizolator biberon
  en insulated bottle bags, bottle bags, bottle holders, thermal bags, cooler bags, insulated bags, bottle carriers, bottle insulators
  hu termotáskák, termotáska, cumisüveg termotáska, hőtartó táska, cumisüveg tartó, cumisüveg hőtartó

  toiletry-bag @ pram-bags
  ro portfarduri, portfard, trusă cosmetice, geantă cosmetice, borsetă
  en toiletry bags, wash bags, cosmetic bags, zip pouches
  hu neszesszerek, neszesszer, piperetáska, kozmetikai táska

  nursery-backpack @ pram-bags > name-labels, snack-box, water-bottle, nursery-slippers, pencil-case, clothes-bag
  ro rucsacuri de grădiniță, rucsac de grădiniță, rucsac grădiniță, rucsac, rucsacuri, rucsac copii, rucsăcel, rucsăcele, ghiozdan, ghiozdane, ghiozdănel, ghiozdan grădiniță, rucsac de copii, ghiozdan școală, rucsac creșă, rucsac preșcolar, ghiozdănaș, ghizdan, raniță, traistă, ghiozdan preșcolari
  en nursery backpacks, backpacks, kids backpacks, children's backpacks, toddler backpacks, rucksacks, school bags, schoolbags, preschool backpacks, kindergarten bags, daycare bags, nursery bags, book bags, preschool bags, daycare backpacks, mini backpacks, nursery rucksacks, school rucksacks, knapsacks, kids bags, children's bags
  hu óvodai hátizsákok, óvodai hátizsák, ovis hátizsák, ovis táska, óvodás táska, gyerek hátizsák, gyermek hátizsák, gyerekhátizsák, hátizsák, hátizsákok, iskolatáska, hátitáska, bölcsis hátizsák, kishátizsák, óvodás hátizsák, hátizsák bölcsibe, óvodai táska, bölcsis táska, kirándulós hátizsák

  animal-backpack < nursery-backpack @ pram-bags > name-labels, snack-box, water-bottle
  ro rucsacuri-animăluț, rucsac animăluț, rucsac animal, rucsac pluș, rucsac de pluș, rucsac ursuleț, ghiozdănel animale, ghiozdan animal, rucsăcel cu urechi, ghiozdan cu animale, rucsac cu urechi, rucsac urs, rucsac iepuraș, rucsac unicorn, rucsac dinozaur
  en animal backpacks, plush backpacks, animal rucksacks, furry backpacks, dinosaur backpacks, unicorn backpacks, bear backpacks, bunny backpacks, fox backpacks, cat backpacks, teddy backpacks, character backpacks, dinosaur backpack
  hu állatos hátizsákok, állatos hátizsák, plüss hátizsák, plüsshátizsák, állatfigurás hátizsák, állatkás hátizsák, macis hátizsák, nyuszis hátizsák

  toddler-reins < safety-outdoors @ pram-bags, pram-accessories
  ro hamuri de siguranță, ham de siguranță, ham de mers, rucsac cu ham, lesă copii, ham pentru copii
  en toddler reins, safety harnesses, walking harnesses, kids leashes, baby reins, backpack with reins, wrist links
  hu gyerekhámok, gyerekhám, hám gyereknek, járássegítő hám, babahám, gyerekpóráz

  clothes-bag < bag, nursery-start @ pram-bags
  ro saci de haine, săculeț grădiniță, sac de sport, săculeț de haine, sac pentru încălțăminte, săculeț papuci, sac papuci, sac de pantofi, săculeț schimb
  en drawstring bags, gym bags, shoe bags, pe bags, kit bags, wet clothes bags
  hu tornazsákok, tornazsák, ovis zsák, óvodai zsák, ruhazsák, benti cipős zsák, tornaruhazsák

  kids-suitcase < bag, plane-travel @ pram-bags > snack-box, travel-pillow
  ro trolere pentru copii, troler copii, valiză copii, geamantan copii, valijoară, trolere, troler, valize
  en children's suitcases, kids suitcases, suitcases, kids luggage, ride-on suitcases, kids trolley cases, luggage
  hu gyerekbőröndök, gyerekbőrönd, bőrönd, gurulós bőrönd, gyerek bőrönd, utazóbőrönd

  pencil-case < craft-toy, nursery-start @ pram-bags, craft > coloured-pencils, felt-pens
  ro penare, penar, penar echipat
  en pencil cases, pencil pouches
  hu tolltartók, tolltartó

  pram-accessory @ pram-accessories
  ro accesorii cărucior, accesoriu cărucior, accesorii pentru cărucior, accesorii landou
  en pram accessories, stroller accessories, pushchair accessories, buggy accessories, accessories for prams
  hu babakocsi-kiegészítők, babakocsi kiegészítő, babakocsi tartozék, babakocsi kellék

  pram-parasol < pram-accessory @ pram-accessories > mosquito-net, cup-holder, pram-liner, rain-cover
  ro umbrele de soare pentru cărucior, umbrelă de soare pentru cărucior, umbrelă cărucior, umbreluță cărucior, umbrelă pentru cărucior, umbrelă de soare, umbreluță de soare, umbrelă căruț, parasolar cărucior
  en pram parasols, parasols, stroller umbrellas, stroller parasols, pushchair parasols, buggy parasols, sun umbrellas, sun parasols, brollies for pram, buggy umbrellas, pushchair umbrellas, pram umbrellas, clip on parasols, umbrellas for pram, sunbrellas
  hu babakocsi napernyők, babakocsi napernyő, napernyő, babakocsi ernyő, napernyő babakocsira, napernyő babakocsihoz, napernyő kocsira, babakocsi esernyő, esernyő babakocsira

  rain-cover < pram-accessory @ pram-accessories > mosquito-net, sun-shade, pram-organiser, footmuff
  ro huse de ploaie, husă de ploaie, husă ploaie, protecție ploaie, apărătoare de ploaie, folie de ploaie, husă impermeabilă cărucior, husă ploaie cărucior, pelerină cărucior, folie cărucior, husă vânt, husă impermeabilă, ploaier cărucior, prelată ploaie, țiplă cărucior
  en rain covers, raincovers, stroller rain covers, pram rain covers, rain shields, weather shields, buggy rain covers, storm covers, rain hoods, weatherproof covers, buggy raincovers, pram raincovers, rain canopies, pvc covers, rain guards, rain protectors, waterproof cover for pram, plastic cover for pram
  hu esővédők, esővédő, esővédő huzat, babakocsi esővédő, esőfólia, esőhuzat, esőponyva, esőtakaró, esővédő babakocsira, babakocsira esővédő, esőhuzat babakocsira, babakocsi esőhuzat, esővédő fólia, babakocsi fólia, esővédő kocsira, babakocsi esőponyva

  mosquito-net < pram-accessory @ pram-accessories > sun-shade, pram-parasol, rain-cover, muslin
  ro plase de țânțari, plasă de țânțari, plasă țânțari, plasă insecte, plasă anti țânțari, plasă cărucior, plasă contra insectelor, plasă muște, tifon cărucior, plasă căruț, țânțăroaică, tul cărucior
  en mosquito nets, insect nets, bug nets, midge nets, insect covers, cat nets, stroller nets, fly nets, wasp nets, bug covers, pram nets, midgie nets, mozzie nets, mossie nets, pushchair nets, buggy nets, insect screens, mosquito covers, fly screens
  hu szúnyoghálók, szúnyogháló, rovarháló, babakocsi szúnyogháló, szúnyogháló babakocsira, babakocsira szúnyogháló, moszkitóháló, bogárháló, háló babakocsira

  cup-holder < pram-accessory @ pram-accessories > pram-organiser, rain-cover, flask
  ro suporturi de pahar, suport de pahar, suport pahar, suport de cafea cărucior, suport cană, suport biberon cărucior, suport sticlă, suport cafea, suport de cafea, suport biberon, suport băutură, suport termos
  en cup holders, cupholders, drink holders, stroller cup holders, coffee holders, buggy cup holders, beverage holders, mug holders, bottle holder for pram
  hu pohártartók, pohártartó, italtartó, babakocsi pohártartó, kávétartó, pohártartó babakocsira, pohártartó babakocsihoz, italtartó babakocsira, kulacstartó, kávétartó babakocsira, kulacstartó babakocsira, cumisüvegtartó, itatótartó

  phone-holder < pram-accessory @ pram-accessories
  ro suporturi de telefon, suport telefon cărucior, suport de telefon
  en phone holders, stroller phone holders, pram phone holders
  hu telefontartók, telefontartó, babakocsi telefontartó

  sun-shade < pram-accessory @ pram-accessories > mosquito-net, sun-hat, sun-cream
  ro protecții solare, protecție solară, copertină cărucior, parasolar cărucior, protecție soare cărucior, pânză de soare, apărătoare soare, apărătoare de soare, copertină soare, copertină, umbrar, parasolar
  en sun shades, sunshades, pram sun shades, stroller sun shades, sun canopies, sun sails, sun covers, shade covers, pram shades, snoozeshades, snooze shades, buggy shades, sun blinds, pram canopies, uv cover for pram, blackout cover for pram
  hu árnyékolók, árnyékoló, babakocsi árnyékoló, napvitorla, naptető, babakocsi napvédő, napfényvédő babakocsira, napellenző babakocsira, babakocsi napellenző, babakocsi naptető, kupola hosszabbító, uv védő babakocsira

  car-seat-adapters < pram-accessory @ pram-accessories > infant-car-seat, car-seat-footmuff, rain-cover
  ro adaptoare pentru scoică, adaptor scoică, adaptoare scoică, adaptoare cărucior, adaptor scoică auto, adaptoare, adaptoare auto
  en car seat adapters, car seat adaptors, pram adapters, stroller adapters, adapters, adaptors, pushchair adaptors, pushchair adapters, pram adaptors, buggy adapters
  hu hordozóadapterek, hordozóadapter, autósülés adapter, babakocsi adapter, adapter, adapterek, hordozó adapter, adapter babakocsihoz, autóshordozó adapter, adapter autóshordozóhoz

  buggy-board < pram-accessory @ pram-accessories > pram-organiser, rain-cover, cup-holder
  ro platforme pentru al doilea copil, platformă pentru al doilea copil, platformă cărucior, buggy board, treaptă cărucior, skateboard cărucior, platformă frate mai mare, scăunel cărucior, placă cărucior, patină cărucior, scăriță cărucior, stat în picioare pe cărucior
  en buggy boards, ride on boards, stroller boards, glider boards, sibling boards, wheeled boards, standing boards, kiddy boards, sibling platforms, toddler boards, scooter boards, piggyback boards, lascal boards, pram boards, pushchair boards, step boards, buggy steps, step for pram, stand on pram, stand on for pram
  hu testvérfellépők, testvérfellépő, babakocsi fellépő, testvér fellépő, buggy board, testvérlap, gördeszka babakocsihoz, fellépő babakocsihoz, testvérfellépő babakocsihoz, testvérülés, testvér ülés, fellépő lap, fellépő, tesófellépő, kiddy board

  pram-liner < pram-accessory @ pram-accessories > harness-covers, mosquito-net, pram-parasol, footmuff
  ro pernițe pentru cărucior, perniță pentru cărucior, perniță cărucior, saltea cărucior, salteluță cărucior, husă cărucior, husă scaun cărucior, inserție cărucior, saltea de cărucior, protecție cărucior, saltea căruț, reductor cărucior, pernă cărucior, pernuță cărucior, pernă pentru cărucior
  en pram liners, stroller liners, pushchair liners, seat liners, buggy liners, seat pads, pram mattresses, stroller cushions, cool mats, seat inserts, cosy liners, pushchair pads, stroller pads, sheepskin liners, pram inserts, cooling liner
  hu babakocsi ülésbetétek, babakocsi ülésbetét, babakocsibetét, ülésbetét, babakocsi huzat, babakocsi matrac, ülésbélés, izzadásgátló betét, ülésbetét babakocsiba, betét babakocsiba, babakocsi párna, babakocsi ülőpárna, babakocsi üléshuzat, babakocsi ülésvédő, ülőbetét, légáteresztő betét

  harness-covers < pram-accessory @ pram-accessories > pram-liner, pram-toy, cup-holder
  ro huse de ham, husă de ham, protecție centură, husă centură, protecții ham, pernițe ham, protecții centuri, pernițe centură, protecție bretele, huse bretele, pernuțe ham, manșon centură
  en harness covers, strap covers, seat belt covers, strap pads, shoulder pads, belt covers, belt pads, strap cushions, harness pads
  hu övpárnák, övpárna, övvédő, biztonsági öv huzat, vállpárna, övhuzat, pántpárna, vállvédő párna, övpárna babakocsira, biztonsági öv párna, pántvédő

  pram-travel-bag < pram-accessory, plane-travel @ pram-accessories > cup-holder, rain-cover, travel-changing-mat, harness-covers
  ro genți de transport pentru cărucior, geantă de transport pentru cărucior, geantă transport cărucior, husă transport cărucior, sac transport cărucior, geantă cărucior avion, geantă de transport, husă avion cărucior
  en pram travel bags, stroller travel bags, pushchair travel bags, transport bags, gate check bags, stroller carry bags, buggy travel bags, pushchair bag, buggy flight bag, pushchair carry bag, pram storage bag
  hu babakocsi szállítótáskák, babakocsi szállítótáska, babakocsi utazótáska, babakocsi tárolótáska, szállítótáska, babakocsi hordtáska, táska babakocsihoz, babakocsi zsák utazáshoz, babakocsi táska repülőre, babakocsi tok

  wheel-set < pram-accessory @ pram-accessories > rain-cover, cup-holder, mosquito-net
  ro seturi de roți, set de roți, roți cărucior, roată cărucior, roți, roți de schimb, anvelope cărucior, camere de aer, roți căruț, cauciuc cărucior, cauciucuri cărucior, roți de rezervă, camere cărucior
  en wheel sets, wheels, stroller wheels, pram wheels, spare wheels, pram tyres, inner tubes, replacement wheels, tyres, pushchair wheels, buggy wheels, front wheels, pram tires, stroller tires, pushchair tyres, buggy tyres
  hu kerékkészletek, kerékkészlet, babakocsi kerék, babakocsi kerekek, pótkerék, babakocsi gumi, kerekek, babakocsi pótkerék, tömlő babakocsihoz

  pram-hook < pram-accessory @ pram-accessories
  ro cârlige pentru cărucior, cârlig cărucior, cârlige geantă, clemă cărucior, clips cărucior
  en pram hooks, stroller hooks, buggy clips, bag hooks, pushchair hooks, pram clips, buggy hooks
  hu babakocsi kampók, babakocsi kampó, táskaakasztó, babakocsi akasztó, babakocsi csipesz

  pram-light < pram-accessory @ pram-accessories
  ro lumini pentru cărucior, lumină cărucior, ventilator cărucior, reflectorizante cărucior
  en pram lights, stroller lights, stroller fans, pram fans, reflectors, buggy lights
  hu babakocsi lámpák, babakocsi lámpa, babakocsi ventilátor, fényvisszaverő
`)
