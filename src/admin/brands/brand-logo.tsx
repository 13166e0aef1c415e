/** The logo of a brand: uploaded as a photograph is, or none. */
import * as say from '#messages/admin/goods/brands.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as styles from './brands.module.css'

interface Props {
  logo: string | null
  isReadOnly: boolean
  onChange: (logo: string | null) => void
}

export function BrandLogo({ logo, isReadOnly, onChange }: Props) {
  const { isBusy, failure, send } = useSentForm()
  const upload = (file: File) =>
    send(
      () => call<{ address: string }>('POST', '/pictures', file),
      ({ address }) => onChange(address),
    )
  return (
    <div className={styles.logo}>
      <div className={styles.shown}>
        {logo === null ? <span className={styles.hint}>{say.noLogo()}</span> : <img src={logo} alt="" />}
      </div>
      {!isReadOnly && (
        <>
          <TextField
            label={say.uploadLogo()}
            hint={say.logoHint()}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-busy={isBusy || undefined}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) upload(file)
            }}
          />
          {logo !== null && (
            <Button size="small" onClick={() => onChange(null)}>
              {say.removeLogo()}
            </Button>
          )}
        </>
      )}
      {failure !== null && <Note kind="bad">{failure}</Note>}
    </div>
  )
}
