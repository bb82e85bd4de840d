export const extension = {}
