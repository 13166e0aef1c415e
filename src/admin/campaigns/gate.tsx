/** Whether a campaign may start: what blocks it stands first. */
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/campaigns.ts'
import { markets } from '#messages/admin/today.ts'
import { Icon } from '#admin/ui/icon.tsx'
import type { CampaignView } from '#admin/schema/campaigns.ts'
import { stateOf } from './state.ts'
import * as styles from './campaigns.module.css'

type Level = 'bad' | 'warn' | 'ok'
const ORDER: readonly Level[] = ['bad', 'warn', 'ok']
const ICONS = { bad: 'x-circle', warn: 'warning', ok: 'check-circle' } as const

function checksOf(view: CampaignView, now: string): { level: Level; words: string }[] {
  const { campaign, overlaps } = view
  const missing = LOCALES.filter((locale) => campaign.text[locale].bar === '').map((locale) => markets[locale]())
  const isOver = stateOf(view, now) === 'over'
  return [
    overlaps.length > 0
      ? { level: 'bad' as const, words: say.checks.overlap({ names: overlaps.join(', ') }) }
      : { level: 'ok' as const, words: say.checks.noOverlap() },
    missing.length > 0
      ? { level: 'bad' as const, words: say.checks.noTexts({ markets: missing.join(', ') }) }
      : { level: 'ok' as const, words: say.checks.texts() },
    campaign.link === null
      ? { level: 'warn' as const, words: say.checks.noLink() }
      : { level: 'ok' as const, words: say.checks.link() },
    isOver ? { level: 'bad' as const, words: say.checks.ended() } : { level: 'ok' as const, words: say.checks.end() },
  ].toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
}

export const Gate = ({ view, now }: { view: CampaignView; now: string }) => (
  <section aria-labelledby="gate-title">
    <h3 id="gate-title">{say.mayStart()}</h3>
    <ul className={styles.gate}>
      {checksOf(view, now).map(({ level, words }) => (
        <li key={words} className={styles[level]}>
          <Icon name={ICONS[level]} small /> {words}
        </li>
      ))}
    </ul>
  </section>
)
