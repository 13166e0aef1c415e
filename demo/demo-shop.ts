/** Everything that the demo's merchant enters into an empty shop. */
import { bandSizeInputs } from './band-sizes.ts'
import { compatibilityRules } from './catalog/models/compatibility.ts'
import { productInputs } from './catalog/product-inputs.ts'
import { demoProducts } from './catalog/shop.ts'
import {
  attributeInputs,
  brandInputs,
  collectionInputs,
  colourwayInputs,
  manufacturerInputs,
  pictureViewInputs,
} from './catalog/surroundings.ts'
import { articleCategoryInputs, articleInputs, authorInputs } from './content/blog.ts'
import { demoCampaigns } from './content/campaigns.ts'
import { demoCoupons, demoVouchers } from './content/campaign.ts'
import { DELIVERY_RULES } from './content/delivery-rules.ts'
import { demoRates } from './content/exchange-rates.ts'
import { firstOf } from './content/first-of.ts'
import { frameParts } from './content/frame.ts'
import { homePage } from './content/home.ts'
import { lookbookOf } from './content/lookbook.ts'
import { MERCHANT } from './content/merchant.ts'
import { TEXT_PAGES } from './content/pages.ts'
import { adventCoupons, adventPage } from './content/pages/advent.ts'
import { blocksPage } from './content/pages/blocks.ts'
import { lookbookPage } from './content/pages/lookbook.ts'
import { strollersPage } from './content/pages/strollers.ts'
import { demoPartnerships } from './content/partnerships.ts'
import { contentPictures, promotions } from './content/scenes.ts'
import { showroomPages } from './content/showroom-pages.ts'
import { WAREHOUSES } from './content/warehouses.ts'
import { LOCKERS } from './places/lockers.ts'

/** `products` products as of `now`; the same day gives the same shop on every machine. */
export function demoShop(products: number, now: Date) {
  const shelves = demoProducts(products, now)
  const { inputs, skuOf } = productInputs(shelves)
  const lookbook = lookbookOf(shelves, skuOf)
  const bundle = shelves.find(({ draft, stock }) => draft.kind === 'bundle' && stock.length > 0)
  const gallery = { lookbook, bundle: bundle ? skuOf(bundle) : null }
  return {
    merchant: MERCHANT,
    warehouses: WAREHOUSES,
    showroomPages: showroomPages(now),
    deliveryRules: DELIVERY_RULES,
    lockers: LOCKERS,
    pages: [...TEXT_PAGES, blocksPage(gallery, now), lookbookPage(lookbook), strollersPage, adventPage(shelves, skuOf, now)],
    brands: brandInputs(),
    manufacturers: manufacturerInputs(),
    attributes: attributeInputs(),
    colourways: colourwayInputs(),
    pictureViews: pictureViewInputs(),
    collections: collectionInputs(),
    contentPictures: contentPictures(lookbook),
    promotions: promotions(),
    products: inputs,
    bandSizes: bandSizeInputs(inputs),
    compatibility: compatibilityRules(),
    parts: [homePage(lookbook), ...frameParts()],
    articleCategories: articleCategoryInputs(),
    authors: authorInputs(),
    articles: articleInputs(now, firstOf(shelves, skuOf)),
    campaigns: demoCampaigns(now),
    coupons: demoCoupons(now, adventCoupons(shelves, skuOf, now)),
    vouchers: demoVouchers(now),
    partnerships: demoPartnerships(now),
    rates: demoRates(now),
  }
}
