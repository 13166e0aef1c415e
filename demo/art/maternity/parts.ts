/** Parts that several drawings share. */

/** Scalloped edge from x to x2. */
export const scallops = (x: number, x2: number, y: number, n: number): string => {
  const s = (x2 - x) / n
  return `M${x} ${y - 8}H${x2}V${y}${Array.from({ length: n }, () => `q${-s / 2} ${s * 0.7} ${-s} 0`).join('')}Z`
}
