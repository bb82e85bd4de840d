import { type RefObject, useEffect, useState } from 'react'
import type { MapViewProps } from '../map-view-props.ts'
import { demoCityView } from '../town.ts'
import { fitted, following, openingSight, sightOf } from './map-camera.ts'
import type { Camera, Size } from './mercator.ts'

/** What the still picture shows: it opens as the live map would, and follows what the map keeps in sight. */
export function useStillCamera(props: MapViewProps, size: Size | undefined, opened: RefObject<Camera | undefined>) {
  const { center = demoCityView, zoom = demoCityView.zoom } = props
  const sight = sightOf(props)
  const key = JSON.stringify(sight)
  const [shown, setShown] = useState<{ camera: Camera; key: string }>()
  if (size && shown?.key !== key) {
    const first = openingSight(props)
    const opening = first ? fitted(first, size, zoom) : { center, zoom }
    const next = (camera: Camera) => (sight ? following(camera, sight, size, zoom) : camera)
    setShown({ camera: shown ? next(shown.camera) : opening, key })
  }
  // The live map opens at it.
  useEffect(() => {
    opened.current = shown?.camera
  }, [opened, shown])
  return shown?.camera
}
