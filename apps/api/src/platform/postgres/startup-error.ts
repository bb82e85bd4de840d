/** A reason not to start that the person at the keyboard can act on: print the message alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
