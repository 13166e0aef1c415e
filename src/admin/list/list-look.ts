/** How a person looks at a list: hidden and shown columns and the height of rows, kept by the browser. */
import { useCallback, useState } from 'react'

export const HEIGHTS = ['normal', 'dense', 'tall'] as const
export type Height = (typeof HEIGHTS)[number]
export const ROW_PX: Readonly<Record<Height, number>> = { dense: 32, normal: 40, tall: 52 }

export interface Look {
  height: Height
  /** Column → whether it is shown, where that differs from what the list says. */
  columns: Readonly<Record<string, boolean>>
}

const FIRST: Look = { height: 'normal', columns: {} }

/** Returns what was kept, checked: whatever wrote it. */
function readLook(key: string): Look {
  try {
    const { height, columns } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Look>
    return { height: HEIGHTS.find((one) => one === height) ?? FIRST.height, columns: columns ?? FIRST.columns }
  } catch {
    return FIRST
  }
}

/** `name` of the list, such as 'products'. */
export function useLook(name: string): [Look, (next: Partial<Look>) => void] {
  const key = `list-look-${name}`
  const [look, setLook] = useState(() => readLook(key))
  const change = useCallback(
    (next: Partial<Look>) =>
      setLook((before) => {
        const whole = { ...before, ...next }
        localStorage.setItem(key, JSON.stringify(whole))
        return whole
      }),
    [key],
  )
  return [look, change]
}
