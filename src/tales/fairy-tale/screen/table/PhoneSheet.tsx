import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { Heading, PaperCard } from '../../../../ui/art/index.ts'
import { MENU_TAB, useMenuTab } from '../../../../ui/frames/menu/MenuPlank.tsx'
import { useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { Tabs, useSheetTab } from '../../../../ui/frames/tabs/Tabs.tsx'
import { targetRef } from '../../../../ui/input/targets.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { useWatching } from '../../input-blocked.ts'
import { useForesight, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { CharacterPanel } from '../characters/CharacterPanel.tsx'
import { CharacterStrip } from '../characters/CharacterStrip.tsx'
import { Others } from '../characters/Others.tsx'
import { ForesightPage, LazyHintSheet, SideChoice, Suggestions } from '../lazy.tsx'
import { DrawPile } from '../market/DrawPile.tsx'
import { useTableOverrides } from '../state/instead.ts'
import { useAsksSide, useDisplayedState, useLiveState, useSession } from '../state/table-state.ts'
import { useNoticeAbove } from '../state/useNoticeAbove.ts'
import { LogPanel, Notice, TipPlace, UndoButton } from '../table-parts.ts'
import { Hand } from './Hand.tsx'
import { MainSeal } from './MainSeal.tsx'
import { PhoneContext } from './PhoneContext.tsx'
import styles from './PhoneSheet.module.css'

/** The tab that stays selected while the six futures are open. */
const FORESIGHT = 'foresight'

/** The tab of the market, which also has the choice of a side after a roll of 5. */
const MARKET = 'market'

/** The tab of the panel that replaces the log. */
const NOTE = 'note'

/** The sheet at the bottom of a narrow window, with tabs. */
export function BottomSheet() {
  const table = useTable()
  const { foresight, table: words } = useMessages()
  const real = useLiveState()
  const asksSide = useAsksSide()
  const { hands } = real
  const note = useTableOverrides()?.note
  const first = note ? NOTE : MARKET
  const [tab, setTab] = useSheetTab(first, asksSide || null, MARKET)
  // An item of the menu opens another page. Select the first tab for the way back.
  const menu = useMenuTab(() => setTab(first))
  const looking = useForesight(({ open }) => open)
  const open = (id: string) => {
    table.foresight.getState().setOpen(id === FORESIGHT)
    if (id !== FORESIGHT) setTab(id)
  }
  return (
    <PaperCard
      torn={['top']}
      seed="phone"
      className={styles['bottom']}
      data-menu={!looking && tab === MENU_TAB}
    >
      <Tabs
        label={words.tabs.label}
        open={looking ? FORESIGHT : tab}
        onOpen={open}
        tabs={[
          ...(note ? [{ id: NOTE, title: note.name, panel: note.paper }] : []),
          asksSide
            ? { id: MARKET, title: words.tabs.five, panel: <SideChoice state={real} /> }
            : { id: MARKET, title: hands ? words.tabs.hand : words.tabs.market, panel: <MarketPanel /> },
          { id: FORESIGHT, title: foresight.tab, panel: <AheadPanel /> },
          { id: 'heroes', title: words.tabs.heroes, panel: <HeroesPanel /> },
          ...(note ? [] : [{ id: 'tale', title: words.tabs.tale, panel: <LogPanel /> }]),
          menu,
        ]}
      />
      <div className={styles['tip']}>
        <TipPlace />
      </div>
      <Bar />
    </PaperCard>
  )
}

/** True if a side sheet is high enough for the draw pile below the market. Otherwise the pile is below the futures. */
function useIsHigh(): boolean {
  const { flat } = useTightness()
  return useLayout() === 'across' && !flat
}

/** The player on turn, the tiles to take and, in a high sheet, the rest of the draw pile. */
function MarketPanel() {
  const { opening } = useLiveState()
  const shown = useDisplayedState()
  const seat = useSeatShown()
  const isHigh = useIsHigh()
  return (
    <>
      {seat && !opening && <CharacterStrip state={shown} seat={seat} />}
      <Hand flow="narrow" heading={false} />
      {isHigh && !opening && <Pile />}
    </>
  )
}

/** The rest of the draw pile. */
function Pile() {
  const { table: words } = useMessages()
  return (
    <div className={styles['pile']}>
      <Heading level={3}>{words.pile}</Heading>
      <DrawPile state={useDisplayedState()} />
    </div>
  )
}

function AheadPanel() {
  const isHigh = useIsHigh()
  const { opening } = useLiveState()
  const { foresight } = useMessages()
  return (
    <>
      <h2 className="unseen">{foresight.tab}</h2>
      <ForesightPage />
      {!isHigh && !opening && <Pile />}
    </>
  )
}

function HeroesPanel() {
  const { common } = useMessages()
  const shown = useDisplayedState()
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

/** The bar below every tab: undo, the next step, and the main button. */
function Bar() {
  const real = useLiveState()
  const watching = useWatching()
  const { low } = useTightness()
  const noticeAbove = useNoticeAbove()
  return (
    <div ref={targetRef('table:bar')} className={styles['bar']}>
      <Pieces>
        <div className={styles['above']}>
          <LazyHintSheet />
          {!noticeAbove && <Notice />}
        </div>
        {!watching && <UndoButton size={52} keepsPlace={false} />}
        <div className={styles['context']} {...FOCUS_FALLBACK}>
          <PhoneContext />
        </div>
        <MainSeal state={real} size={low ? 78 : 92} />
      </Pieces>
    </div>
  )
}

/** Returns the seat that is displayed as on turn. */
function useSeatShown(): SeatConfig | undefined {
  const { onTurn } = useDisplayedState()
  return useSession().config.seats[onTurn]
}
