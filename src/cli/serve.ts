/** `npm start` and `npm run dev`: serves the shop of the environment; a shop without products becomes the demo shop. */
import { serve as serveShop, StartRefused, type ServeOptions } from '#src/server/server.ts'

/** Starts the shop. @throws StartRefused */
export const serve = (options: Omit<ServeOptions, 'fillEmpty'> = {}) =>
  serveShop({
    ...options,
    // The generator is large: only a first start loads it.
    fillEmpty: async (db, seeding) => (await import('./seed.ts')).seedDemo(db, seeding),
  })

if (import.meta.main) {
  serve().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String((error as Error).stack ?? error)}\n`)
    process.exit(1)
  })
}
