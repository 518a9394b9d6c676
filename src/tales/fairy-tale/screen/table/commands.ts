import { fellingOf, type Refusal, type State } from '../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { riskOf } from '../../foresight/index.ts'
import { isSelfEffect } from '../../intent/deeds.ts'
import { type DeedHere, deedsHere, switchesHere } from '../../intent/deeds-here.ts'
import { AXE, isWielded, isWielding, type Wieldable } from '../../intent/in-hand.ts'
import { refuseToWield } from '../../intent/taking.ts'
import { usableSymbols } from '../../intent/uses.ts'
import { fairyTale } from '../../rules.ts'
import type { Table } from '../../table.ts'
import { isHandsOff } from '../../watching.ts'
import { aimedPowers, bargainsOf } from '../characters/powers.ts'
import { refusalText } from '../log/refusalText.ts'
import { focusTarget } from '../now/focus-target.ts'
import { noticesOf } from '../table-kit.ts'

/** What the seal does: the one weighty thing that carries the turn on. */
export type SealAction = 'begin' | 'roll' | 'end-turn'

const SEALS: readonly SealAction[] = ['begin', 'roll', 'end-turn']

/** What the seal is for now, and why it cannot be pressed yet. */
export interface SealNow {
  action: SealAction
  refusal: Refusal | null
}

/** What the seal would do now; null while a question is open, or when nothing is to be sealed. */
export function sealOf(state: State): SealNow | null {
  const action = SEALS.find((type) => fairyTale.refuse(state, { type }) === null)
  if (action) return { action, refusal: null }
  if (state.phase !== 'action' || state.pending) return null
  return { action: 'end-turn', refusal: fairyTale.refuse(state, { type: 'end-turn' }) }
}

/** Why nothing can be sealed now: what would be sealed in this phase is refused; null when the game is over. */
function whyNoSeal(state: State): Refusal | null {
  if (state.outcome) return null
  const type = state.opening ? 'begin' : state.phase === 'new-monsters' ? 'roll' : 'end-turn'
  return fairyTale.refuse(state, { type })
}

/** Asks before a turn is ended in which nothing was done while the Oak may lose a heart; answers whether it asks now. */
const asksToEnd = oncePer((table: Table) =>
  endQuestion({
    game: fairyTale,
    useGame: table.game,
    unused: ['begin', 'roll', 'choose-side', 'keep-die', 'choose-place'],
    end: { type: 'end-turn' },
    giveUp: 'give-up',
    isAtRisk: (state) => (riskOf(state) ?? 0) > 0,
    ask: () => noticesOf(table).tell((m) => m.table.seal.sure),
  }),
)

/** Presses the seal, unless something is being watched; says why where it cannot be pressed, or is not there. */
export function pressSeal(table: Table): void {
  const state = selectState(table.game.getState())
  if (!state || isHandsOff(table)) return
  const seal = sealOf(state)
  const refusal = seal ? seal.refusal : whyNoSeal(state)
  if (refusal) noticesOf(table).tell((words) => refusalText(words, refusal))
  else if (seal && !(seal.action === 'end-turn' && asksToEnd(table)()))
    table.game.getState().act({ type: seal.action })
}

/**
 * Takes up the next power of the character on turn that can be aimed now, or symbol where it stands, or the axe in
 * a closed forest, and after the last none. Where a power is a plank to press, it only gets the focus: what it costs is not spent by one key. Answers whether there was anything.
 */
export function takeUpNext(table: Table): boolean {
  const state = selectState(table.game.getState())
  if (!state || isHandsOff(table)) return true
  const all: { wish: Wieldable; refusal: Refusal | null }[] = [
    ...aimedPowers(state).map(({ power, refusal }) => ({ wish: { kind: 'power' as const, power }, refusal })),
    ...usableSymbols(state).map(({ symbol, effect, refusal }) => ({
      wish: { kind: 'symbol' as const, symbol, effect },
      refusal,
    })),
    ...deedsHere(state).flatMap(({ does, refusal }) =>
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

/** Takes up a deed of the expansions by its key, or does it; says why where it cannot be. Of several the first that can. Answers whether there is one. */
export function takeUpDeed(table: Table, ...ids: readonly DeedHere['id'][]): boolean {
  const state = selectState(table.game.getState())
  if (!state || isHandsOff(table)) return true
  const found = deedsHere(state).filter(({ id }) => ids.includes(id))
  const { wield, refuse } = table.intent.getState()
  const ready = found.find(({ refusal }) => !refusal)
  const refusal = found[0]?.refusal
  if (ready) {
    if ('takes' in ready.does) wield(ready.does.takes)
    else table.game.getState().act(ready.does.acts)
  } else if (refusal) refuse(refusal)
  return found.length > 0
}

/** Turns or switches what stands where the character on turn does: at once where that can be in one way only. Answers whether anything does. */
export function switchHere(table: Table): boolean {
  const state = selectState(table.game.getState())
  if (!state?.extras || isHandsOff(table)) return isHandsOff(table)
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
