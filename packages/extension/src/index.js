/** The major version of the interface. The server loads extensions of this one only. */
export const apiVersion = 1

/** Gives the definition as it is: it is there for its types. */
export const defineExtension = (extension) => extension

/** The same for a route, whose input takes the types of its schemas. */
export const defineRoute = (route) => route

/** A refusal of a route: the person reads the message, and nothing else of the error. */
export class Refused extends Error {
  constructor(status, message) {
    super(message)
    this.name = 'Refused'
    this.status = status
  }
}
