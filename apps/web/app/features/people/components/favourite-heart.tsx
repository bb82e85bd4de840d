import type { UserId } from '@washline/contract/ids'
import { t } from '../../../platform/i18n/i18n.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { toast } from '../../../ui/toast.ts'
import { useSetFavourite } from '../use-favourites.ts'
import { useRelationship } from '../use-relationship.ts'
import { Heart } from './heart.tsx'

export interface FavouriteHeartProps {
  id: UserId
  /** The Washer's business name. */
  name: string
}

/** Toggles a Washer as a favourite; for customers, once the present state is read. */
export function FavouriteHeart({ id, name }: FavouriteHeartProps) {
  const { user } = useSession()
  const isCustomer = user !== null && !user.is_provider
  const { data: relationship } = useRelationship(id, isCustomer)
  const set = useSetFavourite()
  if (!relationship?.can_be_favourite || relationship.is_blocked) return null
  const isFavourite = set.isPending ? set.variables.isFavourite : relationship.is_favourite
  const toggle = () =>
    set.mutate(
      { userId: id, isFavourite: !isFavourite },
      { onSuccess: () => !isFavourite && toast.success(t('{name} is asked first from now on.', { name })) },
    )
  return <Heart name={name} isOn={isFavourite} onToggle={() => !set.isPending && toggle()} />
}
