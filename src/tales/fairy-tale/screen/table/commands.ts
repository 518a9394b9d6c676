import { fellingOf, type Refusal, type State } from '../../../../engine/fairy-tale/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { riskOf } from '../../foresight/index.ts'
import { isInputBlocked } from '../../input-blocked.ts'
import { type ActionHere, actionsHere, switchesHere } from '../../intent/actions-here.ts'
import { refuseToWield } from '../../intent/keep-selection.ts'
import { canSpareOak } from '../../intent/spare-oak.ts'
import { isSelfEffect } from '../../intent/tile-actions.ts'
import { AXE, aimedAt, isWielded, isWielding, type Wieldable } from '../../intent/turn-selection.ts'
import { usableSymbols } from '../../intent/uses.ts'
import { fairyTale } from '../../rules.ts'
import type { Table } from '../../runtime.ts'
import { aimedPowers, bargainsOf } from '../characters/powers.ts'
import { refusalText } from '../log/refusalText.ts'
import { focusTarget } from '../state/focus-target.ts'
import { noticesOf } from '../table-kit.ts'

/** An action of the main button. */
export type SealAction = 'begin' | 'roll' | 'end-turn'

const SEALS: readonly SealAction[] = ['begin', 'roll', 'end-turn']

/** The current action of the main button, and the reason why it is disabled. */
export interface SealNow {
  action: SealAction
  refusal: Refusal | null
}

/** Returns the current action of the main button. Null during a question, or if the button has no action. */
export function sealOf(state: State): SealNow | null {
  const action = SEALS.find((type) => fairyTale.refuse(state, { type }) === null)
  if (action) return { action, refusal: null }
  if (state.phase !== 'action' || state.pending) return null
  return { action: 'end-turn', refusal: fairyTale.refuse(state, { type: 'end-turn' }) }
}

/** Returns why the main button of this phase has no action, or null if the game is over. */
function whyNoSeal(state: State): Refusal | null {
  if (state.outcome) return null
  const type = state.opening ? 'begin' : state.phase === 'new-monsters' ? 'roll' : 'end-turn'
  return fairyTale.refuse(state, { type })
}

/**
 * Asks before the turn ends if an action is aimed, or if the Oak may lose a heart and the player has done nothing or can still
 * remove a monster that threatens it. Returns true if it asks now.
 */
const asksToEnd = memoizeByObject((table: Table) =>
  endQuestion({
    game: fairyTale,
    useGame: table.game,
    unused: ['begin', 'roll', 'choose-side', 'keep-die', 'choose-place'],
    end: { type: 'end-turn' },
    giveUp: 'give-up',
    isAtRisk: (state) => (riskOf(state) ?? 0) > 0,
    isAvertable: canSpareOak,
    isAimed: () => aimedAt(table.intent.getState().inHand) !== null,
    ask: (why) => noticesOf(table).tell((m) => m.table.seal[QUESTIONS[why]]),
  }),
)

/** The words of each question. */
const QUESTIONS = { aimed: 'open', unused: 'sure', avertable: 'spare' } as const

/** Presses the main button, unless input is blocked. Says why if the button is disabled or missing. */
export function pressSeal(table: Table): void {
  const state = selectState(table.game.getState())
  if (!state || isInputBlocked(table)) return
  const seal = sealOf(state)
  const refusal = seal ? seal.refusal : whyNoSeal(state)
  if (refusal) noticesOf(table).tell((words) => refusalText(words, refusal))
  else if (seal && !(seal.action === 'end-turn' && asksToEnd(table)()))
    table.game.getState().act({ type: seal.action })
}

/**
 * Selects the next power of the character on turn, symbol at its place, or the axe in a closed forest, and nothing after the
 * last. A power with a button of its own is only focused, so that one key never pays its cost. Returns true if there is any, or if
 * input is blocked.
 */
export function takeUpNext(table: Table): boolean {
  const state = selectState(table.game.getState())
  if (!state || isInputBlocked(table)) return true
  const all: { wish: Wieldable; refusal: Refusal | null }[] = [
    ...aimedPowers(state).map(({ power, refusal }) => ({ wish: { kind: 'power' as const, power }, refusal })),
    ...usableSymbols(state).map(({ symbol, effect, refusal }) => ({
      wish: { kind: 'symbol' as const, symbol, effect },
      refusal,
    })),
    ...actionsHere(state).flatMap(({ does, refusal }) =>
      'takes' in does ? [{ wish: does.takes, refusal }] : [],
    ),
    ...(fellingOf(state) ? [{ wish: AXE, refusal: refuseToWield(state, AXE) }] : []),
  ]
  const plank = state.pending?.kind === 'die' ? 'reroll' : bargainsOf(state)[0]?.power
  if (plank) {
    focusTarget(`power:${plank}`)
    return true
  }
  const { inHand, wield, cancel, refuse } = table.intent.getState()
  const ready = all.filter(({ refusal }) => !refusal)
  const next = ready[ready.findIndex(({ wish }) => isWielded(inHand, wish)) + 1]
  const refusal = all[0]?.refusal
  if (next) wield(next.wish)
  else if (isWielding(inHand)) cancel()
  else if (refusal) refuse(refusal)
  return all.length > 0
}

/**
 * Selects or does an action of an expansion by its key, or says why it is refused. Of several it takes the first allowed one.
 * Returns true if there is any.
 */
export function takeUpDeed(table: Table, ...ids: readonly ActionHere['id'][]): boolean {
  const state = selectState(table.game.getState())
  if (!state || isInputBlocked(table)) return true
  const found = actionsHere(state).filter(({ id }) => ids.includes(id))
  const { wield, refuse } = table.intent.getState()
  const ready = found.find(({ refusal }) => !refusal)
  const refusal = found[0]?.refusal
  if (ready) {
    if ('takes' in ready.does) wield(ready.does.takes)
    else table.game.getState().act(ready.does.acts)
  } else if (refusal) refuse(refusal)
  return found.length > 0
}

/**
 * Turns or switches the symbol at the place of the character on turn, at once if there is only one way. Returns true if there is
 * such a symbol.
 */
export function switchHere(table: Table): boolean {
  const state = selectState(table.game.getState())
  if (!state?.extras || isInputBlocked(table)) return isInputBlocked(table)
  const ways = switchesHere(state)
  const [only] = ways
  if (only && ways.length === 1) {
    table.game.getState().act(only)
    return true
  }
  const usable = usableSymbols(state).find(({ effect }) => isSelfEffect(effect))
  if (!usable) return false
  const { symbol, effect, refusal } = usable
  if (refusal) table.intent.getState().refuse(refusal)
  else table.intent.getState().wield({ kind: 'symbol', symbol, effect })
  return true
}
