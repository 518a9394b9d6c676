import {
  type Action,
  type ActionOf,
  type ActionType,
  type HouseRules,
  places,
  type State,
  turned,
  winsByDiamonds,
} from '../../../../engine/fairy-tale/index.ts'
import { directionTo, type Place } from '../../../../engine/kernel/index.ts'
import type { Plan } from '../../bots/index.ts'
import { afterAll, bringsCurse, riskOf } from '../../foresight/index.ts'
import { removesAll } from '../../intent/removes-all.ts'
import { type AllWords, allWordsNow } from '../../words/all-words.ts'
import { symbolName, wordsFor } from '../../words/look-up.ts'
import { placeText, tileText } from '../log/tell-content.ts'
import { type Comers, dangerIn, type HintedDanger } from './danger-side.ts'
import { scenesOf } from './hint-plan.ts'

/** A hint up to its current grade. */
export interface GradedHint {
  state: State
  /** The amount of detail: 1 the danger, 2 the kind of action that helps, 3 the exact action. */
  grade: number
  /** The advised actions in order; null until the bot has answered. */
  plan: Plan | null
}

/** Returns the lines of a hint up to its grade: the danger, the kind of action, the plan with its gain. */
export function hintLines(m: AllWords, { state, grade, plan }: GradedHint): string[] {
  const { hint } = m
  const lines = [state.pending ? hint.question : dangerWords(m, dangerIn(state), state.rules)]
  if (grade > 1 && !plan) return [...lines, hint.thinking]
  if (grade > 1 && plan) lines.push(hint.would(kindWords(m, purposeOf(plan))))
  if (grade > 2 && plan) {
    const what = hint.exact(m.common.list(planWords(m, state, plan)))
    lines.push([what, ...gainOf(m, state, plan)].join(' '))
  }
  return lines
}

/** Returns the lines in the current language. */
export const hintLinesNow = (hint: GradedHint): string[] => hintLines(allWordsNow(), hint)

/** Returns the words for the kind of an action. */
const kindWords = (m: AllWords, type: ActionType): string =>
  wordsFor(m, m.hint.kinds, ({ table }) => table.kinds, type)

/** Returns the purpose of a plan: its first action other than a step. */
const purposeOf = (plan: Plan): ActionType => (plan.find(({ type }) => type !== 'walk') ?? plan[0]).type

/** Returns the parts of a plan in words; consecutive steps are one walk. */
export function planWords(m: AllWords, state: State, plan: Plan): string[] {
  const scenes = scenesOf(state, plan)
  return scenes.flatMap(({ state: now, action }, index) => {
    if (action.type !== 'walk') return [exactWords(m, now, action)]
    if (scenes[index + 1]?.action.type === 'walk') return []
    const first = scenes.slice(0, index).findLastIndex((scene) => scene.action.type !== 'walk') + 1
    return [walkWords(m, scenes[first]?.state ?? now, action.to)]
  })
}

/** Returns a walk by its direction if it is one step, else by its destination. */
function walkWords(m: AllWords, { seats, onTurn }: State, to: Place): string {
  const from = seats[onTurn]?.at
  const side = from === undefined ? null : directionTo(from, to)
  return side ? m.hint.step(m.common.directions[side]) : m.pins.walk(placeText(m, to))
}

/** Returns the threatening monsters and their place. */
function comersWords(m: AllWords, { at, kind, count }: Comers): string {
  return m.hint.comers(count === 1 ? m.log.monsters[kind] : m.log.crowds[kind](count), placeText(m, at))
}

function dangerWords(m: AllWords, danger: HintedDanger, rules: HouseRules): string {
  const { hint, common, futures } = m
  if (danger.kind === 'safe') return winsByDiamonds(rules) ? hint.safe : hint.safeNow
  if (danger.kind === 'nearest') return hint.nearest(comersWords(m, danger.who))
  const likely = hint.likely(futures.odds.percent(danger.chance))
  const [face, would] = [danger.face, futures.would(danger.worst)]
  const what = danger.who
    ? comersWords(m, danger.who)
    : danger.side === 'all'
      ? hint.everySide
      : hint.oneSide(common.directions[danger.side])
  return `${hint.danger(what, face, would)} ${likely}`
}

/** Returns an action as advice. */
function exactWords(m: AllWords, state: State, action: Action): string {
  const { hint, pins, common } = m
  switch (action.type) {
    case 'walk':
      return walkWords(m, state, action.to)
    case 'expand': {
      const face = state.market[action.slot]
      return pins.tile(tileText(m, face ? turned(face, action.turn) : undefined), placeText(m, action.at))
    }
    case 'remove':
      return removalWords(m, state, action.monster)
    case 'choose-side':
      return hint.side(common.directions[action.side])
    case 'sweep':
      return hint.sweep(tileText(m, state.market[action.slot] ?? undefined))
    case 'fell':
      return hint.fell(tileText(m, state.tiles[action.at]), placeText(m, action.at))
    case 'use-symbol':
      return hint.symbol(symbolName(m, action.symbol), placeText(m, action.at))
    case 'choose-place':
      return hint.place(placeText(m, action.at))
    case 'use':
      return powerWords(m, state, action)
    default:
      return kindWords(m, action.type)
  }
}

/** Returns the words for the removal of a monster, or of all monsters of a tile if the hero on turn clears it. */
function removalWords(m: AllWords, state: State, monster: number): string {
  const { hint } = m
  const at = places(state.tiles).find((place) => state.tiles[place]?.monsters.some(({ n }) => n === monster))
  const crowd = at === undefined ? [] : (state.tiles[at]?.monsters ?? [])
  const numbers = crowd.map(({ n }) => n)
  if (at !== undefined && removesAll(state, numbers)) return hint.crowd(placeText(m, at))
  const kind = crowd.find(({ n }) => n === monster)?.kind
  const name = kind ? m.log.monsters[kind] : ''
  return crowd.length === 1 ? hint.theMonster(name) : hint.monster(name, monster)
}

function powerWords(m: AllWords, { seats }: State, { power, at, seat }: ActionOf<'use'>): string {
  const { hint } = m
  const { bargains, names, rollAgain } = m.table.power
  const bargain = power === 'bargain-movement' || power === 'bargain-monsters'
  const use = hint.power(bargain ? bargains[power].name : power === 'reroll' ? rollAgain : names[power])
  const hero = seat === undefined ? undefined : seats[seat]?.character
  if (hero) return hint.on(use, m.common.inSentence[hero])
  return at === undefined ? use : hint.on(use, placeText(m, at))
}

/** Actions without luck, after which the odds are exact. */
const CERTAIN: readonly ActionType[] = [
  ...(['walk', 'expand', 'remove', 'sweep', 'fell'] as const),
  ...(['use', 'use-symbol', 'choose-place'] as const),
]

/** Returns the gain of a plan: a win, or the risk to the oak this turn before and after it. Empty if it is unknown. */
function gainOf({ hint, futures }: AllWords, state: State, plan: Plan): string[] {
  if (state.phase !== 'action' || state.pending || !plan.every(({ type }) => CERTAIN.includes(type)))
    return []
  if (plan.some((action) => bringsCurse(state, action))) return []
  const after = afterAll(state, plan)
  if (after?.outcome === 'won') return [hint.wins]
  const [before, then] = [riskOf(state), after && riskOf(after)]
  if (before === null || then === null) return []
  const { percent } = futures.odds
  return [before === then ? hint.gainNone(percent(before)) : hint.gain(percent(before), percent(then))]
}
