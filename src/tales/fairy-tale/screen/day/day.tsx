import { DayCompany } from '../../../../ui/told/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/told/told.ts'
import { HeroIcon } from '../../art/index.ts'
import { taleOfDay } from '../../told/day.ts'
import { useToldWords } from '../../words/told.ts'

/** What begins it has the rules, and comes with them: the page of a day does without. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

function Company({ day: of }: { day: string }) {
  const { company, list, inSentence, darkness } = useToldWords()
  const { seats, difficulty } = taleOfDay(of).config
  const names = list(seats.map(({ character }) => inSentence[character]))
  return (
    <DayCompany
      pictures={seats.map(({ character }) => <HeroIcon key={character} character={character} height={110} />)}
    >
      {company(names, darkness[difficulty])}
    </DayCompany>
  )
}

/** The Last Fairy Tale of every day. */
export const day = { Company, begin } satisfies TaleOfDay
