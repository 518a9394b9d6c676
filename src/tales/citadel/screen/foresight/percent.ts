/** A chance in whole hundredths, as all of this tale says it. */
export const percentOf = (chance: number): number => Math.round(chance * 100)
