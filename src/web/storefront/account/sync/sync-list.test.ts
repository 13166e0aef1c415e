import { beforeEach, expect, test } from 'vitest'
import { mergeIntoSavedWishlist, savedWishlist, saveWishlist } from '#services/customers/saved-lists.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import type { SavedWishlistView, WishlistMergeView } from '#web/schema/saved-lists.ts'
import type { Agreed } from './saved-versions.browser.ts'
import { syncList, type SyncedList } from './sync-list.ts'

type Products = readonly string[]
interface Browser extends SyncedList<Products, SavedWishlistView, WishlistMergeView> {
  products: Products
  isSignedIn: boolean
}

/** A browser whose wishlist follows the account `id`. */
function browserOf(shop: TestShop, id: string, products: Products): Browser {
  let agreed: Agreed | null = null
  const browser: Browser = {
    products,
    isSignedIn: true,
    read: () => browser.products,
    contentOf: (list) => JSON.stringify(('products' in list ? list.products : list).toSorted()),
    agreed: () => agreed,
    agree: (now) => void (agreed = now),
    replace: (saved) => void (browser.products = saved.products),
    isOpen: () => browser.isSignedIn,
    fetch: () => savedWishlist(shop, id),
    async save(version, list) {
      const answer = await saveWishlist(shop, id, { version, products: [...list] })
      return answer.ok ? answer.wishlist : null
    },
    async merge(list) {
      const { wishlist, added } = await mergeIntoSavedWishlist(shop, id, list)
      return { ...wishlist, added }
    },
  }
  return browser
}

let shop: TestShop
let id: string
const saved = async () => (await savedWishlist(shop, id)).products.toSorted()
beforeEach(async () => {
  shop = await testShop()
  ;({ id } = await signedInCustomer(shop, { email: 'ioana@example.ro' }))
})

test('the lists of two browsers are merged when each signs in, and the merge tells what came', async () => {
  const [phone, laptop] = [browserOf(shop, id, ['10001']), browserOf(shop, id, ['10002'])]
  expect((await syncList(phone, true))?.added).toEqual([])
  expect((await syncList(laptop, true))?.added).toEqual(['10001'])
  expect(laptop.products.toSorted()).toEqual(['10001', '10002'])
  expect(await saved()).toEqual(['10001', '10002'])
})

test('what one browser removes is removed in the other one on its next page', async () => {
  const [phone, laptop] = [browserOf(shop, id, ['10001', '10002']), browserOf(shop, id, [])]
  await syncList(phone, true)
  await syncList(laptop, true)
  phone.products = ['10002']
  expect(await syncList(phone, false)).toBeNull()
  expect(await syncList(laptop, true)).toBeNull()
  expect(laptop.products).toEqual(['10002'])
})

test('when both have changed, both changes stay', async () => {
  const [phone, laptop] = [browserOf(shop, id, ['10001']), browserOf(shop, id, [])]
  await syncList(phone, true)
  await syncList(laptop, true)
  phone.products = ['10001', '10002']
  laptop.products = ['10001', '10003']
  await syncList(phone, false)
  expect((await syncList(laptop, false))?.added).toEqual(['10002'])
  expect(await saved()).toEqual(['10001', '10002', '10003'])
})

test('a change during the merge is not lost', async () => {
  const phone = browserOf(shop, id, ['10001'])
  const { merge } = phone
  phone.merge = (list) => {
    phone.products = ['10001', '10002']
    return merge(list)
  }
  await syncList(phone, true)
  expect(phone.products).toEqual(['10001', '10002'])
  await syncList(phone, false)
  expect(await saved()).toEqual(['10001', '10002'])
})

test('an answer that comes after signing out stays out of the browser', async () => {
  const phone = browserOf(shop, id, ['10001'])
  const { merge } = phone
  phone.merge = async (list) => {
    const answer = await merge(list)
    phone.isSignedIn = false
    return answer
  }
  phone.products = []
  await saveWishlist(shop, id, { version: 0, products: ['10009'] })
  await syncList(phone, true)
  expect(phone.products).toEqual([])
  expect(phone.agreed()).toBeNull()
})

test('nothing is sent while nothing has changed', async () => {
  const phone = browserOf(shop, id, ['10001'])
  await syncList(phone, true)
  const refuse = () => Promise.reject(new Error('called'))
  Object.assign(phone, { save: refuse, merge: refuse })
  expect(await syncList(phone, true)).toBeNull()
})
