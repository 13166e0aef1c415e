/** A text page. */
import { Written } from '#web/blocks/blocks.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { ContentView } from './load.server.ts'
import './page.css'

export function Component({ data }: { data: ContentView }) {
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Breadcrumb trail={[{ name: data.title }]} />
      <h1 className="written-title">{data.title}</h1>
      <Written blocks={data.body} />
    </main>
  )
}
