import type { PriceRules } from '@washline/contract/market'
import { builtInRules, feeRules, priceRulesOf } from '@washline/contract/settings/money-rules'

/** What a placed order is priced by for good: the fees that were stored with it. Without any, those that are built in. */
export const agreedRules = (stored: unknown): PriceRules =>
  stored === null ? builtInRules : priceRulesOf(feeRules.parse(stored))
