import { RuleBookPage } from '../../../../ui/frames/rulebook/RuleBookPage.tsx'
import { useRules } from './useRules.ts'

/** The rule book as a page of its own, open where the address says. */
export const RulesPage = () => <RuleBookPage rules={useRules()} tale="#/fairy-tale" />
