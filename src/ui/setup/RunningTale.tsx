import { stateOf } from '../../engine/kernel/index.ts'
import { useGame } from '../../store/game.ts'
import { continueTale } from '../app/page.ts'
import { Plank } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './RunningTale.module.css'
import { ToldWith } from './ToldWith.tsx'

/** When a game is already running: who plays it, and the way back into it. */
export function RunningTale() {
  const { common, setup } = useMessages()
  const session = useGame((game) => game.session)
  if (!session) return null
  const { seats, turn, outcome } = stateOf(session)
  const who = common.list(seats.map(({ character }) => common.characters[character]))
  const where = turn > 0 ? setup.runningWho(who, turn) : setup.runningOpening(who)
  return (
    <section className={styles.running} aria-labelledby="running">
      <div className={styles.words}>
        <h2 className={styles.name} id="running">
          {setup.running}
        </h2>
        <p className={styles.who}>{outcome ? setup.runningOver(who) : where}</p>
        <ToldWith config={session.config} />
      </div>
      <Plank tone="blue" onClick={continueTale}>
        {outcome ? setup.lastPage : setup.continueTale}
      </Plank>
    </section>
  )
}
