import { enemyOf, SEATS } from '../../../../engine/boogyman/index.ts'
import type { Mark } from '../../../../ui/frames/album/opened.ts'
import type { Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import { takenFrom } from './MarkSign.tsx'

/** What is worth going to: whenever a Boogyman was called, and whatever he took. */
export const marksOf = ({ moves }: Session, { end }: Messages): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      if (event.type === 'boogyman-came')
        return [{ move, frame, kind: 'called', what: end.calledShort(SEATS[event.seat]) }]
      if (event.type !== 'captured') return []
      const { whose, count } = event
      return [{ move, frame, kind: takenFrom(whose), what: end.tookShort(SEATS[enemyOf(whose)], count) }]
    }),
  )
