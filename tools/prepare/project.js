import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..', '..')

export const inProject = (...parts) => path.join(root, ...parts)

/** The project's own Node, from its dependencies, whatever Node started us. */
export const projectNode = () =>
  inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Arguments for Node that tie the application's life to its starter's. */
export const endWithParent = ['--import', pathToFileURL(inProject('tools/prepare/end-with-parent.js')).href]

/**
 * Arguments for Node that keep the server small: left alone, Node gives new objects up to 128 MB before it looks which of them are
 * still needed.
 */
export const serverMemory = ['--max-semi-space-size=8']

/** Where Node keeps what it compiled, so that the next start of the product, or of the same program in a test, need not. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compiled') }

/** A dependency's command as a script that the project's Node can run. */
export const command = (name) => realpathSync(inProject('node_modules', '.bin', name))

/** The environment for everything we start: the project's Node and commands first on the path. */
export const projectEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [inProject('node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  ...extra,
})

/** The same without the project's commands: what the machine itself offers. */
export const machineEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`node_modules${path.sep}.bin`))
    .join(path.delimiter),
  ...extra,
})

export const isPresent = (...parts) => existsSync(inProject(...parts))
