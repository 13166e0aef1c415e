/** What keeps a child well. */
import { typeTable } from './type-table.ts'

export const health = typeTable(`
  health-goods @ health + thermometer, nasal-aspirator, humidifier, first-aid-kit, manicure-set, saline, toothbrush
  ro sănătate și igienă, sănătate bebe, sănătate copii, articole de sănătate, igienă
  en health and hygiene, baby health, healthcare, baby healthcare
  hu egészség és higiénia, babaegészség, egészségügyi termékek

  thermometer @ health > first-aid-kit, nasal-aspirator, humidifier, saline
  ro termometre, termometru, termometru febră, termometru bebe, termometru bebeluș, termometru copii, termometru de frunte, termometru de ureche, termometru digital, termometru electronic, termometru corp, termometru axilar, termometru subraț, termometru rectal, termometru flexibil, termometru temperatură, măsurat febră, măsurat temperatura, temperatură bebe, luat temperatura
  en thermometers, baby thermometers, fever thermometers, ear thermometers, forehead thermometers, digital thermometers, fever checkers, temperature gauges, temp checkers, temperature readers, baby temperature, body thermometers, thermometre, oral thermometers, armpit thermometers, temperature thermometers, rectal thermometers, temperature checker, take temperature
  hu lázmérők, lázmérő, hőmérő, fülhőmérő, homlokhőmérő, hőmérők, baba lázmérő, testhőmérő, digitális lázmérő, baba hőmérő

  infrared-thermometer < thermometer @ health > first-aid-kit, nasal-aspirator
  ro termometre cu infraroșu, termometru cu infraroșu, termometru infraroșu, termometru non contact, termometru fără contact, termometru cu infraroșii, termometru frunte, termometru de frunte, termometru laser, termometru la distanță, termometru noncontact, termometru instant, termometru pistol, termometru infra, termometru rapid
  en infrared thermometers, contactless thermometers, no touch thermometers, non-contact thermometers, infrared thermometer, scanner thermometers, laser thermometers, gun thermometers, thermometer gun, braun thermometers, touchless thermometers, ir thermometers
  hu infravörös hőmérők, infravörös hőmérő, érintésmentes lázmérő, infrás lázmérő, infravörös lázmérő, érintés nélküli lázmérő, érintésmentes hőmérő, infra lázmérő, homloklázmérő, homlok lázmérő, füllázmérő, fül lázmérő, lézeres lázmérő, infra hőmérő

  nasal-aspirator < nose-care @ health > saline, thermometer, humidifier
  ro aspiratoare nazale, aspirator nazal, pompiță nazală, pompă nas, pară nazală, aspirator muci, aspirator de nas, aspirator nas, batista bebelușului, pară de nas, pompiță nas, pompiță muci, trage muci, aspirator secreții
  en nasal aspirators, nose suckers, snot suckers, nose aspirators, nose cleaners, nasal sucker, snotsucker, nasal aspirator, bulb syringe, nosefrida, nose frida, frida, nose vacuum, bogey picker, booger sucker
  hu orrszívók, orrszívó, porszívós orrszívó, orrszi, orrszívó porszívóhoz, nóziszívó, takiszívó, orrszi-porszi, orrporszívó, orrváladék szívó, orrpumpa

  nose-care @ health + saline, inhaler, nasal-aspirator, humidifier
  ro îngrijirea nasului, curățare nas bebe, desfundat nasul, nas, nas înfundat, curge nasul, mucoși, muci, năsuc, desfundare nas
  en nose care, nose cleaning, blocked nose, stuffy nose, runny nose, snotty nose, congestion, bunged up, snot
  hu orrápolás, orrtisztítás, bedugult orr, eldugult orr, orrdugulás, orrfolyás, folyik az orra, folyik az orr, taknyos orr

  saline @ health > nasal-aspirator, thermometer, humidifier, muslin
  ro ser fiziologic, seruri fiziologice, soluție salină, fiole ser fiziologic, spray nazal, apă de mare, picături nazale, fiole ser, ser bebe, ser nas, ser pentru nas, ser nazal, picături nas, picături pentru nas, fiole, fiole nas, fiole bebe, monodoze, ser monodoză, soluție nazală, soluție nas, spălat nas, spray nas, ser fizio, sare nas
  en saline drops, saline solution, saline vials, saline spray, nasal spray, saline, nose drops, sea water spray, nasal drops, saline ampoules, saline pods, nose spray, sterile saline, nasal saline, snuffle drops, physiological saline, snuffle babe, saline pipettes, eye wash
  hu fiziológiás cseppek, fiziológiás csepp, sóoldat, fiziológiás sóoldat, orrspray, orrcsepp, tengervizes orrspray, sóoldatos csepp, tengervíz, tengervizes spray, sós orrcsepp, fiziológiás só, orröblítő, sós víz, orrtisztító csepp, orrtisztító spray

  humidifier @ health > thermometer, night-light, air-purifier, saline
  ro umidificatoare de aer, umidificator de aer, umidificator, umidificatoare, umidificator cameră, umidificator bebe, aparat umiditate, aparat de umidificat, aburitor, vaporizator, aer uscat, umidificator ultrasonic, umidificare
  en humidifiers, humidifier, air humidifiers, cool mist humidifiers, vaporisers, baby humidifiers, mist humidifiers, ultrasonic humidifiers, steam vaporizers, moisture machines, mist machines, air moisturisers
  hu párásítók, párásító, hidegpárásító, légpárásító, ultrahangos párásító, párologtató, légnedvesítő, levegő párásító, hidegpárologtató, légpárologtató, párásítógép

  air-purifier < health-goods @ health
  ro purificatoare de aer, purificator de aer, purificator, difuzor aromaterapie
  en air purifiers, air purifier, diffusers
  hu légtisztítók, légtisztító, levegőtisztító, diffúzor, aromadiffúzor

  inhaler @ health > saline, thermometer
  ro aparate de aerosoli, aparat aerosoli, nebulizator, aerosoli, inhalator, aparat de aerosoli, nebulizatoare
  en nebulisers, inhalers, nebulizers, aerosol devices, nebulizer, nebuliser
  hu inhalátorok, inhalátor, porlasztó, kompresszoros inhalátor, nebulizátor, inhaláló

  first-aid-kit @ health > thermometer, medicine-dispenser, saline, corner-guards
  ro truse de prim ajutor, trusă de prim ajutor, trusă medicală, trusă sanitară, plasturi copii, plasturi, prim ajutor, trusă de ajutor, trusă medicamente, trusă farmacie, trusă de urgență, trusă pansament, pansamente, kit medical
  en first-aid kits, medical kits, plasters, kids plasters, first-aid kit, band aids, medicine kits, first aid, emergency kits, medicine boxes, firstaid kits, plaster kits
  hu elsősegélykészletek, elsősegélykészlet, elsősegély csomag, elsősegélydoboz, sebtapasz, ragtapasz, gyerek sebtapasz, elsősegély, elsősegély szett, elsősegély táska, házipatika, kötszer, mentőláda, gyógyszeres doboz

  medicine-dispenser < health-goods @ health
  ro dozatoare de medicamente, seringă medicamente, suzetă medicamente, dozator medicament
  en medicine dispensers, medicine syringes, medicine dosers, pacifier medicine dispensers
  hu gyógyszeradagolók, gyógyszeradagoló, gyógyszeres cumi, gyógyszeradagoló cumi

  grooming < health-goods @ health + manicure-set, baby-hairbrush
  ro seturi de îngrijire, set îngrijire bebe, trusă de îngrijire bebe, trusă îngrijire
  en grooming sets, baby grooming kits, baby care kits
  hu ápolási szettek, babaápolási szett, babaápoló készlet

  manicure-set @ health > baby-hairbrush, body-lotion, hooded-towel, shampoo-and-wash
  ro truse de manichiură, trusă de manichiură, set manichiură bebe, forfecuță unghii bebe, unghieră bebe, foarfecă unghii, forfecuță bebe, pilă electrică bebe, forfecuță, trusă manichiură, unghieră, forfecuțe, trusă unghii, trusă de unghii, set unghii, set de unghii, forfecuțe unghii, forfecuță unghii, foarfecuță, foarfecuțe, pilă unghii, pilă bebe, pilă de unghii, tăiat unghii, tăietor unghii, set manichiură, set de manichiură, manichiură bebe, manichiură, clește unghii, kit unghii, kit manichiură, unghii
  en manicure sets, baby nail scissors, nail clippers, nail files, baby nail trimmers, baby manicure sets, nail scissors, baby nail clippers, grooming kits, nail care, nail kits, nail trimmers, nail cutters, nail sets, fingernail scissors, baby manicure, fingernail clippers, toenail clippers
  hu manikűrkészletek, manikűrkészlet, babakörömolló, körömolló, körömvágó, babaolló, körömreszelő, baba manikűr, körömcsipesz, manikűr, manikűr szett, körömápoló szett, bébi olló, körömvágó olló, csecsemőolló, körömápoló, körömolló baba

  baby-hairbrush @ health, baby-cosmetics
  ro perii de păr pentru bebeluși, perie bebe, pieptene bebe, set perie și pieptene, perie de păr, perie păr bebe, pieptene, perie cruste lapte, perie
  en baby hairbrushes, brush and comb sets, baby brushes, hair brushes, combs, cradle cap brushes, hairbrush, baby comb
  hu babahajkefék, babahajkefe, hajkefe, fésű, hajkefe és fésű szett, babafésű, fésű szett, koszmókefe, babakefe

  dental-care < health-goods @ health + toothbrush, toothpaste
  ro igienă orală, igienă dentară copii
  en dental care, oral care, teeth cleaning
  hu fogápolás, fogmosás

  toothbrush < teething @ health > toothpaste
  ro periuțe de dinți, periuță de dinți, periuță dinți bebe, periuțe copii, periuță de deget, periuță electrică copii, periuțe dinți, periuță
  en toothbrushes, baby toothbrushes, kids toothbrushes, finger toothbrushes, toddler toothbrush, electric toothbrushes for kids
  hu fogkefék, fogkefe, babafogkefe, gyerekfogkefe, ujjfogkefe, gyerek fogkefe, baba fogkefe

  toothpaste < health-goods @ health > toothbrush
  ro paste de dinți, pastă de dinți, pastă dinți copii, pastă de dinți bebe, pastă dinți
  en toothpastes, kids toothpaste, baby toothpaste, toothpaste
  hu fogkrémek, fogkrém, gyerekfogkrém, babafogkrém, gyerek fogkrém

  teething-gel < teething @ health, baby-cosmetics
  ro geluri gingivale, gel gingival, gel pentru dentiție, gel dentiție, gel gingii
  en teething gels, gum gels, teething powder, teething gel
  hu fogzási gélek, fogzási gél, fogínygél, ínygél, fogzásgél

  warming-pillow < health-goods @ health
  ro pernuțe anticolici, pernă anticolici, pernuță cu sâmburi, pernuță colici, centură anticolici, pernuță sâmburi de cireșe, perniță anticolici
  en colic pillows, cherry stone pillows, warming pillows, heat packs, colic belts, tummy warmers, wheat bags
  hu hasmelegítők, hasmelegítő, meggymagpárna, meggymag párna, pocakmelegítő, magzsák, kólika öv

  vitamins < health-goods @ health, baby-food
  ro vitamine copii, vitamina d, picături colici, vitamine, probiotice copii, vitamine bebe, vitamina d3, suplimente gravide, vitamine prenatale
  en vitamins, vitamin d drops, baby vitamins, colic drops, probiotics, gripe water, prenatal vitamins, kids vitamins
  hu vitaminok, d-vitamin, d vitamin csepp, gyerekvitamin, babavitamin, kólika csepp, probiotikum, terhesvitamin

  baby-scales < health-goods @ health
  ro cântare pentru bebeluși, cântar bebe, cântar bebeluși, cântar bebeluș, cântar electronic
  en baby scales, baby weighing scales, infant scales
  hu babamérlegek, babamérleg, baba mérleg, csecsemőmérleg, mérleg

  ear-defenders < plane-travel @ health
  ro căști antifonice, căști antifonice copii, căști antizgomot bebe, căști protecție auz
  en ear defenders, baby ear defenders, noise cancelling headphones for babies, ear protection, kids headphones, baby ear muffs
  hu hallásvédők, hallásvédő fültok, hallásvédő, zajvédő fülhallgató, gyerek fülvédő, füldugó gyereknek

  face-mask < health-goods @ health
  ro măști de protecție, mască copii, gel antibacterian, dezinfectant mâini
  en face masks, kids face masks, hand sanitisers, hand sanitizer
  hu arcmaszkok, gyerekmaszk, kézfertőtlenítő, arcmaszk
`)
