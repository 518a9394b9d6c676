import { NumberedRules } from '../../../../ui/frames/book/RuleLines.tsx'
import { useMessages } from '../../words/useMessages.ts'
import styles from './rules.module.css'

/** Every ruling, by the number under which the law has it: what the source leaves open is settled here. */
export function RulingsPage() {
  const { rules } = useMessages()
  const numbered = Object.entries(rules.numbered).map(([number, text]) => [Number(number), text] as const)
  return (
    <>
      <p className={styles['aim']}>{rules.ours}</p>
      <NumberedRules rules={numbered} />
    </>
  )
}
