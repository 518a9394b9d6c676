import {
  type Action,
  type ActionOf,
  type ActionType,
  FACE_OF,
  places,
  type State,
  turned,
} from '../../engine/fairy-tale/index.ts'
import { changeBy } from '../../foresight/index.ts'
import { removesAll } from '../board/offers/removes-all.ts'
import { placeText, tileText } from '../log/tell-content.ts'
import type { Messages } from '../text/messages.ts'
import { type Danger, dangerIn } from './danger-side.ts'

/** How much is told: where the danger is, what kind of action helps, which one exactly. */
export type Grade = 1 | 2 | 3

/** A hint, as far as it was asked for. */
export interface Told {
  state: State
  grade: Grade
  action: Action | null
}

/** A hint as far as it is told: the danger, the kind of action, the action itself with its proof. */
export function hintLines(m: Messages, { state, grade, action }: Told): string[] {
  const { hint } = m.bots
  const lines = [state.pending ? hint.question : dangerWords(m, dangerIn(state))]
  if (grade > 1 && !action) return [...lines, hint.thinking]
  if (grade > 1 && action) lines.push(hint.would(hint.kinds[action.type]))
  if (grade > 2 && action) {
    const proof = proofOf(m, state, action)
    lines.push([hint.exact(exactWords(m, state, action)), ...proof].join(' '))
  }
  return lines
}

function dangerWords({ bots: { hint }, common, foresight }: Messages, danger: Danger): string {
  if (danger.kind === 'safe') return hint.safe
  if (danger.kind === 'nearest') return hint.nearest(common.directions[danger.side])
  const likely = hint.likely(foresight.odds.percent(danger.chance))
  const [face, would] = [FACE_OF[danger.side], foresight.would(danger.worst)]
  const where =
    danger.side === 'all'
      ? hint.dangerAll(face, would)
      : hint.danger(common.directions[danger.side], face, would)
  return `${where} ${likely}`
}

/** An action as it would be told to somebody else. */
function exactWords(m: Messages, state: State, action: Action): string {
  const { bots, pins, common } = m
  const { hint } = bots
  switch (action.type) {
    case 'walk':
      return pins.walk(placeText(m, action.to))
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
      return hint.symbol(common.tiles.symbols[action.symbol], placeText(m, action.at))
    case 'choose-place':
      return hint.place(placeText(m, action.at))
    case 'use':
      return powerWords(m, state, action)
    default:
      return hint.kinds[action.type]
  }
}

/** Which monster is driven away; or the tile, where whoever is on turn clears all of it. */
function removalWords(m: Messages, state: State, monster: number): string {
  const { hint } = m.bots
  const at = places(state.tiles).find((place) => state.tiles[place]?.monsters.some(({ n }) => n === monster))
  const crowd = at === undefined ? [] : (state.tiles[at]?.monsters ?? [])
  const numbers = crowd.map(({ n }) => n)
  if (at !== undefined && removesAll(state, numbers)) return hint.crowd(placeText(m, at))
  const kind = crowd.find(({ n }) => n === monster)?.kind
  return hint.monster(kind ? m.log.monsters[kind] : '', monster)
}

function powerWords(m: Messages, { seats }: State, { power, at, seat }: ActionOf<'use'>): string {
  const { hint } = m.bots
  const { bargains, names, rollAgain } = m.table.power
  const bargain = power === 'bargain-movement' || power === 'bargain-monsters'
  const use = hint.power(bargain ? bargains[power].name : power === 'reroll' ? rollAgain : names[power])
  const hero = seat === undefined ? undefined : seats[seat]?.character
  if (hero) return hint.on(use, m.common.inSentence[hero])
  return at === undefined ? use : hint.on(use, placeText(m, at))
}

/** What is done without any luck, so that the odds after it are known. */
const CERTAIN: readonly ActionType[] = ['walk', 'expand', 'remove', 'sweep', 'fell', 'use', 'use-symbol']

/** The chance that the oak is hurt in this turn, before an action and after it; nothing where that is not known. */
function proofOf({ bots, foresight }: Messages, state: State, action: Action): string[] {
  if (state.phase !== 'action' || state.pending || !CERTAIN.includes(action.type)) return []
  const change = changeBy(state, action)
  const [before, after] = [change?.before.hurt ?? null, change?.after.hurt ?? null]
  if (before === null || after === null) return []
  const [now, then] = [foresight.odds.percent(before), foresight.odds.percent(after)]
  return [now === then ? bots.hint.proofSame(then) : bots.hint.proof(now, then)]
}
