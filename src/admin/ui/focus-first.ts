/** The field that a form begins with. */

/** Focuses a field when it appears; for `ref` of the first field of a form that is the whole page, or a dialog. */
export const focusFirst = (field: HTMLElement | null): void => field?.focus()
