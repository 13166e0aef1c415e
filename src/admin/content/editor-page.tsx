/** One content in the editor: a page, an article, a category or an author of the blog. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { Editor } from '#admin/editor/editor.tsx'
import { partName } from './part-name.ts'
import type { ContentView } from '#admin/schema/content.ts'

function titleOf({ story }: ContentView): string {
  const part = partName(story)
  if (part !== null) return part
  const title = (story.texts.find((one) => one.locale === locale()) ?? story.texts[0])?.content['title']
  return typeof title === 'string' ? title : story.name
}

export function EditorPage() {
  const { id = '' } = useParams()
  return <LoadedEditor key={id} id={id} />
}

/** Reads a content once and edits it; what it is named comes from the address or from a page with editors. */
export function LoadedEditor({ id }: { id: string }) {
  const mayChange = mayDo(useStaff(), 'content.change')
  const found = useQuery({
    queryKey: ['editor', id],
    queryFn: () => read<ContentView>(`/content/${encodeURIComponent(id)}`),
    staleTime: 0,
    // What is being written is not replaced: others' changes are joined when it is kept.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const title = found.data ? titleOf(found.data) : null
  useTitle(title)
  if (found.isPending) return <Loading />
  if (found.error !== null) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  return <Editor view={found.data} title={title ?? ''} mayChange={mayChange} />
}
