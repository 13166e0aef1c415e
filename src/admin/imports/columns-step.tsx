/** The second step of an import: which column goes where, and the pictures beside. */
import { useState } from 'react'
import { LARGEST_RATE, PROFILES, type ProfileName } from '#domain/imports/import-kind.ts'
import { CURRENCIES, LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { markets } from '#messages/admin/today.ts'
import * as say from '#messages/admin/imports.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import type { ImportDetail } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { sendFile } from './files.browser.ts'
import * as styles from './imports.module.css'
import * as table from '#admin/ui/table.module.css'

type ReadFile = NonNullable<ImportDetail['file']>
type Options = Pick<ReadFile, 'profile' | 'market' | 'newRows'>

interface Props {
  detail: ImportDetail
  onAsked: () => void
}

export function ColumnsStep({ detail: { import: run, file }, onAsked }: Props) {
  const [mapping, setMapping] = useState(file?.mapping ?? {})
  const [options, setOptions] = useState<Options>({
    profile: file?.profile ?? 'own',
    market: file?.market ?? 'ro',
    newRows: file?.newRows ?? 'create',
  })
  const [rates, setRates] = useState<TypedRates>(() => typedRates(file?.rates))
  const [pictures, setPictures] = useState(run.pictures)
  const [fault, setFault] = useState<string | null>(run.state === 'failed' ? say.states.failed() : null)
  const [isBusy, setBusy] = useState(false)
  if (!file) return <Note kind="bad">{say.states.failed()}</Note>
  const ask = async () => {
    const known = options.profile === 'own' ? {} : ratesOf(rates, options.market)
    if (known === null) return setFault(say.rateFault())
    setBusy(true)
    const answer = await call('POST', `/imports/${run.id}/check`, { mapping, ...options, rates: known })
    setBusy(false)
    return answer.ok ? onAsked() : setFault(sentenceOf(answer))
  }
  const sendPictures = async (archive: File) => {
    setBusy(true)
    const answer = await sendFile(
      `/imports/${run.id}/pictures?${new URLSearchParams({ name: archive.name }).toString()}`,
      archive,
    )
    setBusy(false)
    setFault(answer.ok ? null : sentenceOf(answer))
    if (answer.ok) setPictures(archive.name)
  }
  return (
    <div className={styles.columns}>
      <MappingTable file={file} mapping={mapping} onChange={setMapping} />
      <aside className={styles.stack}>
        {run.kind === 'products' && (
          <ProductOptions options={options} pictures={pictures} isBusy={isBusy} onChange={setOptions} onPictures={sendPictures} />
        )}
        {run.kind === 'products' && options.profile !== 'own' && (
          <RateFields market={options.market} rates={rates} onChange={setRates} />
        )}
        <SelectField
          label={say.newRows()}
          value={options.newRows}
          onChange={({ target }) => setOptions({ ...options, newRows: target.value === 'create' ? 'create' : 'leave_out' })}
        >
          <option value="create">{say.createThem()}</option>
          <option value="leave_out">{say.leaveThem()}</option>
        </SelectField>
        {fault && <Note kind="bad">{fault}</Note>}
        <Button kind="primary" isBusy={isBusy} onClick={() => void ask()}>
          {say.seeDifference()}
        </Button>
      </aside>
    </div>
  )
}

/** Rates as they are typed, by currency. */
type TypedRates = Partial<Record<Currency, string>>

const typedRates = (rates: ReadFile['rates'] = {}): TypedRates =>
  Object.fromEntries(Object.entries(rates).map(([currency, rate]) => [currency, String(rate)]))

const othersOf = (market: Locale): Currency[] => CURRENCIES.filter((one) => one !== MARKETS[market].currency)

/** Returns the rates that were typed; null where one is no number above zero. */
function ratesOf(rates: TypedRates, market: Locale): Record<string, number> | null {
  const typed = othersOf(market).flatMap((currency) => {
    const text = rates[currency]?.trim().replace(',', '.') ?? ''
    return text === '' ? [] : [[currency, Number(text)] as const]
  })
  return typed.every(([, rate]) => rate > 0 && rate <= LARGEST_RATE) ? Object.fromEntries(typed) : null
}

interface RateProps {
  market: Locale
  rates: TypedRates
  onChange: (rates: TypedRates) => void
}

/** What the one price of the file is in the other currencies. */
const RateFields = ({ market, rates, onChange }: RateProps) =>
  othersOf(market).map((to) => (
    <TextField
      key={to}
      label={say.rate({ from: MARKETS[market].currency, to })}
      hint={say.rateHint({ to })}
      inputMode="decimal"
      value={rates[to] ?? ''}
      onChange={({ target }) => onChange({ ...rates, [to]: target.value })}
    />
  ))

interface MappingProps {
  file: ReadFile
  mapping: ReadFile['mapping']
  onChange: (mapping: ReadFile['mapping']) => void
}

function MappingTable({ file, mapping, onChange }: MappingProps) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[say.columnInFile(), say.firstRow(), say.goesTo()]} />
        <tbody>
          {file.columns.map(({ head, first }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td className={styles.cell}>{first || <span className={styles.muted}>{say.emptyCell()}</span>}</td>
              <td>
                <select
                  className={styles.select}
                  aria-label={`${say.goesTo()}: ${head}`}
                  value={mapping[head] ?? ''}
                  onChange={({ target }) => onChange({ ...mapping, [head]: target.value })}
                >
                  <option value="">{say.leaveOut()}</option>
                  {file.fields.map(({ name, isRequired }) => (
                    <option key={name} value={name}>
                      {isRequired ? `${name} *` : name}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ProductProps {
  options: Options
  /** Name of the archive, '' for none. */
  pictures: string
  isBusy: boolean
  onChange: (options: Options) => void
  onPictures: (archive: File) => Promise<void>
}

/** What only files of products have: the form of another shop, and pictures. */
function ProductOptions({ options, pictures, isBusy, onChange, onPictures }: ProductProps) {
  return (
    <>
      <SelectField
        label={say.profile()}
        value={options.profile}
        onChange={({ target }) => onChange({ ...options, profile: target.value as ProfileName })}
      >
        {PROFILES.map((one) => (
          <option key={one} value={one}>
            {say.profiles[one]()}
          </option>
        ))}
      </SelectField>
      {options.profile !== 'own' && (
        <SelectField
          label={say.market()}
          value={options.market}
          onChange={({ target }) => onChange({ ...options, market: target.value as Locale })}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {markets[one]()}
            </option>
          ))}
        </SelectField>
      )}
      <label className={styles.file}>
        <b>{say.pictures()}</b>
        <span className={styles.muted}>{pictures || say.picturesHint()}</span>
        <input
          type="file"
          accept=".zip"
          disabled={isBusy}
          onChange={({ target }) => {
            const [archive] = target.files ?? []
            target.value = ''
            if (archive) void onPictures(archive)
          }}
        />
      </label>
    </>
  )
}
