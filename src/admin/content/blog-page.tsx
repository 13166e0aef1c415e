/** The blog: its articles with covers, its categories and authors. */
import { useSearchParams } from 'react-router'
import { Link } from 'react-router'
import * as say from '#messages/admin/content/pages.ts'
import { inWords, useNames } from '#admin/editor/editing.ts'
import { Moment } from '#admin/ui/moment.tsx'
import type { ContentNames, ListedContent } from '#admin/schema/content.ts'
import { ContentListPage } from './content-list.tsx'
import * as styles from './content.module.css'

const KINDS = ['article', 'article_category', 'author'] as const
const TABS = { article: say.articles, article_category: say.categories, author: say.authors }
const NEW = { article: say.newEntry, article_category: say.newCategory, author: say.newAuthor }

const nameOf = (names: ContentNames['authors'], key: string | null): string => {
  const found = names.find((one) => one.key === key)
  return found ? inWords(found.name) : (key ?? '')
}

function columnsOf(names: ContentNames) {
  return [
    {
      name: say.cover(),
      cell: ({ cover }: ListedContent) => {
        const picture = names.pictures.find(({ key }) => key === cover)
        return picture ? <img className={styles.cover} src={picture.src} alt="" loading="lazy" /> : null
      },
    },
    { name: say.category(), cell: ({ category }: ListedContent) => nameOf(names.categories, category) },
    { name: say.author(), cell: ({ author }: ListedContent) => nameOf(names.authors, author) },
    { name: say.date(), cell: ({ date }: ListedContent) => date && <Moment at={date} /> },
  ]
}

export function BlogPage() {
  const [search] = useSearchParams()
  const kind = KINDS.find((one) => one === search.get('kind')) ?? 'article'
  const names = useNames()
  return (
    <>
      <nav className={styles.tabs} aria-label={say.blog()}>
        {KINDS.map((one) => (
          <Link key={one} to={`?kind=${one}`} aria-current={one === kind || undefined}>
            {TABS[one]()}
          </Link>
        ))}
      </nav>
      <ContentListPage
        key={kind}
        area="blog"
        title={say.blog()}
        begins={[{ kind, words: NEW[kind] }]}
        columns={kind === 'article' ? columnsOf(names) : []}
        isListed={(one) => one.kind === kind}
        pathOf={({ id }) => `/blog/${id}`}
        count={say.countEntries}
      />
    </>
  )
}
