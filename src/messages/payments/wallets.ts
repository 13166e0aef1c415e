/** Paying with a wallet of the browser, on the payment page. */
import type { TEST_WALLET_CARDS } from '#domain/payments/wallet.ts'
import { msg } from '../text.ts'

export const or = msg('sau', 'or', 'vagy')
export const wallets = msg('Portofel digital', 'Digital wallet', 'Digitális tárca')
export const walletCanceled = msg(
  'Ai închis portofelul. Nu s-a plătit nimic; comanda te așteaptă.',
  'You closed the wallet. Nothing was paid; your order is waiting.',
  'Bezárta a tárcát. Nem történt fizetés; a rendelése megmaradt.',
)
export const walletPays = msg('Plata e în curs', 'Your payment is under way', 'A fizetés folyamatban')
export const walletFailed = msg(
  'Portofelul nu a răspuns. Comanda ta e păstrată; încearcă din nou sau plătește cu cardul.',
  'The wallet did not answer. Your order is safe; please try again or pay by card.',
  'A tárca nem válaszolt. A rendelése megmaradt; kérjük, próbálja újra, vagy fizessen bankkártyával.',
)

/** The wallet of the sandbox. */
export const testWallet = msg('Portofel de test', 'Test wallet', 'Teszttárca')
export const payByTestWallet = msg('Plătește cu portofelul de test', 'Pay with the test wallet', 'Fizetés a teszttárcával')
export const testWalletHint = msg(
  'Nu se iau bani: alegi cardul, iar banca de probă răspunde.',
  'No money moves: you choose a card, and the practice bank answers.',
  'Valódi terhelés nem történik: válasszon kártyát, és a próbabank válaszol.',
)
export const testWalletCards = msg('Cardul din portofel', 'Card in the wallet', 'Kártya a tárcában')
export const closeTestWallet = msg('Renunță', 'Cancel', 'Mégse')
export const testCardOutcomes = {
  '4242': msg('plata reușește', 'the payment succeeds', 'a fizetés sikeres'),
  '0002': msg('banca refuză cardul', 'the bank declines the card', 'a bank elutasítja a kártyát'),
  '9995': msg('fonduri insuficiente', 'not enough funds', 'nincs elegendő fedezet'),
  '3184': msg(
    'banca cere confirmare (3-D Secure)',
    'the bank asks for confirmation (3-D Secure)',
    'a bank megerősítést kér (3-D Secure)',
  ),
  '0077': msg(
    'plata reușește după câteva secunde',
    'the payment succeeds after a few seconds',
    'a fizetés néhány másodperc múlva sikerül',
  ),
} satisfies Record<(typeof TEST_WALLET_CARDS)[number], () => string>
