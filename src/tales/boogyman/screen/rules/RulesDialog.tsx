import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { useMessages } from '../../words/useMessages.ts'

/** The rule book. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { rules } = useMessages()
  return (
    <Dialog book title={rules.title} onClose={onClose}>
      {rules.breaths.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
}
