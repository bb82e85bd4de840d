import { messages } from '@washline/contract/messages'

/** The server could not be reached: what it did is unknown. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(messages.offline, { cause })
    this.name = 'NetworkError'
  }
}
