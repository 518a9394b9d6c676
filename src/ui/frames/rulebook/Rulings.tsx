import { Fragment } from 'react'
import { useRulebookWords } from '../../text/rulebook.ts'
import { NumberedRules } from '../book/RuleLines.tsx'
import { Aim } from './Glance.tsx'
import { TryPage } from './TryPage.tsx'

/** What a tale says of its rulings: what they are, and each by its number. */
export interface RulingWords {
  readonly ours: string
  readonly numbered: Readonly<Record<number, string>>
}

interface RulingsProps {
  rules: RulingWords
  /** The page that shows one. */
  pageOf(ruling: number): string | null
}

/** The chapter of a rule book with every ruling. */
export const rulingsChapter = (title: string, rules: RulingWords, pageOf: RulingsProps['pageOf']) => ({
  id: 'rulings',
  title,
  overview: <Rulings rules={rules} pageOf={pageOf} />,
})

/** Every ruling, by the number under which the law has it: what the source leaves open is settled here. */
function Rulings({ rules: { ours, numbered }, pageOf }: RulingsProps) {
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
