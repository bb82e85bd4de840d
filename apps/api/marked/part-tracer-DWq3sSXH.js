import "./part-rolldown-runtime-BcUA5ExT.js";
import { randomBytes, randomUUID } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
// apps/api/src/platform/log/log-context.ts
const contexts = new AsyncLocalStorage();
const withLogContext = (context, work) => contexts.run(context, work);
const logContext = () => contexts.getStore() ?? {};
// apps/api/src/platform/tracing/tracer.ts
const spanKinds = {
	server: 2,
	client: 3,
	consumer: 5
};
const newTraceId = () => randomUUID().replaceAll("-", "");
const newSpanId = () => randomBytes(8).toString("hex");
export { withLogContext as a, logContext as i, newTraceId as n, spanKinds as r, newSpanId as t };
