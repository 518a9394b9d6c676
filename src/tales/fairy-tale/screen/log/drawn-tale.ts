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
  scriptedRng,
  seededRng,
} from '../../../../engine/kernel/index.ts'
import type { Move, Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'

/** A forest for tests: for each place its roads, and the number and kind of its monsters. */
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

/** Returns a state with a drawn forest, by default in the action phase of the ninth turn. */
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

/** Plays actions from a state by the real rules, and returns the session. Every given die must be rolled. */
export function played(
  before: State,
  actions: readonly Action[],
  dice: readonly DieFace[] = [],
): Session & { moves: Move[] } {
  const moves: Move[] = []
  const fallen = scriptedRng({ dice })
  let state = before
  for (const action of actions) {
    const chanceFor = (holder: Pick<State, 'random'>) => ({ ...seededRng(holder), die: fallen.die })
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
  if (fallen.leftOver().dice.length > 0) throw new Error('Not all scripted dice were rolled.')
  return { ...openSession(fairyTale, CONFIG, 1), first: before, moves }
}
