import { Icon } from './icon.tsx'

export interface OfflineBannerProps {
  text: string
  /** The age of the shown data. */
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
