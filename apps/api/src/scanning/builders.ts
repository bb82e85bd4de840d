import { garmentById } from '@washline/contract/scanning/catalogue'
import type { ScannedItem, ScannerGateway } from './scanner-gateway.ts'

/** The smallest photo that the intake takes. */
export const plainPhoto = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCkBRMAAAAAAAAAB//Z',
  'base64',
)

/** A scanner that sees what it is told to see. */
export function toldScanner(): ScannerGateway & { sees: (() => ScannedItem[]) | undefined } {
  const tshirts = { garment: garmentById('tshirt'), category: 'tops', quantity: 3, confidence: 0.9 } as const
  return {
    name: 'embedded',
    sees: undefined,
    async scan() {
      return this.sees?.() ?? [{ ...tshirts, boxes: [[0.1, 0.1, 0.3, 0.3]] }]
    },
    close: async () => undefined,
  }
}
