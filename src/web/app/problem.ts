/** Every refusal: `application/problem+json`; `code` is the message key (D-12). */
export interface Problem {
  type: string
  title: string
  status: number
  code: string
  /** A sentence for people, in the language that the browser asks for. */
  detail?: string
  /** Field path → message key, for `validation_failed`. */
  fields?: Record<string, string>
  /** Seconds, for the limits that answer 429. */
  retryAfter?: number
}
