import { garmentById } from '@washline/contract/scanning/catalogue'
import { colours } from '@washline/contract/scanning/colours'
import { garmentIdSchema } from '@washline/contract/scanning/priced-catalogue'
import { z } from 'zod'
import { messageOf } from '../../../platform/log/describe-error.ts'
import { ScannerFailure, type ScannerGateway } from '../../../scanning/index.ts'
import type { AskGateway } from './ask-gateway.ts'

const share = z.number().min(0).max(1)
const seen = z
  .array(
    z.object({
      garment: garmentIdSchema,
      colour: z.enum(colours).optional(),
      quantity: z.int().min(1).max(99),
      confidence: share,
      boxes: z.array(z.tuple([share, share, share, share])).max(99),
    }),
  )
  .max(60)

/** A scanner by an extension; where it fails or is off, the next scanner is asked. */
export const scannerOf = (ask: AskGateway): ScannerGateway => ({
  name: 'extension',
  scan: async (jpeg) => {
    try {
      const items = seen.parse(await ask('scan', jpeg))
      return items.map((item) => {
        const garment = garmentById(item.garment)
        return { ...item, garment, category: garment.category }
      })
    } catch (error) {
      throw new ScannerFailure('failed', messageOf(error))
    }
  },
  close: async () => undefined,
})
