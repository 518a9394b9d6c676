/** Returns the life for display, at least 0, because a night can take more than is left. */
export const lifeLeft = ({ life }: { readonly life: number }): number => Math.max(0, life)
