/** Warnings that law wants on the page before the purchase (LAW-37, LAW-38), in the words of the safety glossary. */
import { words, type Words } from './words.ts'

const UNDER_36 = words(
  'Nu este recomandat copiilor sub 36 de luni. Piese mici. Pericol de sufocare.',
  'Not suitable for children under 36 months. Small parts. Choking hazard.',
  '36 hónaposnál fiatalabb gyermekek számára nem alkalmas. Apró részek. Fulladásveszély.',
)
const SUPERVISION = words(
  'A se utiliza sub supravegherea directă a unui adult.',
  'To be used under the direct supervision of an adult.',
  'Csak felnőtt közvetlen felügyelete mellett használható.',
)
const SAFE_SLEEP = words(
  'Pentru somn, culcă copilul întotdeauna pe spate, pe o suprafață plană, fermă și liberă. Nu lăsa copilul nesupravegheat.',
  'For sleep, always lay the baby on the back, on a flat, firm and clear surface. Never leave the child unattended.',
  'Alváshoz mindig háton, sík, kemény és szabad felületre fektesse a babát. Ne hagyja felügyelet nélkül.',
)
const REARWARD = words(
  'Nu monta cu spatele la sensul de mers pe un scaun cu airbag frontal activ.',
  'Do not fit rearward facing on a seat with an active front airbag.',
  'Menetiránynak háttal ne szerelje olyan ülésre, amelynél az első légzsák aktív.',
)
const PROTECTIVE = words(
  'Se va purta echipament de protecție. A nu se utiliza în trafic.',
  'Protective equipment should be worn. Not to be used in traffic.',
  'Védőfelszerelés viselése ajánlott. Közúti forgalomban nem használható.',
)
const COSMETIC = words(
  'Numai pentru uz extern. A se evita contactul cu ochii. A nu se lăsa la îndemâna copiilor.',
  'For external use only. Avoid contact with eyes. Keep out of reach of children.',
  'Csak külsőleg használható. Szembe ne kerüljön. Gyermekektől elzárva tartandó.',
)
const SOOTHER = words(
  'Verifică produsul înainte de fiecare utilizare. Aruncă-l la primul semn de deteriorare.',
  'Inspect before each use. Throw away at the first sign of damage.',
  'Minden használat előtt ellenőrizze. A sérülés első jelére dobja ki.',
)
const PRAM = words(
  'Nu lăsa niciodată copilul nesupravegheat. Verifică dacă toate dispozitivele de blocare sunt închise înainte de utilizare.',
  'Never leave the child unattended. Make sure that all locking devices are engaged before use.',
  'Soha ne hagyja a gyermeket felügyelet nélkül. Használat előtt győződjön meg arról, hogy minden rögzítő zárva van.',
)
const FORMULA = words(
  'Alăptarea este cea mai bună hrană pentru sugar. A se utiliza numai la recomandarea unui specialist în medicină, nutriție sau farmacie.',
  'Breastfeeding is best for babies. Use only on the advice of an independent person qualified in medicine, nutrition or pharmacy.',
  'A csecsemő legjobb tápláléka az anyatej. Csak orvos, táplálkozási szakember vagy gyógyszerész tanácsára használható.',
)
const CORDS = words(
  'A se păstra ambalajul departe de copii.',
  'Keep packaging away from children.',
  'A csomagolást tartsa távol a gyermekektől.',
)

interface Described {
  key: string
  group: string
  flags: readonly string[]
  ageFrom: number | null
}

/** The warnings of a thing; an empty list says "none given". */
export function warningsOf({ key, flags, ageFrom }: Described): Words[] {
  const warnings: Words[] = []
  if (flags.includes('toy')) warnings.push(ageFrom !== null && ageFrom >= 36 ? UNDER_36 : SUPERVISION)
  if (flags.includes('safe_sleep')) warnings.push(SAFE_SLEEP)
  if (key === 'infant-carriers' || key === 'car-seats-toddler') warnings.push(REARWARD)
  if (key === 'ride-ons') warnings.push(PROTECTIVE)
  if (flags.includes('cosmetic')) warnings.push(COSMETIC)
  if (key === 'soothers' || key === 'teats' || key === 'bottles') warnings.push(SOOTHER)
  if (
    [
      'prams-3in1',
      'prams-2in1',
      'pushchairs',
      'compact-pushchairs',
      'twin-prams',
      'high-chairs',
      'bathing',
      'bouncers-swings',
    ].includes(key)
  )
    warnings.push(PRAM)
  if (flags.includes('no_promo')) warnings.push(FORMULA)
  if (flags.includes('toy')) warnings.push(CORDS)
  return warnings
}
