/** An article. */
import { Article } from './article.tsx'
import type { ArticleView } from '#web/storefront/blog/view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export function Component({ data }: { data: ArticleView }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Breadcrumb trail={[...data.trail, { name: data.title }]} />
      </div>
      <Article view={data} />
    </main>
  )
}
