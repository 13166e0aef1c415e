/** Delivery in the settings of the back office: rules, their test, warehouses and showrooms. */
import { msg, plural } from '#messages/text.ts'

export const delivery = msg('Livrare', 'Delivery', 'Szállítás')
export const rules = msg('Reguli', 'Rules', 'Szabályok')
export const firstDecides = msg(
  'Pentru fiecare metodă hotărăște prima regulă care se potrivește.',
  'Of each method the first rule that fits decides.',
  'Módonként az első illő szabály dönt.',
)
export const addRule = msg('Adaugă o regulă', 'Add a rule', 'Szabály hozzáadása')
export const editRule = msg('Schimbă regula {number}', 'Change rule {number}', '{number}. szabály módosítása')
export const removeRule = msg('Șterge regula', 'Delete the rule', 'Szabály törlése')
export const up = msg('Mută regula {number} mai sus', 'Move rule {number} up', '{number}. szabály feljebb')
export const isOn = msg('Regula {number} este activă', 'Rule {number} is on', '{number}. szabály bekapcsolva')
export const apply = msg('Aplică', 'Apply', 'Alkalmaz')
export const save = msg('Salvează', 'Save', 'Mentés')
export const discard = msg('Renunță', 'Discard', 'Elvetés')
export const unsaved = msg('Modificări nesalvate', 'Unsaved changes', 'Nem mentett módosítások')
export const saved = msg('Salvat.', 'Saved.', 'Mentve.')
export const draftIsOlder = msg(
  'Cineva a schimbat regulile între timp. Dacă le salvezi pe acestea, schimbarea aceea se pierde.',
  'Somebody has changed the rules since. Saving these takes that change back.',
  'Valaki azóta módosította a szabályokat. Ha ezeket menti, az a módosítás elvész.',
)
export const changedMeanwhile = msg(
  'Cineva a schimbat între timp. Pagina arată acum starea nouă.',
  'Somebody changed it meanwhile. The page shows the new state now.',
  'Valaki közben módosította. Az oldal már az új állapotot mutatja.',
)
export const refused = msg('Nesalvat: {problems}', 'Not saved: {problems}', 'Nincs mentve: {problems}')

export const method = msg('Metodă', 'Method', 'Mód')
export const methods = {
  courier: msg('Curier', 'Courier', 'Futár'),
  locker: msg('Locker', 'Locker', 'Csomagautomata'),
  pickup: msg('Showroom', 'Showroom', 'Bemutatóterem'),
  email: msg('E-mail', 'E-mail', 'E-mail'),
}
export const market = msg('Piață', 'Market', 'Piac')
export const weight = msg('Greutate', 'Weight', 'Súly')
export const only = msg('Numai', 'Only', 'Csak')
export const price = msg('Preț', 'Price', 'Ár')
export const promise = msg('Promisiune', 'Promise', 'Ígéret')
export const on = msg('Activă', 'On', 'Be')
export const order = msg('Ordine', 'Order', 'Sorrend')
export const anyWeight = msg('oricât', 'any', 'bármennyi')
export const upTo = msg('până la {kg} kg', 'up to {kg} kg', '{kg} kg-ig')
export const freeFrom = msg('gratuit de la {amount}', 'free from {amount}', '{amount} felett ingyenes')
export const bulkyMore = msg('voluminos +{amount}', 'bulky +{amount}', 'nagy méretű +{amount}')
export const notBulky = msg('fără voluminoase', 'not bulky', 'nem nagy méretű')
export const workingDays = msg('{from}–{to} zile lucrătoare', '{from}–{to} working days', '{from}–{to} munkanap')
export const cutoff = msg('comenzi până la {hour}:00', 'orders until {hour}:00', 'rendelés {hour}:00-ig')

export const fields = {
  markets: msg('Piețe', 'Markets', 'Piacok'),
  currency: msg('Monedă', 'Currency', 'Pénznem'),
  countries: msg(
    'Țări, coduri cu două litere; gol: toate',
    'Countries, codes of two letters; empty: all',
    'Országok kétbetűs kóddal; üresen: mind',
  ),
  zipPattern: msg(
    'Zonă: model al codului poștal; gol: toate',
    'Zone: pattern of the postcode; empty: all',
    'Zóna: irányítószám-minta; üresen: mind',
  ),
  warehouse: msg('Depozit sau showroom', 'Warehouse or showroom', 'Raktár vagy bemutatóterem'),
  maxWeightG: msg('Cel mult, g', 'At most, g', 'Legfeljebb, g'),
  maxVolumeCm3: msg('Cel mult, cm³', 'At most, cm³', 'Legfeljebb, cm³'),
  allowsBulky: msg('Și pentru voluminoase', 'Bulky goods too', 'Nagy méretű is'),
  price: msg('Preț', 'Price', 'Ár'),
  bulkySurcharge: msg('În plus la voluminoase', 'More for bulky goods', 'Felár nagy méretnél'),
  freeFrom: msg('Gratuit de la; gol: niciodată', 'Free from; empty: never', 'Ingyenes ettől; üresen: soha'),
  daysMin: msg('Zile lucrătoare, cel puțin', 'Working days, at least', 'Munkanap, legalább'),
  daysMax: msg('Zile lucrătoare, cel mult', 'Working days, at most', 'Munkanap, legfeljebb'),
  cutoffHour: msg('Ora limită', 'Cut-off hour', 'Határóra'),
}
export const notUnderstood = msg('Valoarea nu este înțeleasă.', 'This value is not understood.', 'Ez az érték nem érthető.')
export const main = msg('depozitul principal', 'the main warehouse', 'a fő raktár')

export const wouldCost = msg('Cât ar costa?', 'What would it cost?', 'Mennyibe kerülne?')
export const to = msg('Țara', 'Country', 'Ország')
export const postcode = msg('Cod poștal', 'Postcode', 'Irányítószám')
export const grams = msg('Greutate, g', 'Weight, g', 'Súly, g')
export const volume = msg('Volum, cm³', 'Volume, cm³', 'Térfogat, cm³')
export const goods = msg('Valoarea mărfii', 'Value of the goods', 'Áruérték')
export const bulky = msg('Voluminos', 'Bulky', 'Nagy méretű')
export const ordered = msg('Comandat', 'Ordered', 'Rendelés ideje')
export const nowHint = msg('Gol: acum', 'Empty: now', 'Üresen: most')
export const tryIt = msg('Încearcă', 'Try', 'Próba')
export const untilSaved = msg(
  'Proba folosește regulile salvate.',
  'The test uses the saved rules.',
  'A próba a mentett szabályokat használja.',
)
export const result = msg('Rezultat', 'Result', 'Eredmény')
export const ruleNumber = msg('Regula {number}', 'Rule {number}', '{number}. szabály')
export const misfits = {
  market: msg('altă piață', 'another market', 'másik piac'),
  goods: msg('numai vouchere, sau numai marfă', 'vouchers only, or goods only', 'csak utalvány, vagy csak áru'),
  country: msg('nu livrează în această țară', 'not to this country', 'nem szállít ebbe az országba'),
  zip: msg('codul poștal este din afara zonei', 'the postcode is outside its zone', 'az irányítószám a zónán kívül esik'),
  territory: msg('în afara teritoriului TVA al UE', 'outside the VAT area of the EU', 'az EU áfaterületén kívül'),
  bulky: msg('nu ia voluminoase', 'takes no bulky goods', 'nagy méretűt nem visz'),
  weight: msg('prea greu', 'too heavy', 'túl nehéz'),
  volume: msg('prea mare', 'too large', 'túl nagy'),
  no_lockers: msg('nu sunt lockere acolo', 'there are no lockers', 'nincs ott csomagautomata'),
  no_way_there: msg('nimic nu duce marfa acolo', 'nothing brings the goods there', 'semmi sem viszi oda az árut'),
  earlier: msg('hotărăște o regulă dinainte', 'an earlier rule decides', 'egy korábbi szabály dönt'),
  off: msg('este oprită', 'it is off', 'ki van kapcsolva'),
}

export const warehouses = msg('Depozite și showroomuri', 'Warehouses and showrooms', 'Raktárak és bemutatótermek')
export const addWarehouse = msg('Adaugă un depozit', 'Add a warehouse', 'Raktár hozzáadása')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const changeOf = msg('Schimbă {name}', 'Change {name}', '{name} módosítása')
export const kinds = { showroom: msg('Showroom', 'Showroom', 'Bemutatóterem'), warehouse: msg('Depozit', 'Warehouse', 'Raktár') }
export const place = {
  id: msg('Cod, de exemplu cluj', 'Id, such as cluj', 'Azonosító, például cluj'),
  kind: msg('Fel', 'Kind', 'Fajta'),
  country: msg('Țara', 'Country', 'Ország'),
  name: msg('Nume', 'Name', 'Név'),
  city: msg('Oraș', 'City', 'Város'),
  address: msg('Adresă', 'Address', 'Cím'),
  zip: msg('Cod poștal', 'Postcode', 'Irányítószám'),
  phone: msg('Telefon', 'Phone', 'Telefon'),
  email: msg('E-mail', 'E-mail', 'E-mail'),
  pickup: msg('Clienții își pot ridica aici comenzile', 'Customers may collect orders here', 'Itt átvehetők a rendelések'),
}
export const language = {
  ro: msg('română', 'Romanian', 'román'),
  en: msg('engleză', 'English', 'angol'),
  hu: msg('maghiară', 'Hungarian', 'magyar'),
}
export const hours = msg('Program', 'Hours', 'Nyitvatartás')
export const closed = msg('închis', 'closed', 'zárva')
export const opens = msg('{day}, deschide', '{day}, opens', '{day}, nyitás')
export const closes = msg('{day}, închide', '{day}, closes', '{day}, zárás')
export const hoursHint = msg('Gol: închis', 'Empty: closed', 'Üresen: zárva')
export const exceptions = msg('Zile cu alt program', 'Days with other hours', 'Eltérő nyitvatartású napok')
export const exceptionsHint = msg(
  'Un rând pentru fiecare zi: 2026-12-24 10:00-14:00, sau 2026-12-25 închis',
  'A line for each day: 2026-12-24 10:00-14:00, or 2026-12-25 closed',
  'Naponként egy sor: 2026-12-24 10:00-14:00, vagy 2026-12-25 zárva',
)
export const notADay = msg('Nu înțeleg rândul: {line}', 'This line is not understood: {line}', 'Ez a sor nem érthető: {line}')
export const holidays = plural(
  {
    one: '# sărbătoare legală în lunile următoare',
    few: '# sărbători legale în lunile următoare',
    other: '# de sărbători legale în lunile următoare',
  },
  { one: '# public holiday in the next months', other: '# public holidays in the next months' },
  { one: '# munkaszüneti nap a következő hónapokban', other: '# munkaszüneti nap a következő hónapokban' },
)
