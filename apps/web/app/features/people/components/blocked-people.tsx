import type { UserId } from '@washline/contract/ids'
import { relationshipMessages } from '@washline/contract/relationships/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useBlocks, useSetBlock } from '../use-blocks.ts'

/** The people whom the viewer has blocked, with a button that unblocks. */
export function BlockedPeople() {
  const { data, error, refetch } = useBlocks()
  const set = useSetBlock()
  const unblock = (userId: UserId, name: string) =>
    set.mutate(
      { userId, isBlocked: false },
      { onSuccess: () => toast.success(t('{name} is no longer blocked.', { name })) },
    )
  return (
    <section className="grid gap-3" aria-labelledby="blocked-title" aria-busy={!data && !error}>
      <h2 id="blocked-title">{t('Blocked people')}</h2>
      <p className="text-ink-2">{t('You are never matched with them. They are not notified.')}</p>
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <ErrorState
          message={errorText(error, t(relationshipMessages.read))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>{t('You have not blocked anyone.')}</p>}
      <ul className="stitched">
        {data?.map(({ id, name, photo_url, since }) => (
          <li key={id} className="flex items-center gap-3.5">
            <Avatar initials={initials(name)} imageUrl={photo_url} />
            <span className="min-w-0 flex-1">
              <b className="line-clamp-2 wrap-anywhere">{name}</b>
              <span className="block text-14 text-ink-2">{t('since {date}', { date: formatDate(since) })}</span>
            </span>
            <Button
              flat
              size="compact"
              busy={set.isPending && set.variables.userId === id}
              aria-label={t('Unblock {name}', { name })}
              onClick={() => unblock(id, name)}
            >
              {t('Unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
