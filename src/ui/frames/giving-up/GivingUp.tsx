import { useState } from 'react'
import { Question, type QuestionAnswer } from '../../page/Question.tsx'
import { useFrameWords } from '../../text/frames.ts'

/** A draw, where the rules know one and allow it now. */
export interface DrawOffer {
  /** The way to offer it. */
  offer: string
  title: string
  /** What the people among the others are asked, and their yes; null where only computer players answer. */
  asked: { text: string; agree: string } | null
  /** What is said where a computer player among the others does not want it; null where all of them do. */
  refused(): string | null
  /** All have agreed. */
  onAgreed(): void
}

interface GivingUpProps {
  title: string
  /** What would come of it; or why it is for nobody to give up now. */
  text: string
  isBarred?: boolean
  draw?: DrawOffer | null
  onGiveUp: () => void
  onClose: () => void
}

/** How far the table has come with a draw: nothing is asked yet, the others are asked, or one has said no. */
type Stage = { at: 'open' } | { at: 'asked' } | { at: 'refused'; text: string }

/** Asks whether whoever is on turn gives up, or offers a draw to the others. */
export function GivingUp({ title, text, isBarred = false, draw, onGiveUp, onClose }: GivingUpProps) {
  const words = useFrameWords().table
  const [stage, setStage] = useState<Stage>({ at: 'open' })
  const playOn: QuestionAnswer = { words: words.playOn, give: onClose }
  const giveUp: QuestionAnswer = { words: words.giveUp, give: onGiveUp }
  if (isBarred) return <Question title={title} text={text} answers={[playOn]} />
  if (!draw) return <Question title={title} text={text} answers={[playOn, giveUp]} />

  if (stage.at === 'refused')
    return <Question key="refused" title={draw.title} text={stage.text} answers={[playOn, giveUp]} />
  if (stage.at === 'asked' && draw.asked) {
    const agree: QuestionAnswer = { words: draw.asked.agree, give: draw.onAgreed }
    return <Question key="asked" title={draw.title} text={draw.asked.text} answers={[playOn, agree]} />
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
  return <Question title={title} text={text} answers={[playOn, offer, giveUp]} />
}
