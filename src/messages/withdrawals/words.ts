/** What pages of orders say of the withdrawal: the way to it, and its state. The label is that of the law (LAW-1). */
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import { msg } from '#messages/text.ts'

export const withdrawHere = msg('Retrageți-vă din contract aici', 'Withdraw from contract here', 'Elállás a szerződéstől')
/** In the account, for orders that were made without it too. */
export const anyOrder = msg(
  'Pentru orice comandă, și fără cont:',
  'For any order, with or without an account:',
  'Bármely rendeléshez, fiók nélkül is:',
)
const STATES = {
  received: msg('Declarație primită', 'Statement received', 'Nyilatkozat beérkezett'),
  accepted: msg('Așteptăm produsele', 'We are waiting for the goods', 'Várjuk a termékeket'),
  arrived: msg('Produsele au ajuns', 'The goods have arrived', 'A termékek megérkeztek'),
  closed: msg('Retragere încheiată', 'Withdrawal completed', 'Elállás lezárva'),
  refused: msg('Retragere neacceptată', 'Withdrawal not accepted', 'Elállás elutasítva'),
} satisfies Record<WithdrawalState, () => string>
export const stateText = (state: WithdrawalState): string => STATES[state]()

export const doesNotFit = msg('Nu se potrivește?', 'Does it not fit?', 'Mégsem megfelelő?')
const doesNotFitByCard = msg(
  'Ai 14 zile de la primire să te răzgândești. Banii se întorc pe card.',
  'You have 14 days from delivery to change your mind. The money goes back to your card.',
  'Az átvételtől számított 14 napon belül meggondolhatja magát. A pénz visszakerül a kártyájára.',
)
const doesNotFitByTransfer = msg(
  'Ai 14 zile de la primire să te răzgândești. Îți transferăm banii în cont.',
  'You have 14 days from delivery to change your mind. We transfer the money to your account.',
  'Az átvételtől számított 14 napon belül meggondolhatja magát. Az összeget a bankszámlájára utaljuk.',
)
export const doesNotFitText = (method: PaymentMethod): string => (method === 'card' ? doesNotFitByCard : doesNotFitByTransfer)()
