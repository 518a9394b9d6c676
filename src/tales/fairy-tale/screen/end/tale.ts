import type { Outcome, SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import type { TaleText } from '../../../../ui/frames/end/LastPage.tsx'
import { strong } from '../../../../ui/text/emphasis.ts'
import type { AllWords } from '../../words/all-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import type { Deeds } from '../log/deeds.ts'
import type { KeyMoment, TurnHistory } from './turn-history.ts'

/** Returns a finished game as a short tale, based on its events. */
export function tellTale(
  { turns, moments, cast }: TurnHistory,
  outcome: Outcome,
  seats: readonly SeatConfig[],
  messages: Pick<AllWords, 'common' | 'end' | 'expansions'>,
): TaleText {
  const { common, end } = messages
  const who = teller(seats, common)
  const opening = outcome === 'won' ? end.once.won : end.once[outcome](turns.length)
  const fatal = outcome === 'lost' ? moments.findLastIndex(({ kind }) => kind !== 'diamond') : -1
  const happened = moments.map((_, index) => sentence(moments, index, index === fatal, who, messages))
  if (outcome === 'won' && !moments.some(({ kind }) => kind === 'heart')) happened.push(end.unhurt)
  if (!moments.some(({ kind }) => kind === 'diamond')) happened.push(end.noDiamond)
  return {
    opening,
    paragraphs: [
      happened.join(' '),
      deeds(cast, (all) => common.list(all.map((seat) => strong(who(seat)))), end),
    ].filter(Boolean),
    closing: end.close[outcome],
  }
}

type Who = (seat: number) => string

/** Returns the function that names characters in running text, at the first mention with the player. */
function teller(seats: readonly SeatConfig[], { inSentence }: AllWords['common']): Who {
  const introduced = new Set<number>()
  return (index) => {
    const seat = seats[index]
    if (!seat) return ''
    const known = introduced.has(index)
    introduced.add(index)
    const name = inSentence[seat.character]
    const player = shownName(seat.player)
    return player && !known ? `${name} (${player})` : name
  }
}

/** Returns a key moment as a sentence. `fatal` is true if it felled the oak. */
function sentence(
  moments: readonly KeyMoment[],
  index: number,
  fatal: boolean,
  who: Who,
  m: Pick<AllWords, 'end' | 'expansions'>,
): string {
  const { end } = m
  const moment = moments[index]
  if (!moment) return ''
  const day = moment.turn === moments[index - 1]?.turn ? end.sameDay : end.onDay(moment.turn)
  if (moment.kind === 'diamond') return end.diamond(day, who(moment.seat), moment.nth, moment.monsters)
  const ends = fatal ? end.hurtLast : end.hurtEnds
  if (moment.kind === 'hero') return expansionsOf(m).end.lost.hero(day, who(moment.seat)) + ends
  if (moment.kind === 'lost') return expansionsOf(m).end.lost[moment.by](day) + ends
  const before = moments.slice(0, index)
  const alike = before.filter((one) => one.kind === 'heart' && one.monster === moment.monster).length
  const words = end.hurt[moment.monster][alike] ?? end.hurt[moment.monster][0]
  return words(day) + ends
}

/** Returns the praise of the heroes who removed the most monsters and placed the most tiles. */
function deeds(
  cast: readonly Deeds[],
  names: (seats: readonly number[]) => string,
  { removed, laid }: AllWords['end'],
): string {
  return [
    praise(cast, ({ monsters }) => monsters, names, removed),
    praise(cast, ({ tiles }) => tiles, names, laid),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The four forms of praise: for a single player, for the best one, for several equal ones, or for all. */
type Praise = AllWords['end']['removed']

/** Returns the praise of the heroes with the highest count, or '' if it is below two. */
function praise(
  cast: readonly Deeds[],
  of: (deeds: Deeds) => number,
  names: (seats: readonly number[]) => string,
  words: Praise,
): string {
  const count = Math.max(0, ...cast.map(of))
  if (count < 2) return ''
  const most = [...cast.entries()].filter(([, deeds]) => of(deeds) === count).map(([seat]) => seat)
  if (cast.length > 1 && most.length === cast.length) return capital(words.everybody(count))
  const say = cast.length === 1 ? words.alone : most.length === 1 ? words.most : words.alike
  return capital(say(names(most), count))
}

/** Capitalizes the first letter: a sentence may begin with "the Huntsman". Marks before the letter stay in place. */
const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
