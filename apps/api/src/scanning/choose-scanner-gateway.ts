import type { Vision } from '../platform/config/config.ts'
import { createEmbeddedScanner } from './embedded/embedded-scanner.ts'
import type { GarmentInspector, ScannerGateway } from './scanner-gateway.ts'
import { createPhotoLane } from './sharp/photo-lane.ts'
import { createVisionModel } from './vision/vision-model.ts'
import { createVisionScanner } from './vision/vision-scanner.ts'

/** The embedded scanner, and before it a vision model where one is configured. A scanner that was passed in stays open. */
export function chooseScannerGateway(
  config: Vision | undefined,
  given: (ScannerGateway & GarmentInspector) | undefined,
) {
  const scanner = given ?? createEmbeddedScanner()
  const vision = config && createVisionModel(config)
  const photos = createPhotoLane()
  return {
    scanner,
    vision,
    photos,
    scanners: vision ? [createVisionScanner(vision), scanner] : [scanner],
    close: async () => {
      photos.close()
      await vision?.close()
      if (!given) await scanner.close()
    },
  }
}
