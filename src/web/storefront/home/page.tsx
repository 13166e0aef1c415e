/** The home page. */
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import type { HomeView } from './load.server.ts'

export function Component({ data }: { data: HomeView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Blocks blocks={data.blocks} />
    </main>
  )
}
