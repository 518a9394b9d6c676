import type { RefObject } from 'react'
import { Icon, type IconName, TokenButton } from '../../../../ui/art/index.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { useMessages } from '../../words/useMessages.ts'
import styles from './camera-buttons.module.css'

/** How much one press zooms. */
export const ZOOM_STEP = 1.3

interface CameraButtonsProps {
  eye: RefObject<BoardCamera | null>
}

/** Nearer, all of it, farther: for those who have neither wheel nor touch nor keys. */
export function CameraButtons({ eye }: CameraButtonsProps) {
  const { board } = useMessages()
  const buttons: { icon: IconName; name: string; press(): void }[] = [
    { icon: 'plus', name: board.zoomIn, press: () => eye.current?.zoomBy(ZOOM_STEP) },
    { icon: 'fit', name: board.fit, press: () => eye.current?.fit() },
    { icon: 'minus', name: board.zoomOut, press: () => eye.current?.zoomBy(1 / ZOOM_STEP) },
  ]
  return (
    <div className={styles['buttons']}>
      {buttons.map(({ icon, name, press }) => (
        <TokenButton key={icon} size={48} aria-label={name} title={name} onClick={press} data-camera={icon}>
          <Icon name={icon} size={26} />
        </TokenButton>
      ))}
    </div>
  )
}
