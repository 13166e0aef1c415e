/** Finds the parts of a suggestion that were typed. */
import { fold, foldedWords } from '#domain/search/fold.ts'

export interface Part {
  text: string
  isMatched: boolean
}

/** Returns a text in parts, those letters apart with which one of its words begins like one of the query: `urs` → **Urs**ulețul. */
export function matchedLetters(text: string, query: string): Part[] {
  const starts = foldedWords(query)
  return text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u).reduce<Part[]>((parts, word) => {
    const folded = fold(word)
    const longest = Math.max(0, ...starts.filter((start) => folded.startsWith(start)).map((start) => start.length))
    const cut = lettersOf(word, longest)
    for (const part of [
      { text: word.slice(0, cut), isMatched: true },
      { text: word.slice(cut), isMatched: false },
    ]) {
      const last = parts.at(-1)
      if (part.text === '') continue
      if (last?.isMatched === part.isMatched) last.text += part.text
      else parts.push(part)
    }
    return parts
  }, [])
}

/** Returns the length of the part of a word that gives this many folded letters: ß gives two. */
function lettersOf(word: string, folded: number): number {
  let end = 0
  while (end < word.length && fold(word.slice(0, end)).length < folded) end++
  return end
}
