import { freePlaces, hasFallen, SEATS, seatsOf } from '../../../../engine/fortland/index.ts'
import { BottomSheet } from '../../../../ui/frames/table/BottomSheet.tsx'
import { useSheetTab } from '../../../../ui/frames/tabs/Tabs.tsx'
import { EmblemIcon } from '../../art/index.ts'
import { useIntent } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { Countries } from '../board/Yard.tsx'
import { Aimed, DoAll } from '../foresight/Aimed.tsx'
import { DangerList } from '../foresight/DangerList.tsx'
import { FacesAhead } from '../foresight/FacesAhead.tsx'
import { countryName } from '../ring/names.ts'
import { useDisplayedState } from '../state/table-state.ts'
import { OtherCountry } from './CountryHead.tsx'
import { DeedList } from './DeedList.tsx'
import { LogPanel, TipPlace, UndoAndHint } from './parts.ts'
import styles from './Sheets.module.css'
import { EndSeal, ToDo } from './ToDo.tsx'

/** The row above a phone's board: each country with its number of free places. */
export function CountryChips() {
  const m = useMessages()
  const shown = useDisplayedState()
  return (
    <ul className={styles['chips']}>
      {seatsOf(shown).map((seat) => {
        const free = freePlaces(shown, seat).length
        return (
          <li
            key={seat}
            className={styles['chip']}
            data-country={SEATS[seat]}
            data-now={seat === shown.onTurn ? '' : undefined}
            data-last={free === 1 ? '' : undefined}
            data-fallen={hasFallen(shown, seat) ? '' : undefined}
          >
            <EmblemIcon country={SEATS[seat]} size={24} />
            <span className="unseen">{countryName(m, seat)}: </span>
            {hasFallen(shown, seat) ? m.table.yard.fallen : m.table.yard.freeOf(free)}
          </li>
        )
      })}
    </ul>
  )
}

/** The bottom sheet of a narrow window: four tabs, and below them undo, hints, and the end of the turn. */
export function Sheet() {
  const { table: words } = useMessages()
  const aim = useIntent((intent) => intent.aim)
  // Shows the effects of a new aim.
  const [tab, setTab] = useSheetTab('do', aim)
  return (
    <BottomSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'do', title: words.tabs.do, panel: <DoPanel /> },
        { id: 'danger', title: words.tabs.danger, panel: <DangerPanel /> },
        { id: 'forts', title: words.tabs.forts, panel: <FortsPanel /> },
        { id: 'tale', title: words.tabs.tale, panel: <TalePanel /> },
      ]}
      tip={<TipPlace />}
    >
      <UndoAndHint size={48} />
      <div className={styles['mid']}>{aim && <DoAll />}</div>
      <div className={styles['end']}>
        <EndSeal size={74} />
      </div>
    </BottomSheet>
  )
}

const DoPanel = () => (
  <>
    <Aimed brief />
    <ToDo small />
    <DeedList />
  </>
)

const DangerPanel = () => (
  <>
    <FacesAhead />
    <DangerList />
  </>
)

function FortsPanel() {
  const shown = useDisplayedState()
  return (
    <>
      <div className={styles['forts']}>
        <Countries state={shown} />
      </div>
      <ul className={styles['others']}>
        {seatsOf(shown).map((seat) => (
          <OtherCountry key={seat} seat={seat} state={shown} />
        ))}
      </ul>
    </>
  )
}

function TalePanel() {
  const { common } = useMessages()
  const { phase, round } = useDisplayedState()
  return (
    <>
      <p className={styles['small']}>{common.round(phase === 'muster' ? 0 : round)}</p>
      <LogPanel />
    </>
  )
}
