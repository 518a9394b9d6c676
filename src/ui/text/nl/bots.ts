import { mapped } from '../mapped.ts'
import { capital } from './numbers.ts'

export function botWords<Bot extends string>(names: Readonly<Record<Bot, string>>) {
  const [standIn = '', thinker = ''] = Object.values<string>(names).slice(-2)
  return {
    names: { person: 'een mens', ...names },
    plain: { person: 'een mens', ...mapped(names, (name) => name.replace(/^(?:de|het) /, '')) },
    leads: (leader: string, who: string) => `${capital(leader)} speelt ${who}`,
    ledBy: (leader: string) => `gespeeld door ${leader}`,
    long: `${capital(thinker)} heeft meer tijd nodig: deze computer is druk.`,
    answerNow: `Laat ${standIn} beslissen`,
  }
}
