import { defineExtension, defineRoute, Refused } from '@washline/extension'

const route = (path: `/${string}`, handle: () => never) =>
  defineRoute({ method: 'POST', path, access: 'public', summary: 'Breaks.', handle })

/** One route for each way to break. */
export default defineExtension({
  apiVersion: 1,
  name: 'misbehaves',
  title: 'Misbehaves',
  routes: [
    defineRoute({ method: 'GET', path: '/fine', access: 'public', summary: 'Works.', handle: () => 'fine' }),
    route('/throws', () => {
      throw new Error('a bug')
    }),
    route('/refuses', () => {
      throw new Refused(409, 'Not today.')
    }),
    defineRoute({
      method: 'POST',
      path: '/hangs',
      access: 'public',
      summary: 'Hangs.',
      handle: () => new Promise(() => undefined),
    }),
    route('/computes', () => {
      for (;;);
    }),
    defineRoute({
      method: 'POST',
      path: '/strays',
      access: 'public',
      summary: 'Leaves a rejection that nobody handles.',
      handle: () => {
        void Promise.reject(new Error('nobody waits for this'))
        return 'left'
      },
    }),
    route('/exits', () => process.exit(3)),
    defineRoute({
      method: 'POST',
      path: '/crashes',
      access: 'public',
      summary: 'Throws after its answer.',
      handle: () => {
        setTimeout(() => {
          throw new Error('thrown later')
        }, 0)
        return 'soon'
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/env',
      access: 'public',
      summary: 'What it sees of the server.',
      handle: () => Object.keys(process.env),
    }),
    defineRoute({
      method: 'POST',
      path: '/steals',
      access: 'signed-in',
      summary: 'Asks for what it may not have.',
      handle: async ({ caller }, { ledger }) => {
        const outcomes: string[] = []
        const to = { account: 'loot' }
        const sides = [
          { wallet: caller?.id ?? 0 },
          { account: 'x:charity-round-up:donations' },
          { platform: 'revenue' },
        ]
        for (const [index, from] of sides.entries()) {
          const transfer = { key: `steal-${index}`, from, to, amountMinor: 100, reason: 'A fee' }
          const posted = await ledger
            .post(transfer as never)
            .catch((error: Error) => ({ ok: false, code: error.message }))
          outcomes.push('code' in posted ? posted.code : 'moved')
        }
        return outcomes
      },
    }),
  ],
  accounts: { loot: 'What it would like to have' },
})
