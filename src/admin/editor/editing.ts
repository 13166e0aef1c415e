/** What every part of the editor knows: the document, the languages that are shown, the names that contents can use. */
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import * as names from '#messages/admin/content/blocks.ts'
import { unknownKind } from '#messages/admin/content/blocks.ts'
import { locale as staffLocale } from '#messages/text.ts'
import type { Locale } from '#domain/market/market.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { ContentNames, Named, ProductChoices } from '#admin/schema/content.ts'
import { skusIn, type Path } from './document.ts'
import type { EditedDocument, PlacedFault } from './use-document.ts'

export interface Editing {
  document: EditedDocument
  /** Languages whose texts are shown beside each other. */
  locales: readonly Locale[]
  isReadOnly: boolean
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('nothing is edited here')
  return editing
}

const NONE: ContentNames = { collections: [], brands: [], pages: [], articles: [], categories: [], authors: [], pictures: [] }

/** Returns what contents can name; nothing until it is known. */
export const useNames = (): ContentNames =>
  useQuery({ queryKey: ['content-names'], queryFn: () => read<ContentNames>('/content-names') }).data ?? NONE

/** Returns the products that the document names. */
export function useNamedProducts(): ProductChoices['products'] {
  const { document } = useEditing()
  const skus = [...new Set(Object.values(document.texts).flatMap(skusIn))].toSorted((a, b) => (a < b ? -1 : 1)).join(',')
  const found = useQuery({
    queryKey: ['content-products', 'named', skus],
    queryFn: () => read<ProductChoices>(`/content-products?${new URLSearchParams({ skus }).toString()}`),
    enabled: skus !== '',
    placeholderData: (before: ProductChoices | undefined) => before,
  })
  return found.data?.products ?? []
}

/** Returns a name in the language of the person, or in any. */
export const inWords = (name: Named['name']): string => name[staffLocale()] ?? Object.values(name)[0] ?? ''

export const kindName = (component: string): string =>
  Object.hasOwn(names.kinds, component) ? names.kinds[component as keyof typeof names.kinds]() : unknownKind()

export const fieldName = (field: string): string =>
  Object.hasOwn(names.fields, field) ? names.fields[field as keyof typeof names.fields]() : field

export function choiceName(field: string, choice: string): string {
  const words: Readonly<Record<string, () => string>> = field === 'layout' ? names.layouts : names.choices
  return Object.hasOwn(words, choice) ? words[choice]!() : choice
}

/** Returns the id of the control of a field, which a fault leads to. */
export const controlId = (locale: Locale, uid: string, path: Path): string => ['field', locale, uid, ...path].join('-')

/** Returns the fault of a field in a language. */
export const faultAt = (faults: readonly PlacedFault[], locale: Locale, uid: string, path: Path): PlacedFault | undefined =>
  faults.find((one) => one.locale === locale && one.block === uid && one.path.join('/') === path.join('/'))
