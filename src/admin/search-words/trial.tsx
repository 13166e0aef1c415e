/** What a search of a customer finds now, and why. */
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { why } from '#messages/admin/settings/search-explained.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import type { TriedView } from '#admin/schema/settings/search-words.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import { Explained } from './explained.tsx'
import * as styles from './search-words.module.css'

const sentenceOf = ({ finds, first, corrected }: TriedView): string =>
  [
    finds === 0 ? say.nothing() : say.products(finds),
    corrected !== null && say.meant({ words: corrected }),
    first !== null && say.firstIs({ name: first }),
  ]
    .filter(Boolean)
    .join('. ')

export function Trial() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [market, setMarket] = useState<Locale>(locale())
  const [isOpen, setOpen] = useState(false)
  const words = useSettled(typed.trim())
  const tried = useQuery({
    queryKey: ['search-words', 'trial', market, words],
    queryFn: () => read<TriedView>(`/search-trial?${new URLSearchParams({ locale: market, words }).toString()}`),
    enabled: words !== '',
    staleTime: 0,
  })
  return (
    <section className={styles.trial} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say.tryIt()}</h2>
      <input id={id} type="search" aria-label={say.tryHint()} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Segments
        label={say.market()}
        value={market}
        options={LOCALES.map((one) => ({ value: one, name: <MarketFlag market={one} isNamed /> }))}
        onChange={setMarket}
      />
      <output htmlFor={id}>{words !== '' && tried.data && sentenceOf(tried.data)}</output>
      {words !== '' && tried.data && (
        <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{why()}</summary>
          {isOpen && <Explained market={market} words={words} />}
        </details>
      )}
    </section>
  )
}
