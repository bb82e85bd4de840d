import { custodyMessages } from '@washline/contract/custody/messages'
import { market } from '@washline/contract/market'
import { errorText } from '../../../platform/api/error-text.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { useReceivedCount } from '../use-received-count.ts'
import { allOf, differencesOf } from '../view-model.ts'
import { BagCount } from './bag-count.tsx'
import { DifferenceList } from './difference-list.tsx'

export interface ReceivedCountProps {
  count: ReturnType<typeof useReceivedCount>
}

/** The customer counts the returned items on their own device; everything there is saved with one tap. */
export function ReceivedCount({ count }: ReceivedCountProps) {
  const { manifest, saved, isEach, entered, note, isBusy } = count
  const differences = saved ? differencesOf(manifest, saved) : []
  return (
    <section className="grid gap-3">
      <h2>{t('Is everything back?')}</h2>
      <p className="text-ink-2">{t('Count at the door. Your Washer sees your count right away.')}</p>
      {!isEach && <DifferenceList differences={differences} />}
      {(isEach || differences.length === 0) && (
        <BagCount
          manifest={manifest}
          counts={isEach ? entered : saved}
          onCount={(counts) => {
            if (isEach) count.setEntered(counts)
            else if (counts) count.save(counts)
            else count.undo()
          }}
          isEach={isEach}
          onEach={count.openEach}
          busy={isBusy}
        />
      )}
      {isEach && (
        <>
          <TextArea
            label={t('Note')}
            aside={t('optional')}
            rows={2}
            maxLength={market.custody.noteMax}
            value={note}
            onChange={(event) => count.setNote(event.target.value)}
          />
          <Button wide busy={isBusy} busyText={t('Sending...')} onClick={() => count.save(entered ?? allOf(manifest))}>
            {t('Save my count')}
          </Button>
        </>
      )}
      <p role="status" className="text-14 text-ink-2">
        {stateText(count)}
      </p>
      {count.state === 'refused' && <ErrorText>{tText(count.problem || custodyMessages.handOver)}</ErrorText>}
      {count.error && <ErrorText>{errorText(count.error, t(custodyMessages.handOver))}</ErrorText>}
      {(saved || count.state === 'refused') && !isEach && (
        <Button flat icon="repeat" className="justify-self-start" busy={isBusy} onClick={count.undo}>
          {t('Undo the count')}
        </Button>
      )}
    </section>
  )
}

function stateText({ state, saved, isEach }: ReceivedCountProps['count']): string {
  if (state === 'waiting' || state === 'failed') return t('Saved on this phone. We send it once you are online.')
  if (isEach || !saved || state === 'refused') return ''
  return state === 'sending' ? t('Sending...') : t('Your count is saved. You can undo it until you confirm completion.')
}
