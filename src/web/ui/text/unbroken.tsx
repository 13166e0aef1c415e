/** Text in which numbers and names with a hyphen are not broken at it while they fit a line: orders, towns, e-mail addresses. */
import { partsOfAddress } from '#domain/customers/email.ts'
import * as textStyles from '#web/ui/text.module.css'

/** A word in lower case, such as 'e-mail', may be broken. */
const NAMED_WORD = /((?=[^\s·]*[\p{Lu}\d@])[^\s·]*[^\s·][-@][^\s·]+)/u

/** Letters that the narrowest line holds. A longer e-mail address may be broken before its @, and nowhere else. */
const NARROWEST = 28

export function Unbroken({ text }: { text: string }) {
  return text.split(NAMED_WORD).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have a fixed order
      <Word key={at} word={part} />
    ) : (
      part
    ),
  )
}

function Word({ word }: { word: string }) {
  const [before, after] = partsOfAddress(word)
  if (after === undefined) return <span className={textStyles.whole}>{word}</span>
  if (word.length <= NARROWEST) return inOneLine(word)
  return (
    <>
      {inOneLine(before)}
      <wbr />
      {inOneLine(after)}
    </>
  )
}

/** No block: a full stop after it stays on its line. */
const inOneLine = (part: string) => (part.length > NARROWEST ? part : <span className={textStyles.oneLine}>{part}</span>)
