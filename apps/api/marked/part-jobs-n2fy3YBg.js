import "./part-rolldown-runtime-BcUA5ExT.js";
// apps/api/src/platform/jobs/jobs.ts
const dayOfRetries = 1446;
var PermanentFailure = class extends Error {
	name = "PermanentFailure";
};
const defineJob = (job) => job;
export { dayOfRetries as n, defineJob as r, PermanentFailure as t };
