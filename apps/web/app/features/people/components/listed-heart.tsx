import type { UserId } from '@washline/contract/ids'
import { useFavourites, useSetFavourite } from '../use-favourites.ts'
import { Heart } from './heart.tsx'

export interface ListedHeartProps {
  userId: UserId
  name: string
}

/** The favourite button of one Washer in a list; the list reads the favourites once. */
export function ListedHeart({ userId, name }: ListedHeartProps) {
  const { data } = useFavourites()
  const set = useSetFavourite()
  if (!data) return null
  const isFavourite = set.isPending ? set.variables.isFavourite : data.some(({ id }) => id === userId)
  return (
    <Heart
      name={name}
      isOn={isFavourite}
      onToggle={() => !set.isPending && set.mutate({ userId, isFavourite: !isFavourite })}
    />
  )
}
