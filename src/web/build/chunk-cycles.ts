/** Refuses a build whose chunks import each other in a circle: a browser would run one of them before what it uses exists. */
import type { Plugin } from 'vite'

/** Returns the first circle of static imports, the same file first and last; null when there is none. `importsOf`: files of each file. */
export function findCycle(importsOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const imported of importsOf.get(file) ?? []) {
      const cycle = visit(imported, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of importsOf.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

/** Fails the build on a circle. The groups of `vite.config.ts` can cause one: modules that need each other come into different files. */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (cycle) this.error(`these files import each other: ${cycle.join(' → ')}`)
    },
  },
})
