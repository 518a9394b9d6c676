import { capital } from './numbers.ts'

export function hintWords(names: Readonly<Record<string, string>>) {
  const [standIn = '', thinker = ''] = Object.values(names).slice(-2)
  return {
    ask: `Vraag ${thinker}`,
    title: { thinker: `De hint van ${thinker}`, quick: `De hint van ${standIn}` },
    thinking: `${capital(thinker)} denkt na…`,
    close: 'Leg de hint weg',
    would: (actions: string) => `Ik zou ${actions}.`,
    thenAfter: ', dan ',
  }
}
