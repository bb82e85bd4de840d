export { chooseScannerGateway, type GivenScanners } from './choose-scanner-gateway.ts'
export { createEmbeddedScanner } from './embedded/embedded-scanner.ts'
export type { LabelGateway } from './label-gateway.ts'
export type { PhotoGateway, SentPhoto } from './photo-gateway.ts'
export { catalogueOf, catalogueVersions, currentCatalogue } from './queries.ts'
export { garmentAppearance } from './rules/appearance.ts'
export { likenessInScan } from './rules/compare-appearances.ts'
export { differingBits, fingerprintOf, fingerprintSide, turnedFingerprints } from './rules/fingerprint.ts'
export type { SeenGarment } from './rules/garment-appearance.ts'
export { groupItems } from './rules/group-items.ts'
export { isSamePhoto } from './rules/is-same-photo.ts'
export { matchPieces } from './rules/match-pieces.ts'
export { type EarlierPiece, recognizePieces } from './rules/recognize-pieces.ts'
export { rowsOf } from './rules/show-catalogue.ts'
export {
  type Box,
  type GarmentInspector,
  type OwnScanner,
  type ScannedItem,
  ScannerFailure,
  type ScannerGateway,
} from './scanner-gateway.ts'
export { createPhotoLane } from './sharp/photo-lane.ts'
export { insertCatalogue } from './store.ts'
export { acceptLogo, acceptPhoto } from './use-cases/accept-photo.ts'
export { type LabelRead, readLabel } from './use-cases/read-label.ts'
export { type Scan, scanPhoto } from './use-cases/scan-photo.ts'
export { createVisionModel, type VisionModel } from './vision/vision-model.ts'
