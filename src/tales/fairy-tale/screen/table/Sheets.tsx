import { useRef } from 'react'
import { PaperCard } from '../../../../ui/art/index.ts'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { useWatching } from '../../input-blocked.ts'
import { SideChoice } from '../lazy.tsx'
import { DrawPile } from '../market/DrawPile.tsx'
import { useTableOverrides } from '../state/instead.ts'
import { useAsksSide, useDisplayedState, useLiveState } from '../state/table-state.ts'
import { useSheetHeight } from '../state/useRise.ts'
import { UndoButton } from '../table-parts.ts'
import footer from './footer.module.css'
import { Hand } from './Hand.tsx'
import { LeftSheet } from './LeftSheet.tsx'
import { MainSeal } from './MainSeal.tsx'
import { BottomSheet } from './PhoneSheet.tsx'
import { RightSheet } from './RightSheet.tsx'
import { Status } from './Status.tsx'
import sheets from './sheets.module.css'

interface SheetsProps {
  /** The usual upper edge of the strip below the board, in pixels from the bottom; null if the strip is elsewhere. */
  foot: number | null
}

/** The sheets round the board that the layout has room for. */
export function Sheets({ foot }: SheetsProps) {
  const real = useLiveState()
  const shown = useDisplayedState()
  const layout = useLayout()
  const asksSide = useAsksSide()
  const instead = useTableOverrides()?.strip
  const watching = useWatching()
  const strip = useRef<HTMLDivElement>(null)
  useSheetHeight(strip, foot)
  if (isSmall(layout)) return <BottomSheet />
  return (
    <Pieces>
      <LeftSheet rail={layout === 'rail'} />
      {layout === 'wide' ? (
        <RightSheet />
      ) : (
        <PaperCard torn={['top']} seed="rail" className={sheets['rail']} {...ONE_TAB_STOP}>
          <Pieces>
            {asksSide === 'sheet' ? (
              <SideChoice state={real} flow="row" />
            ) : (
              <>
                <Hand flow="row" heading={false} />
                {!real.opening && <DrawPile state={shown} small />}
              </>
            )}
          </Pieces>
        </PaperCard>
      )}
      <footer className={footer['footer']}>
        <Pieces>
          <UndoButton size={60} caption={layout === 'wide'} keepsPlace={layout === 'wide'} />
        </Pieces>
        <PaperCard ref={strip} seed="foot" className={footer['strip']} {...ONE_TAB_STOP}>
          <Pieces>{instead && !watching ? instead : <Status />}</Pieces>
        </PaperCard>
        <div className={footer['seal']}>
          <Pieces>
            <MainSeal state={real} size={128} />
          </Pieces>
        </div>
      </footer>
    </Pieces>
  )
}
