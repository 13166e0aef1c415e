/** Puts an item into the cart from a card. */
import type { Card } from '#web/schema/card.ts'
import * as text from '#messages/listing.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'

/** Adds one piece and says so. */
export function addFromCard(item: string, { name, image, tint }: Pick<Card, 'name' | 'image' | 'tint'>): void {
  const isAdded = cart.add(item) > 0
  toast(isAdded ? text.added({ name }) : text.cartFull(), {
    image,
    tint,
    action: { text: text.showCart(), run: openCartDrawer },
  })
}
