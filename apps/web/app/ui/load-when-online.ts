import { networkBack } from './network-back.ts'

const retryMs = 5_000

/**
 * Loads code for a screen; where that fails without a network, the screen stays as it is and the code comes once there is one. The network may be
 * back by the time that a failure is known, so it is tried once more before it counts.
 */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) await networkBack(retryMs)
      else if (++failures > 1) throw error
    }
  }
}
