/** The home page while a campaign is on, in a frame in which no script runs. */
import { useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/campaigns.ts'
import { openPreview, previewOf } from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { locale as language } from '#messages/text.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import type { CampaignView } from '#admin/schema/campaigns.ts'
import * as styles from './campaigns.module.css'

export function CampaignLook({ view }: { view: CampaignView }) {
  const [market, setMarket] = useState<Locale>(language())
  const path = view.previews[market]
  const options = LOCALES.map((one) => ({
    value: one,
    name: (
      <>
        <MarketFlag market={one} /> {markets[one]()}
      </>
    ),
  }))
  return (
    <section className={styles.look} aria-labelledby="look-title">
      <div className={styles.head}>
        <h3 id="look-title">{say.look()}</h3>
        <Segments label={say.markets()} value={market} options={options} onChange={setMarket} />
        <a href={path} target="_blank" rel="noreferrer">
          {openPreview()}
        </a>
      </div>
      <div className={styles.screen}>
        <iframe
          key={`${market} ${view.version}`}
          src={path}
          title={previewOf({ market: markets[market]() })}
          lang={MARKETS[market].language}
          sandbox="allow-same-origin"
          tabIndex={-1}
        />
      </div>
    </section>
  )
}
