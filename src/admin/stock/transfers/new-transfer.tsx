/** A new transfer: written as a draft. */
import { useNavigate } from 'react-router'
import { newTransfer } from '#messages/admin/stock.ts'
import { Loading } from '#admin/client/loading.tsx'
import { usePlaces } from '../use-stock.ts'
import { DraftForm } from './draft-form.tsx'

export function NewTransferPage() {
  const navigate = useNavigate()
  const { warehouses } = usePlaces()
  const [from, to] = warehouses
  if (!from) return <Loading />
  return (
    <>
      <h1>{newTransfer()}</h1>
      <DraftForm
        draft={{ from: from.id, to: to?.id ?? from.id, note: '', expectedOn: null, lines: [] }}
        path="/stock-transfers"
        onSaved={(id) => void navigate(`/stock/transfers/${id}`)}
      />
    </>
  )
}
