import { expansionBots } from './expansion-bots.ts'
import { expansionWorth } from './expansion-goals.ts'
import * as values from './expansion-values.ts'

/** Registers the apprentice's values for expansions. Bots and workers must call it before they play a game that may have one. */
export const registerExpansionBots = (): void => expansionBots.takeIn({ ...values, expansionWorth })
