import { Fragment } from 'react'
import { NumberedRules } from '../../../../ui/frames/book/RuleLines.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { useRulebookWords } from '../../../../ui/text/useRulebookWords.ts'
import { useMessages } from '../../words/useMessages.ts'
import { pageOfRuling, type Ruling } from '../rulebook/examples/index.ts'
import styles from './rules.module.css'

/** Every ruling, by the number under which the law has it: what the source leaves open is settled here. */
export function RulingsPage() {
  const { rules } = useMessages()
  const words = useRulebookWords()
  const numbered = Object.entries(rules.numbered).map(([key, text]) => {
    const number = Number(key)
    const page = isRuling(number, rules.numbered) ? pageOfRuling(number) : null
    return [
      number,
      <Fragment key={key}>
        {text} {page && <TryPage page={page} name={words.rule(number)} />}
      </Fragment>,
    ] as const
  })
  return (
    <>
      <p className={styles['aim']}>{rules.ours}</p>
      <NumberedRules rules={numbered} />
    </>
  )
}

const isRuling = (number: number, numbered: object): number is Ruling => number in numbered
