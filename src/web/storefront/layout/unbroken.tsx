/** Text in which words with a hyphen are not broken at it while they fit a line: order numbers, e-mail addresses, names of towns. */
import * as textStyles from '#web/ui/text.module.css'

const WORD_WITH_HYPHEN = /([^\s·]*[^\s·]-[^\s·]+)/

export function Unbroken({ text }: { text: string }) {
  return text.split(WORD_WITH_HYPHEN).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have a fixed order
      <span key={at} className={textStyles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
