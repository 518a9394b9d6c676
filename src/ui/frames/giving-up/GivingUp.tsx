import { useState } from 'react'
import { type QuestionAnswer, QuestionDialog } from '../../page/QuestionDialog.tsx'
import { useFrameWords } from '../../text/frames.ts'

/** The offer of a draw, if the rules allow one now. */
export interface DrawOffer {
  /** The text of the button that offers it. */
  offer: string
  title: string
  /** The question to the other people and the text of their consent; null if all others are bots. */
  asked: { text: string; agree: string } | null
  /** Returns the text if one of the bots refuses; null if all bots accept. */
  refused(): string | null
  /** Called when all have agreed. */
  onAgreed(): void
}

interface GivingUpProps {
  title: string
  /** The consequences of giving up, or the reason why it is barred. */
  text: string
  isBarred?: boolean
  draw?: DrawOffer | null
  onGiveUp: () => void
  onClose: () => void
}

/** The state of a draw offer: not made, put to the others, or refused. */
type Stage = { at: 'open' } | { at: 'asked' } | { at: 'refused'; text: string }

/** Asks the player on turn to confirm giving up, or to offer a draw instead. */
export function GivingUp({ title, text, isBarred = false, draw, onGiveUp, onClose }: GivingUpProps) {
  const words = useFrameWords().table
  const [stage, setStage] = useState<Stage>({ at: 'open' })
  const playOn: QuestionAnswer = { words: words.playOn, give: onClose }
  const giveUp: QuestionAnswer = { words: words.giveUp, give: onGiveUp }
  if (isBarred) return <QuestionDialog title={title} text={text} answers={[playOn]} />
  if (!draw) return <QuestionDialog title={title} text={text} answers={[playOn, giveUp]} />

  if (stage.at === 'refused')
    return <QuestionDialog key="refused" title={draw.title} text={stage.text} answers={[playOn, giveUp]} />
  if (stage.at === 'asked' && draw.asked) {
    const agree: QuestionAnswer = { words: draw.asked.agree, give: draw.onAgreed }
    return <QuestionDialog key="asked" title={draw.title} text={draw.asked.text} answers={[playOn, agree]} />
  }
  const offer: QuestionAnswer = {
    words: draw.offer,
    give() {
      const refused = draw.refused()
      if (refused !== null) setStage({ at: 'refused', text: refused })
      else if (draw.asked) setStage({ at: 'asked' })
      else draw.onAgreed()
    },
  }
  return <QuestionDialog title={title} text={text} answers={[playOn, offer, giveUp]} />
}
