/** The text of a QR code in the video's current picture; undefined where there is none. */
export type ReadVideo = (video: HTMLVideoElement) => Promise<string | undefined>

/** Of browsers that read codes themselves; TypeScript does not know it. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** A reader of QR codes: the browser's, else one in JavaScript, which is loaded now. */
export async function openQrReader(): Promise<ReadVideo> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes('qr_code')) return inJavaScript()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video)).at(0)?.rawValue
}

/** A wider picture holds no more of a code that fills a good part of it. */
const mostWide = 960

async function inJavaScript(): Promise<ReadVideo> {
  const { default: decodeQr } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, mostWide / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const image = context?.getImageData(0, 0, canvas.width, canvas.height)
    // Throws where it finds no code.
    return image && decodeQr(image)
  }
}
