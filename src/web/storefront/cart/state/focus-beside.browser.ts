/** Where the focus goes when the line that has it leaves its list. */

/** Moves the focus to the next line of the list, or the one before; to the page or dialog around it where there is none. */
export function focusBeside(element: HTMLElement): void {
  const line = element.closest('li')
  const other = line?.nextElementSibling ?? line?.previousElementSibling
  const target = other?.querySelector<HTMLElement>('h3 a') ?? element.closest<HTMLElement>('dialog, main')
  target?.focus({ preventScroll: true })
}
