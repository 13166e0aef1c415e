/** Cloths: their composition, which law wants in full before the purchase (Regulation 1007/2011), and their care. */
import { words, type Words } from './words.ts'

const MACHINE_40 = words(
  'Se spală la 40 °C, pe dos. Nu se usucă în uscător.',
  'Machine wash at 40 °C, inside out. Do not tumble dry.',
  'Kifordítva, 40 °C-on mosható. Szárítógépben nem szárítható.',
)
const MACHINE_60 = words(
  'Se spală la 60 °C. Se poate usca în uscător, la temperatură joasă.',
  'Machine wash at 60 °C. Tumble dry low.',
  '60 °C-on mosható. Szárítógépben alacsony hőfokon szárítható.',
)
const MACHINE_30 = words(
  'Se spală la 30 °C, program delicat. Nu se calcă imprimeul.',
  'Machine wash at 30 °C, gentle cycle. Do not iron the print.',
  '30 °C-on, kímélő programon mosható. A mintát ne vasalja.',
)
const WOOL = words(
  'Se spală de mână la 30 °C, cu detergent pentru lână. Se usucă întins, pe orizontală.',
  'Hand wash at 30 °C with wool detergent. Dry flat.',
  'Kézzel, 30 °C-on, gyapjúmosószerrel mosható. Fektetve szárítandó.',
)
const WIPE = words(
  'Se șterge cu o cârpă umedă. Nu se spală la mașină.',
  'Wipe clean with a damp cloth. Do not machine wash.',
  'Nedves ruhával törölhető. Gépben nem mosható.',
)

interface Fabric {
  composition: Words
  care: Words
  /** Value of the attribute `material`, where the dictionary has one. */
  material?: string
}

const fabric = (composition: Words, care: Words, material?: string): Fabric =>
  material ? { composition, care, material } : { composition, care }

export const FABRICS = {
  cotton: fabric(words('100% bumbac', '100% cotton', '100% pamut'), MACHINE_40, 'cotton'),
  jersey: fabric(words('95% bumbac, 5% elastan', '95% cotton, 5% elastane', '95% pamut, 5% elasztán'), MACHINE_40, 'cotton'),
  terry: fabric(
    words('80% bumbac, 20% poliester', '80% cotton, 20% polyester', '80% pamut, 20% poliészter'),
    MACHINE_40,
    'cotton',
  ),
  towel: fabric(
    words('100% bumbac, frotir de 400 g/m²', '100% cotton, 400 g/m² terry', '100% pamut, 400 g/m² frottír'),
    MACHINE_60,
    'cotton',
  ),
  muslin: fabric(
    words('100% bumbac, muselină dublă', '100% cotton, double muslin', '100% pamut, dupla muszlin'),
    MACHINE_60,
    'muslin',
  ),
  bamboo: fabric(
    words('70% viscoză din bambus, 30% bumbac', '70% bamboo viscose, 30% cotton', '70% bambuszviszkóz, 30% pamut'),
    MACHINE_30,
    'bamboo-viscose',
  ),
  merino: fabric(words('100% lână merinos', '100% merino wool', '100% merinói gyapjú'), WOOL, 'wool'),
  woolmix: fabric(words('50% lână, 50% acril', '50% wool, 50% acrylic', '50% gyapjú, 50% akril'), WOOL, 'wool'),
  knit: fabric(words('100% bumbac tricotat', '100% knitted cotton', '100% kötött pamut'), MACHINE_30, 'cotton'),
  linen: fabric(words('55% in, 45% bumbac', '55% linen, 45% cotton', '55% len, 45% pamut'), MACHINE_30, 'linen'),
  fleece: fabric(words('100% poliester, fleece', '100% polyester, fleece', '100% poliészter, polár'), MACHINE_30, 'polyester'),
  shell: fabric(
    words(
      'Exterior: 100% poliamidă; căptușeală și umplutură: 100% poliester',
      'Outer: 100% polyamide; lining and filling: 100% polyester',
      'Külső anyag: 100% poliamid; bélés és töltet: 100% poliészter',
    ),
    MACHINE_30,
    'polyester',
  ),
  rain: fabric(
    words(
      '100% poliester cu peliculă de poliuretan',
      '100% polyester with polyurethane coating',
      '100% poliészter poliuretán bevonattal',
    ),
    MACHINE_30,
    'polyester',
  ),
  softshell: fabric(
    words('96% poliester, 4% elastan', '96% polyester, 4% elastane', '96% poliészter, 4% elasztán'),
    MACHINE_30,
    'polyester',
  ),
  velour: fabric(
    words('78% bumbac, 22% poliester', '78% cotton, 22% polyester', '78% pamut, 22% poliészter'),
    MACHINE_30,
    'cotton',
  ),
  denim: fabric(words('98% bumbac, 2% elastan', '98% cotton, 2% elastane', '98% pamut, 2% elasztán'), MACHINE_40, 'cotton'),
  tulle: fabric(
    words(
      'Exterior: 100% poliamidă; căptușeală: 100% bumbac',
      'Outer: 100% polyamide; lining: 100% cotton',
      'Külső anyag: 100% poliamid; bélés: 100% pamut',
    ),
    MACHINE_30,
  ),
  satin: fabric(
    words(
      'Exterior: 100% poliester; căptușeală: 100% bumbac',
      'Outer: 100% polyester; lining: 100% cotton',
      'Külső anyag: 100% poliészter; bélés: 100% pamut',
    ),
    MACHINE_30,
    'polyester',
  ),
  swim: fabric(
    words(
      '82% poliamidă reciclată, 18% elastan',
      '82% recycled polyamide, 18% elastane',
      '82% újrahasznosított poliamid, 18% elasztán',
    ),
    MACHINE_30,
  ),
  tights: fabric(
    words(
      '75% bumbac, 22% poliamidă, 3% elastan',
      '75% cotton, 22% polyamide, 3% elastane',
      '75% pamut, 22% poliamid, 3% elasztán',
    ),
    MACHINE_40,
    'cotton',
  ),
  woolsocks: fabric(
    words(
      '62% lână merinos, 35% poliamidă, 3% elastan',
      '62% merino wool, 35% polyamide, 3% elastane',
      '62% merinói gyapjú, 35% poliamid, 3% elasztán',
    ),
    WOOL,
    'wool',
  ),
  support: fabric(
    words(
      '60% poliamidă, 28% bumbac, 12% elastan',
      '60% polyamide, 28% cotton, 12% elastane',
      '60% poliamid, 28% pamut, 12% elasztán',
    ),
    MACHINE_30,
  ),
  seamless: fabric(words('92% poliamidă, 8% elastan', '92% polyamide, 8% elastane', '92% poliamid, 8% elasztán'), MACHINE_30),
  viscose: fabric(words('95% viscoză, 5% elastan', '95% viscose, 5% elastane', '95% viszkóz, 5% elasztán'), MACHINE_30),
  leather: fabric(
    words(
      'Față și căptușeală: piele; talpă: cauciuc',
      'Upper and lining: leather; sole: rubber',
      'Felsőrész és bélés: bőr; talp: gumi',
    ),
    WIPE,
  ),
  textileshoe: fabric(
    words('Față: material textil; talpă: cauciuc', 'Upper: textile; sole: rubber', 'Felsőrész: textil; talp: gumi'),
    WIPE,
  ),
  wellies: fabric(words('Cauciuc; căptușeală: bumbac', 'Rubber; lining: cotton', 'Gumi; bélés: pamut'), WIPE, 'natural-rubber'),
  nest: fabric(
    words(
      'Husă: 100% bumbac; umplutură: 100% poliester',
      'Cover: 100% cotton; filling: 100% polyester',
      'Huzat: 100% pamut; töltet: 100% poliészter',
    ),
    MACHINE_40,
    'cotton',
  ),
  pillow: fabric(
    words(
      'Husă: 100% bumbac; umplutură: microperle din polistiren',
      'Cover: 100% cotton; filling: polystyrene microbeads',
      'Huzat: 100% pamut; töltet: polisztirol mikrogyöngy',
    ),
    MACHINE_40,
    'cotton',
  ),
  footmuff: fabric(
    words(
      'Exterior: 100% poliester; interior: 100% lână',
      'Outer: 100% polyester; inside: 100% wool',
      'Külső anyag: 100% poliészter; belső: 100% gyapjú',
    ),
    MACHINE_30,
    'wool',
  ),
  canvas: fabric(
    words('100% poliester, husă detașabilă', '100% polyester, removable cover', '100% poliészter, levehető huzat'),
    MACHINE_30,
    'polyester',
  ),
  plush: fabric(
    words('Exterior și umplutură: 100% poliester', 'Outer and filling: 100% polyester', 'Külső anyag és töltet: 100% poliészter'),
    MACHINE_30,
    'polyester',
  ),
  plushcotton: fabric(
    words(
      'Exterior: 100% bumbac; umplutură: 100% poliester',
      'Outer: 100% cotton; filling: 100% polyester',
      'Külső anyag: 100% pamut; töltet: 100% poliészter',
    ),
    MACHINE_30,
    'cotton',
  ),
} satisfies Record<string, Fabric>

export type FabricName = keyof typeof FABRICS

export const isFabric = (name: string | undefined): name is FabricName => name !== undefined && Object.hasOwn(FABRICS, name)

/** Composition, care and material of a cloth. */
export const fabricOf = (name: FabricName): Fabric => FABRICS[name]
