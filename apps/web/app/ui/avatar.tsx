import { useState } from 'react'
import { classes } from './classes.ts'

export interface AvatarProps {
  /** Two characters, shown while there is no picture. */
  initials: string
  imageUrl?: string | null | undefined
  large?: boolean
}

/**
 * A person's picture, or initials where there is none or it does not load; hidden from screen readers, as the name is
 * beside it.
 */
export function Avatar({ initials, imageUrl, large }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <span className={classes('avatar', large && 'avatar-large')} aria-hidden="true">
      {imageUrl && imageUrl !== failedUrl ? (
        <img src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} />
      ) : (
        initials
      )}
    </span>
  )
}
