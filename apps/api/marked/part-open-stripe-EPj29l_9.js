export { t as openStripe } from "./part-open-stripe-gjptJGE8.js";
