/** In a preview: why a block shows nothing. */
import { blockNames, emptyBlock, missingInBlock, unknownBlock } from '#messages/content/blocks.ts'
import type { EmptyBlockView } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import { Note } from '#web/ui/note.tsx'

export default function EmptyBlock({ component, kind, missing }: EmptyBlockView['data']) {
  const name = kind ? blockNames[kind]() : component
  const sentence = !kind
    ? unknownBlock({ name })
    : missing.length > 0
      ? missingInBlock({ name, fields: missing.join(', ') })
      : emptyBlock({ name })
  return (
    <div className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <Note kind="warn">{sentence}</Note>
    </div>
  )
}
