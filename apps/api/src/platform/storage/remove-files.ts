import type { Storage } from './storage.ts'

/** What a job does that removes files; a key that is gone already is no error, so that it can be tried again. */
export const removeFiles =
  (storage: Pick<Storage, 'remove'>) =>
  async ({ keys }: { readonly keys: readonly string[] }): Promise<void> => {
    for (const key of keys) await storage.remove(key)
  }
