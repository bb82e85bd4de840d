import { idText, type UserId } from '@washline/contract/ids'
import type { Channels } from './channels.ts'

export interface ChannelRules extends Channels {
  mayHear(userId: UserId, channel: string): Promise<boolean>
}

/** The modules' rules together. A channel that no rule knows is heard by nobody. */
export function createChannelRules(): ChannelRules {
  const rules: { pattern: RegExp; mayHear: (userId: UserId, text: string) => Promise<boolean> }[] = []
  return {
    allow: (pattern, id, mayHear) => {
      rules.push({
        pattern,
        mayHear: async (userId, text) => {
          const named = idText(id).safeParse(text)
          return named.success && mayHear(userId, named.data)
        },
      })
    },
    mayHear: async (userId, channel) => {
      for (const rule of rules) {
        const text = rule.pattern.exec(channel)?.[1]
        if (text !== undefined) return rule.mayHear(userId, text)
      }
      return false
    },
  }
}
