import type { Mail } from '../../../platform/mail/mail.ts'
import type { Files } from '../../../platform/storage/storage.ts'
import type { AskGateway } from './ask-gateway.ts'

/** An email that fails is sent again by its job. */
export const mailOf = (ask: AskGateway): Mail => ({ send: async (email) => void (await ask('send', email)) })

export const filesOf = (ask: AskGateway): Files => ({
  put: async (name, jpeg) => void (await ask('put', name, jpeg)),
  get: async (name) => {
    const bytes = await ask('get', name)
    if (bytes === undefined) return undefined
    if (bytes instanceof Uint8Array) return Buffer.from(bytes)
    throw new Error('the storage of an extension answered something else than bytes')
  },
  remove: async (name) => void (await ask('remove', name)),
})
