import { type HouseRules, standardRules } from '../../../../engine/fortland/index.ts'

/** With more than two countries the first fall ends the tale, so that nobody watches for long; with three winter comes sooner. */
export const suggestedRules = (countries: number): HouseRules => ({
  ...standardRules(),
  ...(countries > 2 && { fall: 'first' }),
  ...(countries === 3 && { winter: 30 }),
})
