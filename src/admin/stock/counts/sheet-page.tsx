/** A count sheet, made for the phone: scan, see the number, go on. Works without a network for as long as it is open. */
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import * as say from '#messages/admin/stock-papers.ts'
import * as stock from '#messages/admin/stock.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Note } from '#admin/ui/note.tsx'
import { useMayChange, usePlaces } from '../use-stock.ts'
import { BookDialog } from './book-dialog.tsx'
import { Camera, hasCamera } from './camera.tsx'
import { SheetRows } from './sheet-rows.tsx'
import { lineOf } from './sheet-view.ts'
import { useSheet, type Sheet } from './use-sheet.ts'
import * as styles from './sheet.module.css'

export function SheetPage() {
  const { id = '' } = useParams()
  const sheet = useSheet(id)
  const { nameOf } = usePlaces()
  const mayChange = useMayChange()
  const [isBooking, setBooking] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  useTitle(sheet.view?.head.number ?? null)
  if (!sheet.view) return sheet.error ? <Failure error={sheet.error} onRetry={() => void sheet.refresh()} /> : <Loading />
  const { head, lines, unknown } = sheet.view
  const isOpen = head.state === 'open' && mayChange
  const at = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' }).format(
    new Date(head.startedAt),
  )
  return (
    <>
      <div className={styles.head}>
        <h1>{say.countOf({ place: nameOf(head.warehouse) })}</h1>
        <p>{say.startedBy({ at, name: head.startedBy })}</p>
      </div>
      {done && <Note kind="ok">{done}</Note>}
      {sheet.refused && <Note kind="bad">{stock.refusals[sheet.refused]?.() ?? sheet.refused}</Note>}
      {isOpen && (
        <div className={styles.top}>
          <Scanner sheet={sheet} />
          <Last sheet={sheet} />
        </div>
      )}
      <Progress sheet={sheet} />
      <SheetRows id={id} lines={lines} unknown={unknown} isOpen={isOpen} onAdd={sheet.add} onNamed={() => void sheet.refresh()} />
      {isOpen && (
        <div className={styles.finish}>
          <p>{say.finishing(lines.filter(({ difference }) => (difference ?? 0) !== 0).length)}</p>
          <Button kind="primary" size="large" onClick={() => setBooking(true)}>
            {say.finish()}
          </Button>
        </div>
      )}
      {isBooking && <BookDialog id={id} sheet={sheet} onClose={() => setBooking(false)} onDone={setDone} />}
    </>
  )
}

/** The field of the scanner: a wedge types and sends Enter, fingers may too. Digits typed anywhere land here. */
function Scanner({ sheet }: { sheet: Sheet }) {
  const field = useRef<HTMLInputElement>(null)
  const [hasOpenCamera, setOpenCamera] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const type = ({ key }: KeyboardEvent) => {
    if (!field.current) return
    field.current.focus()
    field.current.value += key
  }
  useKeys(Object.fromEntries(['*', ...'0123456789'].map((key) => [key, type])))
  return (
    <div>
      <form
        className={styles.scan}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (field.current && sheet.take(field.current.value)) field.current.value = ''
        }}
      >
        <Icon name="barcode" />
        <input
          ref={field}
          aria-label={say.scan()}
          placeholder={say.scan()}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
        />
        {hasCamera() && (
          <button
            type="button"
            className={styles.camera}
            aria-label={hasOpenCamera ? say.closeCamera() : say.camera()}
            aria-pressed={hasOpenCamera}
            onClick={() => setOpenCamera(!hasOpenCamera)}
          >
            <Icon name="camera" />
          </button>
        )}
      </form>
      {hasOpenCamera && <Camera onCode={(code) => sheet.add(code, 1)} />}
      <p className={styles.hint}>
        <kbd>5</kbd> <kbd>*</kbd> {say.manyAtOnce()}
      </p>
    </div>
  )
}

/** What was scanned last on this device. */
function Last({ sheet }: { sheet: Sheet }) {
  const last = sheet.own.at(-1)
  const line = last && lineOf(sheet.view!.lines, last.code)
  const unknown = last && sheet.view!.unknown.find(({ code }) => code === last.code)
  const pieces = line?.counted ?? unknown?.pieces ?? 0
  const name = line ? `${line.name} ${line.option}` : (last?.code ?? '')
  return (
    <div className={styles.last} role="status">
      {last && (
        <>
          {line?.picture && <img src={line.picture.src} alt="" width={44} height={55} />}
          <div>
            <p>{line?.shelf ? say.lastScannedOn({ shelf: line.shelf }) : say.lastScanned()}</p>
            <b lang="ro">{name}</b>
            <button type="button" className={styles.undo} onClick={sheet.undo}>
              {say.undoScan()}
            </button>
          </div>
          <span className={styles.step}>
            <button type="button" aria-label={say.oneLess()} onClick={() => sheet.add(last.code, -1)}>
              <Icon name="minus" />
            </button>
            <output>{pieces}</output>
            <button type="button" aria-label={say.oneMore()} onClick={() => sheet.add(last.code, 1)}>
              <Icon name="plus" />
            </button>
          </span>
        </>
      )}
    </div>
  )
}

function Progress({ sheet }: { sheet: Sheet }) {
  const { lines, unknown } = sheet.view!
  const counted = lines.filter((line) => line.counted !== null).length
  const differences = lines.filter(({ difference }) => (difference ?? 0) !== 0).length
  return (
    <div className={styles.progress}>
      <b>{say.ofArticles({ counted, articles: lines.length })}</b>
      <progress
        value={counted}
        max={Math.max(lines.length, 1)}
        aria-label={say.ofArticles({ counted, articles: lines.length })}
      />
      {differences > 0 && <span className={styles.bad}>{say.differences(differences)}</span>}
      {unknown.length > 0 && <span className={styles.warn}>{say.unknownCodes(unknown.length)}</span>}
      <span className={styles.network} role="status">
        <Icon name={sheet.waiting > 0 ? 'cloud-slash' : 'check'} small />
        {sheet.waiting > 0 ? say.keptHere(sheet.waiting) : say.allSent()}
      </span>
    </div>
  )
}
