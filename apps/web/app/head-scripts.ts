import { languageScript } from './platform/i18n/language-choice.ts'
import { themeScript } from './platform/theme/theme.ts'

/**
 * Zod tries whether it may compile its checks and the policy refuses, which browsers report each time. Its own switch
 * comes too late from a module: schemas are made while modules load.
 */
const zodScript = 'globalThis.__zod_globalConfig={jitless:true}'

/** Run in the head of every page before anything is drawn. */
export const headScripts = [languageScript, themeScript, zodScript].map((text) => `<script>${text}</script>`).join('')
