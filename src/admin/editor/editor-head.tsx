/** The head of the editor: name, state, language, undo and redo, what is kept, and the ways to visitors. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { StateMark } from './state-mark.tsx'
import { useEditing } from './editing.ts'
import * as styles from './editor.module.css'

export type EditorAct = 'undo' | 'redo' | 'keep' | 'publish' | 'plan' | 'unpublish' | 'history' | 'language' | 'market' | 'add'

interface Props {
  title: string
  language: Locale | 'all'
  onLanguage: (language: Locale | 'all') => void
  onAct: (what: EditorAct) => void
}

export function EditorHead({ title, language, onLanguage, onAct }: Props) {
  const { document, isReadOnly } = useEditing()
  const { story } = document
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <ul className={styles.states}>
        {story.texts.map(({ locale, state, publishAt }) => (
          <li key={locale}>
            <MarketFlag market={locale} isNamed /> <StateMark state={state} at={publishAt} />
          </li>
        ))}
      </ul>
      <fieldset className={styles.widths} title="Alt L">
        <legend className={styles.unseen}>{say.whichLanguage()}</legend>
        {(['all', ...LOCALES] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="language" checked={language === one} onChange={() => onLanguage(one)} />
            <span>{one === 'all' ? say.threeLanguages() : markets[one]()}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.acts}>
        {!isReadOnly && (
          <>
            <button
              type="button"
              className={styles.tool}
              title="Ctrl Z"
              aria-label={say.undo()}
              disabled={!document.canUndo}
              onClick={() => onAct('undo')}
            >
              <Icon name="arrow-counter-clockwise" />
            </button>
            <button
              type="button"
              className={styles.tool}
              title="Ctrl Y"
              aria-label={say.redo()}
              disabled={!document.canRedo}
              onClick={() => onAct('redo')}
            >
              <Icon name="arrow-clockwise" />
            </button>
          </>
        )}
        <Button kind="quiet" size="small" onClick={() => onAct('history')}>
          <Icon name="clock-counter-clockwise" small /> {say.history()}
        </Button>
        {!isReadOnly && <Ways onAct={onAct} />}
      </div>
      <div className={styles.news} role="status">
        {document.failure === null && <Kept />}
      </div>
      {document.failure !== null && <Note kind="bad">{document.failure}</Note>}
    </header>
  )
}

function Ways({ onAct }: Pick<Props, 'onAct'>) {
  const { document } = useEditing()
  const { isFixed, texts } = document.story
  return (
    <>
      {!isFixed && texts.some(({ isPublished }) => isPublished) && (
        <Button kind="quiet" size="small" onClick={() => onAct('unpublish')}>
          {say.unpublish()}
        </Button>
      )}
      <Button onClick={() => onAct('plan')}>
        <Icon name="clock" small /> {say.plan()}
      </Button>
      <Button kind="primary" title="Ctrl Shift P" onClick={() => onAct('publish')}>
        {say.publish()}
      </Button>
    </>
  )
}

/** When the draft was kept, or why it is not. */
function Kept() {
  const { document, isReadOnly } = useEditing()
  const { isChanged, isKeeping, keptAt, faults } = document
  if (isReadOnly) return null
  if (isKeeping) return <span>{say.keeping()}</span>
  if (!isChanged)
    return keptAt === null ? null : (
      <span>
        {say.draftKept({ when: '' })} <Moment at={keptAt} />
      </span>
    )
  const isWrong = faults.some(({ code }) => code !== 'missing' && code !== 'empty')
  return <span>{isWrong ? say.mendFirst() : say.notKept()}</span>
}
