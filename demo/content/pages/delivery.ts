/** Text page of the demo shop: Delivery and payment. */
import { h2, link, p, table, ul } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

export const delivery: TextPageInput = {
  key: 'delivery',
  text: {
    ro: {
      slug: 'livrare-si-plata',
      title: 'Livrare și plată',
      description: 'Cât costă și cât durează livrarea, cum ridici din showroom și cum plătești.',
      body: [
        p('Prețul și data exactă le vezi în coș și la pasul de livrare, înainte să comanzi.'),
        h2('În România'),
        table(
          'Livrare în România',
          ['Metodă', 'Preț', 'Durată'],
          ['Curier la adresă', '19,99\u00a0lei, gratuit de la 250\u00a0lei', '1–2 zile lucrătoare'],
          ['Punct de ridicare', '12,99\u00a0lei, gratuit de la 250\u00a0lei', '1–2 zile lucrătoare'],
          ['Ridicare din showroom', 'gratuit', 'în aceeași zi sau a doua zi'],
        ),
        p(
          'Pentru colete voluminoase, cum sunt cărucioarele și pătuțurile, curierul costă cu 49\u00a0lei mai mult. Ele nu încap în punctele de ridicare.',
        ),
        h2('În alte țări'),
        p(
          'Livrăm în toate țările Uniunii Europene, în 3–7 zile lucrătoare, de la 45\u00a0lei. Coletele voluminoase ajung în România și în Ungaria; pentru alte țări scrie-ne și căutăm o soluție.',
        ),
        h2('Plata'),
        ul(
          'Plătești cu cardul, pe pagina procesatorului de plăți. Datele cardului nu ajung la noi.',
          'Dacă plata nu reușește, comanda te așteaptă 60 de minute și poți încerca din nou.',
          'Prețurile includ TVA și timbrul verde.',
        ),
        p('Ceva nu e clar? ', link('Scrie-ne', '/contact'), '.'),
      ],
    },
    en: {
      slug: 'delivery-and-payment',
      title: 'Delivery and payment',
      description: 'What delivery costs, how long it takes, how to collect from a showroom and how to pay.',
      body: [
        p('The exact price and date stand in your cart and in the delivery step, before you order.'),
        h2('In Europe'),
        table(
          'Delivery in the European Union',
          ['Where', 'Price', 'Time'],
          ['Romania', '€9.00, free from €150', '1–2 working days'],
          ['Hungary', '€9.00, free from €150', '2–3 working days'],
          ['Austria, Bulgaria, Croatia, Czechia, Slovakia, Slovenia', '€9.00, free from €150', '3–7 working days'],
          [
            'Belgium, Denmark, France, Germany, Greece, Italy, Luxembourg, Netherlands, Poland',
            '€14.00, free from €150',
            '3–7 working days',
          ],
          ['Other EU countries', '€19.00, free from €150', '3–7 working days'],
        ),
        p(
          'Large parcels such as prams and cots travel to Romania and Hungary only, for a surcharge. For other countries write to us and we will look for a way.',
        ),
        h2('Collection'),
        p(
          'Collection from our showrooms is free, on the same or the next working day. See ',
          link('addresses and opening hours', '/showrooms'),
          '.',
        ),
        h2('Payment'),
        ul(
          'You pay by card on the page of the payment provider. Your card details never reach us.',
          'If a payment fails, your order waits for 60 minutes and you can try again.',
          'Prices include VAT.',
        ),
        p('Something unclear? ', link('Write to us', '/contact'), '.'),
      ],
    },
    hu: {
      slug: 'szallitas-es-fizetes',
      title: 'Szállítás és fizetés',
      description: 'Mennyibe kerül és mennyi ideig tart a szállítás, hogyan veheti át személyesen, és hogyan fizethet.',
      body: [
        p('A pontos árat és napot a kosárban és a szállítási lépésben, még a megrendelés előtt láthatja.'),
        h2('Magyarországon'),
        table(
          'Szállítás Magyarországon',
          ['Mód', 'Ár', 'Idő'],
          ['Futár a megadott címre', '1490\u00a0Ft, 30\u00a0000\u00a0Ft-tól ingyenes', '2–3 munkanap'],
          ['Csomagautomata', '990\u00a0Ft, 30\u00a0000\u00a0Ft-tól ingyenes', '2–3 munkanap'],
          ['Átvétel a budapesti bemutatóteremben', 'ingyenes', 'aznap vagy a következő munkanapon'],
        ),
        p(
          'Nagy méretű csomagoknál, például babakocsinál vagy kiságynál a futár 4900\u00a0Ft-tal többe kerül. Ezek nem férnek el csomagautomatában.',
        ),
        h2('Más országokba'),
        p(
          'Az Európai Unió minden országába szállítunk 3–7 munkanap alatt, 3600\u00a0Ft-tól. A nagy méretű csomagok Magyarországra és Romániába jutnak el; más ország esetén írjon nekünk, és keresünk megoldást.',
        ),
        h2('Fizetés'),
        ul(
          'Bankkártyával fizethet a fizetési szolgáltató oldalán. Kártyaadatai nem jutnak el hozzánk.',
          'Ha a fizetés nem sikerül, a rendelés 60 percig megmarad, és újra próbálhatja.',
          'Áraink tartalmazzák az áfát.',
        ),
        p('Kérdése van? ', link('Írjon nekünk', '/kapcsolat'), '.'),
      ],
    },
  },
}
