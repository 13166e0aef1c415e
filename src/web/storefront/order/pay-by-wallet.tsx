/** The wallets that the order can be paid with, below the other ways: they are loaded here and on no other page. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { href, MARKETS } from '#domain/market/market.ts'
import { limitText } from '#messages/limits.ts'
import { loadFailed } from '#messages/order.ts'
import { chooseFailed } from '#messages/payments/methods.ts'
import * as say from '#messages/payments/wallets.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { OrderView } from '#web/schema/order.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { beginByWallet, type OrderState } from './order.browser.ts'
import type { WalletEnd } from './wallet/wallet-props.ts'
import * as styles from './wallet/wallet.module.css'

/** The other ways are there: a wallet that cannot be loaded is left out. */
const Nothing = () => null
const TestWallet = lazyPart(() => import('./wallet/test-wallet.tsx'), Nothing)
const GatewayFrame = lazyPart(() => import('./wallet/gateway-frame.tsx'), Nothing)

/** Where the page says why a payment was declined. */
export const DECLINED_ID = 'declined'

/** Whether a browser can have a wallet at all: no other one loads the script of a gateway. */
const mayHaveWallet = (): boolean => 'PaymentRequest' in window || 'ApplePaySession' in window

export function PayByWallet({ order, state }: { order: OrderView; state: OrderState }) {
  const { wallets } = order
  const section = useRef<HTMLElement>(null)
  // Null until the gateway has said it: the place is held meanwhile.
  const [found, setFound] = useState(wallets?.frame === null ? true : null)
  const isAvailable = found === true
  const isGone = useGone(section, found === false)
  const { said, problem, begin, end } = useWallet(order, state)
  if (wallets === null || isGone || (wallets.frame !== null && !mayHaveWallet())) return null
  const given = { order, begin, onEnd: end }
  return (
    <section ref={section} className={styles.wallets} aria-label={say.wallets()}>
      <div className={isAvailable ? undefined : styles.hidden}>
        <p className={styles.or} aria-hidden="true">
          {say.or()}
        </p>
        <div className={styles.place}>
          {wallets.frame === null ? (
            <TestWallet {...given} />
          ) : (
            <GatewayFrame {...given} src={wallets.frame} onReady={setFound} />
          )}
        </div>
      </div>
      {problem && (
        <Note kind="bad">
          <p>{problem}</p>
        </Note>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  )
}

/** Returns whether the place of the buttons is given up: where there is no wallet, once nothing moves on the screen or into it. */
function useGone(section: RefObject<HTMLElement | null>, isMissing: boolean): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!isMissing || isGone) return
    const look = () => {
      if (section.current && nextWithout(section.current) >= innerHeight) setGone(true)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [section, isMissing, isGone])
  return isGone
}

/** Returns where the first thing would stand that moves up without the section: the summary below its column, or what follows the page. */
function nextWithout(section: HTMLElement): number {
  const { top, bottom } = section.getBoundingClientRect()
  const height = bottom - (section.previousElementSibling?.getBoundingClientRect().bottom ?? top)
  const summary = section.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? Infinity
  const end = section.closest('main')?.getBoundingClientRect().bottom ?? bottom
  return (summary >= bottom ? Math.min(summary, end) : end) - height
}

/** Begins a payment by wallet, and says how it ended. Nothing but the bank's word to the shop makes the order paid. */
function useWallet(order: OrderView, state: OrderState) {
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  // The order as it was when the wallet said no: the next one that is read says why.
  const [declinedAt, setDeclinedAt] = useState<OrderView | null>(null)
  const isRead = declinedAt !== null && order !== declinedAt
  const isExplained = isRead && state.outcome === 'declined'
  const confirmation = href(MARKETS[order.market], `/checkout/confirmation/${order.id}`)
  // What the bank said stands above: who pressed the button here is led to it.
  useEffect(() => {
    if (isExplained) document.getElementById(DECLINED_ID)?.focus()
  }, [isExplained])
  const begin = async (): Promise<string | null> => {
    setProblem('')
    setDeclinedAt(null)
    setSaid(say.walletPays())
    const begun = await beginByWallet(order.id)
    if ('secret' in begun) return begun.secret
    if ('url' in begun) location.assign(begun.url)
    else if (begun.code === 'order_paid') navigate(confirmation)
    else setProblem(refusedText(begun))
    if ('code' in begun && (begun.code.startsWith('order_') || begun.code === 'method_unavailable')) state.reload()
    return null
  }
  const end = (how: WalletEnd) => {
    setSaid(how === 'canceled' ? say.walletCanceled() : '')
    if (how === 'submitted') return navigate(confirmation)
    if (how === 'canceled' || how === 'refused') return
    if (how === 'failed') setProblem(say.walletFailed())
    if (how === 'declined') setDeclinedAt(order)
    state.reload()
  }
  return { said, problem: problem || (isRead && !isExplained ? say.walletFailed() : ''), begin, end }
}

function refusedText(refused: { code: string; retryAfter?: number }): string {
  if (refused.code.startsWith('order_')) return ''
  if (refused.code === 'method_unavailable') return chooseFailed()
  return limitText(refused) ?? (refused.code === 'network' ? loadFailed() : say.walletFailed())
}
