import { openSession } from '../../../../engine/kernel/index.ts'
import type { TaleOfDay } from '../../../../ui/told.ts'
import { HeroIcon } from '../../art/index.ts'
import { useLeaders } from '../../leaders.ts'
import { taleOfDay } from '../../told/day.ts'
import { useToldWords } from '../../words/useTold.ts'
import styles from './day.module.css'

/** The Last Fairy Tale of every day. */
export const day = { Company, begin } satisfies TaleOfDay

/** Everybody who is called is led by whoever sits there: a first try is nobody else's. */
async function begin(of: string): Promise<void> {
  const [{ useGame }, { fairyTale }] = await Promise.all([
    import('../../table.ts'),
    import('../../../../engine/fairy-tale/index.ts'),
  ])
  const { config, seed } = taleOfDay(of)
  const { begin: sit, lead, people } = useLeaders.getState()
  sit(people)
  for (const { character } of config.seats) lead(character, 'person')
  useGame.getState().adopt(openSession(fairyTale, config, seed), { kind: 'day', day: of })
}

function Company({ day: of }: { day: string }) {
  const { company, list, inSentence, darkness } = useToldWords()
  const { seats, difficulty } = taleOfDay(of).config
  const names = list(seats.map(({ character }) => inSentence[character]))
  return (
    <figure className={styles['company']}>
      <div className={styles['heroes']}>
        {seats.map(({ character }) => (
          <HeroIcon key={character} character={character} height={110} />
        ))}
      </div>
      <figcaption>{company(names, darkness[difficulty])}</figcaption>
    </figure>
  )
}
