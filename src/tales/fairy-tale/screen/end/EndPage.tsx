import { stateOf } from '../../../../engine/kernel/index.ts'
import { endPage } from '../../../../ui/frames/end/end-page.tsx'
import { Dawn, Dusk } from '../../art/index.ts'
import { WORKERS } from '../../workers.ts'
import { KIT } from '../kit.ts'
import { ToldWith } from '../setup/ToldWith.tsx'
import { Cast } from './Cast.tsx'
import { Decided } from './decided/Decided.tsx'
import { keepReview } from './decided/keep-review.ts'
import { Timeline } from './Timeline.tsx'
import { tellTale } from './tale.ts'
import { chronicleGame } from './turn-history.ts'
import { Ways } from './Ways.tsx'

export const { EndPage } = endPage(KIT, {
  chronicle: async () => (await import('../chronicle/chronicle.tsx')).chronicle,
  outcomeOf: ({ outcome }) => outcome,
  chronicleOf: chronicleGame,
  textOf: ({ told, outcome, session }, words) => tellTale(told, outcome, session.config.seats, words),
  pageOf({ session, outcome, told }, { common, end }) {
    const { seats } = session.config
    const heroes = seats.map(({ character }) => character)
    return {
      plate: outcome === 'won' ? <Dawn heroes={heroes} /> : <Dusk heroes={heroes} />,
      title: end.title[outcome],
      subtitle: end.subtitle[outcome](common.list(heroes.map((hero) => common.inSentence[hero]))),
      played: <ToldWith config={session.config} />,
      story: (
        <>
          <Timeline told={told} seats={seats} />
          <Cast told={told} state={stateOf(session)} seats={seats} />
        </>
      ),
      ways: <Ways session={session} />,
    }
  },
  decided: { worker: WORKERS.review, found: keepReview, Decided },
})
