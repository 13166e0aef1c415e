/** P1: pages from the cache, against a bare server that sends the same bytes, in short turns, by the median of their ratios. */
import { cpus } from 'node:os'
import { freePort } from '#test/running-shop.ts'
import { type Answer, startBareServer } from '../programs/bare-server.ts'
import { atLeast, infoRow, median, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { cpuMs } from '../programs/cpu.ts'
import { inEachLook } from '../programs/dressed-shop.ts'
import { load } from '../programs/load.ts'
import { rawAnswer } from '../programs/raw-answer.ts'

const CONNECTIONS = 32
/** A machine that is slow for some seconds, for others' work, is so for both servers of a short turn. */
const ROUNDS = 15
const ROUND_MS = 700
/** Waits until the shop has built its search index. */
const WARM_UP_MS = 2500
const SHARE = 0.75

/** Headers that Node writes by itself. */
const OWN = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

async function answerOf(url: string): Promise<Answer> {
  const { headers, body } = await rawAnswer(url)
  const sent = Object.entries(headers).filter(([name]) => !OWN.has(name))
  return { headers: Object.fromEntries(sent) as Record<string, string>, body: body.toString('base64') }
}

export async function run({ server }: Bench): Promise<Row[]> {
  const barePort = await freePort()
  const bare = await startBareServer(barePort)
  try {
    return await inEachLook(server, async (shop, pages) => {
      const rows: Row[] = []
      const shopPort = Number(new URL(shop.url).port)
      for (const [name, path] of Object.entries(pages)) {
        await bare.ask(await answerOf(shop.url + path))
        const measure = async (port: number, pid: number, ms: number) => {
          const before = cpuMs([pid])
          const { requests, ms: took } = await load({ port, path, connections: CONNECTIONS, ms })
          return { rate: (requests / took) * 1000, cpu: (cpuMs([pid]) - before) / requests }
        }
        await measure(shopPort, shop.pid, WARM_UP_MS)
        await measure(barePort, bare.pid, WARM_UP_MS)
        const ours: { rate: number; cpu: number }[] = []
        const limit: { rate: number; cpu: number }[] = []
        for (let round = 0; round < ROUNDS; round++) {
          limit.push(await measure(barePort, bare.pid, ROUND_MS))
          ours.push(await measure(shopPort, shop.pid, ROUND_MS))
        }
        const rate = (of: typeof ours) => median(of.map((one) => one.rate))
        const cpu = (of: typeof ours) => median(of.map((one) => one.cpu))
        rows.push(
          atLeast(
            'P1',
            `warm ${name}, share of the bare server's rate`,
            median(ours.map((one, round) => one.rate / limit[round]!.rate)),
            SHARE,
            '',
            2,
          ),
          infoRow(`warm ${name}, requests a second (${cpus().length} cores)`, rate(ours), '/s', 0),
          infoRow(`warm ${name}, processor time (bare ${cpu(limit).toFixed(3)} ms)`, cpu(ours), 'ms', 3),
        )
      }
      return rows
    })
  } finally {
    await bare.kill()
  }
}
