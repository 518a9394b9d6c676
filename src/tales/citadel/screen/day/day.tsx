import { DayRivals } from '../../../../ui/stats/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/stats/stats.ts'
import { Shield } from '../../art/index.ts'
import { OPPONENT, OWN, RIVALS, taleOfDay } from '../../stats/tale-of-day.ts'
import { useToldWords } from '../../words/stats.ts'

/** Loads the rules on begin, so that the page of a day does without them. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** The player's own shield, those of its rivals, and the kind of game. */
function Company({ day: of }: { day: string }) {
  const { company, games, list, orders, leaders } = useToldWords()
  const { version } = taleOfDay(of).config.rules
  const rivals = list(RIVALS.map((order) => orders[order]))
  return (
    <DayRivals own={OWN} others={RIVALS} pictureOf={(order, size) => <Shield order={order} size={size} />}>
      {company(orders[OWN], leaders[OPPONENT], rivals)} <br />
      {games[version]}
    </DayRivals>
  )
}

/** The tale of the day of the Citadel. */
export const day = { Company, begin } satisfies TaleOfDay
