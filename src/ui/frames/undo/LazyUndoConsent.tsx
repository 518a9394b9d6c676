import type { GameTypes, Move } from '../../../engine/kernel/index.ts'
import { Late } from '../../parts/Late.tsx'
import { LAZY_CONSENT } from '../table/lazy-table-parts.ts'
import type { GoingBack } from './create-undo.ts'

interface AgreeingProps<K extends GameTypes> {
  back: GoingBack<K>
  /** Returns the move to undo, and the people who must agree, in words. */
  textOf(last: Move<K>): string
}

/** The dialog that asks all players to agree to an undo into an earlier turn. */
export function LazyUndoConsent<K extends GameTypes>({ back, textOf }: AgreeingProps<K>) {
  const asking = back.useUndoConfirm((asked) => asked.asking)
  const last = back.turns.useGame(({ session }) => session?.moves.at(-1))
  if (!asking || !last) return null
  const given = { text: textOf(last), onAgreed: back.agreeAndSay, onLeft: back.keepAsItIs }
  return <Late part={LAZY_CONSENT} given={given} absent={Nothing} />
}

const Nothing = () => null
