/** Where an address of the shop leads: asked while it is typed. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import * as say from '#messages/admin/content/redirects.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { AddressLead } from '#admin/schema/redirects.ts'
import * as styles from './redirects.module.css'

export const readLead = (path: string): Promise<AddressLead> =>
  read<AddressLead>(`/redirects/lead?${new URLSearchParams({ path }).toString()}`)

/** Returns what answers an address, and what is at its end. */
function leadWords({ state, status, target, end }: AddressLead): string {
  const words = say.leads[state]({ status: status ?? '', target: target ?? '' })
  return end === null ? words : `${words} → ${end === 'nothing' ? 404 : end === 'moved' ? 301 : 200}`
}

export function LeadField() {
  const [typed, setTyped] = useState('')
  const path = useDeferredValue(typed.trim())
  const id = useId()
  const lead = useQuery({ queryKey: ['redirects', 'lead', path], queryFn: () => readLead(path), enabled: path.startsWith('/') })
  const isGood = lead.data?.state === 'page' || lead.data?.end === 'page'
  return (
    <div className={styles.lead}>
      <label htmlFor={id}>{say.whereDoes()}</label>
      <input id={id} value={typed} placeholder="/sale?page=2" onChange={(event) => setTyped(event.target.value)} />
      <output htmlFor={id} data-good={isGood || undefined}>
        {path !== '' && (path.startsWith('/') ? lead.data && leadWords(lead.data) : say.leads.no_path())}
      </output>
    </div>
  )
}
