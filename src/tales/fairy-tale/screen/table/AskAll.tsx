import { AgreeBack } from '../../../../ui/frames/taking-back/AgreeBack.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { useSession } from '../now/at-table.ts'
import { agreeBack, leaveItSo, useAgreeing } from './taking-back.ts'
import { undoReason } from './undo-reason.ts'

/** Asks all at the table whether they agree to go back behind a die, or a tile that was turned up. */
export function AskAll() {
  const m = useMessages()
  const session = useSession()
  const asking = useAgreeing((agreeing) => agreeing.asking)
  const text = undoReason(m, session)
  return asking && text && <AgreeBack text={text} onAgreed={() => agreeBack(m)} onLeft={leaveItSo} />
}
