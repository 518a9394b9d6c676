import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, type Place, parsePlace } from '../../../../engine/kernel/index.ts'
import type { MonsterRoll } from '../../intent/foresight.ts'
import type { StepId } from '../../lesson.ts'
import { fairyTale, parseNotation } from '../../rules.ts'

/** Where the storyteller points: a place of the board, or something that lies beside it. */
export type LessonSpot =
  | { on: 'board'; at: Place }
  | { on: 'market'; slot: number }
  | { on: 'seal' | 'why' }
  | { on: 'futures'; roll: MonsterRoll }

/** What is to be done in a step: an action of the game, or something that is only looked at. */
export type Wanted = { action: Action } | { look: 'future' | 'why' }

/** A drawn position with one thing to do in it. */
export interface Step {
  readonly id: StepId
  readonly position: State
  /** How the dice fall in it. */
  readonly dice: readonly DieFace[]
  readonly wanted: Wanted
  /** Where it points first; and once a tile is in hand, where that belongs. */
  readonly spot: LessonSpot
  readonly next: LessonSpot
}

interface Drawn {
  position: string
  dice?: readonly DieFace[]
  wanted: Wanted
  spot: LessonSpot
  next?: LessonSpot
}

const at = (text: string): Place => {
  const place = parsePlace(text)
  if (place === null) throw new Error(`There is no place ${text}.`)
  return place
}

const onBoard = (text: string): LessonSpot => ({ on: 'board', at: at(text) })

const SEAL: LessonSpot = { on: 'seal' }

/** Each step begins where the one before it ended, until a later chapter is told. */
const FIRST = '. ┃w1 .\n━b O ┳'
const LAID = '. . ┃w1 .\n━w ━b O ┳'
const PILE = 'market ━w#20 ┗#21 ╋#22\npile 3 ╹◆#1; 3 ╹◆#2; 3 ╹◆#3\npool ┃#30 ━#31 ┏#32 ┓#33 ┛#34 ┳#35'
const LATER = 'market ┣#23 ┗#21 ╋#22\npile 3 ╹◆#1; 3 ╹◆#2; 3 ╹◆#3\npool ┃#30 ━#31 ┏#32 ┓#33 ┛#34 ┻#35'
const HEROES = (puss: string): string => `seats puss-in-boots ${puss}; huntsman 0,0`

const DRAWN: Readonly<Record<StepId, Drawn>> = {
  roll: {
    position: `${FIRST}\n. ┗g ┛\nmonsters 1 frost-giant 0,-1\n${HEROES('1,1')}\nphase new-monsters\n${PILE}`,
    dice: [2],
    wanted: { action: { type: 'roll' } },
    spot: SEAL,
  },
  lay: {
    position: `${FIRST}1\n. ┗g ┛\nmonsters 1 frost-giant 0,-1; 2 ogre 1,0\n${HEROES('1,1')}\n${PILE}`,
    wanted: { action: { type: 'expand', slot: 0, at: at('-2,0'), turn: 0 } },
    spot: { on: 'market', slot: 0 },
    next: onBoard('-2,0'),
  },
  walk: {
    position: `${LAID}1\n. . ┗g ┛\nmonsters 1 frost-giant 0,-1; 2 ogre 1,0\n${HEROES('1,1')}\nspent expands 1\n${LATER}`,
    wanted: { action: { type: 'walk', to: at('1,0') } },
    spot: onBoard('1,0'),
  },
  remove: {
    position: `${LAID}1\n. . ┗g ┛\nmonsters 1 frost-giant 0,-1; 2 ogre 1,0\n${HEROES('1,0')}\nspent steps 1; expands 1\n${LATER}`,
    wanted: { action: { type: 'remove', monster: 2 } },
    spot: onBoard('1,0'),
  },
  future: {
    position: `${LAID}\n. . ┗g ┛\nmonsters 1 frost-giant 0,-1\n${HEROES('1,0')}\nspent steps 1; expands 1; removes 1\n${LATER}`,
    wanted: { look: 'future' },
    spot: { on: 'futures', roll: 'north' },
  },
  why: {
    position: `${LAID}\n. . ┗g ┛\nmonsters 1 frost-giant 0,-1\n${HEROES('1,0')}\nspent steps 1; expands 1; removes 1\n${LATER}`,
    wanted: { look: 'why' },
    spot: { on: 'why' },
  },
  // Whoever comes onto a full tile hurries on.
  haste: {
    position: `. ┃w . .\n━b O ━ ┳3\n. ┗g ━ ┛\nmonsters 3 ogre 2,0; 4 ogre 2,0; 5 ogre 2,0\n${HEROES('1,1')}\nturn 5\nphase new-monsters\n${LATER}`,
    dice: [2],
    wanted: { action: { type: 'roll' } },
    spot: SEAL,
  },
  diamond: {
    position: `. ┃w . .\n━b O ━ ╸◆2\n. ┗g ┓ .\n. . ┃1 .\nmonsters 3 ogre 2,0; 6 troll 2,0; 7 big-bad-wolf 1,2\n${HEROES('1,0')}\nturn 7\nmarket ┣#23 ┗#21 ╋#22\npile 0; 3 ╹◆#2; 3 ╹◆#3\npool ┃#30 ━#31 ┏#32 ┓#33`,
    wanted: { action: { type: 'walk', to: at('2,0') } },
    spot: onBoard('2,0'),
  },
  'end-turn': {
    position: `. ┃w .\n━b O ━\n. ┗g ┓\n. . ┃1\nmonsters 7 big-bad-wolf 1,2\n${HEROES('1,0')}\nturn 7\nspent steps 1\ndiamonds 1\nmarket ┣#23 ┗#21 ╋#22\npile 0; 3 ╹◆#2; 3 ╹◆#3\npool ┃#30 ━#31 ┏#32 ┓#33`,
    dice: [3],
    wanted: { action: { type: 'end-turn' } },
    spot: SEAL,
  },
}

/** A step of the first tale. */
export function stepOf(id: StepId): Step {
  const { position, dice = [], wanted, spot, next = spot } = DRAWN[id]
  const read = parseNotation(position)
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`)
  return { id, position: read.value, dice, wanted, spot, next }
}

/** Whether this is what a step asks for. */
export function isWanted({ wanted }: Step, actions: readonly Action[]): boolean {
  const [action] = actions
  return 'action' in wanted && actions.length === 1 && action !== undefined && isSame(wanted.action, action)
}

/** A tile may lie in either way that looks the same. */
const told = (action: Action): string =>
  JSON.stringify(fairyTale.codec.writeAction(action.type === 'expand' ? { ...action, turn: 0 } : action))

const isSame = (one: Action, other: Action): boolean => told(one) === told(other)
