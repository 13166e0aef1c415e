/** What the customer does next to pay at a gateway. */
export type CustomerAction =
  | { type: 'redirect'; url: string }
  | { type: 'form'; url: string; fields: Record<string, string> }
  /** A wallet of the browser pays with this secret. */
  | { type: 'client'; secret: string }
  | { type: 'none' }
