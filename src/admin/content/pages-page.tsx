/** Pages of the shop, and the written parts of its own pages. */
import { choiceName } from '#admin/editor/editing.ts'
import * as say from '#messages/admin/content/pages.ts'
import { locale } from '#messages/text.ts'
import type { ListedContent } from '#admin/schema/content.ts'
import { ContentListPage } from './content-list.tsx'
import { PartsToBegin } from './parts-to-begin.tsx'

/** What surrounds every page is written on a page of its own. */
const OF_MENUS: readonly string[] = ['menu', 'footer', 'not-found']

const addressOf = ({ texts, key }: ListedContent): string => texts.find((one) => one.locale === locale())?.path || key

const BEGINS = [{ kind: 'page', words: say.newPage }] as const

export const PagesPage = () => (
  <ContentListPage
    area="pages"
    title={say.pages()}
    begins={BEGINS}
    columns={[
      { name: say.address(), cell: addressOf },
      { name: say.layout(), cell: ({ layout }) => choiceName('layout', layout).split(':')[0] },
      { name: say.blocks(), cell: ({ blocks }) => blocks },
    ]}
    isListed={({ kind, key }) => !(kind === 'part' && OF_MENUS.includes(key))}
    pathOf={({ id }) => `/pages/${id}`}
    count={say.countPages}
  >
    <PartsToBegin />
  </ContentListPage>
)
