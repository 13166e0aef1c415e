/** Program: hashes of a password in a process with the shop's settings, which decide what memory costs. */
import { isPassword } from '#services/customers/password-hash.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import { serving } from '../../scripts/setup.mjs'
import { answerQuestions, startProgram, type Program } from './program.ts'

interface Hashes {
  password: string
  passwordHash: string
  times: number
}

/** Starts the program. Its answer is the processor time of comparing the password with its hash once, ms. */
export const startPasswordHashes = (): Promise<Program<Hashes, number>> =>
  startProgram(import.meta.filename, {
    execArgv: [...process.execArgv, ...serving.flags],
    env: { ...process.env, ...serving.environment },
  })

async function compare({ password, passwordHash, times }: Hashes): Promise<number> {
  const shop = { memory: emptyMemory() }
  const before = process.cpuUsage()
  for (let at = 0; at < times; at++)
    if (!(await isPassword(shop, password, passwordHash))) throw new Error('the password is not that of its hash')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

if (import.meta.main) answerQuestions(compare)
