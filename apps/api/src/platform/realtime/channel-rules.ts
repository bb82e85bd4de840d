import type { Channels } from './channels.ts'

export interface ChannelRules extends Channels {
  mayHear(userId: number, channel: string): Promise<boolean>
}

/** The modules' rules together. A channel that no rule knows is heard by nobody. */
export function createChannelRules(): ChannelRules {
  const rules: { pattern: RegExp; mayHear: (userId: number, id: number) => Promise<boolean> }[] = []
  return {
    allow: (pattern, mayHear) => {
      rules.push({ pattern, mayHear })
    },
    mayHear: async (userId, channel) => {
      for (const rule of rules) {
        const id = Number(rule.pattern.exec(channel)?.[1])
        if (Number.isSafeInteger(id)) return rule.mayHear(userId, id)
      }
      return false
    },
  }
}
