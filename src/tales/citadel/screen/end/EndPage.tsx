import { citadel } from '../../../../engine/citadel/index.ts'
import { lastView } from '../../../../engine/kernel/index.ts'
import { movedUp } from '../../../../ui/frames/end/again.ts'
import { endPage } from '../../../../ui/frames/end/end-page.tsx'
import { Onward } from '../../../../ui/frames/end/Onward.tsx'
import { WORKERS } from '../../workers.ts'
import { KIT } from '../kit.ts'
import { StillTown } from '../town/StillTown.tsx'
import { Decided } from './decided/Decided.tsx'
import styles from './end.module.css'
import { FinalStanding } from './Standing.tsx'
import { standingWords, Timeline } from './Timeline.tsx'
import { describeGame, orderInStory } from './tell.ts'
import { chronicleGame } from './turn-history.ts'

export const { EndPage } = endPage(KIT, {
  chronicle: async () => (await import('../chronicle/chronicle.tsx')).chronicle,
  outcomeOf: ({ winners }) => winners,
  chronicleOf: chronicleGame,
  textOf: ({ told, session }, m) => describeGame(told, lastView(citadel, session), m),
  botNames: ({ bots }) => bots.names,
  pageOf({ session, outcome: winners, told, leaders }, m) {
    const { config } = session
    const state = lastView(citadel, session)
    const who = m.common.list(winners.map((seat) => orderInStory(seat, leaders, m)))
    return {
      plate: (
        <div className={styles['town']} role="img" aria-label={m.end.board(standingWords(m, state))}>
          <StillTown state={state} you={winners[0] ?? null} />
        </div>
      ),
      title: m.end.title[told.endedBy],
      subtitle: winners.length > 1 ? m.end.shared(who) : m.end.won(who),
      played: (
        <p data-told="">
          {m.end.toldBy[config.rules.version]} {config.rules.lastRound === 'on' && m.end.lastRound}
        </p>
      ),
      story: (
        <>
          <FinalStanding state={state} />
          <Timeline told={told} state={state} />
        </>
      ),
      ways: <Onward {...{ kit: KIT, session }} changed={{ ...config, players: movedUp(config.players) }} />,
    }
  },
  decided: { worker: WORKERS.review, Decided },
})
