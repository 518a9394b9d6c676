import fc from 'fast-check'
import { openSession } from '../../src/engine/kernel/index.ts'
import { type GameHook, openOnTable } from '../../src/session/game-store.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'

export const config = { players: ['Hanna', 'Tom'] } as const

/** Commands of players in a race, and other things that can happen to it. */
export type Command =
  | { do: 'act'; type: DiceRace['Action']['type'] }
  | { do: 'undo to'; left: number }
  | { do: Plain }
type Plain = 'undo' | 'redo' | 'start' | 'import' | 'leave' | 'put'

export const acts = fc
  .constantFrom<DiceRace['Action']['type']>('step', 'step', 'roll', 'play', 'peek')
  .map((type): Command => ({ do: 'act', type }))
const plain = (...kinds: Plain[]) => fc.constantFrom(...kinds).map((kind): Command => ({ do: kind }))
export const anyCommand = fc.oneof(
  { weight: 6, arbitrary: acts },
  { weight: 4, arbitrary: plain('undo', 'undo', 'redo') },
  { weight: 1, arbitrary: fc.nat({ max: 4 }).map((left): Command => ({ do: 'undo to', left })) },
  { weight: 1, arbitrary: plain('start', 'import', 'leave', 'put') },
)
export const commands = fc.array(anyCommand, { maxLength: 16 })

export function run(game: GameHook<DiceRace>, command: Command): void {
  const { act, undo, redo, goBack, start, adopt, leave } = game.getState()
  switch (command.do) {
    case 'act':
      act({ type: command.type })
      break
    case 'undo':
      undo()
      break
    case 'redo':
      redo()
      break
    case 'undo to':
      goBack(command.left)
      break
    case 'start':
      start(config, 7)
      break
    case 'import':
      adopt(openSession(diceRace, config, 8), { kind: 'link' })
      break
    case 'leave':
      leave()
      break
    case 'put':
      // As a lesson does, without an event.
      openOnTable(game, openSession(diceRace, config, 9))
  }
}
