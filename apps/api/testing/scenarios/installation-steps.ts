import * as backups from '@washline/contract/backups/endpoints'
import { claimOperator } from '@washline/contract/identity/endpoints'
import { builtInProfile } from '@washline/contract/settings/market-profile'
import * as profile from '@washline/contract/settings/profile-endpoints'
import * as setup from '@washline/contract/settings/setup-endpoints'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm } from '../harness/start-app.ts'
import type { Step } from './step.ts'

const reason = 'The installation is set up'
const colours = { accent: '#006644', on_accent: '#ffffff', accent_dark: '#99eecc', on_accent_dark: '#001100' }
const password = 'a-password-of-nobody'

/** What concerns the whole installation: its set-up, its profile, its backups. */
export const installationSteps = (): readonly Step[] => [
  {
    endpoint: claimOperator,
    by: 'guest',
    request: () => ({
      body: {
        token: 'a-token-of-no-log',
        name: 'Nobody',
        email: 'nobody@example.test',
        ...{ password, password_confirmation: password },
      },
    }),
    answers: 409,
    again: 409,
  },
  { endpoint: setup.getSetup, by: 'operator' },
  { endpoint: setup.tryOrder, by: 'operator' },
  { endpoint: profile.getMarketProfile, by: 'operator' },
  {
    endpoint: profile.uploadMarketLogo,
    by: 'operator',
    request: () => ({ form: photoForm(plainPhoto) }),
  },
  {
    endpoint: profile.changeMarketProfile,
    by: 'operator',
    request: () => ({ body: { version: 0, profile: { ...builtInProfile, colours }, reason } }),
    again: 409,
  },
  { endpoint: backups.listBackups, by: 'operator' },
  // This installation has no place for backups.
  { endpoint: backups.beginBackup, by: 'operator', request: () => ({ body: { reason } }), answers: 409, again: 409 },
]
