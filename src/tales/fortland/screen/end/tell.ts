import { type Outcome, SEATS, type Seat, type State, seatsOf } from '../../../../engine/fortland/index.ts'
import type { TaleText } from '../../../../ui/frames/end/LastPage.tsx'
import type { AllWords } from '../../words/all-words.ts'
import { countryName, placeWords } from '../ring/names.ts'
import type { TurnHistory } from './turn-history.ts'

/** Returns the name of a country in the story, with the player's name if there is one. */
export function countryInStory(seat: Seat, leaders: readonly string[], m: AllWords): string {
  const leader = leaders[seat]
  return leader ? m.end.withLeader(m.common.countries[SEATS[seat]], leader) : countryName(m, seat)
}

/** Writes a finished game as a short tale: its course and its decision. */
export function describeGame(told: TurnHistory, outcome: Outcome, last: State, m: AllWords): TaleText {
  const { end } = m
  const shared = outcome.winners.length > 1
  return {
    opening: end.once(seatsOf(last).length),
    paragraphs: [howItWent(told, last, m), decided(told, outcome, m)],
    closing: end.close[shared ? 'shared' : 'one'],
  }
}

function howItWent({ rounds, sieges, falls }: TurnHistory, last: State, m: AllWords): string {
  const { end } = m
  return [
    end.lasted(rounds.length),
    ...seatsOf(last).map((seat) => end.sieges(countryName(m, seat), sieges[seat] ?? 0)),
    ...falls.map(({ seat, round, by }) =>
      by === null
        ? end.gaveUp(countryName(m, seat), round)
        : end.fell(countryName(m, seat), round, countryName(m, by)),
    ),
  ].join(' ')
}

/** Returns one or two sentences on the deciding moment. */
function decided({ last }: TurnHistory, { winners, by }: Outcome, m: AllWords): string {
  const who = m.common.list(winners.map((seat) => countryName(m, seat)))
  const words = m.end.decided[by](who, winners.length > 1)
  if (!last || by === 'winter') return words
  return `${words} ${m.end.byPlace(countryName(m, last.seat), placeWords(m, last.before, last.place))}`
}
