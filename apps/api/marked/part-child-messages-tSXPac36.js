// apps/api/src/platform/child/child-messages.ts
const childReady = "ready";
export { childReady as t };
