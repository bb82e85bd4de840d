import type { Storage } from './storage.ts'

/** Stores a photo, then writes down what refers to it; where that fails, the file goes again. */
export async function keepPhoto<Kept>(
  storage: Pick<Storage, 'put' | 'remove'>,
  jpeg: Buffer,
  refer: (key: string) => Promise<Kept>,
): Promise<Kept> {
  const key = await storage.put(jpeg)
  try {
    return await refer(key)
  } catch (error) {
    // Why it failed is told even where the file cannot be removed.
    await storage.remove(key).catch(() => undefined)
    throw error
  }
}
