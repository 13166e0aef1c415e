/** A refund that a gateway had taken, and that a bank then did not: the money is at the gateway again. */
export interface FailedRefund {
  /** The gateway's own reference of this refund. */
  ref: string
  /** With which it was asked for. */
  key: string
  /** Hundredths. */
  amount: number
}
