import type { Mark } from '../../../../ui/frames/album/opened.ts'
import type { Session } from '../../game.ts'
import type { AllWords } from '../../words/messages.ts'

/** What is worth going to: every heart that was lost, and every diamond that was broken. */
export const marksOf = ({ moves, config }: Session, { common, end }: AllWords): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      if (event.type === 'oak-hurt')
        return [{ move, frame, kind: 'heart', what: end.heartShort(common.monsters[event.kind]) }]
      if (event.type !== 'diamond-destroyed') return []
      const hero = config.seats[event.seat]?.character
      return [{ move, frame, kind: 'diamond', what: end.diamondShort(hero ? common.inSentence[hero] : '') }]
    }),
  )
