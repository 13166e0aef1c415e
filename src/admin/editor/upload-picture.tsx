/** Uploads a photograph: then its name and what it shows, in three languages. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureName } from '#domain/catalog/picture.ts'
import { LONGEST_CONTENT_NAME } from '#domain/content/content-limits.ts'
import { LOCALES, MARKETS, perLocale } from '#domain/market/market.ts'
import { foldedWords } from '#domain/search/fold.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Crop, type TakenPicture } from '#admin/pictures/crop.tsx'
import type { ContentNames, PictureNamed } from '#admin/schema/content.ts'
import * as styles from './editor.module.css'

/** Of a wide picture first: most pictures of pages stand across them. */
const SHAPES = ['16:9', '3:2', '1:1', '4:5'] as const

/** Returns a name of small letters, digits and hyphens. */
const nameOf = (words: string): string =>
  foldedWords(words)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LONGEST_CONTENT_NAME)

export function UploadPicture({ onNamed }: { onNamed: (key: string) => void }) {
  const { isBusy, failure, send } = useSentForm()
  const [taken, setTaken] = useState<(TakenPicture & { name: string }) | null>(null)
  const upload = (file: File) =>
    send(
      () => call<TakenPicture>('POST', '/pictures', file),
      (answer) => setTaken({ ...answer, name: nameOf(file.name.replace(/\.\w+$/, '')) }),
    )
  return (
    <div className={styles.form}>
      {failure !== null && <Note kind="bad">{failure}</Note>}
      {taken === null ? (
        <TextField
          label={say.uploadPicture()}
          hint={say.uploadHint()}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-busy={isBusy || undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) upload(file)
          }}
        />
      ) : (
        <NameForm taken={taken} name={taken.name} onTaken={(part) => setTaken({ ...taken, ...part })} onNamed={onNamed} />
      )}
    </div>
  )
}

interface NameProps {
  taken: TakenPicture
  name: string
  onTaken: (taken: TakenPicture) => void
  onNamed: (key: string) => void
}

function NameForm({ taken, name, onTaken, onNamed }: NameProps) {
  const queries = useQueryClient()
  const { isBusy, failure, send } = useSentForm()
  const [key, setKey] = useState(name)
  const [alt, setAlt] = useState(() => perLocale(() => ''))
  const submit = () =>
    send(
      () => call<PictureNamed>('POST', '/content-pictures', { key, hash: pictureName(taken.address) ?? '', alt }),
      ({ picture }) => {
        // The shop knows it within a second; this window at once.
        queries.setQueryData<ContentNames>(['content-names'], (known) =>
          known ? { ...known, pictures: [picture, ...known.pictures] } : known,
        )
        onNamed(picture.key)
      },
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // A campaign's picture is chosen inside the form of the campaign.
        event.stopPropagation()
        submit()
      }}
    >
      {failure !== null && <Note kind="bad">{failure}</Note>}
      <Uploaded taken={taken} onTaken={onTaken} />
      <TextField
        label={say.pictureName()}
        hint={say.internalNameHint()}
        required
        pattern="[a-z0-9][a-z0-9\-]*"
        maxLength={LONGEST_CONTENT_NAME}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          label={say.pictureText({ market: markets[locale]() })}
          hint={say.pictureTextHint()}
          lang={MARKETS[locale].language}
          required
          value={alt[locale]}
          onChange={(event) => setAlt({ ...alt, [locale]: event.target.value })}
        />
      ))}
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {say.usePicture()}
      </Button>
    </form>
  )
}

/** The photograph, which can be cut before it has a name. */
function Uploaded({ taken, onTaken }: Pick<NameProps, 'taken' | 'onTaken'>) {
  const [isCropping, setCropping] = useState(false)
  if (isCropping) return <Crop picture={taken} shapes={SHAPES} onTaken={onTaken} onClose={() => setCropping(false)} />
  return (
    <>
      <img className={styles.uploaded} src={taken.address} alt="" />
      <div>
        <Button size="small" onClick={() => setCropping(true)}>
          {say.cropPicture()}
        </Button>
      </div>
    </>
  )
}
