import { monstersToCome, type Pending, removesLeft, type State } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/names.ts'
import type { Session } from '../../game.ts'
import { canTurn, type InHand, symbolIn } from '../../intent/in-hand.ts'
import { legalActions } from '../../intent/legal.ts'
import { expansionsOf, toAimDeed, toAimSymbol } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import type { AimedAction } from '../board/aims/useAim.ts'
import { question } from '../board/sides/question.ts'
import { isAimed } from '../characters/powers.ts'
import { heroOf } from '../log/line.ts'
import { refusalText } from '../log/refusalText.ts'
import { isHushed } from '../now/hushed.ts'
import { sealOf } from './commands.ts'

/** What the strip below the board says: whose turn it is, and what there is to do. */
export interface StatusText {
  title: string
  note: string
}

/** The words for a moment in which nothing is being played out, by what the player on turn has in hand and aims. */
export function statusText(
  m: Messages,
  session: Session,
  state: State,
  inHand: InHand,
  aim: AimedAction | null = null,
): StatusText {
  const { status } = m.table
  if (state.outcome) return { title: status.over[state.outcome], note: '' }
  if (state.opening) {
    const ready = state.opening.spots.every((spot) => spot !== null)
    return { title: status.opening, note: ready ? status.openingReady : status.openingHelp }
  }
  const title = question(m, state) ?? turnOf(m, session, state.onTurn)
  return { title, note: noteOf(m, state, inHand, aim) }
}

/** Whose turn it is, by the player's name where one was given. */
function turnOf(m: Messages, { config }: Session, seat: number): string {
  const { status } = m.table
  const player = shownName(config.seats[seat]?.player ?? '')
  const hero = heroOf({ m, config }, seat)
  return player ? status.led(player, hero) : status.turnOf(hero)
}

function noteOf(m: Messages, state: State, inHand: InHand, aim: AimedAction | null): string {
  const { status } = m.table
  if (state.pending) return noteOfQuestion(m, state.pending)
  if (state.phase === 'new-monsters') {
    if (inHand.kind === 'tile') return status.toRollFirst
    return isHushed(state) ? expansionsOf(m).table.phases.toRoll : status.toRoll(monstersToCome(state))
  }
  if (aim) return status.toConfirm(aim.words, canTurn(state, inHand))
  return noteToAim(m, inHand) ?? noteOfAction(m, state)
}

/** Where what is in hand can be aimed; null where nothing is. */
function noteToAim(m: Messages, inHand: InHand): string | null {
  const { status, power, felling } = m.table
  const used = symbolIn(inHand)
  if (used) return toAimSymbol(m, used.effect)
  if (inHand.kind === 'power' && isAimed(inHand.power)) return power.toAim[inHand.power]
  if (inHand.kind === 'axe') return felling.toAim
  if (inHand.kind === 'deed') return toAimDeed(m, inHand)
  return inHand.kind === 'tile' ? status.toAim : null
}

/** Why the turn cannot end yet, or what can still be done in it. Whoever can walk may come to a monster, and drive that away. */
function noteOfAction(m: Messages, state: State): string {
  const held = sealOf(state)?.refusal
  if (held) return refusalText(m, held)
  const { status } = m.table
  const can = new Set(legalActions(state).map(({ type }) => type))
  const walk = can.has('walk')
  const expand = can.has('expand')
  const remove = can.has('remove') || (walk && removesLeft(state) > 0)
  if (walk && expand && remove) return status.toAct
  const { acts } = status
  const left = [
    ...(walk ? [acts.walk] : []),
    ...(expand ? [acts.expand] : []),
    ...(can.has('sweep') ? [acts.sweep] : []),
    ...(can.has('fell') ? [acts.fell] : []),
    ...(remove ? [acts.remove] : []),
    ...(can.has('use') ? [acts.use] : []),
    ...(can.has('use-symbol') ? [acts['use-symbol']] : []),
    ...DEEDS.flatMap((deed) => (can.has(deed) ? [expansionsOf(m).table.acts[deed]] : [])),
  ]
  return left.length === 0 ? status.toEnd : status.toActOn(m.common.list(left))
}

/** What only expansions let one do. */
const DEEDS = ['pour', 'recruit', 'march', 'cast'] as const

function noteOfQuestion({ table: { status } }: Messages, { kind }: Pending): string {
  if (kind === 'die') return status.toKeep
  return kind === 'clear-place' ? status.toChooseTile : status.toChoose
}
