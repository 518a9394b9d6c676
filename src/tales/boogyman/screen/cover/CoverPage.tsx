import { Cover } from '../../../../ui/frames/cover/Cover.tsx'
import { Foot } from '../../../../ui/frames/cover/Foot.tsx'
import { MorePlank } from '../../../../ui/frames/cover/MorePlank.tsx'
import { TopOfCover } from '../../../../ui/frames/cover/TopOfCover.tsx'
import { LessonsPlank } from '../../../../ui/frames/lessons/LessonsPlank.tsx'
import { useStand } from '../../../../ui/frames/stand.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { tellMissing } from '../../../../ui/page/part-missing.ts'
import { AbsentLeaf } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { beginDuel, placeForUs } from '../../begin-duel.ts'
import { useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { LESSONS } from '../lessons/part.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { LeftOfDuel } from './LeftOfDuel.tsx'
import { BOX } from './leaves.ts'
import { WhoPlays } from './WhoPlays.tsx'

/** The cover of the duel. It asks who plays, and begins; whoever comes back finds their tale first. */
export function CoverPage() {
  const { book, cover } = useCoverWords()
  const { boxOpen, unreadable } = useDraft()
  const game = useStand(useLiveGame, ({ outcome }) => outcome)
  return (
    <Cover
      top={<TopOfCover book={book} unreadable={unreadable ? cover.unreadable : null} />}
      left={<LeftOfDuel />}
      goesOn={game !== 'none'}
      several={false}
      ask={
        <>
          <WhoPlays />
          <div className={styles['lessons']}>
            <LessonsPlank part={LESSONS} onBegin={begin}>
              {cover.lessons}
            </LessonsPlank>
          </div>
        </>
      }
      foot={
        <Foot game={game} barred={null} says="" shortcut={SHORTCUTS.begin} onBegin={begin}>
          <MoreOfDuel />
        </Foot>
      }
      box={boxOpen ? <Late part={BOX} given={{}} failed={AbsentLeaf} /> : null}
    />
  )
}

function begin(): void {
  const draft = useDraft.getState()
  beginDuel(draft.config)
  if (draft.placeForUs) placeForUs().catch(() => tellMissing(placeForUs))
  continueTale()
}

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
function MoreOfDuel() {
  const { common, cover } = useCoverWords()
  const { boxOpen, config, placeForUs, turnBox } = useDraft()
  const own = [
    ...(config.first === 'green' ? [cover.own.first(common.sides.green)] : []),
    ...(config.rules.trees === 'three' ? [cover.own.trees] : []),
    ...(placeForUs ? [cover.own.placed] : []),
  ]
  return <MorePlank open={boxOpen} more={cover.more} less={cover.less} own={own} onTurn={turnBox} />
}
