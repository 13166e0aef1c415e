/** The picture of the home page while a campaign is on. */
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as say from '#messages/admin/content/campaigns.ts'
import { choosePicture } from '#messages/admin/content/pages.ts'
import { useNames } from '#admin/editor/editing.ts'
import { PictureDialog } from '#admin/editor/picture-dialog.tsx'
import type { RecordForm } from '#admin/form/record-form.ts'
import { Button } from '#admin/ui/button.tsx'
import type { CampaignValues } from './values.ts'
import * as styles from './campaigns.module.css'

interface Props {
  of: RecordForm<CampaignValues>
  name: 'picture' | 'narrow'
  label: string
}

export function CampaignPicture({ of, name, label }: Props) {
  const { field } = useController({ control: of.form.control, name })
  const [isOpen, setOpen] = useState(false)
  const picture = useNames().pictures.find(({ key }) => key === field.value)
  return (
    <div className={styles.picture} role="group" aria-label={label}>
      <b>{label}</b>
      {picture && <img src={picture.src} alt="" loading="lazy" />}
      <span>{field.value || say.noPicture()}</span>
      <span className={styles.pictureActs}>
        <Button size="small" onClick={() => setOpen(true)}>
          {choosePicture()}
        </Button>
        {field.value !== '' && (
          <Button size="small" kind="quiet" onClick={() => field.onChange('')}>
            {say.usual()}
          </Button>
        )}
      </span>
      {isOpen && (
        <PictureDialog
          chosen={field.value}
          onClose={() => setOpen(false)}
          onChoose={(key) => {
            setOpen(false)
            field.onChange(key)
          }}
        />
      )}
    </div>
  )
}
