import { type Major, toMinor } from '@washline/contract/money'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Switch } from '../../../ui/switch.tsx'

export interface WalletUse {
  /** The balance; undefined until read. */
  balance: Major | undefined
  isUsed: boolean
  onUse: (isUsed: boolean) => void
}

export interface WalletSwitchProps extends WalletUse {
  /** The amount that it pays for this order. */
  pays: Major
}

/** Pays with the wallet as far as the balance goes; nothing where it is empty. */
export function WalletSwitch({ balance, isUsed, onUse, pays }: WalletSwitchProps) {
  if (!balance && pays === 0) return null
  return (
    <Switch checked={isUsed} onChange={onUse}>
      <span className="block">{t('Use my wallet')}</span>
      <span className="block text-14 font-medium text-ink-2">
        {isUsed && pays > 0
          ? t('{balance} available, pays {amount} of this order', {
              balance: formatMoney(balance ?? pays),
              amount: formatMoney(pays),
            })
          : t('{balance} available', { balance: formatMinor(toMinor(balance ?? 0)) })}
      </span>
    </Switch>
  )
}
