import { Icon } from './icon.tsx'

export interface OfflineBannerProps {
  text: string
}

export function OfflineBanner({ text }: OfflineBannerProps) {
  return (
    <div className="offline-banner" role="status">
      <Icon name="offline" />
      {text}
    </div>
  )
}
