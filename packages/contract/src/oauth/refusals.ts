import type { RefusalCatalogue } from '../refusal.ts'

const oauthMessages = {
  unknownClient: 'This program is not registered here, or its registration has expired. Start again from the program.',
  wrongRedirect: 'This program wants the answer sent to an address it did not register. Do not continue.',
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
