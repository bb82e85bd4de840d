export { t as createApp } from "./part-app-BjX-XfDH.js";
