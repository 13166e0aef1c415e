/** How a size guide tells to measure: steps, and what to mind. */
import type { Guide } from '#domain/catalog/guide/size-guide.ts'
import { msg } from '#messages/text.ts'

type Text = () => string

interface Step {
  /** What is measured. */
  name: Text
  text: Text
}

export const howTitle = msg('Cum măsori', 'How to measure', 'Így mérjen')
const HEIGHT: Step = {
  name: msg('Înălțimea', 'Height', 'Magasság'),
  text: msg(
    'desculț, cu spatele la perete. Un bebeluș se măsoară întins, din creștet până la călcâie.',
    'barefoot, back to a wall. Measure a baby lying down, from the top of the head to the heels.',
    'mezítláb, háttal a falnak. A babát fekve mérje, a fejtetőtől a sarokig.',
  ),
}
const CHEST: Step = {
  name: msg('Pieptul', 'Chest', 'Mellkas'),
  text: msg(
    'pe sub brațe, peste partea cea mai lată, fără să strângi.',
    'under the arms, round the fullest part, without pulling tight.',
    'a hónalj alatt, a legszélesebb részen, szorítás nélkül.',
  ),
}
const WAIST: Step = {
  name: msg('Talia', 'Waist', 'Derék'),
  text: msg(
    'la nivelul buricului, peste body sau pe piele.',
    'level with the navel, over a vest or bare skin.',
    'a köldök magasságában, trikó fölött vagy a bőrön.',
  ),
}
const HIPS: Step = {
  name: msg('Șoldul', 'Hips', 'Csípő'),
  text: msg(
    'peste partea cea mai lată; la bebeluși nu contează, acolo e scutecul.',
    'round the fullest part; not needed for babies, there is a nappy.',
    'a legszélesebb részen; babáknál nem kell, ott a pelenka.',
  ),
}
const FOOT: Step = {
  name: msg('Talpa', 'Foot', 'Talphossz'),
  text: msg(
    'copilul stă în picioare pe o foaie, cu călcâiul la perete. Însemnează degetul cel mai lung și măsoară până la perete.',
    'stand your child on a sheet of paper, heel to the wall. Mark the longest toe and measure to the wall.',
    'a gyermek álljon egy papírlapra, sarkával a falnál. Jelölje meg a leghosszabb ujjat, és mérjen a falig.',
  ),
}
const BOTH_FEET: Step = {
  name: msg('Amândouă picioarele', 'Both feet', 'Mindkét láb'),
  text: msg(
    'seara, când sunt mai mari. Contează cel mai lung.',
    'in the evening, when they are larger. The longer one counts.',
    'este, amikor nagyobbak. A hosszabbik számít.',
  ),
}
const HEAD: Step = {
  name: msg('Capul', 'Head', 'Fej'),
  text: msg(
    'cu panglica pe frunte, deasupra sprâncenelor și a urechilor, și peste partea cea mai ieșită a cefei.',
    'run the tape across the forehead, above eyebrows and ears, and round the widest part at the back.',
    'a szalag a homlokon fusson, a szemöldök és a fül fölött, hátul a legszélesebb részen.',
  ),
}
const BUST: Step = {
  name: msg('Bustul', 'Bust', 'Mellbőség'),
  text: msg(
    'peste partea cea mai plină, cu panglica dreaptă la spate.',
    'round the fullest part, with the tape level at the back.',
    'a legteltebb részen, hátul is vízszintes szalaggal.',
  ),
}
const UNDER: Step = {
  name: msg('Sub bust', 'Under bust', 'Mell alatt'),
  text: msg(
    'chiar sub sâni, strâns cât să nu alunece.',
    'right below the breasts, snug but not tight.',
    'közvetlenül a mellek alatt, szorosan, de nem bevágva.',
  ),
}
const WAIST_OF_MOTHER: Step = {
  name: msg('Talia', 'Waist', 'Derék'),
  text: msg(
    'în partea cea mai îngustă, cu măsurile de dinainte de sarcină.',
    'at the narrowest part; use your measurements from before pregnancy.',
    'a legkeskenyebb részen, a várandósság előtti méretekkel.',
  ),
}
const BAG_LENGTH: Step = {
  name: msg('Lungimea', 'Length', 'Hossz'),
  text: msg(
    'înălțimea copilului minus capul, plus o palmă ca să dea din picioare.',
    'your child’s height less the head, plus a hand’s breadth for kicking.',
    'a gyermek magassága a feje nélkül, plusz egy arasz a rúgkapáláshoz.',
  ),
}
const BAG_NECK: Step = {
  name: msg('Gâtul', 'Neck', 'Nyak'),
  text: msg(
    'între guler și gât încape un deget, nu două.',
    'one finger fits between collar and neck, not two.',
    'a gallér és a nyak közé egy ujj fér be, kettő nem.',
  ),
}
const BELLY: Step = {
  name: msg('Burtica', 'Bump', 'Pocak'),
  text: msg(
    'în picioare, peste partea cea mai ieșită, fără să strângi.',
    'standing, round the fullest part, without pulling tight.',
    'állva, a legdomborúbb részen, szorítás nélkül.',
  ),
}

/** Steps in the order of the numbers in the drawing. */
export const howSteps: Readonly<Record<Guide, readonly Step[]>> = {
  body: [HEIGHT, CHEST, WAIST, HIPS],
  bag: [BAG_LENGTH, BAG_NECK],
  head: [HEAD],
  foot: [FOOT, BOTH_FEET],
  legs: [HEIGHT, FOOT],
  shoe: [FOOT, BOTH_FEET],
  letter: [BUST, WAIST_OF_MOTHER],
  cup: [BUST, UNDER],
  belly: [BELLY],
}

const larger = msg(
  'Mărimea urmează înălțimea copilului, nu vârsta. Între două mărimi alege-o pe cea mai mare.',
  'The size follows the height of the child, not the age. Between two sizes take the larger one.',
  'A méret a gyermek magasságát követi, nem az életkorát. Két méret között válassza a nagyobbat.',
)
const safeBag = msg(
  'Nu lua o mărime mai mare „ca să țină”. Un sac prea larg la gât e periculos.',
  'Do not take a larger size to make it last. A bag that is too wide at the neck is dangerous.',
  'Ne vegyen nagyobbat, hogy „tovább jó legyen”. A nyaknál túl bő zsák veszélyes.',
)
const shoeRoom = msg(
  'Talpa din tabel lasă deja un centimetru liber în față: nu mai adăuga nimic.',
  'The foot length in the table already leaves a centimetre free at the toes: add nothing to it.',
  'A táblázat talphossza már tartalmaz egy centiméter helyet az ujjak előtt: ne adjon hozzá.',
)
const hatRoom = msg(
  'O căciulă tricotată se întinde; una de soare, nu. Între două mărimi ia-o pe cea mai mare.',
  'A knitted hat stretches, a sun hat does not. Between two sizes take the larger one.',
  'A kötött sapka nyúlik, a napkalap nem. Két méret között válassza a nagyobbat.',
)
const sockRoom = msg(
  'Șosetele se aleg după talpă, nu după mărimea pantofilor lăsați „de crescut”.',
  'Choose socks by the foot, not by the size of shoes bought to grow into.',
  'A zoknit a talphosszhoz válassza, ne a „ráhagyással” vett cipőhöz.',
)
const beforePregnancy = msg(
  'Hainele pentru mame se aleg după mărimea de dinainte de sarcină: croiala are deja loc pentru burtică.',
  'Choose maternity clothes by your size before pregnancy: the cut already has room for the bump.',
  'A kismamaruhát a várandósság előtti méret szerint válassza: a szabásban már van hely a pocaknak.',
)
const braNote = msg(
  'Măsoară-te din nou în luna a opta și după naștere: mărimea se schimbă.',
  'Measure again in the eighth month and after birth: the size changes.',
  'A nyolcadik hónapban és szülés után mérje újra: a méret változik.',
)
const bandNote = msg(
  'Fiecare centură are măsurile ei: cele de aici sunt ale acestui produs.',
  'Every belly band has its own measurements: these are of this product.',
  'Minden pocaktartónak saját méretei vannak: ezek ehhez a termékhez tartoznak.',
)
/** What to mind, below the steps. */
export const howNote: Readonly<Record<Guide, Text>> = {
  body: larger,
  bag: safeBag,
  head: hatRoom,
  foot: sockRoom,
  legs: larger,
  shoe: shoeRoom,
  letter: beforePregnancy,
  cup: braNote,
  belly: bandNote,
}
export const standard = msg(
  'Haine după EN 13402 (înălțimea copilului), încălțăminte după ISO 9407 (lungimea tălpii). Croiala unui brand poate fi puțin diferită.',
  'Clothes by EN 13402 (body height), shoes by ISO 9407 (foot length). A brand’s cut may differ slightly.',
  'Ruhák az EN 13402 (testmagasság), cipők az ISO 9407 (talphossz) szerint. Az egyes márkák szabása kissé eltérhet.',
)
