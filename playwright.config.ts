import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './e2e/chromium-args.ts'

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Those that need the demo's Washers, or zones that no other journey may see. */
const alone = ['alone-with-autopilot.spec.ts', 'demo-city.spec.ts', 'zones.spec.ts']

/**
 * They keep a core busy, with axe over every screen or a model in the browser: one after the other, in a row that is about
 * as long as those of the others.
 */
const heavy = ['every-screen.spec.ts', 'two-taps.spec.ts']

/** Of the others, whose people wait for each other: with a heavy one that is more than there are cores, and none idles. */
const peopleWorkers = Math.max(2, availableParallelism() - 1)

/** The global set-up starts both markets and passes their addresses in the environment. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/washline/e2e-results',
  globalSetup: './e2e/global-setup.ts',
  // The alone ones wait for the market’s clock most of their time, so they take no place of the others.
  workers: peopleWorkers + 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Limits are for what never comes: a wait ends with the state that it waits for, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    // A trace copies every page at every step, on cores that the journeys need: one that failed is run alone with `--trace on`.
    trace: 'off',
    launchOptions: { args: chromiumArgs(), ...(existsSync(installed) ? { executablePath: installed } : {}) },
  },
  projects: [
    {
      name: 'alone',
      testMatch: alone,
      workers: 1,
      // The Washers of the demo take their time.
      timeout: 480_000,
      use: { baseURL: process.env.WASHLINE_E2E_ALONE },
    },
    {
      name: 'heavy',
      testMatch: heavy,
      workers: 1,
      use: { baseURL: process.env.WASHLINE_E2E_PEOPLE },
    },
    {
      name: 'people',
      testIgnore: [...alone, ...heavy],
      workers: peopleWorkers,
      use: { baseURL: process.env.WASHLINE_E2E_PEOPLE },
    },
  ],
})
