import { Icon } from './icon.tsx'

export interface OfflineBannerProps {
  text: string
  /** How old the screen is. */
  age?: string | undefined
}

export function OfflineBanner({ text, age }: OfflineBannerProps) {
  return (
    <div className="offline-banner" role="status">
      <Icon name="offline" />
      <p>
        {text} {age && <span className="whitespace-nowrap">{age}</span>}
      </p>
    </div>
  )
}
