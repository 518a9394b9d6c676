import { DayCompany } from '../../../../ui/told/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/told/told.ts'
import { EmblemIcon } from '../../art/index.ts'
import { taleOfDay } from '../../told/day.ts'
import { useToldWords } from '../../words/told.ts'

/** What begins it has the rules, and comes with them: the page of a day does without. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** One's own country, large, and those that it has against it. */
function Company({ day: of }: { day: string }) {
  const { company, list, roles, leaders } = useToldWords()
  const { own, others, opponent } = taleOfDay(of)
  return (
    <DayCompany
      pictures={
        <>
          <EmblemIcon country={own} size={120} />
          {others.map((country) => (
            <EmblemIcon key={country} country={country} size={72} />
          ))}
        </>
      }
    >
      {company(roles[own], leaders[opponent], list(others.map((country) => roles[country])))}
    </DayCompany>
  )
}

/** Fortland of every day. */
export const day = { Company, begin } satisfies TaleOfDay
