import { Fragment } from 'react'
import { useRulebookWords } from '../../text/useRulebookWords.ts'
import { NumberedRules } from '../book/RuleLines.tsx'
import { Aim } from './Glance.tsx'
import { TryPage } from './TryPage.tsx'

interface RulingsProps {
  /** Words for what they are, and each by its number. */
  rules: { readonly ours: string; readonly numbered: Readonly<Record<number, string>> }
  /** The page that shows one. */
  pageOf(ruling: number): string | null
}

/** Every ruling, by the number under which the law has it: what the source leaves open is settled here. */
export function Rulings({ rules: { ours, numbered }, pageOf }: RulingsProps) {
  const words = useRulebookWords()
  const lines = Object.entries(numbered).map(([key, text]) => {
    const number = Number(key)
    const page = pageOf(number)
    return [
      number,
      <Fragment key={key}>
        {text} {page && <TryPage page={page} name={words.rule(number)} />}
      </Fragment>,
    ] as const
  })
  return (
    <>
      <Aim>{ours}</Aim>
      <NumberedRules rules={lines} />
    </>
  )
}
