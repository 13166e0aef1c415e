/** Bikes, scooters and whatever a child rides. */
import { typeTable } from './type-table.ts'

export const wheels = typeTable(`
  ride-on-wheels @ ride-ons > bike-helmet, knee-pads, bike-bell, water-bottle, trainers, nursery-backpack + balance-bike, tricycle, scooter, kids-bike, ride-on, electric-car, pedal-car, roller-skates
  ro biciclete și trotinete, vehicule pentru copii, jucării cu roți
  en bikes and scooters, wheeled toys, ride-ons and bikes
  hu biciklik és rollerek, gyerekjárművek, kerekes játékok

  bike + balance-bike, kids-bike > bike-helmet, bike-bell, knee-pads
  ro biciclete pentru copii, bicicletă, biciclete, bicicletă copii, bicicletuță, biclă, bicicletă puști, velo
  en bikes, bicycles, kids bikes, children's bikes, kids bicycles, push bikes
  hu biciklik, bicikli, bringa, bringák, kerékpár, kerékpárok, gyerekbicikli, gyerek bicikli, gyerekkerékpár, gyermekkerékpár, gyerekbringa, bicaj, bicajok, bicó, gyerekbicaj

  balance-bike @ ride-ons > bike-helmet, knee-pads, bike-bell, cycling-gloves
  ro biciclete fără pedale, bicicletă fără pedale, bicicletă de echilibru, bicicletă echilibru, bicicletă balans, bicicletă din lemn fără pedale, balance bike, bicicletă de împins, bicicletă de alergat, bicicletă învățat, bicicletă de început, balance, running bike, draisine, bicicletă cu picioarele, woom
  en balance bikes, running bikes, walking bikes, strider bikes, no pedal bikes, push along bikes, training bikes, glider bikes, toddler bikes, learner bikes, striders, runners bikes, pedalless bikes, bike without pedals, glide bike, foot bike
  hu futóbiciklik, futóbicikli, futóbringa, futókerékpár, futó bicikli, futóbicaj, pedál nélküli bicikli, pedálnélküli bicikli, lábbal hajtós bicikli, egyensúlybicikli, puky, futóbicó, egyensúlyozó bicikli, egyensúlyozó kerékpár, egyensúlykerékpár, tanulóbicikli, pedál nélküli

  kids-bike @ ride-ons > bike-helmet, bike-bell, stabilisers, knee-pads
  ro prima bicicletă, biciclete cu pedale, bicicletă cu pedale, bicicletă cu roți ajutătoare, bicicletă 12 inch, bicicletă 14 inch, bicicletă 16 inch, bicicletă cu roți
  en first bikes, pedal bikes, kids pedal bikes, bike with training wheels, 12 inch bikes, 14 inch bikes, 16 inch bikes, stabiliser bikes, starter bikes, childs bikes, two wheeler
  hu első biciklik, első bicikli, pedálos bicikli, pótkerekes bicikli, 12 colos bicikli, 14 colos bicikli, 16 colos bicikli, pótkerekes bringa, bicikli pótkerékkel, pótkerekes kerékpár, pedálos kisbicikli, kétkerekű bicikli

  tricycle @ ride-ons > bike-helmet, bike-bell
  ro triciclete, tricicletă, tricicletă copii, triciclu, tricicluri, bicicletă cu trei roți, tricicletă pedale, tricicletă cu pedale
  en tricycles, trikes, kids trikes, three wheel bikes, trike bikes, tricycle bikes, three wheel bike
  hu triciklik, tricikli, háromkerekű bicikli, háromkerekű, háromkerekű kerékpár, háromkerekű bringa, háromkerekű bicaj

  push-trike < tricycle @ ride-ons > bike-helmet, bike-bell
  ro triciclete cu mâner, tricicletă cu mâner, tricicletă cu mâner parental, tricicletă evolutivă, tricicletă pliabilă, tricicletă cu parasolar, tricicletă părinți, tricicletă cărucior, tricicletă de împins, tricicletă multifuncțională, tricicletă cu copertină
  en push trikes, trikes with handle, parent handle trikes, push along trikes, stroller trikes, steerable trikes, smart trikes
  hu tolókaros triciklik, tolókaros tricikli, szülőkaros tricikli, tologatható tricikli, szülőkormányos tricikli, tricikli szülőkarral, tolós tricikli, szülős tricikli, tolható tricikli, tolókaros bicikli, tricikli babakocsi, szülőkaros bicikli

  scooter @ ride-ons > bike-helmet, knee-pads, bike-bell
  ro trotinete, trotinetă, trotinetă cu trei roți, trotinetă copii, scuter, trotinetă 3 roți, trotinetă luminoasă, scooter, trotinetă de echilibru, trotineta cu lumini, trotinetă pliabilă
  en scooters, kick scooters, three-wheel scooters, 3 wheel scooters, kids scooters, micro scooters, push scooters, mini scooters, tri scooters, kickboards, flashing scooters
  hu rollerek, roller, háromkerekű roller, gyerekroller, gyerek roller, 3 kerekű roller, rolli, rollerka, lábbal hajtós roller

  ride-on @ ride-ons > bike-helmet, toy-garage
  ro vehicule fără pedale, premergător cu patru roți, mașinuță de împins, mașinuță ride on, mașinuță de călărit, tolocar, mașină fără pedale, ride on, bobby car, mașinuță de urcat, antemergător, mașinuță cu picioarele, mașină de împins, mașinuță de mers, premergător cu roți, mașinuță pentru mers, mașină cu picioarele, motoretă copii, premergător fără pedale, mașinuță fără pedale, motoretă fără pedale, vehicul cu picioarele
  en four-wheel ride-ons, ride-ons, ride on toys, ride on cars, push cars, foot to floor cars, toddler ride-ons, push along cars, bobby cars, sit and ride toys, ride on, toddler cars, sit on cars, sit on toys, ride alongs, whizz along, scuttlebugs, toddle bikes, baby cars, scoot along, foot to floor, wiggle car
  hu lábbal hajtós járművek, négykerekű lábbal hajtós jármű, lábbal hajtós jármű, lábbal hajtós autó, lábbal hajtható, bébitaxi, kismotor, négykerekű, tologatós autó, futómotor, ülős autó, bobby car, gyerekmotor, lábbal hajtós, lábhajtós, lábhajtós motor, lábhajtós autó, hajtós motor, bébimotor, bébi motor, babamotor, ráülős autó, ráülős játék, ülős motor, négykerekű jármű, motor gyereknek, műanyag motor

  electric-car @ ride-ons > bike-helmet
  ro mașinuțe electrice, mașinuță electrică, mașină electrică copii, motocicletă electrică copii, atv electric copii, mașinuțe electrice pentru copii
  en electric ride-ons, electric cars, kids electric cars, battery cars for kids, ride on electric cars, power wheels
  hu elektromos kisautók, elektromos autó gyerekeknek, elektromos kisautó, akkumulátoros autó, elektromos gyerekautó, elektromos kismotor, akkus autó, elektromos autó, elektromos motor

  pedal-car @ ride-ons > bike-helmet
  ro karturi cu pedale, kart cu pedale, mașinuță cu pedale, tractor cu pedale, kart, kart copii
  en pedal cars, go-karts, pedal karts, pedal tractors
  hu pedálos autók, pedálos autó, gokart, pedálos gokart, pedálos traktor

  roller-skates @ ride-ons > bike-helmet, knee-pads
  ro role, role copii, patine cu rotile, patine, patine copii, skateboard
  en roller skates, inline skates, rollerblades, ice skates, skateboards, kids skates, skates
  hu görkorcsolyák, görkorcsolya, görkori, korcsolya, gördeszka

  sledge < outdoor-toy @ ride-ons, outdoor-toys > footmuff, winter-hat, mittens
  ro sănii, sanie, sanie copii, săniuță, săniuțe, bob zăpadă
  en sledges, sleds, toboggans, snow sledges, bobsleds
  hu szánkók, szánkó, szán, bob, hóbob

  bike-helmet @ ride-ons
  ro căști de protecție, cască de bicicletă, cască copii, cască, căști, cască bicicletă, cască protecție, cască trotinetă
  en bike helmets, helmets, kids helmets, cycle helmets, scooter helmets, bicycle helmets, crash helmets, safety helmets, bike hats
  hu kerékpáros sisakok, bukósisak, bringás sisak, kerékpáros sisak, bicikli sisak, sisak, gyerek bukósisak, biciklis sisak

  knee-pads @ ride-ons
  ro genunchiere, set protecție, cotiere și genunchiere, cotiere, set genunchiere
  en knee pads, elbow pads, protective pads, knee and elbow pads, pad sets
  hu térdvédők, térdvédő, könyökvédő, védőfelszerelés, protektor

  cycling-gloves @ ride-ons
  ro mănuși de bicicletă, mănuși bicicletă
  en cycling gloves, bike gloves
  hu biciklis kesztyűk, biciklis kesztyű, kerékpáros kesztyű

  bike-bell @ ride-ons
  ro sonerii de bicicletă, sonerie bicicletă, claxon bicicletă, coș bicicletă, coșuleț bicicletă, accesorii bicicletă
  en bike bells, bike horns, bike baskets, bike accessories, scooter accessories
  hu bicikli csengők, bicikli csengő, csengő, bicikli kosár, biciklis kiegészítő, kerékpár csengő

  stabilisers @ ride-ons
  ro roți ajutătoare, roți ajutătoare bicicletă
  en stabilisers, training wheels, bike stabilisers, stabilizers
  hu pótkerekek biciklihez, pótkerék biciklihez, kitámasztó kerék, támasztókerék

  bike-seat @ ride-ons > bike-helmet
  ro scaune de bicicletă, scaun de bicicletă, scaun bicicletă, scaun copil bicicletă, scaun pentru bicicletă
  en bike seats, child bike seats, bicycle seats, baby bike seats, cycle seats
  hu kerékpáros gyerekülések, kerékpáros gyerekülés, bicikliülés, biciklis gyerekülés, kerékpárülés, biciklis ülés

  bike-trailer @ ride-ons > bike-helmet
  ro remorci de bicicletă, remorcă bicicletă, remorcă copii, cărucior bicicletă
  en bike trailers, child bike trailers, cycle trailers
  hu kerékpár utánfutók, kerékpár utánfutó, bicikli utánfutó, gyerekszállító utánfutó
`)
