import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

// Without its address the worker never starts and the map stays grey, silently.
maplibre.setWorkerUrl(workerUrl)
// Each reads half a megabyte of code before it begins, and the ground is four small files.
maplibre.setWorkerCount(1)

export { maplibre }
