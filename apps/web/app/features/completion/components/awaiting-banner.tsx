import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'

/** Delivered, and not confirmed by the customer yet. */
export function AwaitingBanner() {
  return (
    <p
      className="flex items-center gap-3 rounded-button border-2 border-ink bg-suds px-4 py-3 font-semibold"
      role="status"
    >
      <CareLabel name="st-delivered" className="size-7 flex-none" />
      {t('Delivered – Awaiting Confirmation')}
    </p>
  )
}
