/** `npm start` and `npm run dev`: serves the shop of the environment; a shop without products becomes the demo shop. */
import type { DrawnPictures } from '#services/ports.ts'
import { serve as serveShop, StartRefused, type ServeOptions } from '#src/server/server.ts'

/** The demo shop's pictures. Only a shop whose rows name one loads the code that draws it. */
const demoDrawings: DrawnPictures = {
  draw: async (address) => (await import('./demo-drawings.ts')).drawings.draw(address),
}

/** Starts the shop. @throws StartRefused */
export const serve = (options: Omit<ServeOptions, 'fillEmpty' | 'fillShop' | 'drawings'> = {}) =>
  serveShop({
    ...options,
    drawings: demoDrawings,
    // The generator is large: only a first start loads it.
    fillEmpty: async (db, seeding) => (await import('./seed.ts')).seedDemo(db, seeding),
    fillShop: async (shop) => (await import('./seed-customers.ts')).seedDemoCustomers(shop),
  })

if (import.meta.main) {
  serve().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String((error as Error).stack ?? error)}\n`)
    process.exit(1)
  })
}
