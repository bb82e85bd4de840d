import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Switch } from '../../../ui/switch.tsx'

export interface WalletUse {
  /** What is in the wallet, once it is known. */
  balance: number | undefined
  isUsed: boolean
  onUse: (isUsed: boolean) => void
}

export interface WalletSwitchProps extends WalletUse {
  /** What it pays of this order. */
  pays: number
}

/** Lets the wallet pay as far as it goes; nothing to see where there is nothing in it. */
export function WalletSwitch({ balance, isUsed, onUse, pays }: WalletSwitchProps) {
  if (!balance && pays === 0) return null
  return (
    <Switch checked={isUsed} onChange={onUse}>
      <span className="block">{t('Use my wallet')}</span>
      <span className="block text-14 font-medium text-ink-2">
        {isUsed && pays > 0
          ? t('{balance} in it, pays {amount} of this order', {
              balance: formatMoney(balance ?? pays),
              amount: formatMoney(pays),
            })
          : t('{balance} in it', { balance: formatMoney(balance ?? 0) })}
      </span>
    </Switch>
  )
}
