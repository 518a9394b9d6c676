import {
  type Action,
  CHARACTER_IDS,
  type CharacterId,
  copyOf,
  DIFFICULTIES,
  defaultBoxes,
  everyBox,
  isGoal,
  places,
  type State,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import {
  type Chance,
  type DieFace,
  randomState,
  SEEDS,
  scriptedChance,
  seededChance,
  simulate,
} from '../../../../engine/kernel/index.ts'
import { type Proof, TooManyPositions } from '../../../../players/every-way.ts'
import { acornsOf } from '../../../../players/hardness.ts'
import type { Candidate } from '../../../../programs/rescues/choose.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { apprentice } from '../../bots/index.ts'
import { type Goal, prove, rescueNotation, rescueState } from '../../rescues/index.ts'
import { fairyTale } from '../../rules.ts'

/** A rescue that was found in a game. */
export interface Found extends Candidate {
  readonly position: string
  readonly goal: Goal
  readonly proof: Proof<Action>
}

const LONGEST = 80
const MOST_HEROES = 4

/** A larger board is too much to look through, and so is a turn with more positions. */
const LARGEST = 26
const MOST_POSITIONS = 8_000

/** From here on a rescue must take this many actions. */
const HARD = 3

/** The dice that may fall; on a 5 somebody would choose, which is no danger. */
const FACES: readonly DieFace[] = [6, 1, 2, 3, 4, 6]

/** What can just be saved in one game of the apprentice, whose heroes, deck and boxes depend on its number. */
export function findIn(game: number, seed: number): Found[] {
  const luck = seededChance({ random: randomState(seedOf(seed, game)) })
  const difficulty = DIFFICULTIES[game % DIFFICULTIES.length] ?? 'fairy-tale'
  const boxes = game % 3 === 0 ? defaultBoxes(difficulty) : everyBox(game % 7 !== 0)
  const seats = heroes(luck).map((character) => ({ character, player: '' }))
  const state = fairyTale.begin({ seats, difficulty, rules: standardRules(), boxes }, luck.draw(SEEDS))
  const chance = seededChance(state)
  const found: Found[] = []
  while (!state.outcome && state.turn <= LONGEST) {
    if (isFresh(state) && places(state.tiles).length <= LARGEST)
      found.push(...candidatesIn(state, game, luck))
    const refusal = simulate(fairyTale, state, apprentice(state, luck), chance)
    if (refusal) throw new Error(`The apprentice was refused: ${refusal.code}`)
  }
  return found
}

function heroes(luck: Chance): CharacterId[] {
  const left = [...CHARACTER_IDS]
  return Array.from({ length: 1 + luck.draw(MOST_HEROES) }, () =>
    left.splice(luck.draw(left.length), 1),
  ).flat()
}

const isFresh = ({ phase, pending, spent }: State): boolean =>
  phase === 'action' && pending === null && Object.values(spent).every((used) => used === 0)

function candidatesIn(state: State, game: number, luck: Chance): Found[] {
  const position = rescueNotation(state)
  const still = rescueState(position)
  const dice = Array.from({ length: still.rolls.movement }, () => FACES[luck.draw(FACES.length)] ?? 6)
  const goals: Goal[] = []
  if (dice.length > 0 && hurts(still, dice)) goals.push({ kind: 'survive', dice })
  if (hasGoal(still)) goals.push({ kind: 'diamond' })
  return goals.flatMap((goal) => {
    const proof = proofOf(still, goal)
    if (!proof || proof.deeds === null || proof.deeds === 0) return []
    const acorns = acornsOf(proof)
    if (acorns >= HARD && proof.deeds < HARD) return []
    const traits = [goal.kind, ...traitsOf(still, goal, proof)]
    return [{ game, position, goal, proof, acorns, traits, size: places(still.tiles).length }]
  })
}

function proofOf(state: State, goal: Goal): Proof<Action> | null {
  try {
    return prove(state, goal, MOST_POSITIONS)
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
}

/** Whether the oak loses a heart if the turn ends at once and these dice fall. */
function hurts(state: State, dice: readonly DieFace[]): boolean {
  const after = copyOf(state)
  const table = { state: after, chance: scriptedChance({ dice }) }
  if (fairyTale.refuse(after, { type: 'end-turn' })) return false
  fairyTale.apply(table, { type: 'end-turn' })
  while (after.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
  return after.hearts < state.hearts
}

const hasGoal = ({ tiles, market }: State): boolean =>
  [...Object.values(tiles), ...market].some((face) => face !== null && isGoal(face))

/** What makes a rescue different from others: who acts, what is done, what falls, and what lies there. */
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
