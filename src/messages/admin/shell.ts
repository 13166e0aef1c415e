/** The frame of the back office. */
import { PASSKEY_FAILURES } from '#messages/customers/passkeys.ts'
import { PRODUCT_PROBLEMS } from './product-problems.ts'
import { CONNECTION_PROBLEMS } from './connections.ts'
import { IMPORT_PROBLEMS } from './import-problems.ts'
import { ORDER_PROBLEMS } from './order/problems.ts'
import { BRAND_PROBLEMS } from './goods/brands.ts'
import { COLLECTION_PROBLEMS } from './goods/collections.ts'
import { FEED_PROBLEMS } from './settings/feeds.ts'
import { PARTNERSHIP_PROBLEMS } from './promotions/partnerships.ts'
import { RECALL_PROBLEMS } from './goods/recalls.ts'
import { SETTING_PROBLEMS } from './settings/problems.ts'
import { VIEW_PROBLEMS } from './people/views.ts'
import { msg } from '#messages/text.ts'

export const backOffice = msg('birou', 'back office', 'kezelőfelület')
export const skipToContent = msg('Sari la conținut', 'Go to content', 'Ugrás a tartalomhoz')
export const staffAndRoles = msg('Echipă și roluri', 'Staff and roles', 'Munkatársak és szerepkörök')
export const auditLog = msg('Jurnal de modificări', 'Audit log', 'Változásnapló')
export const yourAccess = msg('Accesul tău', 'Your access', 'Az Ön hozzáférése')
export const settings = msg('Setări', 'Settings', 'Beállítások')
export const path = msg('Calea paginii', 'Path of the page', 'Az oldal útvonala')
export const mostUsed = msg('Cele mai folosite', 'Most used', 'Leggyakrabban használt')
export const morePages = msg('Altele', 'More', 'Több')
export const allPages = msg('Toate paginile', 'All pages', 'Minden oldal')
export const loadAgain = msg('Încarcă din nou', 'Load again', 'Újratöltés')
export const pageBroken = msg(
  'Pagina nu s-a încărcat. Poate a apărut o versiune nouă: încarcă pagina din nou.',
  'The page did not load. There may be a new version: load the page again.',
  'Az oldal nem töltődött be. Lehet, hogy új változat jelent meg: töltse be újra.',
)
export const signOut = msg('Ieșire', 'Sign out', 'Kijelentkezés')
export const theShopIs = msg('Magazinul este', 'The shop is', 'Az üzlet címe')
export const today = msg('azi', 'today', 'ma')
export const loading = msg('Se încarcă…', 'Loading…', 'Betöltés…')
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Próbálja újra')
export const more = msg('Mai multe', 'Show more', 'Továbbiak')
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const reasonNeeded = msg(
  'Scrie motivul: rămâne în jurnal.',
  'Write the reason: it stays in the log.',
  'Írja le az indokot: a naplóban marad.',
)
export const notFound = msg('Pagina aceasta nu există.', 'There is no such page.', 'Nincs ilyen oldal.')

export const roles = {
  owner: msg('Proprietar', 'Owner', 'Tulajdonos'),
  editor: msg('Editor', 'Editor', 'Szerkesztő'),
  warehouse: msg('Depozit', 'Warehouse', 'Raktár'),
  support: msg('Relații cu clienții', 'Support', 'Ügyfélszolgálat'),
}

/** Why a call was refused, by the code of the problem. */
export const problems = {
  waits_for_approval: msg(
    'Cererea ta așteaptă acordul unui proprietar. Încă nu s-a schimbat nimic; vezi „Aprobări”.',
    'Your request waits until an owner agrees. Nothing was changed yet; see Approvals.',
    'A kérése egy tulajdonos jóváhagyására vár. Még semmi sem változott; lásd: Jóváhagyások.',
  ),
  request_not_waiting: msg(
    'Cererea aceasta nu mai așteaptă: cineva a hotărât deja.',
    'This request no longer waits: somebody has decided already.',
    'Ez a kérés már nem vár: valaki már döntött róla.',
  ),
  no_job_set_aside: msg(
    'Nicio lucrare de acest fel nu mai este oprită.',
    'No job of this kind is set aside any more.',
    'Ilyen feladat már nincs félretéve.',
  ),
  backup_waits: msg(
    'Se scrie deja o copie. Apare în listă când e gata.',
    'A backup is being written already. It appears in the list when it is complete.',
    'Már készül egy mentés. Amint elkészült, megjelenik a listában.',
  ),
  offline: msg(
    'Serverul nu răspunde. Verifică legătura la internet și încearcă din nou; ce ai scris rămâne.',
    'The server does not answer. Check the connection and try again; what you typed stays.',
    'A kiszolgáló nem válaszol. Ellenőrizze a kapcsolatot, és próbálja újra; amit beírt, megmarad.',
  ),
  unexpected: msg(
    'Ceva nu a mers din vina noastră. Nu s-a schimbat nimic; încearcă din nou.',
    'Something broke on our side. Nothing was changed; try again.',
    'Valami elromlott nálunk. Semmi sem változott; próbálja újra.',
  ),
  wrong_sign_in: msg(
    'Adresa sau parola nu este corectă.',
    'The address or the password is not right.',
    'A cím vagy a jelszó nem megfelelő.',
  ),
  wrong_code: msg(
    'Codul nu este corect. Uită-te din nou în aplicație: se schimbă la 30 de secunde.',
    'The code is not right. Look at the app again: it changes every 30 seconds.',
    'A kód nem megfelelő. Nézze meg újra az alkalmazásban: 30 másodpercenként változik.',
  ),
  code_used: msg(
    'Codul acesta a fost deja folosit. Așteaptă-l pe următorul, vine în cel mult 30 de secunde.',
    'This code was used already. Wait for the next one; it comes within 30 seconds.',
    'Ezt a kódot már felhasználták. Várja meg a következőt, legfeljebb 30 másodperc múlva jön.',
  ),
  sign_in_over: msg(
    'A trecut prea mult timp. Începe intrarea din nou.',
    'Too much time has passed. Begin the sign-in again.',
    'Túl sok idő telt el. Kezdje újra a belépést.',
  ),
  too_many_sign_ins: msg(
    'Prea multe încercări. Mai încearcă peste un sfert de oră.',
    'Too many tries. Try again in a quarter of an hour.',
    'Túl sok próbálkozás. Próbálja újra negyedóra múlva.',
  ),
  too_many_requests: msg(
    'Prea multe cereri. Mai încearcă peste o oră.',
    'Too many requests. Try again in an hour.',
    'Túl sok kérés. Próbálja újra egy óra múlva.',
  ),
  token_invalid: msg(
    'Linkul nu mai este valabil. Cere altul de pe pagina de intrare sau de la un proprietar.',
    'The link is no longer valid. Ask for another one on the sign-in page, or ask an owner.',
    'A link már nem érvényes. Kérjen újat a belépési oldalon vagy egy tulajdonostól.',
  ),
  not_permitted: msg(
    'Rolul tău nu permite asta. Cere-i unui proprietar.',
    'Your role does not allow this. Ask an owner.',
    'Az Ön szerepköre ezt nem engedi. Kérjen meg egy tulajdonost.',
  ),
  staff_changed: msg(
    'Cineva a schimbat persoana aceasta între timp. Lista s-a actualizat: verifică și încearcă din nou.',
    'Somebody changed this person meanwhile. The list is fresh now: look and try again.',
    'Valaki közben módosította ezt a munkatársat. A lista frissült: nézze át, és próbálja újra.',
  ),
  last_owner: msg(
    'Este singurul proprietar. Numește întâi altul.',
    'This is the only owner. Make another one first.',
    'Ő az egyetlen tulajdonos. Előbb nevezzen ki másikat.',
  ),
  email_taken: msg('Adresa aceasta are deja acces.', 'This address has access already.', 'Ennek a címnek már van hozzáférése.'),
  staff_not_found: msg('Persoana nu mai există.', 'This person is no longer there.', 'Ez a munkatárs már nem létezik.'),
  ...PASSKEY_FAILURES,
  ...PRODUCT_PROBLEMS,
  ...CONNECTION_PROBLEMS,
  ...IMPORT_PROBLEMS,
  ...ORDER_PROBLEMS,
  ...VIEW_PROBLEMS,
  ...RECALL_PROBLEMS,
  ...SETTING_PROBLEMS,
  ...COLLECTION_PROBLEMS,
  ...PARTNERSHIP_PROBLEMS,
  ...BRAND_PROBLEMS,
  ...FEED_PROBLEMS,
  last_second_step: msg(
    'Este singurul tău al doilea pas. Adaugă întâi altă cheie de acces.',
    'This is your only second step. Add another passkey first.',
    'Ez az egyetlen második lépése. Előbb adjon hozzá másik azonosítókulcsot.',
  ),
  withdrawal_not_found: msg('Retragerea nu există.', 'There is no such withdrawal.', 'Nincs ilyen elállás.'),
  withdrawal_step_refused: msg(
    'Retragerea a fost dusă mai departe între timp. Uită-te la istoric.',
    'The withdrawal was moved on meanwhile. Look at its history.',
    'Az elállást közben továbbvitték. Nézze meg az előzményeket.',
  ),
  reason_missing: msg(
    'Scrie motivul: clientul îl citește.',
    'Write the reason: the customer reads it.',
    'Írja le az indokot: a vásárló elolvassa.',
  ),
  item_not_found: msg(
    'Nu există niciun articol cu acest cod.',
    'There is no item with this SKU.',
    'Nincs ilyen cikkszámú termék.',
  ),
  price_refused: msg(
    'Prețurile nu au fost schimbate: cel puțin unul nu este permis.',
    'No price was changed: at least one of them is not allowed.',
    'Az árak nem változtak: legalább az egyik nem megengedett.',
  ),
  price_change_not_found: msg(
    'Nu mai e nimic de anulat: schimbarea a fost deja anulată sau nu există.',
    'There is nothing to undo: the change was undone already, or is not there.',
    'Nincs mit visszavonni: a módosítást már visszavonták, vagy nem létezik.',
  ),
  price_plan_not_found: msg('Prețul programat nu există.', 'There is no such planned price.', 'Nincs ilyen ütemezett ár.'),
  price_plan_begun: msg(
    'Prețul programat a început sau a fost oprit între timp.',
    'The planned price has begun, or was cancelled, meanwhile.',
    'Az ütemezett ár közben életbe lépett, vagy törölték.',
  ),
  content_not_found: msg('Conținutul nu există.', 'There is no such content.', 'Nincs ilyen tartalom.'),
  content_elsewhere: msg(
    'Conținutul se scrie în alt sistem: aici poate fi doar citit.',
    'Content is written in another system: here it can only be read.',
    'A tartalmat másik rendszerben szerkesztik: itt csak olvasható.',
  ),
  content_not_shown: msg('Nu se vede nici acum în magazin.', 'It is not shown in the shop now.', 'Most sem látszik az üzletben.'),
  content_incomplete: msg(
    'Nu s-a publicat: mai sunt câmpuri de completat.',
    'Not published: some fields are not filled in yet.',
    'Nem jelent meg: néhány mező még nincs kitöltve.',
  ),
  content_refused: msg(
    'Nu s-a păstrat: un nume sau o adresă este luată, sau un câmp nu respectă regulile.',
    'Not kept: a name or an address is taken, or a field does not follow its rules.',
    'Nem mentődött: egy név vagy cím foglalt, vagy egy mező nem felel meg a szabályoknak.',
  ),
  moment_past: msg('Momentul a trecut.', 'This moment is past.', 'Ez az időpont elmúlt.'),
  validation_failed: msg(
    'Ceva nu este completat cum trebuie.',
    'Something is not filled in as it should be.',
    'Valami nincs megfelelően kitöltve.',
  ),
  redirect_refused: msg(
    'Redirecționarea nu este posibilă: adresa arată o pagină, ținta nu există în magazin, sau s-ar întoarce la ea însăși.',
    'The redirect is not possible: the address shows a page, the target is none of this shop, or it leads back to itself.',
    'Az átirányítás nem lehetséges: a cím oldalt mutat, a cél nem ebben az üzletben van, vagy önmagához vezet vissza.',
  ),
  picture_name_taken: msg(
    'Numele acesta îl are deja altă imagine. Alege altul.',
    'Another picture has this name already. Choose another one.',
    'Ezt a nevet már egy másik kép viseli. Válasszon másikat.',
  ),
  campaign_not_found: msg('Campania nu există.', 'There is no such campaign.', 'Nincs ilyen kampány.'),
  campaign_refused: msg(
    'Campania nu s-a salvat: verifică datele, bara și linkul în fiecare limbă, și să nu se suprapună cu alta pornită.',
    'The campaign is not saved: check dates, bar and link in every language, and that no other one is on at the time.',
    'A kampány nincs mentve: ellenőrizze a dátumokat, a sávot és a linket minden nyelven, és hogy más kampány ne fedje.',
  ),
  moment_not_plannable: msg(
    'Momentul a trecut sau este prea departe: alege unul din următorii doi ani.',
    'That moment is over or too far ahead: choose one within two years.',
    'Ez az időpont elmúlt vagy túl távoli: válasszon két éven belülit.',
  ),
  nothing_chosen: msg('Nu este ales niciun produs.', 'No product is selected.', 'Nincs kijelölt termék.'),
  bulk_not_found: msg('Modificarea nu există.', 'There is no such bulk edit.', 'Nincs ilyen közös módosítás.'),
  bulk_not_undoable: msg(
    'Nu se mai poate anula: a fost anulată deja, încă se aplică sau au trecut 30 de zile.',
    'It cannot be undone: it was undone already, is still being applied, or 30 days have passed.',
    'Nem vonható vissza: már visszavonták, még folyamatban van, vagy eltelt 30 nap.',
  ),
  message_not_found: msg('Mesajul nu există.', 'There is no such message.', 'Nincs ilyen üzenet.'),
  message_closed: msg(
    'Mesajul este închis: nu se mai răspunde la el. Ce ai scris rămâne.',
    'The message is closed and no longer answered. What you typed stays.',
    'Az üzenet le van zárva, már nem válaszolható meg. Amit beírt, megmarad.',
  ),
  message_changed: msg(
    'Un coleg a scris aici între timp. Citește, apoi trimite din nou; ce ai scris rămâne.',
    'A colleague wrote here meanwhile. Read it, then send again; what you typed stays.',
    'Egy kolléga közben írt ide. Olvassa el, majd küldje újra; amit beírt, megmarad.',
  ),
  answer_missing: msg('Nu ai scris nimic.', 'Nothing is written yet.', 'Még nincs beírva semmi.'),
  answer_long: msg(
    'Textul este prea lung: încap 8000 de caractere. Ce ai scris rămâne.',
    'The text is too long: 8,000 characters fit. What you typed stays.',
    'A szöveg túl hosszú: 8000 karakter fér el. Amit beírt, megmarad.',
  ),
  voucher_not_found: msg('Voucherul nu există.', 'There is no such voucher.', 'Nincs ilyen utalvány.'),
  voucher_stopped_already: msg(
    'Voucherul este deja blocat.',
    'The voucher is stopped already.',
    'Az utalvány már le van tiltva.',
  ),
  voucher_over_limit: msg(
    'Pe voucher a rămas mai mult decât poate bloca rolul tău. Cere-i unui proprietar.',
    'More is left on the voucher than your role may stop. Ask an owner.',
    'Az utalványon több maradt, mint amennyit az Ön szerepköre letilthat. Kérjen meg egy tulajdonost.',
  ),
  voucher_recipient_missing: msg(
    'Scrie adresa de e-mail a celui care îl primește.',
    'Write the e-mail address of who gets it.',
    'Írja be annak az e-mail-címét, aki kapja.',
  ),
  voucher_amount: msg('Forinții nu au zecimale.', 'Forints have no decimals.', 'A forintnak nincs tizedese.'),
  voucher_day_past: msg(
    'Alege o zi mai târzie decât cea de acum.',
    'Choose a day later than the present one.',
    'Válasszon a mostaninál későbbi napot.',
  ),
  voucher_no_recipient: msg(
    'Voucherul nu are adresă la care să fie trimis.',
    'The voucher has no address to send it to.',
    'Az utalványnak nincs címe, ahová küldhető.',
  ),
  voucher_reason_missing: msg(
    'Scrie motivul: rămâne în jurnal.',
    'Write the reason: it stays in the log.',
    'Írja le az indokot: a naplóban marad.',
  ),
  changed_since: msg(
    'Nu se mai poate anula: între timp s-a schimbat din nou.',
    'This can no longer be undone: it was changed again meanwhile.',
    'Már nem vonható vissza: közben újra módosították.',
  ),
  not_undoable: msg(
    'Asta nu se poate anula, sau a fost deja anulat.',
    'This cannot be undone, or was undone already.',
    'Ez nem vonható vissza, vagy már visszavonták.',
  ),
  changed_meanwhile: msg(
    'Cineva a salvat între timp. Uită-te la ce s-a schimbat, apoi salvează din nou; ce ai scris rămâne.',
    'Somebody saved meanwhile. Look at what changed, then save again; what you typed stays.',
    'Közben valaki mentett. Nézze meg, mi változott, majd mentse újra; amit beírt, megmarad.',
  ),
  customer_not_found: msg('Clientul nu există.', 'There is no such customer.', 'Nincs ilyen vásárló.'),
  customer_disabled: msg(
    'Contul este oprit: nu i se trimite niciun link.',
    'The account is stopped: no link is sent to it.',
    'A fiók le van állítva: nem kap linket.',
  ),
  verified_already: msg('Adresa este deja verificată.', 'The address is verified already.', 'A cím már igazolt.'),
  email_unchanged: msg('Este chiar adresa contului.', 'This is the address of the account.', 'Ez a fiók mostani címe.'),
  email_unverified: msg(
    'Adresa contului nu este verificată.',
    'The address of the account is not verified.',
    'A fiók címe nincs igazolva.',
  ),
  coupon_not_found: msg('Cuponul nu există.', 'There is no such coupon.', 'Nincs ilyen kupon.'),
  coupon_code_shape: msg(
    'Codul nu se poate folosi: are 3 până la 40 de litere, cifre, cratime sau linii jos și nu forma codurilor pe care le generează magazinul.',
    'This code cannot be used: it has 3 to 40 letters, digits, hyphens or underscores, and not the shape of codes that the shop draws.',
    'Ez a kód nem használható: 3–40 betű, szám, kötőjel vagy aláhúzás lehet benne, és nem lehet olyan alakú, mint az üzlet által sorsolt kódok.',
  ),
  coupon_code_taken: msg(
    'Există deja un cupon cu acest cod.',
    'There is a coupon with this code already.',
    'Már van ilyen kódú kupon.',
  ),
  coupon_over_limit: msg(
    'Cuponul poate reduce mai mult decât îți permite rolul. Cere-i unui proprietar.',
    'The coupon can take off more than your role may give. Ask an owner.',
    'A kupon többet engedhet el, mint amennyit az Ön szerepköre adhat. Kérjen meg egy tulajdonost.',
  ),
  coupon_blocked: msg(
    'Nu s-a salvat: vezi mai jos ce împiedică pornirea cuponului.',
    'Not saved: see below what keeps the coupon from starting.',
    'Nincs mentve: lentebb látható, mi akadályozza a kupon indulását.',
  ),
  series_prefix: msg(
    'Începutul codurilor are 2 până la 20 de litere sau cifre.',
    'The beginning of the codes has 2 to 20 letters or digits.',
    'A kódok eleje 2–20 betű vagy számjegy.',
  ),
  series_not_found: msg('Seria nu există.', 'There is no such series.', 'Nincs ilyen sorozat.'),
  order_not_found: msg(
    'Nu există nicio comandă cu acest număr.',
    'There is no order with this number.',
    'Nincs ilyen számú rendelés.',
  ),
  session_not_found: msg('Sesiunea s-a încheiat deja.', 'This session has ended already.', 'Ez a munkamenet már véget ért.'),
}
