/**
 * Everything that a run leaves lies in one folder, and every process that it starts names that folder in its environment:
 * so whatever fails, hangs or is left over can be found and ended (Linux).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface RunFolder {
  path: string
  /** Where processes put temporary files: they must be started with it. */
  environment: { TMPDIR: string }
  /** Ends all processes that were started with the environment, and waits until they are gone. */
  endProcesses(): Promise<void>
  /** Ends the processes and removes the folder with what lies in it. */
  remove(): Promise<void>
}

const PAUSE_MS = 20

export function makeRunFolder(): RunFolder {
  const path = mkdtempSync(join(tmpdir(), 'nestling-bench-'))
  const mark = `TMPDIR=${path}`

  function processes(): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((pid) => environmentOf(pid).includes(mark))
      .map(Number)
  }
  async function endProcesses(): Promise<void> {
    const killed = new Set<number>()
    for (let pids = processes(); pids.length > 0 || [...killed].some(isRunning); pids = processes()) {
      for (const pid of pids) {
        kill(pid)
        killed.add(pid)
      }
      await pause(PAUSE_MS)
    }
  }
  return {
    path,
    environment: { TMPDIR: path },
    endProcesses,
    async remove() {
      await endProcesses()
      rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns false for a process that is gone, or has ended and whose parent has not asked yet how. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** The environment that the process was started with; none of processes that are gone, about to be gone, or of others. */
function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
