import { idText } from '@washline/contract/ids'
import type { Scope } from '@washline/contract/tokens/scopes'
import type { Channels, Listener } from './channels.ts'

export interface ChannelRules extends Channels {
  mayHear(listener: Listener, channel: string): Promise<boolean>
  /** What a program's token needs to hear a channel. */
  scopeOf(channel: string): Scope | undefined
}

/** The modules' rules together. A channel that no rule knows is heard by nobody. */
export function createChannelRules(): ChannelRules {
  const rules: { pattern: RegExp; scope: Scope; mayHear: (listener: Listener, text: string) => Promise<boolean> }[] = []
  return {
    allow: (pattern, id, scope, mayHear) => {
      rules.push({
        pattern,
        scope,
        mayHear: async (listener, text) => {
          const named = idText(id).safeParse(text)
          return named.success && hasScope(listener, scope) && mayHear(listener.userId, named.data, listener)
        },
      })
    },
    scopeOf: (channel) => rules.find(({ pattern }) => pattern.test(channel))?.scope,
    mayHear: async (listener, channel) => {
      for (const rule of rules) {
        const text = rule.pattern.exec(channel)?.[1]
        if (text !== undefined) return rule.mayHear(listener, text)
      }
      return false
    },
  }
}

const hasScope = ({ accessToken }: Listener, scope: Scope) => !accessToken || accessToken.scopes.includes(scope)
