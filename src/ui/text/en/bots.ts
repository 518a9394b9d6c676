import { mapped } from '../mapped.ts'
import { capital } from './numbers.ts'

/** Returns the words about a tale's bots. `names`: each with its article, the weakest bot first. */
export function botWords<Bot extends string>(names: Readonly<Record<Bot, string>>) {
  // The strongest bot may take long; the next one can then act in its place.
  const [standIn = '', thinker = ''] = Object.values<string>(names).slice(-2)
  return {
    /** The controllers of a seat, with and without an article. */
    names: { person: 'a person', ...names },
    plain: { person: 'a person', ...mapped(names, (name) => name.replace(/^the /, '')) },
    leads: (leader: string, who: string) => `${capital(leader)} plays ${who}`,
    ledBy: (leader: string) => `played by ${leader}`,
    /** Shown if the thinker takes long, with the button to skip the wait. */
    long: `${capital(thinker)} needs more time: this device is busy.`,
    answerNow: `Let ${standIn} decide`,
  }
}
