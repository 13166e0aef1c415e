/** The parts of the bench: which bars they measure, what they need, and how long they may take. */
import type { DatabaseKind } from '#test/running-shop.ts'

export interface Part {
  bars: string[]
  /** Module that exports `run(bench)`. */
  file: string
  /** Seeded databases that it works on. */
  databases: DatabaseKind[]
  limitMs: number
}

const MINUTE = 60_000

const part = (file: string, bars: string[], databases: DatabaseKind[], minutes: number): Part => ({
  bars,
  file: new URL(`parts/${file}.ts`, import.meta.url).href,
  databases,
  limitMs: minutes * MINUTE,
})

/** Time limits, several times what each part takes on the reference machine: they end a part that hangs. */
export const PARTS: Part[] = [
  part('p01-warm-pages', ['P1'], ['postgres'], 30),
  part('p02-cold-pages', ['P2'], ['postgres'], 15),
  part('p03-listing', ['P3'], [], 20),
  part('p04-search', ['P4'], ['postgres'], 15),
  part('p05-checkout', ['P5'], ['postgres'], 10),
  part('p06-weight', ['P6', 'P7'], ['pglite'], 10),
  part('p08-lighthouse', ['P8'], ['pglite'], 60),
  part('p09-navigation', ['P9'], ['pglite'], 10),
  part('p10-start', ['P10'], ['pglite', 'postgres'], 15),
  part('p11-memory', ['P11'], ['pglite', 'postgres'], 15),
  part('p12-newcomer', ['P12'], ['pglite', 'postgres'], 15),
  part('p13-quote', ['P13'], ['postgres'], 10),
  part('p14-hostile', ['P14'], ['pglite'], 30),
  part('p15-session', ['P15'], ['postgres'], 10),
  part('p16-sign-in', ['P16'], ['postgres'], 10),
  part('p17-account', ['P17'], ['postgres'], 10),
  part('p18-documents', ['P18'], [], 5),
  part('p19-tracking', ['P19'], ['postgres'], 10),
  part('p20-import', ['P20'], ['postgres'], 20),
  part('p21-office-lists', ['P21'], ['postgres'], 15),
  part('p23-two-processes', ['P22', 'P23'], ['postgres'], 10),
  part('t9-equal-times', ['T9'], ['postgres'], 15),
  part('t21-random-tokens', ['T21'], ['postgres'], 10),
]
