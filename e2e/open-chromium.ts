import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs } from './chromium-args.ts'

/** The browser of the journeys, for programs that are no tests. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumArgs() })
