import { useState } from 'react'
import type { State } from '../../engine/fairy-tale/index.ts'
import { useForesight } from '../../store/foresight.ts'
import { useIntent } from '../../store/intent.ts'
import { Tabs } from '../app/Tabs.tsx'
import { Heading, Sheet } from '../art/index.ts'
import { CharacterPanel } from '../characters/CharacterPanel.tsx'
import { CharacterStrip } from '../characters/CharacterStrip.tsx'
import { Others } from '../characters/Others.tsx'
import { ForesightPage } from '../foresight/ForesightPage.tsx'
import { Log, type Moment } from '../log/Log.tsx'
import type { TaleSession } from '../log/line.ts'
import { DrawPile } from '../market/DrawPile.tsx'
import { Suggestions } from '../pins/Suggestions.tsx'
import { useMessages } from '../text/useMessages.ts'
import { Hand } from './Hand.tsx'
import { MainSeal } from './MainSeal.tsx'
import { PhoneContext } from './PhoneContext.tsx'
import styles from './PhoneSheet.module.css'
import { Tools } from './Tools.tsx'
import { UndoButton } from './UndoButton.tsx'
import { REFUGE } from './useFocusKept.ts'
import { useLayout, useTightness } from './useLayout.ts'
import { useWatching } from './watching.ts'

interface PhoneSheetProps {
  session: TaleSession
  real: State
  shown: State
  until: Moment | null
}

/** The tab that is in sight for as long as the six futures lie open. */
const FORESIGHT = 'foresight'

/** The sheet at the bottom of a narrow window: five tabs, and what can be done below them. */
export function PhoneSheet({ session, real, shown, until }: PhoneSheetProps) {
  const { foresight, table } = useMessages()
  const [tab, setTab] = useState('market')
  const looking = useForesight(({ open }) => open)
  const placing = useIntent((intent) => intent.placing !== null)
  const watching = useWatching()
  const { low, flat } = useTightness()
  const high = useLayout() === 'across' && !flat
  const { seats } = session.config
  const seat = seats[shown.onTurn]
  const market = (
    <>
      {seat && !real.opening && <CharacterStrip state={shown} seat={seat} placing={placing} />}
      <Hand real={real} shown={shown} flow="narrow" heading={false} />
      {high && !real.opening && (
        <div className={styles['pile']}>
          <Heading level={3}>{table.pile}</Heading>
          <DrawPile state={shown} />
        </div>
      )}
    </>
  )
  const heroes = (
    <>
      <p className={styles['chapter']}>{table.chapter(shown.turn)}</p>
      {seat && <CharacterPanel state={shown} seat={seat} placing={placing} />}
      <Others seats={seats} state={shown} />
      <Suggestions state={shown} />
    </>
  )
  const ahead = (
    <>
      <h2 className="unseen">{foresight.tab}</h2>
      <ForesightPage cards="swipe" />
    </>
  )
  const forest = (
    <>
      <Tools />
      <DrawPile state={shown} />
    </>
  )
  return (
    <Sheet torn={['top']} seed="phone" className={styles['bottom']}>
      <Tabs
        label={table.tabs.label}
        open={looking ? FORESIGHT : tab}
        onOpen={(id) => {
          useForesight.getState().setOpen(id === FORESIGHT)
          if (id !== FORESIGHT) setTab(id)
        }}
        tabs={[
          { id: 'market', title: table.tabs.market, panel: market },
          { id: FORESIGHT, title: foresight.tab, panel: ahead },
          { id: 'heroes', title: table.tabs.heroes, panel: heroes },
          { id: 'tale', title: table.tabs.tale, panel: <Log session={session} until={until} /> },
          { id: 'forest', title: table.tabs.forest, panel: forest },
        ]}
      />
      <div className={styles['bar']}>
        {!watching && <UndoButton size={52} caption={false} />}
        <div className={styles['context']} {...REFUGE}>
          <PhoneContext session={session} real={real} />
        </div>
        <MainSeal state={real} size={low ? 78 : 92} />
      </div>
    </Sheet>
  )
}
