/** The filters on small screens, in a sheet. */
import { useEffect } from 'react'
import * as text from '#messages/filters.ts'
import type { FiltersView } from './listing-view.ts'
import { ClearButton } from './chosen-filters.tsx'
import { CloseButton, Drawer } from '#web/ui/dialog.tsx'
import { FilterForm } from './filters.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as dialogStyles from '#web/ui/dialog.module.css'
import * as styles from './filter-sheet.module.css'

interface Props {
  view: FiltersView
  path: string
  total: number
  onClose: () => void
}

/** The same form over the whole of a phone. Its changes are one step of the history: Back lets go of them together. */
export default function FilterSheet({ view, path, total, onClose }: Props) {
  useEffect(() => {
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])
  return (
    <Drawer className={dialogStyles.sheet} labelledBy="filters-title" onClose={onClose}>
      <header>
        <h2 id="filters-title">{text.filters()}</h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className={dialogStyles.scroll}>
        <FilterForm view={view} path={path} isReplacing />
      </div>
      <footer className={styles.sheetFoot}>
        {view.chips.length > 0 && (
          <ClearButton className={`${buttonStyles.button} ${buttonStyles.quiet}`} label={text.clearShort()} />
        )}
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary}`} aria-live="polite" onClick={onClose}>
          {text.showProducts(total)}
        </button>
      </footer>
    </Drawer>
  )
}
