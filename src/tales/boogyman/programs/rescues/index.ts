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
import { scriptedChance, simulate } from '../../../../engine/kernel/index.ts'
import type { Proof } from '../../../../players/every-way.ts'
import type { Slot } from '../../../../programs/rescues/choose.ts'
import { defineFinder, proofOrNull } from '../../../../programs/rescues/finder.ts'
import { cub } from '../../bots/index.ts'
import { prove } from '../../rescues/index.ts'

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

/** Who wins, how, and by which actions. */
function traitsOf(state: State, { way }: Proof<Action>): string[] {
  const end = boogyman.copy(state)
  for (const action of way) simulate(boogyman, end, action, scriptedChance({}))
  return [`seat ${state.onTurn}`, end.outcome?.by ?? '', `shape ${way.map(({ type }) => type).join(' ')}`]
}

/** Fills the book of The BigBadBoogyman with turns of the cub's games in which the seat on turn could win at once. */
export const boogymanFinder = defineFinder({
  game: boogyman,
  book: 'src/tales/boogyman/rescues/book.json',
  games: 700,
  slots: SLOTS,
  begin: () => boogyman.begin({ players: ['', ''], first: SEATS[0], rules: standardRules() }, 0),
  player: cub,
  isDrawnOut: ({ turn }) => turn > LONGEST,
  rescuesIn(state) {
    const proof = phaseOf(state) === 'playing' && state.actions === 2 ? proofOrNull(() => prove(state)) : null
    if (!proof) return []
    const size = TILES.reduce((sum, tile) => sum + thingsOn(state, tile), 0)
    return [{ position: writeNotation(state), proof, traits: traitsOf(state, proof), size }]
  },
  write: actionText,
})
