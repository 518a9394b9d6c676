import { Cover } from '../../../../ui/frames/cover/Cover.tsx'
import { Foot } from '../../../../ui/frames/cover/Foot.tsx'
import { MorePlank } from '../../../../ui/frames/cover/MorePlank.tsx'
import { TopOfCover } from '../../../../ui/frames/cover/TopOfCover.tsx'
import { LessonsPlank } from '../../../../ui/frames/lessons/LessonsPlank.tsx'
import { useStand } from '../../../../ui/frames/stand.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { AbsentLeaf } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { begin } from '../../begin.ts'
import { useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
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
  const { boxOpen, unreadable } = useDraft()
  const game = useStand(useLiveGame, ({ outcome }) => outcome)
  return (
    <Cover
      top={<TopOfCover book={book} unreadable={unreadable ? cover.unreadable : null} />}
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
      box={boxOpen ? <Late part={HOUSE_BOX} given={{}} failed={AbsentLeaf} /> : null}
    />
  )
}

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

function beginHere(): void {
  begin(useDraft.getState().config)
  continueTale()
}
