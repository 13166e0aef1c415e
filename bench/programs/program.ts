/** Processes of the bench that answer questions over IPC, one at a time. */
import { fork, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'

type Message = { value: unknown } | { error: string }

export interface Program<Question, Answer> {
  pid: number
  /** @throws when the program answers with an error, ends, or takes longer than `limitMs` */
  ask(question: Question, limitMs?: number): Promise<Answer>
  /** Asks the process to end and waits for it. */
  stop(): Promise<void>
  /** Ends the process at once. */
  kill(): Promise<void>
}

/** Starts the module `file`, which calls `answerQuestions`, and waits until it is ready. */
export async function startProgram<Question, Answer>(
  file: string,
  { args = [], ...options }: ForkOptions & { args?: string[] } = {},
): Promise<Program<Question, Answer>> {
  const child = fork(file, args, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  let waiting: PromiseWithResolvers<unknown> | null = null
  const fail = (error: Error) => waiting?.reject(error)
  child.on('message', (message: Message) => {
    if ('error' in message) fail(new Error(message.error))
    else waiting?.resolve(message.value)
  })
  child.once('error', fail)
  child.once('exit', (code, signal) => fail(new Error(`${basename(file)} ended with ${signal ?? code}`)))

  async function next(limitMs: number): Promise<unknown> {
    if (!isRunning()) throw new Error(`${basename(file)} has ended`)
    waiting = Promise.withResolvers()
    const late = setTimeout(() => fail(new Error(`${basename(file)} took longer than ${limitMs / 1000} s`)), limitMs)
    try {
      return await waiting.promise
    } finally {
      clearTimeout(late)
      waiting = null
    }
  }
  const end = (signal: NodeJS.Signals) => async () => {
    if (!isRunning()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  const kill = end('SIGKILL')
  await next(READY_MS).catch(async (error: unknown) => {
    await kill()
    throw error
  })
  return {
    pid: child.pid!,
    ask(question, limitMs = MAX_TIMER_MS) {
      const answer = next(limitMs)
      if (child.connected) child.send(question as object)
      return answer as Promise<Answer>
    },
    stop: end('SIGTERM'),
    kill,
  }
}

const READY_MS = 180_000
/** A timer cannot be set for longer; the time limit of the part comes first. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The other side: answers each question and ends with the process that asked. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a message has no type of its own
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  const send = (message: Message) => void process.send?.(message)
  process.on('message', (question) => {
    Promise.resolve(question as Question)
      .then(answer)
      .then(
        (value) => send({ value }),
        (error: unknown) => send({ error: error instanceof Error ? error.message : String(error) }),
      )
  })
  process.once('disconnect', () => process.exit())
  send({ value: null })
}
