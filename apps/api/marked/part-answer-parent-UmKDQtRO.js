import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as childReady } from "./part-child-messages-tSXPac36.js";
// apps/api/src/platform/child/answer-parent.ts
const textOf = (error) => error instanceof Error ? error.message : String(error);
function answerParent(calls) {
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void 0);
	process.on("disconnect", () => process.exit());
	process.on("message", async ({ id, call, args }) => {
		const run = calls[call];
		const answer = await run(...args).then((result) => ({
			id,
			answer: result
		}), (error) => ({
			id,
			failure: textOf(error)
		}));
		process.send?.(answer);
	});
	process.send?.(childReady);
}
export { answerParent as t };
