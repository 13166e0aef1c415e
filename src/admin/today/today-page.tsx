/** The first page after sign-in: what waits, and what is sold. Asked for again every minute, and when the window is looked at again. */
import { useQuery } from '@tanstack/react-query'
import { MARKETS } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { TodayView } from '#admin/schema/today.ts'
import { NothingFound, SoldMost } from './lists.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NeedsList } from './needs-list.tsx'
import { SalesByMarket } from './sales-chart.tsx'
import * as styles from './today.module.css'

/** Returns the date as a title: 'Monday 23 November', 'Luni, 23 noiembrie'. */
function dateTitle(now: string): string {
  const { language } = MARKETS[locale()]
  const text = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: MARKETS.ro.timeZone,
  }).format(new Date(now))
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

export function TodayPage() {
  const today = useQuery({
    queryKey: ['today'],
    queryFn: () => read<TodayView>('/today'),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
  })
  if (today.isPending) return <Loading />
  if (!today.data) return <Failure error={today.error} onRetry={() => void today.refetch()} />
  const { now, steps, needs, sales, sold, missed } = today.data
  return (
    <>
      <h1 className={styles.title}>{dateTitle(now)}</h1>
      {today.error && <Failure error={today.error} onRetry={() => void today.refetch()} />}
      {steps && <FirstSteps steps={steps} />}
      <div className={sales ? styles.columns : undefined}>
        <NeedsList needs={needs} now={now} />
        {sales && <SalesByMarket sales={sales} now={now} />}
      </div>
      {(sold || missed) && (
        <div className={styles.low}>
          {sold && <SoldMost sold={sold} />}
          {missed && <NothingFound missed={missed} />}
        </div>
      )}
    </>
  )
}
