/** Times as staff read them: 24 h, 'today 10:31', '12 Oct', the seconds and the zone on hover. */
import { useState } from 'react'
import { locale } from '#messages/text.ts'
import { today } from '#messages/admin/shell.ts'
import { MARKETS } from '#domain/market/market.ts'

const dayOf = (at: Date): string => at.toDateString()

/** Returns the words of a moment; `now` decides what is today. */
function momentWords(at: Date, now: Date): string {
  const { language } = MARKETS[locale()]
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)
  if (dayOf(at) === dayOf(now)) return `${today()} ${time}`
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  return `${new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(at)}, ${time}`
}

export function Moment({ at }: { at: string }) {
  const [now] = useState(() => new Date())
  const moment = new Date(at)
  const whole = new Intl.DateTimeFormat(MARKETS[locale()].language, { dateStyle: 'full', timeStyle: 'long' }).format(moment)
  return (
    <time dateTime={at} title={whole}>
      {momentWords(moment, now)}
    </time>
  )
}
