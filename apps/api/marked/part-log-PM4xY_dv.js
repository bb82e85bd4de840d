import "./part-rolldown-runtime-BcUA5ExT.js";
import { S as require_pino, v as vendorAwayEvent, x as isAway } from "./part-database-DxsjuYL6.js";
import { t as require_prom_client } from "./part-prom-client-DVdGxbZ4.js";
import { i as logContext } from "./part-tracer-DWq3sSXH.js";
// apps/api/src/platform/log/count-repeats.ts
var import_pino = require_pino();
var import_prom_client = require_prom_client();
const windowMs = 3e4;
function countRepeats(write) {
	const open = new Map();
	return (key, line) => {
		const repeats = open.get(key);
		if (repeats) {
			repeats.times += 1;
			return;
		}
		const mine = { times: 0 };
		open.set(key, mine);
		write(line);
		const report = () => {
			if (mine.times === 0) return void open.delete(key);
			write({
				...line,
				times: mine.times
			});
			mine.times = 0;
			setTimeout(report, windowMs).unref();
		};
		setTimeout(report, windowMs).unref();
	};
}
// apps/api/src/platform/log/describe-error.ts
const ownNames = new Set([
	"Error",
	"TypeError",
	"RangeError",
	"ReferenceError"
]);
function describeError(thrown) {
	if (!(thrown instanceof Error)) return { cause: `a thrown ${typeof thrown}` };
	const { message, stack = "" } = thrown;
	const { code, constraint } = thrown;
	const kind = thrown.constructor.name;
	const isOwn = ownNames.has(kind) && code === void 0;
	const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .*$/gm) ?? [];
	return {
		cause: [isOwn ? `${kind}: ${message}` : kind, ...frames].join("\n"),
		...typeof code === "string" && { code },
		...typeof constraint === "string" && { constraint }
	};
}
const describeAway = (thrown) => thrown instanceof Error ? thrown.message : String(thrown);
// apps/api/src/platform/log/redact.ts
const secretName = /password|passphrase|secret|token|authorization|cookie|signature|^pin$|e_?mail|phone|latitude|longitude|^code$/i;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const bearer = /\b(?:Bearer|Basic) +[\w.~+/=-]+/gi;
const redacted = "[redacted]";
const isError = (fields) => "cause" in fields;
function redactFields(fields) {
	const entries = Object.entries(fields).map(([name, value]) => {
		if (name === "code" && isError(fields)) return [name, value];
		if (secretName.test(name)) return [name, redacted];
		return [name, redactValue(value)];
	});
	return Object.fromEntries(entries);
}
function redactValue(value) {
	if (typeof value === "string") return value.replace(emailAddress, redacted).replace(bearer, redacted);
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) return value.map(redactValue);
	if (typeof value === "object" && value !== null) return redactFields(value);
	return value;
}
// apps/api/src/platform/log/log.ts
const databaseAway = "database.away";
const logLevels = [
	"debug",
	"info",
	"warn",
	"error",
	"silent"
];
function createLog(level, write = (line) => process.stderr.write(line)) {
	const logger = openLogger(level, write);
	const errors = new import_prom_client.Counter({
		name: "washline_errors_total",
		help: "Errors of this process, by event",
		labelNames: ["event"],
		registers: []
	});
	for (const event of [databaseAway, vendorAwayEvent]) errors.inc({ event }, 0);
	const writeError = countRepeats(({ event, ...fields }) => logger.error(fields, event));
	return {
		debug: (event, fields = {}) => logger.debug(fields, event),
		info: (event, fields = {}) => logger.info(fields, event),
		warn: (event, fields = {}) => logger.warn(fields, event),
		error: (event, cause, fields = {}) => {
			errors.inc({ event: isAway(cause) ? databaseAway : event });
			if (isAway(cause)) {
				const line = {
					event: databaseAway,
					of: event,
					cause: describeAway(cause)
				};
				return writeError(line.event, {
					...logContext(),
					...fields,
					...line
				});
			}
			const line = {
				event,
				...fields,
				...cause === void 0 ? {} : describeError(cause)
			};
			writeError(JSON.stringify(line), {
				...logContext(),
				...line
			});
		},
		watch: (registry) => registry.registerMetric(errors)
	};
}
const openLogger = (level, write) => (0, import_pino.pino)({
	level,
	base: null,
	messageKey: "event",
	timestamp: () => `,"at":"${new Date().toISOString()}"`,
	formatters: {
		level: (label) => ({ level: label }),
		log: redactFields
	},
	mixin: () => ({ ...logContext() })
}, { write });
createLog("silent");
export { logLevels as n, createLog as t };
