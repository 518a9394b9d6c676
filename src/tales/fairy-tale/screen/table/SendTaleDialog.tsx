import { fairyTale } from '../../../../engine/fairy-tale/index.ts'
import { SendDialog } from '../../../../ui/frames/sharing/SendDialog.tsx'
import { useGame } from '../../table.ts'
import { useDoorWords } from '../../words/useDoorWords.ts'

/** How the game at the table is sent to somebody else; nothing where there is none. */
export function SendTaleDialog({ onClose }: { onClose: () => void }) {
  const session = useGame((game) => game.session)
  const { common } = useDoorWords()
  return (
    session && <SendDialog game={fairyTale} session={session} fileName={common.fileName} onClose={onClose} />
  )
}
