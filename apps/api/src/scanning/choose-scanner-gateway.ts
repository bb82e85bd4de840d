import type { Vision } from '../platform/config/config.ts'
import { createEmbeddedScanner } from './embedded/embedded-scanner.ts'
import type { OwnScanner, ScannerGateway } from './scanner-gateway.ts'
import { createPhotoLane } from './sharp/photo-lane.ts'
import { createVisionLabelReader } from './vision/vision-label-reader.ts'
import { createVisionModel } from './vision/vision-model.ts'
import { createVisionScanner } from './vision/vision-scanner.ts'

/** The embedded scanner, before it a vision model where one is configured, and before both the one that is asked first. A scanner that was passed in stays open. */
export function chooseScannerGateway(
  config: Vision | undefined,
  given: OwnScanner | undefined,
  first?: ScannerGateway,
) {
  const scanner = given ?? createEmbeddedScanner()
  const vision = config && createVisionModel(config)
  const photos = createPhotoLane()
  return {
    scanner,
    vision,
    photos,
    labelReaders: [...(vision ? [createVisionLabelReader(vision)] : []), scanner.labels],
    scanners: [...(first ? [first] : []), ...(vision ? [createVisionScanner(vision)] : []), scanner],
    close: async () => {
      photos.close()
      await vision?.close()
      if (!given) await scanner.close()
    },
  }
}
