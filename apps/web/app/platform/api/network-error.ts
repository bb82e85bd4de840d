/** The server could not be reached: nothing is known about what it did. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('You seem to be offline. Check the connection and try again.', { cause })
    this.name = 'NetworkError'
  }
}
