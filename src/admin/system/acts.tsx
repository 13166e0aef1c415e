/** Page caches and backups, with what can be done about them. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BACKUPS_KEPT } from '#domain/system/backups.ts'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/system.ts'
import { locale } from '#messages/text.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import type { SystemView } from '#admin/schema/system.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as table from '#admin/ui/table.module.css'
import { bytesText } from './units.ts'
import * as styles from './system.module.css'

/** A button that calls the server, and what came of it. */
function Act({ path, label, done }: { path: string; label: string; done: string }) {
  const client = useQueryClient()
  const act = useMutation({
    mutationFn: () => call('POST', path, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  })
  return (
    <>
      <div>
        <Button isBusy={act.isPending} onClick={() => act.mutate()}>
          {label}
        </Button>
      </div>
      {act.data && <Note kind={act.data.ok ? 'ok' : 'bad'}>{act.data.ok ? done : sentenceOf(act.data)}</Note>}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)

export function Caches({ pages: { hits, stale, misses } }: { pages: SystemView['pages'] }) {
  const all = hits + stale + misses
  const share = new Intl.NumberFormat(MARKETS[locale()].language, { style: 'percent' }).format((hits + stale) / (all || 1))
  return (
    <Section title={say.caches()}>
      <p>
        {say.answered(all)}
        {all > 0 && <small>{say.fromCache({ share })}</small>}
      </p>
      <Act path="/system/pages/empty" label={say.emptyPages()} done={say.pagesEmptied()} />
    </Section>
  )
}

export const Backups = ({ backups }: { backups: SystemView['backups'] }) => (
  <Section title={say.backups()}>
    {backups.length === 0 && <p>{say.noBackup()}</p>}
    {backups.length > 0 && (
      <ul className={styles.files}>
        {backups.slice(0, 5).map(({ name, at, bytes }) => (
          <li key={name}>
            <Moment at={at} /> <span className={table.muted}>{`${name}, ${bytesText(bytes)}`}</span>
          </li>
        ))}
      </ul>
    )}
    <Act path="/system/backups" label={say.backUpNow()} done={say.backupAsked()} />
    <p>
      <small>{say.backupsWhere(BACKUPS_KEPT)}</small>
    </p>
  </Section>
)
