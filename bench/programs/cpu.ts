/** Processor time and memory of processes, as the kernel counts them (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Returns the process and all that descend from it: a PostgreSQL server has one for each connection. */
export function processTree(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(
      read(`/proc/${name}/stat`)
        ?.replace(/^.*\) /, '')
        .split(' ')[1],
    )
    if (!Number.isNaN(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const family = [pid]
  for (const member of family) family.push(...(children.get(member) ?? []))
  return family
}

/** Returns the processes of a PostgreSQL server that serve connections; its own housekeeping comes at any time, whatever is measured. */
export const connectionsOf = (postgres: number): number[] =>
  processTree(postgres).filter((pid) => /^postgres: .*(?:\(\d+\)|\[local\])/.test(read(`/proc/${pid}/cmdline`) ?? ''))

/**
 * Processor time (user and system) that the processes have used so far, in ms: summed over their threads in nanoseconds,
 * because the ticks of `/proc/<pid>/stat` are ten milliseconds long. `isCounted`: by the folder of a thread, all unless given.
 */
export function cpuMs(pids: number[], isCounted: (thread: string) => boolean = () => true): number {
  let nanoseconds = 0
  for (const pid of pids) {
    for (const thread of safeList(`/proc/${pid}/task`)) {
      if (isCounted(`/proc/${pid}/task/${thread}`))
        nanoseconds += Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0)
    }
  }
  return nanoseconds / 1e6
}

/** Processor time of the threads on which a Node process hashes passwords, ms. */
export const threadPoolMs = (pid: number): number => cpuMs([pid], (thread) => read(`${thread}/comm`)?.trim() === 'libuv-worker')

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? Number.NaN) / 1024
}

function safeList(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}
