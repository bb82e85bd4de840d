import { market } from '@washline/contract/market'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { HungGarment } from '../../../ui/hung-garment.tsx'

export interface PaymentSuccessfulProps {
  /** Called after two seconds, as the market sets them. */
  onDone: () => void
}

export function PaymentSuccessful({ onDone }: PaymentSuccessfulProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => done(), market.deposit.success_screen_ms)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid gap-4 pb-4 text-center" role="status">
      <svg viewBox="0 0 340 150" className="hangs -mx-6 w-[calc(100%+48px)]" aria-hidden="true">
        <path d="M0 20C110 44 230 44 340 20" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
        <HungGarment name="tshirt" fill="suds" x={66} y={31} height={104} />
        <HungGarment name="towel" fill="pin" x={170} y={38} height={98} delay={1} />
        <HungGarment name="shirt" fill="rinse" x={274} y={31} height={104} delay={2} />
      </svg>
      <p className="lead">{t('Welcome to Washline as a provider.')}</p>
    </div>
  )
}
