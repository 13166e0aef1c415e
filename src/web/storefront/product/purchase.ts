/** State of the cart button of a product page. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import * as text from '#messages/product.ts'
import { add as addToCart, cartFull, chooseSize } from '#messages/listing.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { firstAvailableSize, isSoldOut, variantOf, type Choice } from './choice.ts'
import type { Gifting } from './gifting.ts'
import type { ProductView, VariantView } from './view.ts'

/** Id of the group of sizes: what a press on the button points at while none is chosen. */
export const SIZES = 'sizes'

/** What the two buttons of a product's page do, in the page and at the bottom of a phone's screen. */
export interface Purchase {
  chosen: VariantView | null
  /** No variant can be bought, or the chosen one cannot. */
  isUnavailable: boolean
  /** The button was pressed without a size. */
  isSizeMissing: boolean
  label: string
  /** Row of the button in the page. */
  row: RefObject<HTMLDivElement | null>
  add(qty: number): void
}

interface Props {
  data: ProductView
  choice: Choice
  gift: Gifting
}

/** Adds the chosen variant to the cart, or shows that a size is missing. */
export function usePurchase({ data, choice, gift }: Props): Purchase {
  const [wasAsked, setAsked] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const isMissing = choice.size === null
  const chosen = isMissing ? null : variantOf(data, choice)
  const isUnavailable = isSoldOut(data) || (!isMissing && (chosen?.max ?? 0) === 0)
  const isVoucher = data.kind === 'voucher'
  const add = (qty: number) => {
    if (!chosen) {
      setAsked(true)
      pointAtSizes(firstAvailableSize(data, choice.color))
      return
    }
    if (isVoucher && !gift.check()) return
    if (cart.add(chosen.item, qty, isVoucher ? gift.wished() : undefined) > 0) openCartDrawer()
    else toast(cartFull())
  }
  return {
    chosen,
    isUnavailable,
    isSizeMissing: wasAsked && isMissing,
    label: isUnavailable ? text.soldOut() : chosen ? addToCart() : isVoucher ? text.chooseValue() : chooseSize(),
    row,
    add,
  }
}

/** Brings the sizes into view and the focus to one of them. */
function pointAtSizes(size: number): void {
  const sizes = document.getElementById(SIZES)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  sizes?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  sizes?.querySelectorAll('button')[size]?.focus({ preventScroll: true })
}

/** Returns whether an element is visible below the fixed header; null until it is known. */
export function useInView(ref: RefObject<Element | null>): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null)
  useEffect(() => {
    if (!ref.current) return
    // On a busy device several changes come at once: the last is the present state.
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-64px 0px 0px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}
