/** Message types of PostgreSQL's wire protocol after which the server answers: Sync, Query, CopyDone, CopyFail. */
const ENDS = new Set([0x53, 0x51, 0x63, 0x66])
const TERMINATE = 0x58

/**
 * Cuts what the driver writes into whole batches. The embedded database needs a whole batch, up to the message
 * after which it answers, and must not receive Terminate, which would end it.
 */
export class WireBatches {
  #bytes: Buffer = Buffer.alloc(0)
  #started = false

  /** Adds `bytes`. Returns the complete batches, or null. The first message of a session has no type byte. */
  take(bytes: Buffer): Buffer | null {
    const all = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, bytes]) : bytes
    const complete: Buffer[] = []
    let at = 0
    let sent = 0
    while (true) {
      const header = this.#started ? 1 : 0
      if (all.length - at < header + 4) break
      const end = at + header + all.readInt32BE(at + header)
      if (all.length < end) break
      const type = this.#started ? all[at] : undefined
      if (type === TERMINATE) {
        complete.push(all.subarray(sent, at))
        sent = end
      } else if (type === undefined || ENDS.has(type)) {
        complete.push(all.subarray(sent, end))
        sent = end
      }
      this.#started = true
      at = end
    }
    this.#bytes = all.subarray(sent)
    const batch = complete.length === 1 ? complete[0]! : Buffer.concat(complete)
    return batch.length > 0 ? batch : null
  }
}
