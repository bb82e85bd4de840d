import type { CustodyProof, CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import { stepTitle } from '../../../domain/custody/step-labels.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCustodyProof } from '../use-custody-proof.ts'

export interface CustodySealProps {
  orderId: OrderId
  steps: readonly CustodyStep[]
  lastHash: string
}

/** The server's verification of the hash chain, or that it failed. */
export function CustodySeal({ orderId, lastHash }: CustodySealProps) {
  const { data: proof, isFetching, isError, refetch } = useCustodyProof(orderId, lastHash)
  return (
    <div className="grid gap-2">
      <div role="status" className="flex items-start gap-3">
        <span className="custody-seal" data-state={proof ? (proof.ok ? 'ok' : 'broken') : 'open'}>
          <Icon name={proof ? (proof.ok ? 'shield' : 'alert') : 'clock'} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{sealTitle(proof, isError)}</p>
          {proof && <p className="text-14 text-ink-2">{proofText(proof)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <code className="num text-14 text-ink-2">{lastHash.slice(0, 12)}</code>
        <Button flat icon="repeat" busy={isFetching} onClick={() => void refetch()}>
          {t('Verify')}
        </Button>
      </div>
    </div>
  )
}

function sealTitle(proof: CustodyProof | undefined, isError: boolean): string {
  if (!proof) return isError ? t('Could not be checked right now') : t('Checking the handover record...')
  return proof.ok
    ? t('Verified at {time}', { time: formatTime(proof.checked_at) })
    : t('The handover record was changed')
}

function proofText(proof: CustodyProof): string {
  if (proof.broken) return t('{step} was changed.', { step: stepTitle(proof.broken.step) })
  const counted = { steps: proof.steps, photos: proof.photos }
  return proof.photos > 0
    ? t(
        'Handover record complete: {steps, plural, one {# step} other {# steps}} and {photos, plural, one {# photo} other {# photos}}. Nothing was changed.',
        counted,
      )
    : t('Handover record complete: {steps, plural, one {# step} other {# steps}}. Nothing was changed.', counted)
}
