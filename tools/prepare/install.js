import { existsSync, readFileSync } from 'node:fs'
import { dropUnread } from './drop-unread.js'
import { PrepareError, quietly } from './progress.js'
import { inProject, isPresent, machineEnvironment, projectNode, root } from './project.js'

/** Installs exactly as locked what building and running need, and for `tests` all else too, unless it is there already. */
export async function ensureInstalled({ tests = true } = {}) {
  if (isInstalled(tests)) return
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', tests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=warn']
  await quietly('Installing dependencies', npm, args, { cwd: root, env: machineEnvironment() })
  if (!isInstalled(tests)) {
    throw new PrepareError(
      'npm ci ended without an error, but the dependencies are incomplete. ' +
        'If install scripts are switched off (npm config get ignore-scripts), allow them for this project.',
    )
  }
  if (!tests) dropUnread()
}

/** npm writes its record of what lies in node_modules last, so a cut-off installation has none. */
function isInstalled(tests) {
  const record = 'node_modules/.package-lock.json'
  if (!isPresent(record) || !isPresent('node_modules', '.bin') || !existsSync(projectNode())) return false
  const wanted = readPackages('package-lock.json')
  const present = readPackages(record)
  return Object.entries(wanted).every(
    ([folder, entry]) =>
      folder === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !tests) ||
      entry.version === present[folder]?.version,
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}
