/** Options of commands: `--name value` pairs and flags between words. */
import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

export type Options = Record<string, string | boolean | undefined>

const FLAGS = ['signed-in', 'lost', 'fewer', 'dry-run'] as const

/** `--name value` pairs and the words before them. @throws CommandError for an unknown option */
export function readOptions(args: readonly string[], names: readonly string[]): { words: string[]; options: Options } {
  const isFlag = (name: string) => (FLAGS as readonly string[]).includes(name)
  const options = Object.fromEntries(
    names.map((name) => [name, { type: isFlag(name) ? ('boolean' as const) : ('string' as const) }]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, options: values }
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

export const textOf = (options: Options, name: string): string | undefined => {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
