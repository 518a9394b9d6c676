import {
  type Action,
  actionText,
  boogyman,
  phaseOf,
  SEATS,
  type State,
  standardRules,
  TILES,
  thingsOn,
  writeNotation,
} from '../../../../engine/boogyman/index.ts'
import { randomState, scriptedChance, seededChance, simulate } from '../../../../engine/kernel/index.ts'
import type { Proof } from '../../../../players/every-way.ts'
import { acornsOf } from '../../../../players/hardness.ts'
import { type Candidate, chooseRescues, provedOf, type Slot } from '../../../../programs/rescues/choose.ts'
import type { Finder } from '../../../../programs/rescues/finder.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { cub } from '../../bots/index.ts'
import { prove } from '../../rescues/index.ts'

interface Found extends Candidate {
  readonly position: string
  readonly proof: Proof<Action>
}

const SLOTS: readonly Slot[] = [
  { acorns: 1, trait: 'seven' },
  { acorns: 1, trait: 'no-pawns' },
  { acorns: 2, trait: 'no-pawns' },
  { acorns: 2, trait: 'shape step prowl' },
  { acorns: 3, trait: 'shape step prowl' },
  { acorns: 3, trait: 'shape call prowl' },
  { acorns: 3, trait: 'shape call prowl' },
  { acorns: 3, trait: 'shape spawn prowl' },
  { acorns: 3, trait: 'seven' },
  { acorns: 4, trait: 'no-pawns' },
  { acorns: 4, trait: 'no-pawns' },
  { acorns: 4, trait: 'seven' },
]

/** Games that are not over then are drawn out, and nothing can be won in them. */
const LONGEST = 120

/** What could be won at once in one game of the cub with itself, at the beginning of a turn. */
function findIn(game: number, seed: number): Found[] {
  const luck = seededChance({ random: randomState(seedOf(seed, game)) })
  const state = boogyman.begin({ players: ['', ''], first: SEATS[0], rules: standardRules() }, 0)
  const found: Found[] = []
  while (!state.outcome && state.turn <= LONGEST) {
    if (phaseOf(state) === 'playing' && state.actions === 2) found.push(...candidateIn(state, game))
    const refusal = simulate(boogyman, state, cub(state, luck), scriptedChance({}))
    if (refusal) throw new Error(`The cub was refused: ${refusal.code}`)
  }
  return found
}

function candidateIn(state: State, game: number): Found[] {
  const proof = prove(state)
  if (!proof || proof.deeds === null) return []
  const traits = [...traitsOf(state, proof)]
  const size = TILES.reduce((sum, tile) => sum + thingsOn(state, tile), 0)
  return [{ game, position: writeNotation(state), proof, acorns: acornsOf(proof), traits, size }]
}

/** Who wins, how, and by which actions. */
function traitsOf(state: State, { way }: Proof<Action>): string[] {
  const end = boogyman.copy(state)
  for (const action of way) simulate(boogyman, end, action, scriptedChance({}))
  return [`seat ${state.onTurn}`, end.outcome?.by ?? '', `shape ${way.map(({ type }) => type).join(' ')}`]
}

/** Fills the book of The BigBadBoogyman. */
export const boogymanFinder: Finder = {
  book: 'src/tales/boogyman/rescues/book.json',
  games: 700,
  find(games, seed, finished) {
    const found: Found[] = []
    for (let game = 0; game < games; game++) {
      found.push(...findIn(game, seed))
      finished(game + 1)
    }
    return chooseRescues(found, SLOTS)
      .sort((one, other) => one.acorns - other.acorns || one.size - other.size)
      .map(({ position, proof, acorns }) => ({
        position: position.trimEnd().split('\n'),
        proved: provedOf(proof),
        acorns,
        way: proof.way.map(actionText),
      }))
  },
}
