/** An event on its way to sockets. `json` is the payload as JSON text, which the protocol carries as a string. */
export interface LiveEvent {
  readonly channel: string
  readonly event: string
  readonly json: string
  readonly exceptSocketId: string | null
}
