import { SEATS } from '../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { movedUp } from '../../../../ui/frames/end/again.ts'
import { endPage } from '../../../../ui/frames/end/end-page.tsx'
import { Onward } from '../../../../ui/frames/end/Onward.tsx'
import { EndPlate } from '../../art/index.ts'
import { WORKERS } from '../../workers.ts'
import { houseRuleWords } from '../cover/house-rule-words.ts'
import { KIT } from '../kit.ts'
import { Decided } from './decided/Decided.tsx'
import { LastTurn } from './LastTurn.tsx'
import { Timeline } from './Timeline.tsx'
import { countryInStory, describeGame } from './tell.ts'
import { chronicleGame } from './turn-history.ts'

export const { EndPage } = endPage(KIT, {
  chronicle: async () => (await import('../chronicle/chronicle.tsx')).chronicle,
  turnOf: ({ round }) => round,
  outcomeOf: ({ outcome }) => outcome,
  chronicleOf: chronicleGame,
  textOf: ({ told, outcome, session }, m) => describeGame(told, outcome, stateOf(session), m),
  botNames: ({ bots }) => bots.names,
  pageOf({ session, outcome: { winners, by }, told, leaders }, m) {
    const { config } = session
    const who = m.common.list(winners.map((seat) => countryInStory(seat, leaders, m)))
    return {
      plate: <EndPlate winners={winners.map((seat) => SEATS[seat])} />,
      title: m.end.title[by],
      subtitle: winners.length > 1 ? m.end.shared(who) : m.end.won(who),
      played: <p data-told="">{m.end.toldBy(houseRuleWords(m, config.rules))}</p>,
      story: (
        <>
          <Timeline told={told} state={stateOf(session)} />
          <LastTurn session={session} />
        </>
      ),
      ways: <Onward {...{ kit: KIT, session }} changed={{ ...config, players: movedUp(config.players) }} />,
    }
  },
  decided: { worker: WORKERS.review, Decided },
})
