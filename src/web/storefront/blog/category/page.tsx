/** The articles of a category. */
import { BlogList } from '#web/storefront/blog/list.tsx'
import type { BlogListView } from '#web/storefront/blog/view.ts'

export const Component = ({ data }: { data: BlogListView }) => <BlogList view={data} />
