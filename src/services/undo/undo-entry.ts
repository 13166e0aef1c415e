/** Taking back what an entry of the audit log tells: which acts can be, by what, and who may. */
import { grantOf, type Action, type Grant, type Role } from '#domain/staff/roles.ts'
import type { Actor, StoredEntry } from '#services/staff/audit.ts'
import type { UndoHandler, Undone } from '#services/staff/undo-handler.ts'
import { undoBulkEntry } from '#services/bulk/undo-bulk.ts'
import { undoAttributeChange } from '#services/catalog/products/attributes.ts'
import { undoBrandChange, undoBrandCreation, undoBrandRemoval } from '#services/catalog/brands/undo-brand.ts'
import {
  undoCollectionChange,
  undoCollectionCreation,
  undoCollectionMove,
} from '#services/catalog/collections/undo-collection.ts'
import { undoProductChange, undoPublication } from '#services/catalog/products/undo-product.ts'
import { undoRules, undoShowroom, undoWarehouse } from '#services/delivery/undo-delivery.ts'
import { undoSeller } from '#services/market/change-seller.ts'
import { undoCampaign } from '#services/editor/staff-campaigns.ts'
import { undoContent } from '#services/editor/undo-content.ts'
import { undoRedirects } from '#services/editor/staff-redirects.ts'
import { mayUndoCoupon, undoCoupon } from '#services/coupons/undo-coupon.ts'
import { undoFeedSwitch } from '#services/feeds/product-feeds.ts'
import { undoCustomer } from '#services/people/undo-customer.ts'
import { undoTerms } from '#services/payment-terms/change-terms.ts'
import { undoPriceEntry } from '#services/pricing/undo-price.ts'
import { mayUndoVoucher, undoVoucher } from '#services/promotions/give-voucher.ts'
import {
  undoFilling,
  undoNewPartnership,
  undoPartnershipChange,
  undoPartnershipStop,
} from '#services/partnerships/undo-partnership.ts'
import { undoRecallMark } from '#services/recalls/remind-buyers.ts'
import { undoRecallChange, undoRecallDraft, undoRecallMove } from '#services/recalls/undo-recall.ts'
import { undoHiddenSearch } from '#services/search/popular-searches.ts'
import { undoIgnoredMiss } from '#services/search/staff-misses.ts'
import { undoSynonyms } from '#services/search/staff-synonyms.ts'
import { undoRule } from '#services/compatibility/staff-rules.ts'
import { undoType } from '#services/search/staff-types.ts'
import type { Shop } from '#services/shop.ts'
import { undoLimits, undoStock } from '#services/stock/undo-stock.ts'
import { undoView } from '#services/staff/list-views.ts'
import { undoLanguage } from '#services/staff/own-language.ts'
import { undoWebhook } from '#services/webhooks/undo-webhook.ts'
import { findStandingEntry, findUndoOf, findUndone } from '#store/staff/audit.ts'

interface Rule {
  /** Who may do this may take it back; null for everybody. */
  action: Action | null
  undo: UndoHandler
  /** Whether a role that may do the action up to a limit may take this entry back; without it none may. */
  isWithin?: (shop: Pick<Shop, 'db'>, limit: Grant, entry: StoredEntry) => Promise<boolean>
}

/** Returns how far a role may take back what a rule is about. */
const grantOfRule = (role: Role, { action }: Rule): Grant | null => (action === null ? 'always' : grantOf(role, action))

const content: Rule = { action: 'content.change', undo: undoContent }
const redirect: Rule = { action: 'content.change', undo: undoRedirects }
const campaign: Rule = { action: 'campaigns.change', undo: undoCampaign }
const price: Rule = { action: 'prices.change', undo: undoPriceEntry }

const product: Rule = { action: 'products.change', undo: undoProductChange }
const publication: Rule = { action: 'products.change', undo: undoPublication }
const attribute: Rule = { action: 'products.change', undo: undoAttributeChange }
const coupon: Rule = { action: 'promotions.change', undo: undoCoupon, isWithin: mayUndoCoupon }
const voucher: Rule = { action: 'promotions.change', undo: undoVoucher, isWithin: mayUndoVoucher }
/** A view belongs to a person; its service says whose. */
const view: Rule = { action: null, undo: undoView }
const customer: Rule = { action: 'customers.change', undo: undoCustomer }

/** Action of an entry → how it is taken back. What is not here stays. */
const RULES: Readonly<Record<string, Rule>> = {
  'attribute.changed': attribute,
  'brand.created': { action: 'products.change', undo: undoBrandCreation },
  'brand.changed': { action: 'products.change', undo: undoBrandChange },
  'brand.removed': { action: 'products.change', undo: undoBrandRemoval },
  'campaign.written': campaign,
  'campaign.switched_on': campaign,
  'campaign.switched_off': campaign,
  'campaign.removed': campaign,
  'collection.created': { action: 'products.change', undo: undoCollectionCreation },
  'collection.changed': { action: 'products.change', undo: undoCollectionChange },
  'collection.moved': { action: 'products.change', undo: undoCollectionMove },
  'content.begun': content,
  'content.published': content,
  'content.unpublished': content,
  'content.planned': content,
  'content.brought_back': content,
  'redirect.set': redirect,
  'redirect.removed': redirect,
  'price.changed': price,
  'price.plan_started': price,
  'price.plan_ended': price,
  'product.changed': product,
  'product.bulk_changed': { action: 'products.change', undo: undoBulkEntry },
  'product.published': publication,
  'product.withheld': publication,
  'stock.changed': { action: 'stock.change', undo: undoStock },
  'stock.limits_changed': { action: 'stock.change', undo: undoLimits },
  'market.seller_changed': { action: 'settings.change', undo: undoSeller },
  'payment.terms_changed': { action: 'settings.change', undo: undoTerms },
  'delivery.rules_changed': { action: 'settings.change', undo: undoRules },
  'delivery.warehouse_changed': { action: 'settings.change', undo: undoWarehouse },
  'webhook.changed': { action: 'keys.manage', undo: undoWebhook },
  'delivery.showroom_changed': { action: 'settings.change', undo: undoShowroom },
  'coupon.created': coupon,
  'coupon.changed': coupon,
  'coupon.stopped': coupon,
  'coupon.resumed': coupon,
  'view.saved': view,
  'view.removed': view,
  // The service says whose language it is.
  'staff.language_changed': { action: null, undo: undoLanguage },
  'voucher.stopped': voucher,
  'voucher.prolonged': voucher,
  'partnership.created': { action: 'promotions.change', undo: undoNewPartnership },
  'partnership.changed': { action: 'promotions.change', undo: undoPartnershipChange },
  'partnership.stopped': { action: 'promotions.change', undo: undoPartnershipStop },
  'partnership.resumed': { action: 'promotions.change', undo: undoPartnershipStop },
  'partnership.filled': { action: 'promotions.change', undo: undoFilling },
  'feed.switched': { action: 'products.change', undo: undoFeedSwitch },
  'recall.created': { action: 'recalls.change', undo: undoRecallDraft },
  'recall.changed': { action: 'recalls.change', undo: undoRecallChange },
  'recall.published': { action: 'recalls.change', undo: undoRecallMove },
  'recall.buyer_marked': { action: 'recalls.change', undo: undoRecallMark },
  'recall.ended': { action: 'recalls.change', undo: undoRecallMove },
  'synonyms.changed': { action: 'search.change', undo: undoSynonyms },
  'compatibility.changed': { action: 'products.change', undo: undoRule },
  'product_type.changed': { action: 'search.change', undo: undoType },
  'search.miss_ignored': { action: 'search.change', undo: undoIgnoredMiss },
  'search.popular_hidden': { action: 'search.change', undo: undoHiddenSearch },
  'customer.changed': customer,
  'customer.disabled': customer,
  'customer.enabled': customer,
}

const ruleOf = (action: string): Rule | undefined => (Object.hasOwn(RULES, action) ? RULES[action] : undefined)

/** Returns the ids of those entries that a person of this role may take back now. */
export async function undoableAmong({ db }: Pick<Shop, 'db'>, role: Role, entries: readonly StoredEntry[]): Promise<Set<string>> {
  const allowed = entries.filter(({ action }) => {
    const rule = ruleOf(action)
    return rule !== undefined && grantOfRule(role, rule) === 'always'
  })
  const ids = allowed.map(({ id }) => id)
  const undone = new Set(await findUndone(db.query, ids))
  return new Set(ids.filter((id) => !undone.has(id)))
}

export type UndoAnswer =
  | {
      ok: true
      /** The entry that tells it, which can be taken back in turn; null where the act left none. */ entry: string | null
    }
  | { ok: false; reason: Exclude<Undone, 'done'> | 'not_permitted' }

async function mayUndo(shop: Shop, rule: Rule, grant: Grant | null, entry: StoredEntry): Promise<boolean> {
  if (grant === 'always') return true
  return typeof grant === 'object' && grant !== null && rule.isWithin !== undefined && rule.isWithin(shop, grant, entry)
}

/** Takes an entry back, unless it was taken back before or what it changed was changed again. */
export async function undoEntry(
  shop: Shop,
  actor: Actor,
  { id, role, reason }: { id: string; role: Role; reason: string | null },
): Promise<UndoAnswer> {
  const entry = await findStandingEntry(shop.db.query, id)
  const rule = entry && ruleOf(entry.action)
  if (!entry || !rule) return { ok: false, reason: 'not_undoable' }
  const grant = grantOfRule(role, rule)
  if (!(await mayUndo(shop, rule, grant, entry))) return { ok: false, reason: 'not_permitted' }
  const state = await rule.undo(shop, actor, entry, reason)
  return state === 'done' ? { ok: true, entry: await findUndoOf(shop.db.query, id) } : { ok: false, reason: state }
}
