/** Keeps what was typed when the shop itself loads a document in place of the page (D-74). */
import type { BuildState } from '#web/app/build-state.browser.ts'
import { asRecord, asText } from '#web/app/browser/stored.browser.ts'

/** Session storage: the text of an unsent form lives as long as the tab. */
const KEY = 'typed'
const MAX_TEXT = 5_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Passwords, cards and files are never stored. */
const SECRET = /^(password|hidden|file|submit|button|reset|image)$/
const isKept = (field: Field): boolean => !SECRET.test(field.type) && !/^(cc-|one-time-code)/.test(field.autocomplete)

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const valueOf = (field: Field): string => (isBox(field) ? String(field.checked) : field.value)
const initialOf = (field: Field): string => {
  if (isBox(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return (Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

/** Returns the fields of the document by a key that the same field has in the next document of this page. */
function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!isKept(field)) continue
    const place = field.closest('main') ? location.pathname : ''
    const name = `${place} ${field.name || field.id} ${field.type === 'radio' ? field.value : ''}`
    for (let turn = 0; ; turn++) {
      const key = `${name} ${turn}`
      if (found.has(key)) continue
      found.set(key, field)
      break
    }
  }
  return found
}

function storedTexts(): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function store(texts: Record<string, unknown>): void {
  try {
    if (Object.keys(texts).length > 0) sessionStorage.setItem(KEY, JSON.stringify(texts))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without a session store what was typed lives as long as the page.
  }
}

/** Fields that the visitor has changed: React writes the present value of some into the attribute with the first one. */
const touched = new WeakSet<EventTarget>()
const isChanged = (field: Field): boolean => touched.has(field) || valueOf(field) !== initialOf(field)

const storeTyped = (): void => {
  const typed = Array.from(fieldsByKey()).flatMap(([key, field]) => {
    const value = valueOf(field)
    return !isChanged(field) || value.length > MAX_TEXT ? [] : [[key, value]]
  })
  store({ ...storedTexts(), ...Object.fromEntries(typed) })
}

/** Types into a field as a visitor does, so that the page's code notices. */
function type(field: Field, value: string): void {
  if (isBox(field)) {
    if (String(field.checked) !== value) field.click()
    return
  }
  // React has put a setter of its own on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Types what was stored into the fields of this document that nobody has changed. What belongs to other pages waits for them. */
function restore(): void {
  const texts = storedTexts()
  for (const [key, field] of fieldsByKey()) {
    if (!(key in texts)) continue
    if (!isChanged(field)) type(field, asText(texts[key], MAX_TEXT))
    delete texts[key]
  }
  store(texts)
}

/** Brings back what was typed before this document was loaded, and stores it before the next one. */
export function keepTypedText({ beforeDocumentLoad }: Pick<BuildState, 'beforeDocumentLoad'>): void {
  document.addEventListener('input', ({ target }) => target && touched.add(target), { capture: true, passive: true })
  restore()
  beforeDocumentLoad.add(storeTyped)
}
