/** Ten recovery codes, shown once. */
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Frame, Steps } from './frame.tsx'
import * as styles from './access.module.css'

interface Props {
  first: 'owner' | 'password'
  codes: readonly string[]
  onKept: () => void
}

export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ol className={styles.codes}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ol>
)

export function RecoveryCodes({ first, codes, onKept }: Props) {
  const [isKept, setKept] = useState(false)
  return (
    <Frame isWide>
      <Steps at={2} first={first} />
      <h1>{say.codesTitle()}</h1>
      <p className={styles.text}>{say.codesText()}</p>
      <CodeList codes={codes} />
      <label className={styles.kept}>
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
        {say.iKeepThem()}
      </label>
      <div className={styles.row}>
        <Button size="large" onClick={() => window.print()}>
          <Icon name="printer" small />
          {say.print()}
        </Button>
        <Button kind="primary" size="large" disabled={!isKept} onClick={onKept}>
          {say.openOffice()}
        </Button>
      </div>
    </Frame>
  )
}
