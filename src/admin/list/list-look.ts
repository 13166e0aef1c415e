/** How a person looks at a list: hidden and shown columns and the height of rows, kept by the browser. */
import { useCallback, useState } from 'react'
import { ROW_HEIGHTS, type ListLook, type RowHeight } from '#domain/staff/list-view.ts'

export const ROW_PX: Readonly<Record<RowHeight, number>> = { dense: 32, normal: 40, tall: 52 }

const FIRST: ListLook = { height: 'normal', columns: {} }

/** Returns what was kept, checked: whatever wrote it. */
function readLook(key: string): ListLook {
  try {
    const { height, columns } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ListLook>
    return { height: ROW_HEIGHTS.find((one) => one === height) ?? FIRST.height, columns: columns ?? FIRST.columns }
  } catch {
    return FIRST
  }
}

/** `name` of the list, such as 'products'. */
export function useLook(name: string): [ListLook, (next: Partial<ListLook>) => void] {
  const key = `list-look-${name}`
  const [look, setLook] = useState(() => readLook(key))
  const change = useCallback(
    (next: Partial<ListLook>) =>
      setLook((before) => {
        const whole = { ...before, ...next }
        localStorage.setItem(key, JSON.stringify(whole))
        return whole
      }),
    [key],
  )
  return [look, change]
}
