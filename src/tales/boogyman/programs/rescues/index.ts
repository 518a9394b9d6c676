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
import { playInPlace, scriptedRng } from '../../../../engine/kernel/index.ts'
import type { Proof } from '../../../../players/exhaustive-search.ts'
import type { BookSlot } from '../../../../programs/rescues/choose.ts'
import { defineFinder, proofOrNull } from '../../../../programs/rescues/finder.ts'
import { cub } from '../../bots/index.ts'
import { prove } from '../../rescues/index.ts'

const SLOTS: readonly BookSlot[] = [
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

/** Maximum number of turns. Longer games are deadlocked and have no wins to find. */
const LONGEST = 120

/** Winner, kind of win, and types of actions. */
function traitsOf(state: State, { way }: Proof<Action>): string[] {
  const end = boogyman.copy(state)
  for (const action of way) playInPlace(boogyman, end, action, scriptedRng({}))
  return [`seat ${state.onTurn}`, end.outcome?.by ?? '', `shape ${way.map(({ type }) => type).join(' ')}`]
}

/** Fills the book of rescues with turns of the cub's games that the seat on turn could win at once. */
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
