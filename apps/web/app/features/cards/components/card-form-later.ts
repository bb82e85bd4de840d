import { later } from '../../../ui/later.tsx'

/** The fields of a card, which come with the dialog around them. */
export const CardFormLater = later(() => import('../card-form.tsx').then((module) => module.CardForm))
