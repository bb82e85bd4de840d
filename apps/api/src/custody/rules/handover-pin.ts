/** Four digits derived from a signature, the same on every call. */
export const pinOf = (signature: string): string =>
  String(Buffer.from(signature, 'base64url').readUInt32BE() % 10_000).padStart(4, '0')
