/** State of the form of an address: what is typed, its faults, its sending. */
import { useRef, useState, type FormEvent } from 'react'
import { savedAddressProblems, tidyAddress, type TypedAddress } from '#domain/checkout/saved-address.ts'
import { problemText } from '#messages/validation.ts'
import { failureOf, postJson, putJson } from '#web/app/browser/api.browser.ts'
import type { AddressRequest, AddressView } from '#web/schema/account.ts'
import type { Faults } from '#web/storefront/auth/auth-form.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { isPhoneShort } from '#web/storefront/checkout/checkout-form.browser.ts'
import type { CountryChoice } from '#web/storefront/checkout/information/view.ts'
import { useMarket } from '#web/ui/market.tsx'

interface Options {
  /** Null for a new one. */
  address: AddressView | null
  countries: readonly CountryChoice[]
  countyStrict: boolean
  onSaved: () => void
}

const EMPTY: AddressRequest = {
  label: '',
  phone: '',
  isDelivery: false,
  isBilling: false,
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  county: '',
  zip: '',
  country: '',
  personType: 'individual',
  companyName: '',
  vatNumber: '',
  registerNumber: '',
}

/** Id of a field in the page: those of the address begin as the checkout's do. */
export const fieldId = (field: string): string => `address.${field}`

export type AddressFormState = ReturnType<typeof useAddressForm>

export function useAddressForm({ address, countries, countyStrict, onSaved }: Options) {
  const { locale, country } = useMarket()
  const [typed, setTyped] = useState<AddressRequest>(() => valuesOf(address, country))
  const [refused, setRefused] = useState<Faults>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAllShown, setAllShown] = useState(false)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const problems: Faults = { ...refused, ...problemsOf(tidyAddress(typed, locale), countyStrict) }
  const countryName = countries.find(([code]) => code === typed.country)?.[1] ?? ''
  const sentence = (field: string) => {
    const problem = problems[field]
    const isShown = isAllShown || left.has(field) || field in refused
    return problem && isShown ? problemText(problem as never, field, countryName) : ''
  }
  const change = (part: Partial<AddressRequest>) => {
    setTyped((now) => ({ ...now, ...part }))
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
  }
  const show = () => requestAnimationFrame(() => box.current?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setAllShown(true)
    setFailure('')
    if (Object.keys(problems).length > 0) return show()
    setBusy(true)
    const body = { ...typed, ...tidyAddress(typed, locale) }
    const sent = address ? putJson(`/api/my/addresses/${address.id}`, body) : postJson('/api/my/addresses', body)
    sent.then(onSaved, (error: unknown) => {
      setBusy(false)
      const fields = failureOf(error).problem?.fields
      if (fields) setRefused(fields)
      else setFailure(accountFailure(error))
      show()
    })
  }
  return {
    typed,
    change,
    submit,
    isBusy,
    box,
    failure,
    /** Faults that are shown: id of the field and sentence. */
    faults: Object.keys(problems).flatMap((field): [string, string][] => {
      const shown = sentence(field)
      return shown ? [[fieldId(field), shown]] : []
    }),
    error: sentence,
    leave: (field: string) => setLeft((now) => (now.has(field) ? now : new Set([...now, field]))),
  }
}

function valuesOf(address: AddressView | null, country: string): AddressRequest {
  if (!address) return { ...EMPTY, country }
  const { id: _, ...values } = address
  return values
}

/** Everything that the browser can find wrong. */
function problemsOf(tidy: TypedAddress, countyStrict: boolean): Faults {
  const problems: Faults = savedAddressProblems(tidy, { countyStrict })
  return !problems.phone && isPhoneShort(tidy.phone, tidy.country) ? { ...problems, phone: 'phone_invalid' } : problems
}
