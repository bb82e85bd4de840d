import { orderNumber } from '@washline/contract/ids'
import type { TagOnBag } from '@washline/contract/tags/endpoints'
import { shownTag } from '@washline/contract/tags/tag-code'
import { formatTimeOrDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'

/** The tags that are on the bags of this person's orders, with the order and the scan at its pickup. */
export function TagsOnBags({ tags }: { tags: readonly TagOnBag[] }) {
  const nowMs = Date.now()
  return (
    <section className="grid gap-3" aria-labelledby="on-bags">
      <h2 id="on-bags">{t('On your bags now')}</h2>
      {tags.length === 0 && <p className="text-ink-2">{t('None. A tag is listed here from pickup to return.')}</p>}
      <ul className="stitched">
        {tags.map(({ code, order_id, since }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b className="num">{shownTag(code)}</b>
            <span className="text-14 text-ink-2">
              <Link to={`/pickup-in-progress?order=${order_id}`}>{orderNumber(order_id)}</Link>
              {' · '}
              {t('scanned {time}', { time: formatTimeOrDate(since, nowMs) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
