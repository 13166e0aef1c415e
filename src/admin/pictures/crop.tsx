/** Cuts a photograph to a shape: as large as it can be, at a place along the longer side. The part is a picture of its own. */
import { useState } from 'react'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/product.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as styles from './crop.module.css'

/** Width by height. */
const SHAPES = { '4:5': 4 / 5, '1:1': 1, '3:2': 3 / 2, '16:9': 16 / 9 } as const
export type Shape = keyof typeof SHAPES

const MIDDLE = 50
const PER_CENT = 100

export interface TakenPicture {
  address: string
  width: number
  height: number
}

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the largest part of the shape, at `place` per cent of what is left over. */
export function partOf({ width, height }: Omit<TakenPicture, 'address'>, shape: Shape, place: number): Part {
  const by = SHAPES[shape]
  const part = width / height > by ? { width: Math.round(height * by), height } : { width, height: Math.round(width / by) }
  const at = (whole: number, own: number) => Math.round(((whole - own) * place) / PER_CENT)
  return { ...part, left: at(width, part.width), top: at(height, part.height) }
}

interface Props {
  picture: TakenPicture
  /** The first is the one that it begins with. */
  shapes: readonly [Shape, ...Shape[]]
  onTaken(taken: TakenPicture): void
  onClose(): void
}

export function Crop({ picture, shapes, onTaken, onClose }: Props) {
  const [place, setPlace] = useState(MIDDLE)
  const [shape, setShape] = useState(shapes[0])
  const form = useSentForm()
  const part = partOf(picture, shape, place)
  const hash = picture.address.split('/')[2] ?? ''
  const take = () =>
    form.send(
      () => call<TakenPicture>('POST', `/pictures/${hash}/crop`, part),
      (taken) => {
        onTaken(taken)
        onClose()
      },
    )
  return (
    <div className={styles.crop}>
      <Box picture={picture} part={part} />
      {shapes.length > 1 && (
        <SelectField
          label={say.cropShape()}
          value={shape}
          onChange={({ target }) => setShape(shapes.find((one) => one === target.value) ?? shape)}
        >
          {shapes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      )}
      <label className={styles.crop}>
        {say.cropPlace()}
        <input type="range" min={0} max={PER_CENT} value={place} onChange={({ target }) => setPlace(Number(target.value))} />
      </label>
      {form.failure && <Note kind="bad">{form.failure}</Note>}
      <div className={styles.acts}>
        <Button onClick={onClose}>{cancel()}</Button>
        <Button kind="primary" isBusy={form.isBusy} onClick={take}>
          {say.takePart()}
        </Button>
      </div>
    </div>
  )
}

/** The whole picture, with what is taken of it. */
function Box({ picture, part }: { picture: TakenPicture; part: Part }) {
  const share = (value: number, whole: number) => `${(value / whole) * PER_CENT}%`
  return (
    <div className={styles.box}>
      <img src={picture.address} alt="" />
      <span
        className={styles.part}
        style={{
          left: share(part.left, picture.width),
          top: share(part.top, picture.height),
          width: share(part.width, picture.width),
          height: share(part.height, picture.height),
        }}
      />
    </div>
  )
}
