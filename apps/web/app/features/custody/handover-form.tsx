import { custodyMessages } from '@washline/contract/custody/messages'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { itemLabel } from '../../platform/i18n/item-label.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { BagTags } from './components/bag-tags.tsx'
import { DoorCount } from './components/door-count.tsx'
import { HandoverEvidence } from './components/handover-evidence.tsx'
import { type HandoverEntryOptions, useHandoverEntry } from './use-handover-entry.ts'
import { allOf } from './view-model.ts'

export interface HandoverFormProps extends HandoverEntryOptions {
  customerName: string
  /** The customer's photo. */
  scanned: ReactNode
  /** The way without a count. */
  uncounted: ReactNode
}

/** The count with its evidence: the PIN, or a photo and a note where nobody is at the door. */
export function HandoverForm({ customerName, scanned, uncounted, ...options }: HandoverFormProps) {
  const { step, manifest, run } = options
  const entry = useHandoverEntry(options)
  const [isEach, setIsEach] = useState(false)
  const missingCount = entry.missing('counts')
  return (
    <form className="grid gap-6" onSubmit={entry.send} noValidate>
      {scanned}
      <section className="grid gap-3">
        <h3>{step === 'pickup' ? t('Is this what the customer scanned?') : t('Is everything back?')}</h3>
        <DoorCount
          manifest={manifest}
          counts={entry.counts}
          onCount={entry.setCounts}
          isEach={isEach}
          onEach={() => {
            entry.setCounts({ ...allOf(manifest), ...entry.counts })
            setIsEach(true)
          }}
        />
        {missingCount && <ErrorText>{missingCount}</ErrorText>}
      </section>
      <HandoverEvidence entry={entry} customerName={customerName} />
      <BagTags scan={options.tags} isAsked={entry.isAsked} />
      {uncounted}
      <div className="dialog-dock">
        <div role="alert">
          {entry.odd && (
            <Note tone="bad">
              {t(
                '{item}: You counted {counted}, the list has {expected}. Is that right? Press the button again to confirm.',
                {
                  item: itemLabel(entry.odd.name),
                  counted: entry.odd.counted,
                  expected: entry.odd.expected,
                },
              )}
            </Note>
          )}
          {entry.isIncomplete && <p className="text-14 font-semibold text-coral">{t('Something is missing above.')}</p>}
        </div>
        {run.error && !entry.wrongPin && <ErrorText>{errorText(run.error, t(custodyMessages.handOver))}</ErrorText>}
        <Button type="submit" variant="primary" size="large" wide busy={run.isPending} busyText={t('Sending...')}>
          {step === 'pickup' ? t('Take the bag') : t('Hand the bag back')}
        </Button>
      </div>
    </form>
  )
}
