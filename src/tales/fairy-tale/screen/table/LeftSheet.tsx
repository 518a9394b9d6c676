import { useSettings } from '../../../../store/settings.ts'
import { Heading, Sheet } from '../../../../ui/art/index.ts'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useMessages } from '../../words/messages.ts'
import { CharacterPanel } from '../characters/CharacterPanel.tsx'
import { CharacterStrip } from '../characters/CharacterStrip.tsx'
import { Others } from '../characters/Others.tsx'
import { useLaidOut } from '../foresight/useAhead.ts'
import { ForesightPage, Suggestions } from '../late/leaves.tsx'
import { useSession, useShownState } from '../now/at-table.ts'
import { useInstead } from '../now/instead.ts'
import { TaleSoFar } from '../table-parts.ts'
import styles from './sheets.module.css'
import { Tools } from './Tools.tsx'

interface LeftSheetProps {
  /** Without a right sheet the tools stand here, and the six futures, while they lie open. */
  rail: boolean
}

/** The left sheet: the book's title, the character on turn, the others, and the tale so far. */
export function LeftSheet({ rail }: LeftSheetProps) {
  const { seats } = useSession().config
  const shown = useShownState()
  const { blurb, common, table } = useMessages()
  const { log } = useFrameWords()
  const futures = useLaidOut()
  // There is no room for all of it: the futures are what is looked at.
  const brief = futures && rail
  const seat = seats[shown.onTurn]
  const note = useInstead()?.note
  return (
    <Sheet
      torn={[useSettings(({ hand }) => hand) === 'left' ? 'left' : 'right']}
      seed="left"
      className={styles['left']}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus */}
      <section className={styles['inside']} aria-label={table.sheets.left} tabIndex={0}>
        <Pieces>
          {' '}
          <div className={brief ? 'unseen' : undefined}>
            {note?.paper ?? (
              <SheetTitle
                flourish={blurb.titleFlourish}
                main={blurb.titleMain}
                turn={common.chapter(shown.turn)}
              />
            )}
          </div>
          {seat && brief && <CharacterStrip state={shown} seat={seat} />}
          {seat && !brief && <CharacterPanel state={shown} seat={seat} />}
          {!brief && <Others seats={seats} state={shown} />}
          {!futures && <Suggestions state={shown} />}
          {futures ? (
            <ForesightPage cards={rail} />
          ) : (
            !note && (
              <>
                <Heading>{log.heading}</Heading>
                <TaleSoFar />
              </>
            )
          )}
        </Pieces>
      </section>
      {rail && <Tools />}
    </Sheet>
  )
}
