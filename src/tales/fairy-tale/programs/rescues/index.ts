import {
  type Action,
  copyOf,
  defaultBoxes,
  everyBox,
  FULL_DIFFICULTIES,
  isGoal,
  places,
  type State,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, type Rng, SEEDS, scriptedRng } from '../../../../engine/kernel/index.ts'
import type { Proof } from '../../../../players/exhaustive-search.ts'
import { acornsOf } from '../../../../players/hardness.ts'
import type { BookSlot } from '../../../../programs/rescues/choose.ts'
import { defineFinder, proofOrNull } from '../../../../programs/rescues/finder.ts'
import { apprentice } from '../../bots/index.ts'
import { type Goal, prove, rescueNotation, rescueState } from '../../rescues/index.ts'
import { fairyTale } from '../../rules.ts'
import { drawCharacters } from '../simulator/game.ts'

/** The number of rescues of each difficulty in the book: mostly saving the Oak, sometimes destroying a diamond. */
const SLOTS: readonly BookSlot[] = [
  ...[1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5].map((acorns) => ({ acorns, trait: 'survive' })),
  ...[2, 2, 4, 4, 4, 5].map((acorns) => ({ acorns, trait: 'diamond' })),
]

const LONGEST = 80
const MOST_HEROES = 4

/** The limits of the search: the tiles of a board, and the positions of a turn. */
const LARGEST = 26
const MOST_POSITIONS = 8_000

/** From this slot on, a rescue must take this many actions. */
const HARD = 3

/** The possible dice. A 5 is excluded: players would choose a harmless side. */
const FACES: readonly DieFace[] = [6, 1, 2, 3, 4, 6]

/** Fills the book of The Last Fairy Tale with turns of the apprentice's games that one turn can still save. */
export const fairyTaleFinder = defineFinder({
  game: fairyTale,
  book: 'src/tales/fairy-tale/rescues/book.json',
  games: 250,
  slots: SLOTS,
  begin(game, luck) {
    const difficulty = FULL_DIFFICULTIES[game % FULL_DIFFICULTIES.length] ?? 'fairy-tale'
    const boxes = game % 3 === 0 ? defaultBoxes(difficulty) : everyBox(game % 7 !== 0)
    const characters = drawCharacters(1 + luck.draw(MOST_HEROES), luck)
    const seats = characters.map((character) => ({ character, player: '' }))
    return fairyTale.begin({ seats, difficulty, rules: standardRules(), boxes }, luck.draw(SEEDS))
  },
  player: apprentice,
  isDrawnOut: ({ turn }) => turn > LONGEST,
  rescuesIn: (state, luck) =>
    isFresh(state) && places(state.tiles).length <= LARGEST ? rescuesIn(state, luck) : [],
  write: fairyTale.codec.writeAction,
})

const isFresh = ({ phase, pending, spent }: State): boolean =>
  phase === 'action' && pending === null && Object.values(spent).every((used) => used === 0)

function rescuesIn(state: State, luck: Rng) {
  const position = rescueNotation(state)
  const still = rescueState(position)
  const dice = Array.from({ length: still.rolls.movement }, () => FACES[luck.draw(FACES.length)] ?? 6)
  const goals: Goal[] = []
  if (dice.length > 0 && hurts(still, dice)) goals.push({ kind: 'survive', dice })
  if (hasGoal(still)) goals.push({ kind: 'diamond' })
  return goals.flatMap((goal) => {
    const proof = proofOrNull(() => prove(still, goal, MOST_POSITIONS))
    if (!proof || (acornsOf(proof) >= HARD && (proof.deeds ?? 0) < HARD)) return []
    const traits = [goal.kind, ...traitsOf(still, goal, proof)]
    return [{ position, goal, proof, traits, size: places(still.tiles).length }]
  })
}

/** True if the Oak would lose a heart with these dice if the turn ended at once. */
function hurts(state: State, dice: readonly DieFace[]): boolean {
  const after = copyOf(state)
  const table = { state: after, chance: scriptedRng({ dice }) }
  if (fairyTale.refuse(after, { type: 'end-turn' })) return false
  fairyTale.apply(table, { type: 'end-turn' })
  while (after.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
  return after.hearts < state.hearts
}

const hasGoal = ({ tiles, market }: State): boolean =>
  [...Object.values(tiles), ...market].some((face) => face !== null && isGoal(face))

/** The traits that distinguish a rescue from others: character, actions, dice, and things in the forest. */
function traitsOf({ seats, onTurn, tiles, hearts }: State, goal: Goal, { way }: Proof<Action>): string[] {
  const things = Object.values(tiles).flatMap(({ building, symbols }) => [
    ...(building ? [building] : []),
    ...symbols.map(({ symbol }) => symbol),
  ])
  const done = way.map((action) =>
    action.type === 'use'
      ? action.power
      : action.type === 'use-symbol'
        ? `use-${action.symbol}`
        : action.type,
  )
  const shape = done.filter((type) => type !== 'end-turn').join(' ')
  return [
    ...new Set([
      `hero ${seats[onTurn]?.character}`,
      `heroes ${seats.length}`,
      `hearts ${hearts}`,
      ...(goal.kind === 'survive' ? [`dice ${goal.dice.join()}`] : []),
      ...things,
      ...done.map((type) => `done ${type}`),
      `shape ${shape}`,
    ]),
  ]
}
