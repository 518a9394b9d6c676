import type { Game, Kind } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { SendDialog } from './SendDialog.tsx'

interface SendOfTableProps<K extends Kind> {
  rules: Game<K>
  game: GameHook<K>
  /** What its file is called. */
  fileName: string
  onClose: () => void
}

/** How the game at the table is sent to somebody else; nothing where there is none. */
export function SendOfTable<K extends Kind>({ rules, game, fileName, onClose }: SendOfTableProps<K>) {
  const session = game((store) => store.session)
  return session && <SendDialog game={rules} session={session} fileName={fileName} onClose={onClose} />
}
