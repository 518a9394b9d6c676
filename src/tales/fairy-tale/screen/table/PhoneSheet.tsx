import { useState } from 'react'
import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { Heading, Sheet } from '../../../../ui/art/index.ts'
import { useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { Tabs } from '../../../../ui/frames/tabs/Tabs.tsx'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useForesight, useTable } from '../../table.ts'
import { useWatching } from '../../watching.ts'
import { useMessages } from '../../words/messages.ts'
import { CharacterPanel } from '../characters/CharacterPanel.tsx'
import { CharacterStrip } from '../characters/CharacterStrip.tsx'
import { Others } from '../characters/Others.tsx'
import { ForesightPage, HintSheet, Suggestions } from '../late/leaves.tsx'
import { DrawPile } from '../market/DrawPile.tsx'
import { useReal, useSession, useShownState } from '../now/at-table.ts'
import { useInstead } from '../now/instead.ts'
import { NoticeSlip, useNoticeAbove } from '../now/NoticeSlip.tsx'
import { TaleSoFar, UndoButton } from '../table-parts.ts'
import { Hand } from './Hand.tsx'
import { MainSeal } from './MainSeal.tsx'
import { PhoneContext } from './PhoneContext.tsx'
import styles from './PhoneSheet.module.css'
import { Tools } from './Tools.tsx'

/** The tab that is in sight for as long as the six futures lie open. */
const FORESIGHT = 'foresight'

/** The tab of what lies in the place of the tale so far. */
const NOTE = 'note'

/** The sheet at the bottom of a narrow window: five tabs, and what can be done below them. */
export function PhoneSheet() {
  const table = useTable()
  const { foresight, table: words } = useMessages()
  const { hands } = useReal()
  const note = useInstead()?.note
  const [tab, setTab] = useState(note ? NOTE : 'market')
  const looking = useForesight(({ open }) => open)
  const open = (id: string) => {
    table.foresight.getState().setOpen(id === FORESIGHT)
    if (id !== FORESIGHT) setTab(id)
  }
  return (
    <Sheet torn={['top']} seed="phone" className={styles['bottom']}>
      <Tabs
        label={words.tabs.label}
        open={looking ? FORESIGHT : tab}
        onOpen={open}
        tabs={[
          ...(note ? [{ id: NOTE, title: note.name, panel: note.paper }] : []),
          { id: 'market', title: hands ? words.tabs.hand : words.tabs.market, panel: <MarketPanel /> },
          { id: FORESIGHT, title: foresight.tab, panel: <AheadPanel /> },
          { id: 'heroes', title: words.tabs.heroes, panel: <HeroesPanel /> },
          ...(note ? [] : [{ id: 'tale', title: words.tabs.tale, panel: <TalePanel /> }]),
          { id: 'forest', title: words.tabs.forest, panel: <ForestPanel /> },
        ]}
      />
      <Bar />
    </Sheet>
  )
}

function TalePanel() {
  const { log } = useFrameWords()
  return (
    <>
      <h2 className="unseen">{log.heading}</h2>
      <TaleSoFar />
    </>
  )
}

/** The tiles to take, below whose turn it is; where the sheet is high, above what is left of the pile. */
function MarketPanel() {
  const { table: words } = useMessages()
  const { opening } = useReal()
  const shown = useShownState()
  const seat = useSeatShown()
  const { flat } = useTightness()
  const high = useLayout() === 'across' && !flat
  return (
    <>
      {seat && !opening && <CharacterStrip state={shown} seat={seat} />}
      <Hand flow="narrow" heading={false} />
      {high && !opening && (
        <div className={styles['pile']}>
          <Heading level={3}>{words.pile}</Heading>
          <DrawPile state={shown} />
        </div>
      )}
    </>
  )
}

function AheadPanel() {
  const { foresight } = useMessages()
  return (
    <>
      <h2 className="unseen">{foresight.tab}</h2>
      <ForesightPage cards />
    </>
  )
}

function HeroesPanel() {
  const { common } = useMessages()
  const shown = useShownState()
  const { seats } = useSession().config
  const seat = useSeatShown()
  return (
    <>
      <p className={styles['chapter']}>{common.chapter(shown.turn)}</p>
      {seat && <CharacterPanel state={shown} seat={seat} />}
      <Others seats={seats} state={shown} />
      <Suggestions state={shown} />
    </>
  )
}

function ForestPanel() {
  return (
    <>
      <Tools few />
      <DrawPile state={useShownState()} />
    </>
  )
}

/** What can be done, whatever tab is open: undo, what is next, and the seal. */
function Bar() {
  const real = useReal()
  const watching = useWatching()
  const { low } = useTightness()
  const noticeAbove = useNoticeAbove()
  return (
    <div className={styles['bar']}>
      <Pieces>
        <div className={styles['above']}>
          <HintSheet />
          {!noticeAbove && <NoticeSlip />}
        </div>
        {!watching && <UndoButton size={52} keepsPlace={false} />}
        <div className={styles['context']} {...REFUGE}>
          <PhoneContext />
        </div>
        <MainSeal state={real} size={low ? 78 : 92} />
      </Pieces>
    </div>
  )
}

/** The seat that is shown as on turn. */
function useSeatShown(): SeatConfig | undefined {
  const { onTurn } = useShownState()
  return useSession().config.seats[onTurn]
}
