import { boogyman } from '../src/engine/boogyman/index.ts'
import { CHARACTER_IDS, everyBox, FULL_DIFFICULTIES } from '../src/engine/fairy-tale/index.ts'
import {
  type Game,
  type GameTypes,
  openSession,
  type Session,
  writeGame,
} from '../src/engine/kernel/index.ts'
import { writeLink } from '../src/sharing/link.ts'
import { apprentice as duellist } from '../src/tales/boogyman/bots/index.ts'
import { apprentice } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { playedOut } from './played-out.ts'

/** Number of the apprentice's games: of the first tale, in all difficulties and group sizes, and of the duel. */
const TALES = 20
const DUELS = 10

/** The part of an address before a link. */
const ADDRESS = 'https://example.org/#/fairy-tale/link/'

/** Measures the length of whole games of the apprentice, as stored and as links. */
export async function benchLinks(): Promise<void> {
  const tales = Array.from({ length: TALES }, (_, game) => {
    const seats = CHARACTER_IDS.map(
      (_, index) => CHARACTER_IDS[(game * 3 + index * 7) % CHARACTER_IDS.length],
    )
    const led = seats.flatMap((one) => one ?? []).slice(0, 1 + (game % 6))
    const config = someConfig(
      led,
      FULL_DIFFICULTIES[game % FULL_DIFFICULTIES.length] ?? 'fairy-tale',
      {},
      everyBox(true),
    )
    return playedOut(fairyTale, openSession(fairyTale, config, 100 + game), apprentice, 101 + game)
  })
  const duel = { players: ['Anna', 'Ben'], first: 'red', rules: { trees: 'three' } } as const
  const duels = Array.from({ length: DUELS }, (_, game) =>
    playedOut(boogyman, openSession(boogyman, duel, 100 + game), duellist, 101 + game),
  )
  await report('The Last Fairy Tale', fairyTale, tales)
  await report('The BigBadBoogyman', boogyman, duels)
}

async function report<K extends GameTypes>(
  name: string,
  game: Game<K>,
  sessions: readonly Session<K>[],
): Promise<void> {
  const middle = (session: Session<K>) => ({
    ...session,
    moves: session.moves.slice(0, session.moves.length >> 1),
  })
  const links = await Promise.all(sessions.map((session) => writeLink(game, session, 'whole')))
  const positions = await Promise.all(sessions.map((session) => writeLink(game, middle(session), 'position')))
  console.log(`${name}: ${sessions.length} games`)
  spread(
    'actions',
    sessions.map(({ moves }) => moves.length),
  )
  spread(
    'bytes in storage',
    sessions.map((session) => new TextEncoder().encode(writeGame(game, session)).length),
  )
  spread(
    'characters of the address, in full',
    links.map((link) => ADDRESS.length + link.length),
  )
  spread(
    'characters of the address, as written',
    positions.map((link) => ADDRESS.length + link.length),
  )
}

function spread(what: string, counts: readonly number[]): void {
  const sorted = [...counts].sort((one, other) => one - other)
  console.log(`  ${what}: ${sorted[0]} to ${sorted.at(-1)}, median ${sorted[sorted.length >> 1]}`)
}
