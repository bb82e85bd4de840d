let current: string | undefined

/** The id of the live connection, so that the server leaves this one out when it tells the others. */
export const socketId = (): string | undefined => current

export const setSocketId = (id: string | undefined): void => {
  current = id
}
