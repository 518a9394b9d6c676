import { useState } from 'react'
import { RuleBook } from '../../../../ui/frames/rulebook/RuleBook.tsx'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { useRules } from './useRules.tsx'

/** The rule book over any page, open where somebody asked for it. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const rules = useRules()
  const [open, setOpen] = useState(() => usePage.getState().rule)
  return (
    <Dialog book title={rules.title} onClose={onClose}>
      <RuleBook rules={rules} open={open} onOpen={setOpen} />
    </Dialog>
  )
}
