/** A load that is done once; `now` has what it brought, if it is there. */
export type Once<T> = (() => Promise<T>) & { readonly now: () => T | undefined }

/**
 * A load whose promise is kept, and which React's `use` reads without suspending once it is there: a part that was loaded before
 * shows no empty frame. A failed one is tried again by the next call.
 */
export function once<T>(load: () => Promise<T>): Once<T> {
  let running: Promise<T> | undefined
  let brought: T | undefined
  const run = () => {
    if (running) return running
    const module = load()
    running = module
    module.then(
      (value) => {
        brought = value
        Object.assign(module, { status: 'fulfilled', value })
      },
      () => {
        running = undefined
      },
    )
    return module
  }
  return Object.assign(run, { now: () => brought })
}

/** A part of what a load brings. */
export const partOf = <T, P>(load: Once<T>, pick: (brought: T) => P): Once<P> =>
  Object.assign(async () => pick(await load()), {
    now: () => {
      const brought = load.now()
      return brought === undefined ? undefined : pick(brought)
    },
  })
