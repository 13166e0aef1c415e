/** The place of a part in a page. */
import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PartBoundary, PartFailed } from '#web/ui/lazy-part.tsx'
import { useIsTakenOver } from '#web/app/state/taken-over.browser.ts'
import { loadPartCode, PartsContext } from './parts.ts'

/**
 * A part. While the server's markup is taken over, a part without code keeps its markup as it is. One that is rendered anew without its
 * code, for example because the markup was changed by an extension of the browser, loads it.
 */
export function Part({ name, data }: { name: string; data: object }) {
  const Loaded = useContext(PartsContext)?.loaded.get(name)
  const isTakenOver = useIsTakenOver()
  const [isMarkup] = useState(isTakenOver)
  if (Loaded) return <Shown Code={Loaded} data={data} />
  // Nothing is written: an element that is taken over keeps what it contains.
  // oxlint-disable-next-line react/no-danger -- the text is empty
  if (isMarkup) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <LatePart name={name} data={data} />
}

/** A part that fails does not take its page along. */
const Shown = ({ Code, data }: { Code: ComponentType<object>; data: object }): ReactNode => (
  <div>
    <PartBoundary instead={null}>
      <Code {...data} />
    </PartBoundary>
  </div>
)

function LatePart({ name, data }: { name: string; data: object }) {
  const page = useContext(PartsContext)
  const [code, setCode] = useState<ComponentType<object> | 'loading' | 'failed'>('loading')
  const isWanted = code === 'loading'
  useEffect(() => {
    let isLeft = !isWanted
    if (isLeft || page === null) return
    loadPartCode(page.lists, page.names.live.includes(name) ? 'live' : 'still', name).then(
      (loaded) => isLeft || setCode(() => loaded),
      () => isLeft || setCode('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [page, name, isWanted])
  if (code === 'loading') return null
  if (code !== 'failed') return <Shown Code={code} data={data} />
  return <PartFailed retry={() => setCode('loading')} />
}
