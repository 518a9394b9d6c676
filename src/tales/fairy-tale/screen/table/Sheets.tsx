import { useRef } from 'react'
import { Sheet } from '../../../../ui/art/index.ts'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { FutureStrip } from '../late/leaves.tsx'
import { DrawPile } from '../market/DrawPile.tsx'
import { useReal, useShownState } from '../now/at-table.ts'
import { useRise } from '../now/useRise.ts'
import { UndoButton } from '../table-parts.ts'
import footer from './footer.module.css'
import { Hand } from './Hand.tsx'
import { LeftSheet } from './LeftSheet.tsx'
import { MainSeal } from './MainSeal.tsx'
import { PhoneSheet } from './PhoneSheet.tsx'
import { RightSheet } from './RightSheet.tsx'
import { Status } from './Status.tsx'
import sheets from './sheets.module.css'

interface SheetsProps {
  /** Where the strip below the board usually ends, in pixels from the bottom; null where it is not there. */
  foot: number | null
}

/** The sheets of paper round the board, as many as there is room for. */
export function Sheets({ foot }: SheetsProps) {
  const real = useReal()
  const shown = useShownState()
  const layout = useLayout()
  const strip = useRef<HTMLDivElement>(null)
  useRise(strip, foot)
  if (isSmall(layout)) return <PhoneSheet />
  return (
    <Pieces>
      <LeftSheet rail={layout === 'rail'} />
      {layout === 'wide' ? (
        <RightSheet />
      ) : (
        <Sheet torn={['top']} seed="rail" className={sheets['rail']}>
          <Pieces>
            <Hand flow="row" heading={false} />
            {!real.opening && <DrawPile state={shown} small />}
          </Pieces>
        </Sheet>
      )}
      {layout === 'wide' && <FutureStrip />}
      <footer className={footer['footer']}>
        <Pieces>
          <UndoButton size={60} caption={layout === 'wide'} keepsPlace={layout === 'wide'} />
        </Pieces>
        <Sheet ref={strip} seed="foot" className={footer['strip']}>
          <Pieces>
            <Status />
          </Pieces>
        </Sheet>
        <div className={footer['seal']}>
          <Pieces>
            <MainSeal state={real} size={128} />
          </Pieces>
        </div>
      </footer>
    </Pieces>
  )
}
