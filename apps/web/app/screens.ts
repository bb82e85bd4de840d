import { type ComponentType, use } from 'react'
import type { MetaTag } from './platform/navigation/page-meta.ts'

/** What a file of `routes/` exports. */
interface ScreenModule {
  readonly default: ComponentType
  readonly meta?: () => readonly MetaTag[]
}

const files = import.meta.glob<ScreenModule>(['./routes/*.tsx', './routes/layouts/*.tsx', '!./routes/ui-gallery.tsx'])
if (import.meta.env.DEV) files['./routes/ui-gallery.tsx'] = () => import('./routes/ui-gallery.tsx')

const pathOf = (file: string) => `./routes/${file}.tsx`
const modules = new Map<string, Promise<ScreenModule>>()
const failed = new Set<string>()

export const hasScreen = (file: string): boolean => pathOf(file) in files

function load(file: string): Promise<ScreenModule> {
  const running = modules.get(file)
  if (running) return running
  const module = files[pathOf(file)]?.() ?? Promise.reject(new Error(`routes/${file}.tsx does not exist`))
  modules.set(file, module)
  module.then(
    // React reads a promise that has these without suspending: hydration and screens seen before show no frame.
    (value) => Object.assign(module, { status: 'fulfilled', value }),
    () => failed.add(file),
  )
  return module
}

/** Loads files of `routes/` side by side. One that failed before is requested again. */
export async function loadScreens(names: readonly string[]): Promise<void> {
  for (const file of names) if (failed.delete(file)) modules.delete(file)
  await Promise.all(names.map(load))
}

/** A file of `routes/`; suspends until it is loaded. */
export const useScreen = (file: string): ScreenModule => use(load(file))
