/** Text page of the demo shop: Contact. */
import { articleOf } from '#domain/market/hungarian.ts'
import { MERCHANT } from '../merchant.ts'
import { h2, link, p } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

const mail = link(MERCHANT.email, `mailto:${MERCHANT.email}`)
const phone = link(MERCHANT.phone, `tel:${MERCHANT.phone.replaceAll(' ', '')}`)

export const contact: TextPageInput = {
  key: 'contact',
  text: {
    ro: {
      slug: 'contact',
      title: 'Contact',
      description: 'Scrie-ne sau sună-ne: răspundem de luni până vineri, între 9 și 17.',
      body: [
        p(
          'Scrie-ne la ',
          mail,
          ' sau sună la ',
          phone,
          ', de luni până vineri, între 9:00 și 17:00. La mesaje răspundem în cel mult o zi lucrătoare.',
        ),
        p('Dacă întrebi de o comandă, spune-ne numărul ei: îl găsești în e-mailul de confirmare.'),
        h2('Firma'),
        p(
          `${MERCHANT.legalName}, ${MERCHANT.address}. CUI ${MERCHANT.vatNumber}, nr. registrul comerțului ${MERCHANT.registerNumber}.`,
        ),
        p('Ne poți vizita și în ', link('showroomuri', '/showroomuri'), '.'),
      ],
    },
    en: {
      slug: 'contact',
      title: 'Contact',
      description: 'Write to us or call us: we answer Monday to Friday, 9 to 17.',
      body: [
        p(
          'Write to ',
          mail,
          ' or call ',
          phone,
          ', Monday to Friday, 9:00 to 17:00 (Romanian time). We answer messages within one working day.',
        ),
        p('If you are asking about an order, give us its number: it is in your confirmation email.'),
        h2('Company'),
        p(
          `${MERCHANT.legalName}, ${MERCHANT.address}. VAT number ${MERCHANT.vatNumber}, trade register ${MERCHANT.registerNumber}.`,
        ),
        p('You are welcome in our ', link('showrooms', '/showrooms'), ' too.'),
      ],
    },
    hu: {
      slug: 'kapcsolat',
      title: 'Kapcsolat',
      description: 'Írjon vagy telefonáljon: hétfőtől péntekig 8 és 16 óra között válaszolunk.',
      body: [
        p(
          `Írjon ${articleOf(MERCHANT.email)} `,
          mail,
          ' címre, vagy hívja a ',
          phone,
          ' számot hétfőtől péntekig 8:00 és 16:00 között. Az üzenetekre egy munkanapon belül válaszolunk.',
        ),
        p('Ha egy rendelésről kérdez, kérjük, adja meg a számát: a visszaigazoló e-mailben találja.'),
        h2('Cégadatok'),
        p(
          `${MERCHANT.legalName}, ${MERCHANT.address}. Adószám: ${MERCHANT.vatNumber}, cégjegyzékszám: ${MERCHANT.registerNumber}.`,
        ),
        p('Szívesen látjuk a ', link('bemutatótermeinkben', '/bemutatotermek'), ' is.'),
      ],
    },
  },
}
