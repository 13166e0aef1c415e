/** The first owner of the shop, by the link of the console. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/access.ts'
import { call, faultOf, sentenceOf, type Answer } from '#admin/client/calls.browser.ts'
import { useLanguage } from '#admin/client/language.ts'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import { Frame, Steps } from './frame.tsx'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

interface Props {
  token: string
  onDone: () => void
  onLeave: () => void
  onFirst: () => void
}

/** Returns the time of day of a moment, in the language of the page. */
export const timeOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

export function SetUpForm({ token, onDone, onLeave, onFirst }: Props) {
  const { language, speak } = useLanguage()
  const link = useQuery({
    queryKey: ['set-up', token],
    queryFn: () => call<{ validUntil: string }>('POST', '/set-up/link', { token }),
  })
  const [form, setForm] = useState({ firstName: '', lastName: '', email: '', password: '' })
  const { isBusy, failure, fields, send } = useSentForm()
  useEffect(onFirst, [onFirst])
  if (link.isPending) return <Loading />
  if (!link.data?.ok) return <LinkOver answer={link.data} onLeave={onLeave} />
  const field = (name: keyof typeof form) => ({
    required: true,
    value: form[name],
    fault: faultOf(fields, name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <Frame isWide>
      <Steps at={0} first="owner" />
      <h1>{say.whoKeeps()}</h1>
      <p className={styles.text}>{say.linkWorks({ time: timeOf(link.data.data.validUntil, MARKETS[language].language) })}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(() => call('POST', '/set-up', { ...form, token, locale: language }), onDone)
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={styles.pair}>
          <TextField label={say.firstName()} autoComplete="given-name" ref={focusFirst} {...field('firstName')} />
          <TextField label={say.lastName()} autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField label={say.email()} type="email" autoComplete="username" {...field('email')} />
        <TextField
          label={say.password()}
          hint={say.passwordHint()}
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
        <LanguageChoice language={language} onChoose={(next) => speak(LOCALES.find((one) => one === next)!)} />
        <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
          {say.goOn()}
        </Button>
      </form>
    </Frame>
  )
}

function LanguageChoice({ language, onChoose }: { language: Locale; onChoose: (next: string) => void }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{say.language()}</legend>
      {LOCALES.map((one) => (
        <label key={one} lang={one}>
          <input type="radio" name="language" value={one} checked={one === language} onChange={() => onChoose(one)} />
          {say.LANGUAGE_NAMES[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** A link that was used, is over, or never was one. */
export function LinkOver({ answer, onLeave }: { answer: Answer<unknown> | undefined; onLeave: () => void }) {
  const code = answer && !answer.ok ? answer.code : 'token_invalid'
  return (
    <Frame>
      <h1>{say.signIn()}</h1>
      <Note kind="bad">{sentenceOf({ code })}</Note>
      <Button kind="primary" size="large" isWide onClick={onLeave}>
        {say.signIn()}
      </Button>
    </Frame>
  )
}
