import { refuseDeck } from '../../../../engine/fortress/index.ts'
import { shownName } from '../../../../store/names.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { Cover } from '../../../../ui/frames/cover/Cover.tsx'
import { Foot } from '../../../../ui/frames/cover/Foot.tsx'
import { MorePlank } from '../../../../ui/frames/cover/MorePlank.tsx'
import { TopOfCover } from '../../../../ui/frames/cover/TopOfCover.tsx'
import { LessonsPlank } from '../../../../ui/frames/lessons/LessonsPlank.tsx'
import { useStand } from '../../../../ui/frames/stand.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { AbsentLeaf, AbsentPage, ComingPage } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { beginSiege } from '../../begin-siege.ts'
import { configNow, useDraft } from '../../draft.ts'
import { useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { DefendersChoice } from '../choosing/DefendersChoice.tsx'
import { toughnessOf } from '../choosing/decks.ts'
import { LESSONS } from '../lessons/part.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { DeckChoice } from './DeckChoice.tsx'
import { LeftOfSiege } from './LeftOfSiege.tsx'
import { BOX, MUSTER, ROAD } from './leaves.ts'

/** The cover of The Fortress: with whom, against how many; behind it the muster, and the road of seven. */
export function CoverPage() {
  const leaf = useDraft((draft) => draft.leaf)
  if (leaf === 'muster') return <Late part={MUSTER} given={{}} absent={ComingPage} failed={AbsentPage} />
  if (leaf === 'road') return <Late part={ROAD} given={{}} absent={ComingPage} failed={AbsentPage} />
  return <Front />
}

function Front() {
  const { book, common, cover } = useCoverWords()
  const { boxOpen, defenders, unreadable, turnTo } = useDraft()
  const barred = useDraft(({ wish }) => refuseDeck(wish))
  const game = useStand(useLiveGame, ({ outcome }) => outcome)
  return (
    <Cover
      top={<TopOfCover book={book} unreadable={unreadable ? cover.unreadable : null} />}
      left={<LeftOfSiege />}
      goesOn={game !== 'none'}
      several={false}
      ask={
        <>
          <DeckChoice />
          <DefendersChoice legend={cover.howMany} note={cover.howManyWhy} />
          <div className={styles.ways}>
            <Plank onClick={() => turnTo('road')}>{cover.road}</Plank>
            <LessonsPlank part={LESSONS} onBegin={begin}>
              {cover.lessons}
            </LessonsPlank>
          </div>
        </>
      }
      foot={
        <Foot
          game={game}
          barred={barred && cover.barred}
          says={`${common.defenders(defenders)}: ${cover.toughness[toughnessOf(defenders)]}`}
          shortcut={SHORTCUTS.begin}
          onBegin={begin}
        >
          <MoreOfSiege />
        </Foot>
      }
      box={boxOpen ? <Late part={BOX} given={{}} failed={AbsentLeaf} /> : null}
    />
  )
}

function begin(): void {
  const config = configNow()
  if (!config) return
  beginSiege(config)
  continueTale()
}

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
function MoreOfSiege() {
  const { cover } = useCoverWords()
  const { boxOpen, player, rules, turnBox } = useDraft()
  const own = [
    ...(shownName(player) ? [shownName(player)] : []),
    ...(rules.order === 'strongest' ? [cover.ownRules.strongest] : []),
    ...(rules.gift === 'hand' ? [cover.ownRules.hand] : []),
  ]
  return <MorePlank open={boxOpen} more={cover.more} less={cover.less} own={own} onTurn={turnBox} />
}
