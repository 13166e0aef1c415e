/** A box that scrolls sideways where its content is too wide, by keys too: it takes the focus then, and has a name. */
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  label: string
  className: string | undefined
  id?: string
  children: ReactNode
}

export function ScrollBox({ label, className, id, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const measure = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    for (const one of [current, ...current.children]) measure.observe(one)
    return () => measure.disconnect()
  }, [])
  return (
    <div ref={box} id={id} className={className} {...(isWide && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      {children}
    </div>
  )
}
