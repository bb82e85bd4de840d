import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'vitest'

type Data = ReturnType<typeof JSON.parse>

export interface Agent {
  readonly client: Client
  /** Calls a tool that succeeds, and returns its data. */
  readonly use: (tool: string, input?: Record<string, unknown>) => Promise<Data>
  /** Calls a tool that is refused, and returns why. */
  readonly refused: (tool: string, input?: Record<string, unknown>) => Promise<Data>
}

/** The unmodified client of the protocol's SDK, with a person's token. */
export async function connectAgent(origin: string, token: string): Promise<Agent> {
  const client = new Client({ name: 'test-agent', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }))
  // The client holds each answer against the tool's output schema once it has listed them.
  await client.listTools()
  const call = (name: string, input: Record<string, unknown> = {}) => client.callTool({ name, arguments: input })
  return {
    client,
    use: async (tool, input) => {
      const result = await call(tool, input)
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
      return result.structuredContent
    },
    refused: async (tool, input) => {
      const result = await call(tool, input)
      expect(result.isError, JSON.stringify(result.content)).toBe(true)
      return result._meta?.['washline/refusal']
    },
  }
}
