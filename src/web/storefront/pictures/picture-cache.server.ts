/** Caches generated pictures in memory. */
import type { PictureCache } from '#services/shop-memory.ts'

/** Returns the cached picture, or makes it once for all who ask at the same time. What shows nothing or fails is not cached. */
export function cachedPicture(
  cache: PictureCache,
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const cached = cache.get(key)
  if (cached) return cached
  const made = make()
  cache.set(key, made)
  const drop = () => void (cache.peek(key) === made && cache.delete(key))
  made.then((bytes) => bytes ?? drop(), drop)
  return made
}
