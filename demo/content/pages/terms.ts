/** Text page of the demo shop: Terms and conditions. */
import { MERCHANT } from '../merchant.ts'
import { h2, link, p, ul } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

const mail = link(MERCHANT.email, `mailto:${MERCHANT.email}`)

export const terms: TextPageInput = {
  key: 'terms',
  text: {
    ro: {
      slug: 'termeni-si-conditii',
      title: 'Termeni și condiții',
      description: 'Regulile după care cumperi de la noi: comandă, preț, plată, livrare, retur, garanție.',
      body: [
        h2('1. Cine vinde'),
        p(
          `Magazinul este al ${MERCHANT.legalName}, ${MERCHANT.address}, CUI ${MERCHANT.vatNumber}, nr. registrul comerțului ${MERCHANT.registerNumber}, telefon ${MERCHANT.phone}, e-mail `,
          mail,
          '.',
        ),
        h2('2. Comanda și contractul'),
        p(
          'Produsele din magazin sunt o invitație de a comanda. Comanda cu obligație de plată se face prin butonul cu acest nume, după ce vezi produsele, prețul total, livrarea și datele tale. Îți confirmăm comanda imediat pe e-mail; contractul se încheie la confirmare. Produsele comandate îți sunt păstrate 60 de minute până la plată. Textul contractului rămâne la noi și îl primești pe e-mail, în limba română.',
        ),
        h2('3. Prețuri'),
        ul(
          'Prețurile sunt finale, cu TVA și timbru verde; livrarea se adaugă separat și o vezi înainte să comanzi.',
          'Un preț redus stă lângă cel mai mic preț din ultimele 30 de zile dinaintea reducerii.',
          'Dacă prețul se schimbă cât ești în coș, îți arătăm diferența și comanzi doar dacă ești de acord.',
        ),
        h2('4. Plata'),
        p(
          'Metodele de plată și costul fiecăreia sunt la ',
          link('Livrare și plată', '/livrare-si-plata'),
          ' și pe pagina de plată, înainte să alegi. Cu cardul plătești fără comision, pe pagina procesatorului de plăți.',
        ),
        h2('5. Livrarea'),
        p(
          'Metodele, prețurile și termenele sunt la ',
          link('Livrare și plată', '/livrare-si-plata'),
          '. Riscul trece la tine când primești coletul. Dacă un produs nu mai poate fi livrat, te anunțăm și îți dăm banii înapoi.',
        ),
        h2('6. Retragerea din contract'),
        p(
          'Ai 14 zile să te retragi, fără motiv. Pașii, excepțiile și modelul de formular sunt la ',
          link('Retur în 14 zile', '/retur'),
          '.',
        ),
        h2('7. Garanția legală'),
        p(
          'Răspundem de lipsa de conformitate timp de doi ani de la livrare. Poți cere reparare sau înlocuire, iar dacă acestea nu se pot, reducerea prețului sau banii înapoi. După o reparație, garanția se prelungește cu 12 luni. Vezi ',
          link('garanția legală', '/garantie-legala'),
          '.',
        ),
        h2('8. Reclamații'),
        p(
          'Scrie-ne mai întâi nouă, la ',
          mail,
          '. Dacă nu ne înțelegem, te poți adresa ANPC sau poți folosi soluționarea alternativă a litigiilor (SAL), la ',
          link('reclamatiisal.anpc.ro', 'https://reclamatiisal.anpc.ro'),
          '.',
        ),
        h2('9. Date personale'),
        p('Folosim datele tale ca să îți livrăm comanda. Vezi ', link('Confidențialitate', '/confidentialitate'), '.'),
        h2('10. Legea aplicabilă'),
        p('Contractul e guvernat de legea română; drepturile pe care ți le dă legea țării tale rămân neatinse.'),
      ],
    },
    en: {
      slug: 'terms-and-conditions',
      title: 'Terms and conditions',
      description: 'The rules you buy by: order, price, payment, delivery, returns, guarantee.',
      body: [
        h2('1. Who sells'),
        p(
          `The shop belongs to ${MERCHANT.legalName}, ${MERCHANT.address}, VAT number ${MERCHANT.vatNumber}, trade register ${MERCHANT.registerNumber}, phone ${MERCHANT.phone}, email `,
          mail,
          '.',
        ),
        h2('2. Order and contract'),
        p(
          'The goods in the shop are an invitation to order. You place a binding order with the button “Order with obligation to pay”, after seeing the goods, the total price, delivery and your details. We confirm the order at once by email; the contract is made by this confirmation. The goods are held for you for 60 minutes until you pay. We keep the text of the contract and send it to you by email, in English.',
        ),
        h2('3. Prices'),
        ul(
          'Prices are final and include VAT; delivery is added separately and shown before you order.',
          'A reduced price stands beside the lowest price of the 30 days before the reduction.',
          'If a price changes while the goods are in your cart, we show you the difference and you order only if you agree.',
        ),
        h2('4. Payment'),
        p(
          'The ways to pay and what each costs are under ',
          link('Delivery and payment', '/delivery-and-payment'),
          ', and on the payment page before you choose. Paying by card is free of charge, on the page of the payment provider.',
        ),
        h2('5. Delivery'),
        p(
          'Methods, prices and times are under ',
          link('Delivery and payment', '/delivery-and-payment'),
          '. The risk passes to you when you receive the parcel. If something cannot be delivered after all, we will tell you and return your money.',
        ),
        h2('6. Withdrawal'),
        p(
          'You have 14 days to withdraw without a reason. Steps, exceptions and the model form are under ',
          link('Returns within 14 days', '/returns'),
          '.',
        ),
        h2('7. Legal guarantee'),
        p(
          'We answer for any lack of conformity for at least two years from delivery. You may ask for repair or replacement and, where these fail, for a price reduction or your money back. After a repair the guarantee is extended by 12 months. See the ',
          link('legal guarantee', '/legal-guarantee'),
          '.',
        ),
        h2('8. Complaints'),
        p(
          'Please write to us first, at ',
          mail,
          '. If we cannot agree, you may turn to the consumer body of your country or to the Romanian alternative dispute resolution body at ',
          link('reclamatiisal.anpc.ro', 'https://reclamatiisal.anpc.ro'),
          '.',
        ),
        h2('9. Personal data'),
        p('We use your data to deliver your order. See ', link('Privacy', '/privacy'), '.'),
        h2('10. Applicable law'),
        p(
          'Romanian law governs the contract; the protection that the law of your own country gives you as a consumer remains untouched.',
        ),
      ],
    },
    hu: {
      slug: 'altalanos-szerzodesi-feltetelek',
      title: 'Általános szerződési feltételek',
      description: 'A vásárlás szabályai: rendelés, ár, fizetés, szállítás, elállás, szavatosság.',
      body: [
        h2('1. Az eladó'),
        p(
          `Az áruház üzemeltetője: ${MERCHANT.legalName}, ${MERCHANT.address}, adószám: ${MERCHANT.vatNumber}, cégjegyzékszám: ${MERCHANT.registerNumber}, telefon: ${MERCHANT.phone}, e-mail: `,
          mail,
          '. A tárhelyet az üzemeltető saját szerverein biztosítja.',
        ),
        h2('2. A rendelés és a szerződés'),
        p(
          'Az áruház termékei ajánlattételi felhívásnak minősülnek. A fizetési kötelezettséggel járó megrendelést az ilyen nevű gombbal adja le, miután látta a termékeket, a teljes árat, a szállítást és az adatait. A rendelést e-mailben azonnal visszaigazoljuk; a szerződés a visszaigazolással jön létre. A termékeket a fizetésig 60 percig félretesszük. A szerződés szövegét megőrizzük, és magyar nyelven e-mailben elküldjük Önnek. Az adatbeviteli hibákat a megrendelés elküldése előtt bármikor javíthatja.',
        ),
        h2('3. Árak'),
        ul(
          'Az árak végső árak, az áfát tartalmazzák; a szállítási díj külön szerepel, és a megrendelés előtt látható.',
          'Az akciós ár mellett az akciót megelőző 30 nap legalacsonyabb ára áll.',
          'Ha az ár megváltozik, amíg a termék a kosárban van, megmutatjuk a különbséget, és csak beleegyezése esetén rendeli meg.',
        ),
        h2('4. Fizetés'),
        p(
          'A fizetési módok és díjaik itt olvashatók: ',
          link('Szállítás és fizetés', '/szallitas-es-fizetes'),
          ', valamint a fizetési oldalon, mielőtt választ. A bankkártyás fizetés díjmentes, a fizetési szolgáltató oldalán történik.',
        ),
        h2('5. Szállítás'),
        p(
          'A módok, díjak és határidők itt olvashatók: ',
          link('Szállítás és fizetés', '/szallitas-es-fizetes'),
          '. A kárveszély a csomag átvételével száll át Önre. Ha egy termék mégsem szállítható, értesítjük, és visszatérítjük az árát.',
        ),
        h2('6. Elállás'),
        p(
          '14 napon belül indokolás nélkül elállhat. A lépések, a kivételek és a nyilatkozatminta: ',
          link('Visszaküldés 14 napon belül', '/visszakuldes'),
          '.',
        ),
        h2('7. Szavatosság, jótállás'),
        p(
          'A hibás teljesítésért a teljesítéstől számított két évig felelünk. Kijavítást vagy kicserélést, ha ezek nem lehetségesek, árleszállítást vagy visszatérítést kérhet. Kijavítás után a szavatosság 12 hónappal meghosszabbodik. Lásd a ',
          link('jogszabályi szavatosságot', '/jogszabalyi-szavatossag'),
          '.',
        ),
        h2('8. Panaszkezelés'),
        p(
          'Kérjük, először nekünk írjon: ',
          mail,
          '. Panaszára 30 napon belül írásban válaszolunk. Ha nem jutunk megegyezésre, a lakóhelye szerinti békéltető testülethez fordulhat: ',
          link('bekeltetes.hu', 'https://bekeltetes.hu/'),
          '.',
        ),
        h2('9. Személyes adatok'),
        p('Adatait a rendelés teljesítésére használjuk. Lásd: ', link('Adatvédelem', '/adatvedelem'), '.'),
        h2('10. Alkalmazandó jog'),
        p(
          'A szerződésre a román jog irányadó; a fogyasztót megillető, a magyar jogban kötelező védelem változatlanul érvényesül.',
        ),
      ],
    },
  },
}
