import { heardMoves, type Session, type Viewer } from '../../src/engine/kernel/index.ts'
import { placed, type Told, type ToldLine } from '../../src/ui/frames/log/told-line.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

/** What may stand before a line of the race. */
export type RaceIcon = 'leg' | 'card' | 'flag'

/** Its picture. */
export const RaceMark = ({ icon }: { icon: RaceIcon }) => <i data-icon={icon} />

export const NAMES = ['Hanna', 'Tom'] as const

export const nameOf = (seat: number): string => NAMES[seat] ?? ''

/** One event of the race, as somebody heard of it. */
function told(event: DiceRace['Event'], frame: number): Told<RaceIcon> {
  const who = nameOf(event.seat)
  switch (event.type) {
    case 'moved':
      return { frame, icon: 'leg', what: `${who} ${event.how} ${event.by} on.` }
    case 'peeked':
      return {
        frame,
        icon: 'card',
        what: `${who} peeked.`,
        why: event.card === null ? '' : `It was a ${event.card}.`,
        steps: [`A card that ${who} has seen stays known.`],
      }
    case 'won':
      return { frame, icon: 'flag', what: `${who} won.` }
  }
}

/** The race so far as somebody heard of it: a turn is over when somebody has moved. */
export function raceLines(session: Session<DiceRace>, by: Viewer): ToldLine<RaceIcon>[] {
  let turn = 1
  return heardMoves(diceRace, session, by).flatMap(({ before, after, frames }, move) => {
    const now = { turn, seat: before.onTurn }
    if (before.onTurn !== after.onTurn) turn += 1
    return placed(
      move,
      frames.map(({ event }, frame) => told(event, frame)),
      () => now,
    )
  })
}
