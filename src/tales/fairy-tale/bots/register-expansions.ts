import { newerBots } from './expansion-bots.ts'
import { boxedWorth } from './expansion-goals.ts'
import * as boxed from './expansion-values.ts'

/** Takes in what the apprentice thinks of the newer boxes: whoever thinks about a game that may have one does so first. */
export const takeInBoxed = (): void => newerBots.takeIn({ ...boxed, boxedWorth })
