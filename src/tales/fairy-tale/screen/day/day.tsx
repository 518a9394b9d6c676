import { create } from 'zustand'
import { HUMAN_COUNTS, type HumanCount } from '../../../../store/humans.ts'
import { RadioGroup } from '../../../../ui/art/index.ts'
import { DayCompany } from '../../../../ui/stats/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/stats/stats.ts'
import { HeroIcon } from '../../art/index.ts'
import { taleOfDay } from '../../stats/tale-of-day.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useToldWords } from '../../words/stats.ts'

/** Imported on demand with the rules, which the page of the day does not need. */
const begin = async (of: string): Promise<void> => {
  const { beginDay } = await import('../../begin-day.ts')
  beginDay(of, usePeople.getState().people)
}

/** The players of the tale of the day. Separate from the choices of the cover. */
const usePeople = create<{ people: HumanCount }>(() => ({ people: 'one' }))

/** Asks, in the words of the cover, whether one person or several play. */
function WhoPlays() {
  const { people } = usePeople()
  const { cover } = useCoverWords()
  return (
    <RadioGroup
      legend={cover.whoPlays}
      options={HUMAN_COUNTS}
      chosen={people}
      words={cover.people}
      onChoose={(chosen) => usePeople.setState({ people: chosen })}
    />
  )
}

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

/** The Last Fairy Tale as a tale of the day. */
export const day = { Company, WhoPlays, begin } satisfies TaleOfDay
