/** Parts that several drawings of maternity goods share. */

/** Scalloped edge from x to x2. */
export const scallops = (x: number, x2: number, y: number, n: number): string => {
  const scale = (x2 - x) / n
  return `M${x} ${y - 8}H${x2}V${y}${Array.from({ length: n }, () => `q${-scale / 2} ${scale * 0.7} ${-scale} 0`).join('')}Z`
}
