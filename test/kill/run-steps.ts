/** Runs a program of steps that ends itself with SIGKILL before one of its statements. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Returns the statements of a run to the end, null for one that was killed. */
export async function runSteps(program: string, steps: object): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(steps)])
    return Number(stdout)
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return null
    throw error
  }
}
