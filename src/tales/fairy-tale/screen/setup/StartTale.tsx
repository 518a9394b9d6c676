import { useCallback, useState } from 'react'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { Seal } from '../../../../ui/art/index.ts'
import styles from '../../../../ui/frames/cover/Foot.module.css'
import { ShelfPlank } from '../../../../ui/frames/cover/ShelfPlank.tsx'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useShortcut } from '../../../../ui/keys/useShortcut.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { Confirm } from '../../../../ui/page/Confirm.tsx'
import { continueTale } from '../../../../ui/page/page.ts'
import { beginTale } from '../../begin-tale.ts'
import { useGame } from '../../game.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { BoxPlank } from './BoxPlank.tsx'
import { isComplete } from './company.ts'
import { configOf, useDraft } from './draft.ts'

/** The foot of the page: the way into the box, and the seal that begins the tale. */
export function StartTale() {
  return (
    <div className={styles.foot}>
      <div className={styles.words}>
        <BoxPlank />
        <Company />
      </div>
      <StartSeal />
      <ShelfPlank />
    </div>
  )
}

/** That nobody has been chosen, or that no more can be. */
function Company() {
  const { setup } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const words = company.length === 0 ? setup.chooseFirst : isComplete(company) && setup.enough
  return (
    <p className={styles.company} id="company-says">
      {words}
    </p>
  )
}

/** Begins the tale; asks first where another would be lost, and says what is missing where nobody plays yet. */
function StartSeal() {
  const { setup } = useCoverWords()
  const nobody = useDraft(({ company }) => company.length === 0)
  const told = useGame(({ session }) => session !== null)
  const unfinished = useGame(({ session }) => session !== null && !stateOf(session).outcome)
  const [asking, setAsking] = useState(false)
  const { key } = useKeyHint(SHORTCUTS.seal)
  const press = useCallback(() => {
    if (nobody) announce(setup.chooseFirst)
    else if (unfinished) setAsking(true)
    else begin()
  }, [nobody, unfinished, setup])
  useShortcut(SHORTCUTS.seal, press)
  const flourish = told ? setup.beginAnother : setup.beginFirst
  return (
    <>
      <div className={styles.seal}>
        <Seal
          size={164}
          aria-label={`${setup.begin} ${flourish}`}
          aria-describedby="company-says"
          aria-disabled={nobody}
          aria-keyshortcuts={key}
          onClick={press}
        >
          <span className={styles.main}>{setup.begin}</span>
          <span className={styles.flourish}>{flourish}</span>
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
  beginTale(configOf(draft), draft.seed, draft.people)
  continueTale()
}
