/** Times as staff read them: 24 h, 'today 10:31', '12 Oct', the seconds and the zone on hover. */
import { useState } from 'react'
import { locale } from '#messages/text.ts'
import { today } from '#messages/admin/shell.ts'
import { MARKETS } from '#domain/market/market.ts'

const dayOf = (at: Date): string => at.toDateString()

const SHAPES = {
  time: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  dayOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
  whole: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Making a format takes a hundred times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>()

function textOf(at: Date, shape: keyof typeof SHAPES): string {
  const { language } = MARKETS[locale()]
  const key = `${language} ${shape}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(language, SHAPES[shape])))
  return format.format(at)
}

/** Returns the words of a moment; `now` decides what is today. */
function momentWords(at: Date, now: Date): string {
  if (dayOf(at) === dayOf(now)) return `${today()} ${textOf(at, 'time')}`
  const day = textOf(at, at.getFullYear() === now.getFullYear() ? 'day' : 'dayOfYear')
  return `${day}, ${textOf(at, 'time')}`
}

/** Returns the time of a moment of today, with the day of any other: '10:42', '12 Oct, 10:42'. */
export const clockWords = (at: string): string => {
  const moment = new Date(at)
  const now = new Date()
  return dayOf(moment) === dayOf(now) ? textOf(moment, 'time') : momentWords(moment, now)
}

export function Moment({ at }: { at: string }) {
  const [now] = useState(() => new Date())
  const moment = new Date(at)
  return (
    <time dateTime={at} title={textOf(moment, 'whole')}>
      {momentWords(moment, now)}
    </time>
  )
}
