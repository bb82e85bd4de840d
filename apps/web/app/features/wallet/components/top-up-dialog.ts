import { later } from '../../../ui/later.tsx'

/** The top-up, whose form comes with its first opening. */
export const TopUpDialog = later(() => import('../top-up-form.tsx').then((module) => module.TopUpForm))
