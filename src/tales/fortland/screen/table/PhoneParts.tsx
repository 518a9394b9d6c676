import { useEffect, useState } from 'react'
import { freePlaces, hasFallen, SEATS, seatsOf } from '../../../../engine/fortland/index.ts'
import { useTipsInSheet } from '../../../../ui/frames/table/NoticePlace.tsx'
import { PhoneSheet } from '../../../../ui/frames/table/PhoneSheet.tsx'
import { HourButton } from '../../../../ui/page/HourButton.tsx'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { EmblemIcon } from '../../art/index.ts'
import { useIntent } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Countries } from '../board/Yard.tsx'
import { Aimed, DoAll } from '../foresight/Aimed.tsx'
import { DangerList } from '../foresight/DangerList.tsx'
import { FacesAhead } from '../foresight/FacesAhead.tsx'
import { useShownState } from '../now/at-table.ts'
import { countryName } from '../ring/names.ts'
import { OtherCountry } from './CountryHead.tsx'
import { DeedList } from './DeedList.tsx'
import { HintButton, TaleSoFar, TipPlace, UndoButton } from './parts.ts'
import styles from './Sheets.module.css'
import { EndSeal, ToDo } from './ToDo.tsx'

/** Above the board of a phone: every country with how many places it has free. */
export function CountryChips() {
  const m = useMessages()
  const shown = useShownState()
  return (
    <ul className={styles['chips']}>
      {seatsOf(shown).map((seat) => {
        const free = freePlaces(shown, seat).length
        return (
          <li
            key={seat}
            className={styles['chip']}
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

/** The sheet at the bottom of a narrow window: four tabs, and below them undo, hints, and the end of the turn. */
export function Sheet() {
  const { table: words } = useMessages()
  const [tab, setTab] = useState('do')
  const aim = useIntent((intent) => intent.aim)
  // Whoever aims at something wants to see what comes of it.
  useEffect(() => {
    if (aim) setTab('do')
  }, [aim])
  return (
    <PhoneSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'do', title: words.tabs.do, panel: <DoPanel /> },
        { id: 'danger', title: words.tabs.danger, panel: <DangerPanel /> },
        { id: 'forts', title: words.tabs.forts, panel: <FortsPanel /> },
        { id: 'tale', title: words.tabs.tale, panel: <TalePanel /> },
      ]}
      tip={useTipsInSheet() && <TipPlace />}
    >
      <UndoButton size={48} />
      <HintButton size={46} />
      <div className={styles['mid']}>{aim && <DoAll />}</div>
      <div className={styles['end']}>
        <EndSeal size={74} />
      </div>
    </PhoneSheet>
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
  const shown = useShownState()
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
      <div className={styles['tools']}>
        <SoundButton />
        <HourButton />
      </div>
    </>
  )
}

function TalePanel() {
  const { common } = useMessages()
  const { log } = useFrameWords()
  const { phase, round } = useShownState()
  return (
    <>
      <h2 className="unseen">{log.heading}</h2>
      <p className={styles['small']}>{common.round(phase === 'muster' ? 0 : round)}</p>
      <TaleSoFar />
    </>
  )
}
