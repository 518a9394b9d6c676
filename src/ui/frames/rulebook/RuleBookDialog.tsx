import { useState } from 'react'
import { Dialog } from '../../page/Dialog.tsx'
import { usePage } from '../../page/page.ts'
import type { TaleRules } from './pages.ts'
import { RuleBook } from './RuleBook.tsx'

interface RuleBookDialogProps {
  rules: TaleRules
  onClose: () => void
}

/** The rule book over any page, open where somebody asked for it. */
export function RuleBookDialog({ rules, onClose }: RuleBookDialogProps) {
  const [open, setOpen] = useState(() => usePage.getState().rule)
  return (
    <Dialog book title={rules.title} onClose={onClose}>
      <RuleBook rules={rules} open={open} onOpen={setOpen} />
    </Dialog>
  )
}
