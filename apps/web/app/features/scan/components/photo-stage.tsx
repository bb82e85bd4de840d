import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { isStill } from '../../../ui/is-still.ts'

export interface PhotoStageProps {
  url: string
  /** The found pieces, over the whole photo. */
  children?: ReactNode
}

/** Up to this ratio of width to height a photo fills the view. */
const upright = 0.76

/** The view gives room to the growing dock: the photo moves to its new place, which takes no layout. */
function glide(stage: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (isStill() || from.width === 0 || from.top === to.top) return
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const place = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }
  stage.animate([place, { transform: 'none' }], { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}

/** The photo: an upright one fills the view until it is pressed or its pieces are shown; behind any other lies the photo itself. */
export function PhotoStage({ url, children }: PhotoStageProps) {
  const [ratio, setRatio] = useState(4 / 3)
  const [isWhole, setIsWhole] = useState(false)
  const [viewRatio, setViewRatio] = useState(1)
  const measure = useCallback((stage: HTMLDivElement) => {
    const view = stage.parentElement
    let before = stage.getBoundingClientRect()
    const watch = new ResizeObserver(() => {
      if (view && view.clientHeight > 0) setViewRatio(view.clientWidth / view.clientHeight)
      const now = stage.getBoundingClientRect()
      if (stage.querySelector('.pieces')) glide(stage, before, now)
      before = now
    })
    if (view) watch.observe(view)
    return () => watch.disconnect()
  }, [])
  const isUpright = ratio <= upright && !children
  const fills = isUpright && !isWhole
  return (
    <>
      <img className="photo-behind" src={url} alt="" aria-hidden="true" />
      <div
        ref={measure}
        className={classes('photo-stage', fills === ratio < viewRatio && 'photo-stage-wide')}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <img
          src={url}
          alt={t('Your photo')}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
          }}
        />
        {children}
      </div>
      {isUpright && (
        <button
          type="button"
          className="photo-whole"
          aria-pressed={isWhole}
          aria-label={t('Show the whole photo')}
          onClick={() => setIsWhole(!isWhole)}
        />
      )}
    </>
  )
}
