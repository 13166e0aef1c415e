/** Which heading of an article is being read. */
import { useEffect, useState } from 'react'

/**
 * A heading is read once it is above a line in the upper part of the window. Everything above the line counts, however far: what
 * a jump carries past the line at once is reported too.
 */
const READ = '1000000px 0px -75% 0px'

/** Returns the id of the last heading that is above the line; null above the first. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const read = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id)
          else read.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => read.has(id))?.id ?? null)
      },
      { rootMargin: READ },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}
