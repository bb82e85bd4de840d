import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'

export interface PhotoStageProps {
  url: string
  /** The found pieces, over the whole photo. */
  children?: ReactNode
}

/** Up to this ratio of width to height a photo fills the view. */
const upright = 0.76

/** The photo: an upright one fills the view until it is pressed or its pieces are shown; behind any other lies the photo itself. */
export function PhotoStage({ url, children }: PhotoStageProps) {
  const [ratio, setRatio] = useState(4 / 3)
  const [isWhole, setIsWhole] = useState(false)
  const [viewRatio, setViewRatio] = useState(1)
  const measure = useCallback((stage: HTMLDivElement) => {
    const view = stage.parentElement
    const watch = new ResizeObserver(() => {
      if (view && view.clientHeight > 0) setViewRatio(view.clientWidth / view.clientHeight)
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
