/** Processes of the shop whose clocks a test sets. */
import { freePort, RunningShop, type OwnDatabase } from '#test/running-shop.ts'

export interface ClockedShop {
  shop: RunningShop
  /** Sets its clock. Returns when every later request is answered by it. */
  setClock(now: number): Promise<void>
}

/** A process on a database, started at a moment in milliseconds since 1970; `settings` as in `.env.example`. */
export async function startClocked(
  database: OwnDatabase,
  now: number,
  settings: Record<string, string> = {},
): Promise<ClockedShop> {
  const clockPort = String(await freePort())
  const shop = new RunningShop(
    await freePort(),
    { ...database.environment, ...settings, CLOCK: String(now), CLOCK_PORT: clockPort },
    { args: ['test/programs/serve-by-clock.ts'], environment: {} },
  )
  await shop.start()
  return {
    shop,
    async setClock(to) {
      const answer = await fetch(`http://127.0.0.1:${clockPort}`, { method: 'PUT', body: String(to) })
      if (answer.status !== 200) throw new Error(`The clock was not set: ${answer.status}`)
    },
  }
}
