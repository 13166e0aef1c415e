/** An article. */
import * as text from '#messages/content/blog.ts'
import { Article } from './article.tsx'
import { blogHref } from '#web/storefront/blog/addresses.ts'
import type { ArticleView } from '#web/storefront/blog/view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export function Component({ data }: { data: ArticleView }) {
  const market = useMarket()
  const above = [{ name: text.blog(), href: blogHref(market) }, ...(data.category ? [data.category] : [])]
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Breadcrumb trail={[...above, { name: data.title }]} />
      </div>
      <Article view={data} />
    </main>
  )
}
