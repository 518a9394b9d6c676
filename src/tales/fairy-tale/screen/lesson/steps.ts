import { type Action, DEFAULT_DIFFICULTY, type State, turned } from '../../../../engine/fairy-tale/index.ts'
import {
  advance,
  type Direction,
  memoizeByKey,
  openSessionFrom,
  type Place,
  parsePlace,
} from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { STEP_IDS, type StepId } from '../../lesson.ts'
import { fairyTale, parseNotation } from '../../rules.ts'

/** A target of the lesson: a place of the board, or a control beside it. */
export type LessonSpot =
  | { on: 'board'; at: Place }
  | { on: 'market' | 'first-tile'; slot: number }
  | { on: 'seal' }
  | { on: 'side'; side: Direction }

/** A task of the learner. */
export interface Task {
  /** Its actions in order. No others are accepted. */
  readonly actions: readonly Action[]
  /** The element to press first, and the one to press once a tile is selected. */
  readonly spot: LessonSpot
  readonly next: LessonSpot
  /** The prediction before the actions, or null. */
  readonly question: StepQuestion | null
}

/** Asks for the next step of the monsters on a tile. */
export interface StepQuestion {
  readonly from: Place
  /** True if the ways are numbered in the order of the rules. */
  readonly isNumbered: boolean
}

export interface Step {
  readonly id: StepId
  readonly tasks: readonly Task[]
}

const at = (text: string): Place => {
  const place = parsePlace(text)
  if (place === null) throw new Error(`Invalid place "${text}".`)
  return place
}

const onBoard = (text: string): LessonSpot => ({ on: 'board', at: at(text) })

const SEAL: LessonSpot = { on: 'seal' }

const task = (spot: LessonSpot, ...actions: readonly Action[]): Task => ({
  actions,
  spot,
  next: spot,
  question: null,
})

const place = (slot: number, where: string, turn: 0 | 1 | 2 | 3): Task => ({
  ...task({ on: 'market', slot }, { type: 'expand', slot, at: at(where), turn }),
  next: onBoard(where),
})

const press = (type: 'begin' | 'roll' | 'end-turn'): Task => task(SEAL, { type })
const BEGIN = press('begin')
const ROLL = press('roll')
const END = press('end-turn')

/** The learner predicts where the monsters of a tile go, then ends the turn and sees it. */
const foretell = (from: string, { isNumbered = false } = {}): Task => ({
  ...END,
  question: { from: at(from), isNumbered },
})

const walk = (to: string): Action => ({ type: 'walk', to: at(to) })

/** One game of five turns. Only the first position is drawn; all others follow by the rules. */
const SCRIPT: Readonly<Record<StepId, readonly Task[]>> = {
  first: [
    {
      ...task({ on: 'first-tile', slot: 1 }, { type: 'lay', tile: 1, side: 'east', turn: 0 }),
      next: onBoard('1,0'),
    },
    BEGIN,
  ],
  roll: [ROLL],
  lay: [place(0, '2,0', 0)],
  die: [foretell('1,0')],
  turn: [ROLL, place(2, '2,-1', 3), END],
  walk: [ROLL, task(onBoard('2,-1'), walk('1,0'), walk('2,0'), walk('2,-1'))],
  // Puss steps back, so that the Ogre and its ways are visible.
  remove: [task(onBoard('2,-1'), { type: 'remove', monster: 4 }), task(onBoard('2,0'), walk('2,0'))],
  lure: [place(2, '3,-1', 3)],
  clockwise: [foretell('2,-1', { isNumbered: true })],
  sides: [task({ on: 'side', side: 'east' }, { type: 'choose-side', side: 'east' })],
  full: [ROLL, foretell('2,-1')],
  diamond: [ROLL, task(onBoard('3,-1'), walk('2,-1'), walk('3,-1'))],
  bell: [place(2, '0,2', 0), foretell('0,1')],
}

/** A position with three first tiles placed. Its rng rolls 2, 2, 3, 4, 2, 5, 2, 2, 2 and 3. */
const START = `O
seats puss-in-boots 0,0
turn 0
phase opening
opening ┃#4 north 0; ━#5 hand; ┃#6 south 0; ━#7 west 0
pile 5 ╹◆#1; 5 ╹◆#2; 5 ╹◆#3
pool ┛#28 ┓#29 ┃d#30 ┃#31 ┃#32 ┏#33 ┻#34 ┫#35 ┗#36 ┳#37 ┣#39 ╋#41
boxes simple
dice -1658401213 -1862058639 -2000991018 -1264582130
draws 1090669936 737769705 -459289944 408392670`

/** Returns a step of the lesson. */
export const stepOf = (id: StepId): Step => ({ id, tasks: SCRIPT[id] })

const begun = (): Session => {
  const read = parseNotation(START)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const { seats, rules, boxes } = read.value
  const config = {
    seats: seats.map(({ character }) => ({ character, player: '' })),
    difficulty: DEFAULT_DIFFICULTY,
    rules,
    boxes,
  }
  return openSessionFrom(config, 0, read.value)
}

function played(session: Session, actions: readonly Action[]): Session {
  return actions.reduce((before, action) => {
    const done = advance(fairyTale, before, action)
    if (!done.ok) throw new Error(`${action.type}: ${done.error.code}`)
    return done.value
  }, session)
}

/** Returns the game at the beginning of a step: everything before it, played by the rules. */
export const sessionAt: (index: number) => Session = memoizeByKey((index: number): Session => {
  const before = STEP_IDS[index - 1]
  return before ? played(sessionAt(index - 1), actionsOf(stepOf(before))) : begun()
})

/** Returns all actions of the learner in a step. */
export const actionsOf = ({ tasks }: Step): readonly Action[] => tasks.flatMap(({ actions }) => actions)

/** The progress within a step. */
export interface Progress {
  /** The current task; null once all are done. */
  readonly task: Task | null
  /** Its index, from 0. */
  readonly index: number
  /** The number of its actions that are done. */
  readonly done: number
}

/** Returns the progress of a step after a number of its actions. */
export function progressIn({ tasks }: Step, moves: number): Progress {
  let done = moves
  for (const [index, one] of tasks.entries()) {
    if (done < one.actions.length) return { task: one, index, done }
    done -= one.actions.length
  }
  return { task: null, index: tasks.length, done: 0 }
}

/** Returns the index of the text for a task, from 0: a task with a question has the question's text first. */
export const sayingOf = ({ tasks }: Step, index: number, isAnswered: boolean): number =>
  tasks.slice(0, index).reduce((count, { question }) => count + (question ? 2 : 1), isAnswered ? 1 : 0)

/** True if these actions are the next ones of a task. */
export const isWanted = (
  state: State,
  { task: wanted, done }: Progress,
  actions: readonly Action[],
): boolean =>
  actions.length > 0 &&
  actions.every((action, index) => {
    const meant = wanted?.actions[done + index]
    return meant !== undefined && isAlike(state, meant, action)
  })

/** True if two actions are equivalent: tiles with the same rotation, or monsters of one tile. */
function isAlike(state: State, one: Action, other: Action): boolean {
  const written = (action: Action) => JSON.stringify(fairyTale.codec.writeAction(action))
  const faces = one.type === 'lay' ? state.opening?.tiles : state.market
  if ((one.type === 'expand' && other.type === 'expand') || (one.type === 'lay' && other.type === 'lay')) {
    const face = faces?.[one.type === 'lay' ? one.tile : one.slot]
    if (!face || turned(face, one.turn).roads !== turned(face, other.turn).roads) return false
    return written({ ...one, turn: 0 }) === written({ ...other, turn: 0 })
  }
  if (one.type === 'remove' && other.type === 'remove') {
    const home = (n: number) =>
      Object.values(state.tiles).find(({ monsters }) => monsters.some((monster) => monster.n === n))
    return home(one.monster) !== undefined && home(one.monster) === home(other.monster)
  }
  return written(one) === written(other)
}
