import { photoFile } from './photos.ts'

/** A camera that shows laundry, a map without a graphics card, and no calls of the browser's own. */
export const chromiumArgs = (): string[] => [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${photoFile('camera.mjpeg')}`,
  // Only maps need the software that draws like a graphics card; pages without one are cheaper.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
