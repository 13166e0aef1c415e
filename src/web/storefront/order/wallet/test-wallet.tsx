/** The wallet of the sandbox gateway: it has the test cards, and no money moves. */
import { useId, useState } from 'react'
import { TEST_WALLET_CARDS } from '#domain/payments/wallet.ts'
import { plainText } from '#domain/pricing/money.ts'
import { pay } from '#messages/order.ts'
import * as say from '#messages/payments/wallets.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import type { WalletEnd, WalletProps } from './wallet-props.ts'
import * as styles from './wallet.module.css'

/** Ends as the states of the sandbox say. */
const ENDS: Record<string, WalletEnd> = { paid: 'submitted', processing: 'submitted', declined: 'declined' }

export default function TestWallet({ order, begin, onEnd }: WalletProps) {
  const [isOpen, setOpen] = useState(false)
  const end = (how: WalletEnd) => {
    setOpen(false)
    onEnd(how)
  }
  return (
    <>
      <Button
        className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.wide} ${styles.button}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="credit-card" />
        {say.payByTestWallet()}
      </Button>
      {isOpen && <Sheet order={order} begin={begin} onEnd={end} />}
    </>
  )
}

function Sheet({ order, begin, onEnd }: WalletProps) {
  const titleId = useId()
  const [card, setCard] = useState<(typeof TEST_WALLET_CARDS)[number]>(TEST_WALLET_CARDS[0])
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const secret = await begin()
    if (secret === null) return onEnd('refused')
    const state = await payAtSandbox(secret, card)
    // The bank of the card asks on a page of its own, and leads back to the order.
    if (state === 'challenge') return location.assign(`/sandbox/pay/${secret}/challenge`)
    onEnd(ENDS[state] ?? 'failed')
  }
  return (
    <Dialog labelledBy={titleId} onClose={() => !isBusy && onEnd('canceled')}>
      <h2 id={titleId} className={textStyles.h2}>
        {say.testWallet()}
      </h2>
      <p className={`${textStyles.small} ${textStyles.muted} ${styles.hint}`}>{say.testWalletHint()}</p>
      <p className={styles.sum}>
        <span>{order.number}</span>
        <b>{plainText(order.due, order.currency, order.market)}</b>
      </p>
      <fieldset className={styles.cards}>
        <legend className={styles.legend}>{say.testWalletCards()}</legend>
        {TEST_WALLET_CARDS.map((one) => (
          <Choice
            key={one}
            name="wallet-card"
            value={one}
            checked={one === card}
            onChoose={() => setCard(one)}
            icon="credit-card"
            title={`•••• ${one}`}
            detail={say.testCardOutcomes[one]()}
          />
        ))}
      </fieldset>
      <Button
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        busy={isBusy}
        onClick={() => void confirm()}
      >
        <Icon name="lock-key" />
        {pay({ amount: plainText(order.due, order.currency, order.market) })}
      </Button>
      <Button
        className={`${buttonStyles.button} ${buttonStyles.wide} ${styles.cancel}`}
        busy={isBusy}
        onClick={() => onEnd('canceled')}
      >
        {say.closeTestWallet()}
      </Button>
    </Dialog>
  )
}

/** Returns the state of the payment at the sandbox; '' when it does not answer. */
async function payAtSandbox(secret: string, card: string): Promise<string> {
  try {
    const answer = await fetch(`/sandbox/pay/${secret}/wallet`, { method: 'POST', body: new URLSearchParams({ card }) })
    return answer.ok ? ((await answer.json()) as { state: string }).state : ''
  } catch {
    return ''
  }
}
