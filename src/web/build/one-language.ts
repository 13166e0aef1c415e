/** Vite plugin: reduces messages to one language per build. */
import type { Plugin } from 'vite'
import { LOCALES, type Locale } from '#domain/market/market.ts'

/** The language of `domain/market/hungarian.ts`. */
const GRAMMAR_OF: Locale = 'hu'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Calls of `msg` and `plural`: their three arguments are the three languages, in the order of `LOCALES`. */
function* textCalls(node: Node): Generator<{ arguments: Node[] }> {
  const callee = node.callee
  if (node.type === 'CallExpression' && isNode(callee) && (callee.name === 'msg' || callee.name === 'plural')) {
    const found = node.arguments as Node[]
    if (found.length === LOCALES.length) yield { arguments: found }
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* textCalls(child)
}

/**
 * Leaves one language in what a browser loads: a page of one market never shows another's. The other two arguments become 0;
 * a language switch is a document load, so they are not used.
 */
export function oneLanguage(locale: Locale, environment: string): Plugin {
  return {
    name: `nestling:only-${locale}`,
    applyToEnvironment: ({ name }) => name === environment,
    // Hungarian grammar is asked for by Hungarian texts only.
    load: {
      filter: { id: /[\\/]src[\\/]domain[\\/]market[\\/]hungarian\.ts$/ },
      handler: () => (GRAMMAR_OF === locale ? null : 'export const withArticle = String, untilDate = String'),
    },
    transform: {
      filter: { id: /[\\/]src[\\/]messages[\\/](?!text\.ts).+\.ts$/ },
      order: 'post',
      handler(code) {
        let reduced = code
        const edits: Node[] = []
        for (const call of textCalls(this.parse(code) as unknown as Node))
          LOCALES.forEach((at, index) => at !== locale && edits.push(call.arguments[index] as Node))
        for (const { start, end } of edits.toSorted((a, b) => b.start - a.start))
          reduced = `${reduced.slice(0, start)}0${reduced.slice(end)}`
        return { code: reduced, map: null }
      },
    },
  }
}
