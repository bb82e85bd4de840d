import { classes } from './classes.ts'

export interface AvatarProps {
  /** Two letters, shown while there is no picture. */
  initials: string
  imageUrl?: string | null | undefined
  large?: boolean
}

/** A person's picture or initials; the name stands beside it, so it is silent. */
export function Avatar({ initials, imageUrl, large }: AvatarProps) {
  return (
    <span className={classes('avatar', large && 'avatar-large')} aria-hidden="true">
      {imageUrl ? <img src={imageUrl} alt="" /> : initials}
    </span>
  )
}
