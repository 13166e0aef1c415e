/** The pictures that contents can show: chosen by name, or uploaded. */
import { useState } from 'react'
import * as say from '#messages/admin/content/pages.ts'
import { fold } from '#domain/search/fold.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { inWords, useNames } from './editing.ts'
import { UploadPicture } from './upload-picture.tsx'
import * as styles from './editor.module.css'

const MOST_SHOWN = 60

export function PictureDialog({
  chosen,
  onClose,
  onChoose,
}: {
  chosen: string
  onClose: () => void
  onChoose: (key: string) => void
}) {
  const [words, setWords] = useState('')
  const { pictures } = useNames()
  const mayChange = mayDo(useStaff(), 'content.change')
  const folded = fold(words)
  const found = pictures
    .filter(({ key, alt }) => fold([key, ...Object.values(alt)].join(' ')).includes(folded))
    .slice(0, MOST_SHOWN)
  return (
    <Dialog title={say.choosePicture()} onClose={onClose}>
      {mayChange && <UploadPicture onNamed={onChoose} />}
      <TextField label={say.findPicture()} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      <ul className={styles.pictures}>
        {found.map(({ key, src, alt }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              <img src={src} alt={inWords(alt)} loading="lazy" />
              <span>{key}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
