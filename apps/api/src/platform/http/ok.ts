/** The envelope of an answer that worked. */
export const ok = <Data>(data: Data) => ({ success: true as const, data })
