/** Code of a part of a page that is loaded when it is wanted (D-90). */
import type { ComponentType } from 'react'

export interface PartModule<P> {
  default: ComponentType<P>
}
export type PartSource<P> = () => Promise<PartModule<P>>

const PAUSE_MS = 400
/** Event of the window: a part could not be loaded. */
export const PART_FAILED = 'nestling-part-failed'

/** Fetches the code ahead of its use; a failure shows when it is used. */
export const prefetchPart = (source: () => Promise<unknown>): void => {
  source().catch(() => {})
}

/**
 * Returns the module of the part. A failed request is made once more after a pause. When that fails too, the next page is loaded as a
 * document, which forgets the failed modules. @throws what the second attempt threw
 */
export const loadPart = <M>(source: () => Promise<M>): Promise<M> =>
  source().catch(async (error: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return loadAgain(source, error).catch((second: unknown) => {
      dispatchEvent(new Event(PART_FAILED))
      throw second
    })
  })

/** Under another address, because browsers cache a failed module until the page is left. */
function loadAgain<M>(source: () => Promise<M>, error: unknown): Promise<M> {
  const address = failedAddress(error)
  return address ? import(/* @vite-ignore */ `${address}?again=${Date.now()}`) : source()
}

/** Address of the module that could not be loaded, as Chromium and Firefox name it in the message; others load a failed module again. */
export const failedAddress = (error: unknown): string | undefined => /\/assets\/[\w.-]+\.js/.exec(String(error))?.[0]
