import { messages } from '@washline/contract/messages'

/** The server could not be reached: nothing is known about what it did. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(messages.offline, { cause })
    this.name = 'NetworkError'
  }
}
