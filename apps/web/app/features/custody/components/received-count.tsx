import { custodyMessages } from '@washline/contract/custody/messages'
import { market } from '@washline/contract/market'
import { errorText } from '../../../platform/api/error-text.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { useReceivedCount } from '../use-received-count.ts'
import { allOf, countedOf, differencesOf, isWhole, sumOf } from '../view-model.ts'
import { BagCount } from './bag-count.tsx'
import { BothCounts } from './both-counts.tsx'
import { DifferenceList } from './difference-list.tsx'
import { GarmentToggles } from './garment-toggles.tsx'
import { HungBack } from './hung-back.tsx'

export interface ReceivedCountProps {
  count: ReturnType<typeof useReceivedCount>
}

/** The customer counts the returned items on their own device: each one off the list onto the line, or all with one tap. */
export function ReceivedCount({ count }: ReceivedCountProps) {
  const { manifest, saved, isEach, entered, isBusy } = count
  const counts = entered ?? saved
  const isCounted = counts !== undefined && isWhole(manifest, counts)
  const differences = isCounted ? differencesOf(manifest, counts) : []
  const isAll = !isEach && isCounted && differences.length === 0
  const isOpen = isEach || (entered !== undefined && differences.length > 0)
  return (
    <section ref={count.section} aria-label={t('Is everything back?')}>
      <Ticket pegged className="ticket-of-order">
        <Ticket.Part tone={isAll ? 'good' : 'paper'}>
          <BothCounts
            countedIn={count.countedIn}
            expected={sumOf(manifest)}
            countedOut={counts && (isEach ? countedOf({ ...allOf(manifest), ...counts }) : countedOf(counts))}
          />
        </Ticket.Part>
        <Ticket.Part className="grid gap-4">
          {isEach ? (
            <BagCount
              manifest={manifest}
              counts={entered}
              onCount={count.setEntered}
              isEach
              onEach={count.openEach}
              busy={isBusy}
            />
          ) : (
            <>
              <HungBack manifest={manifest} counts={counts ?? {}} />
              <GarmentToggles manifest={manifest} counts={counts ?? {}} onTap={count.tap} />
              <div aria-live="polite">
                <DifferenceList differences={differences} />
              </div>
              <Button
                wide
                size="large"
                {...(isAll && { icon: 'check', className: 'bg-suds' })}
                aria-pressed={isAll}
                busy={isBusy}
                onClick={() => (isAll ? count.undo() : count.save(allOf(manifest)))}
              >
                {t('{count, plural, one {The # item is here} other {All # items are here}}', {
                  count: sumOf(manifest),
                })}
              </Button>
            </>
          )}
          {isOpen && <OpenCount count={count} />}
          <p role="status" className="text-14 text-ink-2">
            {stateText(count, isOpen)}
          </p>
          {count.state === 'refused' && <ErrorText>{tText(count.problem || custodyMessages.handOver)}</ErrorText>}
          {count.error && <ErrorText>{errorText(count.error, t(custodyMessages.handOver))}</ErrorText>}
          <div className="flex flex-wrap gap-x-6">
            {(saved || count.state === 'refused') && !isEach && (
              <Button flat icon="repeat" busy={isBusy} onClick={count.undo}>
                {t('Undo the count')}
              </Button>
            )}
            {!isEach && !saved && (
              <Button variant="link" onClick={count.openEach}>
                {t('Count one by one')}
              </Button>
            )}
          </div>
        </Ticket.Part>
      </Ticket>
    </section>
  )
}

/** A count that differs, or one above the list, is saved by a press of its own, with a note. */
function OpenCount({ count }: ReceivedCountProps) {
  return (
    <>
      <TextArea
        label={t('Note')}
        aside={t('optional')}
        rows={2}
        maxLength={market.custody.noteMax}
        value={count.note}
        onChange={(event) => count.setNote(event.target.value)}
      />
      <Button
        wide
        busy={count.isBusy}
        busyText={t('Sending...')}
        onClick={() => count.save(count.entered ?? allOf(count.manifest))}
      >
        {t('Save my count')}
      </Button>
    </>
  )
}

function stateText({ state, saved, entered }: ReceivedCountProps['count'], isOpen: boolean): string {
  if (state === 'waiting' || state === 'failed') return t('Saved on this phone. We send it once you are online.')
  if (isOpen || entered || !saved || state === 'refused')
    return isOpen || saved ? '' : t('Tap each item as you hang it back. Your Washer sees your count right away.')
  return state === 'sending' ? t('Sending...') : t('Your count is saved. You can undo it until you confirm completion.')
}
