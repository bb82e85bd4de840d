import type { Storage } from './storage.ts'

/** Stores a photo, then writes down what refers to it; where that fails, the file goes again. */
export async function storePhoto<Stored>(
  storage: Pick<Storage, 'put' | 'remove'>,
  jpeg: Buffer,
  refer: (key: string) => Promise<Stored>,
): Promise<Stored> {
  const key = await storage.put(jpeg)
  try {
    return await refer(key)
  } catch (error) {
    // The original error is thrown even if the file cannot be removed.
    await storage.remove(key).catch(() => undefined)
    throw error
  }
}
