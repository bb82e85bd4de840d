import type { ClaimForm } from '@washline/contract/claims/schemas'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatSentences } from '../../../platform/format/list.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { T } from '../../../platform/i18n/t.tsx'
import { Note } from '../../../ui/note.tsx'
import { countsOf, handedOverOf, stillMissing } from '../view-model.ts'

/** The deadline for a claim, and how many pieces were counted in and out. */
export function ChainNote({ form, nowMs }: { form: ClaimForm; nowMs: number }) {
  return (
    <Note>
      {form.window_ends_at && (
        <p>
          <T
            text="<b>{time}</b> left to report it."
            values={{ time: formatTimeLeft((Date.parse(form.window_ends_at) - nowMs) / 1_000) }}
            parts={{ b: (inside) => <b className="num">{inside}</b> }}
          />
        </p>
      )}
      <p>{chainText(form)}</p>
    </Note>
  )
}

function chainText(form: ClaimForm): string {
  if (!form.delivered_at)
    return formatSentences([
      t(
        '{count, plural, one {# item was} other {# items were}} handed over at pickup and nothing came back: we already selected what you can still claim.',
        { count: handedOverOf(form) },
      ),
      t(
        'Our team decides. If the claim is approved, the order ends and is not charged. If your laundry comes first, the claim is closed.',
      ),
    ])
  const counts = countsOf(form)
  if (!counts) return t('The items were not counted at both handovers, so please describe what happened.')
  if (form.items.some((item) => stillMissing(item) > 0))
    return t('Counted in {in}, counted out {out}: we already selected what is missing.', counts)
  if (counts.in > counts.out)
    return t('Counted in {in}, counted out {out}. What is missing is already part of a claim.', counts)
  return t('Counted in {in}, counted out {out}: nothing is missing, so this looks like damage.', counts)
}
