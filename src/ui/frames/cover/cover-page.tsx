import { type ComponentType, type ReactNode, useState } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { Button } from '../../art/index.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import { continueTale, toNewTable } from '../../page/page.ts'
import { DialogFallback, InlineFallback } from '../../parts/Absent.tsx'
import { Late } from '../../parts/Late.tsx'
import type { Part } from '../../parts/part.ts'
import { useAppWords } from '../../text/house.ts'
import { useGameStatus } from '../game-status.ts'
import type { LessonsProps } from '../lessons/LessonsDialog.tsx'
import { Cover } from './Cover.tsx'
import { CoverFoot } from './CoverFoot.tsx'
import { LeftPage, type LeftSlots } from './LeftPage.tsx'
import type { LastGame } from './last-game.tsx'
import { MoreButton } from './MoreButton.tsx'
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
  /** True if the cover has lines for several names: on a phone they need the room of the picture. */
  several: boolean
}

/** Rarely changed choices, opened by a button of the cover. */
interface ChoiceBox<Words> {
  part: Part<object>
  /** Hook: whether the box is open, and the command that opens or closes it (`store/draft`). */
  useDraft(): { boxOpen: boolean; toggleMore(): void }
  /** The text of the button while the box is closed, and while it is open (default: "Close"). */
  more(words: Words): string
  less?(words: Words): string
  /** The class of the button. */
  className?: string | undefined
}

/** The parts of a cover that differ between tales. */
interface CoverSlots<K extends GameTypes, Words> extends LeftSlots<K> {
  last: LastGame<K, Words>
  /** The choices for the next game (`store/draft`). */
  useDraft(): { unreadable: boolean }
  /** Hook: messages about other unreadable data, such as a link, each a sentence. */
  useProblems?(): readonly string[]
  useChoices(): Choices
  /** The questions before a game. `children`: the button of the first lessons. */
  Ask: ComponentType<{ children: ReactNode }>
  /** The first lessons; absent in a tale without lessons. */
  lessons?: Part<LessonsProps>
  /** All other choices; absent in a tale without any. */
  box?: ChoiceBox<NoInfer<Words>>
  shortcut: Shortcut
  /** True if one person plays: on several devices others can only watch. */
  isForOne?: true
  /** The game that would begin now; null if the choices are not complete. */
  next(): K['Config'] | null
  begin(config: K['Config']): void
}

/** Makes the cover of a tale. It asks who plays, and begins a game; a returning player finds their game first. */
export function coverPage<K extends GameTypes, Words extends CoverWords>(slots: CoverSlots<K, Words>) {
  const { last, useDraft, useProblems = useNoProblems, useChoices, Ask, lessons, box } = slots
  const useBox = box?.useDraft ?? useNoBox
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
      const { unreadable } = useDraft()
      const { boxOpen, toggleMore } = useBox()
      const { own = [], several, ...choices } = useChoices()
      const problems = useProblems()
      const game = useGameStatus(last.useGame, last.outcomeOf)
      return (
        <Cover
          top={<TopOfCover book={book} problems={[...(unreadable ? [cover.unreadable] : []), ...problems]} />}
          left={<LeftPage {...{ last, slots, boxOpen, several }} about={cover.about} />}
          goesOn={game !== 'none'}
          several={several}
          ask={<Ask>{lessons && <LessonsPlank part={lessons} onBegin={begin} />}</Ask>}
          foot={
            <CoverFoot
              game={game}
              shortcut={slots.shortcut}
              onBegin={begin}
              isForOne={slots.isForOne ?? false}
              onDevices={() => toNewTable(slots.next())}
              {...choices}
            >
              {box && (
                <MoreButton
                  more={box.more(words)}
                  less={box.less?.(words)}
                  className={box.className}
                  open={boxOpen}
                  own={own}
                  onTurn={toggleMore}
                />
              )}
            </CoverFoot>
          }
          box={box && boxOpen ? <Late part={box.part} given={{}} failed={InlineFallback} /> : null}
        />
      )
    },
  }
}

const useNoProblems = (): readonly string[] => []

const useNoBox = () => ({ boxOpen: false, toggleMore() {} })

interface LessonsPlankProps {
  part: Part<LessonsProps>
  onBegin: () => void
}

/** The button that opens the first lessons; after the last of them a game begins. */
function LessonsPlank({ part, onBegin }: LessonsPlankProps) {
  const { cover } = useAppWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {cover.lessons}
      </Button>
      {open && (
        <Late part={part} given={{ onClose: () => setOpen(false), onBegin }} failed={DialogFallback} />
      )}
    </>
  )
}
