import { platformRefusals } from '@washline/contract/platform/refusals'
import { cameraMessages } from '@washline/contract/scanning/messages'
import type { FastifyRequest } from 'fastify'
import { sha256 } from '../crypto/sha256.ts'
import type { Upload } from './http.ts'
import { invalid, refuse } from './refusal.ts'

/**
 * The one photo of a multipart request, whole, with the plain fields sent before it. What it really is, its bytes decide later.
 * `onPhoto` hears the fields when the photo begins to arrive.
 */
export async function readUpload(
  request: FastifyRequest,
  onPhoto?: (fields: Upload['fields']) => void,
): Promise<Omit<Upload, 'by' | 'gone'>> {
  if (!request.isMultipart())
    throw refuse(platformRefusals.unsupportedMediaType, { message: 'Send the photo as multipart form data.' })
  const fields: Record<string, string> = {}
  let bytes: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        onPhoto?.(fields)
        bytes = await part.toBuffer()
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value
    }
  } catch (error) {
    // The form's parser throws bare errors for a form that breaks off or names no boundary; limits have codes.
    if (error instanceof Error && 'code' in error) throw error
    throw refuse(platformRefusals.malformedForm)
  }
  if (!bytes) throw invalid({ image: ['Please choose a photo.'] })
  if (bytes.length === 0) throw invalid({ image: [cameraMessages.notAnImage] })
  return { bytes, fields, digest: sha256(bytes) }
}
