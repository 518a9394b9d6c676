import {
  type Action,
  type Config,
  everyBox,
  type MonsterKind,
  pathFace,
  type State,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import {
  type DieFace,
  openSession,
  parsePlace,
  play,
  scriptedChance,
  seededChance,
} from '../../../../engine/kernel/index.ts'
import type { Move, Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'

/** A forest for tests: the roads at each place, and how many monsters of which kind stand there. */
export type ForestSketch = Readonly<
  Record<string, readonly [roads: number, kind?: MonsterKind, count?: number]>
>

export const CONFIG: Config = {
  seats: [
    { character: 'puss-in-boots', player: 'Anna' },
    { character: 'huntsman', player: '' },
  ],
  difficulty: 'bedtime-story',
  rules: standardRules(),
  boxes: everyBox(false),
}

/** A state with a drawn forest, in the action phase of the ninth turn unless told otherwise. */
export function drawn(forest: ForestSketch, changes: Partial<State> = {}): State {
  const state = structuredClone(fairyTale.begin(CONFIG, 1))
  let n = 1
  for (const [text, [roads, kind = 'ogre', count = 0]] of Object.entries(forest)) {
    const monsters = Array.from({ length: count }, () => ({ n: n++, kind }))
    const place = parsePlace(text)
    if (place !== null) state.tiles[place] = { ...pathFace(90 + n, roads), monsters }
  }
  const first = { opening: null, turn: 9, phase: 'action', nextMonster: n } satisfies Partial<State>
  const monsters = changes.phase === 'new-monsters' ? 1 : 0
  const movement = changes.phase === 'monsters-move' ? 0 : 1
  return { ...state, ...first, rolls: { monsters, movement }, ...changes }
}

/** Plays actions from a state by real rules, the dice as given (all must fall), as a session of moves. */
export function played(
  before: State,
  actions: readonly Action[],
  dice: readonly DieFace[] = [],
): Session & { moves: Move[] } {
  const moves: Move[] = []
  const fallen = scriptedChance({ dice })
  let state = before
  for (const action of actions) {
    const chanceFor = (holder: Pick<State, 'random'>) => ({ ...seededChance(holder), die: fallen.die })
    const result = play(fairyTale, state, action, chanceFor)
    if (!result.ok) throw new Error(`${action.type}: ${result.error.code}`)
    moves.push({
      action,
      before: state,
      after: result.value.state,
      frames: result.value.frames,
      barrier: false,
    })
    state = result.value.state
  }
  if (fallen.leftOver().dice.length > 0) throw new Error('Not all dice fell.')
  return { ...openSession(fairyTale, CONFIG, 1), first: before, moves }
}
