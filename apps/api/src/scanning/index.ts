export { createEmbeddedScanner } from './embedded/embedded-scanner.ts'
export type { NormalisedPhoto, PhotoGateway, PhotoRefusal } from './photo-gateway.ts'
export { type Box, type ScannedItem, ScannerFailure, type ScannerGateway } from './scanner-gateway.ts'
export { sharpPhotos } from './sharp/normalise-photo.ts'
