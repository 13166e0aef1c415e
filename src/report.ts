/** Tells the person who started the shop how far it is. */
export interface Report {
  step<T>(title: string, work: (progress: (done: number, total: number) => void) => Promise<T>): Promise<T>
  ready(lines: string[]): void
}
