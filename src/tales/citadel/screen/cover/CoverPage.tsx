import { goalFor } from '../../../../engine/citadel/index.ts'
import { Choice } from '../../../../ui/art/index.ts'
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
import { ordersOfPeople } from '../../sitting.ts'
import { useCoverWords } from '../../words/cover.ts'
import { LESSONS } from '../lessons/part.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { LeftOfCover } from './LeftOfCover.tsx'
import { MORE_BOX } from './leaves.ts'
import { WhoPlays } from './WhoPlays.tsx'

/** The cover of the Citadel. It asks who plays and which game, and begins; whoever comes back finds their tale first. */
export function CoverPage() {
  const { book, cover } = useCoverWords()
  const { boxOpen, unreadable } = useDraft()
  const game = useStand(useLiveGame, ({ winners }) => winners)
  return (
    <Cover
      top={<TopOfCover book={book} unreadable={unreadable ? cover.unreadable : null} />}
      left={<LeftOfCover />}
      goesOn={game !== 'none'}
      several
      ask={
        <>
          <WhoPlays />
          <WhichGame />
        </>
      }
      foot={
        <Foot game={game} barred={null} says={cover.begins} shortcut={SHORTCUTS.begin} onBegin={beginHere}>
          <MoreChoices />
        </Foot>
      }
      box={boxOpen ? <Late part={MORE_BOX} given={{}} failed={AbsentLeaf} /> : null}
    />
  )
}

/** The basic or the strategic game, the points that win it, and the lessons for whoever knows neither. */
function WhichGame() {
  const { cover } = useCoverWords()
  const { config, setRules } = useDraft()
  const { version } = config.rules
  const seats = ordersOfPeople(config).flat().length
  return (
    <div className={styles['version']}>
      <Choice
        legend={cover.version}
        options={['basic', 'strategic'] as const}
        chosen={version}
        words={cover.versionOf}
        onChoose={(chosen) => setRules({ version: chosen })}
      />
      <div className={styles['below']}>
        <LessonsPlank part={LESSONS} onBegin={beginHere}>
          {cover.lessons}
        </LessonsPlank>
        <p className={styles['goal']}>
          {cover.versionIs[version]} {cover.goal(goalFor(version, seats))}
        </p>
      </div>
    </div>
  )
}

/** The way to all other choices; while they are closed, it says which are not as the book has them. */
function MoreChoices() {
  const { cover } = useCoverWords()
  const { boxOpen, config, turnBox } = useDraft()
  const { two, lastRound } = config.rules
  const own = [
    ...(config.players.length === 2 && two !== 'plots' ? [cover.twoOf[two]] : []),
    ...(lastRound === 'on' ? [cover.lastRoundShort] : []),
  ]
  return <MorePlank open={boxOpen} more={cover.more} less={cover.less} own={own} onTurn={turnBox} />
}

function beginHere(): void {
  begin(useDraft.getState().config)
  continueTale()
}
