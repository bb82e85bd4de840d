/** A tool as the protocol lists it: JSON schemas of what goes in and what comes out. */
export interface McpTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: McpObjectSchema
  readonly outputSchema: McpObjectSchema
  readonly annotations: {
    readonly title: string
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
}

export interface McpObjectSchema {
  readonly [keyword: string]: unknown
  readonly type: 'object'
}

/** What a tool answers: data with a short text, or why it was refused. */
export type McpResult =
  | { readonly text: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly text: string; readonly refusal: Readonly<Record<string, unknown>> }

/** A text that a client may read without a call, like a price list. */
export interface McpResource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
}
