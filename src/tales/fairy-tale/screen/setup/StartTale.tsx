import { stateOf } from '../../../../engine/kernel/index.ts'
import { shownPersons } from '../../../../store/same-names.ts'
import { Foot } from '../../../../ui/frames/cover/Foot.tsx'
import { continueTale } from '../../../../ui/page/page.ts'
import { beginTale } from '../../begin-tale.ts'
import { type Session, useLiveGame } from '../../game.ts'
import { isPerson, useLiveLeaders } from '../../leaders.ts'
import { useLesson } from '../../lesson.ts'
import { useCoverWords } from '../../words/cover.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { BoxPlank } from './BoxPlank.tsx'
import { isComplete, sharedNames } from './company.ts'
import { configOf, useDraft } from './draft.ts'

/** The foot of the page: the way into the box, that nobody has been chosen or no more can be, and the seal. */
export function StartTale() {
  const { setup } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const game = useLiveGame(({ session }) => standOf(session))
  const nobody = company.length === 0 ? setup.chooseFirst : null
  return (
    <Foot
      game={game}
      barred={nobody}
      says={nobody ?? (isComplete(company) ? setup.enough : '')}
      shortcut={SHORTCUTS.seal}
      onBegin={begin}
    >
      <BoxPlank />
    </Foot>
  )
}

const standOf = (session: Session | null) =>
  session === null ? 'none' : stateOf(session).outcome ? 'over' : 'running'

function begin(): void {
  // Whoever begins a tale of their own is offered the first one no more, unless they are in its middle.
  const { done, keep } = useLesson.getState()
  if (done === 0) keep({ known: true })
  const draft = useDraft.getState()
  const { cover, coverPersons } = useLiveLeaders.getState()
  const names = sharedNames(draft.company, (seat) => isPerson(cover, seat))
  const persons = draft.people === 'one' ? {} : shownPersons(names, coverPersons)
  beginTale(configOf(draft), draft.seed, { people: draft.people, persons })
  continueTale()
}
