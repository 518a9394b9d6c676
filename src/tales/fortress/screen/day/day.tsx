import { PRESETS } from '../../../../engine/fortress/index.ts'
import { DayCompany } from '../../../../ui/stats/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/stats/stats.ts'
import { siegeOfDay } from '../../stats/tale-of-day.ts'
import { useToldWords } from '../../words/stats.ts'
import { DeckFaces } from '../choosing/DeckFaces.tsx'
import { toughnessOf } from '../choosing/decks.ts'

/** Imports the rules on demand: the page of a day works without them. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** The deck and the number of defenders. */
function Company({ day: of }: { day: string }) {
  const { company, decks, darkness } = useToldWords()
  const { deck, defenders } = siegeOfDay(of)
  return (
    <DayCompany pictures={<DeckFaces wish={PRESETS[deck]} />}>
      {company(decks[deck], defenders, darkness[toughnessOf(defenders)])}
    </DayCompany>
  )
}

/** The daily siege. */
export const day = { Company, begin } satisfies TaleOfDay
