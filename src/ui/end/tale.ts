import type { Outcome, SeatConfig } from '../../engine/fairy-tale/index.ts'
import type { Deeds } from '../log/deeds.ts'
import type { Messages } from '../text/messages.ts'
import type { Chronicle, TaleMoment } from './chronicle.ts'

/** The words of the last page's tale. Names in the paragraphs are marked to stand out. */
export interface TaleText {
  opening: string
  paragraphs: string[]
  closing: string
}

/** Tells a finished game as a short tale, from what really happened in it. */
export function tellTale(
  { turns, moments, cast }: Chronicle,
  outcome: Outcome,
  seats: readonly SeatConfig[],
  messages: Pick<Messages, 'common' | 'end'>,
): TaleText {
  const { end } = messages
  const who = teller(seats, messages.common)
  const opening = outcome === 'won' ? end.once.won : end.once[outcome](turns.length)
  const happened = moments.map((moment, i) => sentence(moment, moments[i - 1], who, end))
  if (outcome === 'won' && !moments.some(({ kind }) => kind === 'heart')) happened.push(end.unhurt)
  if (!moments.some(({ kind }) => kind === 'diamond')) happened.push(end.noDiamond)
  return {
    opening,
    paragraphs: [happened.join(' '), deeds(cast, who, end)].filter(Boolean),
    closing: end.close[outcome],
  }
}

type Who = (seat: number) => string

/** Names characters in the running text; where one is named first, with whoever leads it. */
function teller(seats: readonly SeatConfig[], { inSentence }: Messages['common']): Who {
  const introduced = new Set<number>()
  return (index) => {
    const seat = seats[index]
    if (!seat) return ''
    const known = introduced.has(index)
    introduced.add(index)
    const name = inSentence[seat.character]
    return seat.player && !known ? `${name} (${seat.player})` : name
  }
}

function sentence(
  moment: TaleMoment,
  previous: TaleMoment | undefined,
  who: Who,
  end: Messages['end'],
): string {
  const day = moment.turn === previous?.turn ? end.sameDay : end.onDay(moment.turn)
  if (moment.kind === 'diamond') return end.diamond(day, who(moment.seat), moment.nth, moment.monsters)
  const alike = previous?.kind === 'heart' && previous.monster === moment.monster
  const words = alike ? end.hurtAlike : end.hurt[moment.monster]
  return words(day) + (moment.nth === 3 ? end.hurtLast : end.hurtEnds)
}

function deeds(cast: readonly Deeds[], who: Who, end: Messages['end']): string {
  const remover = most(cast, ({ monsters }) => monsters)
  const layer = most(cast, ({ tiles }) => tiles)
  return [
    remover && end.removedMost(who(remover.seat), remover.count),
    layer && capital(end.laidMost(who(layer.seat), layer.count)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who did the most of something; null when one was the most. The earlier seat of two alike. */
function most(cast: readonly Deeds[], of: (deeds: Deeds) => number): { seat: number; count: number } | null {
  const count = Math.max(0, ...cast.map(of))
  return count < 2 ? null : { seat: cast.findIndex((deeds) => of(deeds) === count), count }
}

/** A sentence may begin with "the Huntsman"; marks before the first letter stay where they are. */
const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
