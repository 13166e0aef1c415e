/** What fits with the product, and the question whether it fits what somebody has. */
import * as text from '#messages/goods/compatibility.ts'
import { AskWhetherItFits, SeeAllThatFits } from './ask.tsx'
import { CompatibleList } from './list.tsx'
import type { CompatibleView } from './view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'

export default function Compatible({ id, compatible: { items, count } }: { id: string; compatible: CompatibleView }) {
  return (
    <section className={layoutStyles.section} id="fits" aria-labelledby="fits-title">
      <div className={layoutStyles.sectionHead}>
        <h2 id="fits-title">{text.title()}</h2>
      </div>
      <CompatibleList items={items} />
      {items.length < count && <SeeAllThatFits product={id} count={count} />}
      <AskWhetherItFits product={id} />
    </section>
  )
}
