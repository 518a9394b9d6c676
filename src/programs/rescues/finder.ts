import {
  type Chance,
  type Game,
  type Kind,
  randomState,
  seededChance,
  simulate,
} from '../../engine/kernel/index.ts'
import { type Proof, TooManyPositions } from '../../players/every-way.ts'
import { acornsOf } from '../../players/hardness.ts'
import type { PlayerOf } from '../../players/player.ts'
import { seedOf } from '../simulator/seeds.ts'
import { type Candidate, chooseRescues, type Slot } from './choose.ts'

/** What a tale tells the program that fills its book of rescues. */
export interface Finder {
  /** The file of the book, from the project's root. */
  readonly book: string
  /** How many games are enough to fill it. */
  readonly games: number
  /** Plays so many games from a seed and chooses from what was found: the rescues of the book, as plain data, in its order. */
  find(games: number, seed: number, finished: (game: number) => void): readonly object[]
}

/** A turn of a game in which something can just be saved. */
export interface Rescue<K extends Kind> extends Pick<Candidate, 'traits' | 'size'> {
  /** The position in writing. */
  readonly position: string
  /** What there is to reach; absent where there is but one thing. */
  readonly goal?: object
  readonly proof: Proof<K['Action']>
}

interface FinderSpec<K extends Kind> extends Pick<Finder, 'book' | 'games'> {
  readonly game: Game<K>
  /** How many of each hardness the book has, and what they must have. */
  readonly slots: readonly Slot[]
  /** Begins a game that depends on its number. */
  begin(game: number, luck: Chance): K['State']
  /** The player of all seats. */
  readonly player: PlayerOf<K>
  /** True once nothing more can be found in a game. */
  isDrawnOut(state: K['State']): boolean
  /** What can just be saved in a position. */
  rescuesIn(state: K['State'], luck: Chance): readonly Rescue<K>[]
  /** An action in writing. */
  write(action: K['Action']): unknown
}

/** Makes the finder of a tale: games are played by a computer player, and each position is looked at before its action. */
export function defineFinder<K extends Kind>({ book, games, slots, write, ...spec }: FinderSpec<K>): Finder {
  return {
    book,
    games,
    find(count, seed, finished) {
      const found: (Rescue<K> & Candidate)[] = []
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

/** All that can just be saved in one game. */
function rescuesOf<K extends Kind>(
  {
    game: rules,
    begin,
    player,
    isDrawnOut,
    rescuesIn,
  }: Omit<FinderSpec<K>, 'book' | 'games' | 'slots' | 'write'>,
  game: number,
  seed: number,
): (Rescue<K> & Candidate)[] {
  const luck = seededChance({ random: randomState(seedOf(seed, game)) })
  const state = begin(game, luck)
  const chance = seededChance(state)
  const found: (Rescue<K> & Candidate)[] = []
  while (rules.outcome(state) === null && !isDrawnOut(state)) {
    for (const rescue of rescuesIn(state, luck))
      found.push({ ...rescue, game, acorns: acornsOf(rescue.proof) })
    const refusal = simulate(rules, state, player(state, luck), chance)
    if (refusal) throw new Error(`The player was refused: ${refusal.code}`)
  }
  return found
}

/** A proof that something can just be saved by doing something; null if there is none, or too much to look through. */
export function proofOrNull<Action>(prove: () => Proof<Action> | null): Proof<Action> | null {
  try {
    const proof = prove()
    return proof?.deeds ? proof : null
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
}
