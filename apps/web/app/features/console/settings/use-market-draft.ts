import { garmentIdSchema } from '@washline/contract/scanning/priced-catalogue'
import { useState } from 'react'
import { z } from 'zod'
import { type MarketEdits, marketFields, noEdits } from './components/market-edits.ts'

const storageKey = 'market-draft'
const draft = z.object({
  texts: z.partialRecord(z.enum(marketFields), z.string()),
  logo: z.string().nullable().optional(),
  prices: z.partialRecord(garmentIdSchema, z.object({ price: z.string(), replacement: z.string() })).optional(),
})

/** What was typed before this page was left; nothing where it cannot be read. */
function storedEdits(): MarketEdits {
  try {
    const read = draft.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if (!read.success) return noEdits
    const { texts, logo, prices } = read.data
    return { texts, ...(logo !== undefined && { logo }), ...(prices && { prices }) }
  } catch {
    return noEdits
  }
}

/** The edits of the market's profile: they survive a reload of the tab, and another step, until they are saved or undone. */
export function useMarketDraft(): [MarketEdits, (edits: MarketEdits) => void] {
  const [edits, setEdits] = useState(storedEdits)
  const write = (next: MarketEdits) => {
    setEdits(next)
    try {
      if (next === noEdits) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Storage may be full or forbidden: a reload then begins with the saved values.
    }
  }
  return [edits, write]
}
