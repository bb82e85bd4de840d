/** Four digits of a signature: they look drawn by lot, and are the same at every look. */
export const pinOf = (signature: string): string =>
  String(Buffer.from(signature, 'base64url').readUInt32BE() % 10_000).padStart(4, '0')
