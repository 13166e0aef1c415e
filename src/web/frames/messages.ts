/** What the page and its frames tell each other. */
import type { Purpose } from '#domain/consent/integrations.ts'
import type { Purchase } from '#domain/consent/purchase.ts'

/** To a frame that counts. `address`: of the page, cleaned. `memory`: what the service has asked to keep before. */
export type TagMessage =
  | { kind: 'start'; granted: readonly Purpose[]; memory: string; address: string }
  | { kind: 'consent'; granted: readonly Purpose[] }
  | { kind: 'view'; address: string }
  | { kind: 'purchase'; purchase: Purchase; address: string }

/** From such a frame: what its service asks to keep, in place of cookies. */
export interface MemoryMessage {
  kind: 'memory'
  memory: string
}

/** To the frame of the map. */
export interface MapMessage {
  kind: 'map'
  lat: number
  lon: number
  name: string
  zoomIn: string
  zoomOut: string
  language: string
}

/** From the frame of the wallets. `begin`: the customer has confirmed, and the payment is to be begun. */
export type WalletMessage =
  | { kind: 'loaded' }
  | { kind: 'ready'; isAvailable: boolean }
  | { kind: 'begin' }
  | { kind: 'end'; end: 'submitted' | 'declined' | 'canceled' | 'failed' }

/** To that frame: what is to be paid, in hundredths; and the secret of the payment that was begun, null when it was refused. */
export type WalletAnswer =
  | { kind: 'order'; amount: number; currency: string; language: string }
  | { kind: 'begun'; secret: string | null }
