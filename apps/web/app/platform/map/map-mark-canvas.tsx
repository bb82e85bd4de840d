import { useEffect, useEffectEvent, useRef } from 'react'
import { type MapMouseEvent, useMap } from 'react-map-gl/maplibre'
import { drawMarks } from './draw-marks.ts'
import { clusterAt, clusterMarks, type MarkCluster } from './map-marks.ts'
import type { MapMarks } from './map-view-props.ts'
import { useMapTheme } from './use-map-theme.ts'

/** Thousands of marks on one canvas over the map: elements of their own would take seconds. */
export function MapMarkCanvas({ marks, variants, label, onChoose }: MapMarks) {
  const { current: map } = useMap()
  const theme = useMapTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<readonly MarkCluster[]>([])
  const choose = useEffectEvent(({ point }: MapMouseEvent) => {
    const chosen = clusterAt(drawn.current, point)
    if (chosen) onChoose(chosen.marks)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the inks that the stylesheet has for the theme are read when it is drawn
  useEffect(() => {
    if (!map || !canvas.current) return
    const surface = canvas.current
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const project = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
        map.project([longitude, latitude])
      drawn.current = clusterMarks(marks, variants, { width, height, project })
      drawMarks(surface, { clusters: drawn.current, variants, width, height })
    }
    const point = ({ point: at }: MapMouseEvent) => {
      map.getCanvas().style.cursor = clusterAt(drawn.current, at) ? 'pointer' : ''
    }
    const click = (event: MapMouseEvent) => choose(event)
    draw()
    map.on('move', draw)
    map.on('resize', draw)
    map.on('mousemove', point)
    map.on('click', click)
    return () => {
      map.off('move', draw)
      map.off('resize', draw)
      map.off('mousemove', point)
      map.off('click', click)
    }
  }, [map, marks, variants, theme])
  return <canvas ref={canvas} className="map-marks" role="img" aria-label={label} />
}
