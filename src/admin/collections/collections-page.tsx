/** Collections: the tree, and beside it the one that was chosen. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import * as say from '#messages/admin/goods/collections.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { AreaTabs } from './area-tabs.tsx'
import { CollectionEditor } from './collection-editor.tsx'
import { NewCollection } from './new-collection.tsx'
import { CollectionTree } from './tree.tsx'
import { collectionQuery, useTree } from './use-collections.ts'
import * as styles from './collections.module.css'

export function CollectionsPage() {
  const { id } = useParams()
  const chosen = id === undefined ? null : Number(id)
  const tree = useTree()
  const mayChange = mayDo(useStaff(), 'products.change')
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  useKeys({ n: mayChange ? () => setMaking(true) : undefined })
  if (tree.isPending) return <Loading />
  if (!tree.data) return <Failure error={tree.error} onRetry={() => void tree.refetch()} />
  const entries = tree.data.collections
  return (
    <>
      <div className={styles.head}>
        <h1>{say.collections()}</h1>
        {mayChange && (
          <Button aria-keyshortcuts="N" onClick={() => setMaking(true)}>
            <Icon name="plus" small /> {say.newCollection()} <Key>N</Key>
          </Button>
        )}
      </div>
      <AreaTabs count={entries.length} />
      <div className={styles.columns}>
        <CollectionTree entries={entries} chosen={chosen} mayChange={mayChange} />
        {chosen === null ? <p className={styles.hint}>{say.chooseOne()}</p> : <Chosen key={chosen} id={chosen} />}
      </div>
      {isMaking && (
        <NewCollection
          entries={entries}
          below={chosen}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false)
            void navigate(`/collections/${made}`)
          }}
        />
      )}
    </>
  )
}

function Chosen({ id }: { id: number }) {
  const opened = useQuery(collectionQuery(id))
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  return <CollectionEditor collection={opened.data} />
}
