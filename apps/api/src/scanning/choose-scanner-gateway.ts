import type { Vision } from '../platform/config/config.ts'
import type { Log } from '../platform/log/log.ts'
import { createEmbeddedScanner } from './embedded/embedded-scanner.ts'
import type { PhotoGateway } from './photo-gateway.ts'
import type { OwnScanner, ScannerGateway } from './scanner-gateway.ts'
import { createPhotoLane } from './sharp/photo-lane.ts'
import { createVisionLabelReader } from './vision/vision-label-reader.ts'
import { createVisionModel } from './vision/vision-model.ts'
import { createVisionScanner } from './vision/vision-scanner.ts'

/** What reads pictures otherwise may be given by tests and demo data. */
export interface GivenScanners {
  readonly scanner?: OwnScanner
  readonly photos?: PhotoGateway | undefined
  readonly log: Log
}

/** The embedded scanner, before it a vision model where one is configured, and before both the one that is asked first. What was passed in stays open. */
export function chooseScannerGateway(config: Vision | undefined, given: GivenScanners, first?: ScannerGateway) {
  const scanner = given.scanner ?? createEmbeddedScanner({ log: given.log })
  const vision = config && createVisionModel(config)
  const lane = createPhotoLane()
  const photos = given.photos ?? lane
  return {
    scanner,
    vision,
    photos,
    labelReaders: [...(vision ? [createVisionLabelReader(vision)] : []), scanner.labels],
    scanners: [...(first ? [first] : []), ...(vision ? [createVisionScanner(vision)] : []), scanner],
    close: async () => {
      lane.close()
      await vision?.close()
      if (!given.scanner) await scanner.close()
    },
  }
}
