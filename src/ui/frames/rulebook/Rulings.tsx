import { Fragment } from 'react'
import { useRulebookWords } from '../../text/rulebook.ts'
import { NumberedRules } from '../book/RuleLines.tsx'
import { Aim } from './Glance.tsx'
import { TryPage } from './TryPage.tsx'

/** The words of a tale for its rulings: the introduction, and each ruling by its number. */
export interface RulingWords {
  readonly ours: string
  readonly numbered: Readonly<Record<number, string>>
}

interface RulingsProps {
  rules: RulingWords
  /** Returns the page with an example of a ruling; null if there is none. */
  pageOf(ruling: number): string | null
}

/** Makes the chapter of a rule book that lists all rulings. */
export const rulingsChapter = (title: string, rules: RulingWords, pageOf: RulingsProps['pageOf']) => ({
  id: 'rulings',
  title,
  overview: <Rulings rules={rules} pageOf={pageOf} />,
})

/** The list of rulings with their numbers. A ruling decides a case that the original rules leave open. */
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
