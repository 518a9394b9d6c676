import { monstersToCome, type Pending, removesLeft, type State } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { shownName } from '../../../../store/person-names.ts'
import type { Session } from '../../game.ts'
import { legalActions } from '../../intent/legal.ts'
import { canTurn, symbolIn, type TurnSelection } from '../../intent/turn-selection.ts'
import type { Table } from '../../runtime.ts'
import { expansionsOf, toAimDeed, toAimSymbol } from '../../words/look-up.ts'
import { type Messages, messagesNow } from '../../words/messages.ts'
import type { AimedAction } from '../board/aims/useAim.ts'
import { question } from '../board/sides/question.ts'
import { isAimed } from '../characters/powers.ts'
import { later } from '../lazy-chunks.ts'
import { heroOf } from '../log/line.ts'
import { refusalText } from '../log/refusalText.ts'
import { areSpawnsSilenced } from '../state/hushed.ts'
import { sealOf } from './commands.ts'

/** The text of the strip below the board: the player on turn, and the possible actions. */
export interface StatusText {
  title: string
  note: string
}

/** Returns the text of the strip while nothing is playing, by the selection and the aim of the player on turn. */
export function statusText(
  m: Messages,
  session: Session,
  state: State,
  inHand: TurnSelection,
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

/** Announces the position once its words have loaded. */
export async function describeTable({ game }: Table): Promise<void> {
  await later.fetch()
  const file = later.file()
  const { session } = game.getState()
  const state = selectState(game.getState())
  if (file && session && state)
    file.sayTable(statusText(messagesNow(), session, state, { kind: 'nothing' }), session, state)
}

/** Returns the player on turn, by name if there is one. */
function turnOf(m: Messages, { config }: Session, seat: number): string {
  const { status } = m.table
  const player = shownName(config.seats[seat]?.player ?? '')
  const hero = heroOf({ m, config }, seat)
  return player ? status.led(player, hero) : status.turnOf(hero)
}

function noteOf(m: Messages, state: State, inHand: TurnSelection, aim: AimedAction | null): string {
  const { status } = m.table
  if (state.pending) return noteOfQuestion(m, state.pending)
  if (state.phase === 'new-monsters') {
    if (inHand.kind === 'tile') return status.toRollFirst
    return areSpawnsSilenced(state)
      ? expansionsOf(m).table.phases.toRoll
      : status.toRoll(monstersToCome(state))
  }
  if (aim) return status.toConfirm(aim.words, canTurn(state, inHand))
  return noteToAim(m, inHand) ?? noteOfAction(m, state)
}

/** Returns the targets of the selection, or null if nothing is selected. */
function noteToAim(m: Messages, inHand: TurnSelection): string | null {
  const { status, power, felling } = m.table
  const used = symbolIn(inHand)
  if (used) return toAimSymbol(m, used.effect)
  if (inHand.kind === 'power' && isAimed(inHand.power)) return power.toAim[inHand.power]
  if (inHand.kind === 'axe') return felling.toAim
  if (inHand.kind === 'deed') return toAimDeed(m, inHand)
  return inHand.kind === 'tile' ? status.toAim : null
}

/**
 * Returns why the turn cannot end yet, or the remaining actions. With steps left, a character may still reach a monster and
 * remove it.
 */
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

/** Actions that only expansions have. */
const DEEDS = ['pour', 'recruit', 'march', 'cast'] as const

function noteOfQuestion({ table: { status } }: Messages, { kind }: Pending): string {
  if (kind === 'die') return status.toKeep
  return kind === 'clear-place' ? status.toChooseTile : status.toChoose
}
