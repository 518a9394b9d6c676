import { PRESETS } from '../../../../engine/fortress/index.ts'
import type { TaleOfDay } from '../../../../ui/told/told.ts'
import { siegeOfDay } from '../../told/day.ts'
import { useToldWords } from '../../words/useTold.ts'
import { DeckFaces } from '../choosing/DeckFaces.tsx'
import { toughnessOf } from '../choosing/decks.ts'
import styles from './day.module.css'

/** What begins it has the rules, and comes with them: the page of a day does without. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** Who goes along, and against how many. */
function Company({ day: of }: { day: string }) {
  const { company, decks, darkness } = useToldWords()
  const { deck, defenders } = siegeOfDay(of)
  return (
    <figure className={styles['company']}>
      <div className={styles['faces']}>
        <DeckFaces wish={PRESETS[deck]} />
      </div>
      <figcaption>{company(decks[deck], defenders, darkness[toughnessOf(defenders)])}</figcaption>
    </figure>
  )
}

/** The siege of every day. */
export const day = { Company, begin } satisfies TaleOfDay
