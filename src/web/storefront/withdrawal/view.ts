/** What the page of the withdrawal shows. */
import type { DeclarationFault, WithdrawalException, WithdrawalState } from '#domain/withdrawals/withdrawal.ts'

export interface WithdrawalForm {
  /** Of the order or the draft that it was filled in from; '' for none. */
  token: string
  name: string
  reference: string
  email: string
  goods: string
  isPart: boolean
  faults: DeclarationFault[]
  /** Lines of the order, for who has its token. */
  lines: {
    line: number
    name: string
    option: string
    image: string
    tint: string
    quantity: number
    chosen: number
    exception: WithdrawalException | null
  }[]
}

interface Common {
  seller: { address: string; email: string }
  /** Seconds until the next try; 0 when no limit was reached. */
  wait: number
}

export type WithdrawalPage = Common &
  (
    | { step: 'form'; form: WithdrawalForm; deadline: string | null; isLate: boolean; isGone: boolean }
    | { step: 'confirm'; token: string; statement: string; name: string; email: string }
    | {
        step: 'receipt'
        number: string
        statement: string
        name: string
        email: string
        hash: string
        declaredAt: string
        sendBefore: string
        /** Where the goods are sent. */
        returns: string
        /** Address of the label for the way back. */
        label: string
        states: { state: WithdrawalState; at: string; note: string | null }[]
      }
  )
