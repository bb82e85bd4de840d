import { type ComponentType, useEffect, useState } from 'react'
import { pageDrawn } from '../../../platform/hydration/page-drawn.ts'
import type { LiveCountProps } from './live-count.tsx'

/** The live count, loaded once the page is idle. */
export function LiveCountLater(props: LiveCountProps) {
  const [LiveCount, setLiveCount] = useState<ComponentType<LiveCountProps>>()
  useEffect(() => {
    pageDrawn()
      .then(() => import('./live-count.tsx'))
      .then((loaded) => setLiveCount(() => loaded.LiveCount))
      // The scan works without a hint.
      .catch(() => undefined)
  }, [])
  return LiveCount && <LiveCount {...props} />
}
