import { FIRST_GAME } from '../../../../engine/fairy-tale/index.ts'
import { seedText } from '../../../../engine/kernel/index.ts'
import { shownPersons } from '../../../../store/same-names.ts'
import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { InlineFallback } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { FirstLight } from '../../art/index.ts'
import { beginTale } from '../../begin-tale.ts'
import { isPerson, useLiveControllers } from '../../controllers.ts'
import { useLesson } from '../../lesson.ts'
import { useCoverWords } from '../../words/cover.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { isComplete, sharedNames } from './company.ts'
import { BOX } from './cover-parts.ts'
import { Difficulties } from './Difficulties.tsx'
import { draftConfig, useDraft } from './draft.ts'
import { Caption, FirstTale } from './first-page.tsx'
import { rulesOn } from './house-rule-options.ts'
import { LAST_GAME } from './last-game.ts'
import { HeroPointing } from './pointed.tsx'
import styles from './SetupPage.module.css'
import { rulesFor } from './suggested-boxes.ts'
import { TaleHearts } from './TaleHearts.tsx'
import { WhoPlays } from './WhoPlays.tsx'

/** The cover asks for players and difficulty only; everything else has a default in the box. */
export const SetupPage = () => (
  <HeroPointing>
    <CoverPage />
  </HeroPointing>
)

const { CoverPage } = coverPage({
  last: LAST_GAME,
  useDraft,
  useProblems() {
    const { cover } = useCoverWords()
    const { unreadableLink, seed } = useDraft()
    return unreadableLink === null ? [] : [cover.linkUnreadable(unreadableLink, seedText(seed))]
  },
  useChoices() {
    const { cover } = useCoverWords()
    const { company, people } = useDraft()
    const nobody = company.length === 0 ? cover.chooseFirst : null
    return {
      says: nobody ?? (isComplete(company) ? cover.enough : ''),
      barred: nobody,
      own: useOwn(),
      several: people === 'several',
    }
  },
  Picture({ shape }) {
    const company = useDraft((draft) => draft.company)
    return <FirstLight heroes={company.map(({ character }) => character)} shape={shape} />
  },
  Caption,
  Offer: FirstTale,
  Aside: ({ state, isSmall }) => <TaleHearts state={state} size={isSmall ? 22 : 32} />,
  keepsBoard: true,
  Ask,
  box: {
    part: BOX,
    useDraft,
    more: ({ cover }) => cover.chooseBox,
    less: ({ cover }) => cover.closeBox,
    className: styles.box,
  },
  shortcut: SHORTCUTS.seal,
  next: () => draftConfig(useDraft.getState()),
  begin(config) {
    // Hide the offer of the lesson from players who begin a game of their own, unless it is half done.
    const { done, keep } = useLesson.getState()
    if (done === 0) keep({ known: true })
    const { company, people, seed } = useDraft.getState()
    const { cover, coverPersons } = useLiveControllers.getState()
    const names = sharedNames(company, (seat) => isPerson(cover, seat))
    beginTale(config, seed, { people, persons: people === 'one' ? {} : shownPersons(names, coverPersons) })
  },
})

function Ask() {
  const boxOpen = useDraft((draft) => draft.boxOpen)
  return (
    <>
      <WhoPlays />
      <Difficulties />
      {boxOpen && <Late part={BOX} given={{ isBeside: true }} failed={InlineFallback} />}
    </>
  )
}

/** Returns the choices in the box that differ from the defaults, in a few words each. */
function useOwn(): string[] {
  const { cover } = useCoverWords()
  const { ownBoxes, difficulty, rules, seed, seedChosen, company } = useDraft()
  const led = useLiveControllers((leaders) => leaders.cover)
  const houseRules = rulesOn(rulesFor(rules, difficulty)).length
  const computers = company.filter((seat) => !isPerson(led, seat)).length
  return [
    ...(ownBoxes && difficulty !== FIRST_GAME ? [cover.own.boxes] : []),
    ...(houseRules > 0 ? [cover.own.rules(houseRules)] : []),
    ...(computers > 0 ? [cover.own.computers(computers)] : []),
    ...(seedChosen ? [cover.own.seed(seedText(seed))] : []),
  ]
}
