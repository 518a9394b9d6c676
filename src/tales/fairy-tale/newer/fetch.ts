import { once } from '../../../engine/kernel/index.ts'

/** Fetches what the newer boxes bring, once: whoever reads, begins or shows a game that has one waits for it. */
export const fetchNewer = once(async (): Promise<void> => (await import('./index.ts')).takeIn())

/** Whether a written game, of whatever form, may have a newer box or a house rule that comes with them. */
export const mayNeedNewer = (text: string): boolean => NAMED.test(text)

/** How a stored game and a position name them. */
const NAMED =
  /"(?:fire|river|ways|soldiers|dark|quests|spells)":true|"mortal"|^boxes .*\b(?:fire|river|ways|soldiers|dark|quests|spells)\b/m
