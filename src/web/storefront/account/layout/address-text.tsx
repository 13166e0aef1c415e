/** An address in lines. */
import { formatFullName, formatPlace, type Address } from '#domain/customers/address.ts'
import { countryInWords } from '#messages/countries.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'

interface Props {
  address: Address & { phone?: string; companyName?: string; vatNumber?: string }
  /** The name or the company is the heading above. */
  isTitled?: boolean
}

/** Name or company, telephone, street, town and county, country. */
export function AddressText({ address, isTitled = false }: Props) {
  const { locale } = useMarket()
  const { companyName, vatNumber, phone } = address
  const title = companyName || formatFullName(address, locale)
  const who = [isTitled ? '' : title, companyName ? vatNumber : '', phone].filter(Boolean).join(', ')
  const lines = [who, address.address, formatPlace(address), countryInWords(address.country)].filter((line) => line !== '')
  return (
    <p className={`${textStyles.small} ${textStyles.muted}`}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have a fixed order
        <span key={at}>
          {at > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  )
}
