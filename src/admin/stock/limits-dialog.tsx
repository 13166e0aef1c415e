/** From how many pieces an article has too few, and on which shelf it lies; the way to its history. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { LOW_STOCK } from '#domain/stock/movement.ts'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/stock.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { StockItemView } from '#admin/schema/stock.ts'
import { stockSentence, useMayChange, usePlaces } from './use-stock.ts'
import * as styles from './stock.module.css'

interface Props {
  item: StockItemView
  onClose: () => void
  onDone: (sentence: string, entries: readonly string[]) => void
}

const SHELF_LENGTH = 12
const textOf = (low: number | null): string => (low === null ? '' : String(low))
const lowOf = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null)

export function LimitsDialog({ item, onClose, onDone }: Props) {
  const client = useQueryClient()
  const mayChange = useMayChange()
  const [low, setLow] = useState(textOf(item.low))
  const [places, setPlaces] = useState(
    item.places.map(({ warehouse, low: at, shelf }) => ({ warehouse, low: textOf(at), shelf: shelf ?? '' })),
  )
  const [failure, setFailure] = useState<string | null>(null)
  const set = (warehouse: string, change: { low?: string; shelf?: string }) =>
    setPlaces(places.map((place) => (place.warehouse === warehouse ? { ...place, ...change } : place)))
  const submit = async () => {
    const seen = { low: item.low, places: item.places.map(({ warehouse, low: at, shelf }) => ({ warehouse, low: at, shelf })) }
    const wanted = {
      low: lowOf(low),
      places: places.map((place) => ({ ...place, low: lowOf(place.low), shelf: place.shelf.trim() || null })),
    }
    const answer = await call<{ entries: string[] }>('POST', `/stock/${item.item}/limits`, { seen, wanted })
    await client.invalidateQueries({ queryKey: ['stock'] })
    if (answer.ok) onDone(say.saved(), answer.data.entries)
    else setFailure(stockSentence(answer))
  }
  return (
    <Dialog title={say.limitsOf({ name: `${item.name} ${item.option}` })} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <Link to={`/stock/history?item=${item.item}`}>{say.showHistory()}</Link>
        <TextField
          label={say.lowAll()}
          hint={say.lowHint({ usual: LOW_STOCK })}
          inputMode="numeric"
          readOnly={!mayChange}
          value={low}
          onChange={(event) => setLow(event.target.value)}
        />
        <PlaceFields places={places} isReadOnly={!mayChange} onSet={set} />
        <div className={styles.acts}>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          {mayChange && (
            <Button type="submit" kind="primary">
              {say.save()}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface PlaceProps {
  places: readonly { warehouse: string; low: string; shelf: string }[]
  isReadOnly: boolean
  onSet: (warehouse: string, change: { low?: string; shelf?: string }) => void
}

function PlaceFields({ places, isReadOnly, onSet }: PlaceProps) {
  const { nameOf } = usePlaces()
  return places.map((place) => (
    <div key={place.warehouse} className={styles.pair}>
      <TextField
        label={say.lowAt({ place: nameOf(place.warehouse) })}
        inputMode="numeric"
        readOnly={isReadOnly}
        value={place.low}
        onChange={(event) => onSet(place.warehouse, { low: event.target.value })}
      />
      <TextField
        label={say.shelfAt({ place: nameOf(place.warehouse) })}
        maxLength={SHELF_LENGTH}
        readOnly={isReadOnly}
        value={place.shelf}
        onChange={(event) => onSet(place.warehouse, { shelf: event.target.value })}
      />
    </div>
  ))
}
