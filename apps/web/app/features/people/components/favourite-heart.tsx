import { t } from '../../../platform/i18n/i18n.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { toast } from '../../../ui/toast.ts'
import { useSetFavourite } from '../use-favourites.ts'
import { useTie, type Who } from '../use-tie.ts'
import { Heart } from './heart.tsx'

export interface FavouriteHeartProps {
  who: Who
  /** The Washer's business. */
  name: string
}

/** Makes a Washer a favourite with one press, and takes it back with another; for customers, once it is known how it stands. */
export function FavouriteHeart({ who, name }: FavouriteHeartProps) {
  const { user } = useSession()
  const isCustomer = user !== null && !user.is_provider
  const { data: tie } = useTie(who, isCustomer)
  const set = useSetFavourite()
  if (!tie?.can_be_favourite || tie.is_blocked) return null
  const isFavourite = set.isPending ? set.variables.isFavourite : tie.is_favourite
  const toggle = () =>
    set.mutate(
      { userId: tie.user_id, isFavourite: !isFavourite },
      { onSuccess: () => !isFavourite && toast.success(t('{name} is asked first from now on.', { name })) },
    )
  return <Heart name={name} isOn={isFavourite} onToggle={() => !set.isPending && toggle()} />
}
