import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useConfig } from '../../api/use-config.ts'
import { t } from '../../i18n/i18n.ts'
import { useOnline } from '../../network/use-online.ts'
import { MapLoading } from '../map-loading.tsx'
import { mapAttribution } from '../map-style.ts'
import type { MapViewProps } from '../map-view-props.ts'
import { useMapTheme } from '../use-map-theme.ts'
import { filesOf } from './load-ground.ts'
import { type Camera, type Projection, projectionOf, toPlace } from './mercator.ts'
import { StillGround } from './still-ground.tsx'
import { StillOverlays } from './still-overlays.tsx'
import { StillPins } from './still-pins.tsx'
import { useGround } from './use-ground.ts'
import { useSize } from './use-size.ts'
import { useStillCamera } from './use-still-camera.ts'

/** Comes with the map's code for a step that reads its ground ahead. */
export { filesAround, loadGround } from './load-ground.ts'

export interface StillMapProps extends MapViewProps {
  /** Receives what is shown, for the live map to open at. */
  opened: RefObject<Camera | undefined>
  /** Whether the live map is there already, with pins of its own. */
  isBelow: boolean
}

/** The map before it lives: its ground from the same style and files as one picture, with pins that can be moved. */
export function StillMap({ opened, isBelow, ...props }: StillMapProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const size = useSize(frame)
  const camera = useStillCamera(props, size, opened)
  const view = useMemo(() => (camera && size ? projectionOf(camera, size) : undefined), [camera, size])
  return (
    <div ref={setFrame} className="map-still">
      {view && <StillPicture {...props} isBelow={isBelow} view={view} />}
      <PickOn frame={frame} view={view} onPick={isBelow ? undefined : props.onPick} />
    </div>
  )
}

function StillPicture({ view, isBelow, ...props }: MapViewProps & { view: Projection; isBelow: boolean }) {
  const theme = useMapTheme()
  const config = useConfig()
  const isOnline = useOnline()
  const isBuiltIn = config ? config.maps.style_url === null : !isOnline
  return (
    <>
      {isBuiltIn ? <BuiltIn view={view} isBelow={isBelow} /> : !isBelow && <MapLoading />}
      {!isBelow && <StillOverlays {...props} view={view} theme={theme} />}
      {!isBelow && <StillPins pins={props.pins ?? []} view={view} />}
    </>
  )
}

function BuiltIn({ view, isBelow }: { view: Projection; isBelow: boolean }) {
  const theme = useMapTheme()
  const { ground, isWhole, hasFailed } = useGround(filesOf(view))
  return (
    <>
      <StillGround ground={ground} view={view} theme={theme} />
      {!isBelow && <p className="map-attribution">{mapAttribution}</p>}
      {!isWhole && !hasFailed && <MapLoading />}
      {hasFailed && !isBelow && (
        <p className="map-note" role="status">
          {t('The map could not be loaded. It returns when you are back online.')}
        </p>
      )}
    </>
  )
}

interface PickOnProps {
  frame: HTMLElement | null
  view: Projection | undefined
  onPick: MapViewProps['onPick'] | undefined
}

/** A tap on the picture picks the place, as on the live map; pins are moved by the keyboard. */
function PickOn({ frame, view, onPick }: PickOnProps) {
  const pick = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    if (!frame || !view || !onPick) return
    const { left, top } = frame.getBoundingClientRect()
    onPick(toPlace([clientX - left, clientY - top], view))
  })
  useEffect(() => {
    if (!frame) return
    const click = (event: MouseEvent) => pick(event)
    frame.addEventListener('click', click)
    return () => frame.removeEventListener('click', click)
  }, [frame])
  return null
}
