import "./part-rolldown-runtime-BcUA5ExT.js";
import { i as logContext, r as spanKinds, t as newSpanId } from "./part-tracer-DWq3sSXH.js";
import { hostname } from "node:os";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
// apps/api/src/platform/tracing/trace-outgoing-calls.ts
function traceOutgoingCalls(tracer) {
	const open = new WeakMap();
	const begin = (call, method, host) => {
		const { trace, span } = logContext();
		if (trace === void 0 || span === void 0) return;
		const attributes = {
			"http.request.method": method,
			"server.address": host
		};
		open.set(call, tracer.begin({
			name: `${method} ${host}`,
			kind: "client",
			trace,
			id: newSpanId(),
			parent: span,
			attributes
		}));
	};
	const end = (call, status) => {
		open.get(call)?.({
			isFault: status === void 0 || status >= 400,
			attributes: { "http.response.status_code": status }
		});
		open.delete(call);
	};
	const listeners = {
		"undici:request:create": (message) => {
			const { request } = message;
			begin(request, request.method, new URL(request.origin).hostname);
		},
		"undici:request:headers": (message) => {
			const { request, response } = message;
			end(request, response.statusCode);
		},
		"undici:request:error": (message) => end(message.request),
		"http.client.request.start": (message) => {
			const { request } = message;
			begin(request, request.method, request.host);
		},
		"http.client.response.finish": (message) => {
			const { request, response } = message;
			end(request, response.statusCode);
		},
		"http.client.request.error": (message) => end(message.request)
	};
	for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
	return () => {
		for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
	};
}
// apps/api/src/platform/tracing/otlp-tracer.ts
const sendEveryMs = 2e3;
const sendLimitMs = 5e3;
const closeLimitMs = 2e3;
const batchSize = 512;
const mostWaiting = 4096;
const wireValue = (value) => typeof value === "string" ? { stringValue: value } : { intValue: String(value) };
const attributesOf = (attributes) => Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [{
	key,
	value: wireValue(value)
}]);
const isSampled = (trace, share) => Number.parseInt(trace.slice(-8), 16) < share * 2 ** 32;
function otlpTracer({ url, headers, service, share, log }) {
	const resource = { attributes: attributesOf({
		"service.name": service,
		"host.name": hostname(),
		"process.pid": process.pid
	}) };
	let waiting = [];
	let sending = Promise.resolve();
	const send = async (spans, limitMs) => {
		const body = JSON.stringify({ resourceSpans: [{
			resource,
			scopeSpans: [{
				scope: { name: "washline" },
				spans
			}]
		}] });
		const answer = await fetch(url, {
			method: "POST",
			body,
			headers: {
				...headers,
				"content-type": "application/json"
			},
			signal: AbortSignal.timeout(limitMs)
		});
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
	};
	const flush = (limitMs) => {
		sending = sending.then(async () => {
			const spans = waiting;
			waiting = [];
			for (let at = 0; at < spans.length; at += batchSize) await send(spans.slice(at, at + batchSize), limitMs).catch((error) => log.error("tracing.unsent", error));
		});
		return sending;
	};
	const timer = setInterval(() => void flush(sendLimitMs), sendEveryMs).unref();
	const tracer = {
		begin: (span) => {
			const begunAt = nanoseconds();
			return (ended = {}) => {
				if (!isSampled(span.trace, share) || waiting.length >= mostWaiting) return;
				waiting.push(wireOf(span, begunAt, ended));
			};
		},
		close: async () => {
			clearInterval(timer);
			stopOutgoing();
			await flush(closeLimitMs);
		}
	};
	const stopOutgoing = traceOutgoingCalls(tracer);
	return tracer;
}
const nanoseconds = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e3)) * 1000n;
const wireOf = ({ trace, id, parent, link, name, kind, attributes }, begunAt, ended) => ({
	traceId: trace,
	spanId: id,
	...parent && { parentSpanId: parent },
	...link && { links: [{
		traceId: link.trace,
		spanId: link.span
	}] },
	name,
	kind: spanKinds[kind],
	startTimeUnixNano: String(begunAt),
	endTimeUnixNano: String(nanoseconds()),
	attributes: attributesOf({
		...attributes,
		...ended.attributes
	}),
	status: ended.isFault ? { code: 2 } : {}
});
export { otlpTracer };
