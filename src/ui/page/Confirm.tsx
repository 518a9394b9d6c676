import { QuestionDialog } from './QuestionDialog.tsx'

interface ConfirmProps {
  open: boolean
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** A question before an action that cannot be undone. */
export const Confirm = ({ open, title, text, yes, no, onYes, onNo }: ConfirmProps) =>
  open && (
    <QuestionDialog
      title={title}
      text={text}
      answers={[
        { words: no, give: onNo },
        { words: yes, give: onYes },
      ]}
    />
  )
