import { useFavourites, useSetFavourite } from '../use-favourites.ts'
import { Heart } from './heart.tsx'

export interface ListedHeartProps {
  userId: number
  name: string
}

/** The heart of one among many: all of them ask for the favourites once. */
export function ListedHeart({ userId, name }: ListedHeartProps) {
  const { data } = useFavourites()
  const set = useSetFavourite()
  if (!data) return null
  const isFavourite = set.isPending ? set.variables.isFavourite : data.some(({ user_id }) => user_id === userId)
  return (
    <Heart
      name={name}
      isOn={isFavourite}
      onToggle={() => !set.isPending && set.mutate({ userId, isFavourite: !isFavourite })}
    />
  )
}
