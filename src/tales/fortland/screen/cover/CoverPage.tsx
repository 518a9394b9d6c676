import type { Fortland } from '../../../../engine/fortland/index.ts'
import { type Session, stateOf } from '../../../../engine/kernel/index.ts'
import { Cover } from '../../../../ui/frames/cover/Cover.tsx'
import { Foot } from '../../../../ui/frames/cover/Foot.tsx'
import { MorePlank } from '../../../../ui/frames/cover/MorePlank.tsx'
import { Title } from '../../../../ui/frames/cover/Title.tsx'
import { LessonsPlank } from '../../../../ui/frames/lessons/LessonsPlank.tsx'
import { continueTale } from '../../../../ui/page/page.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { begin } from '../../begin.ts'
import { useGame } from '../../game.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { LESSONS } from '../lessons/part.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { houseRuleWords } from './house-rules.ts'
import { LeftOfCover } from './LeftOfCover.tsx'
import { HOUSE_BOX } from './leaves.ts'
import { WhoPlays } from './WhoPlays.tsx'

/** The cover of Fortland. It asks who plays, and begins; whoever comes back finds their tale first. */
export function CoverPage() {
  const { book, cover } = useCoverWords()
  const open = useDraft(({ boxOpen }) => boxOpen)
  const game = useGame(({ session }) => standOf(session))
  return (
    <Cover
      top={
        <>
          <Title flourish={book.flourish} main={book.main} />
          <Unreadable />
        </>
      }
      left={<LeftOfCover />}
      goesOn={game !== 'none'}
      several
      ask={
        <>
          <WhoPlays />
          <div className={styles['lessons']}>
            <LessonsPlank part={LESSONS} onBegin={beginHere}>
              {cover.lessons}
            </LessonsPlank>
          </div>
        </>
      }
      foot={
        <Foot game={game} barred={null} says={cover.begins} shortcut={SHORTCUTS.begin} onBegin={beginHere}>
          <Rules />
        </Foot>
      }
      box={open ? <Late part={HOUSE_BOX} given={{}} absent={NoBox} /> : null}
    />
  )
}

const NoBox = () => null

/** The way to the house rules; while they are closed, it says which are not as the book has them. */
function Rules() {
  const words = useCoverWords()
  const { boxOpen, config, turnBox } = useDraft()
  const { more, less } = words.cover
  return (
    <MorePlank
      open={boxOpen}
      more={more}
      less={less}
      own={houseRuleWords(words, config.rules)}
      onTurn={turnBox}
    />
  )
}

const standOf = (session: Session<Fortland> | null) =>
  session === null ? 'none' : stateOf(session).outcome ? 'over' : 'running'

function beginHere(): void {
  begin(useDraft.getState().config)
  continueTale()
}

/** What of an earlier visit could not be read: told, and nothing of it is used. */
function Unreadable() {
  const { cover } = useCoverWords()
  const unreadable = useDraft((draft) => draft.unreadable)
  if (!unreadable) return null
  return (
    <p className={styles['unreadable']} role="status">
      {cover.unreadable}
    </p>
  )
}
