/** "May it start?": what blocks a coupon on top, then what is worth a look, then what is as it should be. */
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import * as say from '#messages/admin/promotions/coupons.ts'
import { formatCount } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Icon } from '#admin/ui/icon.tsx'
import type { FindingView, TermsView } from '#admin/schema/promotions/coupons.ts'
import * as styles from '#admin/ui/record.module.css'

const ICONS = { ok: 'check', warn: 'warning', no: 'prohibit' } as const

const wordsOf = ({ code, count, codes }: FindingView): string =>
  say.findings[code]({ count: formatCount(count), codes: codes.join(', ') })

async function check(code: string | null, terms: TermsView): Promise<FindingView[]> {
  const answer = await call<{ findings: FindingView[] }>('POST', '/coupon-check', { code, terms })
  return answer.ok ? answer.data.findings : []
}

/** Returns what speaks for and against terms; empty while they cannot be read. */
export function useFindings(code: string | null, terms: TermsView | null): FindingView[] {
  const found = useQuery({
    queryKey: ['coupon-check', code, JSON.stringify(terms)],
    queryFn: () => check(code, terms!),
    enabled: terms !== null,
    placeholderData: keepPreviousData,
  })
  return found.data ?? []
}

/** Nothing while there is nothing to say: the terms cannot be read yet. */
export function Gate({ findings }: { findings: readonly FindingView[] }) {
  if (findings.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="gate">
      <h2 id="gate">{say.gate()}</h2>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.code} className={styles[finding.state]}>
            <Icon name={ICONS[finding.state]} small />
            <span>{wordsOf(finding)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
