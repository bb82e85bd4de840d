import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './e2e/chromium-args.ts'

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Those that need the demo's Washers, or zones that no other journey may see. */
const alone = ['alone-with-autopilot.spec.ts', 'demo-city.spec.ts', 'zones.spec.ts']

/** The global set-up starts both markets and passes their addresses in the environment. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/washline/e2e-results',
  globalSetup: './e2e/global-setup.ts',
  // The alone ones wait for the market’s clock most of their time, so they take no place of the others.
  workers: 3,
  fullyParallel: true,
  // On a machine that is not ours a journey that waited too long may run once more; the summary names it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    // A trace copies every page at every step, on cores that the journeys need: where a failed one runs again, only that run has one.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: { args: chromiumArgs(), ...(existsSync(installed) ? { executablePath: installed } : {}) },
  },
  projects: [
    {
      name: 'alone',
      testMatch: alone,
      timeout: 180_000,
      workers: 1,
      use: { baseURL: process.env.WASHLINE_E2E_ALONE },
    },
    {
      name: 'people',
      testIgnore: alone,
      workers: 2,
      use: { baseURL: process.env.WASHLINE_E2E_PEOPLE },
    },
  ],
})
