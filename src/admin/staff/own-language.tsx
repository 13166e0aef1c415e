/** The language of the back office, chosen by the person for every device. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/access.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { useStaff } from '#admin/client/staff.ts'
import type { SessionView } from '#admin/schema/access.ts'
import type { LanguageChosen } from '#admin/schema/staff.ts'
import { SelectField } from '#admin/ui/field.tsx'
import * as styles from './page.module.css'

/** Of the address: the page is drawn anew in another language, and the focus is to stay here. */
const HERE = '#language'

export function OwnLanguage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const { locale } = useStaff()
  const field = useRef<HTMLSelectElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (hash === HERE) field.current?.focus()
  }, [hash])
  const choose = async (wanted: string) => {
    const answer = await call<LanguageChosen>('PUT', '/language', { locale: wanted })
    if (!answer.ok) return setFailure(sentenceOf(answer))
    await navigate({ hash: HERE }, { replace: true })
    const { locale: chosen } = answer.data
    return client.setQueryData<SessionView>(['session'], (view) =>
      view?.staff ? { ...view, staff: { ...view.staff, locale: chosen } } : view,
    )
  }
  return (
    <div className={styles.language}>
      <SelectField
        ref={field}
        label={say.language()}
        hint={say.languageHint()}
        value={locale}
        fault={failure ?? undefined}
        onChange={({ target }) => void choose(target.value)}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={MARKETS[one].language}>
            {say.LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
