import { minor } from '@washline/contract/money'
import { formatMinor, formatShortMinor } from '../format/money.ts'

/**
 * An expected text with its amounts as the market writes them, whatever its currency: `$24.50` stands for 2450 minor units, `$30` for 3000
 * where whole amounts have no decimals.
 */
export const priced = (text: string): string =>
  text.replaceAll(/\$(\d+(?:,\d{3})*)(\.\d\d)?(?!\d)/g, (_, whole: string, cents: string | undefined) => {
    const amountMinor = minor(Number(whole.replaceAll(',', '')) * 100 + Math.round(Number(cents ?? 0) * 100))
    return cents === undefined ? formatShortMinor(amountMinor) : formatMinor(amountMinor)
  })

/** The same for a part of a text: a pattern in which the amounts stand as in `priced`. */
export const pricedPattern = (source: string): RegExp =>
  new RegExp(
    source.replaceAll(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g, (amount) =>
      priced(amount).replaceAll(/[$.+?*()[\]\\^|{}]/g, '\\$&'),
    ),
  )
