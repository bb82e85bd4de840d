export { t as askStripe, n as isMissing } from "./part-ask-stripe-Vf_dpxyC.js";
