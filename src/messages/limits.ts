/** Messages for reached limits. Keys are the codes of the refusals; `{wait}` is the time until it is possible again. */
import { UNPAID_LIMITS } from '#domain/checkout/limits.ts'
import { msg, plural } from './text.ts'

const minutes = plural(
  { one: '# minut', few: '# minute', other: '# de minute' },
  { one: '# minute', other: '# minutes' },
  { one: '# perc', other: '# perc' },
)
const hours = plural(
  { one: '# oră', few: '# ore', other: '# de ore' },
  { one: '# hour', other: '# hours' },
  { one: '# óra', other: '# óra' },
)

/** '12 minutes', '5 hours': never shorter than the wait, in seconds. */
export function waitText(seconds: number): string {
  const wait = Math.max(1, Math.ceil(seconds / 60))
  return wait <= 90 ? minutes(wait) : hours(Math.ceil(wait / 60))
}

const TEXTS = {
  too_many_orders: msg(
    'De la această conexiune la internet s-au trimis foarte multe comenzi. Încearcă din nou peste {wait} sau scrie-ne.',
    'A great many orders have come from this internet connection. Try again in {wait}, or write to us.',
    'Erről az internetkapcsolatról nagyon sok rendelés érkezett. Próbálja újra {wait} múlva, vagy írjon nekünk.',
  ),
  too_many_orders_email: msg(
    'Cu această adresă de e-mail s-au trimis deja multe comenzi. Încearcă din nou peste {wait} sau scrie-ne.',
    'Many orders have already been placed with this email address. Try again in {wait}, or write to us.',
    'Ezzel az e-mail-címmel már sok rendelés érkezett. Próbálja újra {wait} múlva, vagy írjon nekünk.',
  ),
  too_many_orders_phone: msg(
    'Cu acest număr de telefon s-au trimis deja multe comenzi. Încearcă din nou peste {wait} sau scrie-ne.',
    'Many orders have already been placed with this phone number. Try again in {wait}, or write to us.',
    'Ezzel a telefonszámmal már sok rendelés érkezett. Próbálja újra {wait} múlva, vagy írjon nekünk.',
  ),
  too_many_unpaid_orders: msg(
    'De la această conexiune la internet sunt prea multe comenzi neplătite. Plătește una dintre ele sau încearcă din nou peste {wait}.',
    'Too many orders from this internet connection are still unpaid. Pay for one of them, or try again in {wait}.',
    'Erről az internetkapcsolatról túl sok rendelés vár fizetésre. Fizesse ki valamelyiket, vagy próbálja újra {wait} múlva.',
  ),
  too_many_unpaid_pieces: msg(
    'Comenzile neplătite de la această conexiune la internet țin deja multe produse. Plătește-le sau încearcă din nou peste {wait}.',
    'Unpaid orders from this internet connection already hold many items. Pay for them, or try again in {wait}.',
    'Az erről az internetkapcsolatról leadott, kifizetetlen rendelések már sok terméket lefoglaltak. Fizesse ki őket, vagy próbálja újra {wait} múlva.',
  ),
  too_many_payments_order: msg(
    'Pentru această comandă s-a încercat plata de multe ori. Încearcă din nou peste {wait} sau scrie-ne.',
    'Payment of this order has been tried many times. Try again in {wait}, or write to us.',
    'Ennek a rendelésnek a kifizetését már sokszor megpróbálták. Próbálja újra {wait} múlva, vagy írjon nekünk.',
  ),
  too_many_payments: msg(
    'De la această conexiune la internet s-au încercat foarte multe plăți. Încearcă din nou peste {wait} sau scrie-ne.',
    'A great many payments have been tried from this internet connection. Try again in {wait}, or write to us.',
    'Erről az internetkapcsolatról nagyon sok fizetési kísérlet történt. Próbálja újra {wait} múlva, vagy írjon nekünk.',
  ),
}

const tooManyPieces = msg(
  'O comandă poate avea cel mult {most} de bucăți. Micșorează cantitățile sau scrie-ne.',
  'An order can hold {most} items at most. Lower the quantities, or write to us.',
  'Egy rendelés legfeljebb {most} darabot tartalmazhat. Csökkentse a mennyiséget, vagy írjon nekünk.',
)

/** `most`: the greatest order value of the cart's currency. */
export const totalTooLarge = msg(
  'O comandă poate avea cel mult {most}. Scoate ceva din coș sau scrie-ne și o pregătim noi.',
  'One order can be worth {most} at most. Take something out of the cart, or write to us and we will prepare it.',
  'Egy rendelés értéke legfeljebb {most} lehet. Vegyen ki valamit a kosárból, vagy írjon nekünk, és mi összeállítjuk.',
)

/** Returns the sentence for a refusal's code, or null when it is not about a limit. `retryAfter` is in seconds. */
export function limitText({ code, retryAfter = 60 }: { code: string; retryAfter?: number }): string | null {
  if (code === 'too_many_pieces') return tooManyPieces({ most: UNPAID_LIMITS.pieces })
  return Object.hasOwn(TEXTS, code) ? TEXTS[code as keyof typeof TEXTS]({ wait: waitText(retryAfter) }) : null
}
