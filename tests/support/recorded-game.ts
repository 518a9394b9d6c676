import { readGame } from '../../src/engine/kernel/index.ts'
import type { Session } from '../../src/tales/fairy-tale/game.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import games from '../recorded/games.json' with { type: 'json' }

/** A whole recorded game by its name: "won", "lost" and others. */
export function recordedGame(name: string): Session {
  const game = games.find((recorded) => recorded.name === name)
  const read = readGame(fairyTale, JSON.stringify(game?.stored))
  if (!read.ok) throw new Error(`${name}: ${read.error.code}`)
  return read.value
}
