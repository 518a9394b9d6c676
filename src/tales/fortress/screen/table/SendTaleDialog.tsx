import { fortress } from '../../../../engine/fortress/index.ts'
import { SendDialog } from '../../../../ui/frames/sharing/SendDialog.tsx'
import { useGame } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'

/** How the siege at the table is sent to somebody else; nothing where there is none. */
export function SendTaleDialog({ onClose }: { onClose: () => void }) {
  const session = useGame((game) => game.session)
  const { common } = useCoverWords()
  return (
    session && <SendDialog game={fortress} session={session} fileName={common.fileName} onClose={onClose} />
  )
}
