/** Adds codes to a pool: a list from the partner, pasted or read from a file, or a series of coupons of this shop. */
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { PARTNERSHIP_LENGTHS } from '#domain/promotions/partnership.ts'
import { MOST_FILLED } from '#domain/promotions/partnership-fields.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { uniqueCodes } from '#messages/admin/promotions/coupons.ts'
import { cancel } from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import type { Filled, ListedPartnershipView, PoolCampaigns } from '#admin/schema/promotions/partnerships.ts'
import * as styles from '#admin/ui/record.module.css'

interface Props {
  partnership: Pick<ListedPartnershipView, 'id' | 'source'>
  onClose: () => void
  onDone: () => void
}

const addedWords = ({ added, known }: Filled): string =>
  known === 0 ? say.added(added) : `${say.added(added)}, ${say.addedKnown(known)}`

/** Returns how to send a filling, and what became of the last one. */
function useFilling({ partnership: { id }, onClose, onDone }: Props) {
  const { failure, isBusy, write } = useWritten()
  const [wrongLine, setWrongLine] = useState<number | null>(null)
  const send = (body: { codes: string[] } | { campaign: string }) => {
    setWrongLine(null)
    write<Filled>({
      call: () => call('POST', `/partnerships/${id}/codes`, body),
      words: addedWords,
      done: () => {
        onClose()
        onDone()
      },
      refused: ({ code, body: more }) => {
        if (code !== 'pool_code_wrong' || typeof more?.at !== 'number') return false
        setWrongLine(more.at)
        return true
      },
    })
  }
  return { failure, isBusy, wrongLine, send }
}

export function AddCodes(props: Props) {
  const filling = useFilling(props)
  const { source } = props.partnership
  return (
    <Dialog title={say.addCodes()} onClose={props.onClose}>
      <RefusalNote failure={filling.failure} />
      {source === 'external' ? <FromList {...props} filling={filling} /> : <FromSeries {...props} filling={filling} />}
    </Dialog>
  )
}

type PartProps = Props & { filling: ReturnType<typeof useFilling> }

/** Returns the lines that hold something, without the mark that some programs put at the beginning of a file. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function FromList({ filling: { isBusy, wrongLine, send }, onClose }: PartProps) {
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  const [wasTried, setTried] = useState(false)
  const codes = linesOf(typed)
  const long = codes.findIndex((code) => code.length > PARTNERSHIP_LENGTHS.code)
  const line = wrongLine ?? (long >= 0 ? long + 1 : null)
  const fault =
    codes.length === 0
      ? say.codesMissing()
      : codes.length > MOST_FILLED
        ? say.codesTooMany({ count: formatCount(MOST_FILLED) })
        : line !== null
          ? say.codeWrong({ line: codes[line - 1] ?? String(line), most: String(PARTNERSHIP_LENGTHS.code) })
          : undefined
  const readFile = async (file: File | undefined) => {
    if (!file) return
    try {
      setTyped(await file.text())
      setUnread(false)
    } catch {
      setUnread(true)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (codes.length > 0 && codes.length <= MOST_FILLED && long < 0) send({ codes })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        label={say.codesList()}
        rows={8}
        value={typed}
        spellCheck={false}
        fault={wasTried ? fault : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={say.codesFile()}
        type="file"
        accept=".csv,.txt,text/plain,text/csv"
        fault={isUnread ? say.fileUnread() : undefined}
        onChange={(event) => void readFile(event.target.files?.[0])}
      />
      <Acts isBusy={isBusy} onClose={onClose} />
    </form>
  )
}

function FromSeries({ partnership: { id }, filling: { isBusy, send }, onClose }: PartProps) {
  const found = useQuery({
    queryKey: ['partnerships', 'campaigns', id],
    queryFn: () => read<PoolCampaigns>(`/partnerships/${id}/campaigns`),
  })
  const [chosen, setChosen] = useState('')
  if (found.isPending) return <Loading />
  const campaigns = found.data?.campaigns ?? []
  const name = chosen || (campaigns[0]?.name ?? '')
  if (campaigns.length === 0)
    return (
      <div className={styles.form}>
        <p role="status">{say.noCampaign()}</p>
        <p>
          <Link to="/coupons/codes">{uniqueCodes()}</Link>
        </p>
      </div>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ campaign: name })
      }}
    >
      <SelectField label={say.campaign()} value={name} onChange={(event) => setChosen(event.target.value)}>
        {campaigns.map((one) => (
          <option key={one.name} value={one.name}>
            {say.campaignOption(one.codes, { name: one.name })}
          </option>
        ))}
      </SelectField>
      <Acts isBusy={isBusy} onClose={onClose} />
    </form>
  )
}

const Acts = ({ isBusy, onClose }: { isBusy: boolean; onClose: () => void }) => (
  <div className={styles.acts}>
    <Button onClick={onClose}>{cancel()}</Button>
    <Button type="submit" kind="primary" isBusy={isBusy}>
      {say.addCodes()}
    </Button>
  </div>
)
