import type { PublicRating, PublicWasher } from '@washline/contract/directory/endpoints'
import { ratingMessages } from '@washline/contract/ratings/messages'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { usePublicRatings } from '../use-public-ratings.ts'
import { RatingList, type RatingListProps } from './rating-list.tsx'

export interface RatingsProps {
  washer: PublicWasher & { readonly latest: readonly PublicRating[] }
  reportOf: NonNullable<RatingListProps['reportOf']>
}

/** The latest ratings, and a button that loads all. */
export function Ratings({ washer, reportOf }: RatingsProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = usePublicRatings(washer.id, isWanted)
  const shown = data?.pages.flatMap(({ ratings }) => ratings) ?? washer.latest
  const hasMore = data ? hasNextPage : washer.rating.count > washer.latest.length
  const more = () => {
    if (!isWanted) setIsWanted(true)
    else if (data) void fetchNextPage()
    else void refetch()
  }
  return (
    <>
      <RatingList ratings={shown} reportOf={reportOf} />
      {error && !isFetching && <ErrorText>{errorText(error, t(ratingMessages.read))}</ErrorText>}
      {hasMore && (
        <Button flat className="justify-self-start" busy={isFetching} onClick={more}>
          {t('Show older ratings')}
        </Button>
      )}
    </>
  )
}
