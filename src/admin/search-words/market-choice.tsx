/** One market of the three, or all. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Segments } from '#admin/ui/segments.tsx'

interface Props {
  /** '' for all. */
  value: Locale | ''
  onChange: (market: Locale | '') => void
}

export const MarketChoice = ({ value, onChange }: Props) => (
  <Segments
    label={say.market()}
    value={value}
    options={[
      { value: '' as const, name: say.allMarkets() },
      ...LOCALES.map((market) => ({ value: market, name: <MarketFlag market={market} isNamed /> })),
    ]}
    onChange={onChange}
  />
)
