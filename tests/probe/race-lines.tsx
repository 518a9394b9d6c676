import { movesFor, type Session, type Viewer } from '../../src/engine/kernel/index.ts'
import { type LogEntryOf, type PlacedLogEntryOf, placed } from '../../src/ui/frames/log/log-entry.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

/** Icon of an entry in the race's log. */
export type RaceIcon = 'leg' | 'card' | 'flag'

/** Its picture. */
export const RaceMark = ({ icon }: { icon: RaceIcon }) => <i data-icon={icon} />

export const NAMES = ['Hanna', 'Tom'] as const

export const nameOf = (seat: number): string => NAMES[seat] ?? ''

/** Returns the log entry of one event, as a viewer knows it. */
function told(event: DiceRace['Event'], frame: number): LogEntryOf<RaceIcon> {
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

/** Returns the log of a race as a viewer knows it. A turn ends with a movement. */
export function raceLines(session: Session<DiceRace>, by: Viewer): PlacedLogEntryOf<RaceIcon>[] {
  let turn = 1
  return movesFor(diceRace, session, by).flatMap(({ before, after, frames }, move) => {
    const now = { turn, seat: before.onTurn }
    if (before.onTurn !== after.onTurn) turn += 1
    return placed(
      move,
      frames.map(({ event }, frame) => told(event, frame)),
      () => now,
    )
  })
}
