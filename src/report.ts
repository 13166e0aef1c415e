/** Reports progress to the operator. */
export interface Report {
  step<T>(title: string, work: (progress: (done: number, total: number) => void) => Promise<T>): Promise<T>
  ready(lines: string[]): void
}
