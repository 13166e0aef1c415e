/** The buttons of a gateway's wallets, in a frame of the shop that loads the gateway's script: nothing of it runs in the page. */
import { useEffect, useRef, useState } from 'react'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/payments/wallets.ts'
import type { WalletAnswer, WalletMessage } from '#web/frames/messages.ts'
import type { WalletProps } from './wallet-props.ts'
import * as styles from './wallet.module.css'

interface Props extends WalletProps {
  /** Address of the frame. */
  src: string
  /** Whether this browser can pay so, once it is known. */
  onReady: (isAvailable: boolean) => void
}

export default function GatewayFrame({ order, src, begin, onEnd, onReady }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The bank may ask something in a window of its own, which needs the screen.
  const [isWide, setWide] = useState(false)
  const latest = useRef({ order, begin, onEnd, onReady })
  useEffect(() => {
    latest.current = { order, begin, onEnd, onReady }
  })
  useEffect(() => {
    const tell = (answer: WalletAnswer) => frame.current?.contentWindow?.postMessage(answer, location.origin)
    const listen = async ({ data, source, origin }: MessageEvent<WalletMessage>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== location.origin) return
      const { order: asked, ...now } = latest.current
      if (data.kind === 'loaded') {
        const { due: amount, currency, market } = asked
        return tell({ kind: 'order', amount, currency, language: MARKETS[market].language })
      }
      if (data.kind === 'ready') return now.onReady(data.isAvailable)
      if (data.kind === 'end') {
        setWide(false)
        return now.onEnd(data.end)
      }
      const secret = await now.begin()
      setWide(secret !== null)
      tell({ kind: 'begun', secret })
      if (secret === null) now.onEnd('refused')
    }
    const hear = (event: MessageEvent<WalletMessage>) => void listen(event)
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Apple Pay asks for the shop's own origin
    <iframe
      ref={frame}
      className={isWide ? `${styles.frame} ${styles.isWide}` : styles.frame}
      src={src}
      title={say.wallets()}
      allow="payment"
    />
  )
}
