import { seedText } from '../../../../engine/kernel/index.ts'
import { Cover } from '../../../../ui/frames/cover/Cover.tsx'
import { Title } from '../../../../ui/frames/cover/Title.tsx'
import { AbsentLeaf } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { Difficulties } from './Difficulties.tsx'
import { useDraft } from './draft.ts'
import { LeftPage } from './LeftPage.tsx'
import { BOX } from './leaves.ts'
import { HeroPointing } from './pointed.tsx'
import styles from './SetupPage.module.css'
import { StartTale } from './StartTale.tsx'
import { WhoPlays } from './WhoPlays.tsx'

/**
 * The cover. It asks who plays and how dark a tale, and begins; all else has an answer already, and waits in the
 * box. Whoever comes back finds their tale first.
 */
export function SetupPage() {
  const { blurb } = useCoverWords()
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const goesOn = useLiveGame(({ session }) => session !== null)
  const several = useDraft(({ people }) => people === 'several')
  return (
    <HeroPointing>
      <Cover
        top={
          <>
            <Title flourish={blurb.titleFlourish} main={blurb.titleMain} />
            <Unreadable />
          </>
        }
        left={<LeftPage />}
        goesOn={goesOn}
        several={several}
        ask={
          <>
            <WhoPlays />
            <Difficulties />
          </>
        }
        foot={<StartTale />}
        box={boxOpen ? <Late part={BOX} given={{}} failed={AbsentLeaf} /> : null}
      />
    </HeroPointing>
  )
}

/** What of an earlier visit, or of the link that led here, could not be read: told, and nothing of it is used. */
function Unreadable() {
  const { setup } = useCoverWords()
  const { unreadable, unreadableLink, seed } = useDraft()
  return (
    <>
      {unreadable && (
        <p className={styles.unreadable} role="status">
          {setup.coverUnreadable}
        </p>
      )}
      {unreadableLink !== null && (
        <p className={styles.unreadable} role="status">
          {setup.linkUnreadable(unreadableLink, seedText(seed))}
        </p>
      )}
    </>
  )
}
