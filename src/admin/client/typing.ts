/** Keys of a page that work only while nothing is typed. */

/** Returns whether a key belongs to a field or to a shortcut of the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [contenteditable]') !== null
}
