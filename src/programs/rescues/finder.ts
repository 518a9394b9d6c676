import {
  type Game,
  type GameTypes,
  playInPlace,
  type Rng,
  randomState,
  seededRng,
} from '../../engine/kernel/index.ts'
import { type Proof, TooManyPositions } from '../../players/exhaustive-search.ts'
import { acornsOf } from '../../players/hardness.ts'
import type { PlayerOf } from '../../players/player.ts'
import { seedOf } from '../simulator/seeds.ts'
import { type BookSlot, type Candidate, chooseRescues } from './choose.ts'

/** Searches games of a tale for rescues and fills its book with them. */
export interface Finder {
  /** The file of the book, from the project's root. */
  readonly book: string
  /** The number of games that fills the book. */
  readonly games: number
  /** Plays `games` games from a seed and returns the chosen rescues as plain data, in the order of the book. */
  find(games: number, seed: number, finished: (game: number) => void): readonly object[]
}

/** A position with a goal that can still be reached within the turn. */
export interface FoundRescue<K extends GameTypes> extends Pick<Candidate, 'traits' | 'size'> {
  /** The position in notation. */
  readonly position: string
  /** The goal to reach; absent in a game with a single goal. */
  readonly goal?: object
  readonly proof: Proof<K['Action']>
}

interface FinderSpec<K extends GameTypes> extends Pick<Finder, 'book' | 'games'> {
  readonly game: Game<K>
  /** The places of the book: how many rescues of each hardness, and the traits that they need. */
  readonly slots: readonly BookSlot[]
  /** Begins the game with this number. */
  begin(game: number, luck: Rng): K['State']
  /** The bot that plays all seats. */
  readonly player: PlayerOf<K>
  /** True if the rest of the game cannot hold another rescue. */
  isDrawnOut(state: K['State']): boolean
  /** Returns the rescues of a position. */
  rescuesIn(state: K['State'], luck: Rng): readonly FoundRescue<K>[]
  /** Returns an action in its public form. */
  write(action: K['Action']): unknown
}

/** Makes the finder of a tale. A bot plays the games; each position is searched before its action. */
export function defineFinder<K extends GameTypes>({
  book,
  games,
  slots,
  write,
  ...spec
}: FinderSpec<K>): Finder {
  return {
    book,
    games,
    find(count, seed, finished) {
      const found: (FoundRescue<K> & Candidate)[] = []
      for (let game = 0; game < count; game++) {
        found.push(...rescuesOf(spec, game, seed))
        finished(game + 1)
      }
      return chooseRescues(found, slots)
        .sort((one, other) => one.acorns - other.acorns || one.size - other.size)
        .map(({ position, goal, proof: { ends, answers, deeds, shortest, way }, acorns }) => ({
          position: position.trimEnd().split('\n'),
          ...(goal && { goal }),
          proved: { ends, answers, deeds, shortest },
          acorns,
          way: way.map(write),
        }))
    },
  }
}

/** Returns all rescues of one game. */
function rescuesOf<K extends GameTypes>(
  {
    game: rules,
    begin,
    player,
    isDrawnOut,
    rescuesIn,
  }: Omit<FinderSpec<K>, 'book' | 'games' | 'slots' | 'write'>,
  game: number,
  seed: number,
): (FoundRescue<K> & Candidate)[] {
  const luck = seededRng({ random: randomState(seedOf(seed, game)) })
  const state = begin(game, luck)
  const chance = seededRng(state)
  const found: (FoundRescue<K> & Candidate)[] = []
  while (rules.outcome(state) === null && !isDrawnOut(state)) {
    for (const rescue of rescuesIn(state, luck))
      found.push({ ...rescue, game, acorns: acornsOf(rescue.proof) })
    const refusal = playInPlace(rules, state, player(state, luck), chance)
    if (refusal) throw new Error(`The rules refused an action of the bot: ${refusal.code}`)
  }
  return found
}

/** Returns the proof of a rescue that needs at least one action; null without one, or with too many positions to search. */
export function proofOrNull<Action>(prove: () => Proof<Action> | null): Proof<Action> | null {
  try {
    const proof = prove()
    return proof?.deeds ? proof : null
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
}
