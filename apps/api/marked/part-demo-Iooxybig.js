import "./part-rolldown-runtime-BcUA5ExT.js";
import { a as demoCustomer, c as drivenWashers, f as townspeople, g as demoPassword, l as handWasher, p as isDemoMarket, s as demoOperator } from "./part-demo-people-CWCYYH7s.js";
import { n as esm_default, t as StartupError } from "./part-startup-error-BkvHW3kN.js";
import { n as sql } from "./part-sql-4BrvcC50.js";
import { c as inHandStatuses, l as isWithdrawal, r as distanceMeters } from "./part-geo-ij7Q8jCA.js";
import { fileURLToPath } from "node:url";
import { fork } from "node:child_process";
// apps/api/src/demo/copy-market.ts
const untouched = [
	"migrations",
	"realtime_app",
	"demo_loads",
	"demo_markets",
	"disk_watches",
	"rate_limits"
];
const copies = "demo_copies";
const lockTimeoutMs = 1e4;
const attempts = 3;
const nameOf = esm_default.escapeIdentifier;
const retried = ["40P01", "55P03"];
async function asOwner(ownerUrl, work) {
	const owner = new esm_default.Client({ connectionString: ownerUrl });
	await owner.connect();
	try {
		await owner.query("begin");
		const result = await work(owner);
		await owner.query("commit");
		return result;
	} catch (error) {
		await owner.query("rollback").catch(() => void 0);
		throw error;
	} finally {
		await owner.end();
	}
}
async function tablesOf(owner) {
	const { rows } = await owner.query(`select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all($1) order by oid`, [untouched]);
	return rows.map(({ name }) => name);
}
const migrationsOf = async (owner) => (await owner.query("select count(*) from migrations")).rows.map(({ count }) => Number(count))[0] ?? 0;
const copyDemoMarket = (ownerUrl, at) => asOwner(ownerUrl, async (owner) => {
	const { rowCount } = await owner.query("select from demo_markets where copied_at is null for update");
	if (!rowCount) return;
	await owner.query(`drop schema if exists ${copies} cascade`);
	await owner.query(`create schema ${copies}`);
	for (const table of await tablesOf(owner)) await owner.query(`create table ${copies}.${nameOf(table)} as table public.${nameOf(table)}`);
	await owner.query(`create table ${copies}.jobs as select * from jobs.job where state in ('created', 'retry') and name not like '\\_\\_pgboss%'`);
	await owner.query("update demo_markets set copied_at = $1, copied_migrations = $2", [at, await migrationsOf(owner)]);
});
async function canReset(owner) {
	const { rowCount } = await owner.query("select from demo_markets where copied_migrations = $1 for update", [await migrationsOf(owner)]);
	return rowCount === 1;
}
async function restore(owner, schema, table, from) {
	const { rows } = await owner.query(`select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`, [`${schema}.${nameOf(table)}`]);
	const columns = rows.map(({ name }) => name).join(", ");
	await owner.query(`insert into ${schema}.${nameOf(table)} (${columns}) overriding system value
     select ${columns} from ${copies}.${nameOf(from)} on conflict do nothing`);
}
async function resetOnce(ownerUrl) {
	return asOwner(ownerUrl, async (owner) => {
		await owner.query(`set local lock_timeout = ${lockTimeoutMs}`);
		if (!await canReset(owner)) return false;
		const tables = await tablesOf(owner);
		const all = tables.map((table) => `public.${nameOf(table)}`).join(", ");
		await owner.query(`lock table ${all} in access exclusive mode`);
		for (const table of tables) await owner.query(`alter table public.${nameOf(table)} disable trigger user`);
		await owner.query(`truncate ${all}`);
		for (const table of tables) await restore(owner, "public", table, table);
		for (const table of tables) await owner.query(`alter table public.${nameOf(table)} enable trigger user`);
		await owner.query(`delete from jobs.job where state in ('created', 'retry') and name not like '\\_\\_pgboss%'`);
		await restore(owner, "jobs", "job", "jobs");
		return true;
	});
}
async function resetDemoMarket(ownerUrl, log) {
	for (let attempt = 1;; attempt += 1) try {
		return await resetOnce(ownerUrl);
	} catch (error) {
		const code = error.code;
		if (attempt >= attempts || !code || !retried.includes(code)) throw error;
		log.warn("demo.reset-again", {
			code,
			attempt
		});
	}
}
// apps/api/src/demo/fill-demo-market.ts
const child = new URL("./load-market-child.js", import.meta.url);
async function fillDemoMarket(db, order, signal) {
	if (await db.maybe(sql`select 1 from demo_loads`)) return;
	const loading = fork(child, {
		execArgv: [],
		serialization: "advanced"
	});
	const end = () => void loading.kill("SIGTERM");
	signal.addEventListener("abort", end, { once: true });
	try {
		const answer = await new Promise((resolve, reject) => {
			loading.once("message", (message) => resolve(message));
			loading.once("error", reject);
			loading.once("exit", () => reject(new StartupError("Loading the demo market was interrupted. The next start continues it.")));
			loading.send(order);
		});
		if (answer.kind === "failed") throw new Error(answer.why);
	} finally {
		signal.removeEventListener("abort", end);
		end();
	}
}
// apps/api/src/demo/see-hand-washer.ts
const presentForMs = 6e5;
async function seeHandWasher(db, now) {
	const row = await db.maybe(sql`
    select exists (
        select from access_tokens t where t.user_id = u.id and t.last_used_at > ${new Date(now.getTime() - presentForMs)}
      ) as "isPresent",
      w.online
        and not exists (select from offers f where f.washer_id = u.id and f.state = 'open')
        and not exists (
          select from orders o where o.washer_id = u.id and o.status = any(${inHandStatuses}::text[])
        ) as "isWaiting",
      (select count(*) from offers f where f.washer_id = u.id and f.state = 'expired'
        and f.created_at > (select max(t.created_at) from access_tokens t where t.user_id = u.id)
        and f.id > coalesce((
          select max(a.id) from offers a where a.washer_id = u.id and a.state in ('accepted', 'skipped')
        ), 0)) as missed,
      w.latitude, w.longitude
    from users u join washers w on w.user_id = u.id
    where u.email = ${handWasher.email}`);
	if (!row) return {
		isPresent: false,
		isWaiting: false,
		missed: 0,
		place: null
	};
	const { latitude, longitude, ...seen } = row;
	return {
		...seen,
		place: latitude === null || longitude === null ? null : {
			latitude,
			longitude
		}
	};
}
// apps/api/src/demo/start-autopilot.ts
const entry = fileURLToPath(new URL("./autopilot.js", import.meta.url));
const nearM = 6e3;
const seeEveryMs = 4e3;
const customers = townspeople.map(({ email, home, isRegular }) => ({
	email,
	home,
	isRegular
}));
function startAutopilot(deps) {
	let child = forkAutopilot(deps);
	let isStopped = false;
	const send = (message) => {
		if (child.connected) child.send(message);
	};
	passOn(deps.events, send);
	const timer = setInterval(() => {
		seeHandWasher(deps.db, new Date()).then((seen) => send({
			kind: "hand-washer",
			...seen
		})).catch(() => void 0);
	}, seeEveryMs);
	return {
		stop: () => {
			isStopped = true;
			clearInterval(timer);
			return end(child);
		},
		restart: async () => {
			await end(child);
			if (!isStopped) child = forkAutopilot(deps);
		},
		comesTo: async (place) => child.connected && comeNear(await simulatedWashers(deps.db), place)
	};
}
const forkAutopilot = ({ host, port, password, customers: withCustomers }) => fork(entry, [], {
	execArgv: [],
	env: {
		...process.env,
		WASHLINE_URL: `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}`,
		WASHLINE_PASSWORD: password,
		WASHLINE_WASHERS: JSON.stringify(drivenWashers.map(({ email, name }) => ({
			email,
			name
		}))),
		WASHLINE_CUSTOMERS: JSON.stringify(withCustomers ? customers : [])
	}
});
const end = (child) => new Promise((ended) => {
	if (child.exitCode !== null || child.signalCode !== null) return ended();
	child.once("exit", () => ended());
	child.kill("SIGTERM");
});
function passOn(events, send) {
	events.on("order.moved", async (tx, { move, orderId }) => {
		if (move !== "place" && !isWithdrawal(move)) return;
		const pickup = await tx.maybe(sql`
      select pickup_latitude as latitude, pickup_longitude as longitude from orders
      where id = ${orderId} and pickup_latitude is not null and pickup_longitude is not null`);
		tx.afterCommit(() => pickup && send({
			kind: "pickup",
			...pickup
		}));
	});
	events.on("offer.made", async (tx, { washerId }) => {
		const { email } = await tx.one(sql`select email from users where id = ${washerId}`);
		tx.afterCommit(() => send({
			kind: "offer",
			washer: email
		}));
	});
}
const simulatedWashers = (db) => db.all(sql`
    select w.latitude, w.longitude, not exists (
      select from orders o where o.washer_id = w.user_id and o.status = any(${inHandStatuses}::text[])
    ) as "isIdle"
    from washers w join users u on u.id = w.user_id
    where u.email = any(${drivenWashers.map(({ email }) => email)}::text[])`);
const comeNear = (washers, place) => washers.some(({ isIdle }) => isIdle) && !washers.some(({ latitude, longitude }) => latitude !== null && longitude !== null && distanceMeters({
	latitude,
	longitude
}, place) <= nearM);
// apps/api/src/demo/index.ts
const demoOperatorEmail = demoOperator.email;
const demoLines = (address, isLive) => [
	`Open ${address}/demo: both phones side by side, and why each Washer was chosen.`,
	`Or sign in; the password of all three is ${demoPassword}:`,
	`  washer    ${handWasher.email}    ${isLive ? "a request within a minute" : "requests, once a customer orders"}`,
	`  customer  ${demoCustomer.email}  ${isLive ? "order: a Washer comes in two minutes" : "the order flow and past orders"}`,
	`  operator  ${demoOperator.email}  live orders, and work to decide`
];
export { copyDemoMarket, demoLines, demoOperatorEmail, fillDemoMarket, isDemoMarket, resetDemoMarket, startAutopilot };
