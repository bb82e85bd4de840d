/** The worker's own global object. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope
