import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { collect, PrepareError, print } from './progress.js'
import { command, inProject, machineEnvironment, projectNode, root } from './project.js'

const PLAYWRIGHT_LIMIT_MS = 240_000
// The shell has no windows to draw, so pages get more of the machine. Distributions package it under this name.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** A Chromium that really starts: given, Playwright's own, freshly installed, or whatever the machine has. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await works(given)) return given
    throw new PrepareError(`CHROMIUM_PATH is ${given}, but no Chromium starts there.`)
  }
  const tried = []
  for (const [name, source] of sources()) {
    const file = await source()
    if (file && (await works(file))) return file
    tried.push(name)
  }
  throw new PrepareError(
    `No Chromium for the browser tests. Tried: ${tried.join(', ')}. Install Chromium, or set CHROMIUM_PATH to one.`,
  )
}

function sources() {
  return [
    ["Playwright's own", playwrightBrowser],
    ['the machine (PATH)', onPath],
    ["Playwright's installer", installWithPlaywright],
    ['the system package manager', installWithApt],
  ]
}

function playwrightBrowser() {
  const { chromium } = createRequire(inProject('package.json'))('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...candidates, mac].find((file) => existsSync(file))
}

async function installWithPlaywright() {
  print('Installing Chromium with Playwright ...')
  const args = [command('playwright'), 'install', 'chromium']
  const { code } = await collect(projectNode(), args, { cwd: root, timeout: PLAYWRIGHT_LIMIT_MS, env: process.env })
  if (code !== 0) print('  not reachable from here')
  return code === 0 ? playwrightBrowser() : undefined
}

async function installWithApt() {
  const prefix = await administrator()
  if (!prefix) return undefined
  print('Installing Chromium with apt-get ...')
  const env = machineEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  await collect(prefix[0], [...prefix.slice(1), 'update'], { env })
  for (const chromium of [SHELL, 'chromium']) {
    const packages = ['install', '-y', '--no-install-recommends', chromium, 'fonts-liberation']
    const { code, output } = await collect(prefix[0], [...prefix.slice(1), ...packages], { env })
    if (code === 0) break
    print(output.trim().split('\n').slice(-5).join('\n'))
  }
  return onPath()
}

/** How to call apt-get with the right to install, or nothing where that is impossible. */
async function administrator() {
  const env = machineEnvironment()
  if ((await collect('apt-get', ['--version'], { env })).code !== 0) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  const sudo = await collect('sudo', ['-n', 'true'], { env })
  return sudo.code === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

/** A browser without its system libraries is present and useless: ask it for its version. */
async function works(file) {
  const { code, output } = await collect(file, ['--version'], { timeout: 20_000, env: machineEnvironment() })
  return code === 0 && /chrom/i.test(output)
}
