import { useMemo } from 'react'
import { SEATS } from '../../../../engine/boogyman/index.ts'
import { OWN_RESCUE } from '../../../../store/rescue-progress.ts'
import { Button } from '../../../../ui/art/index.ts'
import { movedUp } from '../../../../ui/frames/end/again.ts'
import { endPage } from '../../../../ui/frames/end/end-page.tsx'
import { Onward } from '../../../../ui/frames/end/Onward.tsx'
import { goToTalePage } from '../../../../ui/page/open-tale.ts'
import { Draw, Victory } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { lastWin } from '../../rescues/index.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { WORKERS } from '../../workers.ts'
import { KIT } from '../kit.ts'
import { Decided } from './decided/Decided.tsx'
import { LastTurn } from './LastTurn.tsx'
import { Timeline } from './Timeline.tsx'
import { describeGame, sideInStory } from './tell-duel.ts'
import { chronicleGame } from './turn-history.ts'

export const { EndPage } = endPage(KIT, {
  chronicle: async () => (await import('../chronicle/chronicle.tsx')).chronicle,
  outcomeOf: ({ outcome }) => outcome,
  chronicleOf: chronicleGame,
  textOf: ({ told, outcome }, m) => describeGame(told, outcome, m),
  botNames: ({ bots }) => bots.names,
  pageOf({ session, outcome: { winner, by }, told, leaders }, m) {
    const { config, seed } = session
    const [red = '', green = ''] = movedUp(config.players)
    return {
      plate: winner === null ? <Draw /> : <Victory winner={winner} />,
      title: m.end.title[by],
      subtitle: winner === null ? m.end.drawn : m.end.won(sideInStory(winner, leaders, m)),
      played: <p data-told="">{m.end.toldBy[config.rules.trees]}</p>,
      story: (
        <>
          <Timeline told={told} />
          <LastTurn session={session} />
        </>
      ),
      ways: (
        <Onward {...{ kit: KIT, session, seed }} changed={{ ...config, players: [red, green] }}>
          <CouldBeWon session={session} />
        </Onward>
      ),
    }
  },
  decided: { worker: WORKERS.review, Decided },
})

/** Says that the other side could have won, with a link to try it. Renders nothing otherwise. */
function CouldBeWon({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useMemo(() => lastWin(session), [session])
  if (!found) return null
  return (
    <Button onClick={() => goToTalePage('rescues', OWN_RESCUE)}>
      {words.couldBe(found.turn, SEATS[found.state.onTurn])}
    </Button>
  )
}
