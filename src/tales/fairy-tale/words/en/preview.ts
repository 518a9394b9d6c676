import { capital, counted } from '../../../../ui/text/en/numbers.ts'

const monsters = (n: number) => counted(n, 'monster', 'monsters')

/** What would come of what is aimed, and where monsters are bound. */
export const preview = {
  title: 'If you do this',
  nothing: 'Nothing changes for the monsters.',
  longest: (before: number, after: number) => `Longest side ${before} → ${after}`,
  toCome: (after: number) => `${after} new ${after === 1 ? 'monster' : 'monsters'} a turn`,
  sameToCome: 'as many new monsters as before',
  icons: (more: number, symbol: string) => `${more > 0 ? '+' : '−'}${Math.abs(more)} ${symbol}`,
  payable: (tiles: string) => `Then payable: ${tiles}`,
  hurt: 'Risk to the Oak this turn',
  hurtNow: (percent: number) => `from ${percent}\u00A0%`,
  hurtThen: (percent: number) => `to ${percent}\u00A0%`,
  hurtSame: (percent: number) => `${percent}\u00A0%, unchanged`,
  entrance: (side: string, place: string) => `${side} entrance: ${place}`,
  entranceGone: (side: string) => `${side} entrance: none`,
  goes: (n: number, willBe: string, was: string) =>
    `${n === 1 ? 'One monster' : `${n} monsters`} will be ${willBe} instead of ${was}`,
  sameEnd: (n: number, willBe: string) =>
    `${n === 1 ? 'One monster goes another way' : `${n} monsters go another way`}: ${willBe}`,
  ends: {
    oak: (rolls: number) => `at the Oak in ${counted(rolls, 'roll', 'rolls')}`,
    gone: 'gone on the way',
    stays: 'stuck',
    loop: 'going in circles',
  },

  /** All ways to the oak at once. */
  routes: {
    summary: (n: number) =>
      `${capital(monsters(n))} on ${n === 1 ? 'its' : 'their'} way, if nothing else changes.`,
    list: 'Where the monsters are bound, if nothing else changes',
    of: (name: string, place: string, end: string) => `${name}, at ${place}: ${end}.`,
    none: 'No monster stands in the forest.',
  },
}
