/** Endpoints of the cart and the wishlist that follow a customer from browser to browser (D-40). */
import {
  mergeIntoSavedCart,
  mergeIntoSavedWishlist,
  saveCart,
  savedCart,
  savedWishlist,
  saveWishlist,
} from '#services/customers/saved-lists.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  cartMergeAnswer,
  cartMergeRequest,
  savedCartAnswer,
  savedCartProblem,
  savedCartRequest,
  savedWishlistAnswer,
  savedWishlistProblem,
  savedWishlistRequest,
  wishlistMergeAnswer,
  wishlistMergeRequest,
  type CartMergeView,
  type SavedCartView,
  type SavedWishlistView,
  type WishlistMergeView,
} from '#web/schema/saved-lists.ts'

const ofCart: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/cart',
    guard: 'customer',
    describe: { summary: 'The cart of the account', answers: { 200: savedCartAnswer } },
    async handler({ shop, customer }) {
      return json((await savedCart(shop, customer.id)) satisfies SavedCartView)
    },
  },
  {
    method: 'PUT',
    path: '/api/my/cart',
    guard: 'customer',
    describe: {
      summary: 'Save the cart over the version that the browser has',
      body: savedCartRequest,
      answers: { 200: savedCartAnswer },
      refusals: [409],
      problem: savedCartProblem,
    },
    async handler({ shop, customer, request }) {
      const answer = await saveCart(shop, customer.id, await readJson(request, savedCartRequest))
      return answer.ok ? json(answer.cart) : problem(409, answer.reason, { cart: answer.cart })
    },
  },
  {
    method: 'POST',
    path: '/api/my/cart/merge',
    guard: 'customer',
    describe: {
      summary: 'Put the cart of a browser into that of the account, the larger quantity of each line',
      body: cartMergeRequest,
      answers: { 200: cartMergeAnswer },
    },
    async handler({ shop, customer, request }) {
      const { cart, changes, leftOut } = await mergeIntoSavedCart(shop, customer.id, await readJson(request, cartMergeRequest))
      return json({ ...cart, changes, leftOut } satisfies CartMergeView)
    },
  },
]

const ofWishlist: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/wishlist',
    guard: 'customer',
    describe: { summary: 'The wishlist of the account', answers: { 200: savedWishlistAnswer } },
    async handler({ shop, customer }) {
      return json((await savedWishlist(shop, customer.id)) satisfies SavedWishlistView)
    },
  },
  {
    method: 'PUT',
    path: '/api/my/wishlist',
    guard: 'customer',
    describe: {
      summary: 'Save the wishlist over the version that the browser has',
      body: savedWishlistRequest,
      answers: { 200: savedWishlistAnswer },
      refusals: [409],
      problem: savedWishlistProblem,
    },
    async handler({ shop, customer, request }) {
      const answer = await saveWishlist(shop, customer.id, await readJson(request, savedWishlistRequest))
      return answer.ok ? json(answer.wishlist) : problem(409, answer.reason, { wishlist: answer.wishlist })
    },
  },
  {
    method: 'POST',
    path: '/api/my/wishlist/merge',
    guard: 'customer',
    describe: {
      summary: 'Put the wishlist of a browser into that of the account',
      body: wishlistMergeRequest,
      answers: { 200: wishlistMergeAnswer },
    },
    async handler({ shop, customer, request }) {
      const { products } = await readJson(request, wishlistMergeRequest)
      const { wishlist, added } = await mergeIntoSavedWishlist(shop, customer.id, products)
      return json({ ...wishlist, added } satisfies WishlistMergeView)
    },
  },
]

export const routes: ApiRoute[] = [...ofCart, ...ofWishlist]
