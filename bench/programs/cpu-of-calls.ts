/** Processor time of HTTP calls that are made one after another. */
import { cpuMs, processTree } from './cpu.ts'

export interface CallCost {
  /** Processor time of one call in ms: of the shop and PostgreSQL together, and each. */
  total: number
  shop: number
  database: number
}

/** Makes `times` calls and returns what one costs. @throws Error when a call is refused */
export async function cpuOfCalls(
  call: () => Promise<Response>,
  times: number,
  shopPids: number[],
  databasePid: number,
): Promise<CallCost> {
  const both = () => [cpuMs(shopPids), cpuMs(processTree(databasePid))] as const
  const before = both()
  for (let at = 0; at < times; at++) {
    const answer = await call()
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a call was answered with ${answer.status}`)
  }
  const after = both()
  const [shop, database] = [(after[0] - before[0]) / times, (after[1] - before[1]) / times]
  return { total: shop + database, shop, database }
}

export const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
