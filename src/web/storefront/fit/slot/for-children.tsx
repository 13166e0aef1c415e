/** A place for what fits a customer's children. */
import type { ComponentType } from 'react'
import { useStore } from '#web/ui/store.browser.ts'
import { childParts, type ChildPlaces } from './child-parts.browser.ts'

/** Stays empty for everybody but a signed-in customer with children; nothing around it may move when it fills. */
export function ForChildren<Place extends keyof ChildPlaces>({ at, on }: { at: Place; on: ChildPlaces[Place] }) {
  const Part: ComponentType<ChildPlaces[Place]> | undefined = useStore(childParts)?.[at]
  return Part ? <Part {...on} /> : null
}
