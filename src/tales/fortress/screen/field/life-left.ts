/** The life that is left as it is shown: a night can take more than there is, and then none is left. */
export const lifeLeft = ({ life }: { readonly life: number }): number => Math.max(0, life)
