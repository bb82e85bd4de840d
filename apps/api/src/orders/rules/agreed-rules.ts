import type { PriceRules } from '@washline/contract/market'
import { builtInRules, priceRulesOf } from '@washline/contract/settings/money-rules'
import { feeRules } from '@washline/contract/settings/money-schemas'

/** What a placed order is priced by for good: the fees that were stored with it. Without any, those that are built in. */
export const agreedRules = (stored: unknown): PriceRules =>
  stored === null ? builtInRules : priceRulesOf(feeRules.parse(stored))
