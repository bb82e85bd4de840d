import { problem } from '@washline/contract/envelope'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyRequest } from 'fastify'
import { callEndpoint } from '../../platform/http/call-endpoint.ts'
import type { Http } from '../../platform/http/http.ts'
import type { McpResult } from '../../platform/mcp/mcp-tool.ts'
import { refusedResult } from '../rules/refused-result.ts'
import type { Tool } from '../rules/tool.ts'
import { waitingResult } from '../rules/waiting-result.ts'

/** Makes the tool's call of the API as its caller, who has the same rights, limits and refusals there. */
export async function callTool(
  http: Pick<Http, 'fastify'>,
  tool: Tool,
  input: unknown,
  caller: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<McpResult> {
  const planned = tool.plan(input)
  if ('errors' in planned) {
    const { code, message } = platformRefusals.invalid
    return refusedResult({ code, message, errors: planned.errors }, tool.name, undefined)
  }
  const { status, body, retryAfterS } = await callEndpoint(http, tool.endpoint, planned.call, caller)
  if (status === 200) return planned.show(body)
  if (status === 202) return waitingResult(body)
  return refusedResult(problem.parse(body), tool.name, retryAfterS)
}
