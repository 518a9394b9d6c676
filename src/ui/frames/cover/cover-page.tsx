import { type ComponentType, type ReactNode, useState } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import { Plank } from '../../art/index.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import { continueTale } from '../../page/page.ts'
import { AbsentDialog, AbsentLeaf } from '../../parts/Absent.tsx'
import { Late } from '../../parts/Late.tsx'
import type { Part } from '../../parts/part.ts'
import type { LessonsProps } from '../lessons/LessonsDialog.tsx'
import { useStand } from '../stand.ts'
import { Cover } from './Cover.tsx'
import { Foot } from './Foot.tsx'
import { LeftPage } from './LeftPage.tsx'
import type { LastGame } from './last-game.tsx'
import { MorePlank } from './MorePlank.tsx'
import { TopOfCover } from './TopOfCover.tsx'

interface CoverWords {
  readonly book: { readonly flourish: string; readonly main: string }
  readonly cover: Readonly<Record<'about' | 'unreadable', string>>
}

/** The summary of the choices at the foot of a cover. */
interface Choices {
  /** The summary in words. */
  says: string
  /** The reason why no game can begin; null if one can. */
  barred: string | null
  /** Choices in the box that differ from the usual ones, each in a few words. */
  own?: readonly string[]
}

/** Rarely changed choices, opened by a button of the cover. */
interface ChoiceBox<Words> {
  part: Part<object>
  /** The texts of the button while the box is closed and open. */
  words(words: Words): Readonly<Record<'more' | 'less', string>>
}

/** The parts of a cover that differ between tales. */
interface CoverSlots<K extends Kind, Words> {
  last: LastGame<K, Words>
  /** The choices for the next game (`store/draft`). */
  useDraft(): { boxOpen: boolean; unreadable: boolean; turnBox(): void }
  useChoices(): Choices
  /** The picture of the tale, `shape` times as high as wide. */
  Picture: ComponentType<{ shape: number }>
  /** On a phone the picture keeps its height; the questions scroll. */
  isTall?: true
  /** True if the cover has lines for several names. */
  several: boolean
  /** The questions before a game. `children`: the button of the first lessons. */
  Ask: ComponentType<{ children: ReactNode }>
  /** The first lessons and the text of their button; absent in a tale without lessons. */
  lessons?: { part: Part<LessonsProps>; words(words: NoInfer<Words>): string }
  /** All other choices; absent in a tale without any. */
  box?: ChoiceBox<NoInfer<Words>>
  shortcut: Shortcut
  /** The game that would begin now; null if the choices are not complete. */
  next(): K['Config'] | null
  begin(config: K['Config']): void
}

/** Makes the cover of a tale. It asks who plays, and begins; a player who comes back finds their game first. */
export function coverPage<K extends Kind, Words extends CoverWords>(slots: CoverSlots<K, Words>) {
  const { last, useDraft, useChoices, Picture, Ask, lessons, box } = slots
  const begin = () => {
    const config = slots.next()
    if (config === null) return
    slots.begin(config)
    continueTale()
  }
  return {
    CoverPage(): ReactNode {
      const words = last.useWords()
      const { book, cover } = words
      const { unreadable, turnBox, ...draft } = useDraft()
      const boxOpen = box !== undefined && draft.boxOpen
      const { own = [], ...choices } = useChoices()
      const game = useStand(last.useGame, last.outcomeOf)
      return (
        <Cover
          top={<TopOfCover book={book} unreadable={unreadable ? cover.unreadable : null} />}
          left={
            <LeftPage
              last={last}
              boxOpen={boxOpen}
              picture={(shape) => <Picture shape={shape} />}
              about={cover.about}
              tall={slots.isTall}
            />
          }
          goesOn={game !== 'none'}
          several={slots.several}
          ask={
            <Ask>
              {lessons && (
                <LessonsPlank part={lessons.part} onBegin={begin}>
                  {lessons.words(words)}
                </LessonsPlank>
              )}
            </Ask>
          }
          foot={
            <Foot game={game} shortcut={slots.shortcut} onBegin={begin} {...choices}>
              {box && <MorePlank {...box.words(words)} open={boxOpen} own={own} onTurn={turnBox} />}
            </Foot>
          }
          box={boxOpen ? <Late part={box.part} given={{}} failed={AbsentLeaf} /> : null}
        />
      )
    },
  }
}

interface LessonsPlankProps {
  part: Part<LessonsProps>
  onBegin: () => void
  children: ReactNode
}

/** The plank of the cover that opens the first lessons; after the last of them a game begins. */
function LessonsPlank({ part, onBegin, children }: LessonsPlankProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Plank aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Plank>
      {open && <Late part={part} given={{ onClose: () => setOpen(false), onBegin }} failed={AbsentDialog} />}
    </>
  )
}
