import { useState } from 'react'
import { stateOf } from '../../engine/kernel/index.ts'
import { beginTale } from '../../store/begin-tale.ts'
import { useGame } from '../../store/game.ts'
import { announce } from '../app/announce.ts'
import { Confirm } from '../app/Confirm.tsx'
import { continueTale } from '../app/page.ts'
import { HeroIcon, Seal } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { configOf, useDraft } from './draft.ts'
import { FirstTiles } from './FirstTiles.tsx'
import styles from './StartTale.module.css'

/** The seal that begins the tale, with a word on how it begins. */
export function StartTale() {
  const { setup } = useMessages()
  const company = useDraft((draft) => draft.company)
  const nobody = company.length === 0
  return (
    <section className={styles.start} aria-label={setup.forestBegins}>
      <div className={styles.picture}>
        <FirstTiles />
      </div>
      <div className={styles.company} aria-hidden="true">
        {company.map(({ character }) => (
          <HeroIcon key={character} character={character} height={46} />
        ))}
      </div>
      <div className={nobody ? `${styles.how} ${styles.barred}` : styles.how}>
        <h2 className={styles.name}>{setup.forestBegins}</h2>
        <p className={styles.words} id="how-it-begins">
          {nobody ? setup.chooseFirst : setup.forestBeginsHow}
        </p>
      </div>
      <StartSeal nobody={nobody} />
    </section>
  )
}

/** Begins the tale; asks first where another would be lost, and says what is missing where nobody plays yet. */
function StartSeal({ nobody }: { nobody: boolean }) {
  const { setup } = useMessages()
  const unfinished = useGame(({ session }) => session !== null && !stateOf(session).outcome)
  const [asking, setAsking] = useState(false)
  const press = () => {
    if (nobody) announce(setup.chooseFirst)
    else if (unfinished) setAsking(true)
    else begin()
  }
  return (
    <>
      <div className={styles.seal}>
        <Seal
          size={112}
          aria-label={setup.start}
          aria-describedby="how-it-begins"
          aria-disabled={nobody}
          onClick={press}
        >
          <span className={styles.flourish}>{setup.startFlourish}</span>
          <span>{setup.startMain}</span>
        </Seal>
      </div>
      <Confirm
        open={asking}
        title={setup.replaceTitle}
        text={setup.replaceText}
        yes={setup.replace}
        no={setup.keep}
        onYes={begin}
        onNo={() => setAsking(false)}
      />
    </>
  )
}

function begin(): void {
  const draft = useDraft.getState()
  beginTale(configOf(draft), draft.seed)
  continueTale()
}
