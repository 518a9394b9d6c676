import { Plank } from '../art/index.ts'
import styles from './Confirm.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmProps {
  open: boolean
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** A question before something that cannot be taken back. The harmless answer comes first. */
export function Confirm({ open, title, text, yes, no, onYes, onNo }: ConfirmProps) {
  if (!open) return null
  return (
    <Dialog title={title} onClose={onNo} urgent>
      <p>{text}</p>
      <div className={styles.answers}>
        <Plank onClick={onNo}>{no}</Plank>
        <Plank onClick={onYes}>{yes}</Plank>
      </div>
    </Dialog>
  )
}
