/** The codes of the cart and what each of them does: loaded when there is one. */
import { useEffect, useRef } from 'react'
import * as text from '#messages/code-effects.ts'
import type { QuoteCode } from '#web/schema/codes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { codeEffect, codeFacts, codeProblem } from './code-view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as noteStyles from '#web/ui/note.module.css'

interface Props {
  codes: readonly QuoteCode[]
  /** Without the conditions of the codes. */
  brief: boolean
  /** The code that was typed last. */
  latest: string
  onRemove: (code: string) => void
}

export default function SavedCodes({ codes, brief, latest, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const isAnswered = codes.at(-1)?.code === latest
  // What the code typed last did is seen, wherever the list has been scrolled to.
  useEffect(() => {
    if (isAnswered) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  return (
    <ul ref={list} aria-label={text.codesOf()}>
      {codes.map((code) => (
        <SavedCode key={code.code} code={code} brief={brief} onRemove={() => onRemove(code.code)} />
      ))}
    </ul>
  )
}

function SavedCode({ code, brief, onRemove }: { code: QuoteCode; brief: boolean; onRemove: () => void }) {
  const market = useMarket()
  const problem = codeProblem(code, market)
  const facts = brief ? [] : codeFacts(code, market)
  return (
    <li className={problem ? `${noteStyles.note} ${noteStyles.warn}` : `${noteStyles.note} ${noteStyles.ok}`}>
      <Icon name={problem ? 'info' : 'ticket'} />
      <div>
        <p>
          {problem || (
            <>
              <b>{code.code}</b> {codeEffect(code, market)}
            </>
          )}
        </p>
        {facts.length > 0 && (
          <details>
            <summary>{text.conditions()}</summary>
            <dl>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}: </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <button
        type="button"
        className={buttonStyles.iconButton}
        aria-label={text.removeCode({ code: code.code })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}
