/** One thing that is wrong with what was entered: `products[3].variants[0].sku`, and what to change. */
export interface InputProblem {
  at: string
  message: string
}

const NAMED = 5

/** What was entered is not written. It is thrown, so that the transaction takes back what was written before it. */
export class InputRefused extends Error {
  override name = 'InputRefused'
  readonly problems: readonly InputProblem[]
  constructor(problems: readonly InputProblem[]) {
    const first = problems.slice(0, NAMED).map(({ at, message }) => `${at}: ${message}`)
    const more = problems.length > NAMED ? [`and ${problems.length - NAMED} more`] : []
    super([...first, ...more].join('\n'))
    this.problems = problems
  }
}

/** Throws `InputRefused` when there are problems. */
export function refuseProblems(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw new InputRefused(problems)
}
