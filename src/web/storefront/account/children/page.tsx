/** The children of the account: cards, and a dialog for one of them or a new one (LAW-51). */
import { useRef, useState } from 'react'
import { MAX_CHILDREN } from '#domain/customers/account-limits.ts'
import { children as title } from '#messages/customers/account.ts'
import { sizesAreTypical } from '#messages/customers/child-sizes.ts'
import * as text from '#messages/customers/children-page.ts'
import { refusalText } from '#messages/customers/failures.ts'
import type { ChildView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { ConfirmDialog } from '#web/storefront/account/layout/confirm-dialog.tsx'
import { refreshChildren } from '#web/storefront/fit/follow-children.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { ChildCard } from './child-card.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { DataUse } from './data-use.tsx'
import { MarksSwitch } from './marks-switch.tsx'
import type { ChildWithSizes } from './sizes.server.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './page.module.css'

export interface ChildrenPage {
  children: ChildWithSizes[]
  /** Day in the market's time zone. */
  today: string
}

export function Component({ data: { children, today } }: { data: ChildrenPage }) {
  /** Of the dialog: a child, or a new one. */
  const [edited, setEdited] = useState<ChildView | 'new' | null>(null)
  const [removed, setRemoved] = useState<ChildView | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const done = (message: string) => {
    setEdited(null)
    setRemoved(null)
    toast(message)
    reloadPage()
    void refreshChildren()
    // The button that opened the dialog may go with its card.
    requestAnimationFrame(() => body.current?.focus())
  }
  const isFull = children.length >= MAX_CHILDREN
  return (
    <AccountPage title={title()} current="/my/children" actions={!isFull && <AddButton onAdd={() => setEdited('new')} />}>
      <section aria-label={title()} ref={body} tabIndex={-1}>
        <NeedsScript />
        {children.length === 0 && <p className={textStyles.muted}>{text.none()}</p>}
        {isFull && <p className={textStyles.muted}>{refusalText({ code: 'too_many_children' })}</p>}
        <ul className={pageStyles.panels}>
          {children.map((child) => (
            <ChildCard
              key={child.id}
              child={child}
              today={today}
              onChange={() => setEdited(child)}
              onRemove={() => setRemoved(child)}
            />
          ))}
        </ul>
        {children.length > 0 && (
          <p className={`${textStyles.extraSmall} ${textStyles.muted} ${styles.note}`}>{sizesAreTypical()}</p>
        )}
      </section>
      {children.length > 0 && <MarksSwitch />}
      <DataUse />
      {edited && (
        <ChildDialog
          child={edited === 'new' ? null : edited}
          today={today}
          onClose={() => setEdited(null)}
          onSaved={() => done(text.saved())}
        />
      )}
      {removed && <RemoveDialog child={removed} onClose={() => setRemoved(null)} onDone={() => done(text.removed())} />}
    </AccountPage>
  )
}

function RemoveDialog({ child, onClose, onDone }: { child: ChildView; onClose: () => void; onDone: () => void }) {
  return (
    <ConfirmDialog
      title={text.removeTitle()}
      path={`/api/my/children/${child.id}/delete`}
      confirm={text.remove()}
      cancel={text.cancel()}
      onClose={onClose}
      onDone={onDone}
    >
      {text.removeText({ name: child.name })}
    </ConfirmDialog>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium} ${scriptStyles.live}`}
      onClick={onAdd}
    >
      <Icon name="plus" />
      {text.add()}
    </button>
  )
}
