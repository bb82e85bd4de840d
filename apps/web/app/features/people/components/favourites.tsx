import { relationshipMessages } from '@washline/contract/relationships/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFavourites, useSetFavourite } from '../use-favourites.ts'
import { Heart } from './heart.tsx'

/** The Washers who are asked first. */
export function Favourites() {
  const { data, error, refetch } = useFavourites()
  const set = useSetFavourite()
  return (
    <section className="grid gap-2" aria-labelledby="favourites-title" aria-busy={!data && !error}>
      <h2 id="favourites-title">{t('Favorites')}</h2>
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <div className="grid justify-items-start gap-3">
          <ErrorText>{errorText(error, t(relationshipMessages.read))}</ErrorText>
          <Button size="compact" flat icon="repeat" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <p className="text-ink-2">{t('No favorites yet. Tap ♥ and we’ll ask them first next time.')}</p>
      )}
      {data && data.length > 0 && (
        <>
          <p className="text-14 text-ink-2">{t('We offer your next order to them first.')}</p>
          <ul className="stitched">
            {data.map(({ id, name, photo_url, rating, orders }) => (
              <li key={id} className="flex items-center gap-3">
                <Avatar initials={initials(name)} imageUrl={photo_url} />
                <Link to={`/washers/${id}`} className="row-link min-w-0 flex-1">
                  <span className="min-w-0 flex-1">
                    <b className="line-clamp-2 wrap-anywhere">{name}</b>
                    <span className="block text-14 text-ink-2">
                      {rating.average === null
                        ? t('{count, plural, =0 {No order yet} one {# order} other {# orders}}', { count: orders })
                        : t('{rating} of 5, {count, plural, =0 {no order yet} one {# order} other {# orders}}', {
                            rating: formatRating(rating.average),
                            count: orders,
                          })}
                    </span>
                  </span>
                </Link>
                <Heart
                  name={name}
                  isOn={!(set.isPending && set.variables.userId === id)}
                  onToggle={() => !set.isPending && set.mutate({ userId: id, isFavourite: false })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
