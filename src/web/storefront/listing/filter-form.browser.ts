/** The form of the filters, in the browser: a change goes to the address that the form would be sent to. */
import { canBeFilter, TYPED_PRICE, WHOLE, type FilterTerms } from '#domain/catalog/filters.ts'
import { parseListing, writeListing, writeFilterQuery } from '#domain/catalog/listing.ts'
import { navigate } from '#web/app/navigation.browser.ts'

/** The form of a listing; its ticks, its sorting and its chips belong to it by this id wherever they stand. */
export const FORM_ID = 'filters'

/** The server asks again; here the form's own values are taken at their word. */
const ANYTHING = { has: () => true }

const termsOf = (names: Iterable<string>): FilterTerms => ({
  brands: ANYTHING,
  sizes: ANYTHING,
  colors: ANYTHING,
  warehouses: ANYTHING,
  attributes: new Map([...names].filter(canBeFilter).map((name) => [name, ANYTHING])),
})

/** Returns what a form's fields say, as the query of a listing's first page: '?brand=a,b' or ''. */
export function queryOf(fields: Iterable<[string, unknown]>): string {
  const said = new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]))
  const { filters, whole, sort } = parseListing(said, termsOf([...said.keys(), ...said.getAll(WHOLE)]))
  return writeListing({ narrowed: writeFilterQuery(filters), whole, sort, page: 1 })
}

/** Goes there, without leaving the place on the page. */
export function follow(form: HTMLFormElement, { submitter = null as HTMLElement | null, replace = false } = {}): void {
  const { pathname } = new URL(form.action)
  const to = pathname + queryOf(new FormData(form, submitter))
  // Back to where it is already: another change may be on its way.
  const isHere = to === location.pathname + location.search
  navigate(to, { replace: replace || isHere, stay: true })
}

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  Array.from(form.elements).filter((element) => element instanceof HTMLInputElement)

/** Ticked otherwise than the page was made: before its code had come. */
export const wasTouched = (form: HTMLFormElement): boolean =>
  inputsOf(form).some(({ checked, defaultChecked }) => checked !== defaultChecked)

/** Ticked price steps and a typed range exclude each other (D-79). */
export function settlePrice(form: HTMLFormElement, changed: HTMLInputElement): void {
  const inputs = inputsOf(form)
  if (changed.name === 'price') {
    for (const input of inputs) if (isTyped(input)) input.value = ''
  } else if (isTyped(changed)) for (const input of inputs) if (input.name === 'price') input.checked = false
}

export const isTyped = ({ name }: { name: string }): boolean => TYPED_PRICE.some((one) => one === name)
