import { expansionBots } from './expansion-bots.ts'
import { expansionWorth } from './expansion-goals.ts'
import * as values from './expansion-values.ts'

/** Takes in what the apprentice thinks of the expansions: whoever thinks about a game that may have one does so first. */
export const registerExpansionBots = (): void => expansionBots.takeIn({ ...values, expansionWorth })
