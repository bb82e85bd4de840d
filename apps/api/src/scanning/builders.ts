import { garmentById } from '@washline/contract/scanning/catalogue'
import type { LabelGateway, ReadLabel } from './label-gateway.ts'
import type { GarmentAppearance } from './rules/appearance.ts'
import type { OwnScanner, ScannedItem } from './scanner-gateway.ts'

export { type FakeAnswer, startFakeVisionModel } from '../../testing/fakes/fake-vision-model.ts'
export { sharpPhotos } from './sharp/normalise-photo.ts'

/** The smallest photo that is accepted. */
export const plainPhoto = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCkBRMAAAAAAAAAB//Z',
  'base64',
)

const plainAppearance: GarmentAppearance = {
  kinds: [1],
  embedding: [1],
  tones: { l: [50], a: [0], b: [0] },
  tints: [1],
}

/** What a plain cloth of a lightness and a tint from blue to yellow looks like. */
export const aCloth = (lightness: number, tint: number): GarmentAppearance => {
  const tenths = (value: number) => Array.from({ length: 9 }, (_, at) => value + at)
  const tints = Array.from({ length: 9 }, (_, at) => Math.max(0, 1 - Math.abs(at - 4 - tint / 12)))
  return { kinds: [1], embedding: [1], tones: { l: tenths(lightness), a: tenths(0), b: tenths(tint) }, tints }
}

type ScriptedScanner = OwnScanner & {
  sees: (() => ScannedItem[] | Promise<ScannedItem[]>) | undefined
  /** How often a photo for it began to arrive. */
  prepared: number
  /** What all garments of a photo look like. */
  appearanceOf: (image: Buffer) => GarmentAppearance
  readonly labels: ScriptedLabels
}

type ScriptedLabels = LabelGateway & { reads: (() => ReadLabel) | undefined }

/** A reader of care labels whose results a test sets. */
export const scriptedLabels = (): ScriptedLabels => ({
  name: 'embedded',
  reads: undefined,
  async readLabel() {
    const wash = { options: [{ symbol: 'wash_30', bars: 1 }], isSure: true } as const
    const tumble = { options: [{ symbol: 'tumble_not', bars: 0 }], isSure: true } as const
    return this.reads?.() ?? { signs: [wash, tumble], fibers: null }
  },
})

/** A scanner whose results a test sets. */
export function scriptedScanner(): ScriptedScanner {
  const tshirts = { garment: garmentById('tshirt'), category: 'tops', quantity: 3, confidence: 0.9 } as const
  return {
    name: 'embedded',
    labels: scriptedLabels(),
    sees: undefined,
    prepared: 0,
    prepare() {
      this.prepared += 1
    },
    async scan() {
      return (await this.sees?.()) ?? [{ ...tshirts, boxes: [[0.1, 0.1, 0.3, 0.3]] }]
    },
    appearanceOf: () => plainAppearance,
    async inspect(image) {
      const items = await this.scan(image)
      return items.flatMap(({ garment, category, colour, confidence, quantity, boxes }) =>
        Array.from({ length: quantity }, (_, index) => ({
          garmentId: garment.id,
          category,
          colour,
          confidence,
          box: boxes[index] ?? ([0, 0, 1, 1] as const),
          laundry: 1,
          appearance: this.appearanceOf(image),
        })),
      )
    },
    close: async () => undefined,
  }
}

/** A photo as a browser's multipart form sends it. */
export function photoForm(photo: Buffer, fields: Record<string, string>, name: string) {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--part\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `--part\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(parts.join('') + head), photo, Buffer.from('\r\n--part--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  }
}
