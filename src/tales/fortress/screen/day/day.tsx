import { PRESETS } from '../../../../engine/fortress/index.ts'
import { DayCompany } from '../../../../ui/told/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/told/told.ts'
import { siegeOfDay } from '../../told/day.ts'
import { useToldWords } from '../../words/told.ts'
import { DeckFaces } from '../choosing/DeckFaces.tsx'
import { toughnessOf } from '../choosing/decks.ts'

/** What begins it has the rules, and comes with them: the page of a day does without. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** Who goes along, and against how many. */
function Company({ day: of }: { day: string }) {
  const { company, decks, darkness } = useToldWords()
  const { deck, defenders } = siegeOfDay(of)
  return (
    <DayCompany pictures={<DeckFaces wish={PRESETS[deck]} />}>
      {company(decks[deck], defenders, darkness[toughnessOf(defenders)])}
    </DayCompany>
  )
}

/** The siege of every day. */
export const day = { Company, begin } satisfies TaleOfDay
