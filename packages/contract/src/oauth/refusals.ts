import type { RefusalCatalogue } from '../refusal.ts'

const oauthMessages = {
  unknownClient: 'This program has not introduced itself here, or too long ago. Start again from the program.',
  wrongRedirect: 'This program asks to be answered at an address that it has not named before. Do not go on.',
} as const

/** Of a request of a client, what is shown to the person and never sent to the address in it. */
export const oauthRefusals = {
  unknownClient: {
    code: 'unknown_client',
    status: 400,
    message: oauthMessages.unknownClient,
    description: 'No client is registered under this `client_id`.',
  },
  wrongRedirect: {
    code: 'wrong_redirect',
    status: 400,
    message: oauthMessages.wrongRedirect,
    description: 'The `redirect_uri` is none of those that the client has registered.',
  },
} as const satisfies RefusalCatalogue
