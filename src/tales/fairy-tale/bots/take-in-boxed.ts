import * as boxed from './boxed.ts'
import { boxedWorth } from './boxed-goals.ts'
import { newerBots } from './newer-bots.ts'

/** Takes in what the apprentice thinks of the newer boxes: whoever thinks about a game that may have one does so first. */
export const takeInBoxed = (): void => newerBots.takeIn({ ...boxed, boxedWorth })
