let current: string | undefined

/** The id of the live connection, so that the server excludes it from its broadcasts. */
export const socketId = (): string | undefined => current

export const setSocketId = (id: string | undefined): void => {
  current = id
}
