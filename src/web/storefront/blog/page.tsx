/** The list of all articles, and what is found among them. */
import { BlogList } from './list.tsx'
import type { BlogListView } from './view.ts'

export const Component = ({ data }: { data: BlogListView }) => <BlogList view={data} />
