import { SEATS } from '../../../../engine/boogyman/index.ts'
import { AgreeBack as Agree } from '../../../../ui/frames/taking-back/AgreeBack.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { useSession } from '../now/at-table.ts'
import { keepAsItIs, useAskedBack } from '../now/undo.ts'
import { agreeAndSay } from './commands.ts'

/** Asks the table whether both agree to take back what belongs to a turn that is over (law, section 6). */
export function AgreeBack() {
  const m = useMessages()
  const asking = useAskedBack((asked) => asked.asking)
  const last = useSession().moves.at(-1)
  const { table, common } = m
  return (
    asking &&
    last && (
      <Agree
        text={table.backText(common.inSentence[SEATS[last.before.onTurn]])}
        onAgreed={() => agreeAndSay(m)}
        onLeft={keepAsItIs}
      />
    )
  )
}
