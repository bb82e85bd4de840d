import { t as require_token_util } from "./part-token-util-BBZAYzHI.js";
export default require_token_util();
export {};
