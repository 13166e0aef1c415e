/** One question to a tax office: bounded in time and size, and with errors that quote neither keys nor documents. */
import { TransmitterUnavailable } from '#services/ports.ts'

/** Milliseconds for each question; offices are slow at the end of months. */
const OFFICE_PATIENCE_MS = 20_000
/** Bytes of an answer. */
const MAX_ANSWER = 4_000_000
/** Characters of a reason. */
const MAX_LINE = 1500

export interface OfficeAnswer {
  status: number
  bytes: Buffer
}

/** @throws TransmitterUnavailable when nothing, too late or too much is answered */
export async function askOffice(
  name: string,
  url: string,
  init: RequestInit,
  patienceMs = OFFICE_PATIENCE_MS,
): Promise<OfficeAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of answer.body ?? []) {
      size += part.length
      if (size > MAX_ANSWER) throw new RangeError('too long')
      parts.push(part)
    }
    return { status: answer.status, bytes: Buffer.concat(parts) }
  } catch (error) {
    const { name: kind } = error as Error
    const why = kind === 'TimeoutError' ? 'in time' : kind === 'RangeError' ? 'in a size that can be read' : 'at all'
    throw new TransmitterUnavailable(`${name} does not answer ${why}`)
  }
}

/** Returns reasons as one line, without what terminals would act on. */
export const inOneLine = (reasons: readonly string[]): string =>
  [...new Set(reasons.map((reason) => reason.replace(/[\s\p{Cc}]+/gu, ' ').trim()).filter((reason) => reason !== ''))]
    .join('; ')
    .slice(0, MAX_LINE)
