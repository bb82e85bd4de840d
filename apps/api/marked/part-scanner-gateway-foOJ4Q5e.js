import "./part-rolldown-runtime-BcUA5ExT.js";
// apps/api/src/scanning/scanner-gateway.ts
var ScannerFailure = class extends Error {
	reason;
	constructor(reason, detail) {
		super(`scanner ${reason}: ${detail}`);
		this.name = "ScannerFailure";
		this.reason = reason;
	}
};
export { ScannerFailure as t };
