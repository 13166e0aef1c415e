/** An address in lines. */
import { formatFullName, formatPlace, type Address } from '#domain/customers/address.ts'
import { countryInWords } from '#messages/countries.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'

interface Props {
  address: Address & { phone?: string; companyName?: string; vatNumber?: string }
}

/** Name or company, telephone, street, town and county, country. */
export function AddressText({ address }: Props) {
  const { locale } = useMarket()
  const { companyName, vatNumber, phone } = address
  const name = companyName ? `${companyName}, ${vatNumber ?? ''}` : formatFullName(address, locale)
  const lines = [phone ? `${name}, ${phone}` : name, address.address, formatPlace(address), countryInWords(address.country)]
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
