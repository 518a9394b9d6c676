import type { RefObject } from 'react'
import { Icon, type IconName, TokenButton } from '../../art/index.ts'
import type { BoardCamera } from './BoardCamera.ts'
import styles from './camera-buttons.module.css'

/** How much one press zooms. */
export const ZOOM_STEP = 1.3

interface CameraButtonsProps {
  eye: RefObject<BoardCamera | null>
  /** What the buttons are called. */
  names: Readonly<Record<'zoomIn' | 'fit' | 'zoomOut', string>>
}

/** Nearer, all of it, farther: for those who have neither wheel nor touch nor keys. */
export function CameraButtons({ eye, names }: CameraButtonsProps) {
  const buttons: { icon: IconName; name: string; press(): void }[] = [
    { icon: 'plus', name: names.zoomIn, press: () => eye.current?.zoomBy(ZOOM_STEP) },
    { icon: 'fit', name: names.fit, press: () => eye.current?.fit() },
    { icon: 'minus', name: names.zoomOut, press: () => eye.current?.zoomBy(1 / ZOOM_STEP) },
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
