import { later } from './later.tsx'

/** Garments beside a page, whose drawing comes after the page. */
export const HungLineLater = later(() => import('./hung-line.tsx').then((module) => module.HungLine), null)
