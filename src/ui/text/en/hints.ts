import { capital } from './numbers.ts'

/** Returns the words of a tale's hints, which its two strongest bots give. `names`: of the bots, the weakest first. */
export function hintWords(names: Readonly<Record<string, string>>) {
  const [standIn = '', thinker = ''] = Object.values(names).slice(-2)
  return {
    ask: `Ask ${thinker}`,
    title: { thinker: `${capital(thinker)}’s hint`, quick: `${capital(standIn)}’s hint` },
    thinking: `${capital(thinker)} is thinking…`,
    close: 'Put the hint away',
    /** The rest of the turn, action by action. */
    would: (actions: string) => `I would ${actions}.`,
    thenAfter: ', then ',
  }
}
