import { custodyMessages } from '@washline/contract/custody/messages'
import type { ManifestItem } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useConfirmReceived } from '../use-confirm-received.ts'
import { type Counts, countInput } from '../view-model.ts'
import { BagCount } from './bag-count.tsx'

export interface ReceivedCountProps {
  orderId: OrderId
  manifest: readonly ManifestItem[]
}

/** The customer counts the returned items on their own device. */
export function ReceivedCount({ orderId, manifest }: ReceivedCountProps) {
  const [counts, setCounts] = useState<Counts>()
  const [isEach, setIsEach] = useState(false)
  const [note, setNote] = useState('')
  const run = useConfirmReceived(orderId)
  const send = () =>
    counts && run.mutate({ counts: countInput(manifest, counts), ...(note.trim() && { note: note.trim() }) })
  return (
    <section className="grid gap-3">
      <h2>{t('Is everything back?')}</h2>
      <p className="text-ink-2">{t('Count while your Washer is here. Both of you see your count at once.')}</p>
      <BagCount
        manifest={manifest}
        counts={counts}
        onCount={setCounts}
        isEach={isEach}
        onEach={() => setIsEach(true)}
      />
      {isEach && (
        <TextArea
          label={t('Note')}
          aside={t('optional')}
          rows={2}
          maxLength={market.custody.noteMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {run.error && <ErrorText>{errorText(run.error, t(custodyMessages.handOver))}</ErrorText>}
      {counts && (
        <Button wide busy={run.isPending} busyText={t('Sending...')} onClick={send}>
          {t('Save my count')}
        </Button>
      )}
    </section>
  )
}
