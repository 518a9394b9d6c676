import type { Kind, Move } from '../../../engine/kernel/index.ts'
import { Late } from '../../parts/Late.tsx'
import { AGREE } from '../table/late.ts'
import type { GoingBack } from './going-back.ts'

interface AgreeingProps<K extends Kind> {
  back: GoingBack<K>
  /** What would be taken back, and whose yes it needs. */
  textOf(last: Move<K>): string
}

/** Asks the table whether all agree to take back what belongs to a turn that is over. */
export function Agreeing<K extends Kind>({ back, textOf }: AgreeingProps<K>) {
  const asking = back.useAskedBack((asked) => asked.asking)
  const last = back.turns.useGame(({ session }) => session?.moves.at(-1))
  if (!asking || !last) return null
  const given = { text: textOf(last), onAgreed: back.agreeAndSay, onLeft: back.keepAsItIs }
  return <Late part={AGREE} given={given} absent={Nothing} />
}

const Nothing = () => null
