import { type ClaimRules, market, type PriceRules } from '@washline/contract/market'
import { useEffect, useState } from 'react'

const read = async () => (await import('./read-money-rules.ts')).readMoneyRules()

/**
 * The fees and the limits of claims of now. A page first renders those of its build and updates them once the present ones are
 * read; where that fails, the build's stay. The server prices by its own.
 */
export function useMoneyRules(): PriceRules & ClaimRules {
  const [rules, setRules] = useState<PriceRules & ClaimRules>(market)
  useEffect(() => {
    let isOver = false
    read().then(
      (found) => {
        if (!isOver) setRules(found)
      },
      // Those of the build stay.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [])
  return rules
}
