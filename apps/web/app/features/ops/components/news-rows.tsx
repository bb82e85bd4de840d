import type { StoryNews } from '@washline/contract/ops/stories'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'

/** What people were told. */
export function NewsRows({ news }: { news: readonly StoryNews[] }) {
  if (news.length === 0) return <p className="text-ink-2">{t('Nobody was told anything.')}</p>
  return (
    <ol className="ops-story">
      {news.map(({ id, to, title, at }) => (
        <li key={id}>
          <p className="ops-story-head">
            <b>{tSaid(title)}</b>
            <span>{t('to {name}', { name: to.name })}</span>
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
