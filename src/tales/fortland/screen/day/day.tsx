import { DayRivals } from '../../../../ui/stats/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/stats/stats.ts'
import { EmblemIcon } from '../../art/index.ts'
import { taleOfDay } from '../../stats/tale-of-day.ts'
import { useToldWords } from '../../words/stats.ts'

/** Imports the rules on demand: the page of a day works without them. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** The player's own country, large, and the countries against it. */
function Company({ day: of }: { day: string }) {
  const { company, list, roles, leaders } = useToldWords()
  const { own, others, opponent } = taleOfDay(of)
  return (
    <DayRivals
      {...{ own, others }}
      pictureOf={(country, size) => <EmblemIcon country={country} size={size} />}
    >
      {company(roles[own], leaders[opponent], list(others.map((country) => roles[country])))}
    </DayRivals>
  )
}

/** The daily game of Fortland. */
export const day = { Company, begin } satisfies TaleOfDay
