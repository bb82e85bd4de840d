import { messages } from '@washline/contract/messages'
import type { FastifyRequest } from 'fastify'
import { sha256 } from '../crypto/sha256.ts'
import type { Upload } from './http.ts'
import { invalid, Refusal } from './refusal.ts'

/** The one photo of a multipart request, whole, with the plain fields sent before it. What it really is, its bytes decide later. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Send the photo as multipart form data.')
  const fields: Record<string, string> = {}
  let bytes: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') bytes = await part.toBuffer()
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value
    }
  } catch (error) {
    // The form's parser throws bare errors for a form that breaks off or names no boundary; limits have codes.
    if (error instanceof Error && 'code' in error) throw error
    throw new Refusal(400, 'malformed_form', 'The form could not be read.')
  }
  if (!bytes) throw invalid({ image: ['Please choose a photo.'] })
  if (bytes.length === 0) throw invalid({ image: [messages.camera.notAnImage] })
  return { bytes, fields, digest: sha256(bytes) }
}
