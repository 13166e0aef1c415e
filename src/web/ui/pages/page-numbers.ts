/** Numbers of the pages of a list. */

/** Returns the page numbers to show, `null` for a gap: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [
    1,
    page - 1,
    page,
    page + 1,
    last,
    ...(page <= 3 ? [2, 3] : []),
    ...(page >= last - 2 ? [last - 1, last - 2] : []),
  ]
  const numbers = [...new Set(shown)].filter((n) => n >= 1 && n <= last).toSorted((a, b) => a - b)
  return numbers.flatMap((n, i) => {
    const gap = n - (numbers[i - 1] ?? 0)
    return gap === 1 ? [n] : gap === 2 ? [n - 1, n] : [null, n]
  })
}
