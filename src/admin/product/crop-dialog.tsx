/** Cuts a photograph to the shape of the shop's cards, 4:5: as large as it can be, at a place along the longer side. */
import { useState } from 'react'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/product.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { OfficePicture } from './office-picture.ts'
import * as styles from './product.module.css'

/** Width by height. */
const SHAPE = 4 / 5
const MIDDLE = 50
const PER_CENT = 100

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the largest part of the shape, at `place` per cent of what is left over. */
function partOf({ width, height }: Pick<OfficePicture, 'width' | 'height'>, place: number): Part {
  const part =
    width / height > SHAPE ? { width: Math.round(height * SHAPE), height } : { width, height: Math.round(width / SHAPE) }
  const at = (whole: number, own: number) => Math.round(((whole - own) * place) / PER_CENT)
  return { ...part, left: at(width, part.width), top: at(height, part.height) }
}

interface Props {
  picture: OfficePicture
  onTaken(taken: Pick<OfficePicture, 'address' | 'width' | 'height'>): void
  onClose(): void
}

export function CropDialog({ picture, onTaken, onClose }: Props) {
  const [place, setPlace] = useState(MIDDLE)
  const form = useSentForm()
  const part = partOf(picture, place)
  const share = (value: number, whole: number) => `${(value / whole) * PER_CENT}%`
  const hash = picture.address.split('/')[2] ?? ''
  return (
    <Dialog title={say.crop()} onClose={onClose}>
      <div className={styles.stack}>
        <div className={styles.cropBox}>
          <img src={picture.address} alt="" />
          <span
            className={styles.cropPart}
            style={{
              left: share(part.left, picture.width),
              top: share(part.top, picture.height),
              width: share(part.width, picture.width),
              height: share(part.height, picture.height),
            }}
          />
        </div>
        <label className={styles.stack}>
          {say.cropPlace()}
          <input type="range" min={0} max={PER_CENT} value={place} onChange={({ target }) => setPlace(Number(target.value))} />
        </label>
        {form.failure && <Note kind="bad">{form.failure}</Note>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button
            kind="primary"
            isBusy={form.isBusy}
            onClick={() =>
              form.send(
                () => call<Pick<OfficePicture, 'address' | 'width' | 'height'>>('POST', `/pictures/${hash}/crop`, part),
                (taken) => {
                  onTaken(taken)
                  onClose()
                },
              )
            }
          >
            {say.takePart()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
