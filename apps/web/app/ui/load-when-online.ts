import { networkBack } from './network-back.ts'

const retryMs = 5_000

/** Loads code for a screen; where that fails without a network, the screen stays as it is and the code comes once there is one. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      await networkBack(retryMs)
    }
  }
}
