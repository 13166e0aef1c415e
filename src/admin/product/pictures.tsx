/** Pictures of a product: taken in, put in order by drag or by keys, cut to 4:5, with words in three languages. */
import { useRef, useState } from 'react'
import { PICTURE_WIDTHS } from '#domain/catalog/picture.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import * as say from '#messages/admin/product.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ChoicesView } from '#admin/schema/product.ts'
import type { OfficePicture } from './office-picture.ts'
import { CropDialog } from './crop-dialog.tsx'
import { anchorOf, faultText } from './field.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

interface Taken {
  address: string
  width: number
  height: number
}

const TINT = 'oat'

/** Returns the address of a picture for a small place; drawings have one. */
export const smallOf = (address: string): string => address.replace(/^(\/i\/[0-9a-f]{32}\/)\d+\./, `$1${PICTURE_WIDTHS[1]}.`)

const picturesOf = (form: ProductForm): OfficePicture[] => (form.valueOf('pictures') ?? []) as unknown as OfficePicture[]

interface Props {
  form: ProductForm
  choices: ChoicesView
  isReadOnly: boolean
}

export function Pictures({ form, choices, isReadOnly }: Props) {
  const pictures = picturesOf(form)
  const [at, setAt] = useState(0)
  const [told, tell] = useState('')
  const [isCropping, setCropping] = useState(false)
  const write = (next: readonly OfficePicture[]) => form.change({ pictures: next as unknown as JsonValue })
  const upload = useUpload((taken) =>
    write([...picturesOf(form), ...taken.map((one) => ({ ...one, colourway: null, tint: TINT, view: null, alt: {} }))]),
  )
  const chosen = pictures[Math.min(at, pictures.length - 1)]
  const place = chosen ? pictures.indexOf(chosen) : 0
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return
    write(pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from]!))
    setAt(to)
    tell(say.movedTo({ place: to + 1 }))
  }
  const change = (changed: Partial<OfficePicture>) => write(pictures.with(place, { ...chosen!, ...changed }))
  return (
    <Section id="pictures" title={say.pictures()} line={isReadOnly ? undefined : <Keys />}>
      <div id={anchorOf('pictures')} className={styles.pictures}>
        {pictures.map((picture, index) => (
          <Tile
            key={`${picture.address} ${picture.colourway} ${index}`}
            picture={picture}
            index={index}
            isChosen={index === place}
            isReadOnly={isReadOnly}
            colour={colourOf(choices, picture.colourway)}
            onChoose={() => setAt(index)}
            onMove={move}
          />
        ))}
        {!isReadOnly && <AddTile isBusy={upload.isBusy} onFiles={upload.send} />}
      </div>
      <Told words={told} faults={[upload.failure, faultText(form, 'pictures')]} />
      {chosen && !isReadOnly && (
        <Detail
          picture={chosen}
          number={place + 1}
          form={form}
          choices={choices}
          onChange={change}
          onCrop={() => setCropping(true)}
          onMove={(by) => move(place, place + by)}
          onRemove={() => write(pictures.toSpliced(place, 1))}
        />
      )}
      {chosen && isCropping && (
        <CropDialog picture={chosen} onClose={() => setCropping(false)} onTaken={(taken) => change({ ...taken, view: null })} />
      )}
    </Section>
  )
}

const Told = ({ words, faults }: { words: string; faults: readonly (string | null | undefined)[] }) => (
  <>
    <p className={styles.hidden} role="status">
      {words}
    </p>
    {faults.map((text) =>
      text ? (
        <Note key={text} kind="bad">
          {text}
        </Note>
      ) : null,
    )}
  </>
)

const Keys = () => (
  <>
    {say.dragOrKeys()} <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
  </>
)

const colourOf = ({ colourways }: ChoicesView, key: string | null): string =>
  key === null ? say.allColours() : (colourways.find((one) => one.key === key)?.name.ro ?? key)

/** Sends files one after the other; what was taken in is told at the end. */
function useUpload(done: (taken: Taken[]) => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (files: readonly File[]) => {
    setBusy(true)
    setFailure(null)
    const taken: Taken[] = []
    for (const file of files) {
      const answer = await call<Taken>('POST', '/pictures', file)
      if (answer.ok) taken.push(answer.data)
      else setFailure(`${file.name}: ${sentenceOf(answer)}`)
    }
    setBusy(false)
    if (taken.length > 0) done(taken)
  }
  return { isBusy, failure, send: (files: readonly File[]) => void send(files) }
}

interface TileProps {
  picture: OfficePicture
  index: number
  isChosen: boolean
  isReadOnly: boolean
  colour: string
  onChoose(): void
  onMove(from: number, to: number): void
}

function Tile({ picture, index, isChosen, isReadOnly, colour, onChoose, onMove }: TileProps) {
  const [isOver, setOver] = useState(false)
  const missing = LOCALES.filter((locale) => picture.view === null && !picture.alt[locale])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop; keys and buttons do the same
    <figure
      className={isOver ? `${styles.picture} ${styles.over}` : styles.picture}
      onDragOver={(event) => {
        if (isReadOnly || event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const from = Number(event.dataTransfer.getData('text/plain'))
        if (Number.isInteger(from)) onMove(from, index)
      }}
    >
      <button
        type="button"
        className={styles.frame}
        draggable={!isReadOnly}
        aria-pressed={isChosen}
        aria-label={[say.pictureNumber({ number: index + 1 }), index === 0 ? say.cover() : ''].filter(Boolean).join(', ')}
        onClick={onChoose}
        onFocus={onChoose}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index))}
        onKeyDown={(event) => {
          if (isReadOnly || !event.altKey || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return
          event.preventDefault()
          onMove(index, index + (event.key === 'ArrowLeft' ? -1 : 1))
        }}
      >
        <img src={smallOf(picture.address)} alt="" loading="lazy" />
        {index === 0 && <span className={styles.cover}>{say.cover()}</span>}
      </button>
      <figcaption>
        {colour}
        {missing.length > 0 && (
          <span className={styles.row}>
            <Icon name="warning" small />
            {missing.map((locale) => (
              <MarketFlag key={locale} market={locale} isNamed />
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function AddTile({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <button
      type="button"
      className={styles.addPicture}
      aria-busy={isBusy}
      onClick={() => input.current?.click()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon name="plus" />
      <span>{isBusy ? say.uploading() : say.addPictures()}</span>
      <span className={styles.mute}>{say.pictureHint()}</span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={say.addPictures()}
        onClick={(event) => event.stopPropagation()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </button>
  )
}

interface DetailProps {
  picture: OfficePicture
  number: number
  form: ProductForm
  choices: ChoicesView
  onChange(changed: Partial<OfficePicture>): void
  onCrop(): void
  onMove(by: 1 | -1): void
  onRemove(): void
}

function Detail({ picture, number, form, choices, onChange, onCrop, onMove, onRemove }: DetailProps) {
  const sold = [...new Set(form.product.variants.flatMap(({ colourway }) => colourway ?? []))]
  return (
    <div className={styles.stack}>
      <div className={styles.three}>
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={say.inLanguage({ field: say.altOf({ number }), language: say.languages[locale]() })}
            lang={MARKETS[locale].language}
            value={picture.alt[locale] ?? ''}
            onChange={({ target }) => onChange({ alt: { ...picture.alt, [locale]: target.value } })}
          />
        ))}
      </div>
      <div className={styles.row}>
        {sold.length > 0 && (
          <SelectField
            label={say.colourOf({ number })}
            value={picture.colourway ?? ''}
            onChange={({ target }) => onChange({ colourway: target.value === '' ? null : target.value })}
          >
            <option value="">{say.allColours()}</option>
            {sold.map((key) => (
              <option key={key} value={key}>
                {colourOf(choices, key)}
              </option>
            ))}
          </SelectField>
        )}
        <Button size="small" onClick={() => onMove(-1)}>
          {say.moveEarlier()}
        </Button>
        <Button size="small" onClick={() => onMove(1)}>
          {say.moveLater()}
        </Button>
        {picture.address.startsWith('/i/') && (
          <Button size="small" onClick={onCrop}>
            {say.crop()}
          </Button>
        )}
        <Button size="small" kind="destructive" onClick={onRemove}>
          {say.remove()}
        </Button>
      </div>
    </div>
  )
}
