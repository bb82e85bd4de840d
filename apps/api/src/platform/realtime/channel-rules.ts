import { idText } from '@washline/contract/ids'
import type { Channels, Listener } from './channels.ts'

export interface ChannelRules extends Channels {
  mayHear(listener: Listener, channel: string): Promise<boolean>
}

/** The modules' rules together. A channel that no rule knows is heard by nobody. */
export function createChannelRules(): ChannelRules {
  const rules: { pattern: RegExp; mayHear: (listener: Listener, text: string) => Promise<boolean> }[] = []
  return {
    allow: (pattern, id, mayHear) => {
      rules.push({
        pattern,
        mayHear: async (listener, text) => {
          const named = idText(id).safeParse(text)
          return named.success && mayHear(listener.userId, named.data, listener)
        },
      })
    },
    mayHear: async (listener, channel) => {
      for (const rule of rules) {
        const text = rule.pattern.exec(channel)?.[1]
        if (text !== undefined) return rule.mayHear(listener, text)
      }
      return false
    },
  }
}
