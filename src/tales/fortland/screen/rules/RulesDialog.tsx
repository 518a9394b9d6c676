import { RuleBookDialog } from '../../../../ui/frames/rulebook/RuleBookDialog.tsx'
import { useRules } from './useRules.tsx'

/** The rule book over any page, open where somebody asked for it. */
export const RulesDialog = ({ onClose }: { onClose: () => void }) => (
  <RuleBookDialog rules={useRules()} onClose={onClose} />
)
