/** The speed of this machine compared with the reference machine. */

export const WORKS = ['react', 'brotli', 'json', 'postgres', 'embedded'] as const
/** Server rendering, compression, JSON, and one SQL statement on each kind of database. */
export type Work = (typeof WORKS)[number]

/** Processor time of one run of each work, in ms. */
export type WorkFigures = Partial<Record<Work, number>>

/**
 * Returns how many times as long as the reference machine this one needs: the geometric mean of the works that were
 * measured, so that no work counts for more because it takes longer.
 * @throws RangeError when nothing was measured, or a figure is not above zero
 */
export function machineFactor(here: WorkFigures, reference: Record<Work, number>): number {
  const ratios = WORKS.flatMap((work) => (here[work] === undefined ? [] : [here[work] / reference[work]]))
  if (ratios.length === 0 || !ratios.every((ratio) => ratio > 0 && ratio < Infinity))
    throw new RangeError(`not a measurement of the machine: ${JSON.stringify(here)}`)
  return geometricMean(ratios)
}

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
