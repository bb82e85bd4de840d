import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { McpResource, McpResult, McpTool } from './mcp-tool.ts'

/** What one caller gets by the protocol. */
export interface Answers {
  /** How the tools belong together, for the client's model. */
  readonly instructions: string
  readonly tools: readonly McpTool[]
  readonly callTool: (name: string, input: unknown) => Promise<McpResult>
  readonly resources: readonly McpResource[]
  readonly readResource: (uri: string) => Promise<string | undefined>
}

const info = { name: 'washline', title: 'Washline', version: '1' }

/** Nothing is asked of clients, so none of their answers is validated. */
const noValidation = {
  getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never,
}

const toResult = (result: McpResult): CallToolResult => {
  const content = [{ type: 'text' as const, text: result.text }]
  return 'data' in result
    ? { content, structuredContent: { ...result.data } }
    : { content, isError: true, _meta: { 'washline/refusal': result.refusal } }
}

/** The protocol's server for one message. */
export function protocolServer(answers: Answers, onFault: (error: unknown) => void): Server {
  const server = new Server(info, {
    capabilities: { tools: {}, resources: {} },
    instructions: answers.instructions,
    jsonSchemaValidator: noValidation,
  })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: answers.tools.map((tool) => ({ ...tool })) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    if (!answers.tools.some(({ name }) => name === params.name))
      throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}" for this caller.`)
    try {
      return toResult(await answers.callTool(params.name, params.arguments ?? {}))
    } catch (error) {
      onFault(error)
      throw new McpError(ErrorCode.InternalError, 'The server failed. Repeat the call later with the same arguments.')
    }
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: answers.resources.map((resource) => ({ ...resource, mimeType: 'application/json' })),
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    const text = await answers.readResource(params.uri)
    if (text === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no resource "${params.uri}".`)
    return { contents: [{ uri: params.uri, mimeType: 'application/json', text }] }
  })
  return server
}
