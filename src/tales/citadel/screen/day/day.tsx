import { DayCompany } from '../../../../ui/told/DayCompany.tsx'
import type { TaleOfDay } from '../../../../ui/told/told.ts'
import { Shield } from '../../art/index.ts'
import { OPPONENT, OWN, RIVALS, taleOfDay } from '../../told/day.ts'
import { useToldWords } from '../../words/told.ts'

/** What begins it has the rules, and comes with them: the page of a day does without. */
const begin = async (of: string): Promise<void> => (await import('../../begin-day.ts')).beginDay(of)

/** One's own shield, large, those that it has against it, and which game it is. */
function Company({ day: of }: { day: string }) {
  const { company, games, list, orders, leaders } = useToldWords()
  const { version } = taleOfDay(of).config.rules
  const rivals = list(RIVALS.map((order) => orders[order]))
  return (
    <DayCompany
      pictures={
        <>
          <Shield order={OWN} size={120} />
          {RIVALS.map((order) => (
            <Shield key={order} order={order} size={72} />
          ))}
        </>
      }
    >
      {company(orders[OWN], leaders[OPPONENT], rivals)} <br />
      {games[version]}
    </DayCompany>
  )
}

/** The Citadel of every day. */
export const day = { Company, begin } satisfies TaleOfDay
