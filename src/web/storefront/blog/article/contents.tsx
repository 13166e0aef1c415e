/** Table of contents of a long text: beside it, or folded above it where there is no room. */
import * as text from '#messages/content/contents.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCurrentHeading } from './current-heading.browser.ts'
import * as styles from './article.module.css'

interface Props {
  contents: readonly { id: string; text: string }[]
}

const Contents = ({ contents, current }: Props & { current?: string | null }) => (
  <ul>
    {contents.map(({ id, text: name }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** Beside the text: the heading that is being read is marked. */
export const ContentsBeside = ({ contents }: Props) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents">{text.contents()}</h2>
    <Contents contents={contents} current={useCurrentHeading(contents)} />
  </nav>
)

/** Where there is no room for them beside the text. */
export const FoldedContents = ({ contents }: Props) => (
  <details className={styles.folded}>
    <summary>
      <b>{text.contents()}</b>
      <Icon name="caret-down" />
    </summary>
    <nav aria-label={text.contents()}>
      <Contents contents={contents} />
    </nav>
  </details>
)
