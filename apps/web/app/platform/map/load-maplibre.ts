import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

// Without its address the worker never starts and the map stays grey, without an error.
maplibre.setWorkerUrl(workerUrl)
// Each worker loads half a megabyte of code first, and the ground is four small files.
maplibre.setWorkerCount(1)

export { maplibre }
