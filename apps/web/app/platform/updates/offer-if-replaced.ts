import { setUpdateReady } from './update-state.ts'

/** The address of this version's first module, whose name changes with every module of the app. */
export const firstModule = () => document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.src

/**
 * Code that could not be loaded may be no more, because a newer version was installed on the server, or the network was away: the
 * new version is offered where the server no longer has the first module of this one.
 */
export async function offerIfReplaced(first: string | undefined): Promise<void> {
  if (!first) return
  const answer = await fetch(first, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404) setUpdateReady(true)
}
