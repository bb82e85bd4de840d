import { t as __commonJSMin } from "./part-rolldown-runtime-BcUA5ExT.js";
// \0lazy:http
var require__lazy_http = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http");
}));
// \0lazy:https
var require__lazy_https = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:https");
}));
export { require__lazy_http as n, require__lazy_https as t };
