import { useEffect, useRef } from 'react'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { PeggedLine } from '../../../domain/order/pegged-line.tsx'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { usePegging } from '../use-pegging.ts'
import type { ScanResult } from '../use-persisted-photo.ts'
import type { Reveal } from '../use-reveal.ts'
import { litTotals, piecesOf } from '../view-model.ts'

export interface RevealDockProps {
  found: ScanResult
  reveal: Reveal
}

/** By how much each piece lowers the line. */
const sagPx = 6
const deepestPx = 30

const itemsText = (count: number) => t('{count, plural, one {# item} other {# items}}', { count })

/** The running count and sum, one question about each unsure item, and the way on. */
export function RevealDock({ found, reveal }: RevealDockProps) {
  const { phase, litCount, question } = reveal
  const { count, worth } = litTotals(found.items, litCount)
  const garments = garmentsOf(piecesOf(found.items).map(({ item }) => ({ ...item, quantity: 1 })))
  const dock = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLDivElement>(null)
  usePegging(dock, reveal)
  const isAtRest = phase !== 'lighting'
  const asked = question?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with each question
  useEffect(() => {
    if (isAtRest) next.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isAtRest, asked])
  return (
    <div ref={dock} className="reveal-dock">
      <PeggedLine
        // Hung, unseen, after the frame in which the dock grows: both together are a long one.
        garments={litCount > 0 ? garments : []}
        className={phase === 'done' || phase === 'flying' ? '' : 'pegged-line-empty'}
        sagPx={Math.min(deepestPx, garments.length * sagPx)}
      />
      <div className="reveal-count" aria-hidden="true">
        <p className="clock num">
          {count}
          <small>{t('{count, plural, one {item} other {items}}', { count })}</small>
        </p>
        <p className="display num text-44">{formatMinor(worth)}</p>
      </div>
      <p className="sr-only" role="status">
        {isAtRest && t('{items} found, {sum} total.', { items: itemsText(count), sum: formatMinor(worth) })}
      </p>
      <div ref={next} className="reveal-next">
        {question ? (
          <Question reveal={reveal} name={itemLabel(question.name)} />
        ) : (
          <Button variant="primary" size="large" wide aria-disabled={phase === 'lighting'} onClick={reveal.goOn}>
            {t('Looks right')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Question({ reveal, name }: { reveal: Reveal; name: string }) {
  const { question, questionNumber: number, questionCount: count } = reveal
  if (!question) return null
  return (
    <section className="grid gap-3" aria-label={t('Is this right?')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="mark display text-24">{t('{name}?', { name })}</span>
        {count > 1 && <span className="text-14 text-ink-2">{t('{number} of {count}', { number, count })}</span>}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="primary"
          icon="check"
          aria-label={t('Yes, {name}', { name })}
          onClick={() => reveal.confirm(question.id)}
        >
          {t('Yes')}
        </Button>
        <Button aria-label={t('No, change {name}', { name })} onClick={reveal.correct}>
          {t('Change')}
        </Button>
      </div>
    </section>
  )
}
